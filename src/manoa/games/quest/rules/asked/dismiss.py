"""Demons that go back from the hand to the supply (Mary Ripley, H-7), as many as the player wants."""

from __future__ import annotations

from typing import Any

from manoa.games.quest.parts.cards import DEMON
from manoa.games.quest.rules.ids import CHOOSE, DONE
from manoa.games.quest.rules.notes import DISMISSED
from manoa.games.quest.rules.state import Rules, State
from manoa.games.quest.rules.zones import leave_hand
from manoa.kernel.journal import note
from manoa.kernel.language import kernel
from manoa.kernel.stack import pop


@kernel
def answers(rules: Rules, state: State, out: Any) -> int:
    out[0], out[1] = DONE, CHOOSE + DEMON
    return 2


@kernel
def fits(rules: Rules, state: State) -> bool:
    return state.held[state.turn, DEMON] > 0


@kernel
def answer(rules: Rules, state: State, action: int, journal: Any) -> None:
    note(journal, DISMISSED, state.turn, 0, 0, 0, 0)
    leave_hand(rules, state, state.turn, DEMON)
    state.demons += 1


@kernel
def settled(rules: Rules, state: State, journal: Any) -> bool:
    over = state.held[state.turn, DEMON] == 0
    if over:
        pop(state)
    return over
