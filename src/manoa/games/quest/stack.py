"""Sub-phases: what the player still has to decide or to be given, on a small stack so that effects nest."""

from __future__ import annotations

from manoa.games.quest.state import DRAW, REMOVE, REPLACE, Rules, State
from manoa.games.quest.zones import draw
from manoa.kernel.language import kernel
from manoa.kernel.stack import pop, push


@kernel
def settle(rules: Rules, state: State) -> None:
    """Do all that needs no decision, until something does or the stack is empty."""
    while state.depth:
        top = state.depth - 1
        task = state.task[top]
        out_of_cards = state.hand_size[state.turn] == 0 or state.due[top] == 0
        if task == DRAW:
            cards = state.due[top]
            pop(state)
            draw(rules, state, state.turn, cards)
        elif task == REMOVE and out_of_cards:
            pop(state)
        elif task == REPLACE and out_of_cards:
            finish_replacing(rules, state)
        else:
            return


@kernel
def finish_replacing(rules: Rules, state: State) -> None:
    """As many new cards as were laid (Q-10.5)."""
    laid = state.what[state.depth - 1]
    pop(state)
    push(state, DRAW, laid, 0)
