"""The pages that are written from the code have all of it."""

from __future__ import annotations

import inspect
import re
from pathlib import Path
from typing import Any, get_args

import msgspec
import pytest
from typer.main import get_command

import manoa
import manoa.arena
import manoa.study
from manoa.cli.app import app
from manoa.server.http import socket as served
from manoa.server.wire import commands, news, schema, streams
from manoa.server.wire.asyncapi import SOCKET, STREAMS, asyncapi
from manual import command_line, fields, filling, http, messages, options, socket

DOCS = Path(__file__).parents[2] / "docs"


def headings(text: str) -> list[str]:
    return re.findall(r"^#+ (.*)$", text, re.MULTILINE)


def names(text: str) -> list[str]:
    """What headings have as code."""
    return [heading.strip("`") for heading in headings(text) if heading.startswith("`")]


def test_every_command_is_there_with_its_flags() -> None:
    text = command_line.page()

    def check(command: Any, name: str) -> None:
        assert name == "manoa" or f"`{name}`" in headings(text)
        for option in command.params:
            assert option.param_type_name == "argument" or option.opts[-1] in text
        for inner in getattr(command, "commands", {}).values():
            check(inner, f"{name} {inner.name}")

    check(get_command(app), "manoa")


@pytest.mark.parametrize("name", manoa.games())
def test_every_option_of_a_game_is_there(name: str) -> None:
    game = manoa.game(name)
    chapter = options.page().split(f"## {game.title}\n")[1].split("\n## ")[0]
    for option, about in game.book.options.items():
        [row] = [line for line in chapter.splitlines() if line.startswith(f"| `{option}` ")]
        assert about.about.replace("|", "\\|") in row
        assert all(f"`{str(value).lower()}`" in row.lower() for value in about.values)


def test_every_request_is_there() -> None:
    text = http.page()
    paths = http.openapi()["paths"]
    wanted = {f"{method.upper()} {path}" for path, methods in paths.items() for method in methods}
    assert set(names(text)) == wanted


def test_every_message_is_there_once() -> None:
    described = schema.json_schema()["$defs"]
    assert sorted(names(messages.page())) == sorted(described)


@pytest.mark.parametrize("text", [http.page, socket.page, messages.page], ids=["http", "socket", "messages"])
def test_links_to_messages_lead_somewhere(text: Any) -> None:
    there = {name.lower() for name in names(messages.page())}
    named = re.findall(r"\(messages\.md#([^)]+)\)", text())
    assert named
    assert set(named) <= there


@pytest.mark.parametrize("page", sorted(filling.PAGES))
def test_every_generated_text_has_its_page(page: str) -> None:
    named = [found for path in DOCS.rglob("*.md") for found in filling.MARK.findall(path.read_text(encoding="utf-8"))]
    assert named.count(page) == 1


def test_every_name_of_the_library_is_there() -> None:
    text = (DOCS / "reference" / "library.md").read_text(encoding="utf-8")
    assert [name for name in manoa.__all__ if f":: manoa.{name}" not in text] == []


@pytest.mark.parametrize("library", [manoa.arena, manoa.study], ids=lambda library: library.__name__)
def test_every_name_of_the_arena_and_of_reviews_is_there_and_says_what_it_is(library: Any) -> None:
    page = library.__name__.replace("manoa.", "reference/")
    assert f"\n{page}\n" in (DOCS / "index.md").read_text(encoding="utf-8")
    assert f".. automodule:: {library.__name__}\n" in (DOCS / f"{page}.md").read_text(encoding="utf-8")
    things = [getattr(library, name) for name in library.__all__]
    told = [thing for thing in things if inspect.isclass(thing) or inspect.isfunction(thing)]
    assert [thing for thing in told if not thing.__doc__ or thing.__doc__.startswith(f"{thing.__name__}(")] == []


def test_fields_are_explained_by_the_comments_beside_them() -> None:
    assert fields.comment("manoa.arena.plan.Plan.seconds") == fields.comment("manoa.arena.Plan.seconds")
    assert fields.comment("manoa.arena.Plan.seconds") == "for one move"
    assert fields.comment("manoa.arena.Plan.game") == fields.comment("manoa.nothing.here") == ""


# The AsyncAPI document


def references(part: Any) -> list[str]:
    if isinstance(part, list):
        return [found for one in part for found in references(one)]
    if not isinstance(part, dict):
        return []
    own = [part["$ref"]] if isinstance(part.get("$ref"), str) else []
    return own + [found for one in part.values() for found in references(one)]


def looked_up(document: Any, reference: str) -> Any:
    found = document
    for name in reference.removeprefix("#/").split("/"):
        found = found[name]
    return found


def test_every_reference_of_the_document_leads_somewhere() -> None:
    document = asyncapi()
    found = references(document)
    assert len(found) > 100
    for reference in found:
        assert looked_up(document, reference)


def test_the_document_has_every_frame_and_line() -> None:
    document = asyncapi()
    operations = {"ask": commands.Frame, "tell": news.ServerFrame, "events": streams.EventLine}
    for name, union in {**operations, "table": streams.TableLine}.items():
        told = [looked_up(document, one["$ref"]) for one in document["operations"][name]["messages"]]
        payloads = [looked_up(document, one["$ref"])["name"] for one in told]
        assert payloads == [kind.__name__ for kind in get_args(union)]


def test_the_document_names_the_addresses_that_are_served() -> None:
    assert served.live.paths == {SOCKET}
    described = http.openapi()["paths"]
    assert all(address in described for address, _ in STREAMS.values())


def test_the_document_is_json() -> None:
    document = asyncapi()
    assert msgspec.json.decode(msgspec.json.encode(document)) == document
    assert document["info"]["version"] == manoa.__version__
