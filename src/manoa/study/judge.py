"""What a decision was worth: candidates are tried in the same imagined worlds, from what the player could know.

In two rounds, each in worlds of its own. The first finds out which candidates are worth a second look; the second
measures those. Whoever comes out best of many by luck in the first has to do it again in the second.
"""

from __future__ import annotations

import math
from typing import Any, NamedTuple

import numpy as np

from manoa.bots.budget import Budget
from manoa.bots.paired import weighed
from manoa.bots.position import Position
from manoa.kernel.chance import sow
from manoa.kernel.simulations import WHOLE
from manoa.kernel.threads import Threads
from manoa.play.match import Seat
from manoa.study.calibration import put_right

FIRST = 0.5  # the share of all simulations that finds out what to measure
STEPS = 4  # looks at the measurement before the budget is used up
FEWEST = 8  # worlds before the first look, or their spread says nothing
SURE = 3.0  # standard errors: what lies further apart need not be measured any longer
SHIFT = 1 << 32  # between the worlds of the first round and those of the second


class Option(NamedTuple):
    """A candidate that was measured."""

    action: int
    shares: tuple[float, ...]  # of a won match, on average, for each seat
    margins: tuple[float, ...]  # how far each seat is ahead of the best other one in the game's measure, on average
    behind: float  # what the player's share loses against the best option
    error: float  # the standard error of that
    points: float  # what the player's margin loses against the option that is best in that
    points_error: float


class Judgement(NamedTuple):
    """One decision. `options` has the best one first, and always what was played and what the quick policy would do."""

    seat: int
    step: int
    played: int
    usual: int
    options: tuple[Option, ...]
    worlds: int  # in which the options were measured
    simulations: int

    @property
    def best(self) -> Option:
        return self.options[0]

    @property
    def furthest(self) -> Option:
        """The best one by margin."""
        return min(self.options, key=lambda option: option.points)

    def option(self, action: int) -> Option:
        return next(option for option in self.options if option.action == action)


class Judge:
    """Judges decisions with so many simulations each; with the same seed it comes to the same."""

    def __init__(self, simulations: int, threads: Threads, seed: int = 0) -> None:
        self.simulations = simulations
        self.threads = threads
        self.seed = seed

    def judge(self, seat: Seat, played: int) -> Judgement:
        """What a seat did at its turn. It had a choice."""
        position = Position(seat, sow(self.seed, seat.step))
        first, best = ranked(position, int(FIRST * self.simulations), self.threads)
        actions = list(dict.fromkeys([*best[:2], played, position.usual]))  # usual: what the quick policy would do
        sample = self._measure(position, actions, played, self.simulations - first)
        options = _options(sample, actions)
        total = first + sample.worlds * len(actions)
        return Judgement(seat.seat, seat.step, played, position.usual, tuple(options), sample.worlds, total)

    def _measure(self, position: Position, actions: list[int], played: int, simulations: int) -> Sample:
        """In worlds that nobody has seen yet, until it is clear what was played or the budget is used up."""
        sample = Sample(position, actions)
        worlds = max(simulations // len(actions), STEPS * FEWEST)
        for number in range(1, STEPS + 1):
            sample.add(worlds * number // STEPS - sample.worlds, self.threads)
            if sample.is_clear(actions.index(played)):
                break
        return sample


class Sample:
    """What came of some actions in the same worlds."""

    def __init__(self, position: Position, actions: list[int]) -> None:
        self.position = position
        self.actions = np.array(actions, np.int64)
        self.worlds = 0
        self.shares = np.zeros((0, len(actions), position.players))
        self.margins = np.zeros((0, len(actions), position.players))

    def add(self, worlds: int, threads: Threads) -> None:
        at = self.position
        wins, margins = at.weigh(self.actions, SHIFT + self.worlds, worlds, threads)
        self.worlds += worlds
        self.shares = np.concatenate([self.shares, self._shares(wins, margins)])
        self.margins = np.concatenate([self.margins, margins / at.game.book.measure.lead])

    def own(self, values: Any) -> Any:
        """The player's, a row for each world."""
        return values[:, :, self.position.seat]

    def is_clear(self, played: int) -> bool:
        """What was played is surely better or surely worse than the best other option, or exactly as good."""
        own = self.own(self.shares)
        means = own.mean(0)
        means[played] = -1.0
        mean, error = paired(own[:, played] - own[:, int(means.argmax())])
        return abs(mean) >= SURE * error

    def _shares(self, wins: Any, margins: Any) -> Any:
        """Of a won match; where it goes on after this part, what the margin is worth then."""
        chances = self.position.game.book.study.chances
        found = None if chances is None else chances(self.position.rules[0], self.position.states[0], margins)
        return wins / WHOLE if found is None else found


def ranked(position: Position, simulations: int, threads: Threads) -> tuple[int, list[int]]:
    """How many simulations a short search made, and what it tried, the best first."""
    clock = Budget(None, max(simulations, 2), 1).clock()
    tried = [found.action for found in weighed(position, clock, threads) if found.visits]
    return clock.done, tried


def paired(differences: Any) -> tuple[float, float]:
    """Mean and standard error."""
    return float(differences.mean()), float(differences.std(ddof=1)) / math.sqrt(len(differences))


def _options(sample: Sample, actions: list[int]) -> list[Option]:
    """The best first, by the player's share of a won match and then by the margin."""
    seat, margins = sample.position.seat, sample.margins.mean(0)
    shares = put_right(sample.position.game.name, sample.shares.mean(0), seat)
    own, points = sample.own(sample.shares), sample.own(sample.margins)
    order = sorted(range(len(actions)), key=lambda i: (-shares[i, seat], -margins[i, seat]))
    best, furthest = order[0], int(margins[:, seat].argmax())
    return [
        Option(
            actions[i],
            tuple(shares[i].tolist()),
            tuple(margins[i].tolist()),
            *paired(own[:, best] - own[:, i]),
            *paired(points[:, furthest] - points[:, i]),
        )
        for i in order
    ]
