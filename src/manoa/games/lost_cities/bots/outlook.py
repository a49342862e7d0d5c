"""What an expedition is expected to earn, in hundredths of a point: the judgement behind `careful`.

A *lane* is one colour as a seat sees it: numbers laid, wagers laid, numbers in hand, wagers in hand, numbers unseen.
Numbers are masks with bit r for the number r + 1, as in a column.
"""

import numpy as np

from manoa.games.lost_cities.parts.cards import COLOUR_BITS, COLOURS, RANKS, top
from manoa.games.lost_cities.rules.state import Rules, State
from manoa.kernel.bits import lowest
from manoa.kernel.language import kernel

Lane = tuple[int, int, int, int, int]

NUMBERS = COLOUR_BITS - 1
POINT = 100

# What is asked of sets of numbers all the time, for every set: their sum, how many they are, their average rounded
# down, and which numbers lie above the last. A GPU gets a copy of a table for every place in the code that reads it and
# has room for few, so each is read in one place.
TOTALS = np.array([sum(rank + 1 for rank in range(1, RANKS) if numbers >> rank & 1) for numbers in range(1 << RANKS)])
SIZES = np.array([(numbers & NUMBERS).bit_count() for numbers in range(1 << RANKS)])
AVERAGES = TOTALS // np.maximum(SIZES, 1)
HIGHER = np.array([NUMBERS & -(1 << numbers.bit_length()) if numbers else NUMBERS for numbers in range(1 << RANKS)])

# How sure a column that is not begun has to be. Not to begin costs nothing, so what may still come counts.
DOUBT = 690
DOUBT_PER_TURN = 13
BONUS_DOUBT = 195  # hundredths of a card


@kernel(inline=True)
def total_of(numbers: int) -> int:
    return TOTALS[numbers]


@kernel(inline=True)
def size_of(numbers: int) -> int:
    return SIZES[numbers]


@kernel(inline=True)
def higher_than(laid: int) -> int:
    """The numbers that may still be laid (LC-3.1)."""
    return HIGHER[laid]


@kernel
def lane(state: State, seat: int, colour: int, unseen: int, hand: int, wagers: int) -> Lane:
    """A seat's lane; `hand` and `wagers` are the cards it is known to hold, of all colours."""
    first, nibble = colour * RANKS, 4 * colour
    return (
        (state.column[seat] >> first) & NUMBERS,
        (state.column_wagers[seat] >> nibble) & 15,
        (hand >> first) & NUMBERS,
        (wagers >> nibble) & 15,
        (unseen >> first) & NUMBERS,
    )


@kernel
def gained(cards: Lane, rank: int) -> Lane:
    """The lane with one card more in hand."""
    laid, stakes, hand, wagers, unseen = cards
    if rank == 0:
        return laid, stakes, hand, wagers + 1, unseen
    return laid, stakes, hand | (1 << rank), wagers, unseen & ~(1 << rank)


@kernel
def spent(cards: Lane, rank: int) -> Lane:
    """The lane with one card less in hand."""
    laid, stakes, hand, wagers, unseen = cards
    if rank == 0:
        return laid, stakes, hand, wagers - 1, unseen
    return laid, stakes, hand & ~(1 << rank), wagers, unseen


@kernel
def extended(cards: Lane, rank: int) -> Lane:
    """The lane with a card of the hand laid."""
    laid, stakes, hand, wagers, unseen = spent(cards, rank)
    if rank == 0:
        return laid, stakes + 1, hand, wagers, unseen
    return laid | (1 << rank), stakes, hand, wagers, unseen


@kernel(inline=True)
def worth(rules: Rules, cards: Lane, odds: int, price: int, turns: int) -> int:
    """What a lane will earn, by the doubts above."""
    value = earned(rules, cards, odds, price, turns, BONUS_DOUBT)
    return value if cards[0] or cards[1] else ramp(value, DOUBT + DOUBT_PER_TURN * turns)


@kernel(inline=True)
def earned(rules: Rules, cards: Lane, odds: int, price: int, turns: int, bonus_doubt: int) -> int:
    """What a lane will earn if all goes as expected. An unseen number comes in time with `odds` in a hundred; each card
    still to be laid takes one of the seat's `turns`, which elsewhere would be worth `price`."""
    laid, stakes, hand, wagers, unseen = cards
    higher = higher_than(laid)
    hand &= higher
    unseen &= higher
    if laid:
        wagers = 0  # LC-3.1: too late for them
    factor, room = 1 + stakes + wagers, turns - wagers
    ready = size_of(hand)
    if ready > room or 2 * POINT * factor < price:  # there is no turn for some, or none to spare
        while hand and (ready > room or POINT * factor * (lowest(hand) + 1) < price):
            hand &= hand - 1
            ready -= 1
    hoped = min(odds * size_of(unseen), POINT * max(turns - ready - wagers, 0))
    points = POINT * (total_of(laid) + total_of(hand) - rules.cost) + hoped * AVERAGES[unseen]
    if points < 0:
        wagers = 0  # nobody stakes on a loss
    to_lay = POINT * (ready + wagers) + hoped
    value = (1 + stakes + wagers) * points - price * to_lay // POINT
    return value + bonus(rules, POINT * (size_of(laid) + stakes) + to_lay, bonus_doubt)


@kernel
def bonus(rules: Rules, size: int, doubt: int) -> int:
    """The bonus for a long expedition, by how sure it is at `size` hundredths of a card."""
    sure = size - POINT * rules.bonus_cards + POINT // 2 + doubt
    if sure <= 0:
        return 0
    return POINT * rules.bonus_points * min(sure, 2 * doubt) // (2 * doubt)


@kernel
def ramp(value: int, doubt: int) -> int:
    """What is worth `value`, give or take `doubt`, and need not be taken: never less than nothing, and smooth."""
    if value >= doubt:
        return value
    return (value + doubt) * (value + doubt) // (4 * doubt) if value > -doubt else 0


@kernel
def unseen_cards(rules: Rules, state: State, seat: int) -> int:
    """The kinds of which a seat has not seen all cards: in its hand, on the table, in piles, or taken from them."""
    seen = state.hand[seat]
    for other in range(rules.players):
        seen |= state.column[other] | state.known[other]
    for colour in range(len(COLOURS)):
        pile = state.pile[colour]
        while pile:
            seen |= 1 << top(pile, colour)
            pile >>= 4
    return ~seen
