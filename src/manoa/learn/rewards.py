"""What an ended match is worth to each seat."""

import reprlib
from collections.abc import Callable
from typing import Any

import numpy as np

Reward = Callable[[Any], Any]


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


FORFEIT = {"margin": -100.0, "placing": -1.0}  # for a match given away by an illegal action
REWARDS: dict[str, Reward] = {"margin": margin, "placing": placing}


def named_reward(name: str) -> Reward:
    if name not in REWARDS:
        raise ValueError(f"a reward is one of {', '.join(REWARDS)}, not {reprlib.repr(name)}")
    return REWARDS[name]
