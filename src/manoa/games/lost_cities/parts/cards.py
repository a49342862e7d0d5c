"""The cards of Lost Cities and how they are numbered (LC-1).

A *kind* is a colour and a rank; the three wagers of a colour are one kind.

    kind = colour * 10 + rank      rank 0: wager, rank 1 … 9: the numbers 2 … 10
    colours: 0 yellow, 1 blue, 2 white, 3 green, 4 red, 5 purple

A set of cards is an int64 with a bit for each kind, and beside it the wagers of each colour counted in four bits each:

    cards    bit kind                  wagers   (wagers >> 4 * colour) & 15

A pile is an int64 with four bits a card, its rank and 1, the top card lowest; the colour is known.
"""

from typing import Any

from manoa.games.components import components
from manoa.kernel.bits import count
from manoa.kernel.language import kernel

DATA = components("lost_cities", "cards.json")

COLOURS = tuple(colour["id"] for colour in DATA["colours"])
LETTERS = "YBWGRP"
RANKS = 1 + len(DATA["values"])  # the wager and the numbers
KINDS = len(COLOURS) * RANKS
WAGER_COPIES = DATA["wagers_per_colour"]
CARDS = len(COLOURS) * (WAGER_COPIES + RANKS - 1)

COLOUR_BITS = (1 << RANKS) - 1
WAGER_BITS = sum(1 << colour * RANKS for colour in range(len(COLOURS)))

assert KINDS <= 63, "sets are the bits of an int64"
assert 4 * len(COLOURS) <= 31, "wagers are counted in an int32"
assert max(WAGER_COPIES, RANKS) <= 15, "wagers of a colour, and the cards of a pile, have four bits each"
assert 4 * (WAGER_COPIES + RANKS - 1) <= 63, "piles are int64"


# Random play takes any branch as often as the other, so what follows has none: it is what a playout spends its time on.


@kernel
def colour_of(kind: int) -> int:
    """kind // 10 for the kinds there are, at half the price: `//` would have to round negative numbers down."""
    return (kind * 205) >> 11


@kernel
def wager(kind: int) -> int:
    """One wager of a kind in the counting of wagers; 0 for a number card."""
    return ((WAGER_BITS >> kind) & 1) << (4 * colour_of(kind))


@kernel
def add(cards: Any, wagers: Any, seat: int, kind: int) -> None:
    """Put one card of a kind into a seat's set."""
    cards[seat] |= 1 << kind
    wagers[seat] += wager(kind)


@kernel
def remove(cards: Any, wagers: Any, seat: int, kind: int) -> None:
    """Take one card of a kind out of a seat's set, if it is there; a wager's bit stays while others are left."""
    one = wager(kind) * ((cards[seat] >> kind) & 1)
    wagers[seat] -= one
    stays = (wagers[seat] & (15 * one)) != 0
    cards[seat] &= ~((1 - stays) << kind)


@kernel
def copies(cards: int, wagers: int, kind: int) -> int:
    """How many cards of a kind a set holds."""
    if (1 << kind) & WAGER_BITS:
        return (wagers >> (4 * colour_of(kind))) & 15
    return (cards >> kind) & 1


@kernel
def size(cards: int, wagers: int) -> int:
    """How many cards a set holds."""
    found = count(cards & ~WAGER_BITS)
    while wagers:
        found += wagers & 15
        wagers >>= 4
    return found


@kernel
def covered(pile: int, rank: int) -> int:
    """A pile with one card more on top."""
    return (pile << 4) | (rank + 1)


@kernel
def top(pile: int, colour: int) -> int:
    """The kind on top of a pile that has cards."""
    return colour * RANKS + (pile & 15) - 1
