"""Flowing water (M-2): a piece that stops on an arrow is carried on by one space."""

from __future__ import annotations

from typing import Any

from manoa.games.quest.rules.modules.dragons import holds, is_vacant
from manoa.games.quest.rules.modules.presence import come
from manoa.games.quest.rules.notes import CARRIED
from manoa.games.quest.rules.state import Rules, State
from manoa.kernel.journal import note
from manoa.kernel.language import kernel


@kernel
def flows(rules: Rules, space: int) -> bool:
    """An arrow lies there."""
    return rules.drift[space] != space


@kernel
def carry(rules: Rules, state: State, mover: int, journal: Any) -> None:
    """A forced move along the arrow, if it is possible; a piece carried onto another arrow stays there (M-2.1)."""
    here = 0 + state.at[mover]
    there = rules.drift[here]
    if there == here or not is_vacant(state, there) or holds(rules, state, here):
        return
    note(journal, CARRIED, state.turn, mover - state.turn * rules.pieces, here, there, 0)
    state.at[mover] = there
    state.explored[mover] &= rules.caves_beside[there]
    come(rules, state, mover, journal)
