"""Flat records: the shape of a game's rules and state, declared once as a class.

    class State(Chance):
        hand = int64[2]   # a bit for each kind held
        turn = int8       # the seat whose turn it is

`State.dtype` is the aligned NumPy dtype behind it (CUDA refuses unaligned ones) and `State.new()` one zeroed record.
Scalars become int64 in compiled code. Do not combine two unsigned numbers in one operation: the result would be a
uint64, and that combined with a signed number silently a float. So there are only two unsigned types, for two uses.
"""

from __future__ import annotations

import inspect
from collections.abc import Callable
from typing import Any, ClassVar, TypeVar

import numpy as np

Function = TypeVar("Function", bound=Callable[..., Any])


class Field:
    """A number, or with `[shape]` a small array of them, inside a record."""

    def __init__(self, code: Any, shape: tuple[int, ...] = ()) -> None:
        self.code = code
        self.shape = shape

    def __getitem__(self, shape: int | tuple[int, ...]) -> Any:
        return Field(self.code, shape if isinstance(shape, tuple) else (shape,))


# `Any`, because a field read through a record is a number, not the Field that declared it.
int8: Any = Field("i1")
int16: Any = Field("i2")
int32: Any = Field("i4")
int64: Any = Field("i8")
uint8: Any = Field("u1")  # for fields that are mostly indices: unsigned ones need no check for counting from the end
uint32: Any = Field("u4")  # for the words of ChaCha8: masked when read


class Record:
    """Base of all records; subclasses inherit the fields of their base and add their own."""

    dtype: ClassVar[np.dtype[Any]]

    def __init_subclass__(cls) -> None:
        fields = {
            name: field
            for owner in reversed(cls.__mro__)
            for name, field in vars(owner).items()
            if isinstance(field, Field)
        }
        cls.dtype = np.dtype((np.record, np.dtype(_layout(fields), align=True)))

    @classmethod
    def new(cls) -> Any:
        """One record, all zero."""
        return cls.many(1)[0]

    @classmethod
    def many(cls, count: int) -> Any:
        """An array of records, all zero."""
        return np.zeros(count, cls.dtype)


def one(record: type[Record]) -> Any:
    """A record inside a record: an array of one. Kernels copy a record into it: `memory.trial[0] = state`."""
    return Field(record.dtype, (1,))


Layout = list[tuple[str, Any, tuple[int, ...]]]


def _layout(fields: dict[str, Field]) -> Layout:
    """The fields, with the gaps between them filled that alignment leaves. NumPy does not copy gaps, and equal records
    must be equal bytes."""
    layout: Layout = []
    for name, field in fields.items():
        layout += _gap(layout, _alignment(np.dtype(field.code)))
        layout.append((name, field.code, field.shape))
    return layout + _gap(layout, np.dtype(layout, align=True).alignment)


def _alignment(dtype: np.dtype[Any]) -> int:
    """Of a record that of its widest field: NumPy forgets it."""
    inner = (dtype.fields or {}).values()
    return max((_alignment(of.base) for of, *_ in inner), default=dtype.alignment)


def _gap(layout: Layout, alignment: int) -> Layout:
    """The field that fills a layout up to a multiple of an alignment."""
    missing = -np.dtype(layout).itemsize % alignment if layout else 0
    return [(f"gap{len(layout)}", "i1", (missing,))] if missing else []


class Plain:
    """A record as interpreted kernels see it: reads give Python integers, so that nothing wraps at 8 bits."""

    __slots__ = ("_record",)

    def __init__(self, record: np.record) -> None:
        object.__setattr__(self, "_record", record)

    def __getattr__(self, name: str) -> Any:
        return plain(self._record[name])

    def __setattr__(self, name: str, value: int) -> None:
        self._record[name] = value


class PlainArray:
    """An array as interpreted kernels see it, with the same promise."""

    __slots__ = ("_array",)

    def __init__(self, array: np.ndarray[Any, Any]) -> None:
        self._array = array

    def __getitem__(self, index: Any) -> Any:
        return plain(self._array[from_the_front(index)])

    def __setitem__(self, index: Any, value: Any) -> None:
        self._array[from_the_front(index)] = value._record if isinstance(value, Plain) else value

    def __len__(self) -> int:
        return len(self._array)


def from_the_front(index: Any) -> Any:
    """An index as it is. A negative one raises an error: it would count from the end here, but not in compiled code."""
    for place in index if isinstance(index, tuple) else (index,):
        if not isinstance(place, slice) and place < 0:
            raise IndexError(f"kernels count places from the front, not {place}")
    return index


def plain(value: Any) -> Any:
    """The interpreted form of an argument or a field."""
    if isinstance(value, np.ndarray):
        return PlainArray(value)
    if isinstance(value, np.record):
        return Plain(value)
    return value.item() if isinstance(value, np.generic) else value


def as_python(kernel: Function) -> Function:
    """A kernel as the Python that it is, for what people are shown. A small rule that is asked about one state takes
    less time this way than to call its machine code does. It needs no `Plain` if its arguments are plain already."""
    function: Function = inspect.unwrap(kernel)
    return function
