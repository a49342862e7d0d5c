"""What an ended match is worth to each seat."""

import reprlib
from collections.abc import Callable
from typing import Any, NamedTuple

import numpy as np

from manoa.kernel.batch import SCORE
from manoa.play.match import Game

NUMBERS = np.iinfo(SCORE)
FULL = 1.0  # the most that a normalised reward is


def margin(scores: Any) -> Any:
    """How far each seat's score is ahead of the best other one's. With two seats the margins add up to 0."""
    scores = np.asarray(scores, np.float32)
    order = np.sort(scores, axis=-1)
    best, second = order[..., -1:], order[..., -2:-1]
    return scores - np.where(scores == best, second, best)


def placing(scores: Any) -> Any:
    """1 for the first place, -1 for the last, evenly in between; ties share. It always adds up to 0."""
    scores = np.asarray(scores, np.float32)
    against = np.sign(scores[..., :, None] - scores[..., None, :])
    return (against.sum(axis=-1) / (scores.shape[-1] - 1)).astype(np.float32)


class Reward(NamedTuple):
    """A reward of a game: what final scores are worth to each seat, and the most that is. The least is as much below
    0, and that is what a match given away is worth: no match that is played on ends worse."""

    of: Callable[[Any], Any]
    most: float
    always_zero_sum: bool  # and not for two seats only


KINDS = ("margin", "normalised", "placing")


def named_reward(kind: str, game: Game, players: int) -> Reward:
    """A reward by name, for a game with so many seats."""
    if kind not in KINDS:
        raise ValueError(f"a reward is one of {', '.join(KINDS)}, not {reprlib.repr(kind)}")
    if kind == "placing":
        return Reward(placing, FULL, always_zero_sum=True)
    most = farthest(game, players)
    if kind == "margin":
        return Reward(margin, most, always_zero_sum=False)
    return Reward(lambda scores: margin(scores) / np.float32(most), FULL, always_zero_sum=False)


def farthest(game: Game, players: int) -> float:
    """How far two final scores can lie apart."""
    if game.book.bounds is None:
        return float(NUMBERS.max) - float(NUMBERS.min)
    score = game.book.bounds(game.rules(players)).score
    return float(score.most - score.least)
