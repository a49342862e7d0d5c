"""How games of Island among equals go: `python bench/islands.py`. Length, seats, the order of shrines and explorers."""

from __future__ import annotations

import sys
from typing import Any, NamedTuple

import numpy as np
from rich.progress import Progress

import manoa
from manoa.games.island.parts.explorers import EXPLORER_IDS, HOUSE_VALUES, SHRINES
from manoa.games.island.parts.tiles import EXIT, SHRINE
from manoa.games.island.rules import ids
from manoa.kernel.batch import CpuBatch
from measure import report

GAMES = 3_000
DEEDS = {  # what is counted, and where the ids of its actions begin and end
    "farmhouse": (ids.FARMHOUSE, ids.FORT),
    "fort": (ids.FORT, ids.OFFERING),
    "offering": (ids.OFFERING, ids.VILLAGER),
    "villager": (ids.VILLAGER, ids.RAID),
    "raid": (ids.RAID, ids.MARCH),
    "march": (ids.MARCH, ids.DEFENDER),
    "beaten explorer": (ids.SET, ids.BANK),
    "bank": (ids.BANK, ids.OFFER),
    "trade": (ids.ACCEPT, ids.ACCEPT + 1),
}
ALL_SHRINES = SHRINES + 1
Numbers = np.ndarray[Any, np.dtype[np.int64]]


class Course(NamedTuple):
    """How games went, a row for each."""

    scores: Numbers  # per seat
    rounds: Numbers
    steps: Numbers
    explorers: Numbers  # per seat
    starters: Numbers
    finds: Numbers  # the round in which each of the three island shrines and the cave's exit came to light; 0: never
    holders: Numbers  # how many offerings whoever took the cave shrine first had made; -1: nobody took it
    won: np.ndarray[Any, np.dtype[np.bool_]]  # ended with all four shrines in one hand
    done: Numbers  # how often what was done: of each of DEEDS


def main() -> None:
    for house_values in HOUSE_VALUES:
        for players in (2, 3, 4):
            tell(house_values, players)


def tell(house_values: str, players: int) -> None:
    course = play(manoa.game("island", explorer_side="random", house_values=house_values), players, GAMES)
    print(f"\n{house_values} house values, {players} players, {GAMES:,} games of greedy")
    low, middle, high = np.percentile(course.rounds, (10, 50, 90))
    report("rounds", f"{course.rounds.mean():.1f} (10 %: {low:.0f}, half: {middle:.0f}, 90 %: {high:.0f})")
    report("decisions a game", f"{course.steps.mean():.0f}")
    report("won by four shrines, %", f"{100 * course.won.mean():.1f}")
    first = course.scores == course.scores.max(1, keepdims=True)
    wins = first & (first.sum(1, keepdims=True) == 1)
    order = (course.starters[:, None] + np.arange(players)) % players
    seats = np.take_along_axis(wins, order, 1).mean(0)
    report("won by the first, second … player, %", "  ".join(f"{100 * share:.1f}" for share in seats))
    found = [f"{column[column > 0].mean():.1f}" for column in course.finds.T]
    report("round in which shrines 1, 2, 3 and the exit are found", "  ".join(found))
    took = np.where(course.won & (course.holders < 0), SHRINES, course.holders)  # the fourth shrine ended the game
    took = took[took >= 0]
    report("offerings of who takes the cave shrine first, %", "  ".join(f"{n}: {share(took, n)}" for n in range(4)))
    often = zip(DEEDS, course.done.mean(0), strict=True)
    report("a game has", "  ".join(f"{name}: {each:.2f}" for name, each in often))
    for number, name in enumerate(EXPLORER_IDS):
        mine = wins[course.explorers == number]
        error = (mine.mean() * (1 - mine.mean()) / len(mine)) ** 0.5
        report(f"  {name} wins, %", f"{100 * mine.mean():.1f} ± {100 * error:.1f}")


def share(values: Numbers, number: int) -> str:
    return f"{100 * (values == number).mean():.0f}"


def play(game: manoa.Game, players: int, games: int) -> Course:
    """Games of the bot among its like; one that is over plays on, and nobody looks."""
    batch = game.batch(games, players=players)
    assert isinstance(batch, CpuBatch)
    batch.reset(np.arange(games))
    zeros = np.zeros(games, np.int64)
    course = Course(
        np.zeros((games, players), np.int64),
        zeros.copy(),
        zeros.copy(),
        np.zeros((games, players), np.int64),
        zeros.copy(),
        np.zeros((games, ALL_SHRINES), np.int64),
        zeros - 1,
        np.zeros(games, np.bool_),
        np.zeros((games, len(DEEDS)), np.int64),
    )
    running, step = np.ones(games, np.bool_), 0
    with Progress(transient=True, disable=not sys.stderr.isatty()) as progress:
        bar = progress.add_task("playing", total=games)
        while running.any():
            before = batch.states.copy()
            actions = batch.choose("greedy", seed=step)
            for deed, (first, end) in enumerate(DEEDS.values()):
                course.done[running & (actions >= first) & (actions < end), deed] += 1
            batch.step(actions)
            step += 1
            watch(course, before, running)
            over = running & batch.done()
            course.scores[over], course.rounds[over] = batch.scores()[over], before["round_number"][over]
            course.explorers[over], course.starters[over] = (
                before["explorer"][over][:, :players],
                before["starter"][over],
            )
            course.steps[over] = step
            course.won[over] = course.scores[over].max(1) // 128 == 2 * ALL_SHRINES + 1
            running &= ~over
            progress.update(bar, completed=int((~running).sum()))
    return course


def watch(course: Course, states: Any, running: Any) -> None:
    """Note when shrines are found, and who takes the cave shrine."""
    shrines = (states["tile"][:, :EXIT] == SHRINE).sum(1)
    reached = [shrines > number for number in range(SHRINES)] + [states["opened"] > 0]
    for number, now in enumerate(reached):
        fresh = running & now & (course.finds[:, number] == 0)
        course.finds[fresh, number] = states["round_number"][fresh]
    fresh = running & (states["cave_shrine"] > 0) & (course.holders < 0)
    for game in np.flatnonzero(fresh):
        offerings = int(states["offerings"][game, states["cave_shrine"][game] - 1])
        course.holders[game] = offerings.bit_count()


if __name__ == "__main__":
    main()
