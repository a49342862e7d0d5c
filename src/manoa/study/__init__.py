"""Getting better: what a match says about its players once it is over.

    for progress in review(match):
        ...
    progress.accounts(0)  # of seat 0: what was luck, what were slips of its own and of others

Every decision is judged by simulations from what the player could know, never from hidden cards. See docs/study.md.
"""

from manoa.study.judge import Judge, Judgement, Option
from manoa.study.review import Review, review
from manoa.study.telling import Telling, ToldReview, told
from manoa.study.verdicts import VERDICTS, accuracy

__all__ = ["VERDICTS", "Judge", "Judgement", "Option", "Review", "Telling", "ToldReview", "accuracy", "review", "told"]
