"""Which options go together, as the page of a new table asks for it."""

from __future__ import annotations

import json
from typing import Any

import httpx
import pytest

from server.inside import Inside


@pytest.fixture(scope="module")
def client(server: Inside) -> httpx.Client:
    return server.client()


def asked(client: httpx.Client, game: str = "quest", options: Any = None, **query: Any) -> httpx.Response:
    given = options if isinstance(options, str) else json.dumps(options or {})
    return client.get(f"/api/games/{game}/fitting", params={"players": 2, **query, "options": given})


def test_what_was_chosen_last_stays_and_the_rest_gives_way(client: httpx.Client) -> None:
    found = asked(client, options={"heroes_hexes": True}, kept="heroes_hexes").json()
    assert found["options"]["caves"] is True
    found = asked(client, options={"route": "demon_gorge"}, kept="route").json()
    assert (found["options"]["route"], found["options"]["heroes_hexes"], found["options"]["caves"]) == (
        "demon_gorge",
        True,
        True,
    )
    assert [(bar["option"], bar["why"], bar["locked"]) for bar in found["changed"]] == [
        ("route", {"code": "route-of-hexes", "parts": {}}, False),
        ("caves", {"code": "hexes-caves", "parts": {}}, True),
    ]


def test_what_cannot_be_chosen_comes_with_its_reason(client: httpx.Client) -> None:
    found = asked(client).json()
    barred = {(bar["option"], value): bar["why"]["code"] for bar in found["barred"] for value in bar["values"]}
    assert barred["route", "demon_gorge"] == "route-of-hexes"
    assert barred["starting_player", 3] == "not-for-players"
    assert ("route", "serpentine") not in barred
    assert (found["players"], found["counts"], found["changed"]) == (2, [2, 3, 4], [])


def test_a_number_of_players_that_nobody_can_be_is_brought_near(client: httpx.Client) -> None:
    assert asked(client, players=7, kept="players").json()["players"] == 4


@pytest.mark.parametrize(
    ("query", "status", "code"),
    [
        ({"game": "chess"}, 404, "no-game"),
        ({"options": "nonsense"}, 400, "bad-options"),
        ({"options": {"route": "nowhere"}}, 400, "bad-options"),
        ({"players": 0}, 400, "malformed"),
    ],
)
def test_what_is_no_choice_is_refused(client: httpx.Client, query: dict[str, Any], status: int, code: str) -> None:
    answer = asked(client, **query)
    assert (answer.status_code, answer.json()["code"]) == (status, code)


def test_options_say_how_hard_their_values_are(client: httpx.Client) -> None:
    options = {game["name"]: {one["name"]: one for one in game["options"]} for game in client.get("/api/games").json()}
    assert options["quest"]["route"]["difficulty"]["first"] == "easy"
    assert options["quest"]["caves"]["difficulty"] == {}
