"""Study rooms as a whole: who opens and closes them, what they may be about, and the files that they become."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import msgspec
import pytest
from sqlalchemy import text

from manoa.server.http import rooms as http
from manoa.server.http.me import GONE
from manoa.server.live.rooms import Rooms
from manoa.server.rooms import deciding
from manoa.server.store.engine import writing
from manoa.server.wire.rooms import RoomFile
from server.in_rooms import SHORT, another, ask, done, enter, finished, hear, look, opened, position
from server.inside import Guest, Inside, inside_server, play_on, running_game

# Opening, closing, going


def test_the_same_person_comes_back_to_the_same_room(ann: Guest, bob: Guest) -> None:
    table = finished(ann, bob)
    room = opened(ann, table)
    assert opened(ann, table) == room
    assert opened(bob, table) != room
    assert room in [row["id"] for row in ann.http.get("/api/rooms").json()]
    assert room not in [row["id"] for row in bob.http.get("/api/rooms").json()]


def test_only_whoever_opened_a_room_closes_it_and_then_it_is_gone(ann: Guest, bob: Guest, room: str) -> None:
    with enter(bob, room) as socket:
        hear(socket, "room")
        assert bob.http.delete(f"/api/rooms/{room}").status_code == 403
        assert ann.http.delete(f"/api/rooms/{room}").status_code == 204
        assert hear(socket, "room_gone")["room"] == room
    for answer in (
        ann.http.get(f"/api/rooms/{room}"),
        ask(ann, room, kind="take"),
        ann.http.delete(f"/api/rooms/{room}"),
    ):
        assert (answer.status_code, answer.json()["refusal"]["code"]) == (404, "no-study-room")
    with enter(bob, room) as socket:
        assert hear(socket, "room_gone")["why"]["code"] == "no-study-room"


def test_one_person_has_only_so_many(ann: Guest, bob: Guest, room: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(http, "MOST_ROOMS", 1)
    answer = ann.http.post("/api/rooms", json={"table": finished(ann, bob)})
    assert (answer.status_code, answer.json()["refusal"]["code"]) == (409, "too-many-rooms")


def test_who_deletes_themselves_takes_what_they_wrote_along(ann: Guest, server: Inside) -> None:
    gil = server.guest("Gilgamesh")
    table = finished(ann, gil)
    room, his = opened(ann, table), opened(gil, table)
    done(gil, room, kind="try", branch=0, step=0, action=another(gil, room))
    done(gil, room, kind="entitle", branch=1, title="my secret plan")
    done(gil, room, kind="comment", branch=0, step=0, text="my secret thought")
    done(gil, room, kind="draw", branch=0, step=0, marks=[{"at": "spot:deck"}])
    done(ann, room, kind="comment", branch=0, step=0, text="hers")
    with enter(ann, room) as socket:
        hear(socket, "room")
        assert gil.http.request("DELETE", "/api/me", json={}).status_code == 204
        state = hear(socket, "room")["state"]
    for found in (state, look(ann, room)):
        assert [comment["text"] for comment in found["comments"]] == ["hers"]
        assert found["drawings"] == []
        assert (found["branches"][0]["by"][0]["name"], found["branches"][0]["title"]) == (GONE, "")
        assert [seat["name"] for seat in found["table"]["seats"]] == ["Ann", GONE]
    assert "Gilgamesh" not in ann.http.get(f"/api/rooms/{room}/export").text
    assert ann.http.get(f"/api/rooms/{his}").status_code == 404
    del server.app.state.rooms.rooms[room]  # type: ignore[union-attr]
    assert "Gilgamesh" not in ann.http.get(f"/api/rooms/{room}").text


# Fair play


def gained(who: Guest, table: str) -> set[str]:
    """All tables that can be made of one."""
    made = who.http.post(f"/api/tables/{table}/branch", json={"step": 0})
    found = {made.json()["table"]} if made.status_code == 201 else set()
    record = who.http.get(f"/api/tables/{table}/record")
    if record.status_code == 200:
        found.add(who.http.post("/api/records", json={"record": record.json()}).json()["table"])
    return found


def test_no_way_leads_from_a_running_game_to_a_room(ann: Guest, bob: Guest) -> None:
    table = running_game(ann, bob, options=SHORT)
    play_on(table, (ann, bob), 4)
    found, tried = {table}, set[str]()
    while found - tried and len(tried) < 5:
        one = (found - tried).pop()
        tried.add(one)
        answer = ann.http.post("/api/rooms", json={"table": one})
        assert (answer.status_code, answer.json()["code"]) in ((403, "hidden"), (403, "still-played")), answer.text
        found |= gained(ann, one)
    assert len(tried) == 5, "what comes of a branch has to be tried too"
    bob.ask(table, {"kind": "resign"})
    for one in tried:
        opened(ann, one)


def test_a_table_of_somebody_else_is_none(ann: Guest, bob: Guest) -> None:
    table = finished(ann, bob)
    own = ann.http.post(f"/api/tables/{table}/branch", json={"step": 2}).json()["table"]
    assert bob.http.post("/api/rooms", json={"table": own}).status_code == 404
    room = opened(ann, own)
    assert look(bob, room)["origin"] is None, "the link to a table of her own leads nobody else anywhere"
    assert bob.http.post("/api/rooms", json={"table": "0" * 16}).status_code == 404


def test_a_room_that_cannot_be_read_again_is_shown_to_nobody(tmp_path: Path) -> None:
    with inside_server(tmp_path) as server:
        ann, bob = server.guest("Ann"), server.guest("Bob")
        table = finished(ann, bob)
        damaged, sound = opened(ann, table), opened(bob, table)
        with enter(ann, damaged) as here, enter(bob, sound) as there:
            hear(here, "room"), hear(there, "room")
            with writing(server.hub._engine) as rows:
                rows.execute(text("UPDATE room_events SET body = CAST('{}' AS BLOB) WHERE room = :id"), {"id": damaged})
            study_rooms: Rooms = server.app.state.rooms  # type: ignore[union-attr]
            server.run(study_rooms.reread([damaged, sound], []))
            assert hear(here, "room_gone")["room"] == damaged
            assert hear(there, "room")["state"]["id"] == sound
        assert ann.http.get(f"/api/rooms/{damaged}").json()["code"] == "damaged-room"


def test_a_connection_is_told_how_many_rooms_it_can_be_in(
    ann: Guest, bob: Guest, room: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("manoa.server.http.socket.MOST_ROOMS", 1)
    with enter(bob, room) as socket:
        other = opened(ann, finished(ann, bob))
        socket.send({"t": "enter", "room": other, "since": None})
        gone = hear(socket, "room_gone")
    assert (gone["room"], gone["why"]) == (other, {"code": "too-many-entered", "parts": {"most": 1}})


# Files


def test_what_is_exported_comes_back_the_same(ann: Guest, bob: Guest, room: str) -> None:
    done(bob, room, kind="try", branch=0, step=2, action=another(bob, room, step=2))
    done(ann, room, kind="try", branch=1, step=3, action=position(ann, room, 1, 3)["actions"][0]["id"])
    done(bob, room, kind="entitle", branch=1, title="A [quieter] plan")
    done(ann, room, kind="comment", branch=1, step=4, text="So?")
    done(bob, room, kind="comment", branch=0, step=0, text="One\ntwo <b>")
    done(bob, room, kind="draw", branch=1, step=4, marks=[{"at": "spot:deck", "to": "spot:hand-1", "ink": 2}])
    file = bob.http.get(f"/api/rooms/{room}/export")
    assert "attachment" in file.headers["Content-Disposition"]
    assert ann.id not in file.text
    assert bob.id not in file.text
    again = bob.http.post("/api/rooms/import", json=file.json())
    assert again.status_code == 201, again.text
    copy = again.json()["room"]
    assert bob.http.get(f"/api/rooms/{copy}/export").json() == file.json()
    assert bob.http.get(f"/api/rooms/{copy}/text").text == bob.http.get(f"/api/rooms/{room}/text").text
    for branch, step in ((0, 2), (1, 3), (1, 4)):
        assert position(bob, copy, branch, step) == position(bob, room, branch, step)
    assert look(bob, copy)["branches"][0]["title"] == "A [quieter] plan"
    assert look(bob, copy)["leader"]["name"] == "Bob"
    done(ann, copy, kind="comment", branch=1, step=4, text="And on")
    assert done(ann, copy, kind="try", branch=0, step=0, action=another(ann, copy))["at"]["branch"] == 2


BROKEN: dict[str, Any] = {
    "names": ["only one"],
    "bots": [None, None, None],
    "people": [],
    "branches": [{"id": 1, "parent": 0, "step": 0, "moves": ["nonsense"], "by": [0]}],
    "comments": [{"branch": 3, "step": 0, "by": 0, "at": 0, "text": "x"}],
    "drawings": [{"branch": 0, "step": 999, "by": 0, "marks": []}],
    "record": {"game": "lost-cities"},
}


@pytest.mark.parametrize("part", BROKEN)
def test_a_broken_file_opens_nothing(part: str, ann: Guest, room: str) -> None:
    done(ann, room, kind="comment", branch=0, step=0, text="x")
    file = ann.http.get(f"/api/rooms/{room}/export").json()
    rooms = ann.http.get("/api/rooms").json()
    answer = ann.http.post("/api/rooms/import", json={**file, part: BROKEN[part]})
    assert answer.status_code == 400, answer.text
    assert answer.json()["refusal"]["code"] in ("bad-room", "bad-record")
    assert ann.http.get("/api/rooms").json() == rooms


@pytest.mark.parametrize("branches", [[1, 1], [0], [2, 1]])
def test_branches_in_a_file_grow_in_order(branches: list[int], ann: Guest, room: str) -> None:
    branch = {"parent": 0, "step": 0, "moves": [another(ann, room)], "by": [0]}
    file = ann.http.get(f"/api/rooms/{room}/export").json()
    grown = [{**branch, "id": id} for id in branches]
    answer = ann.http.post("/api/rooms/import", json={**file, "people": ["Ann"], "branches": grown})
    assert (answer.status_code, answer.json()["code"]) == (400, "bad-room")


def test_files_that_are_too_large_are_refused(ann: Guest) -> None:
    answer = ann.http.post("/api/rooms/import", json={"manoa": "x" * (http.LARGEST_FILE + 1)})
    assert (answer.status_code, answer.json()["code"]) == (413, "too-large")


def test_a_full_room_fits_into_a_file() -> None:
    """What a room may hold at most can be brought back."""
    mark = {"at": "place:" + "9" * 20, "to": "place:" + "9" * 20, "ink": 3}
    branch = {"id": 9, "parent": 9, "step": 999, "moves": ["x" * 30] * 25, "by": [9], "title": "é" * 60}
    parts = {
        "comments": [{"branch": 99, "step": 999, "by": 9, "at": 10**13, "text": "é" * 600}] * deciding.MOST_COMMENTS,
        "drawings": [{"branch": 9, "step": 999, "by": 9, "marks": [mark] * 20}] * (deciding.MOST_MARKS // 20),
        "branches": [branch] * deciding.MOST_BRANCHES,
    }
    head = {"manoa": "room", "version": 1, "names": [], "bots": [], "record": {}, "people": []}
    body = msgspec.json.encode({**head, **parts})
    msgspec.json.decode(body, type=RoomFile)
    assert len(body) < http.LARGEST_FILE - (128 << 10), "the record needs room too"
