"""What a decision is called, from brilliant to blunder, and how good somebody's decisions are on average.

By what it loses of the chance to win. What lies within three standard errors of the best option loses nothing as far as
anybody can tell, and counts as nothing.
"""

import math
from collections.abc import Sequence

from manoa.study.judge import Judgement

VERDICTS = BRILLIANT, ONLY, BEST, GOOD, INEXACT, MISTAKE, BLUNDER = (
    "brilliant",
    "only",
    "best",
    "good",
    "inexact",
    "mistake",
    "blunder",
)
LOSSES = ((0.015, BEST), (0.06, GOOD), (0.11, INEXACT), (0.22, MISTAKE))  # below each
AHEAD = 0.25  # by which the only move is ahead of all others, a brilliant one of what the quick policy plays
ERRORS = 3.0  # within so many standard errors a difference may be chance, where so many are looked at
STEEPNESS = 3.2  # of accuracy
FEWEST = 8  # turns, or there is no accuracy
FEWEST_OF_PHASE = 3


def is_slip(judgement: Judgement) -> bool:
    """It was worse than the best option, and more so than chance explains."""
    played = judgement.option(judgement.played)
    return played.behind > ERRORS * played.error


def loses_points(judgement: Judgement) -> bool:
    """The same in the game's measure."""
    played = judgement.option(judgement.played)
    return played.points > ERRORS * played.points_error


def loss(judgement: Judgement) -> float:
    """What it cost of the chance to win, as far as anybody can tell."""
    return judgement.option(judgement.played).behind if is_slip(judgement) else 0.0


def verdict(judgement: Judgement) -> str:
    """What one decision is called."""
    lost = loss(judgement)
    if lost:
        return by_loss(lost)
    others = [option for option in judgement.options if option.action != judgement.played]
    if judgement.played != judgement.usual and _is_ahead(judgement, judgement.usual):
        return BRILLIANT
    if others and all(_is_ahead(judgement, option.action) for option in others):
        return ONLY
    return BEST


def by_loss(lost: float) -> str:
    return next((name for limit, name in LOSSES if lost < limit), BLUNDER)


def _is_ahead(judgement: Judgement, other: int) -> bool:
    """What was played is the best, and further ahead of another option than chance explains."""
    option = judgement.option(other)
    return judgement.best.action == judgement.played and option.behind - ERRORS * option.error > AHEAD


def accuracy(losses: Sequence[float], fewest: int = FEWEST) -> float | None:
    """Of somebody's turns, 100 at most; None where there are too few."""
    if len(losses) < fewest:
        return None
    return 100 * math.exp(-STEEPNESS * sum(losses) / len(losses))
