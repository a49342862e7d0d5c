"""When two bots have been compared enough: a sequential probability ratio test on the scores of deals.

The score of a deal is the share of its duels that the first bot wins, ties counted half, so bots of equal strength
score ½ on average whatever the seats are worth. The test weighs two claims against each other, that the first bot is
`elo` stronger and that it is `elo` weaker. For scores about a normal spread the logarithm of their likelihood ratio is

    2 · n · d · (mean − ½) / variance        with ½ ± d the scores that ± elo stand for

and the comparison is decided when that leaves ± log((1 − error) / error) (Wald 1945). Bots nearer to each other than
`elo` take long, and the limit on games ends that.
"""

import math
from collections.abc import Iterable

from manoa.arena.plan import Decide

LEAST = 8  # deals before the spread is believed at all
BELIEF = 4  # deals' worth of the belief that scores spread as those of coin flips
COIN = 0.25  # the variance of such a score


def expected(elo: float) -> float:
    """The score that a lead in Elo stands for."""
    return 1 / (1 + 10 ** (-elo / 400))


class Test:
    """Deals are told in their order; the first that decides ends it."""

    __test__ = False  # for pytest

    def __init__(self, decide: Decide) -> None:
        self.bound = math.log((1 - decide.error) / decide.error)
        self.step = 2 * (expected(decide.elo) - 0.5)
        self.deals = 0
        self._sum = 0.0
        self._squares = 0.0
        self.verdict = 0  # 1: the first bot is better, -1: the second

    def add(self, score: float) -> None:
        if self.verdict:
            return
        self.deals += 1
        self._sum += score
        self._squares += score * score
        if self.deals >= LEAST and abs(self.ratio) >= self.bound:
            self.verdict = 1 if self.ratio > 0 else -1

    @property
    def ratio(self) -> float:
        """The logarithm of the likelihood ratio."""
        mean = self._sum / self.deals
        spread = self._squares - self.deals * mean * mean
        variance = (spread + BELIEF * COIN) / (self.deals + BELIEF)
        return self.deals * self.step * (mean - 0.5) / variance


def decided(scores: Iterable[float], decide: Decide) -> tuple[int, int]:
    """The verdict on scores in the order of their deals, and after how many it fell."""
    test = Test(decide)
    for score in scores:
        test.add(score)
    return test.verdict, test.deals
