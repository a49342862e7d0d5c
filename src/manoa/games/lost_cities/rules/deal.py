"""Setting up a match and a round (LC-2)."""

from typing import Any

from manoa.games.lost_cities.parts.cards import COLOURS, RANKS, WAGER_COPIES, add
from manoa.games.lost_cities.rules.state import NOWHERE, PLAY, ROUNDS, SEATS, Rules, State
from manoa.kernel import chance
from manoa.kernel.language import kernel


@kernel
def deal(rules: Rules, state: State, key: Any) -> None:
    """A new match from a key (LC-2.3 names who begins)."""
    chance.start(state, key)
    state.finished = 0
    for number in range(ROUNDS):
        for seat in range(SEATS):
            state.scores[number, seat] = 0
    state.starter = 0
    if not rules.oldest_begins:
        state.starter = chance.below(state, rules.players)
    set_up(rules, state)


@kernel
def set_up(rules: Rules, state: State) -> None:
    """Clear the table, shuffle and deal (LC-2.2)."""
    state.left = fill_deck(rules, state)
    chance.shuffle(state, state.deck, state.left)
    for colour in range(len(COLOURS)):
        state.pile[colour] = 0
    for seat in range(rules.players):
        state.hand[seat] = 0
        state.hand_wagers[seat] = 0
        state.column[seat] = 0
        state.column_wagers[seat] = 0
        state.known[seat] = 0
        state.known_wagers[seat] = 0
        state.layable[seat] = all_kinds(rules)
        for _ in range(rules.hand_size):
            draw_card(state, seat)
    state.idle = 0
    state.turn = state.starter
    state.phase = PLAY
    state.closed = NOWHERE


@kernel
def all_kinds(rules: Rules) -> int:
    """A bit for each kind in play: where nothing is laid, all of them may be."""
    return (1 << (rules.colours * RANKS)) - 1


@kernel
def fill_deck(rules: Rules, state: State) -> int:
    """All cards in play, sorted; how many they are (LC-1)."""
    size = 0
    for colour in range(rules.colours):
        for _ in range(WAGER_COPIES):
            state.deck[size] = colour * RANKS
            size += 1
        for number in range(rules.numbers):
            state.deck[size] = colour * RANKS + 1 + number
            size += 1
    return size


@kernel
def fresh_deck(rules: Rules) -> int:
    """How many cards are left once all are dealt (LC-2.2)."""
    return rules.colours * (WAGER_COPIES + rules.numbers) - rules.players * rules.hand_size


@kernel
def draw_card(state: State, seat: int) -> int:
    """Move the top card of the deck to a hand; which it is. The place it leaves is cleared: equal positions are equal
    bytes."""
    state.left -= 1
    kind = state.deck[state.left]
    add(state.hand, state.hand_wagers, seat, kind)
    state.deck[state.left] = 0
    return kind
