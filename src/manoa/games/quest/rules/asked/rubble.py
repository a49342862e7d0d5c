"""Cards for rubble or a camp (Q-4.4, Q-4.5): `owed` cards, and the piece and target as the `subject`."""

from __future__ import annotations

from typing import Any

from manoa.games.quest.rules import ids, movement, notes, tasks, zones
from manoa.games.quest.rules.bounds import usable, usable_cards
from manoa.games.quest.rules.expansions import has_hexes
from manoa.games.quest.rules.state import Rules, State
from manoa.kernel import stack
from manoa.kernel.journal import note
from manoa.kernel.language import kernel


@kernel
def choices(rules: Rules, state: State) -> int:
    return usable(rules, state)


@kernel
def fits(rules: Rules, state: State) -> bool:
    return not has_hexes(rules) or usable_cards(rules, state) >= state.owed[state.depth - 1]


@kernel
def answer(rules: Rules, state: State, kind: int, journal: Any) -> None:
    """One card, which in a camp leaves the game; the last one takes the piece there."""
    top = state.depth - 1
    camp = state.task[top] == tasks.PAY_CAMP
    note(journal, notes.PAID, state.turn, kind, camp, 0, 0)
    if camp:
        zones.remove(rules, state, kind)
    else:
        zones.lay(rules, state, kind)
    state.owed[top] -= 1
    if state.owed[top] == 0:
        piece, target = state.subject[top] // ids.TARGETS, state.subject[top] % ids.TARGETS
        stack.pop(state)
        movement.go(rules, state, movement.UNPLAYED, piece, target, 0, journal)
