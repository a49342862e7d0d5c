"""Do reviews put players in the order of their strength?

python bench/study_order.py [GAME …] [--games N] [--simulations N] [--processes N]

Pairs of bots play 40 games of each kind against each other, and each game is reviewed. There is a row for each pair,
and one for all pairs of known strength, those of which the stronger one wins at least nine of ten games. A row tells
how many games there were, how many of 100 the stronger one won, and in how many it had the higher accuracy; the average
accuracies; what play brought of a won match; what luck brought the stronger one on average (it should be nothing), and
how much it did at most in one game.
"""

from __future__ import annotations

import argparse
import os
from collections import defaultdict
from collections.abc import Iterator
from concurrent.futures import ProcessPoolExecutor
from multiprocessing import get_context
from statistics import fmean, stdev
from typing import Any, NamedTuple

import manoa
from manoa import Match
from manoa.study import Review, review

PAIRS = {  # the weaker first
    "lost-cities": [("random", "careful"), ("random", "novice"), ("novice", "strong"), ("fair", "search")],
    "quest": [("random", "greedy"), ("greedy", "planner"), ("random", "hasty"), ("greedy", "hasty")],
    "island": [("random", "novice"), ("random", "greedy"), ("random", "strong"), ("novice", "search")],
}
OPTIONS: dict[str, dict[str, Any]] = {"quest": {"round_limit": 60}}
CLEAR = 0.9  # of games that the stronger one of a pair of known strength wins
THINKING = {"lost-cities": 4000, "island": 400}  # simulations of `search`
GAMES = 40


class Task(NamedTuple):
    game: str
    weaker: str
    stronger: str
    seed: int
    simulations: int | None


class Found(NamedTuple):
    """Of a game; the weaker first."""

    task: Task
    accuracies: tuple[float, float]
    won: float  # by the stronger one
    own: tuple[float, float]  # what play did
    luck: float  # of the stronger one


def main() -> None:
    given = argparse.ArgumentParser()
    given.add_argument("game", nargs="*")
    given.add_argument("--games", type=int, default=GAMES)
    given.add_argument("--simulations", type=int)
    given.add_argument("--processes", type=int, default=os.cpu_count())
    chosen = given.parse_args()
    for game in chosen.game or PAIRS:
        pairs = PAIRS[game]
        tasks = [Task(game, *pairs[seed % len(pairs)], seed, chosen.simulations) for seed in range(chosen.games)]
        tell(game, list(all_found(tasks, chosen.processes)))


def all_found(tasks: list[Task], processes: int) -> Iterator[Found]:
    if processes == 1:
        yield from map(looked_at, tasks)
        return
    with ProcessPoolExecutor(processes, get_context("spawn")) as pool:
        yield from pool.map(looked_at, tasks)


def looked_at(task: Task) -> Found:
    match, weaker = played(task)
    *_, found = review(match, task.simulations, task.seed, threads=1)
    stronger = 1 - weaker
    shares = [found.accounts(seat)[0] for seat in (0, 1)]
    own = shares[weaker].own / 10_000, shares[stronger].own / 10_000
    won, luck = shares[stronger].result / 10_000, shares[stronger].luck / 10_000
    return Found(task, (accuracy_of(found, weaker), accuracy_of(found, stronger)), won, own, luck)


def accuracy_of(found: Review, seat: int) -> float:
    accuracy = found.accuracy(seat)
    return float("nan") if accuracy is None else accuracy


def played(task: Task) -> tuple[Match, int]:
    """A match, and the seat of the weaker bot."""
    weaker = task.seed % 2 if len(PAIRS[task.game]) % 2 else task.seed // len(PAIRS[task.game]) % 2
    match = manoa.game(task.game, **OPTIONS.get(task.game, {})).start(2, seed=task.seed)
    names = (task.weaker, task.stronger) if weaker == 0 else (task.stronger, task.weaker)
    bots = [bot_for(task, name, 10 * task.seed + seat) for seat, name in enumerate(names)]
    while match.player is not None:
        match.play(bots[match.player].choose(match.for_seat(match.player)))
    return match, weaker


def bot_for(task: Task, name: str, seed: int) -> Any:
    if name == "search":
        return manoa.bot(name, seed, simulations=THINKING[task.game], threads=1)
    return manoa.bot(name, seed)


def tell(game: str, found: list[Found]) -> None:
    pairs: dict[str, list[Found]] = defaultdict(list)
    for one in found:
        pairs[f"{one.task.weaker} – {one.task.stronger}"].append(one)
    for name, games in pairs.items():
        tell_of(name, games)
    known = [one for games in pairs.values() if fmean(one.won for one in games) >= CLEAR for one in games]
    if known:
        tell_of(f"{game}, known", known)


def tell_of(name: str, found: list[Found]) -> None:
    right = fmean(one.accuracies[1] > one.accuracies[0] for one in found)
    lower, higher = (fmean(one.accuracies[place] for one in found) for place in (0, 1))
    own, other = (fmean(one.own[place] for one in found) for place in (0, 1))
    lucks = [one.luck for one in found]
    error = stdev(lucks) / len(lucks) ** 0.5 if len(lucks) > 1 else 0.0
    most = max(abs(one.luck) for one in found)
    print(
        f"| {name} | {len(found)} | {100 * fmean(one.won for one in found):.0f} | {100 * right:.0f} | {lower:.0f} | "
        f"{higher:.0f} | {100 * own:+.0f} | {100 * other:+.0f} | {100 * fmean(lucks):+.0f} ± {100 * error:.0f} | "
        f"{100 * most:.0f} |",
        flush=True,
    )


if __name__ == "__main__":
    main()
