"""Structs as TypeScript declarations."""

from __future__ import annotations

import json
from collections.abc import Callable, Iterable
from typing import NamedTuple

from msgspec import Struct
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
    UnionType,
)

HEAD = """\
// What goes over the wire. Made from the server's types by `make wire`: change those, not this file.
"""
WIDEST = 120

PLAIN: dict[type[Type], str] = {
    AnyType: "unknown",
    BoolType: "boolean",
    FloatType: "number",
    IntType: "number",
    NoneType: "null",
    StrType: "string",
}

Names = dict[str, list[str]]  # the members of each named union


class About(NamedTuple):
    """What a field's type does not tell."""

    there: bool  # never left out
    comment: str | None


Field = Callable[[type[Struct], str], About]


def declarations(structs: Iterable[StructType], unions: Names, field: Field) -> str:
    parts = [interface(struct, unions, field) for struct in structs]
    parts += [alias(name, members) for name, members in unions.items()]
    return HEAD + "\n" + "\n".join(parts)


def members(kinds: Iterable[type[Struct]]) -> list[str]:
    return [kind.__name__ for kind in kinds]


def interface(struct: StructType, unions: Names, field: Field) -> str:
    tag = [f"  {struct.tag_field}: {json.dumps(struct.tag)};"] if struct.tag_field else []
    lines = [*tag, *(line for part in struct.fields for line in _field(struct, part.name, part.type, unions, field))]
    about = _own_words(struct.cls)
    head = f"/** {about} */\n" if about else ""
    body = "\n".join(lines)
    return f"{head}export interface {struct.cls.__name__} {{\n{body}\n}}\n" if lines else f"{head}{_empty(struct)}"


def _own_words(kind: type[Struct]) -> str:
    """The docstring of this very struct, not of what it is built on."""
    return " ".join((vars(kind).get("__doc__") or "").split())


def _empty(struct: StructType) -> str:
    return f"export type {struct.cls.__name__} = Record<string, never>;\n"


def _field(struct: StructType, name: str, kind: Type, unions: Names, field: Field) -> list[str]:
    about = field(struct.cls, name)
    line = f"  {name}{'' if about.there else '?'}: {written(kind, unions)};"
    return [f"  /** {about.comment} */", line] if about.comment else [line]


def alias(name: str, members: list[str]) -> str:
    line = f"export type {name} = {' | '.join(members)};"
    if len(line) > WIDEST:
        line = f"export type {name} =" + "".join(f"\n  | {member}" for member in members) + ";"
    return line + "\n"


def written(kind: Type, unions: Names) -> str:
    """A type as TypeScript writes it."""
    if isinstance(kind, Metadata):
        return written(kind.type, unions)
    if isinstance(kind, StructType):
        return kind.cls.__name__
    if isinstance(kind, LiteralType):
        return " | ".join(json.dumps(value) for value in kind.values)
    if isinstance(kind, ListType):
        return _listed(written(kind.item_type, unions))
    if isinstance(kind, DictType):
        return f"Record<string, {written(kind.value_type, unions)}>"
    if isinstance(kind, UnionType):
        return _choice(kind, unions)
    return PLAIN[type(kind)]


def _listed(item: str) -> str:
    return f"({item})[]" if " | " in item else f"{item}[]"


def _choice(kind: UnionType, unions: Names) -> str:
    """By the name of the union, where all of its members are there."""
    parts = [written(part, unions) for part in kind.types]
    for name, members in unions.items():
        if set(members) <= set(parts):
            parts = [name, *(part for part in parts if part not in members)]
    return " | ".join(sorted(parts, key=lambda part: part == "null"))
