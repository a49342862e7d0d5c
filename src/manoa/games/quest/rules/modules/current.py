"""Flowing water (M-2): a piece that stops on an arrow is carried on by one space."""

from __future__ import annotations

from typing import Any

from manoa.games.quest.rules.board import is_in, other_piece, others
from manoa.games.quest.rules.expansions import has_module
from manoa.games.quest.rules.modules.dragons import has_dragon, would_hold
from manoa.games.quest.rules.modules.presence import shift
from manoa.games.quest.rules.notes import CARRIED
from manoa.games.quest.rules.state import WITH_DRAGONS, Rules, State
from manoa.kernel.journal import note
from manoa.kernel.language import kernel


@kernel
def flows(rules: Rules, space: int) -> bool:
    """An arrow lies there."""
    return rules.drift[space] != space


@kernel
def carried_to(rules: Rules, state: State, space: int, other: int) -> int:
    """Where a piece of the player is after its stop on a space, the other one standing on `other`: an arrow is a forced
    move, if that is possible; a piece carried onto another arrow stays there (M-2.1)."""
    there = 0 + rules.drift[space]
    if there == space or is_in(there, others(rules, state, other)) or has_dragon(rules, state, there):
        return space
    return space if has_module(rules, WITH_DRAGONS) and would_hold(rules, state, space) else there


@kernel
def carry(rules: Rules, state: State, mover: int, journal: Any) -> None:
    """A piece has stopped: if an arrow lies there, it goes along."""
    piece, here = mover - state.turn * rules.pieces, 0 + state.at[mover]
    there = carried_to(rules, state, here, other_piece(rules, state, piece))
    if there != here:
        note(journal, CARRIED, state.turn, piece, here, there, 0)
        shift(rules, state, mover, there, journal)
