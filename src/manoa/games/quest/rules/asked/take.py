"""Taking a card without paying (Transmitter in Q-6.3); the `subject` is 1 if it comes from the market board (H-7)."""

from __future__ import annotations

from typing import Any

from manoa.games.quest.rules import notes, zones
from manoa.games.quest.rules.market import gain, leave_pile
from manoa.games.quest.rules.state import Rules, State
from manoa.kernel import stack
from manoa.kernel.journal import note
from manoa.kernel.language import kernel


@kernel
def choices(rules: Rules, state: State) -> int:
    """The piles that may be taken from."""
    return state.board if state.subject[state.depth - 1] else state.board | state.reserve | state.aside


@kernel
def answer(rules: Rules, state: State, kind: int, journal: Any) -> None:
    """The rest of a reserve pile stays in the reserve (Q-6.3)."""
    note(journal, notes.TOOK, state.turn, kind, 0, 0, 0)
    on_top = state.subject[state.depth - 1] and not rules.free_card_discarded
    stack.pop(state)
    if on_top:
        leave_pile(state, kind)
        zones.put_on_draw(rules, state, state.turn, kind)
    else:
        gain(state, kind)
