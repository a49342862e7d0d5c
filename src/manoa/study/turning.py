"""Turning points: where somebody's prospects changed for good.

Each measurement is one seat's, and seats know different things: from one to the next the curve goes up and down even
where nothing happens. So what is compared is the mean of some measurements before a step with that of some after it.
"""

from collections.abc import Sequence
from typing import NamedTuple

LEAST = 1_000  # ten-thousandths of a won match: a smaller change is none
MOST = 6

Moment = tuple[int, Sequence[int]]  # a step, and what each seat could expect there


class Turning(NamedTuple):
    step: int
    before: list[int]
    after: list[int]

    @property
    def change(self) -> int:
        return max(abs(now - then) for now, then in zip(self.after, self.before, strict=True))


def turning_points(moments: Sequence[Moment]) -> list[Turning]:
    """The greatest changes, in the order of the match, none beside another."""
    window = len(moments[0][1])
    found = {place: _around(moments, place, window) for place in range(1, len(moments))}
    chosen: list[int] = []
    for place in sorted(found, key=lambda place: (-found[place].change, place)):
        if len(chosen) == MOST or found[place].change < LEAST:
            break
        if all(abs(place - other) > window for other in chosen):
            chosen.append(place)
    return [found[place] for place in sorted(chosen)]


def _around(moments: Sequence[Moment], place: int, window: int) -> Turning:
    before, after = moments[max(place - window, 0) : place], moments[place : place + window]
    return Turning(moments[place][0], _mean(before), _mean(after))


def _mean(moments: Sequence[Moment]) -> list[int]:
    seats = zip(*(values for _, values in moments), strict=True)
    return [round(sum(values) / len(values)) for values in seats]
