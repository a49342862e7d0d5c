"""Several small numbers kept as one, so many bits each, the first in the lowest."""

from collections.abc import Iterable

from manoa.kernel.language import kernel

DIE_BITS = 3
PART_BITS = 5  # of a strength: the explorer, villagers, and a fort, farmhouse or beast
CARD_BITS = 5  # of a side of an offer: cards of each type
SHRINE_BITS = 3  # in the note of the end: shrines of each seat
ROUND_BITS = 15  # of the number of rounds, in each of two notes


def pack(numbers: Iterable[int], bits: int) -> int:
    return sum(number << bits * place for place, number in enumerate(numbers))


def unpack(packed: int, bits: int, count: int) -> list[int]:
    return [int(packed) >> bits * place & (1 << bits) - 1 for place in range(count)]


@kernel
def pack_parts(explorer: int, villagers: int, other: int) -> int:
    """A strength as the three parts it is made of: so many dice are rolled for each (I-8.6)."""
    return explorer | villagers << PART_BITS | other << 2 * PART_BITS


@kernel
def strength_of(parts: int) -> int:
    """How many dice these parts are."""
    most = (1 << PART_BITS) - 1
    return (parts & most) + (parts >> PART_BITS & most) + (parts >> 2 * PART_BITS)


def unpack_parts(parts: int) -> list[int]:
    return unpack(parts, PART_BITS, 3)
