"""Who has to decide what: the stack of decisions, each with the seat that is asked."""

from __future__ import annotations

from manoa.games.island.state import Rules, State
from manoa.kernel.language import kernel
from manoa.kernel.stack import pop, push


@kernel
def ask(state: State, task: int, seat: int, due: int, what: int) -> None:
    push(state, task, due, what)
    state.who[state.depth - 1] = seat


@kernel
def done(state: State) -> None:
    pop(state)
    state.who[state.depth] = 0


@kernel
def player(rules: Rules, state: State) -> int:
    """The seat to act: often not the one whose turn it is."""
    return 0 + (state.who[state.depth - 1] if state.depth else state.turn)
