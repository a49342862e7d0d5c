"""What a decision is called, from brilliant to blunder, and how good somebody's decisions are in all.

By what it loses of the chance to win. What lies within three standard errors of the best option loses nothing as far as
anybody can tell, and counts as nothing. A slip is named after what it lost for sure, so that another look, in other
worlds, does not find less.
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
SMALL = 0.015  # whoever loses less has found as good as the best
LOSSES = ((0.06, GOOD), (0.11, INEXACT), (0.22, MISTAKE))  # below each
AHEAD = 0.25  # by which the only move is ahead of all others, a brilliant one of what comes to mind first
ERRORS = 3.0  # within so many standard errors a difference may be chance
PAR = 80  # accuracy of whoever plays as well as the quick policy
STEEPNESS = 4.0  # of accuracy, by won matches more or less
FEWEST = 8  # turns, or there is no accuracy
FEWEST_OF_PHASE = 3


def loss(judgement: Judgement) -> float:
    """What was played lost of the chance to win against the best option, as far as anybody can tell."""
    return sure(judgement, judgement.played)


def sure(judgement: Judgement, action: int) -> float:
    """How far an option is behind the best one, if chance does not explain it."""
    option = judgement.option(action)
    return option.behind if option.behind > ERRORS * option.error else 0.0


def charged(decisions: Sequence[Judgement], still: Sequence[bool], owed: float) -> tuple[list[float], float]:
    """What each decision of a turn cost, and what the turn owes in the end.

    An option that is missed, and is there at the next decision too, is not lost. `still` says for each decision whether
    nothing came to light before the next one: then what is open there was not lost here. `owed` is what was charged
    in the turn before: as long as that stays open, it is not charged again.
    """
    open_at = [sure(one, one.quick) for one in decisions]  # what the best option brings
    costs = list[float]()
    for place, judgement in enumerate(decisions):
        missed, owed = loss(judgement), min(owed, open_at[place])
        kept = open_at[place + 1] if still[place] else 0.0
        cost = missed - max(owed, kept)
        is_sure = cost > ERRORS * judgement.option(judgement.played).error
        costs.append(cost if is_sure else 0.0)
        owed = min(owed + costs[-1], missed)
    return costs, owed


def verdict(judgement: Judgement, cost: float) -> str:
    """What one decision is called. `cost` is what it lost for good."""
    if cost >= SMALL:
        return by_loss(cost - ERRORS * judgement.option(judgement.played).error)
    if cost or loss(judgement) < SMALL:
        return _finest(judgement)
    return GOOD  # the better option stays open


def _finest(judgement: Judgement) -> str:
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


def accuracy(gained: float) -> float:
    """By what somebody's play brought of a won match, in all: above nothing it is better than the quick policy's."""
    return 100 / (1 + (100 / PAR - 1) * math.exp(-STEEPNESS * gained))
