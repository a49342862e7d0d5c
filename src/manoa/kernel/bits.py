"""Sets of up to 63 small numbers as the bits of one integer."""

from __future__ import annotations

from typing import Any

import numpy as np

from manoa.kernel.language import kernel

PAIRS = np.uint64(0x5555555555555555)
NIBBLES = np.uint64(0x3333333333333333)
BYTES = np.uint64(0x0F0F0F0F0F0F0F0F)
SUM = np.uint64(0x0101010101010101)
ONE, TWO, FOUR, TOP = np.uint64(1), np.uint64(2), np.uint64(4), np.uint64(56)


@kernel
def count(mask: int) -> int:
    """The number of set bits. It adds up pairs, nibbles and bytes, then one product adds the bytes. It uses no
    intrinsic, so CPU and GPU compile it alike (LLVM makes one instruction of it)."""
    bits = np.uint64(np.int64(mask))  # of a negative number too, which np.uint64 refuses when interpreted
    bits = bits - ((bits >> ONE) & PAIRS)
    bits = (bits & NIBBLES) + ((bits >> TWO) & NIBBLES)
    bits = (bits + (bits >> FOUR)) & BYTES
    return int(np.int64((bits * SUM) >> TOP))


@kernel
def lowest(mask: int) -> int:
    """The index of the lowest set bit."""
    return count((mask & -mask) - 1)


@kernel
def write(mask: int, first: int, out: Any, size: int) -> int:
    """Append first + bit to a list for each bit of a set; return the new length of the list."""
    while mask:
        out[size] = first + lowest(mask)
        size += 1
        mask &= mask - 1
    return size


@kernel
def nth(mask: int, index: int) -> int:
    """The index of the set bit that has `index` set bits below it, at most seven. The lowest one, two and four bits are
    dropped or kept, without a branch."""
    one = mask & (mask - 1)
    mask = one if index & 1 else mask
    two = mask & (mask - 1)
    two &= two - 1
    mask = two if index & 2 else mask
    four = mask & (mask - 1)
    four &= four - 1
    four &= four - 1
    four &= four - 1
    mask = four if index & 4 else mask
    return lowest(mask)
