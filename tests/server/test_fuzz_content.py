"""Nonsense in what games are made of: options, routes, records, files of rooms."""

from __future__ import annotations

import random
from collections.abc import Iterator
from typing import Any

import msgspec
import pytest
from hypothesis import given
from hypothesis import strategies as st

import manoa
from manoa.games.quest.parts.board import ROUTES
from server.inside import Guest, Inside
from server.test_fuzz import few, quick, refused_clearly, watched
from server.wire_values import NASTY, spoiled
from walks import Table, every_game, play_on, shorter, through_json


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Inside]:
    yield from watched(tmp_path_factory.mktemp("server"))


@every_game
def test_options(name: str, ann: Guest) -> None:
    names = [*manoa.game(name).options, "no such option"]
    open_tables = ann.http.get("/api/tables").text

    @few
    @given(options=st.dictionaries(st.sampled_from(names), NASTY, min_size=1, max_size=3))
    def send(options: Any) -> None:
        answer = ann.http.post(
            "/api/tables", json={"game": name, "seats": [{"kind": "me"}, {"kind": "open"}], "options": options}
        )
        if answer.status_code != 201:
            refused_clearly(answer)
        else:
            assert manoa.game(name, **options).name == name
            ann.ask(answer.json()["table"], {"kind": "leave"})

    send()
    assert ann.http.get("/api/tables").text == open_tables


ABSURD = [
    {"pieces": [{"piece": "A", "q": 10**9, "r": 0, "rotation": 0}]},
    {"pieces": [{"piece": "A", "q": 2**70, "r": 0, "rotation": 0}]},
    {"pieces": [{"piece": "A", "q": 0.5, "r": 0, "rotation": 0}]},
    {"pieces": [{"piece": "A", "q": 0, "r": 0, "rotation": 0}] * 3000},
    {"pieces": []},
    {"pieces": {"A": 1}},
    {"name": "x" * 100_000},
    {"joints": [{"between": ["A", "B"], "blockade": True}] * 2000},
    {"finish": {"side": "river", "q": -(2**31), "r": 2**31, "rotation": 6}},
    {"no such field": 1},
]


@pytest.mark.parametrize("changes", ABSURD, ids=lambda changes: str(changes)[:30])
def test_absurd_routes(changes: Any, ann: Guest) -> None:
    kept = {name: ROUTES["first"][name] for name in ("name", "pieces", "finish", "joints")}
    seats = [{"kind": "me"}, {"kind": "open"}]
    wish = {"game": "quest", "seats": seats, "options": {"route": {**kept, **changes}}}
    answer = ann.http.post("/api/tables", json=wish)
    assert refused_clearly(answer).code in ("bad-options", "too-large")
    assert len(answer.text) < 10_000


@few
@given(route=spoiled(st.just({name: ROUTES["first"][name] for name in ("name", "pieces", "finish", "joints")})))
def test_routes_that_are_nearly_right(route: Any, ann: Guest) -> None:
    seats = [{"kind": "me"}, {"kind": "open"}]
    answer = ann.http.post("/api/tables", json={"game": "quest", "seats": seats, "options": {"route": route}})
    if answer.status_code != 201:
        refused_clearly(answer)


@every_game
def test_records_that_are_nearly_right(name: str, ann: Guest) -> None:
    match = play_on(Table(manoa.game(name, **shorter(manoa.game(name).book)), 2).start(3), random.Random(3), 40)
    record = through_json(match.record())
    position = {**record, "position": through_json(match.snapshot())["position"], "actions": []}
    del position["seed"]
    exported = {"manoa": "record", "table": "0" * 16, "names": ["Ann", "Bob"], "record": record}
    for right in (record, position, exported):
        assert ann.http.post("/api/records", json={"record": right}).status_code == 201

    @few
    @given(record=spoiled(st.sampled_from([record, position, exported])))
    def send(record: Any) -> None:
        answer = ann.http.post("/api/records", json={"record": record})
        if answer.status_code != 201:
            refused_clearly(answer)

    send()


def test_files_of_rooms_that_are_nearly_right(ann: Guest) -> None:
    match = play_on(Table(manoa.game("lost-cities", rounds=1), 2).start(3), random.Random(3), 12)
    branch = {"id": 1, "parent": 0, "step": 2, "moves": [str(match.at(2).actions()[-1])], "by": [0]}
    right = {
        "manoa": "room",
        "version": 1,
        "names": ["Ann", "Bob"],
        "bots": [None, "random"],
        "record": through_json(match.record()),
        "people": ["Ann"],
        "branches": [branch],
        "comments": [{"branch": 1, "step": 3, "by": 0, "at": 5, "text": "So?"}],
        "drawings": [{"branch": 0, "step": 0, "by": 0, "marks": [{"at": "spot:deck", "to": None, "ink": 1}]}],
    }

    def send(body: Any) -> None:
        headers = {"Content-Type": "application/json"}
        answer = ann.http.post("/api/rooms/import", content=msgspec.json.encode(body), headers=headers)
        if answer.status_code == 201:
            assert ann.http.get(f"/api/rooms/{answer.json()['room']}").status_code == 200
            assert ann.http.delete(f"/api/rooms/{answer.json()['room']}").status_code == 204
        else:
            refused_clearly(answer)

    send(right)
    quick(given(body=spoiled(st.just(right)))(send))()
