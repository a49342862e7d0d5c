"""Cards for rubble or a camp (Q-4.4, Q-4.5): `owed` cards, and the piece and target as the `subject`."""

from __future__ import annotations

from typing import Any

from manoa.games.quest.rules import ids
from manoa.games.quest.rules.bounds import usable, usable_cards
from manoa.games.quest.rules.expansions import has_hexes
from manoa.games.quest.rules.movement import UNPLAYED, go
from manoa.games.quest.rules.notes import PAID
from manoa.games.quest.rules.state import Rules, State
from manoa.games.quest.rules.tasks import PAY_CAMP
from manoa.games.quest.rules.zones import lay, remove
from manoa.kernel.bits import write
from manoa.kernel.journal import note
from manoa.kernel.language import kernel
from manoa.kernel.stack import pop


@kernel
def answers(rules: Rules, state: State, out: Any) -> int:
    return write(usable(rules, state), ids.CHOOSE, out, 0)


@kernel
def fits(rules: Rules, state: State) -> bool:
    return not has_hexes(rules) or usable_cards(rules, state) >= state.owed[state.depth - 1]


@kernel
def answer(rules: Rules, state: State, action: int, journal: Any) -> None:
    """One card, which in a camp leaves the game; the last one takes the piece there."""
    top, kind = state.depth - 1, action - ids.CHOOSE
    camp = state.task[top] == PAY_CAMP
    note(journal, PAID, state.turn, kind, camp, 0, 0)
    if camp:
        remove(rules, state, kind)
    else:
        lay(rules, state, kind)
    state.owed[top] -= 1
    if state.owed[top] == 0:
        subject = state.subject[top]
        pop(state)
        go(rules, state, UNPLAYED, subject // ids.TARGETS, subject % ids.TARGETS, 0, journal)
