"""Whether one action is clearly better than another: both are tried in the same worlds, and then in other ones."""

import functools
import math
from typing import Any, NamedTuple

import numpy as np

from manoa.bots.position import Position
from manoa.kernel.chance import sow
from manoa.kernel.threads import Threads
from manoa.play.match import Seat
from manoa.study.judge import SURE, Sample, paired
from manoa.study.puzzles import Answer

STEPS = 4  # looks at a trial before its worlds are used up
AHEAD = 1.5  # standard errors by which an answer may be behind another one and still be called the best
HOPELESS = 1.0  # standard errors: what is no further ahead after half of its worlds is given up


class Trial(NamedTuple):
    """How far one action is ahead of another, in shares of a won match and in the game's measure."""

    gap: float
    error: float
    points: float
    points_error: float

    def is_sure(self) -> bool:
        return self.gap > SURE * self.error and self.points > SURE * self.points_error

    def is_ahead(self) -> bool:
        """By more than chance explains easily."""
        return self.gap > AHEAD * self.error


def compare(sample: Sample, better: int, worse: int) -> Trial:
    """Two of the actions of a sample, by their places."""
    shares, margins = sample.own(sample.shares), sample.own(sample.margins)
    return Trial(*paired(shares[:, better] - shares[:, worse]), *paired(margins[:, better] - margins[:, worse]))


def best_of(sample: Sample) -> int:
    """The place of the best action, by shares and then by margins."""
    shares, margins = sample.own(sample.shares).mean(0), sample.own(sample.margins).mean(0)
    return max(range(len(shares)), key=lambda place: (shares[place], margins[place]))


def measured(seat: Seat, actions: list[int], seed: int, worlds: int, threads: Threads) -> Sample:
    """So many worlds of a seed."""
    sample = Sample(Position(seat, seed), actions)
    sample.add(worlds, threads)
    return sample


class Proof:
    """Trials of the same actions with several seeds: whether the first one is surely better than the second one."""

    def __init__(self, seat: Seat, actions: list[int], threads: Threads) -> None:
        self.seat, self.actions, self.threads = seat, actions, threads
        self.samples: list[Sample] = []

    def holds(self, seed: int, worlds: int) -> bool:
        """The first action is surely better than the second one, and no other is clearly better still."""
        sample = Sample(Position(self.seat, seed), self.actions)
        self.samples.append(sample)
        for number in range(1, STEPS + 1):
            sample.add(worlds * number // STEPS - sample.worlds, self.threads)
            trial = compare(sample, 0, 1)
            if trial.is_sure():
                return not any(compare(sample, other, 0).is_ahead() for other in range(2, len(self.actions)))
            if number >= STEPS / 2 and trial.gap < HOPELESS * trial.error:
                break
        return False

    def trial(self, worse: int = 1) -> Trial:
        """Over the worlds of all seeds together: the mean, by how many worlds each had."""
        worlds = np.array([sample.worlds for sample in self.samples])
        parts, values = worlds / worlds.sum(), np.array([compare(sample, 0, worse) for sample in self.samples])
        means, errors = parts @ values, np.sqrt(parts**2 @ values**2)
        return Trial(float(means[0]), float(errors[1]), float(means[2]), float(errors[3]))


def answered(plays: list[str], samples: list[Sample], place: int = 0) -> Answer:
    """What an action came to in all these samples, each with its standard error; `plays` are its words."""
    share, error = paired(np.concatenate([one.own(one.shares)[:, place] for one in samples]))
    margin, margin_error = paired(np.concatenate([one.own(one.margins)[:, place] for one in samples]))
    return Answer(plays, rounded(share), rounded(margin, 2), rounded(error), rounded(margin_error, 3))


def mixed(seed: int, *numbers: int) -> int:
    """A seed of its own for each thing that is named by numbers."""
    return functools.reduce(sow, numbers, seed)


def rounded(value: Any, digits: int = 4) -> float:
    return round(float(value), digits) if math.isfinite(value) else 0.0
