"""The market: what may be bought, what it costs, what becomes of its piles (Q-5)."""

from __future__ import annotations

from typing import Any

from manoa.games.quest.parts.cards import SLOTS
from manoa.games.quest.rules.bounds import coins_now
from manoa.games.quest.rules.expansions import has_hexes
from manoa.games.quest.rules.ids import STORED, TOKENS
from manoa.games.quest.rules.modules import hooks
from manoa.games.quest.rules.purse import best_purse, paying_tokens
from manoa.games.quest.rules.state import MUISCA_KINDS, RICHES, Rules, State
from manoa.games.quest.rules.zones import gain_card
from manoa.kernel.language import kernel


@kernel
def reserve_open(state: State) -> bool:
    """The reserve may be bought from: a slot is vacant (Q-5.3), or a token opens it for this turn (H-6)."""
    for i in range(SLOTS):
        if state.slot[i] == 0:
            return True
    return state.open_reserve != 0


@kernel
def on_offer(state: State) -> int:
    """The kinds that may be bought, whatever they cost (Q-5.3)."""
    offer = state.board | state.aside
    return offer | state.reserve if reserve_open(state) else offer


@kernel
def buyable(rules: Rules, state: State) -> int:
    """The kinds that may be bought now: once a turn, and only what can be paid (Q-5.1, Q-5.2)."""
    if state.bought or hooks.endangered(rules, state):  # M-3.4
        return 0
    return on_offer(state) & rules.affordable[min(most_coins(rules, state), RICHES)]


@kernel
def most_coins(rules: Rules, state: State) -> int:
    """The half coins that hand and tokens can make, the help of a change symbol token included."""
    if has_hexes(rules) or state.changing:
        return best_purse(rules, state, -1, state.changing)
    return state.purse[state.turn]


@kernel
def hand_coins(rules: Rules, state: State, out: Any) -> int:
    """Write the half coins that each source pays, cards as they are; return the most that all at hand make."""
    tokens = paying_tokens(rules, state)
    for kind in range(rules.kinds):
        out[kind] = coins_now(rules, state, kind)
    for token in range(STORED):
        out[TOKENS + token] = rules.worth[TOKENS + token] * ((tokens >> token) & 1)
    for kind in range(MUISCA_KINDS):
        out[TOKENS + STORED + kind] = coins_now(rules, state, TOKENS + STORED + kind)
    return most_coins(rules, state)


@kernel
def gain(state: State, kind: int) -> None:
    """The top card of a pile goes to the discard pile (Q-5.5)."""
    leave_pile(state, kind)
    gain_card(state, kind)


@kernel
def leave_pile(state: State, kind: int) -> None:
    """A card leaves the market; a pile that runs out leaves its slot vacant."""
    state.left[kind] -= 1
    if state.left[kind] == 0:
        state.board &= ~(1 << kind)
        state.reserve &= ~(1 << kind)
        state.aside &= ~(1 << kind)
        for i in range(SLOTS):
            if state.slot[i] == kind + 1:
                state.slot[i] = 0


@kernel
def move_to_board(state: State, kind: int) -> None:
    """The rest of a pile of the reserve fills the lowest vacant slot (Q-5.4)."""
    state.reserve &= ~(1 << kind)
    state.board |= 1 << kind
    for i in range(SLOTS):
        if state.slot[i] == 0:
            state.slot[i] = kind + 1
            return
