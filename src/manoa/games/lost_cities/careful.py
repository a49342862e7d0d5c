"""`careful`: a sound rule-based player.

It asks of every move what it changes in the outlook of the own expeditions (outlook.py) and of the next player's: begin
only what can pay, wagers early, no card thrown where the other collects, turns spent where they earn most as the deck
runs out. It looks at nothing that its seat could not know.
"""

from __future__ import annotations

from typing import Any

from manoa.games.lost_cities.cards import RANKS
from manoa.games.lost_cities.outlook import NUMBERS, POINT, Lane, extended, gained, lane, spent, unseen_cards, worth
from manoa.games.lost_cities.state import DECK, DISCARDS, PLAY, TAKES, Rules, State
from manoa.games.lost_cities.turn import open_piles
from manoa.kernel.bits import count, lowest
from manoa.kernel.language import kernel

# Found by playing against itself; in hundredths, of a point or of the whole.
CONFIDENCE = 70  # how much of the plain chance of drawing a card counts
GENEROSITY = 78  # how much of what a discard gives the next player counts against it
DENIAL = 25  # how much of what a taken card keeps from the next player counts for it
IDLE_PRICE, LOAD_PRICE, FREE_LOAD, TOP_PRICE = 37, 11, 49, 630  # the price of a turn, by how full the turns are
THEIR_PRICE = 150
HURRY, TEMPO, PATIENCE = 178, 28, 39  # for the deck: a bias, less what a turn is worth, more with every idle turn
WAITED = 20  # idle turns after which only the deck will do
WORST = -(1 << 40)


@kernel
def careful(rules: Rules, state: State, scratch: Any, luck: int) -> int:
    return careful_play(rules, state) if state.phase == PLAY else careful_draw(rules, state)


@kernel
def careful_play(rules: Rules, state: State) -> int:
    """The card whose leaving the hand gains most or costs least."""
    seat, unseen = state.turn, unseen_cards(rules, state, state.turn)
    turns = (state.left + rules.players - 1) // rules.players
    price = price_of_a_turn(rules, state, unseen, turns)
    best, choice = WORST, -1
    cards = state.hand[seat]
    while cards:
        kind = lowest(cards)
        cards &= cards - 1
        colour, rank = kind // RANKS, kind % RANKS
        mine = lane(state, seat, colour, unseen, state.hand[seat], state.hand_wagers[seat])
        before = worth(rules, mine, odds(rules, state), price, turns)
        if (state.room[seat] >> kind) & 1:
            gain = worth(rules, extended(mine, rank), odds(rules, state), price, turns - 1) - before
            if gain > best:
                best, choice = gain, kind
        gain = worth(rules, spent(mine, rank), odds(rules, state), price, turns - 1) - before
        gain -= their_gain(rules, state, colour, rank, unseen) * GENEROSITY // 100
        if gain > best:
            best, choice = gain, DISCARDS + kind
    return choice


@kernel
def careful_draw(rules: Rules, state: State) -> int:
    """The pile whose top gains more than the deck does on average."""
    seat, unseen = state.turn, unseen_cards(rules, state, state.turn)
    turns = state.left // rules.players
    price = price_of_a_turn(rules, state, unseen, turns)
    best, choice, hoped = WORST, DECK, 0
    piles = open_piles(rules, state)
    for colour in range(rules.colours):
        mine = lane(state, seat, colour, unseen, state.hand[seat], state.hand_wagers[seat])
        hoped += hope(rules, state, mine, price, turns)
        if (piles >> colour) & 1:
            rank = (state.pile[colour] & 15) - 1
            gain = card_gain(rules, state, mine, rank, price, turns)
            gain += their_gain(rules, state, colour, rank, unseen) * DENIAL // 100
            if gain > best:
                best, choice = gain, TAKES + colour
    deck = hoped // hidden(rules, state) + HURRY - price * TEMPO // 100 + PATIENCE * state.idle
    return DECK if deck >= best or state.idle > WAITED else choice


@kernel
def card_gain(rules: Rules, state: State, mine: Lane, rank: int, price: int, turns: int) -> int:
    """What one card more in hand is worth."""
    chance = odds(rules, state)
    return worth(rules, gained(mine, rank), chance, price, turns) - worth(rules, mine, chance, price, turns)


@kernel
def hope(rules: Rules, state: State, mine: Lane, price: int, turns: int) -> int:
    """What all unseen numbers of a lane together would be worth in hand."""
    points, rest = 0, mine[4]
    while rest:
        points += card_gain(rules, state, mine, lowest(rest), price, turns)
        rest &= rest - 1
    return points


@kernel
def their_gain(rules: Rules, state: State, colour: int, rank: int, unseen: int) -> int:
    """What a card would be worth to the next player, of whose hand only the known cards are known."""
    seat = (state.turn + 1) % rules.players
    if not (state.room[seat] >> (colour * RANKS + rank)) & 1:
        return 0
    turns = state.left // rules.players
    chance = min(100 * (turns + rules.hand_size) // hidden(rules, state), 90)
    theirs = lane(state, seat, colour, unseen, state.known[seat], state.known_wagers[seat])
    after = worth(rules, gained(theirs, rank), chance, THEIR_PRICE, turns)
    return after - worth(rules, theirs, chance, THEIR_PRICE, turns)


@kernel
def price_of_a_turn(rules: Rules, state: State, unseen: int, turns: int) -> int:
    """What a turn is worth: little while there are more turns than cards to lay, much the other way round."""
    seat, wanted = state.turn, 0
    for colour in range(rules.colours):
        laid, stakes, hand, _, coming = lane(state, seat, colour, unseen, state.hand[seat], 0)
        if laid or stakes:
            room = (state.room[seat] >> (colour * RANKS)) & NUMBERS
            wanted += POINT * count(hand & room) + odds(rules, state) * count(coming & room)
    load = wanted // max(turns, 1) - FREE_LOAD
    return min(IDLE_PRICE + LOAD_PRICE * max(load, 0), TOP_PRICE)


@kernel
def odds(rules: Rules, state: State) -> int:
    """The chance in a hundred that one unseen card comes to this seat."""
    return 100 * (state.left // rules.players) // hidden(rules, state) * CONFIDENCE // 100


@kernel
def hidden(rules: Rules, state: State) -> int:
    """How many cards this seat cannot see: the deck and the other hands, but for what is known of them."""
    cards = state.left
    for seat in range(rules.players):
        if seat != state.turn:
            cards += rules.hand_size - known_cards(state, seat)
    return max(cards, 1)


@kernel
def known_cards(state: State, seat: int) -> int:
    """How many cards everybody knows to be in a hand."""
    cards, wagers = 0, state.known_wagers[seat]
    numbers = state.known[seat]
    while numbers:
        cards += count(numbers & NUMBERS)
        numbers >>= RANKS
    while wagers:
        cards += wagers & 15
        wagers >>= 4
    return cards
