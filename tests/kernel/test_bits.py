"""Sets of up to 63 small numbers as bits."""

from __future__ import annotations

from hypothesis import example, given
from hypothesis import strategies as st

from manoa.kernel.bits import count, lowest, nth

masks = st.integers(0, 2**63 - 1) | st.sets(st.integers(0, 62)).map(lambda members: sum(1 << bit for bit in members))


def members(mask: int) -> list[int]:
    return [bit for bit in range(63) if mask >> bit & 1]


@given(mask=masks)
@example(mask=0)
@example(mask=2**63 - 1)
@example(mask=1 << 62)
def test_count_is_how_many_bits_are_set(mask: int) -> None:
    assert count(mask) == mask.bit_count()


@given(mask=masks.filter(bool))
@example(mask=1 << 62)
@example(mask=2**63 - 1)
def test_lowest_is_the_first_member(mask: int) -> None:
    assert lowest(mask) == members(mask)[0]


@given(mask=masks.filter(bool))
@example(mask=1 << 62)
@example(mask=2**63 - 1)
def test_nth_is_the_member_with_so_many_below_it_of_the_first_eight(mask: int) -> None:
    first = members(mask)[:8]
    assert [nth(mask, index) for index in range(len(first))] == first
