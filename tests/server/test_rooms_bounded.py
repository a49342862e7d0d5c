"""What study rooms cost others: encoded once, sent once, paid by the byte, kept as long as there is place for them."""

from __future__ import annotations

import json
from collections.abc import Iterator
from pathlib import Path
from types import SimpleNamespace
from typing import Any
from unittest.mock import patch

import pytest
from hypothesis import given
from hypothesis import strategies as st
from sqlalchemy import event

from manoa.server.http.limits import Budget, Rate
from manoa.server.http.me import GONE
from manoa.server.live import room as live
from manoa.server.live import rooms as live_rooms
from manoa.server.live.connection import Connection
from manoa.server.live.kept import without_place
from manoa.server.live.rooms import Rooms
from manoa.server.rooms import lines
from manoa.server.rooms.room import Room
from server.in_rooms import done, enter, finished, hear, look, opened
from server.inside import Guest, Inside, Socket, inside_server


@pytest.fixture
def encoded() -> Iterator[list[int]]:
    """The versions at which a whole room was encoded."""
    versions: list[int] = []

    def noted(room: Room) -> Any:
        versions.append(room.version)
        return lines.state(room)

    with patch.object(live, "lines", SimpleNamespace(state=noted)):
        yield versions


def study_rooms(server: Inside) -> Rooms:
    assert server.app is not None
    rooms: Rooms = server.app.state.rooms
    return rooms


def test_a_room_is_encoded_once_for_all_who_come_and_again_when_something_changes(
    ann: Guest, bob: Guest, room: str, encoded: list[int]
) -> None:
    with enter(ann, room) as first, enter(bob, room) as second, enter(bob, room) as third:
        states = [hear(socket, "room")["state"] for socket in (first, second, third)]
        assert states[0] == states[1] == states[2]
        assert encoded == [1]
        done(ann, room, kind="comment", branch=0, step=0, text="So?")
        with enter(bob, room) as fourth, enter(bob, room) as fifth:
            assert [hear(socket, "room")["state"]["v"] for socket in (fourth, fifth)] == [2, 2]
            assert encoded == [1, 2]
            done(ann, room, kind="lead", branch=0, step=3)
            with enter(bob, room) as sixth:
                assert hear(sixth, "room")["state"]["at"] == {"branch": 0, "step": 3}
        assert encoded == [1, 2, 2]


def test_what_was_encoded_is_kept_while_somebody_is_in(ann: Guest, server: Inside, room: str) -> None:
    with enter(ann, room) as socket:
        hear(socket, "room")
        there = study_rooms(server).rooms[room]
        assert there._kept is not None
        done(ann, room, kind="comment", branch=0, step=0, text="So?")
        hear(socket, "room_news")
        assert there._kept is None, "of a version that is not the last nothing is kept"
        socket.send({"t": "enter", "room": room, "since": None})
        hear(socket, "room")
        socket.send({"t": "exit", "room": room})
        socket.send({"t": "ping"})
        hear(socket, "pong")
    assert there._kept is None


def slow() -> Connection:
    """Somebody whose socket takes nothing."""
    return Connection(1000, "bob", None, None, lambda _: False)


def test_whoever_has_not_been_sent_a_room_yet_is_not_sent_it_again(ann: Guest, server: Inside, room: str) -> None:
    look(ann, room)
    connection, rooms = slow(), study_rooms(server)

    async def story() -> list[int]:
        sent = [await rooms.enter(connection, room, "Bob", since) for since in (None, None, None, 0, 1)]
        whole = [frame for frame in connection._frames if json.loads(frame)["t"] != "room_here"]
        assert len(whole) == 1
        assert sent == [len(whole[0]), 0, 0, 0, 0]
        connection._frames.clear()  # it has come
        sent = [await rooms.enter(connection, room, "Bob", None) for _ in range(2)]
        rooms.leave(connection)
        return sent

    again, dropped = server.run(story())
    assert again > 0
    assert dropped == 0


def test_coming_again_is_told_to_nobody(ann: Guest, bob: Guest, server: Inside, room: str) -> None:
    told: list[Any] = []
    rooms = study_rooms(server)
    with enter(ann, room) as hers, patch.object(rooms._fanout, "tell", told.append):
        hear(hers, "room")
        told.clear()
        for _ in range(5):
            hers.send({"t": "enter", "room": room, "since": None})
            hear(hers, "room")
    assert [message for message in told if message.get("here")] in ([], told[-1:])


SMALL = Budget("rooms", Rate(0.01, 0.01), Rate(0.01, 0.01))  # MiB


def test_coming_into_rooms_costs_the_bytes_that_are_sent(tmp_path: Path) -> None:
    """Whoever has had more than they have waits; others come in."""
    with inside_server(tmp_path, limits=True) as server, patch("manoa.server.http.socket.ROOMS", SMALL):
        ann, bob = server.guest("Ann"), server.guest("Bob")
        room = opened(ann, finished(ann, bob))
        with ann.socket() as socket:
            heard = [entered(socket, room) for _ in range(30)]
        assert heard[0]["t"] == "room"
        assert heard[-1]["why"]["code"] == "too-fast"
        assert heard[-1]["why"]["parts"]["seconds"] > 0
        kinds = [frame["t"] for frame in heard]
        assert kinds == sorted(kinds), "first the room, then refusals"


def entered(socket: Socket, room: str) -> Any:
    socket.send({"t": "enter", "room": room, "since": None})
    while (frame := socket.next())["t"] not in ("room", "room_gone"):
        pass
    return frame


# In memory


@given(st.lists(st.integers(1, 100), max_size=30))
def test_rooms_in_which_nobody_is_stay_as_long_as_memory_has_place(sizes: list[int]) -> None:
    idle = [(str(number), size) for number, size in enumerate(sizes)]
    away = without_place(idle, 8, 200)
    assert away == [id for id, _ in idle[: len(away)]], "those that were looked at longest ago"
    left = idle[len(away) :]
    assert len(left) <= 8
    assert sum(size for _, size in left) <= 200
    if away:
        one_more = idle[len(away) - 1 :]
        assert len(one_more) > 8 or sum(size for _, size in one_more) > 200


def test_a_large_room_makes_others_leave_memory(
    ann: Guest, bob: Guest, server: Inside, monkeypatch: pytest.MonkeyPatch
) -> None:
    first, second = opened(ann, finished(ann, bob)), opened(ann, finished(ann, bob))
    look(ann, first)
    monkeypatch.setattr(live_rooms, "KEPT_BYTES", 0)
    study_rooms(server).rooms.pop(second, None)
    look(ann, second)
    assert first not in study_rooms(server).rooms
    assert look(ann, first)["id"] == first


def test_the_size_of_a_room_is_that_of_its_log(ann: Guest, bob: Guest, server: Inside, room: str) -> None:
    look(ann, room)
    before = study_rooms(server).rooms[room].room.size
    done(bob, room, kind="comment", branch=0, step=0, text="x" * 500)
    grown = study_rooms(server).rooms.pop(room).room.size
    assert before + 500 < grown < before + 1000
    look(ann, room)
    assert study_rooms(server).rooms[room].room.size == grown, "however it came into memory"


def test_the_record_of_a_room_is_in_memory_once(ann: Guest, server: Inside, room: str) -> None:
    """As the match; what came with a file is what the room shows."""
    look(ann, room)
    opened = study_rooms(server).rooms[room].room.opened
    assert (opened.record, opened.branches, opened.comments, opened.drawings) == ({}, [], [], [])


# Lists


def test_the_list_of_rooms_reads_none_of_them(ann: Guest, server: Inside, room: str) -> None:
    asked: list[str] = []

    def noted(_: Any, __: Any, statement: str, *___: Any) -> None:
        asked.append(statement)

    event.listen(server.hub._engine, "before_cursor_execute", noted)
    try:
        rows = ann.http.get("/api/rooms").json()
    finally:
        event.remove(server.hub._engine, "before_cursor_execute", noted)
    assert [row["names"] for row in rows if row["id"] == room] == [["Ann", "Bob"]]
    assert any("FROM rooms" in statement for statement in asked)
    assert not any("room_events" in statement for statement in asked)


def test_the_list_of_rooms_has_nobodys_name_who_is_gone(ann: Guest, server: Inside) -> None:
    gil = server.guest("Gilgamesh")
    room = opened(ann, finished(ann, gil))
    assert gil.http.request("DELETE", "/api/me", json={}).status_code == 204
    assert [row["names"] for row in ann.http.get("/api/rooms").json() if row["id"] == room] == [["Ann", GONE]]
