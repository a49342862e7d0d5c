"""Sets of up to 63 small numbers as the bits of one integer."""

from __future__ import annotations

from manoa.kernel.language import kernel


@kernel
def count(mask: int) -> int:
    """How many bits are set. Pairs, nibbles, bytes, then one product adds the bytes up: no intrinsic, so CPU and GPU
    compile it alike (LLVM turns it into one instruction)."""
    mask = mask - ((mask >> 1) & 0x5555555555555555)
    mask = (mask & 0x3333333333333333) + ((mask >> 2) & 0x3333333333333333)
    mask = (mask + (mask >> 4)) & 0x0F0F0F0F0F0F0F0F
    return ((mask * 0x0101010101010101) >> 56) & 0xFF


@kernel
def lowest(mask: int) -> int:
    """The index of the lowest set bit."""
    return count((mask & -mask) - 1)


@kernel
def nth(mask: int, index: int) -> int:
    """The index of the set bit that has `index` set bits below it: halve the range by counting, without a branch."""
    place = 0
    width = 32
    while width:
        below = count((mask >> place) & ((1 << width) - 1))
        step = index >= below
        index -= step * below
        place += step * width
        width >>= 1
    return place
