"""What goes over the wire: types that let nothing strange in, come back as they went, and are written down."""

from __future__ import annotations

import functools
import importlib
import inspect
import json
import pkgutil
import re
import subprocess
import sys
from pathlib import Path
from typing import Any

import jsonschema_rs
import msgspec
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from manoa.server import wire
from manoa.server.wire import base, commands, schema
from server.wire_values import values_of

WEB = Path(__file__).parents[2] / "web" / "src"
SOURCES = [file for file in WEB.rglob("*") if file.suffix in (".ts", ".svelte")]
IMPORT = re.compile(r'import type \{([^}]*)\} from "[./]*/wire/types"')
KINDS = schema.structs()
SCHEMA = schema.json_schema()

every_kind = pytest.mark.parametrize("kind", KINDS, ids=lambda kind: kind.__name__)
every_given = pytest.mark.parametrize("kind", [kind for kind in KINDS if issubclass(kind, base.Given)], ids=str)


@functools.cache
def validator(name: str) -> Any:
    return jsonschema_rs.validator_for({**SCHEMA, "$ref": f"#/$defs/{name}"})


def test_all_that_the_browser_imports_is_made() -> None:
    imports = [line for file in SOURCES for line in IMPORT.findall(file.read_text(encoding="utf-8"))]
    names = {name.split(" as ")[0].strip() for line in imports for name in line.split(",") if name.strip()}
    assert names
    assert names - set(SCHEMA["$defs"]) == set()


def test_it_can_be_called_from_a_makefile(tmp_path: Path) -> None:
    file = tmp_path / "wire.json"
    subprocess.run([sys.executable, "-m", "manoa.server.wire.schema", str(file)], check=True)
    assert json.loads(file.read_text(encoding="utf-8"))["$defs"].keys() == SCHEMA["$defs"].keys()


def test_every_struct_of_the_wire_is_among_them() -> None:
    modules = [importlib.import_module(f"{wire.__name__}.{part.name}") for part in pkgutil.iter_modules(wire.__path__)]
    written = {
        kind
        for module in modules
        for _, kind in inspect.getmembers(module, inspect.isclass)
        if issubclass(kind, msgspec.Struct) and kind.__module__ == module.__name__
    }
    assert written - {base.Given, base.Sent} == set(KINDS)
    assert len({kind.__name__ for kind in KINDS}) == len(KINDS)


def test_each_is_either_given_or_told() -> None:
    assert [kind for kind in KINDS if issubclass(kind, base.Given) == issubclass(kind, base.Sent)] == []


@every_given
def test_what_clients_send_may_hold_nothing_unknown(kind: type[msgspec.Struct]) -> None:
    assert kind.__struct_config__.forbid_unknown_fields
    assert SCHEMA["$defs"][kind.__name__]["additionalProperties"] is False


@every_kind
@settings(max_examples=8, database=None)
@given(data=st.data())
def test_every_struct_comes_back_as_it_went(kind: type[msgspec.Struct], data: st.DataObject) -> None:
    value = msgspec.convert(data.draw(values_of(kind)), kind)
    body = msgspec.json.encode(value)
    assert msgspec.json.decode(body, type=kind) == value
    assert msgspec.json.encode(msgspec.json.decode(body, type=kind)) == body
    validator(kind.__name__).validate(msgspec.json.decode(body))


def test_unions_are_told_apart_by_one_field() -> None:
    for name, members in schema.unions().items():
        configs = [member.__struct_config__ for member in members]
        assert len({config.tag_field for config in configs}) == 1, name
        assert len({config.tag for config in configs}) == len(members), name


@pytest.mark.parametrize("id", ["", "a" * 65, "a b", "ä", "a\n", "a\x00", "a:b", "a/b"])
def test_a_name_of_a_command_is_plain(id: str) -> None:
    body = msgspec.json.encode({"id": id, "base": 0, "command": {"kind": "undo"}})
    with pytest.raises(msgspec.ValidationError):
        msgspec.json.decode(body, type=commands.Request)


def test_what_a_type_means_is_written_down() -> None:
    definitions = SCHEMA["$defs"]
    assert {kind.__name__ for kind in KINDS} | set(schema.unions()) <= set(definitions)
    assert definitions["Watch"]["properties"]["t"] == {"enum": ["watch"]}
    assert definitions["NoClock"]["description"] == "Nobody is hurried."
    assert "link" not in definitions["Ok"]["required"]


def test_views_bear_the_name_of_their_game() -> None:
    views = schema.views()
    assert views["Views"]["properties"]["lost-cities"] == {"$ref": "#/$defs/LostCitiesView"}
    discards = views["LostCitiesView"]["properties"]["discards"]
    assert discards["additionalProperties"] == {"$ref": "#/$defs/LostCitiesPile"}


def test_what_is_written_for_type_script_is_the_older_json_schema() -> None:
    pair = {"type": "array", "prefixItems": [{"type": "string"}, {"type": "object"}], "items": False}
    old = {"type": "array", "items": [{"type": "string"}, {"type": "object", "additionalProperties": True}]}
    assert schema.for_type_script({"$defs": {"Pair": pair}}) == {"$defs": {"Pair": old}}
    assert schema.for_type_script({"$ref": "#/$defs/Pair", "description": "two"}) == {"$ref": "#/$defs/Pair"}
