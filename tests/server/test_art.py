"""Drawings over HTTP: symbols that a browser keeps, scenes of games and of tables."""

from __future__ import annotations

import gzip
import json
from collections.abc import Iterator
from typing import Any

import httpx
import pytest

import manoa
from manoa.games.quest.parts.board import ROUTES
from manoa.play.drawings import scene, symbol_set, symbol_sets
from manoa.words import LANGUAGES
from server.inside import Inside, inside_server


@pytest.fixture(scope="module")
def inside(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Inside]:
    with inside_server(tmp_path_factory.mktemp("server")) as inside:
        yield inside


@pytest.fixture(scope="module")
def client(inside: Inside) -> httpx.Client:
    return inside.client()


# Symbols


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("name", symbol_sets())
def test_every_set_of_symbols_can_be_had_in_every_language(client: httpx.Client, name: str, language: str) -> None:
    answer = client.get(f"/art/{name}.svg", params={"language": language})
    assert answer.status_code == 200
    assert answer.headers["content-type"].startswith("image/svg+xml")
    assert answer.headers["content-encoding"] == "gzip"
    assert answer.text == symbol_set(name, language)


def test_a_set_comes_plain_to_whoever_cannot_unpack(client: httpx.Client) -> None:
    answer = client.get("/art/icons.svg", headers={"Accept-Encoding": "identity, gzip;q=0"})
    assert "content-encoding" not in answer.headers
    assert answer.headers["vary"] == "Accept-Encoding"
    assert answer.text == symbol_set("icons")


def test_a_browser_that_has_a_sheet_is_told_so(client: httpx.Client) -> None:
    first = client.get("/art/quest.svg")
    tag = first.headers["etag"]
    assert first.headers["cache-control"] == "no-cache"
    for known in (tag, f'"other", {tag}', "*"):
        again = client.get("/art/quest.svg", headers={"If-None-Match": known})
        assert again.status_code == 304
        assert again.content == b""
        assert again.headers["etag"] == tag
    french = client.get("/art/quest.svg?language=fr", headers={"If-None-Match": tag})
    assert french.status_code == 200


@pytest.mark.parametrize("path", ["chess.svg", "quest", "quest.png", "..%2Fquest.svg", ".svg"])
def test_there_are_no_other_sheets(client: httpx.Client, path: str) -> None:
    answer = client.get(f"/art/{path}")
    assert answer.status_code == 404
    assert answer.json()["error"]


def test_there_are_no_other_languages(client: httpx.Client) -> None:
    assert client.get("/art/quest.svg?language=it").status_code == 400


# Scenes


def asked(client: httpx.Client, game: str, **query: Any) -> httpx.Response:
    options = query.pop("options", None)
    if options is not None:
        query["options"] = options if isinstance(options, str) else json.dumps(options)
    return client.get(f"/api/games/{game}/scene", params=query)


def test_the_scene_of_a_game_is_that_of_the_library(client: httpx.Client) -> None:
    for tall in (False, True):
        answer = asked(client, "quest", options={"route": "serpentine"}, tall=tall, players=3)
        assert answer.json() == scene(manoa.game("quest", route="serpentine"), 3, tall)
        assert len(gzip.compress(answer.content)) < 60_000
    assert asked(client, "island").json() == scene(manoa.game("island"))
    assert asked(client, "lost-cities").json() is None


def test_a_route_of_ones_own_can_be_looked_at(client: httpx.Client) -> None:
    answer = asked(client, "quest", options={"route": ROUTES["first"]})
    assert answer.json()["spaces"] == asked(client, "quest").json()["spaces"]


@pytest.mark.parametrize(
    ("query", "code"),
    [
        ({"options": "nonsense"}, "bad-options"),
        ({"options": "[]"}, "bad-options"),
        ({"options": {"route": "nowhere"}}, "bad-options"),
        ({"options": {"nonsense": 1}}, "bad-options"),
        ({"options": {"route": {"pieces": []}}}, "bad-options"),
        ({"players": 7}, "bad-options"),
        ({"players": 0}, "malformed"),
        ({"tall": "perhaps"}, "malformed"),
    ],
    ids=str,
)
def test_what_makes_no_sense_is_refused_in_a_sentence(client: httpx.Client, query: dict[str, Any], code: str) -> None:
    answer = asked(client, "quest", **query)
    assert answer.status_code == 400
    assert answer.json()["code"] == code
    assert answer.json()["error"]


def test_options_that_are_nested_too_deeply_are_refused(client: httpx.Client) -> None:
    answer = asked(client, "quest", options='{"route":' + "[" * 12_000)
    assert answer.status_code == 400
    assert (answer.json()["error"], answer.json()["code"]) == ("The options are nested too deeply.", "bad-options")


def test_a_game_that_is_not_there_has_no_scene(client: httpx.Client) -> None:
    assert asked(client, "chess").status_code == 404


def test_the_scene_of_a_table_is_that_of_its_options(inside: Inside) -> None:
    guest = inside.guest()
    table = guest.set_up("quest", options={"route": "home_stretch"})
    answer = guest.http.get(f"/api/tables/{table}/scene")
    assert answer.json() == scene(manoa.game("quest", route="home_stretch"), 2)
    assert answer.headers["cache-control"] == "no-store"
    assert guest.http.get(f"/api/tables/{guest.set_up()}/scene").json() is None
    assert guest.http.get("/api/tables/0000000000000000/scene").status_code == 404
