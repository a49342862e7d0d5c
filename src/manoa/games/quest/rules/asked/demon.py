"""Demons that leave the hand: back to the supply, as many as the player wants (Mary Ripley, H-7), or onto the discard
pile of any player (H-6)."""

from __future__ import annotations

from typing import Any

from manoa.games.quest.parts.cards import DEMON
from manoa.games.quest.rules import notes, zones
from manoa.games.quest.rules.state import Rules, State
from manoa.kernel.journal import note
from manoa.kernel.language import kernel
from manoa.kernel.stack import pop


@kernel
def dismiss_choices(rules: Rules, state: State) -> int:
    return state.hand[state.turn] & (1 << DEMON)


@kernel
def dismiss_answer(rules: Rules, state: State, kind: int, journal: Any) -> None:
    note(journal, notes.DISMISSED, state.turn, 0, 0, 0, 0)
    zones.leave_hand(rules, state, state.turn, kind)
    state.demons += 1


@kernel
def banish_choices(rules: Rules, state: State) -> int:
    return (1 << rules.players) - 1


@kernel
def banish_answer(rules: Rules, state: State, seat: int, journal: Any) -> None:
    pop(state)
    note(journal, notes.BANISHED, state.turn, seat, 0, 0, 0)
    zones.leave_hand(rules, state, state.turn, DEMON)
    zones.put_on_discard(state, seat, DEMON)
    state.gained += seat == state.turn


@kernel
def banish_fits(rules: Rules, state: State) -> bool:
    return state.held[state.turn, DEMON] != 0
