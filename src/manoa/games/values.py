"""Records as Python values."""

import struct
from collections import namedtuple
from collections.abc import Callable
from operator import itemgetter
from typing import Any

from manoa.kernel.records import Record

CODES = {"i1": "b", "i2": "h", "i4": "i", "i8": "q", "u1": "B", "u4": "I"}


def reader(kind: type[Record], *wanted: str) -> Callable[[bytes], Any]:
    """What reads these fields of a record's bytes into a named tuple: whole numbers, and one flat tuple for an array of
    them. Other fields are not even looked at. NumPy takes as long for one field as this for all of them."""
    layout, places, fields, count = "=", list[int | slice](), list[str](), 0
    for name in kind.dtype.names or ():
        field = kind.dtype[name]
        if name in wanted:
            size = field.itemsize // field.base.itemsize
            layout += f"{size}{CODES[field.base.str[1:]]}"
            places.append(slice(count, count + size) if field.shape else count)
            fields.append(name)
            count += size
        else:
            layout += f"{field.itemsize}x"
    assert len(fields) == len(wanted) > 1, f"{kind.__name__} has not all of {wanted}"
    unpack, sort = struct.Struct(layout).unpack, itemgetter(*places)
    make: Callable[[tuple[Any, ...]], Any] = getattr(namedtuple(kind.__name__, fields), "_make")  # noqa: B009
    return lambda written: make(sort(unpack(written)))


def bits(mask: Any) -> list[int]:
    """The numbers in a set, in ascending order."""
    number, numbers = int(mask), []
    while number:
        numbers.append((number & -number).bit_length() - 1)
        number &= number - 1
    return numbers
