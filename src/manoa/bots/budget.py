"""How long a bot may think: in seconds, in simulations, or until either is used up."""

from __future__ import annotations

import reprlib
import time
from typing import Any, NamedTuple

import numpy as np

from manoa.kernel.batch import cores
from manoa.play.ruleset import is_whole

SECONDS = 1.0  # if nothing is said
MOST_SIMULATIONS = 10**9


class Budget(NamedTuple):
    """Checked by `budget`. Only with simulations alone does a seed decide everything."""

    seconds: float | None
    simulations: int | None
    threads: int

    def __str__(self) -> str:
        """As options of a bot are written."""
        given = {name: value for name, value in self._asdict().items() if value is not None}
        return ", ".join(f"{name}={value!r}" for name, value in given.items())

    def clock(self) -> Clock:
        return Clock(self.seconds, self.simulations)


class Clock:
    """A budget while it is being used up."""

    def __init__(self, seconds: float | None, simulations: int | None) -> None:
        self.began = time.perf_counter()
        self.seconds = seconds
        self.simulations = MOST_SIMULATIONS if simulations is None else simulations
        self.done = 0  # simulations

    def next(self, share: float) -> int:
        """How many simulations to make before looking again, so that no more than this share of the budget is used in
        all; 0 when it is used up already."""
        rest = max(int(share * self.simulations) - self.done, 0)
        if self.seconds is None or rest == 0:
            return rest
        left = share * self.seconds - self._passed()
        if left <= 0:
            return 0
        return max(1, min(rest, int(self._pace() * max(left / 2, min(left, self.seconds / 20)))))

    def left(self) -> int:
        """About how many simulations the rest of the budget is good for, by the pace so far."""
        rest = max(self.simulations - self.done, 0)
        if self.seconds is None:
            return rest
        return min(rest, int(self._pace() * max(self.seconds - self._passed(), 0)))

    def _passed(self) -> float:
        return time.perf_counter() - self.began

    def _pace(self) -> float:
        return self.done / self._passed()


def budget(seconds: Any = None, simulations: Any = None, threads: Any = None) -> Budget:
    """A budget from what a caller gave; ValueError says what is wrong with it."""
    if seconds is not None and not (_is_number(seconds) and 0 < seconds <= 3600):
        raise ValueError(f"seconds is a number above 0, at most 3600, not {reprlib.repr(seconds)}")
    if simulations is not None and not (is_whole(simulations) and 1 <= simulations <= MOST_SIMULATIONS):
        raise ValueError(
            f"simulations is a whole number from 1 to {MOST_SIMULATIONS:,}, not {reprlib.repr(simulations)}"
        )
    if threads is not None and not (is_whole(threads) and 1 <= threads <= 1024):
        raise ValueError(f"threads is a whole number from 1 to 1024, not {reprlib.repr(threads)}")
    if seconds is None and simulations is None:
        seconds = SECONDS
    return Budget(
        None if seconds is None else float(seconds),
        None if simulations is None else int(simulations),
        cores() if threads is None else int(threads),
    )


def _is_number(given: Any) -> bool:
    return is_whole(given) or isinstance(given, float | np.floating)
