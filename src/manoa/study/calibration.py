"""Estimates put right by what was counted (docs/study-calibration.md).

The player whose turn it is takes the hidden hands of others for any cards that nobody has seen. In truth people keep
good cards, which is probably why everybody seems to be better off than they are. How much that makes of a share of a
won match is measured by bench/study_calibration.py, in games of a policy against itself.
"""

from typing import Any, NamedTuple

import numpy as np

from manoa.games.lost_cities.people.chances import to_come


class Correction(NamedTuple):
    """Of the log odds of a share."""

    shift: float
    slope: float


class Form(NamedTuple):
    """What decides how wrong estimates are. A match of one round is decided by little, its beginning by nothing yet; a
    lead before other rounds is worth less."""

    game: str
    players: int
    rounds: int
    to_come: int  # rounds after this one
    young: bool  # the round has just begun


def _in_match(to_come: int, correction: Correction) -> dict[Form, Correction]:
    return {Form("lost-cities", 2, 3, to_come, young): correction for young in (False, True)}


CORRECTIONS: dict[Form, Correction] = {
    Form("lost-cities", 2, 1, 0, True): Correction(-0.241, 0.953),
    Form("lost-cities", 2, 1, 0, False): Correction(-0.983, 0.900),
    **_in_match(2, Correction(-0.334, 1.005)),
    **_in_match(1, Correction(-0.462, 0.995)),
    **_in_match(0, Correction(-0.807, 0.960)),
}


def form_of(game: str, rules: Any, state: Any) -> Form:
    rounds = to_come(rules, state) if game == "lost-cities" else (1, 0, False)
    return Form(game, int(rules["players"]), *rounds)


def put_right(form: Form, shares: Any, seat: int) -> Any:
    """Shares of a won match as the seat to act estimates them, a row for each option and a column for each seat: what
    they are in truth. What is certain stays certain, and no option overtakes another."""
    correction = CORRECTIONS.get(form)
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
