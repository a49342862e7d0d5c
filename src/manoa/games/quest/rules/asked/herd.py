"""A dragon that is moved (M-5.4): the `subject`, with `owed` spaces left."""

from __future__ import annotations

from typing import Any

from manoa.games.quest.rules.ids import DONE, STEP
from manoa.games.quest.rules.modules.dragons import flights
from manoa.games.quest.rules.notes import FLEW
from manoa.games.quest.rules.state import Rules, State
from manoa.kernel.bits import write
from manoa.kernel.journal import note
from manoa.kernel.language import kernel
from manoa.kernel.stack import pop


@kernel
def ahead(rules: Rules, state: State) -> int:
    return flights(rules, state, state.dragon_at[state.subject[state.depth - 1]])


@kernel
def answers(rules: Rules, state: State, out: Any) -> int:
    out[0] = DONE
    return write(ahead(rules, state), STEP, out, 1)


@kernel
def answer(rules: Rules, state: State, action: int, journal: Any) -> None:
    """One space, over blockades and without any requirement."""
    top = state.depth - 1
    dragon = 0 + state.subject[top]
    there = rules.neighbour[state.dragon_at[dragon], action - STEP]
    note(journal, FLEW, state.turn, dragon, state.dragon_at[dragon], there, 0)
    state.dragon_at[dragon] = there
    state.owed[top] -= 1
    if state.owed[top] == 0:
        pop(state)


@kernel
def settled(rules: Rules, state: State, journal: Any) -> bool:
    over = ahead(rules, state) == 0
    if over:
        pop(state)
    return over
