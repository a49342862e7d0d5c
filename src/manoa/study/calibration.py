"""Estimates put right by what was counted (docs/study-calibration.md).

The player whose turn it is takes the hidden hands of others for any cards that nobody has seen. In truth people keep
good cards, which is probably why everybody seems to be better off than they are. How much that makes of a share of a
won match is measured by bench/study_calibration.py, in games of a policy against itself.
"""

from typing import Any, NamedTuple

import numpy as np


class Correction(NamedTuple):
    """Of the log odds of a share."""

    shift: float
    slope: float


CORRECTIONS = {("lost-cities", 2): Correction(-0.468, 0.976)}  # by game and number of players


def put_right(game: str, shares: Any, seat: int) -> Any:
    """Shares of a won match as the seat to act estimates them, a row for each option and a column for each seat: what
    they are in truth. What is certain stays certain, and no option overtakes another."""
    correction = CORRECTIONS.get((game, shares.shape[1]))
    if correction is None:
        return shares
    own = corrected(shares[:, seat], correction)
    others = np.divide(1 - own, 1 - shares[:, seat], out=np.ones_like(own), where=shares[:, seat] < 1)
    right = shares * others[:, None]
    right[:, seat] = own
    return right


def corrected(share: Any, correction: Correction) -> Any:
    """exp(shift) * odds ** slope, as a share."""
    won = np.exp(correction.shift) * share**correction.slope
    return won / (won + (1 - share) ** correction.slope)
