"""Removing cards from the hand (Q-6.3, Q-10.5): up to `owed` of them; the `subject` is 1 if none need be chosen."""

from __future__ import annotations

from typing import Any

from manoa.games.quest.rules import ids
from manoa.games.quest.rules.notes import REMOVED
from manoa.games.quest.rules.state import Rules, State
from manoa.games.quest.rules.zones import remove
from manoa.kernel.bits import write
from manoa.kernel.journal import note
from manoa.kernel.language import kernel
from manoa.kernel.stack import pop


@kernel
def answers(rules: Rules, state: State, out: Any) -> int:
    out[0] = ids.DONE
    optional = state.subject[state.depth - 1] != 0
    return write(state.hand[state.turn], ids.CHOOSE, out, 0 + optional)


@kernel
def answer(rules: Rules, state: State, action: int, journal: Any) -> None:
    state.owed[state.depth - 1] -= 1
    note(journal, REMOVED, state.turn, action - ids.CHOOSE, 0, 0, 0)
    remove(rules, state, action - ids.CHOOSE)


@kernel
def settled(rules: Rules, state: State, journal: Any) -> bool:
    over = state.owed[state.depth - 1] == 0 or state.hand_size[state.turn] == 0
    if over:
        pop(state)
    return over
