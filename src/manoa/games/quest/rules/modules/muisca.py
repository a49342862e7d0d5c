"""Muisca (M-4): cards that a player may store on the own board. Stored ones lie among the tokens from STORED on."""

from __future__ import annotations

from typing import Any

from manoa.games.quest.parts.cards import COIN, FIRST_MUISCA, MUISCA
from manoa.games.quest.parts.modules import STORE_SLOTS
from manoa.games.quest.rules.bounds import coins_count, coins_now, usable_among
from manoa.games.quest.rules.expansions import has_module
from manoa.games.quest.rules.ids import STORE, STORED, TOKENS
from manoa.games.quest.rules.notes import STORED as NOTE_STORED
from manoa.games.quest.rules.state import MUISCA_KINDS, WITH_MUISCA, Rules, State
from manoa.games.quest.rules.zones import gain_token, leave_hand, spend_token
from manoa.kernel.bits import lowest, write
from manoa.kernel.journal import note
from manoa.kernel.language import kernel

MUISCA_BITS = (1 << MUISCA_KINDS) - 1
OF_SEAT = 2 * MUISCA_KINDS  # numbers that a learner is shown


def tabulate(rules: Any) -> None:
    rules["aside"] = sum(1 << card["number"] for card in MUISCA)


@kernel
def actions(rules: Rules, state: State, out: Any, size: int) -> int:
    return write(storable(rules, state), STORE, out, size)


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
def act(rules: Rules, state: State, action: int, journal: Any) -> None:
    """A card is stored, from hand, without effect."""
    if action < STORE + MUISCA_KINDS:
        kind = FIRST_MUISCA + action - STORE
        note(journal, NOTE_STORED, state.turn, kind, 0, 0, 0)
        leave_hand(rules, state, state.turn, kind)
        state.fresh[action - STORE] += 1


@kernel
def turn_over(rules: Rules, state: State) -> None:
    """The turn is over: what was stored in it may be played from now on."""
    for kind in range(MUISCA_KINDS):
        for _ in range(state.fresh[kind]):
            gain_token(rules, state, state.turn, STORED + kind)
        state.fresh[kind] = 0


@kernel
def stored_cards(rules: Rules, state: State) -> int:
    """Those that the player may play as if they were in hand, as tokens."""
    return usable_among(rules, state, MUISCA_BITS << STORED) if has_module(rules, WITH_MUISCA) else 0


@kernel
def stored_coins(rules: Rules, state: State, without: int) -> int:
    """The half coins that all of them make, one of the source `without` left out."""
    coins, cards = 0, stored_cards(rules, state)
    while cards:
        token = lowest(cards)
        cards &= cards - 1
        count = state.owned[state.turn, token] - (TOKENS + token == without)
        coins += count * coins_now(rules, state, TOKENS + token)
    return coins


@kernel
def gains_by_change(rules: Rules, state: State, source: int) -> bool:
    """With a change of symbol in effect a card's power counts as more coins than it pays as it is (Q-10.5)."""
    if not state.changing or not coins_count(rules, state) or (rules.symbols[source] >> COIN) & 1:
        return False
    return rules.symbols[source] != 0 and 2 * rules.power[source] > rules.worth[source]


@kernel
def stored_change(rules: Rules, state: State, without: int) -> int:
    """The most half coins that a change of symbol adds to one of them."""
    best, cards = 0, stored_cards(rules, state)
    while cards:
        token = lowest(cards)
        cards &= cards - 1
        source = TOKENS + token
        if state.owned[state.turn, token] > (source == without) and gains_by_change(rules, state, source):
            best = max(best, 2 * rules.power[source] - coins_now(rules, state, source))
    return best


@kernel
def pay_stored(rules: Rules, state: State, source: int, changed: bool) -> int:
    """A stored card goes to the play area, with its symbol changed or not; the half coins that it makes. Only what pays
    ½ leaves a change of symbol in effect: it was not played for its power."""
    coins = 2 * rules.power[source] if changed else coins_now(rules, state, source)
    spend_token(rules, state, source - TOKENS)
    if coins > 1:
        state.changing = 0
    return coins


@kernel
def observe_seat(rules: Rules, state: State, seat: int, out: Any, at: int) -> int:
    """The cards stored before, and in this turn."""
    for kind in range(MUISCA_KINDS):
        out[at + kind] = state.owned[seat, STORED + kind]
        out[at + MUISCA_KINDS + kind] = state.fresh[kind] if seat == state.turn else 0
    return at + OF_SEAT
