"""What a decision was worth: candidates are tried in the same imagined worlds, from what the player could know.

In rounds, each in worlds of its own. A short search tries everything, and the best of what it found is chosen in new
worlds. Then this one is measured beside what was played, in as many worlds whatever comes of it, so that what is said
is too high as often as too low. Where it did better than what was played, these two are measured again: whoever came
out best of many by luck has to do it again, and it is asked once, not until the answer is yes.
"""

from __future__ import annotations

import math
from collections.abc import Collection
from typing import Any, NamedTuple

import numpy as np

from manoa.bots.budget import Budget
from manoa.bots.paired import weighed
from manoa.bots.position import Position
from manoa.kernel.chance import sow
from manoa.kernel.simulations import WHOLE
from manoa.kernel.threads import Threads
from manoa.play.match import Seat
from manoa.study.calibration import form_of, put_right

FIRST = 0.4  # the share of all simulations that finds out what is promising
SECOND = 0.2  # that which chooses the best of it
PROMISING = 4  # a short search often has the best among so many, and seldom in the first place
LEAST = 32  # worlds in which options are measured
LOOK = 4  # after one in so many of them it is asked whether anything depends on the decision
SURE = 3.0  # standard errors: what lies further apart need not be measured any longer
DOUBTFUL = 1.0  # standard errors by which something has to be better than what was played to be tried again
MEASURE, AGAIN, CHOOSE = (number << 32 for number in (1, 2, 3))  # the first world of each later round


class Outcome(NamedTuple):
    """What came of an action, on average."""

    shares: tuple[float, ...]  # of a won match, for each seat
    margins: tuple[float, ...]  # how far each seat is ahead of the best other one in the game's measure


class Option(NamedTuple):
    """A candidate that was measured."""

    action: int
    shares: tuple[float, ...]  # as in `Outcome`
    margins: tuple[float, ...]
    behind: float  # what the player's share loses against the best option
    error: float  # the standard error of that
    points: float  # what the player's margin loses against the option that is best in that
    points_error: float


class Judgement(NamedTuple):
    """One decision. `options` has the best one first, and always what was played and what the quick policy would do."""

    seat: int
    step: int
    played: int
    usual: int  # what comes to mind first
    quick: int  # what the policy would do that plays on in simulations
    options: tuple[Option, ...]
    expected: Outcome  # of `quick`, by the second round: what could be expected here
    came: Outcome  # of what was played, in the same worlds
    worlds: int  # in which the options were measured
    simulations: int

    @property
    def best(self) -> Option:
        return self.options[0]

    def option(self, action: int) -> Option:
        return next(option for option in self.options if option.action == action)


class Judge:
    """Judges decisions with so many simulations each; with the same seed it comes to the same."""

    def __init__(self, simulations: int, threads: Threads, seed: int = 0) -> None:
        self.simulations = simulations
        self.threads = threads
        self.seed = seed

    def judge(self, seat: Seat, played: int, missed: Collection[int] = ()) -> Judgement:
        """What a seat did at its turn. It had a choice. `missed` is what would have been better before: it is tried if
        it is still there."""
        position = Position(seat, sow(self.seed, seat.step))
        quick = position.choice(seat.game.book.search.rollout)
        known = list(dict.fromkeys([played, position.usual, quick]))
        best, spent = self._best_beside(position, known, missed)
        # Accounts add up what was played otherwise than `quick` over a whole match: there chance has to be small.
        left = self.simulations - spent if played == quick else self.simulations
        sample = self._measured(position, [*best, *known], MEASURE, left)
        again = self._again(sample, played)
        total = spent + _size(sample) + (0 if again is None else _size(again))
        return Judgement(
            seat.seat,
            seat.step,
            played,
            position.usual,
            quick,
            tuple(_options(sample, again)),
            sample.outcome(quick),
            sample.outcome(played),
            sample.worlds,
            total,
        )

    def _best_beside(self, position: Position, known: list[int], missed: Collection[int]) -> tuple[list[int], int]:
        """The most promising action, unless nothing is beside those that are known; and how many simulations it took to
        find it."""
        first, tried = ranked(position, int(FIRST * self.simulations), self.threads)
        there = [action for action in missed if action in position.legal]
        others = [action for action in dict.fromkeys([*tried[:PROMISING], *there]) if action not in known]
        if len(others) < 2:
            return others, first
        look = Sample(position, others, CHOOSE)
        look.add(max(int(SECOND * self.simulations) // len(others), 1), self.threads)
        return look.ranked()[:1], first + _size(look)

    def _again(self, sample: Sample, played: int) -> Sample | None:
        """What was played and what did better, in new worlds; None where nothing did."""
        best = sample.ranked()[0]
        found = sample.option(played, best, best)
        if played == best or found.behind <= DOUBTFUL * found.error:
            return None
        return self._measured(sample.position, [best, played], AGAIN, self.simulations)

    def _measured(self, position: Position, actions: list[int], shift: int, simulations: int) -> Sample:
        """In worlds that nobody has seen yet."""
        sample, worlds = Sample(position, actions, shift), max(simulations // len(actions), LEAST)
        sample.add(worlds // LOOK, self.threads)
        if not sample.is_idle:
            sample.add(worlds - sample.worlds, self.threads)
        return sample


class Sample:
    """What came of some actions in the same worlds."""

    def __init__(self, position: Position, actions: list[int], shift: int = MEASURE) -> None:
        self.position = position
        self.shift = shift
        self.actions = np.array(actions, np.int64)
        self.worlds = 0
        self.shares = np.zeros((0, len(actions), position.players))
        self.margins = np.zeros((0, len(actions), position.players))

    def add(self, worlds: int, threads: Threads) -> None:
        at = self.position
        wins, margins = at.weigh(self.actions, self.shift + self.worlds, worlds, threads)
        self.worlds += worlds
        self.shares = np.concatenate([self.shares, self._shares(wins, margins)])
        self.margins = np.concatenate([self.margins, margins / at.game.book.measure.lead])

    def own(self, values: Any) -> Any:
        """The player's, a row for each world."""
        return values[:, :, self.position.seat]

    @property
    def is_idle(self) -> bool:
        """Nothing has depended on what is done here, in any world."""
        return all(bool((values == values[:, :1]).all()) for values in (self.shares, self.margins))

    def outcome(self, action: int) -> Outcome:
        """What came of an action, on average."""
        shares, margins = self.means()
        place = self.actions.tolist().index(action)
        return Outcome(tuple(shares[place].tolist()), tuple(margins[place].tolist()))

    def means(self) -> tuple[Any, Any]:
        """Shares and margins of each action, a column for each seat."""
        at = self.position
        form = form_of(at.game.name, at.rules[0], at.states[0])
        return put_right(form, self.shares.mean(0), at.seat), self.margins.mean(0)

    def option(self, action: int, best: int, furthest: int) -> Option:
        """An action beside the best one, and the one that is best by margin."""
        place, first, last = (self.actions.tolist().index(one) for one in (action, best, furthest))
        own, points = self.own(self.shares), self.own(self.margins)
        behind, points_behind = paired(own[:, first] - own[:, place]), paired(points[:, last] - points[:, place])
        return Option(action, *self.outcome(action), *behind, *points_behind)

    def ranked(self) -> list[int]:
        """The actions, the best first: by the player's share of a won match and then by the margin."""
        shares, margins = self.means()
        seat = self.position.seat
        order = sorted(range(len(self.actions)), key=lambda i: (-shares[i, seat], -margins[i, seat]))
        return [int(self.actions[i]) for i in order]

    @property
    def furthest(self) -> int:
        """The action that is best by margin."""
        return int(self.actions[int(self.own(self.margins).mean(0).argmax())])

    def _shares(self, wins: Any, margins: Any) -> Any:
        """Of a won match; where it goes on after this part, what the margin is worth then."""
        chances = self.position.game.book.study.chances
        found = None if chances is None else chances(self.position.rules[0], self.position.states[0], margins)
        return wins / WHOLE if found is None else found


def _size(sample: Sample) -> int:
    """Simulations."""
    return len(sample.actions) * sample.worlds


def ranked(position: Position, simulations: int, threads: Threads) -> tuple[int, list[int]]:
    """How many simulations a short search made, and what it tried, the best first."""
    clock = Budget(None, max(simulations, 2), 1).clock()
    tried = [found.action for found in weighed(position, clock, threads) if found.visits]
    return clock.done, tried


def paired(differences: Any) -> tuple[float, float]:
    """Mean and standard error."""
    return float(differences.mean()), float(differences.std(ddof=1)) / math.sqrt(len(differences))


def _options(sample: Sample, again: Sample | None) -> list[Option]:
    """The best first. What was measured twice is told by the second time."""
    order = sample.ranked()
    found = {action: sample.option(action, order[0], sample.furthest) for action in order}
    if again is None:
        return [found[action] for action in order]
    pair = again.ranked()
    rest = [found[action] for action in order if action not in pair]
    return [*(again.option(action, pair[0], again.furthest) for action in pair), *rest]
