"""Random walks through every game, with every option and number of players. Most tests start from them."""

from __future__ import annotations

import functools
import json
import random
from collections.abc import Iterator
from typing import Any, NamedTuple

import numpy as np
import pytest

import manoa
from manoa import Game, IllegalAction, Match
from manoa.games import rulebook
from manoa.games.quest.parts.routes import is_expansion
from manoa.kernel.rulebook import Option, Options, Rulebook
from manoa.words import catalogue

LONGEST = 50_000  # every random match has to end within this many steps
EXPANSION_ROUTE = "demon_gorge"
SHORTER = {"quest": {"round_limit": 25}, "island": {"round_limit": 8}}  # options that make random matches short


class Table(NamedTuple):
    """A game with its options, and the number of players."""

    game: Game
    players: int

    def start(self, seed: int = 0) -> Match:
        return self.game.start(self.players, seed)

    def __str__(self) -> str:
        chosen = [f"{name}={value}" for name, value in unusual(self.game).items()]
        return " ".join([self.game.name, *chosen, f"{self.players}p"])


# Options


def unusual(game: Game) -> Options:
    """The options that differ from their defaults."""
    return {name: value for name, value in game.options.items() if value != game.book.options[name].default}


def choices(option: Option) -> list[Any]:
    """The values of an option to try, the default first. If the option takes several values: all of them together, then
    each."""
    if option.several:
        return [option.default, list(option.values), *([value] for value in option.values)]
    allowed = option.values or (option.least, option.least + 1)
    return [option.default, *(value for value in allowed if value != option.default)]


def shorter(book: Rulebook) -> Options:
    return dict(SHORTER.get(book.id, {}))


def varied(book: Rulebook) -> dict[str, Option]:
    """The options to try: all except those that keep matches short."""
    return {name: option for name, option in book.options.items() if name not in shorter(book)}


def option_mixes(book: Rulebook) -> list[Options]:
    """Neighbouring options changed together, in pairs, and finally all at once."""
    changed = {name: choices(option)[1] for name, option in varied(book).items()}
    names = list(changed)
    pairs = [{name: changed[name] for name in names[at : at + 2]} for at in range(0, len(names) - 1, 2)]
    return [{**shorter(book), **options} for options in (*pairs, changed)]


def further_values(book: Rulebook) -> list[Options]:
    """The values that `option_mixes` leaves out, for all options together: the third ones, the fourth ones …"""
    values = {name: choices(option)[2:] for name, option in varied(book).items()}
    most = max(map(len, values.values()))
    return [
        {**shorter(book), **{name: left[place] for name, left in values.items() if place < len(left)}}
        for place in range(most)
    ]


def fitting(name: str, options: Options) -> Game:
    """A game with these options; others are changed where they would not go together."""
    hexes = options.get("heroes_hexes", False)
    if name == "quest" and is_expansion(options.get("route", "first")) != hexes:
        options = {**options, **({"route": EXPANSION_ROUTE} if hexes else {"heroes_hexes": True})}
    return manoa.game(name, **options)


def tables(name: str, sets: list[Options]) -> list[Table]:
    """Every table for a game under sets of options, for each number of players these allow."""
    chosen = [fitting(name, options) for options in sets]
    return [Table(game, players) for game in dict.fromkeys(chosen) for players in game.player_counts]


def all_tables() -> list[Table]:
    """Every table of `main_tables`, and more, so that every value of each option occurs."""
    further = [table for name in manoa.games() for table in in_turn(name, further_values(rulebook(name)))]
    return list(dict.fromkeys([*main_tables(), *further]))


def main_tables() -> list[Table]:
    """Tables for slow tests: the defaults with every number of players, options changed four at a time, and all of
    them."""
    found = []
    for name in manoa.games():
        *pairs, changed = option_mixes(rulebook(name))
        fours = [{**pairs[at], **pairs[min(at + 1, len(pairs) - 1)]} for at in range(0, len(pairs), 2)]
        found += [*tables(name, [shorter(rulebook(name))]), *in_turn(name, [*fours, changed])]
    return list(dict.fromkeys(found))


def some_tables() -> list[Table]:
    """Tables for what the library does with any game, whatever its options: of each the defaults, a few options
    changed, and all of them."""
    found = []
    for name in manoa.games():
        mains = [table for table in main_tables() if table.game.name == name]
        found += [mains[0], mains[len(mains) // 2], mains[-1]]
    return found


def in_turn(name: str, sets: list[Options]) -> list[Table]:
    """A table for each set of options, each time with another number of players."""
    chosen = [fitting(name, options) for options in sets]
    return [Table(game, game.player_counts[place % len(game.player_counts)]) for place, game in enumerate(chosen)]


every_game = pytest.mark.parametrize("name", manoa.games())
every_table = pytest.mark.parametrize("table", all_tables(), ids=str)
every_main_table = pytest.mark.parametrize("table", main_tables(), ids=str)
on_some_tables = pytest.mark.parametrize("table", some_tables(), ids=str)


# Walks


def play_on(match: Match, luck: random.Random, steps: int = LONGEST) -> Match:
    """Play random steps: the given number, or until the match is over."""
    for _ in range(steps):
        if match.over:
            break
        match.play(luck.choice(np.flatnonzero(match.mask()).tolist()))
    return match


def finished(table: Table, seed: int = 0) -> Match:
    """A match that was played randomly to its end."""
    return copy(_finished(table, seed))


@functools.cache
def _finished(table: Table, seed: int) -> Match:
    match = play_on(table.start(seed), random.Random(seed))
    assert match.over, f"{table} is not over after {LONGEST} random steps"
    return match


def positions(table: Table, count: int, seed: int = 0) -> Iterator[Match]:
    """The given number of moments of a random match, including the first and the last."""
    end = _finished(table, seed)
    middle = random.Random(seed).sample(range(1, len(end.steps)), min(count - 2, len(end.steps) - 1))
    for step in [0, *sorted(middle), len(end.steps)]:
        yield end.at(step)


def running(table: Table, count: int, seed: int = 0) -> Iterator[Match]:
    """The given number of moments of a random match at which somebody has to act."""
    return (match for match in positions(table, count + 1, seed) if not match.over)


def copy(match: Match) -> Match:
    """An independent copy."""
    return match.at(len(match.steps))


def going_on(game: Game, players: int, state: Any) -> Match:
    """A match that continues from a state, without a past."""
    states = game.book.state.many(1)
    states[0] = state
    return Match(game, players, states, None)


def frozen(match: Match) -> tuple[Any, ...]:
    """Everything that playing changes in a match, to check later that it did not change."""
    return match.state.tobytes(), match.begin.tobytes(), tuple(match.steps), tuple(match.actions())


# JSON


def through_json(value: Any) -> Any:
    """A value written as strict JSON and read again."""
    return json.loads(json.dumps(value, allow_nan=False))


# Refusals


def why_not(match: Match, action: Any) -> str | None:
    """Why an action is refused, as an English sentence; None if it is not refused."""
    refusal = match.why(action)
    return refusal and catalogue(match.game.name, "en").refusal(refusal)


def sentence_of(error: IllegalAction) -> str:
    """What an error says, without the rule that it names at its end."""
    rule, text = error.refusal.get("rule"), str(error)
    assert not rule or text.endswith(f" ({rule}).")
    return text.replace(f" ({rule}).", ".") if rule else text
