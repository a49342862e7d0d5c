"""Danger (M-3): no turn ends there as long as the piece can leave; one that cannot goes back: see `asked.retreat`."""

from __future__ import annotations

from manoa.games.quest.rules.expansions import has_module
from manoa.games.quest.rules.state import OUTSIDE, WITH_DANGER, Rules, State
from manoa.kernel.language import kernel


@kernel
def endangered(rules: Rules, state: State) -> int:
    """The player's pieces, as bits, that stand on a marked space."""
    found = 0
    if has_module(rules, WITH_DANGER):
        for piece in range(rules.pieces):
            space = state.at[state.turn * rules.pieces + piece]
            found |= (space != OUTSIDE and rules.danger[space] != 0) << piece
    return found
