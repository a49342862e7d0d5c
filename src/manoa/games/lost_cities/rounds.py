"""Matches and rounds: setting up, ending, who begins (LC-2, LC-4)."""

from __future__ import annotations

from typing import Any

from manoa.games.lost_cities.cards import COLOURS, RANKS, WAGER_COPIES, add
from manoa.games.lost_cities.scoring import round_score, total
from manoa.games.lost_cities.state import NOWHERE, PLAY, ROUNDS, SEATS, Rules, State
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
        state.room[seat] = (1 << (rules.colours * RANKS)) - 1
        for _ in range(rules.hand_size):
            draw_card(state, seat)
    state.idle = 0
    state.turn = state.starter
    state.phase = PLAY
    state.closed = NOWHERE


@kernel
def draw_card(state: State, seat: int) -> None:
    """Move the top card of the deck to a hand. The place it leaves is cleared: equal positions are equal bytes."""
    state.left -= 1
    add(state.hand, state.hand_wagers, seat, state.deck[state.left])
    state.deck[state.left] = 0


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
def end_round(rules: Rules, state: State) -> None:
    """Score the round and set up the next, if there is one (LC-2.1)."""
    for seat in range(rules.players):
        state.scores[state.finished, seat] = round_score(rules, state, seat)
    state.finished += 1
    state.revealed += 1
    if not over(rules, state):
        state.starter = next_starter(rules, state)
        set_up(rules, state)


@kernel
def next_starter(rules: Rules, state: State) -> int:
    """Who has most points begins; on equality the first after the previous starter, who comes last (LC-2.4)."""
    best = state.starter
    most = -(1 << 30)
    for step in range(1, rules.players + 1):
        seat = (state.starter + step) % rules.players
        points = total(rules, state, seat)
        if rules.last_round_counts:
            points = state.scores[state.finished - 1, seat]
        if points > most:
            most = points
            best = seat
    return best


@kernel
def over(rules: Rules, state: State) -> bool:
    """All rounds are finished."""
    return state.finished >= rules.rounds


@kernel
def part(rules: Rules, state: State) -> int:
    """The round: what is decided in one leaves the next as it is, but for who begins."""
    return state.finished
