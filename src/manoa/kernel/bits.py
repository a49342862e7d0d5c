"""Sets of up to 63 small numbers as the bits of one integer."""

from __future__ import annotations

import numpy as np

from manoa.kernel.language import kernel

PAIRS = np.uint64(0x5555555555555555)
NIBBLES = np.uint64(0x3333333333333333)
BYTES = np.uint64(0x0F0F0F0F0F0F0F0F)
SUM = np.uint64(0x0101010101010101)
ONE, TWO, FOUR, TOP = np.uint64(1), np.uint64(2), np.uint64(4), np.uint64(56)


@kernel
def count(mask: int) -> int:
    """How many bits are set. Pairs, nibbles, bytes, then one product adds the bytes up: no intrinsic, so CPU and GPU
    compile it alike (LLVM makes one instruction of it)."""
    bits = np.uint64(mask)
    bits = bits - ((bits >> ONE) & PAIRS)
    bits = (bits & NIBBLES) + ((bits >> TWO) & NIBBLES)
    bits = (bits + (bits >> FOUR)) & BYTES
    return int(np.int64((bits * SUM) >> TOP))


@kernel
def lowest(mask: int) -> int:
    """The index of the lowest set bit."""
    return count((mask & -mask) - 1)


@kernel
def nth(mask: int, index: int, width: int) -> int:
    """The index of the set bit that has `index` set bits below it, in a mask of at most `width` bits, a power of two:
    halves the range by counting, without a branch."""
    place = 0
    half = width >> 1
    while half:
        below = count((mask >> place) & ((1 << half) - 1))
        step = index >= below
        index -= step * below
        place += step * half
        half >>= 1
    return place
