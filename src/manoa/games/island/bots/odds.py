"""How fights end, for bots."""

from typing import Any

import numpy as np

from manoa.games.island.parts.explorers import MOST_DICE
from manoa.kernel.records import Record, int8, int16


class Odds(Record):
    """Worked out once for a game."""

    wander = int8  # per cent: turns of a weaker player that are not spent on what is best
    blur = int16  # how far it misjudges dice and cards
    beats = int8[MOST_DICE + 1, MOST_DICE + 1]  # per cent: so many battle dice beat so many others


def make_odds(rules: Any, wander: int = 0, blur: int = 0) -> Any:
    """By the sum or by the best die (I-8.7)."""
    faces = int(rules["battle_faces"])
    chances = np.zeros((MOST_DICE + 1, MOST_DICE * faces + 1))
    chances[0, 0] = 1
    for dice in range(1, MOST_DICE + 1):
        for total in range(1, dice * faces + 1):
            if not rules["highest"]:
                chances[dice, total] = chances[dice - 1, max(0, total - faces) : total].sum() / faces
            elif total <= faces:
                chances[dice, total] = (total / faces) ** dice - ((total - 1) / faces) ** dice
    below = np.cumsum(chances, axis=1) - chances
    odds = Odds.new()
    odds["wander"], odds["blur"] = wander, blur
    odds["beats"] = np.rint(100 * chances @ below.T)
    return odds
