"""Tokens from the cave reserve (H-2.6): `owed` of them. Nobody is asked."""

from __future__ import annotations

from typing import Any

from manoa.games.quest.rules.notes import FOUND_SPARE
from manoa.games.quest.rules.state import CAVE_TOKEN_KINDS, Rules, State
from manoa.games.quest.rules.zones import gain_token
from manoa.kernel import chance
from manoa.kernel.journal import note
from manoa.kernel.language import kernel
from manoa.kernel.stack import pop


@kernel
def settled(rules: Rules, state: State, journal: Any) -> bool:
    """The used pile is shuffled into the reserve when it is empty."""
    tokens = 0 + state.owed[state.depth - 1]
    pop(state)
    for _ in range(tokens):
        if state.spare_size == 0:
            refill_reserve(rules, state)
        if state.spare_size == 0:
            return True
        state.spare_size -= 1
        token = state.spare[state.spare_size] - 1
        state.spare[state.spare_size] = 0
        state.revealed += 1
        gain_token(rules, state, state.turn, token)
        note(journal, FOUND_SPARE, state.turn, token, 0, 0, 0)
    return True


@kernel
def refill_reserve(rules: Rules, state: State) -> None:
    for token in range(CAVE_TOKEN_KINDS):
        for _ in range(state.spent[token]):
            state.spare[state.spare_size] = token + 1
            state.spare_size += 1
        state.spent[token] = 0
    chance.shuffle(state, state.spare, state.spare_size)
