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
    least, most = feature_bounds(game, players)
    return spaces.Dict(
        {
            "observation": spaces.Box(least, most, least.shape, FEATURE),
            "action_mask": spaces.Box(0, 1, (game.book.action_count,), MASK),
        }
    )


def feature_bounds(game: Game, players: int) -> tuple[Any, Any]:
    """The least and the most that each feature can be; of a game that does not say so, what its numbers can hold."""
    rules = game.rules(players)
    if game.book.bounds is None:
        count = game.book.feature_count(rules)
        return np.full(count, NUMBERS.min, FEATURE), np.full(count, NUMBERS.max, FEATURE)
    least, most, counts = zip(*game.book.bounds(rules).features, strict=True)
    return np.repeat(np.array(least, FEATURE), counts), np.repeat(np.array(most, FEATURE), counts)


def action_space(game: Game) -> spaces.Discrete:
    return spaces.Discrete(game.book.action_count)
