"""A curse that may be sent away (H-4.1): the `subject`. Below it on the stack lies what it was drawn for."""

from __future__ import annotations

from typing import Any

from manoa.games.quest.parts.tokens import ANTI_CURSE, FIRST_CURSE
from manoa.games.quest.rules import ids
from manoa.games.quest.rules.asked.curse import suffer
from manoa.games.quest.rules.notes import WARDED
from manoa.games.quest.rules.payers import write_ways
from manoa.games.quest.rules.state import Rules, State
from manoa.games.quest.rules.zones import spend_token
from manoa.kernel.journal import note
from manoa.kernel.language import kernel
from manoa.kernel.stack import pop


@kernel
def answers(rules: Rules, state: State, out: Any) -> int:
    out[0] = ids.DONE
    return write_ways(1 << ANTI_CURSE, 0, 0, ids.TOKENS, out, 1)


@kernel
def answer(rules: Rules, state: State, action: int, journal: Any) -> None:
    """Token and curse go away unused."""
    curse = 0 + state.subject[state.depth - 1]
    pop(state)
    note(journal, WARDED, state.turn, curse, 0, 0, 0)
    spend_token(rules, state, ANTI_CURSE)
    state.lifted[curse - FIRST_CURSE] += 1


@kernel
def finish(rules: Rules, state: State, journal: Any) -> None:
    curse = 0 + state.subject[state.depth - 1]
    pop(state)
    suffer(rules, state, curse, state.subject[state.depth - 1], journal)
