"""Replacing cards (Q-10.5): `owed` can still be laid down, and the `subject` is how many were."""

from __future__ import annotations

from typing import Any

from manoa.games.quest.rules import ids
from manoa.games.quest.rules.bounds import usable
from manoa.games.quest.rules.notes import LAID
from manoa.games.quest.rules.state import Rules, State
from manoa.games.quest.rules.tasks import DRAW
from manoa.games.quest.rules.zones import lay
from manoa.kernel.bits import write
from manoa.kernel.journal import note
from manoa.kernel.language import kernel
from manoa.kernel.stack import pop, push


@kernel
def answers(rules: Rules, state: State, out: Any) -> int:
    out[0] = ids.DONE
    begun = state.subject[state.depth - 1] != 0
    return write(usable(rules, state), ids.CHOOSE, out, 0 + begun)


@kernel
def fits(rules: Rules, state: State) -> bool:
    return usable(rules, state) != 0


@kernel
def answer(rules: Rules, state: State, action: int, journal: Any) -> None:
    top = state.depth - 1
    state.owed[top] -= 1
    state.subject[top] += 1
    note(journal, LAID, state.turn, action - ids.CHOOSE, 0, 0, 0)
    lay(rules, state, action - ids.CHOOSE)


@kernel
def finish(rules: Rules, state: State, journal: Any) -> None:
    """As many new cards come as were laid."""
    laid = 0 + state.subject[state.depth - 1]
    pop(state)
    push(state, DRAW, state.turn, laid, 0)


@kernel
def settled(rules: Rules, state: State, journal: Any) -> bool:
    over = state.owed[state.depth - 1] == 0 or usable(rules, state) == 0
    if over:
        finish(rules, state, journal)
    return over
