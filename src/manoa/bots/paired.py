"""Paired rollouts: the same worlds and the same luck for every candidate.

In rounds of equal length the worse half of the candidates is dropped, but never what the policy itself would do. Only
if something else does better than that by more than chance explains is it chosen.
"""

import math
from typing import Any

import numpy as np

from manoa.bots.budget import Clock
from manoa.bots.position import Position, Weighed
from manoa.kernel.chance import pick, stir
from manoa.kernel.simulations import WHOLE
from manoa.kernel.threads import Threads

FEWEST = 4  # simulations for each candidate, or there are too many candidates


class Tally:
    """What came of each candidate, summed over all worlds in which it was tried."""

    def __init__(self, position: Position) -> None:
        self.position = position
        self.search = position.game.book.search
        count = len(position.legal)
        self.usual = position.legal.index(position.usual)
        self.worlds = 0
        self.visits = np.zeros(count, np.int64)
        self.wins = np.zeros(count, np.int64)
        self.margins = np.zeros(count, np.int64)
        self.ahead = np.zeros(count)  # of the policy's own choice, in units that make wins and margins comparable
        self.squares = np.zeros(count)
        self.units: tuple[float, float] | None = None

    def simulate(self, active: list[int], worlds: int, threads: Threads) -> None:
        """Try the active candidates in so many new worlds."""
        at, candidates = self.position, np.array([self.position.legal[i] for i in active], np.int64)
        wins, margins = at.weigh(candidates, self.worlds, worlds, threads)
        self.worlds += worlds
        self._add(active, wins[..., at.seat], margins[..., at.seat])

    def _add(self, active: list[int], wins: Any, margins: Any) -> None:
        if self.units is None and wins.size > 1:
            self.units = (max(float(wins.std()), 1.0), max(float(margins.std()), 1.0))
        of_wins, of_margins = self.units or (1.0, 1.0)
        values = self.search.win * wins / of_wins + margins / of_margins
        ahead = values - values[:, [active.index(self.usual)]]
        self.visits[active] += len(wins)
        self.wins[active] += wins.sum(0)
        self.margins[active] += margins.sum(0)
        self.ahead[active] += ahead.sum(0)
        self.squares[active] += (ahead * ahead).sum(0)

    def advantage(self, candidate: int) -> float:
        """How far a candidate is ahead of the policy's own choice, on average."""
        return float(self.ahead[candidate]) / max(int(self.visits[candidate]), 1)

    def surely(self, candidate: int) -> bool:
        """It is ahead by more than chance explains: the fewer worlds, the further ahead it has to be."""
        return self.advantage(candidate) > self._variance(candidate) / self.search.usual

    def _variance(self, candidate: int) -> float:
        """Of the advantage."""
        visits, mean = max(int(self.visits[candidate]), 1), self.advantage(candidate)
        return max(float(self.squares[candidate]) / visits - mean * mean, 0.0) / visits

    def weighed(self, candidate: int, choice: int) -> Weighed:
        visits, wins, margins = (int(sums[candidate]) for sums in (self.visits, self.wins, self.margins))
        if not visits:
            return Weighed(self.position.legal[candidate], 0, 0.0, 0.0)
        figures = wins / (WHOLE * visits), margins / visits, *self._behind(candidate, choice)
        return Weighed(self.position.legal[candidate], visits, *figures)

    def _behind(self, candidate: int, choice: int) -> tuple[float, float]:
        """How far a candidate is behind the choice by what decides, and the standard error of that: as a share of a won
        match or, where wins do not count, in the game's measure. A choice that is not surely worse counts as no worse.
        """
        if candidate == choice:
            return 0.0, 0.0
        of_wins, of_margins = self.units or (1.0, 1.0)
        unit = of_wins / (1 + self.search.win) / WHOLE
        if not self.search.win:
            unit = of_margins / self.position.game.book.measure.lead
        behind = max(self.advantage(choice) - self.advantage(candidate), 0.0)
        return unit * behind, unit * math.sqrt(self._variance(choice) + self._variance(candidate))


def weighed(position: Position, clock: Clock, threads: Threads) -> list[Weighed]:
    """All legal actions, the one to choose first, then those that were dropped last; what there was no time for has no
    visits."""
    tally = Tally(position)
    tally.simulate([tally.usual], 1, threads)
    clock.done += 1
    active = _candidates(tally, clock.left() // FEWEST)
    dropped = [candidate for candidate in range(len(position.legal)) if candidate not in active]
    rounds = max(1, math.ceil(math.log2(len(active))))
    for number in range(1, rounds + 1):
        while worlds := clock.next(number / rounds) // len(active):
            tally.simulate(active, worlds, threads)
            clock.done += worlds * len(active)
        active.sort(key=lambda candidate: (-tally.advantage(candidate), candidate != tally.usual))
        if number < rounds:
            kept = _kept(active, tally.usual)
            dropped = [candidate for candidate in active if candidate not in kept] + dropped
            active = kept
    if not tally.surely(active[0]):
        active.sort(key=lambda candidate: candidate != tally.usual)
    return [tally.weighed(candidate, active[0]) for candidate in active + dropped]


def _candidates(tally: Tally, most: int) -> list[int]:
    """The policy's own choice, and others as far as there is time to tell them apart, but none that is left to it."""
    legal, trusting = tally.position.legal, tally.search.trusting
    others = [other for other in range(len(legal)) if other != tally.usual and legal[other] not in trusting]
    luck = tally.position.seed
    while len(others) + 1 > max(most, 1):
        luck = stir(luck)
        others.pop(pick(luck, len(others)))
    return sorted([tally.usual, *others])


def _kept(ranked: list[int], usual: int) -> list[int]:
    """The better half, and the policy's own choice in any case."""
    half = ranked[: (len(ranked) + 1) // 2]
    return half if usual in half else [*half[:-1], usual] if len(half) > 2 else [half[0], usual]
