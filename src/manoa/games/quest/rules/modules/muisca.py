"""Muisca (M-4): cards that a player may store on the own board. Stored ones lie among the tokens from STORED on."""

from __future__ import annotations

from typing import Any

from manoa.games.quest.parts.cards import FIRST_MUISCA
from manoa.games.quest.parts.modules import STORE_SLOTS
from manoa.games.quest.parts.tokens import MISFORTUNE
from manoa.games.quest.rules.bounds import coins_count, coins_now, is_cursed
from manoa.games.quest.rules.expansions import has_hexes, has_module
from manoa.games.quest.rules.ids import STORED, TOKENS
from manoa.games.quest.rules.notes import STORED as NOTE_STORED
from manoa.games.quest.rules.state import MUISCA_KINDS, WITH_MUISCA, Rules, State
from manoa.games.quest.rules.zones import gain_token, put_down, spend_token
from manoa.kernel.bits import lowest
from manoa.kernel.journal import note
from manoa.kernel.language import kernel

MUISCA_BITS = (1 << MUISCA_KINDS) - 1


@kernel
def storable(rules: Rules, state: State) -> int:
    """The Muisca cards in hand, as bits, that may be stored: while there is room (M-4.2)."""
    if not has_module(rules, WITH_MUISCA) or stored_count(state, state.turn) == STORE_SLOTS:
        return 0
    return (state.hand[state.turn] >> FIRST_MUISCA) & MUISCA_BITS


@kernel
def stored_count(state: State, seat: int) -> int:
    """The cards on a seat's own board."""
    found = 0
    for kind in range(MUISCA_KINDS):
        found += state.owned[seat, STORED + kind]
        found += state.fresh[kind] if seat == state.turn else 0
    return found


@kernel
def store(rules: Rules, state: State, kind: int, journal: Any) -> None:
    """From hand, without effect."""
    note(journal, NOTE_STORED, state.turn, FIRST_MUISCA + kind, 0, 0, 0)
    put_down(rules, state, state.turn, FIRST_MUISCA + kind)
    state.fresh[kind] += 1


@kernel
def keep_stored(rules: Rules, state: State) -> None:
    """The turn is over: what was stored in it may be played from now on."""
    for kind in range(MUISCA_KINDS):
        for _ in range(state.fresh[kind]):
            gain_token(rules, state, state.turn, STORED + kind)
        state.fresh[kind] = 0


@kernel
def stored_cards(rules: Rules, state: State) -> int:
    """Those that the player may play as if they were in hand, as tokens; Misfortune binds them like all cards."""
    if not has_module(rules, WITH_MUISCA) or (has_hexes(rules) and is_cursed(state, MISFORTUNE)):
        return 0
    return state.tokens[state.turn] & (MUISCA_BITS << STORED)


@kernel
def stored_coins(rules: Rules, state: State) -> int:
    """The half coins that all of them make."""
    coins = 0
    if stored_cards(rules, state):
        for kind in range(MUISCA_KINDS):
            coins += state.owned[state.turn, STORED + kind] * coins_now(rules, state, TOKENS + STORED + kind)
    return coins


@kernel
def changed_coins_of(rules: Rules, state: State, kind: int) -> int:
    """The half coins of one as it is paid now: with a change of symbol its power counts as coins (Q-10.5)."""
    source = TOKENS + STORED + kind
    if state.changing and coins_count(rules, state):
        return 2 * rules.power[source]
    return coins_now(rules, state, source)


@kernel
def gain_by_change(rules: Rules, state: State, kind: int) -> int:
    """The half coins that a change of symbol adds to one."""
    return changed_coins_of(rules, state, kind) - coins_now(rules, state, TOKENS + STORED + kind)


@kernel
def stored_change(rules: Rules, state: State) -> int:
    """The most half coins that a change of symbol adds to one of them."""
    best, cards = 0, stored_cards(rules, state) >> STORED
    while cards:
        kind = lowest(cards)
        cards &= cards - 1
        best = max(best, gain_by_change(rules, state, kind))
    return best


@kernel
def stored_payers(rules: Rules, state: State, purse: int) -> int:
    """Those that may be paid, as tokens, where all there is makes so many half coins without a change of symbol: this
    uses one up, so the price has to be reached then."""
    found, cards = 0, stored_cards(rules, state) >> STORED
    while cards:
        kind = lowest(cards)
        cards &= cards - 1
        found |= (purse + gain_by_change(rules, state, kind) >= state.owed[state.depth - 1]) << (STORED + kind)
    return found


@kernel
def pay_stored(rules: Rules, state: State, kind: int) -> int:
    """A stored card goes to the play area; the half coins that it makes. Only what pays ½ leaves a change of symbol in
    effect: it was not played for its power."""
    coins = changed_coins_of(rules, state, kind)
    spend_token(rules, state, STORED + kind)
    if coins > 1:
        state.changing = 0
    return coins
