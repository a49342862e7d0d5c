"""Looking back at a finished match: every decision judged, what was luck and what was play, who played how well.

It grows as it is worked on: whoever asks gets a review after each decision, the last of which is complete.
"""

from collections.abc import Iterator, Sequence
from itertools import groupby
from typing import NamedTuple

import numpy as np

from manoa.kernel.batch import cores
from manoa.kernel.threads import Threads
from manoa.play.match import Match
from manoa.study.judge import Judge, Judgement
from manoa.study.split import Account, Split
from manoa.study.verdicts import FEWEST, FEWEST_OF_PHASE, VERDICTS, accuracy, charged, loss, verdict

SIMULATIONS = {"lost-cities": 9600, "quest": 750, "island": 1600}  # for one decision, if nothing is said
FULL = 600  # steps of a match; of a longer one each decision gets less, so that the whole does not take much longer
MISSED = 2  # options that are tried again as long as they are there
PHASES = 3  # of each part of a match, such as a round: its first, second and last third

Course = tuple[tuple[int, list[Account]], ...]  # by step: the accounts of all seats


class Turn(NamedTuple):
    """What one seat did in a row."""

    seat: int
    first: int  # step
    last: int
    phase: int
    decisions: tuple[Judgement, ...]
    costs: tuple[float, ...]  # what each of them lost for good, of a won match

    @property
    def loss(self) -> float:
        return sum(self.costs)

    @property
    def gain(self) -> float:
        """What the turn brought of a won match, compared with what the quick policy would have done; or cost."""
        return sum(one.came.shares[self.seat] - one.expected.shares[self.seat] for one in self.decisions)

    @property
    def verdict(self) -> str | None:
        """None where there was nothing to decide. A turn is called after its worst slip, or after its finest
        decision."""
        names = [verdict(one, cost) for one, cost in zip(self.decisions, self.costs, strict=True)]
        if not names:
            return None
        return (max if self.loss else min)(names, key=VERDICTS.index)


class Review(NamedTuple):
    """As far as it is."""

    players: int
    steps: int  # judged so far
    of: int
    turns: tuple[Turn, ...]
    shares: Course  # in ten-thousandths of a won match
    margins: Course  # in hundredths of the game's measure
    simulations: int

    @property
    def is_complete(self) -> bool:
        return self.steps == self.of

    def accounts(self, seat: int) -> tuple[Account, Account]:
        """A seat's shares and margins at the end."""
        return self.shares[-1][1][seat], self.margins[-1][1][seat]

    def turns_of(self, seat: int, phase: int | None = None) -> list[Turn]:
        """The turns of a seat with a choice, all or those of a phase."""
        mine = (turn for turn in self.turns if turn.seat == seat and turn.decisions)
        return [turn for turn in mine if phase in (None, turn.phase)]

    def accuracy(self, seat: int, phase: int | None = None) -> float | None:
        """None where there are too few turns. That of a phase is what it would be if all phases were like it."""
        turns, whole = self.turns_of(seat, phase), phase is None
        if len(turns) < (FEWEST if whole else FEWEST_OF_PHASE):
            return None
        return accuracy(sum(turn.gain for turn in turns) * (1 if whole else PHASES))


def review(
    match: Match,
    simulations: int | None = None,
    seed: int = 0,
    threads: int | None = None,
    placings: Sequence[int] | None = None,
) -> Iterator[Review]:
    """A match that is over, after each of its decisions. One that was given up is over by the placings that its
    players got then: its end is no luck, but the decision of those who gave up."""
    if not match.over and placings is None:
        raise ValueError("only a match that is over can be reviewed")
    depth = usual_depth(match) if simulations is None else simulations
    with Threads(cores() if threads is None else threads) as hands:
        yield from _Reviewing(match, Judge(depth, hands, seed), placings).run()


def usual_depth(match: Match) -> int:
    """Simulations for a decision."""
    return SIMULATIONS.get(match.game.name, 600) * FULL // max(len(match.steps), FULL)


class _Reviewing:
    def __init__(self, match: Match, judge: Judge, placings: Sequence[int] | None) -> None:
        self.match, self.judge, self.placings = match, judge, placings
        self.walk = match.at(0)
        self.phases = phases_of(match)
        self.split = Split(match.players)
        self.turns: list[Turn] = []
        self.owed = [0.0] * match.players  # by each seat: charged for what is still open
        self.missed = [list[int]() for _ in range(match.players)]  # by each seat: what would have been better
        self.simulations = 0

    def run(self) -> Iterator[Review]:
        while len(self.walk.steps) < len(self.match.steps):
            yield from self._turn()
        if self.match.over:
            self.split.ended(len(self.match.steps), shares_of(self.match.placings), margins_of(self.match))
        elif self.placings is not None:
            self.split.given_up(len(self.match.steps), shares_of(self.placings))
        yield self._review()

    def _turn(self) -> Iterator[Review]:
        first, seat, decisions, still = len(self.walk.steps), self.walk.player, list[Judgement](), list[bool]()
        assert seat is not None
        self.split.chance()
        while self.walk.player == seat and len(self.walk.steps) < len(self.match.steps):
            step, revealed = self.match.steps[len(self.walk.steps)], self.walk.revealed
            if len(self.walk.legal) > 1:
                judged = self.judge.judge(self.walk.for_seat(seat), step, self.missed[seat])
                if loss(judged):
                    self.missed[seat] = list(dict.fromkeys([judged.best.action, *self.missed[seat]]))[:MISSED]
                self.simulations += judged.simulations
                self.split.decided(judged)
                decisions.append(judged)
                still.append(True)
                yield self._review()
            self.walk.fold([step])
            if self.walk.revealed != revealed:
                self.split.chance()
                still[-1:] = [False] * len(still[-1:])
        still[-1:] = [False] * len(still[-1:])
        costs, self.owed[seat] = charged(decisions, still, self.owed[seat])
        last = len(self.walk.steps) - 1
        self.turns.append(Turn(seat, first, last, self.phases[first], tuple(decisions), tuple(costs)))

    def _review(self) -> Review:
        shares, margins = tuple(self.split.shares.course), tuple(self.split.margins.course)
        done, of = len(self.walk.steps), len(self.match.steps)
        return Review(self.match.players, done, of, tuple(self.turns), shares, margins, self.simulations)


def phases_of(match: Match) -> list[int]:
    """The phase that each step is in."""
    walk, part, parts = match.at(0), match.game.book.part, list[int]()
    for step in match.steps:
        parts.append(part(walk.rules, walk.state) if part else 0)
        walk.fold([step])
    lengths = [len(list(steps)) for _, steps in groupby(parts)]
    return [step * PHASES // length for length in lengths for step in range(length)]


def shares_of(placings: Sequence[int]) -> list[float]:
    """What part of the win each seat has: those in the first place share it."""
    return [1 / placings.count(1) if place == 1 else 0.0 for place in placings]


def margins_of(match: Match) -> list[float]:
    """How far each seat is ahead of the best other one at the end, in the game's measure."""
    book, out = match.game.book, np.zeros(match.players, np.int64)
    (book.lead or book.score)(match.rules, match.state, out)
    leads = [each / book.measure.lead for each in out.tolist()]
    return [lead - max(leads[:seat] + leads[seat + 1 :]) for seat, lead in enumerate(leads)]
