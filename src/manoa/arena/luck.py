"""How lucky each seat was in a game, whoever played it: what chance did to how far the seats came.

The expected result of a position is what comes of it when one fixed policy plays on for everybody, in worlds that
differ in what no seat knows: the order of what is still to be drawn, dice to come. A decision moves it, and so does
chance. What decisions did is measured, those between two revelations together; what remains of the result is luck:

    luck = result - expected at the start - what decisions changed

On average over what chance might have done, it is zero, exactly, after any step, whoever plays and whatever the policy
is worth (AIVAT: Burch et al. 2018; with less noise, as a decision is compared in the same worlds).
So a margin less the luck in it is as true as the margin itself, and much less of it is chance.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import numpy as np

from manoa.kernel.chance import sow
from manoa.kernel.simulations import bind, room
from manoa.play.match import Match

DIGITS = 4  # that are kept


def luck(match: Match, worlds: int, seed: int) -> list[float]:
    """Of each seat in a match that is over, in the game's measure. The luck of the first deal is not in it: it is the
    same in all games of a deal, and nobody's."""
    reckoning = _Reckoning(match, worlds, seed)
    expected = reckoning.expected()
    for steps in _stretches(match):
        expected = expected + reckoning.changed(steps)
    lead = (reckoning.result() - expected) / match.game.book.measure.lead
    return [round(each, DIGITS) for each in lead.tolist()]


def _stretches(match: Match) -> Iterator[list[int]]:
    """All steps, in runs of which only the last one reveals something: they can be judged together."""
    walk, steps = match.at(0), list[int]()
    for step in match.steps:
        before = walk.revealed
        walk.fold([step])
        steps.append(step)
        if walk.revealed != before or walk.over:
            yield steps
            steps = []


class _Reckoning:
    """Walks through a match."""

    def __init__(self, match: Match, worlds: int, seed: int) -> None:
        self.walk, self.worlds, self.seed = match.at(0), worlds, seed
        book, rules = match.game.book, match.game.rule_array(match.players)
        self.part_ways = bind(book).part_ways
        self.room = room(book, rules, np.array([self.walk.state]))
        self.states = self.room[1]

    def expected(self) -> Any:
        """How far each seat comes from here on."""
        return self._leads([])[:, 0].mean(0)

    def changed(self, steps: list[int]) -> Any:
        """By how much some steps change that; they are taken."""
        leads = self._leads(steps)
        self.walk.fold(steps)
        return (leads[:, 1] - leads[:, 0]).mean(0)

    def result(self) -> Any:
        out, book = np.zeros(self.walk.players, np.int64), self.walk.game.book
        (book.lead or book.score)(self.walk.rules, self.walk.state, out)
        return out

    def _leads(self, steps: list[int]) -> Any:
        leads = np.zeros((self.worlds, 2, self.walk.players), np.int64)
        self.states[0] = self.walk.state
        seed = sow(self.seed, len(self.walk.steps))
        self.part_ways(*self.room, seed, np.array(steps, np.int64), leads, 0, self.worlds)
        return leads
