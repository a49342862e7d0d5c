"""Chance: ChaCha8 for games, and a fast generator for playouts.

A game's randomness comes from a 256-bit key in its state, so nobody can infer the deck from the cards seen, and the
same key and actions give the same game on every machine. Words of 32 bits are held in int64 variables and masked.

    constants  constants  constants  constants        x0  x1  x2  x3
    key 0      key 1      key 2      key 3            x4  x5  x6  x7
    key 4      key 5      key 6      key 7            x8  x9  xa  xb
    counter    counter    stream     stream           xc  xd  xe  xf
"""

from __future__ import annotations

from typing import Any

import numpy as np

from manoa.kernel.language import kernel
from manoa.kernel.records import Record, int32, int64, uint32

WORD = 0xFFFFFFFF
BLOCK = 16  # words in a block
ROUNDS = 8

GAME = 0  # the stream a game draws from
SUCCESSOR = 1  # the stream that gives the key of the game dealt after this one

ALL = -1  # for `imagine`, instead of a seat: redraw only what all seats together cannot know


class Chance(Record):
    """The fields that every state begins with."""

    key = uint32[8]  # the 256-bit key
    block = uint32[16]  # the current block of ChaCha8 output
    counter = int64  # blocks made so far
    used = int32  # words of the block already given out
    revealed = int32  # how often something hidden was revealed; `undo` may not go back past that


@kernel
def start(state: Any, key: Any) -> None:
    """Restart the game's stream with a key of eight words."""
    for i in range(8):
        state.key[i] = key[i]
    for i in range(BLOCK):
        state.block[i] = 0
    state.counter = 0
    state.used = BLOCK
    state.revealed = 0


@kernel
def succeed(state: Any) -> None:
    """Replace the key by the next one, for the next game of a batch."""
    fill(state, 0, SUCCESSOR)
    for i in range(8):
        state.key[i] = state.block[i]


@kernel
def rotate(word: int, by: int) -> int:
    return ((word << by) | (word >> (32 - by))) & WORD


@kernel
def quarter(a: int, b: int, c: int, d: int) -> tuple[int, int, int, int]:
    """ChaCha's quarter round."""
    a = (a + b) & WORD
    d = rotate(d ^ a, 16)
    c = (c + d) & WORD
    b = rotate(b ^ c, 12)
    a = (a + b) & WORD
    d = rotate(d ^ a, 8)
    c = (c + d) & WORD
    b = rotate(b ^ c, 7)
    return a, b, c, d


@kernel
def fill(state: Any, counter: int, stream: int) -> None:
    """Write block `counter` of a stream to `state.block`. Sixteen variables, so that a GPU keeps them in registers."""
    low, high = counter & WORD, (counter >> 32) & WORD
    k0, k1, k2, k3 = state.key[0] & WORD, state.key[1] & WORD, state.key[2] & WORD, state.key[3] & WORD
    k4, k5, k6, k7 = state.key[4] & WORD, state.key[5] & WORD, state.key[6] & WORD, state.key[7] & WORD
    x0, x1, x2, x3 = 0x61707865, 0x3320646E, 0x79622D32, 0x6B206574
    x4, x5, x6, x7 = k0, k1, k2, k3
    x8, x9, xa, xb = k4, k5, k6, k7
    xc, xd, xe, xf = low, high, stream & WORD, 0
    for _ in range(ROUNDS // 2):
        x0, x4, x8, xc = quarter(x0, x4, x8, xc)
        x1, x5, x9, xd = quarter(x1, x5, x9, xd)
        x2, x6, xa, xe = quarter(x2, x6, xa, xe)
        x3, x7, xb, xf = quarter(x3, x7, xb, xf)
        x0, x5, xa, xf = quarter(x0, x5, xa, xf)
        x1, x6, xb, xc = quarter(x1, x6, xb, xc)
        x2, x7, x8, xd = quarter(x2, x7, x8, xd)
        x3, x4, x9, xe = quarter(x3, x4, x9, xe)
    block = state.block
    block[0], block[1] = (x0 + 0x61707865) & WORD, (x1 + 0x3320646E) & WORD
    block[2], block[3] = (x2 + 0x79622D32) & WORD, (x3 + 0x6B206574) & WORD
    block[4], block[5], block[6], block[7] = (x4 + k0) & WORD, (x5 + k1) & WORD, (x6 + k2) & WORD, (x7 + k3) & WORD
    block[8], block[9], block[10], block[11] = (x8 + k4) & WORD, (x9 + k5) & WORD, (xa + k6) & WORD, (xb + k7) & WORD
    block[12], block[13], block[14], block[15] = (xc + low) & WORD, (xd + high) & WORD, (xe + stream) & WORD, xf & WORD


@kernel
def word(state: Any) -> int:
    """The next 32 random bits of the game."""
    if state.used >= BLOCK:
        fill(state, state.counter, GAME)
        state.counter += 1
        state.used = 0
    drawn = state.block[state.used] & WORD
    state.used += 1
    return drawn


@kernel(noinline=True)
def below(state: Any, bound: int) -> int:
    """A number from 0 to bound - 1, all exactly equally likely: the high half of word * bound. The few results that
    would favour some numbers are drawn again (Lemire 2019)."""
    product = word(state) * bound
    if (product & WORD) < bound:
        surplus = (WORD + 1) % bound
        while (product & WORD) < surplus:
            product = word(state) * bound
    return product >> 32


@kernel
def shuffle(state: Any, cards: Any, size: int) -> None:
    """Fisher–Yates over cards[:size]."""
    for last in range(size - 1, 0, -1):
        other = below(state, last + 1)
        kept = cards[last]
        cards[last] = cards[other]
        cards[other] = kept


@kernel
def sort(cards: Any, size: int) -> None:
    """Sort cards[:size] by insertion, since there are few. A shuffle after this leaves nothing of the old order."""
    for i in range(1, size):
        card = cards[i]
        gap = i
        while gap > 0 and cards[gap - 1] > card:
            cards[gap] = cards[gap - 1]
            gap -= 1
        cards[gap] = card


# The fast generator, for playouts only. Its state, `luck`, has 63 bits; a policy uses the high 31 of them.
LUCK = np.uint64(0x7FFFFFFFFFFFFFFF)
STEP, SHIFT = np.uint64(6364136223846793005), np.uint64(1442695040888963407)
SPREAD, MIX_1, MIX_2 = np.uint64(0x9E3779B97F4A7C15), np.uint64(0xBF58476D1CE4E5B9), np.uint64(0x94D049BB133111EB)
BY_30, BY_27, BY_31 = np.uint64(30), np.uint64(27), np.uint64(31)


@kernel
def stir(luck: int) -> int:
    """The next state of the fast generator."""
    return int(np.int64((np.uint64(luck) * STEP + SHIFT) & LUCK))


@kernel
def sow(seed: int, index: int) -> int:
    """A state of the fast generator for playout `index` of a seed, which may be negative. Neighbouring numbers get
    states far apart."""
    mixed = np.uint64(np.int64(seed)) ^ (np.uint64(index) * SPREAD)
    mixed = (mixed ^ (mixed >> BY_30)) * MIX_1
    mixed = (mixed ^ (mixed >> BY_27)) * MIX_2
    return int(np.int64((mixed ^ (mixed >> BY_31)) & LUCK))


@kernel
def blur(luck: int, index: int, width: int) -> int:
    """An error of judgement about choice `index`, from -width to width; small errors are likelier. The same luck and
    choice give the same error."""
    seen = sow(luck, index)
    return pick(seen, width + 1) + pick(stir(seen), width + 1) - width


@kernel
def pick(luck: int, bound: int) -> int:
    """A number from 0 to bound - 1 from the high 31 bits of a state of the fast generator."""
    return ((luck >> 32) * bound) >> 31
