"""Records as Python values."""

from __future__ import annotations

import random
from typing import Any

import pytest

from manoa.games.values import reader
from manoa.kernel.records import Record, int8, int16, int32, int64, uint8, uint32


class Mixed(Record):
    small = int8
    wide = int64
    few = int16[3]
    hidden = int64[2]
    rows = int8[2, 3]
    index = uint8
    words = uint32[2]
    last = int32


def filled() -> Any:
    record, numbers = Mixed.new(), random.Random(1)
    for name in ("small", "wide", "few", "hidden", "rows", "last"):
        record[name] = -numbers.randrange(1, 100)
    record["few"][1], record["rows"][1, 2], record["index"], record["words"] = 300, 7, 255, 2**32 - 1
    return record


def test_what_is_read_is_what_numpy_reads() -> None:
    record = filled()
    names = "small", "wide", "few", "rows", "index", "words", "last"
    read = reader(Mixed, *names)(record.tobytes())
    assert read._fields == names
    for name in names:
        found = record[name]
        assert getattr(read, name) == (tuple(found.ravel().tolist()) if found.shape else int(found))


def test_other_fields_are_left_out() -> None:
    assert reader(Mixed, "wide", "last")(filled().tobytes())._fields == ("wide", "last")


def test_a_field_that_is_not_there_is_refused() -> None:
    with pytest.raises(AssertionError, match="absent"):
        reader(Mixed, "wide", "absent")
