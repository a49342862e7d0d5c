"""Ratings of people and puzzles: an attempt is a game between the two, and whoever wins it gains.

On the scale of Elo: 400 points more are ten times the odds. The deviation says how far off a rating may be; the more
is known, the smaller it is, and the less a single attempt changes.
"""

import math
from functools import cache
from typing import Any, NamedTuple

SCALE = 400 / math.log(10)  # points for a factor e in the odds
DRIFT = 5.0  # by which a deviation grows with each attempt, for people get better


class Rating(NamedTuple):
    value: float
    deviation: float


NEWCOMER = Rating(1500.0, 350.0)
UNTRIED = 150.0  # the deviation of a puzzle that only bots have tried


def met(person: Rating, puzzle: Rating, solved: bool) -> tuple[Rating, Rating]:
    """Both after an attempt."""
    model = _model()
    sides = [[model.rating(mu=each.value, sigma=each.deviation)] for each in (person, puzzle)]
    rated = model.rate(sides, ranks=[1.0, 2.0] if solved else [2.0, 1.0])
    one, other = (Rating(float(side[0].mu), float(side[0].sigma)) for side in rated)
    return one, other


@cache
def _model() -> Any:
    from openskill.models import PlackettLuce

    return PlackettLuce(mu=NEWCOMER.value, sigma=NEWCOMER.deviation, beta=SCALE / math.sqrt(2), tau=DRIFT)
