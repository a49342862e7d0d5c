"""All that goes over the wire, and the views of all games, as one document of JSON Schema.

`python -m manoa.server.wire.schema FILE` writes it; the browser's types are made from it (`make wire`).
"""

import ast
import functools
import inspect
import json
import re
import sys
from collections.abc import Iterator
from pathlib import Path
from types import ModuleType, UnionType
from typing import Any, get_args

import msgspec

from manoa.games import REGISTERED, rulebook
from manoa.server.wire import (
    analysis,
    base,
    commands,
    deals,
    news,
    people,
    puzzles,
    rooms,
    routes,
    streams,
    study,
    tables,
)

MODULES = (base, people, tables, routes, analysis, study, deals, commands, rooms, news, streams, puzzles)

Struct = type[msgspec.Struct]
Definitions = dict[str, dict[str, Any]]


def structs() -> list[Struct]:
    """Everything that is sent as it is, in the order in which it is written down."""
    return [kind for module in MODULES for kind in _own(module) if kind not in (base.Given, base.Sent)]


def _own(module: ModuleType) -> Iterator[Struct]:
    for kind in vars(module).values():
        if inspect.isclass(kind) and issubclass(kind, msgspec.Struct) and kind.__module__ == module.__name__:
            yield kind


def unions() -> dict[str, tuple[Struct, ...]]:
    """The named choices between structs."""
    found = {name: value for module in MODULES for name, value in vars(module).items()}
    return {name: get_args(value) for name, value in found.items() if isinstance(value, UnionType)}


def always_sent(kind: Struct) -> bool:
    """The server leaves no field out, not even those that stand at their defaults."""
    return issubclass(kind, base.Sent) and not kind.__struct_config__.omit_defaults


def json_schema() -> dict[str, Any]:
    """Each struct, each named union and each part of a view under its name in `$defs`."""
    kinds = structs()
    _, definitions = msgspec.json.schema_components(kinds, ref_template="#/$defs/{name}")
    for kind in kinds:
        _complete(definitions[kind.__name__], kind)
    for name, members in unions().items():
        definitions[name] = {"anyOf": [{"$ref": f"#/$defs/{member.__name__}"} for member in members]}
    return {
        "$schema": "https://json-schema.org/draft/2020-12/schema",
        "title": "Wire",
        "$defs": dict(sorted({**definitions, **views()}.items())),
    }


def _complete(definition: dict[str, Any], kind: Struct) -> None:
    if always_sent(kind):
        definition["required"] = list(definition["properties"])
    for name, comment in comments(kind).items():
        definition["properties"][name].setdefault("description", comment)


def comments(kind: type) -> dict[str, str]:
    """What is said at the end of a field's line."""
    found = re.findall(r"^    (\w+): [^#\n]*#\s*(.+)$", _sources(kind.__module__)[kind.__name__], re.MULTILINE)
    return {name: re.sub(r"\bNone\b", "null", comment) for name, comment in found}


@functools.cache
def _sources(module: str) -> dict[str, str]:
    """Each class as it is written. `inspect.getsource` would parse the whole module for each."""
    text = inspect.getsource(sys.modules[module])
    lines = text.splitlines()
    classes = [node for node in ast.parse(text).body if isinstance(node, ast.ClassDef)]
    return {node.name: "\n".join(lines[node.lineno - 1 : node.end_lineno]) for node in classes}


def views() -> Definitions:
    """The views of all games, with what they are made of. Their names begin with that of the game."""
    found: Definitions = {}
    whole: Definitions = {}
    for name in sorted(REGISTERED):
        if kind := rulebook(name).view_type:
            game = name.title().replace("-", "")
            [whole[name]], parts = msgspec.json.schema_components([kind], ref_template=f"#/$defs/{game}{{name}}")
            found |= {f"{game}{part}": {**parts[part], "title": f"{game}{part}"} for part in parts}
    found["Views"] = {"type": "object", "properties": whole, "required": list(whole)}
    found["View"] = {"anyOf": list(whole.values())}
    return found


# For json-schema-to-typescript


def for_type_script(schema: Any) -> Any:
    """What it does not know of the newer JSON Schema, in the older way: tuples, and objects of anything."""
    if isinstance(schema, list):
        return [for_type_script(part) for part in schema]
    if not isinstance(schema, dict):
        return schema
    if "$ref" in schema:  # with a text beside it, it would become a type of its own
        return {"$ref": schema["$ref"]}
    written = {key: for_type_script(part) for key, part in schema.items()}
    if "prefixItems" in written:
        written["items"] = written.pop("prefixItems")
    if written.get("type") == "object" and "properties" not in written:
        written.setdefault("additionalProperties", True)
    return written


if __name__ == "__main__":
    Path(sys.argv[1]).write_text(json.dumps(for_type_script(json_schema()), ensure_ascii=False), encoding="utf-8")
