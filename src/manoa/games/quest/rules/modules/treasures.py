"""Treasures (M-6): chests to be found, and points."""

from __future__ import annotations

from typing import Any

from manoa.games.quest.parts.modules import RACE_POINTS
from manoa.games.quest.rules.notes import CHEST
from manoa.games.quest.rules.state import CHESTS, Rules, State
from manoa.kernel.journal import note
from manoa.kernel.language import kernel


@kernel
def open_chest(rules: Rules, state: State, mover: int, journal: Any) -> None:
    """A piece that stops by its own movement on a chest nobody has taken takes it; everybody sees its value (M-6.2)."""
    place = closed_chest(rules, state, state.at[mover])
    if place >= 0:
        state.chest_owner[place] = state.turn + 1
        state.revealed += 1
        note(journal, CHEST, state.turn, state.chest[place], state.at[mover], 0, 0)


@kernel
def closed_chest(rules: Rules, state: State, space: int) -> int:
    """The place of the chest there that nobody has taken; -1 if there is none."""
    place = rules.chest[space] - 1
    return place if place >= 0 and state.chest_owner[place] == 0 else -1


@kernel
def treasure(state: State, seat: int) -> int:
    """What a seat's chests are worth."""
    found = 0
    for place in range(CHESTS):
        if state.chest_owner[place] == seat + 1:
            found += state.chest[place]
    return found


@kernel
def points(state: State, seat: int) -> int:
    """Chests, and for the order of arrival (M-6.3)."""
    return treasure(state, seat) + (RACE_POINTS[state.arrival[seat] - 1] if state.arrival[seat] else 0)
