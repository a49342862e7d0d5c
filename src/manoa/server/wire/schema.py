"""The wire types for others: one document of JSON Schema, and types for TypeScript.

`python -m manoa.server.wire.schema FOLDER` writes both; with `--check` it only says whether they are up to date.
"""

from __future__ import annotations

import argparse
import inspect
import json
import re
import sys
from collections.abc import Iterator
from functools import cache
from pathlib import Path
from types import ModuleType, UnionType
from typing import Any, get_args

import msgspec
from msgspec.inspect import StructType, type_info

from manoa.server.wire import analysis, base, commands, news, people, streams, tables, typescript

MODULES = (base, people, tables, analysis, commands, news, streams)

Struct = type[msgspec.Struct]


def structs() -> list[Struct]:
    """Everything that is sent as it is, in the order in which it is written down."""
    return [kind for module in MODULES for kind in _own(module) if kind not in (base.Given, base.Told)]


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
    return issubclass(kind, base.Told) and not kind.__struct_config__.omit_defaults


# JSON Schema


def json_schema() -> dict[str, Any]:
    """Each struct and each named union under its name in `$defs`."""
    kinds = structs()
    _, definitions = msgspec.json.schema_components(kinds, ref_template="#/$defs/{name}")
    for kind in kinds:
        _complete(definitions[kind.__name__], kind)
    for name, members in unions().items():
        definitions[name] = {"anyOf": [{"$ref": f"#/$defs/{member.__name__}"} for member in members]}
    return {
        "$schema": "https://json-schema.org/draft/2020-12/schema",
        "title": "Manoa: what goes over the wire",
        "$defs": dict(sorted(definitions.items())),
    }


def _complete(definition: dict[str, Any], kind: Struct) -> None:
    if always_sent(kind):
        definition["required"] = list(definition["properties"])
    for name, comment in comments(kind).items():
        definition["properties"][name].setdefault("description", comment)


# TypeScript


def type_script() -> str:
    infos = [info for kind in structs() if isinstance(info := type_info(kind), StructType)]
    return typescript.declarations(infos, {name: typescript.members(kinds) for name, kinds in unions().items()}, _field)


def _field(kind: Struct, name: str) -> typescript.About:
    required = name in (field.name for field in msgspec.structs.fields(kind) if field.required)
    return typescript.About(required or always_sent(kind), comments(kind).get(name))


@cache
def comments(kind: Struct) -> dict[str, str]:
    """What is said at the end of a field's line."""
    found = re.findall(r"^    (\w+): [^#\n]*#\s*(.+)$", inspect.getsource(kind), re.MULTILINE)
    return {name: re.sub(r"\bNone\b", "null", comment) for name, comment in found}


# Files


def files() -> dict[str, str]:
    schema = json.dumps(json_schema(), indent=2, ensure_ascii=False)
    return {"schema.json": f"{schema}\n", "types.ts": type_script()}


def out_of_date(folder: Path) -> list[str]:
    """The files that are not as they would be written now."""
    return [name for name, text in files().items() if not _same(folder / name, text)]


def _same(file: Path, text: str) -> bool:
    return file.is_file() and file.read_text(encoding="utf-8") == text


def main(arguments: list[str]) -> str | None:
    parser = argparse.ArgumentParser(prog="python -m manoa.server.wire.schema", description=__doc__)
    parser.add_argument("folder", type=Path, metavar="FOLDER")
    parser.add_argument("--check", action="store_true", help="write nothing; fail if a file is out of date")
    given = parser.parse_args(arguments)
    if given.check:
        old = out_of_date(given.folder)
        return f"Out of date: {', '.join(old)}. `make wire` writes them anew." if old else None
    given.folder.mkdir(parents=True, exist_ok=True)
    for name, text in files().items():
        (given.folder / name).write_text(text, encoding="utf-8")
    return None


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
