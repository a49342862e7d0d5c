"""What a lead is worth while rounds are still to come."""

import math
from typing import Any

import numpy as np

from manoa.games.lost_cities.parts.cards import WAGER_COPIES

SPREAD = 36.0  # points by which a round ends apart, between players who are equally good (bench/study_calibration.py)
YOUNG = 0.75  # of the deck is left


def chances(rules: Any, state: Any, margins: Any) -> Any:
    """The share of a won match for each lead at the end of this round; None in the last round and with three players,
    where a lead is worth what it is worth. The rounds to come add normal chance with a spread of their own."""
    left = int(rules.rounds) - int(state.finished) - 1
    if left == 0 or int(rules.players) != 2:
        return None
    return _normal(margins / (SPREAD * math.sqrt(left)))


def to_come(rules: Any, state: Any) -> tuple[int, int, bool]:
    """The rounds of a match, those after this one, and whether this one is young: a quarter of what was not dealt is
    not drawn yet. How wrong a seat is about how it stands depends on these (bench/study_calibration.py)."""
    cards = int(rules["colours"]) * (WAGER_COPIES + int(rules["numbers"]))
    deck = cards - int(rules["players"]) * int(rules["hand_size"])
    rounds = int(rules["rounds"])
    return rounds, rounds - int(state["finished"]) - 1, bool(state["left"] > YOUNG * deck)


def _normal(values: Any) -> Any:
    """The share of a normal distribution below each value (Abramowitz & Stegun 26.2.17, within 1e-7)."""
    size = np.abs(values)
    t = 1 / (1 + 0.2316419 * size)
    tail = t * (0.319381530 + t * (-0.356563782 + t * (1.781477937 + t * (-1.821255978 + t * 1.330274429))))
    above = np.exp(-size * size / 2) / math.sqrt(2 * math.pi) * tail
    return np.where(values > 0, 1 - above, above)
