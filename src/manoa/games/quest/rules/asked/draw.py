"""Drawing: `owed` cards (Q-6.4), or tokens from the cave reserve (H-2.6). Nobody is asked."""

from __future__ import annotations

from typing import Any

from manoa.games.quest.rules import notes, zones
from manoa.games.quest.rules.state import CAVE_TOKEN_KINDS, Rules, State
from manoa.kernel import chance
from manoa.kernel.journal import note
from manoa.kernel.language import kernel
from manoa.kernel.stack import pop


@kernel
def settle(rules: Rules, state: State, journal: Any) -> bool:
    cards = 0 + state.owed[state.depth - 1]
    pop(state)
    zones.draw(rules, state, state.turn, cards, journal)
    return True


@kernel
def find_settle(rules: Rules, state: State, journal: Any) -> bool:
    """The used pile is shuffled into the reserve when it is empty."""
    tokens = 0 + state.owed[state.depth - 1]
    pop(state)
    for _ in range(tokens):
        if state.spare_size == 0:
            refill_reserve(state)
        if state.spare_size == 0:
            return True
        state.spare_size -= 1
        token = state.spare[state.spare_size] - 1
        state.spare[state.spare_size] = 0
        state.revealed += 1
        zones.gain_token(rules, state, state.turn, token)
        note(journal, notes.FOUND_SPARE, state.turn, token, 0, 0, 0)
    return True


@kernel
def refill_reserve(state: State) -> None:
    for token in range(CAVE_TOKEN_KINDS):
        for _ in range(state.spent[token]):
            state.spare[state.spare_size] = token + 1
            state.spare_size += 1
        state.spent[token] = 0
    chance.shuffle(state, state.spare, state.spare_size)
