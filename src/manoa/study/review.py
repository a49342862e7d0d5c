"""Looking back at a finished match: every decision judged, what was luck and what was play, who played how well.

It grows as it is worked on: whoever asks gets a review after each turn, the last of which is complete.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import NamedTuple

import numpy as np

from manoa.kernel.batch import cores
from manoa.kernel.threads import Threads
from manoa.play.match import Match
from manoa.study.judge import Judge, Judgement
from manoa.study.split import Account, Split
from manoa.study.verdicts import accuracy, by_loss, loss, verdict

SIMULATIONS = {"lost-cities": 2400, "quest": 900, "island": 600}  # for one decision, if nothing is said
PHASES = 3  # of a match: the first, second and last third of everybody's turns


class Turn(NamedTuple):
    """What one seat did in a row."""

    seat: int
    first: int  # step
    last: int
    decisions: tuple[Judgement, ...]

    @property
    def loss(self) -> float:
        return sum(map(loss, self.decisions))

    @property
    def verdict(self) -> str | None:
        """None where there was nothing to decide. A turn without a slip is called after its finest decision."""
        if not self.decisions:
            return None
        if self.loss:
            return by_loss(self.loss)
        found = {verdict(one) for one in self.decisions}
        return next(name for name in ("brilliant", "only", "best") if name in found)

    @property
    def worst(self) -> Judgement | None:
        """The decision that cost most."""
        return max(self.decisions, key=loss) if self.loss else None


class Review(NamedTuple):
    """As far as it is."""

    players: int
    steps: int  # judged so far
    of: int
    turns: tuple[Turn, ...]
    shares: list[tuple[int, list[Account]]]  # by step: the accounts of all seats in ten-thousandths of a won match
    margins: list[tuple[int, list[Account]]]  # the same in hundredths of the game's measure
    simulations: int

    @property
    def is_complete(self) -> bool:
        return self.steps == self.of

    def accounts(self, seat: int) -> tuple[Account, Account]:
        """A seat's shares and margins at the end."""
        return self.shares[-1][1][seat], self.margins[-1][1][seat]

    def accuracy(self, seat: int, phase: int | None = None) -> float | None:
        """Of a seat's turns with a choice, all or those of a phase."""
        losses = [turn.loss for turn in self.turns if turn.seat == seat and turn.decisions]
        if phase is not None:
            losses = losses[len(losses) * phase // PHASES : len(losses) * (phase + 1) // PHASES]
        return accuracy(losses)


def review(match: Match, simulations: int | None = None, seed: int = 0, threads: int | None = None) -> Iterator[Review]:
    """A match that is over, after each of its turns."""
    if not match.over:
        raise ValueError("only a match that is over can be reviewed")
    depth = SIMULATIONS.get(match.game.name, 600) if simulations is None else simulations
    with Threads(cores() if threads is None else threads) as hands:
        yield from _Reviewing(match, Judge(depth, hands, seed)).run()


class _Reviewing:
    def __init__(self, match: Match, judge: Judge) -> None:
        self.match, self.judge = match, judge
        self.walk = match.at(0)
        self.split = Split(match.players)
        self.turns: list[Turn] = []
        self.simulations = 0

    def run(self) -> Iterator[Review]:
        while not self.walk.over:
            self.turns.append(self._turn())
            if not self.walk.over:
                yield self._review()
        self.split.ended(len(self.match.steps), shares_of(self.walk), margins_of(self.walk))
        yield self._review()

    def _turn(self) -> Turn:
        first, seat, decisions = len(self.walk.steps), self.walk.player, list[Judgement]()
        assert seat is not None
        self.split.chance()
        while self.walk.player == seat:
            step, revealed = self.match.steps[len(self.walk.steps)], self.walk.revealed
            if len(self.walk.legal) > 1:
                decisions.append(self._judged(seat, step))
            self.walk.fold([step])
            if self.walk.revealed != revealed:
                self.split.chance()
        return Turn(seat, first, len(self.walk.steps) - 1, tuple(decisions))

    def _judged(self, seat: int, step: int) -> Judgement:
        judged = self.judge.judge(self.walk.for_seat(seat), step)
        self.simulations += judged.simulations
        self.split.decided(judged)
        return judged

    def _review(self) -> Review:
        shares, margins = self.split.shares.course, self.split.margins.course
        done, of = len(self.walk.steps), len(self.match.steps)
        return Review(self.match.players, done, of, tuple(self.turns), shares, margins, self.simulations)


def shares_of(match: Match) -> list[float]:
    """What part of the win each seat has: those in the first place share it."""
    places = match.placings
    return [1 / places.count(1) if place == 1 else 0.0 for place in places]


def margins_of(match: Match) -> list[float]:
    """How far each seat is ahead of the best other one at the end, in the game's measure."""
    book, out = match.game.book, np.zeros(match.players, np.int64)
    (book.lead or book.score)(match.rules, match.state, out)
    leads = [each / book.measure.lead for each in out.tolist()]
    return [lead - max(leads[:seat] + leads[seat + 1 :]) for seat, lead in enumerate(leads)]
