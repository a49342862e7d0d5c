"""To whom a demon goes from the hand (H-6): onto the discard pile of any player."""

from __future__ import annotations

from typing import Any

from manoa.games.quest.parts.cards import DEMON
from manoa.games.quest.rules.ids import SEAT
from manoa.games.quest.rules.notes import BANISHED
from manoa.games.quest.rules.state import Rules, State
from manoa.games.quest.rules.zones import leave_hand, put_on_discard
from manoa.kernel.bits import write
from manoa.kernel.journal import note
from manoa.kernel.language import kernel
from manoa.kernel.stack import pop


@kernel
def answers(rules: Rules, state: State, out: Any) -> int:
    return write((1 << rules.players) - 1, SEAT, out, 0)


@kernel
def fits(rules: Rules, state: State) -> bool:
    return state.held[state.turn, DEMON] > 0


@kernel
def answer(rules: Rules, state: State, action: int, journal: Any) -> None:
    seat = action - SEAT
    pop(state)
    note(journal, BANISHED, state.turn, seat, 0, 0, 0)
    leave_hand(rules, state, state.turn, DEMON)
    put_on_discard(state, seat, DEMON)
    state.gained += seat == state.turn
