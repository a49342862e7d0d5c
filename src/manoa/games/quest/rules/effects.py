"""Effects of action cards and tokens (Q-6.3, Q-10.5).

Which effects a source has and how much of each, `Rules.effect` and `Rules.amount` say. Most are sub-phases: what the
player still has to decide or to be given, on a small stack so that effects nest. The others set a flag.
"""

from __future__ import annotations

from typing import Any

from manoa.games.quest.rules.movement import may_move
from manoa.games.quest.rules.notes import LAID, REMOVED
from manoa.games.quest.rules.state import (
    CHANGE,
    DRAW,
    EFFECTS,
    KEEP,
    PASS,
    REMOVE,
    REPLACE,
    TAKE,
    TOKENS,
    Rules,
    State,
)
from manoa.games.quest.rules.zones import draw, lay, remove
from manoa.kernel.journal import note
from manoa.kernel.language import kernel
from manoa.kernel.stack import pop, push


@kernel
def has_use(rules: Rules, state: State, effect: int) -> bool:
    """Tokens are played only where they do something; a card that takes one needs a pile to take it from."""
    if effect in (REMOVE, REPLACE):
        return state.hand_size[state.turn] > 0
    if effect == TAKE:
        return (state.board | state.reserve) != 0
    if effect == KEEP:
        return state.used_item != 0
    if effect == PASS:
        return not state.passing and may_move(rules, state)
    if effect == CHANGE:
        return not state.changing and may_move(rules, state)
    return True


@kernel
def begin_effects(rules: Rules, state: State, source: int) -> None:
    """In their order, so the last is pushed first."""
    for i in range(EFFECTS - 1, -1, -1):
        effect = rules.effect[source, i]
        if effect == KEEP:
            keep(state)
        elif effect == PASS:
            state.passing = 1
        elif effect == CHANGE:
            state.changing = 1
        elif effect:
            optional = effect == REMOVE and source < TOKENS  # cards let one stop early
            push(state, effect, state.turn, rules.amount[source, i], optional)


@kernel
def keep(state: State) -> None:
    """The item used just now stays in the play area (Q-10.5)."""
    kind = state.used_item - 1
    state.removed[state.turn, kind] -= 1
    state.area[state.area_size] = kind
    state.area_size += 1


@kernel
def choose_for_effect(rules: Rules, state: State, kind: int, journal: Any) -> None:
    """A card in hand that an effect asked for."""
    top = state.depth - 1
    state.owed[top] -= 1
    if state.task[top] == REMOVE:
        note(journal, REMOVED, state.turn, kind, 0, 0, 0)
        remove(rules, state, kind)
    else:
        note(journal, LAID, state.turn, kind, 0, 0, 0)
        lay(rules, state, kind)
        state.subject[top] += 1


@kernel
def enough(rules: Rules, state: State) -> None:
    """Of an effect that lets the player choose how much; as many new cards come as were laid (Q-10.5)."""
    replacing, laid = state.task[state.depth - 1] == REPLACE, state.subject[state.depth - 1]
    pop(state)
    if replacing:
        push(state, DRAW, state.turn, laid, 0)


@kernel
def settle(rules: Rules, state: State, journal: Any) -> None:
    """Do all that needs no decision, until something does or the stack is empty."""
    while state.depth:
        top = state.depth - 1
        task, cards = state.task[top], state.owed[top]
        out_of_cards = state.hand_size[state.turn] == 0 or cards == 0
        if task == DRAW:
            pop(state)
            draw(rules, state, state.turn, cards, journal)
        elif task in (REMOVE, REPLACE) and out_of_cards:
            enough(rules, state)
        else:
            return
