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
def is_cursed(state: State, curse: int) -> bool:
    """A curse lies in front of the player."""
    return (state.tokens[state.turn] >> curse) & 1 != 0


@kernel
def is_card(source: int) -> bool:
    """A card in hand or stored, or a familiar's once-power: no cave token."""
    return source < TOKENS or source >= TOKENS + ONCE


@kernel
def forbidding(rules: Rules, curses: int, source: int) -> int:
    """Of some curses, as bits, the one that forbids to play a card or token for anything; 0 if none does."""
    if not is_card(source):
        return CAVE_FEVER if (curses >> CAVE_FEVER) & 1 else 0
    if (curses >> MISFORTUNE) & 1:
        return MISFORTUNE
    is_purple = source < TOKENS and (rules.purple >> source) & 1
    return MISERY if is_purple and (curses >> MISERY) & 1 else 0


@kernel
def usable(rules: Rules, state: State) -> int:
    """The kinds in hand that may be played for anything at all: not under Misfortune; no purple ones under Misery."""
    hand = state.hand[state.turn]
    if not has_hexes(rules):
        return hand
    if is_cursed(state, MISFORTUNE):
        return 0
    return hand & ~rules.purple if is_cursed(state, MISERY) else hand


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


@kernel
def usable_tokens(rules: Rules, state: State) -> int:
    """The cave tokens that may be played: none with Cave Fever."""
    if has_hexes(rules) and is_cursed(state, CAVE_FEVER):
        return 0
    return state.tokens[state.turn] & CAVE_TOKENS
