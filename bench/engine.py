"""The speed of the engine on this machine's processor: `make bench`, or `python bench/engine.py`."""

from __future__ import annotations

import functools
import os
import random
import subprocess
import sys
import tempfile
import time
from collections.abc import Callable
from typing import Any

import numpy as np

import manoa
from manoa.bots import quick_bots
from measure import report, seconds

GAMES = 20_000
QUEST_GAMES = 500
ISLAND_GAMES = 300
GIN_GAMES = 100


def main() -> None:
    rounds = playouts()
    open_spiel(rounds)
    stepping(manoa.game("lost-cities", rounds=1), 2)
    python_driven(manoa.game("lost-cities"), 2, "under 0.2", "under 5")
    print("\nThe Quest for El Dorado, `first`, four players")
    long_playouts("quest", QUEST_GAMES, "at least 2,000,000 on one core")
    stepping(manoa.game("quest"), 4)
    python_driven(manoa.game("quest"), 4, "under 1", "under 5")
    pictures("quest")
    print("\nThe Island of El Dorado, four players")
    long_playouts("island", ISLAND_GAMES, "at least 500,000 on one core")
    stepping(manoa.game("island"), 4)
    python_driven(manoa.game("island"), 4, "under 1", "under 20")
    pictures("island")
    print("\nStarting")
    start_up()


def playouts() -> float:
    """Deals and random playouts of the five-expedition game, one core and all."""
    one, every = (rounds_per_second(threads) for threads in (1, None))
    report("random rounds/s, one core", f"{one:,.0f}", "at least 100,000")
    report("random rounds/s, all cores", f"{every:,.0f}")
    report("all cores over one", f"{every / one:.2f}", "at least 1.7 on two")
    return one


def rounds_per_second(threads: int | None) -> float:
    batch = manoa.game("lost-cities", rounds=1).batch(GAMES, threads=threads)
    seeds = np.arange(GAMES)

    def work() -> None:
        batch.reset(seeds)
        batch.playout()

    return GAMES / seconds(work)


def open_spiel(rounds: float) -> None:
    """OpenSpiel's gin rummy played at random from Python, as in its own example and as fast as we can."""
    try:
        import pyspiel
    except ImportError:
        report("OpenSpiel gin_rummy", "not installed", "make bench installs it")
        return
    game = pyspiel.load_game("gin_rummy")
    ways: dict[str, tuple[Callable[[Any], int], Callable[[Any], int]]] = {
        "as in its example": (np_chance, np.random.choice),
        "quickest loop": (lambda outcomes: random.choice(outcomes)[0], random.choice),
    }
    for how, (chance, choose) in ways.items():
        games = GIN_GAMES / seconds(functools.partial(gin, game, chance, choose, GIN_GAMES))
        report(f"OpenSpiel gin_rummy games/s, {how}", f"{games:,.0f}")
        report("  our rounds over its games", f"{rounds / games:,.0f}", "at least 1,000")


def np_chance(outcomes: Any) -> int:
    actions, odds = zip(*outcomes, strict=True)
    return int(np.random.choice(actions, p=odds))


def gin(game: Any, chance: Callable[[Any], int], choose: Callable[[Any], int], games: int) -> None:
    for _ in range(games):
        state = game.new_initial_state()
        while not state.is_terminal():
            if state.is_chance_node():
                state.apply_action(chance(state.chance_outcomes()))
            else:
                state.apply_action(choose(state.legal_actions()))


def long_playouts(name: str, games: int, wanted: str) -> None:
    """Random playouts and those of the bot with four players, one core and all."""
    for policy in ("random", "greedy"):
        for threads in (1, None):
            batch = manoa.game(name).batch(games, players=4, threads=threads)
            batch.reset(np.arange(games))
            steps = int(batch.playout(policy).steps.sum())
            figure = steps / seconds(functools.partial(batch.playout, policy))
            report(f"{policy} playout steps/s, {'one core' if threads else 'all cores'}", f"{figure:,.0f}", wanted)
            wanted = ""
    report("a state, bytes", f"{manoa.game(name).book.state.dtype.itemsize:,}", "under 4,096")


def pictures(name: str) -> None:
    match = random_match(manoa.game(name), 4)
    report("match.svg(), ms", f"{seconds(lambda: match.svg(0)) * 1e3:.0f}")


def stepping(game: manoa.Game, players: int) -> None:
    """The step-by-step batch API with masks and observations."""
    batch = game.batch(4096, players=players)
    masks, features, actions, players_to_act = batch.masks(), batch.observe(), batch.choose(), batch.players()

    def work() -> None:
        for step in range(20):
            batch.masks(out=masks)
            batch.observe(out=features)
            batch.choose(seed=step, out=actions)
            batch.step(actions)

    def turns() -> None:
        for step in range(20):
            batch.choose(seed=step, out=actions)
            batch.turn(actions, players_to_act, masks, features)

    report("batch steps/s with masks and observations, all cores", f"{20 * len(actions) / seconds(work):,.0f}")
    report("batch turns/s, the same in one call", f"{20 * len(actions) / seconds(turns):,.0f}")


def python_driven(game: manoa.Game, players: int, view_wanted: str, replay_wanted: str) -> None:
    """One match driven from Python, a view, a replay."""
    match = random_match(game, players)
    taken = seconds(lambda: random_match(game, players))
    report("actions() and play() from Python, steps/s", f"{len(match.steps) / taken:,.0f}", "at least 100,000")
    middle = match.at(len(match.steps) // 2)
    view = seconds(lambda: [middle.view(0) for _ in range(100)]) / 100
    report("a view, ms", f"{view * 1e3:.3f}", view_wanted)
    match = bot_match(game, players)
    record = match.record()
    report("the record of a full match of a bot, ms", f"{seconds(match.record) * 1e3:.2f}", replay_wanted)
    report("its replay, ms", f"{seconds(lambda: manoa.replay(record)) * 1e3:.2f}", replay_wanted)


def bot_match(game: manoa.Game, players: int) -> manoa.Match:
    bot, match = manoa.bot(quick_bots(game.name)[1], seed=1), game.start(players, seed=1)
    while match.player is not None:
        match.play(bot.choose(match.for_seat(match.player)))
    return match


def random_match(game: manoa.Game, players: int) -> manoa.Match:
    match = game.start(players, seed=1)
    choose = random.Random(1).random
    while not match.over:
        actions = match.actions()
        match.play(actions[int(choose() * len(actions))])
    return match


def start_up() -> None:
    """Commands as users type them, from a warm cache; and how long the first compile takes."""
    with tempfile.TemporaryDirectory() as empty:
        start = time.perf_counter()
        environment = {**os.environ, "MANOA_CACHE": empty}
        subprocess.run([sys.executable, "-m", "manoa", "prepare"], check=True, capture_output=True, env=environment)
        report("first compile of all games, s", f"{time.perf_counter() - start:.0f}")
    for arguments, wanted in ((["--help"], "under 0.5"), (["games"], "")):
        command = [sys.executable, "-m", "manoa", *arguments]
        spent = seconds(functools.partial(subprocess.run, command, check=True, capture_output=True))
        report(f"manoa {' '.join(arguments)}, s", f"{spent:.2f}", wanted)
    for name in manoa.games():
        command = [sys.executable, "-m", "manoa", "play", name]
        spent = seconds(functools.partial(subprocess.run, command, input=b"quit\n", capture_output=True))
        report(f"manoa play {name}, until the first question and back, s", f"{spent:.2f}", "under 2")


if __name__ == "__main__":
    main()
