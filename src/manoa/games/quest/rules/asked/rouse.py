"""Whose pieces are moved next (Henry Threepwood, H-7): of the seats in the `subject`, as bits, one after the other."""

from __future__ import annotations

from typing import Any

from manoa.games.quest.rules.asked.force import can_be_moved, push_force
from manoa.games.quest.rules.ids import DONE, SEAT
from manoa.games.quest.rules.notes import ROUSED
from manoa.games.quest.rules.state import Rules, State
from manoa.games.quest.rules.tasks import ROUSE
from manoa.kernel.bits import lowest, write
from manoa.kernel.journal import note
from manoa.kernel.language import kernel
from manoa.kernel.stack import pop, push


@kernel
def begin(rules: Rules, state: State) -> None:
    """All other seats are still to come."""
    push(state, ROUSE, state.turn, 1, ((1 << rules.players) - 1) & ~(1 << state.turn))


@kernel
def rousable(rules: Rules, state: State) -> int:
    """Of the seats still to come those that may be chosen: some piece of theirs can be moved (H-3.3)."""
    found, seats = 0, 0 + state.subject[state.depth - 1]
    if rules.version_1:
        return seats
    while seats:
        seat = lowest(seats)
        seats &= seats - 1
        found |= can_be_moved(rules, state, seat, (1 << rules.pieces) - 1) << seat
    return found


@kernel
def answers(rules: Rules, state: State, out: Any) -> int:
    out[0] = DONE
    return write(rousable(rules, state), SEAT, out, 1)


@kernel
def settled(rules: Rules, state: State, journal: Any) -> bool:
    """The last seat is not asked for."""
    seats = rousable(rules, state)
    if seats == 0:
        pop(state)
    elif seats & (seats - 1) == 0:
        answer(rules, state, SEAT + lowest(seats), journal)
    return seats & (seats - 1) == 0


@kernel
def answer(rules: Rules, state: State, action: int, journal: Any) -> None:
    """Each piece of an opponent makes a forced move, where the player wants."""
    seat = action - SEAT
    note(journal, ROUSED, state.turn, seat, 0, 0, 0)
    state.subject[state.depth - 1] &= ~(1 << seat)
    push_force(state, state.turn, seat, (1 << rules.pieces) - 1, 1)
