"""Taking a card without paying (Transmitter in Q-6.3); the `subject` is 1 if it comes from the market board (H-7)."""

from __future__ import annotations

from typing import Any

from manoa.games.quest.rules import ids
from manoa.games.quest.rules.market import gain, leave_pile
from manoa.games.quest.rules.notes import TOOK
from manoa.games.quest.rules.state import Rules, State
from manoa.games.quest.rules.zones import put_on_draw
from manoa.kernel.bits import write
from manoa.kernel.journal import note
from manoa.kernel.language import kernel
from manoa.kernel.stack import pop


@kernel
def answers(rules: Rules, state: State, out: Any) -> int:
    return write(takeable(rules, state), ids.PILE, out, 0)


@kernel
def takeable(rules: Rules, state: State) -> int:
    """The piles that may be taken from."""
    return state.board if state.subject[state.depth - 1] else state.board | state.reserve | state.aside


@kernel
def answer(rules: Rules, state: State, action: int, journal: Any) -> None:
    """The rest of a reserve pile stays in the reserve (Q-6.3)."""
    kind = action - ids.PILE
    note(journal, TOOK, state.turn, kind, 0, 0, 0)
    on_top = state.subject[state.depth - 1] and not rules.free_card_discarded
    pop(state)
    if on_top:
        leave_pile(state, kind)
        put_on_draw(rules, state, state.turn, kind)
    else:
        gain(state, kind)
