"""Kernels that kernels call are compiled once, as parts; only what Python calls becomes machine code."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import numba
import numpy as np
import pytest

from manoa.kernel import compiling
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
    assert len(doubled.part.overloads) == 1  # type: ignore[attr-defined]
    assert len(unused.part.overloads) == 1  # type: ignore[attr-defined]


def test_a_part_is_no_machine_code() -> None:
    sums(np.array([3], np.int8), np.array([4], np.int32), True)
    assert "entry" not in vars(doubled)
    assert "entry" in vars(sums)


def test_a_part_may_be_called_from_python_too() -> None:
    assert [doubled(4), unused(4)] == [8, 9]


def test_a_negative_number_in_a_narrow_field_stays_negative() -> None:
    assert sums(np.array([-3], np.int8), np.array([-70_000], np.int32), False) == -140_006


@kernel(noalias=True)
def copied(one: np.ndarray, other: np.ndarray) -> None:
    for i in range(len(one)):
        other[i] = one[i] + 1


def test_a_kernel_whose_arguments_lie_apart_does_the_same() -> None:
    one, other = np.arange(37, dtype=np.int8), np.zeros(37, np.int16)
    copied(one, other)
    assert other.tolist() == list(range(1, 38))


@kernel
def at_place(numbers: np.ndarray, place: int) -> Any:
    return numbers[place]


def test_functions_that_are_no_kernels_still_count_from_the_end() -> None:
    numbers = np.arange(5)
    assert at_place(numbers, 3) == 3
    plain: Any = numba.njit(vars(at_place)["py_func"])
    assert plain(numbers, -1) == 4


def test_two_processes_that_compile_one_kernel_for_several_types_do_not_mix_them_up(tmp_path: Path) -> None:
    """Whoever comes first, and however they take turns: what a type is listed with is what was compiled for it."""
    files: Any = compiling.Files
    one, other = (files(str(tmp_path), "kernel", "stamp") for _ in range(2))
    one_saves_index = one._save_index

    def interrupted(overloads: Any) -> None:
        other.save("expanded", "code for expanded")
        one_saves_index(overloads)

    one._save_index = interrupted
    one.save("base", "code for base")
    assert one.load("base") == "code for base"
    assert other.load("expanded") in (None, "code for expanded")  # None: it is compiled once more
