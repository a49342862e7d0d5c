"""Study rooms, as somebody in one uses them."""

from __future__ import annotations

import json
from collections.abc import Iterator
from typing import Any

import pytest

from server.inside import Guest, Socket, play_on, running_game

NUMBERS = iter(range(1 << 30))
SHORT = {"rounds": 1, "first_player": "oldest"}


def finished(ann: Guest, bob: Guest, steps: int = 8) -> str:
    """A game of both that has ended."""
    table = running_game(ann, bob, options=SHORT)
    play_on(table, (ann, bob), steps)
    assert bob.ask(table, {"kind": "resign"})["t"] == "ok"
    return table


def opened(who: Guest, table: str) -> str:
    answer = who.http.post("/api/rooms", json={"table": table})
    assert answer.status_code == 201, answer.text
    room: str = answer.json()["room"]
    return room


def ask(who: Guest, room: str, id: str = "", **command: Any) -> Any:
    request = {"id": id or f"c-{len(json.dumps(command))}-{next(NUMBERS)}", "command": command}
    return who.http.post(f"/api/rooms/{room}/commands", json=request)


def done(who: Guest, room: str, **command: Any) -> Any:
    answer = ask(who, room, **command)
    assert answer.status_code == 200, answer.text
    return answer.json()


def refused(who: Guest, room: str, **command: Any) -> tuple[int, str]:
    before = look(who, room)
    answer = ask(who, room, **command)
    assert answer.status_code >= 400, answer.text
    assert look(who, room) == before, "nothing has changed"
    return answer.status_code, answer.json()["refusal"]["code"]


def look(who: Guest, room: str) -> Any:
    answer = who.http.get(f"/api/rooms/{room}")
    assert answer.status_code == 200, answer.text
    return answer.json()


def position(who: Guest, room: str, branch: int, step: int) -> Any:
    answer = who.http.get(f"/api/rooms/{room}/branches/{branch}/steps/{step}")
    assert answer.status_code == 200, answer.text
    return answer.json()


def enter(who: Guest, room: str, since: int | None = None) -> Socket:
    socket = who.socket()
    socket.send({"t": "enter", "room": room, "since": since})
    return socket


def hear(socket: Socket, kind: str) -> Any:
    """The next frame of this kind."""
    while (frame := socket.next())["t"] != kind:
        pass
    return frame


def another(who: Guest, room: str, branch: int = 0, step: int = 0) -> str:
    """A move that the line does not have there."""
    file = who.http.get(f"/api/rooms/{room}/export").json()
    own = next((each for each in file["branches"] if each["id"] == branch), {"step": 0})
    line = own.get("moves", file["record"]["actions"])
    played = line[step - own["step"]] if step - own["step"] < len(line) else None
    texts: list[str] = [action["text"] for action in position(who, room, branch, step)["actions"]]
    return next(text for text in texts if text != played)


@pytest.fixture
def room(ann: Guest, bob: Guest) -> Iterator[str]:
    room = opened(ann, finished(ann, bob))
    yield room
    ann.http.delete(f"/api/rooms/{room}")
