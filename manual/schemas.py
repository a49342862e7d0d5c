"""JSON Schema in words: a type is named, and links to where it is described."""

from collections.abc import Sequence
from typing import Any

from manual.markdown import code, table

Schema = dict[str, Any]
BOUNDS = {
    "minimum": "from {}",
    "maximum": "to {}",
    "minLength": "at least {} long",
    "maxLength": "at most {} long",
    "minItems": "at least {}",
    "maxItems": "at most {}",
}


def kind(schema: Schema) -> str:
    """What a value may be."""
    if "$ref" in schema:
        name = schema["$ref"].rsplit("/", 1)[-1]
        return f"[`{name}`](messages.md#{name.lower()})"
    for choice in ("anyOf", "oneOf"):
        if choice in schema:
            return " or ".join(dict.fromkeys(map(kind, schema[choice])))
    if "tsType" in schema:  # it has a name of its own among the messages
        return kind({"$ref": schema["tsType"]})
    if "enum" in schema or "const" in schema:
        return ", ".join(code(_json(value)) for value in schema.get("enum", [schema.get("const")]))
    return ", ".join([_plain(schema), *(words.format(schema[key]) for key, words in BOUNDS.items() if key in schema)])


def _plain(schema: Schema) -> str:
    named = schema.get("type", "anything")
    if isinstance(named, list):
        return " or ".join(named)
    if "prefixItems" in schema:
        return f"array of {', '.join(map(kind, schema['prefixItems']))}"
    if named == "array" and schema.get("items"):
        return f"array of {kind(schema['items'])}"
    if named == "object" and isinstance(schema.get("additionalProperties"), dict):
        return f"object of {kind(schema['additionalProperties'])}"
    return str(named)


def fields(schema: Schema) -> str:
    """The fields of an object as a table."""
    needed = schema.get("required", [])
    rows = [
        (code(name), kind(part), "yes" if name in needed else _default(part), part.get("description", ""))
        for name, part in schema.get("properties", {}).items()
    ]
    return described(("field", "is", "always there"), rows) if rows else "It has no fields.\n"


def described(head: tuple[str, ...], rows: Sequence[tuple[str, ...]]) -> str:
    """A table whose last column says more, if there is more to say."""
    if any(row[-1] for row in rows):
        return table((*head, "more"), rows)
    return table(head, [row[:-1] for row in rows])


def _default(part: Schema) -> str:
    return f"no: {code(_json(part['default']))}" if "default" in part else "no"


def _json(value: Any) -> str:
    return "null" if value is None else f'"{value}"' if isinstance(value, str) else str(value).lower()
