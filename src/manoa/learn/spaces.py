"""What PettingZoo and Gymnasium environments show and take, as Gymnasium's spaces."""

from typing import Any

import numpy as np
from gymnasium import spaces

from manoa.kernel.batch import FEATURE
from manoa.play.match import Game

Observation = dict[str, Any]

MASK = np.int8
NUMBERS = np.iinfo(FEATURE)


def observation_space(game: Game, players: int) -> spaces.Dict:
    """The features of `observe`, and which actions are legal."""
    count = game.book.feature_count(game.rules(players))
    return spaces.Dict(
        {
            "observation": spaces.Box(NUMBERS.min, NUMBERS.max, (count,), FEATURE),
            "action_mask": spaces.Box(0, 1, (game.book.action_count,), MASK),
        }
    )


def action_space(game: Game) -> spaces.Discrete:
    return spaces.Discrete(game.book.action_count)
