"""Do reviews call a decision the same, whatever seed they take?

python bench/study_seeds.py [GAME …] [--games N] [--simulations N] [--processes N]

Each match is reviewed twice, in other worlds. Told are how many decisions are called otherwise, between which names,
and how far these lie apart: one apart is between `good` and `inexact`, best, brilliant and only move count as one name.
"""

from __future__ import annotations

import argparse
import os
from collections import Counter
from collections.abc import Iterator
from concurrent.futures import ProcessPoolExecutor
from multiprocessing import get_context
from typing import Any, NamedTuple

import manoa
from manoa import Match
from manoa.study import review
from manoa.study.verdicts import BEST, BLUNDER, BRILLIANT, GOOD, INEXACT, MISTAKE, ONLY, verdict

BOTS = {  # by seat; of matches in which there is something to call
    "lost-cities": ("novice", "fair"),
    "quest": ("greedy", "hasty"),
    "island": ("novice", "greedy"),
}
OPTIONS: dict[str, dict[str, Any]] = {"lost-cities": {"rounds": 1}}
GAMES = 4
STEPS = {BRILLIANT: 0, ONLY: 0, BEST: 0, GOOD: 1, INEXACT: 2, MISTAKE: 3, BLUNDER: 4}


class Task(NamedTuple):
    game: str
    number: int
    seed: int  # of the review
    simulations: int | None


def main() -> None:
    given = argparse.ArgumentParser()
    given.add_argument("game", nargs="*")
    given.add_argument("--games", type=int, default=GAMES)
    given.add_argument("--simulations", type=int)
    given.add_argument("--processes", type=int, default=os.cpu_count())
    chosen = given.parse_args()
    for game in chosen.game or BOTS:
        tasks = [Task(game, number, seed, chosen.simulations) for number in range(chosen.games) for seed in (1, 2)]
        tell(game, list(all_called(tasks, chosen.processes)))


def all_called(tasks: list[Task], processes: int) -> Iterator[list[str]]:
    if processes == 1:
        yield from map(called, tasks)
        return
    with ProcessPoolExecutor(processes, get_context("spawn")) as pool:
        yield from pool.map(called, tasks)


def called(task: Task) -> list[str]:
    """What each decision of a match is called."""
    *_, found = review(played(task.game, task.number), task.simulations, task.seed, threads=1)
    return [
        verdict(decision, cost)
        for turn in found.turns
        for decision, cost in zip(turn.decisions, turn.costs, strict=True)
    ]


def played(game: str, number: int) -> Match:
    match = manoa.game(game, **OPTIONS.get(game, {})).start(2, seed=number)
    bots = [manoa.bot(name, 2 * number + seat) for seat, name in enumerate(BOTS[game])]
    while match.player is not None:
        match.play(bots[match.player].choose(match.for_seat(match.player)))
    return match


def tell(game: str, found: list[list[str]]) -> None:
    pairs = [pair for one, other in zip(found[::2], found[1::2], strict=True) for pair in zip(one, other, strict=True)]
    otherwise = Counter(tuple(sorted(pair, key=list(STEPS).index)) for pair in pairs if pair[0] != pair[1])
    apart = Counter(abs(STEPS[one] - STEPS[other]) for one, other in pairs)
    slips = sum(STEPS[one] > STEPS[GOOD] for pair in pairs for one in pair)
    print(f"{game}: {sum(otherwise.values())} of {len(pairs)} decisions are called otherwise; {slips} slips in both")
    print(f"  names apart: {', '.join(f'{many} by {far}' for far, many in sorted(apart.items()))}")
    for (one, other), many in otherwise.most_common():
        print(f"  {one} – {other}: {many}", flush=True)


if __name__ == "__main__":
    main()
