"""Other seeds than the tests': random matches in lock-step with the second implementations, and what is hidden in them.
`make seeds`, or some of them: `PYTHONPATH=tests python -m other_seeds modules --first 1044 --seeds 1`. Where something
differs, write a test."""

from __future__ import annotations

import argparse
import sys
import traceback
from collections.abc import Callable
from pathlib import Path
from random import Random
from time import monotonic

from rich.progress import BarColumn, Progress, TextColumn, TimeRemainingColumn

from island import test_against_slow as island
from island.slow_scenes import scene
from island.slow_walks import island as island_game
from lost_cities import test_against_slow as lost_cities
from lost_cities.variants import Variant
from quest import test_against_slow as quest
from quest import test_against_slow_hexes as hexes
from quest import test_against_slow_modules as modules
from quest.hexing import ROUTES as HEXED_ROUTES
from quest.hexing import hexes as hexed_game
from quest.lively import ROUTES, rich
from quest.lively import quest as quest_game
from quest.moduling import MODULES, with_modules
from test_non_interference import continuations
from walks import all_tables, positions
from worlds import knowledge, worlds

STEPS = 60
PLAYERS = (2, 3, 4)


def lost_cities_match(luck: Random) -> None:
    options = {"expeditions": luck.choice([5, 6]), **luck.choice(lost_cities.OPTION_SETS)}
    lost_cities.LockStep(Variant(options), luck.randrange(10**6)).play_out()


def quest_match(luck: Random) -> None:
    options = {"route": luck.choice(ROUTES), "caves": luck.random() < 0.7, **luck.choice(quest.OPTION_SETS)}
    play(quest.amid(rich(quest_game(**options), luck.choice(PLAYERS), luck, effects=0.2)), luck)


def hexes_match(luck: Random) -> None:
    options = {"promos": luck.random() < 0.6, **luck.choice(hexes.OPTION_SETS)}
    play(hexes.amid(hexed_game(luck.choice(HEXED_ROUTES), **options), luck.choice(PLAYERS), luck), luck)


def modules_match(luck: Random) -> None:
    chosen = luck.sample(MODULES, luck.choice([1, 2, 3, len(MODULES)]))
    anywhere = {"route": luck.choice(modules.ALL_ROUTES), "promos": luck.random() < 0.5}
    game, players = with_modules(*chosen, **luck.choice([anywhere, *modules.OPTION_SETS])), luck.choice(PLAYERS)
    if luck.random() < 0.3:
        play(modules.from_the_start(game.start(players, luck.randrange(10**6))), luck)
    else:
        play(modules.amid(game, players, luck), luck)


def island_match(luck: Random) -> None:
    game = island_game(**{**luck.choice(island.OPTION_SETS), **luck.choice(island.OPTION_SETS)})
    if luck.random() < 0.3:
        island.LockStep(game.start(luck.choice(PLAYERS), luck.randrange(10**6))).play_on(luck, STEPS)
    else:
        island.LockStep(*scene(game, luck.choice(PLAYERS), luck)).play_on(luck, STEPS)


def hidden(luck: Random) -> None:
    """Worlds that a seat cannot tell apart, in any game."""
    table = luck.choice(all_tables())
    for match in positions(table, 4, luck.randrange(10**6)):
        for seat in range(table.players):
            true, *imagined = (knowledge(world, seat) for world in worlds(match, seat))
            assert all(other == true for other in imagined)
            assert all(same for _, same in continuations(match, seat))


def play(both: quest.LockStep, luck: Random) -> None:
    """Play like somebody who tries everything, or like somebody who wants to get on."""
    if luck.random() < 0.5:
        both.play_on(luck, STEPS)
    else:
        both.try_everything(luck, STEPS, set())


MATCHES: dict[str, Callable[[Random], None]] = {
    "lost-cities": lost_cities_match,
    "quest": quest_match,
    "hexes": hexes_match,
    "modules": modules_match,
    "island": island_match,
    "hidden": hidden,
}


def run(name: str, first: int, seeds: int | None, minutes: float, bar: Progress) -> int:
    """The number of seeds that differ."""
    end, seed, different = monotonic() + 60 * minutes, first, 0
    task = bar.add_task(name, total=seeds or 60 * minutes)
    while seed < first + seeds if seeds else monotonic() < end:
        try:
            MATCHES[name](Random(seed))
        except Exception as error:
            different += 1
            last = traceback.extract_tb(error.__traceback__)[-1]
            bar.print(f"{name}, seed {seed}: {type(error).__name__} in {Path(last.filename).name}:{last.lineno}")
        seed += 1
        done = seed - first if seeds else 60 * minutes - (end - monotonic())
        bar.update(task, completed=done, description=f"{name}: {seed - first} seeds, {different} differ")
    return different


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("games", nargs="*", help=f"of {', '.join(MATCHES)}; all, if none is named")
    parser.add_argument("--first", type=int, default=Random().randrange(10**9), help="seed; any, if not given")
    parser.add_argument("--seeds", type=int, help="how many of them")
    parser.add_argument("--minutes", type=float, default=3, help="for each game, if no number of seeds is given")
    given = parser.parse_args()
    if unknown := set(given.games) - set(MATCHES):
        parser.error(f"there is no {', '.join(sorted(unknown))}; there are: {', '.join(MATCHES)}")
    columns = (TextColumn("{task.description}"), BarColumn(), TimeRemainingColumn())
    with Progress(*columns) as bar:
        bar.print(f"from seed {given.first} on")
        return sum(run(name, given.first, given.seeds, given.minutes, bar) for name in given.games or MATCHES)


if __name__ == "__main__":
    sys.exit(min(main(), 1))
