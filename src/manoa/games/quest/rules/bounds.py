"""What lasting curses forbid their owner (H-4.2)."""

from __future__ import annotations

from manoa.games.quest.parts.cards import COIN
from manoa.games.quest.parts.tokens import CAVE_FEVER, CAVE_TOKENS, LETHARGY, MISERY, MISFORTUNE
from manoa.games.quest.rules.expansions import has_hexes
from manoa.games.quest.rules.ids import ONCE, STORED, TOKENS
from manoa.games.quest.rules.state import Rules, State
from manoa.kernel.bits import lowest
from manoa.kernel.language import kernel


@kernel
def may_move(rules: Rules, state: State) -> bool:
    """Not after the purchase (Q-3.3)."""
    return not state.bought or rules.free_order != 0


@kernel
def is_cursed(state: State, curse: int) -> bool:
    """A curse lies in front of the player."""
    return (state.tokens[state.turn] >> curse) & 1 != 0


@kernel
def is_card(source: int) -> bool:
    """A card in hand or stored, or a familiar's once-power: no cave token."""
    return source < TOKENS or source >= TOKENS + ONCE


@kernel
def left_by(rules: Rules, curses: int) -> tuple[int, int]:
    """The kinds of cards and the tokens, as bits, that some curses leave to be played for anything: no purple card
    with Misery; no card, in hand or stored, and no once-power with Misfortune; no cave token with Cave Fever."""
    cards, tokens = -1, -1
    if (curses >> MISERY) & 1:
        cards &= ~rules.purple
    if (curses >> MISFORTUNE) & 1:
        cards, tokens = 0, CAVE_TOKENS
    if (curses >> CAVE_FEVER) & 1:
        tokens &= ~CAVE_TOKENS
    return cards, tokens


@kernel
def leaves(rules: Rules, curses: int, source: int) -> bool:
    """They leave a card or token to be played."""
    cards, tokens = left_by(rules, curses)
    return ((tokens >> (source - TOKENS)) if source >= TOKENS else (cards >> source)) & 1 != 0


@kernel
def usable(rules: Rules, state: State) -> int:
    """The kinds in hand that may be played."""
    hand = state.hand[state.turn]
    return hand & left_by(rules, state.tokens[state.turn])[0] if has_hexes(rules) else hand


@kernel
def usable_among(rules: Rules, state: State, tokens: int) -> int:
    """Of some tokens those that the player has and may play."""
    owned = state.tokens[state.turn] & tokens
    return owned & left_by(rules, state.tokens[state.turn])[1] if has_hexes(rules) else owned


@kernel
def usable_tokens(rules: Rules, state: State) -> int:
    """The cave tokens that may be played."""
    return usable_among(rules, state, CAVE_TOKENS)


@kernel
def usable_cards(rules: Rules, state: State) -> int:
    """How many cards that are."""
    cards, kinds = 0, usable(rules, state)
    while kinds:
        cards += state.held[state.turn, lowest(kinds)]
        kinds &= kinds - 1
    return cards


@kernel
def is_lethargic(rules: Rules, state: State, symbol: int) -> bool:
    """The symbol cannot be used."""
    return has_hexes(rules) and is_cursed(state, LETHARGY + symbol)


@kernel
def coins_count(rules: Rules, state: State) -> bool:
    """Coins pay their power: not under a coin lethargy."""
    return not is_lethargic(rules, state, COIN)


@kernel
def coins_now(rules: Rules, state: State, source: int) -> int:
    """The half coins that a card or token pays as it is: under a coin lethargy ½, and a token nothing."""
    if coins_count(rules, state):
        return 0 + rules.worth[source]
    return 0 if TOKENS <= source < TOKENS + STORED else 1
