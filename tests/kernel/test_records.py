"""Flat records, and how interpreted kernels read them."""

from __future__ import annotations

from typing import Any

import numpy as np
import pytest

import manoa
from manoa.games import rulebook
from manoa.kernel.chance import Chance
from manoa.kernel.records import Plain, PlainArray, Record, int8, int16, int64, one, plain, uint8, uint32


class Base(Record):
    small = int8
    large = int64
    table = int16[2, 3]


class Derived(Base):
    row = uint8[4]
    word = uint32


def test_a_record_is_laid_out_aligned() -> None:
    assert Derived.dtype.isalignedstruct
    for dtype, offset, *_ in (Derived.dtype.fields or {}).values():
        assert offset % dtype.base.alignment == 0
    assert Derived.dtype.itemsize % 8 == 0


@pytest.mark.parametrize("name", manoa.games())
def test_the_records_of_every_game_are_aligned_and_hide_no_method(name: str) -> None:
    book, game = rulebook(name), manoa.game(name)
    rules = game.rules(game.player_counts[0])
    for dtype in (book.state.dtype, rules.dtype):
        assert dtype.isalignedstruct
        assert not [field for field in names(dtype) if hasattr(np.ndarray, field) or hasattr(np.record, field)]
    assert names(book.state.dtype)[: len(names(Chance.dtype))] == names(Chance.dtype)


@pytest.mark.parametrize("dtype", [Derived.dtype, *(rulebook(name).state.dtype for name in manoa.games())])
def test_a_record_has_no_gaps(dtype: np.dtype[Any]) -> None:
    """NumPy copies fields and leaves gaps between them to chance; equal records have to be equal bytes."""
    assert sum(dtype[name].itemsize for name in names(dtype)) == dtype.itemsize


def test_a_copy_is_equal_byte_for_byte() -> None:
    record = Derived.new()
    for _ in range(50):
        np.full(Derived.dtype.itemsize, 0xAA, np.uint8)  # leaves its rubbish where the copy may be put
        assert record.copy().tobytes() == record.tobytes()


def names(dtype: np.dtype[Any]) -> tuple[str, ...]:
    return dtype.names or ()


def test_a_record_has_the_fields_of_its_base_first() -> None:
    assert own_names(Base.dtype) == ("small", "large", "table")
    assert own_names(Derived.dtype) == ("small", "large", "table", "row", "word")
    assert Derived.dtype["table"].shape == (2, 3)


def own_names(dtype: np.dtype[Any]) -> tuple[str, ...]:
    """The fields that were declared, without fillers."""
    return tuple(name for name in names(dtype) if not name.startswith("gap"))


def test_a_record_inside_a_record_is_aligned_too() -> None:
    """NumPy forgets the alignment of a record, and compiled code refuses one that is not aligned."""

    class Outer(Record):
        small = int8
        inner = one(Derived)

    fields = Outer.dtype.fields
    assert fields is not None
    assert fields["inner"][1] == 8
    assert Outer.dtype.itemsize == 8 + Derived.dtype.itemsize


def test_a_new_record_is_all_zero() -> None:
    assert not any(Derived.new().tobytes())
    assert Derived.many(3).shape == (3,)
    assert not any(Derived.many(3).tobytes())


def test_new_records_share_no_memory() -> None:
    first, second = Derived.new(), Derived.new()
    first["large"] = 7
    assert second["large"] == 0


def test_interpreted_reads_give_python_integers() -> None:
    record = Derived.new()
    record["small"], record["table"][1, 2], record["word"] = 127, -5, 2**32 - 1
    seen = plain(record)
    assert isinstance(seen, Plain)
    read = [seen.small, seen.table[1, 2], seen.table[1][2], seen.word]
    assert read == [127, -5, -5, 2**32 - 1]
    assert [type(number) for number in read] == [int] * 4


def test_interpreted_arithmetic_does_not_wrap() -> None:
    record = Derived.new()
    record["small"], record["row"][0] = 127, 255
    seen = plain(record)
    assert seen.small + 1 == 128
    assert seen.row[0] << 8 == 65280


def test_interpreted_writes_reach_the_record() -> None:
    record = Derived.new()
    seen = plain(record)
    seen.small = -3
    seen.table[0, 1] = 9
    seen.row[3] += 4
    assert (record["small"], record["table"][0, 1], record["row"][3]) == (-3, 9, 4)


@pytest.mark.parametrize("index", [-1, (0, -1)])
def test_interpreted_arrays_have_no_places_counted_from_the_end(index: Any) -> None:
    """Compiled kernels would read what lies before the array."""
    table = plain(Derived.new()).table
    with pytest.raises(IndexError, match="from the front"):
        table[index]
    with pytest.raises(IndexError, match="from the front"):
        table[index] = 1


def test_interpreted_arrays_of_records_can_be_read_and_copied() -> None:
    records = Derived.many(2)
    seen = plain(records)
    assert isinstance(seen, PlainArray)
    seen[0].large = 2**40
    seen[1] = seen[0]
    seen[0].large = 1
    assert len(seen) == 2
    assert records["large"].tolist() == [1, 2**40]


@pytest.mark.parametrize("value", [3, True, None, "text", [1]])
def test_other_arguments_pass_unchanged(value: Any) -> None:
    assert plain(value) is value


def test_numbers_of_numpy_become_plain_ones() -> None:
    assert [type(plain(number)) for number in (np.int8(3), np.uint64(2**63), np.bool_(1))] == [int, int, bool]
