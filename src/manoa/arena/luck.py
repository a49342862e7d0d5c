"""How lucky each seat was in a game, whoever played it: what chance did to how far the seats came.

The expected result of a position is what comes of it when policies play on, in worlds that differ in what no seat
knows: the order of what is still to be drawn, dice to come. For each seat plays what is nearest to its bot. A decision
moves the expected result, and so does chance. What decisions did is measured, those between two revelations together;
what remains of the result is luck:

    luck = result - expected at the start - what decisions changed

On average over what chance might have done, it is zero, exactly, after any step, whoever plays and whatever the
policies are worth (AIVAT: Burch et al. 2018; with less noise, as a decision is compared in the same worlds, and with
none where a bot does what its policy would).
So a margin less the luck in it is as true as the margin itself, and much less of it is chance.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Any

import numpy as np

from manoa.arena.entries import Entry
from manoa.kernel.chance import sow
from manoa.kernel.policies import memory_of, named_policy, tables_of
from manoa.kernel.rulebook import Kernel, Policy, Rulebook
from manoa.kernel.simulations import LANE_FIELDS, LEFT, LONGEST, PART, bind_worlds, undivided
from manoa.play.match import Match

DIGITS = 4  # that are kept

AnyPolicy = str | Kernel | Policy


def stand_in(entry: Entry, book: Rulebook) -> AnyPolicy:
    """The policy that plays on for a bot: its own if it plays by one, else the one by which `search` simulates."""
    if entry.name == "random" or entry.name in book.policies:
        return entry.name
    plays_by = book.levels.get(entry.name)
    return book.search.rollout if plays_by is None or isinstance(plays_by, int) else plays_by


def luck(match: Match, stand_ins: Sequence[AnyPolicy], worlds: int, seed: int) -> list[float]:
    """Of each seat in a match that is over, in the game's measure; `stand_ins` play on for the seats. The luck of the
    first deal is not in it: it is nobody's."""
    reckoning = _Reckoning(match, stand_ins, worlds, seed)
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


class _StandIn:
    """A policy and the seats that it plays on for."""

    def __init__(self, match: Match, policy: AnyPolicy) -> None:
        game, rules = match.game, match.game.rule_array(match.players)
        name, chosen = named_policy(game.book, game.loops, policy)
        self.loops = bind_worlds(game.book, name, chosen)
        self.parts = game.scratch(), tables_of(chosen, rules), memory_of(chosen)
        self.rules, self.seats = rules, 0

    def take(self, worlds: _Worlds, step: int, differs: Any) -> None:
        self.loops.take_step(self.rules, worlds.states, *self.parts, worlds.lanes, step, differs, 0, len(differs))

    def play(self, worlds: _Worlds) -> int:
        args = self.rules, worlds.states, *self.parts, worlds.lanes
        return int(self.loops.play_seats(*args, self.seats, 0, len(worlds.states)))


class _Worlds:
    """Copies of a position that differ in what no seat knows."""

    def __init__(self, states: Any, lanes: Any) -> None:
        self.states, self.lanes = states, lanes

    def copy(self) -> _Worlds:
        return _Worlds(self.states.copy(), self.lanes.copy())

    def limit(self, part: int, playing: Any) -> None:
        """To be played on to the end of this part, those that are `playing`."""
        self.lanes[:, PART] = part
        self.lanes[:, LEFT] = np.where(playing, LONGEST, 0)


class _Reckoning:
    """Walks through a match."""

    def __init__(self, match: Match, stand_ins: Sequence[AnyPolicy], worlds: int, seed: int) -> None:
        self.walk, self.count, self.seed = match.at(0), worlds, seed
        self.part = match.game.book.part or undivided
        found: dict[AnyPolicy, _StandIn] = {}
        for seat, policy in enumerate(stand_ins):
            found.setdefault(policy, _StandIn(match, policy)).seats |= 1 << seat
        self.policies = list(found.values())
        self.of_seat = [found[policy] for policy in stand_ins]

    def expected(self) -> Any:
        """How far each seat comes from here on."""
        worlds = self._worlds()
        worlds.limit(self._part(), np.True_)
        return self._leads(worlds).mean(0)

    def changed(self, steps: list[int]) -> Any:
        """By how much some steps change that; they are taken. If they begin the next part, it is followed through."""
        before, part = self._worlds(), self._part()
        after, differs = before.copy(), np.zeros(self.count, np.bool_)
        for step in steps:
            assert self.walk.player is not None
            self.of_seat[self.walk.player].take(after, step, differs)
            self.walk.fold([step])
        differs |= self._part() != part
        if not differs.any():
            return np.zeros(self.walk.players)
        before.limit(part, differs)
        after.limit(self._part(), differs)
        return np.where(differs[:, None], self._leads(after) - self._leads(before), 0).mean(0)

    def result(self) -> Any:
        out, book = np.zeros(self.walk.players, np.int64), self.walk.game.book
        (book.lead or book.score)(self.walk.rules, self.walk.state, out)
        return out

    def _part(self) -> int:
        return int(self.part(self.walk.rules, self.walk.state))

    def _worlds(self) -> _Worlds:
        states = np.repeat(np.array([self.walk.state]), self.count)
        worlds = _Worlds(states, np.zeros((self.count, LANE_FIELDS), np.int64))
        first, key = self.policies[0], np.zeros(8, np.uint32)
        seed = sow(self.seed, len(self.walk.steps))
        first.loops.enter_worlds(first.rules, states, worlds.lanes, key, seed, 0, self.count)
        return worlds

    def _leads(self, worlds: _Worlds) -> Any:
        """How far each seat comes in each world."""
        while sum(policy.play(worlds) for policy in self.policies):  # each in turn
            pass
        leads, first = np.zeros((self.count, self.walk.players), np.int64), self.policies[0]
        first.loops.write_leads(first.rules, worlds.states, leads, 0, self.count)
        return leads
