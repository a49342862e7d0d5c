"""`careful`: a sound rule-based player.

It asks of every move what it changes in the outlook of the own expeditions (outlook.py) and of the next player's: begin
only what can pay, wagers early, no card thrown where the other collects, turns spent where they earn most as the deck
runs out. It looks at nothing that its seat could not know.
"""

from typing import Any

from manoa.games.lost_cities.bots.outlook import (
    NUMBERS,
    POINT,
    extended,
    gained,
    lane,
    size_of,
    spent,
    unseen_cards,
    worth,
)
from manoa.games.lost_cities.parts.cards import COLOUR_BITS, RANKS, size, top
from manoa.games.lost_cities.rules.state import DECK, DISCARDS, PLAY, TAKES, Rules, State
from manoa.games.lost_cities.rules.turn import may_lay, next_seat, open_piles
from manoa.kernel.bits import lowest
from manoa.kernel.chance import blur
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
    return careful_play(rules, state, 0, luck) if state.phase == PLAY else careful_draw(rules, state, 0, luck)


@kernel
def careful_play(rules: Rules, state: State, haze: int, luck: int) -> int:
    """The card whose leaving the hand gains most or costs least, each misjudged by up to `haze`."""
    seat, turns = state.turn, turns_to_play(rules, state)
    unseen, others, chance, price = prospects(rules, state, turns)
    best, choice = WORST, -1
    for colour in range(rules.colours):
        mine = lane(state, seat, colour, unseen, state.hand[seat], state.hand_wagers[seat])
        ranks = (state.hand[seat] >> (colour * RANKS)) & COLOUR_BITS
        if not ranks:
            continue
        before = worth(rules, mine, chance, price, turns)
        while ranks:
            rank = lowest(ranks)
            ranks &= ranks - 1
            if may_lay(state, seat, colour * RANKS + rank):
                gain = worth(rules, extended(mine, rank), chance, price, turns - 1) - before
                gain += misjudged(haze, luck, colour * RANKS + rank)
                if gain > best:
                    best, choice = gain, colour * RANKS + rank
            gain = worth(rules, spent(mine, rank), chance, price, turns - 1) - before
            gain += misjudged(haze, luck, DISCARDS + colour * RANKS + rank)
            if gain > best:  # or else it need not be asked what that gives the others
                gain -= their_gain(rules, state, colour, rank, unseen, others) * GENEROSITY // 100
                if gain > best:
                    best, choice = gain, DISCARDS + colour * RANKS + rank
    return choice


@kernel
def misjudged(haze: int, luck: int, action: int) -> int:
    return blur(luck, action, haze) if haze else 0


@kernel
def careful_draw(rules: Rules, state: State, haze: int, luck: int) -> int:
    """The pile whose top gains more than the deck does on average."""
    piles = open_piles(rules, state)
    if piles == 0 or state.idle > WAITED:
        return DECK
    turns = state.left // rules.players
    unseen, others, chance, price = prospects(rules, state, turns)
    best, choice = WORST, DECK
    for colour in range(rules.colours):
        if (piles >> colour) & 1:
            gain = pile_gain(rules, state, colour, unseen, others, chance, price)
            gain += misjudged(haze, luck, TAKES + colour)
            if gain > best:
                best, choice = gain, TAKES + colour
    bias = deck_bias(state, price)
    if bias >= best:
        return DECK  # whatever it holds: a card in hand hardly ever does harm
    return DECK if hope(rules, state, unseen, chance, price, turns) // others + bias >= best else choice


@kernel
def prospects(rules: Rules, state: State, turns: int) -> tuple[int, int, int, int]:
    """What a decision starts from: the unseen kinds, how many cards the seat cannot see, the chance in a hundred
    that one of them comes to it, and what a turn is worth."""
    unseen, others = unseen_cards(rules, state, state.turn), hidden(rules, state)
    chance = odds(rules, state, others)
    return unseen, others, chance, price_of_a_turn(rules, state, unseen, chance, turns)


@kernel
def turns_to_play(rules: Rules, state: State) -> int:
    """The turns left to the seat, its present one included."""
    return (state.left + rules.players - 1) // rules.players


@kernel
def pile_gain(rules: Rules, state: State, colour: int, unseen: int, others: int, chance: int, price: int) -> int:
    """What the top of a pile is worth in hand, and out of the next player's reach."""
    rank, seat = top(state.pile[colour], colour) - colour * RANKS, state.turn
    turns = state.left // rules.players
    mine = lane(state, seat, colour, unseen, state.hand[seat], state.hand_wagers[seat])
    gain = worth(rules, gained(mine, rank), chance, price, turns) - worth(rules, mine, chance, price, turns)
    return gain + their_gain(rules, state, colour, rank, unseen, others) * DENIAL // 100


@kernel
def deck_bias(state: State, price: int) -> int:
    """What speaks for the deck besides its cards: that it ends the round, which somebody has to do."""
    return HURRY - price * TEMPO // 100 + PATIENCE * state.idle


@kernel
def hope(rules: Rules, state: State, unseen: int, chance: int, price: int, turns: int) -> int:
    """What all unseen numbers together would be worth in hand."""
    seat, points = state.turn, 0
    for colour in range(rules.colours):
        mine = lane(state, seat, colour, unseen, state.hand[seat], state.hand_wagers[seat])
        rest, before = mine[4], worth(rules, mine, chance, price, turns)
        while rest:
            points += worth(rules, gained(mine, lowest(rest)), chance, price, turns) - before
            rest &= rest - 1
    return points


@kernel
def their_gain(rules: Rules, state: State, colour: int, rank: int, unseen: int, others: int) -> int:
    """What a card would be worth to the next player, of whose hand only the known cards are known; `others` are the
    cards that one's own seat cannot see."""
    seat = next_seat(rules, state.turn)
    if not may_lay(state, seat, colour * RANKS + rank):
        return 0
    turns = state.left // rules.players
    chance = min(100 * (turns + rules.hand_size) // others, 90)
    theirs = lane(state, seat, colour, unseen, state.known[seat], state.known_wagers[seat])
    after = worth(rules, gained(theirs, rank), chance, THEIR_PRICE, turns)
    return after - worth(rules, theirs, chance, THEIR_PRICE, turns)


@kernel
def price_of_a_turn(rules: Rules, state: State, unseen: int, chance: int, turns: int) -> int:
    """What a turn is worth: little while there are more turns than cards to lay, much the other way round."""
    seat, wanted = state.turn, 0
    for colour in range(rules.colours):
        laid, stakes, hand, _, coming = lane(state, seat, colour, unseen, state.hand[seat], 0)
        if laid or stakes:
            layable = (state.layable[seat] >> (colour * RANKS)) & NUMBERS
            wanted += POINT * size_of(hand & layable) + chance * size_of(coming & layable)
    load = wanted // max(turns, 1) - FREE_LOAD
    return min(IDLE_PRICE + LOAD_PRICE * max(load, 0), TOP_PRICE)


@kernel
def odds(rules: Rules, state: State, others: int) -> int:
    """The chance in a hundred that one of the cards this seat cannot see comes to it."""
    return 100 * (state.left // rules.players) // others * CONFIDENCE // 100


@kernel
def hidden(rules: Rules, state: State) -> int:
    """How many cards this seat cannot see: the deck and the other hands, but for what is known of them."""
    cards = state.left
    for seat in range(rules.players):
        if seat != state.turn:
            cards += rules.hand_size - size(state.known[seat], state.known_wagers[seat])
    return max(cards, 1)
