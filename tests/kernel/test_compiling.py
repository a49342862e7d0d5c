"""Kernels that kernels call are compiled once, as parts; only what Python calls becomes machine code."""

from __future__ import annotations

import numpy as np
import pytest

from manoa.kernel.language import kernel
from manoa.kernel.mode import INTERPRETED

pytestmark = pytest.mark.skipif(INTERPRETED, reason="nothing is compiled")


@kernel
def doubled(number: int) -> int:
    return 2 * number


@kernel
def unused(number: int) -> int:
    return doubled(number) + 1


@kernel
def sums(small: np.ndarray, large: np.ndarray, seldom: bool) -> int:
    """`unused` may be left out as a whole, `doubled` is needed all the same."""
    found = doubled(small[0]) + doubled(large[0])
    if seldom:
        found += unused(found)
    return found


def test_a_part_is_compiled_once_whatever_the_width_of_its_integers() -> None:
    assert sums(np.array([3], np.int8), np.array([4], np.int32), False) == 14
    assert len(doubled.overloads) == 1  # type: ignore[attr-defined]
    assert len(unused.overloads) == 1  # type: ignore[attr-defined]


def test_a_part_is_no_machine_code() -> None:
    sums(np.array([3], np.int8), np.array([4], np.int32), True)
    assert "entry" not in vars(doubled)
    assert "entry" in vars(sums)


def test_a_part_may_be_called_from_python_too() -> None:
    assert [doubled(4), unused(4)] == [8, 9]


def test_a_negative_number_in_a_narrow_field_stays_negative() -> None:
    assert sums(np.array([-3], np.int8), np.array([-70_000], np.int32), False) == -140_006
