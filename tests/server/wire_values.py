"""Values of the wire types for Hypothesis, as JSON has them, and ways to spoil them."""

from __future__ import annotations

import copy
from typing import Any

from hypothesis import strategies as st
from msgspec import NODEFAULT
from msgspec.inspect import (
    AnyType,
    BoolType,
    DictType,
    FloatType,
    IntType,
    ListType,
    LiteralType,
    Metadata,
    NoneType,
    StrType,
    StructType,
    Type,
    TypedDictType,
    UnionType,
    type_info,
)

from garbage import places

Values = st.SearchStrategy[Any]

TEXT = st.text(st.characters(codec="utf-8"), max_size=8)
ANYTHING: Values = st.recursive(
    st.none() | st.booleans() | st.integers(-(2**53), 2**53) | st.floats(allow_nan=False, allow_infinity=False) | TEXT,
    lambda inner: st.lists(inner, max_size=3) | st.dictionaries(TEXT, inner, max_size=3),
    max_leaves=5,
)
NASTY: Values = ANYTHING | st.sampled_from([2**63, -(2**70), 1e308, "\x00", "\u202e", "%s{0}", "a" * 4000, [[[[]]]]])


def values_of(kind: Any) -> Values:
    """Values that a wire type admits."""
    return _values(type_info(kind))


def _values(kind: Type) -> Values:
    if isinstance(kind, Metadata):
        return _values(kind.type)
    if isinstance(kind, StructType):
        return _structs(kind)
    if isinstance(kind, TypedDictType):
        return st.fixed_dictionaries({field.encode_name: _values(field.type) for field in kind.fields})
    if isinstance(kind, UnionType):
        return st.one_of([_values(part) for part in kind.types])
    if isinstance(kind, ListType):
        longest = 3 if kind.max_length is None else min(3, kind.max_length)
        return st.lists(_values(kind.item_type), min_size=kind.min_length or 0, max_size=longest)
    if isinstance(kind, DictType):
        return st.dictionaries(_values(kind.key_type), _values(kind.value_type), max_size=2)
    return _plain(kind)


def _plain(kind: Type) -> Values:
    if isinstance(kind, IntType):
        return st.integers(-(2**53) if kind.ge is None else kind.ge, 2**53 if kind.le is None else kind.le)
    if isinstance(kind, StrType) and kind.pattern is not None:
        pattern = kind.pattern.removesuffix(r"(?!\n)").removesuffix("$")
        return st.from_regex(pattern, fullmatch=True).filter(lambda text: _fits(kind, text))
    if isinstance(kind, StrType):
        return st.text(st.characters(codec="utf-8"), min_size=kind.min_length or 0, max_size=24)
    if isinstance(kind, LiteralType):
        return st.sampled_from(kind.values)
    simple = {AnyType: ANYTHING, BoolType: st.booleans(), NoneType: st.none(), FloatType: st.floats(0, 1e9)}
    return simple[type(kind)]


def _fits(kind: StrType, text: str) -> bool:
    return len(text) <= (kind.max_length or 64)


def _structs(kind: StructType) -> Values:
    tag = {kind.tag_field: st.just(kind.tag)} if kind.tag_field else {}
    needed = {field.encode_name: _values(field.type) for field in kind.fields if field.required}
    others = {field.encode_name: _values(field.type) for field in kind.fields if not field.required}
    assert all(field.required == (field.default is field.default_factory is NODEFAULT) for field in kind.fields)
    return st.fixed_dictionaries({**tag, **needed}, optional=others)


@st.composite
def spoiled(draw: st.DrawFn, values: Values) -> Any:
    """A value changed in one or two places; it may still be one."""
    root = copy.deepcopy(draw(values))
    for _ in range(draw(st.integers(1, 2))):
        holder, key = draw(places(root))
        how = draw(st.sampled_from(["replace", "remove", "add"]))
        if how == "remove":
            del holder[key]
        elif how == "add" and isinstance(holder, dict):
            holder[draw(TEXT)] = copy.deepcopy(draw(NASTY))
        else:
            holder[key] = copy.deepcopy(draw(NASTY))
        if not isinstance(root, dict | list) or not root:
            break
    return root
