"""Study rooms over HTTP and the socket: who leads, who follows, what is kept, what is refused."""

from __future__ import annotations

import json
from collections.abc import Iterator
from typing import Any

import msgspec
import pytest

from manoa.server.http import rooms as http
from manoa.server.http.me import GONE
from manoa.server.rooms import deciding
from manoa.server.wire.rooms import RoomFile
from server.inside import Guest, Inside, Socket, play_on, running_game

SHORT = {"rounds": 1, "first_player": "oldest"}
BOT = {"kind": "bot", "bot": "random"}


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


NUMBERS = iter(range(1 << 30))


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


# Looking together


def test_whoever_opens_a_room_leads_and_others_follow_live(ann: Guest, bob: Guest, room: str) -> None:
    with enter(bob, room) as socket:
        state = hear(socket, "room")["state"]
        assert (state["leader"]["name"], state["at"]) == ("Ann", {"branch": 0, "step": 0})
        assert [person["name"] for person in hear(socket, "room_here")["people"]] == ["Bob"]
        done(ann, room, kind="lead", branch=0, step=5)
        assert hear(socket, "room_led")["at"] == {"branch": 0, "step": 5}
    assert refused(bob, room, kind="lead", branch=0, step=1) == (403, "not-leader")
    assert look(bob, room)["at"] == {"branch": 0, "step": 5}


def test_positions_are_those_of_the_game_with_nothing_hidden(ann: Guest, bob: Guest) -> None:
    table = finished(ann, bob)
    room = opened(ann, table)
    for step in range(4):
        for seat in (-1, 0, 1):
            there = bob.http.get(f"/api/rooms/{room}/branches/0/steps/{step}?seat={seat}").json()
            past = bob.http.get(f"/api/tables/{table}/steps/{step}?seat={seat}").json()
            assert (there["view"], there["log"], there["player"]) == (past["view"], past["log"], past["player"])
    assert bob.http.get(f"/api/rooms/{room}/branches/0/steps/1?seat=2").status_code == 404
    told = bob.http.get(f"/api/rooms/{room}/branches/0").json()
    assert [move["step"] for move in told] == list(range(1, look(bob, room)["table"]["step"] + 1))


def test_the_lead_is_handed_on_to_somebody_in_the_room_and_taken_back(ann: Guest, bob: Guest, room: str) -> None:
    assert refused(ann, room, kind="hand", user=bob.id) == (409, "not-in-room")
    with enter(bob, room) as socket, enter(ann, room) as hers:
        hear(socket, "room")
        hear(hers, "room")
        assert refused(bob, room, kind="take") == (403, "not-leader")
        done(ann, room, kind="hand", user=bob.id)
        assert hear(socket, "room_news")["events"][0]["what"] == {"kind": "led", "by": {"user": bob.id, "name": "Bob"}}
        done(bob, room, kind="lead", branch=0, step=2)
        assert refused(ann, room, kind="lead", branch=0, step=1) == (403, "not-leader")
        done(ann, room, kind="take")
    assert look(ann, room)["leader"]["name"] == "Ann"


def test_anybody_takes_the_lead_while_the_leader_is_away(ann: Guest, bob: Guest, room: str) -> None:
    done(bob, room, kind="take")
    assert look(ann, room)["leader"]["name"] == "Bob"


def test_who_was_away_for_a_moment_hears_what_was_missed_without_a_gap(ann: Guest, bob: Guest, room: str) -> None:
    version = look(bob, room)["v"]
    for number in range(3):
        done(ann, room, kind="comment", branch=0, step=0, text=f"remark {number}")
    with enter(bob, room, since=version) as socket:
        assert [event["v"] for event in hear(socket, "room_news")["events"]] == [version + 1, version + 2, version + 3]
        assert hear(socket, "room_led")["at"] == {"branch": 0, "step": 0}
    with enter(bob, room, since=version + 99) as socket:
        assert hear(socket, "room")["state"]["v"] == version + 3


def test_a_command_is_answered_the_same_twice_and_done_once(ann: Guest, room: str) -> None:
    move = another(ann, room)
    replies = [ask(ann, room, "one", kind="try", branch=0, step=0, action=move) for _ in range(2)]
    assert [reply.status_code for reply in replies] == [200, 200]
    assert replies[0].json() == replies[1].json()
    said = [ask(ann, room, "two", kind="comment", branch=0, step=0, text="Why?") for _ in range(2)]
    assert said[0].json() == said[1].json()
    assert len(look(ann, room)["comments"]) == len(look(ann, room)["branches"]) == 1


# Branches


def test_anybody_tries_a_branch_and_others_play_it_further(ann: Guest, bob: Guest, room: str) -> None:
    move = another(bob, room, step=2)
    first = done(bob, room, kind="try", branch=0, step=2, action=move)["at"]
    assert first == {"branch": 1, "step": 3}
    go_on = position(ann, room, 1, 3)["actions"][0]
    assert done(ann, room, kind="try", branch=1, step=3, action=go_on["id"])["at"] == {"branch": 1, "step": 4}
    (branch,) = look(ann, room)["branches"]
    assert (branch["parent"], branch["step"], branch["moves"]) == (0, 2, [move, go_on["text"]])
    assert [by["name"] for by in branch["by"]] == ["Bob", "Ann"]
    other = another(ann, room, 1, 3)
    if other != go_on["text"]:
        assert done(ann, room, kind="try", branch=1, step=3, action=other)["at"] == {"branch": 2, "step": 4}
        assert look(ann, room)["branches"][1]["parent"] == 1
    told = ann.http.get(f"/api/rooms/{room}/branches/1").json()
    assert [line["step"] for line in told] == [1, 2, 3, 4]


def test_a_move_that_is_there_already_is_only_gone_to(ann: Guest, bob: Guest, room: str) -> None:
    move = another(bob, room)
    assert done(bob, room, kind="try", branch=0, step=0, action=move)["at"] == {"branch": 1, "step": 1}
    version = look(ann, room)["v"]
    assert done(ann, room, kind="try", branch=0, step=0, action=move)["at"] == {"branch": 1, "step": 1}
    steps = [action["text"] for action in position(ann, room, 0, 0)["actions"]]
    along = [done(ann, room, kind="try", branch=0, step=0, action=text)["at"]["branch"] for text in steps]
    assert along.count(0) == 1, "one of them is the game's own"
    assert look(ann, room)["v"] == version + len(steps) - 2


def test_the_engine_judges_every_move(ann: Guest, room: str) -> None:
    for action in ("take R", "nonsense", 9999, "play R99"):
        status, _ = refused(ann, room, kind="try", branch=0, step=0, action=action)
        assert status == 409
    assert refused(ann, room, kind="try", branch=0, step=999, action="draw") == (404, "no-step")
    assert refused(ann, room, kind="try", branch=7, step=0, action="draw") == (404, "no-branch")


def test_a_branch_goes_with_all_that_stands_at_it(ann: Guest, bob: Guest, room: str) -> None:
    done(bob, room, kind="try", branch=0, step=0, action=another(bob, room))
    done(bob, room, kind="try", branch=1, step=1, action=position(bob, room, 1, 1)["actions"][0]["id"])
    done(bob, room, kind="comment", branch=1, step=1, text="Here")
    done(bob, room, kind="draw", branch=1, step=1, marks=[{"at": "spot:deck"}])
    done(ann, room, kind="lead", branch=1, step=2)
    eve = ann.inside.guest("Eve")
    assert refused(eve, room, kind="prune", branch=1) == (403, "not-your-branch")
    assert refused(bob, room, kind="prune", branch=0) == (404, "no-branch")
    done(bob, room, kind="prune", branch=1)
    state = look(ann, room)
    assert (state["branches"], state["comments"], state["drawings"]) == ([], [], [])
    assert state["at"] == {"branch": 0, "step": 0}
    assert done(bob, room, kind="try", branch=0, step=0, action=another(bob, room))["at"]["branch"] == 2


# Comments and arrows


def test_comments_are_plain_text_of_whoever_wrote_them(ann: Guest, bob: Guest, room: str) -> None:
    text = "<script>alert(1)</script> **bold** [x](javascript:1)"
    with enter(ann, room) as socket:
        hear(socket, "room")
        done(bob, room, kind="comment", branch=0, step=3, text=f" {text}\u202e ")
        what = hear(socket, "room_news")["events"][0]["what"]
        assert (what["text"], what["by"]["name"], what["step"]) == (text, "Bob", 3)
    assert refused(bob, room, kind="comment", branch=0, step=3, text=" \u200b ") == (409, "empty")
    eve = ann.inside.guest("Eve")
    comment = look(ann, room)["comments"][0]["id"]
    assert refused(eve, room, kind="uncomment", comment=comment) == (403, "not-your-comment")
    done(ann, room, kind="uncomment", comment=comment)
    assert refused(ann, room, kind="uncomment", comment=comment) == (404, "no-comment")
    page = bob.http.get(f"/api/rooms/{room}/text")
    assert page.headers["Content-Type"].startswith("text/markdown")


def test_markdown_shows_what_was_written_as_it_was(ann: Guest, room: str) -> None:
    done(ann, room, kind="comment", branch=0, step=1, text="<img src=x> [a](b)\n# no title")
    text = ann.http.get(f"/api/rooms/{room}/text").text
    assert "\\<img src=x\\> \\[a\\]\\(b\\)" in text
    assert "\n> \\# no title" in text


def test_arrows_belong_to_a_step_and_a_person(ann: Guest, bob: Guest, room: str) -> None:
    arrow, ring = {"at": "spot:hand-0", "to": "spot:column-0-R", "ink": 1}, {"at": "spot:deck", "to": None, "ink": 0}
    done(ann, room, kind="draw", branch=0, step=2, marks=[arrow])
    done(bob, room, kind="draw", branch=0, step=2, marks=[ring, arrow])
    done(ann, room, kind="draw", branch=0, step=2, marks=[ring])
    drawn = {each["by"]["name"]: each["marks"] for each in look(ann, room)["drawings"]}
    assert drawn == {"Ann": [ring], "Bob": [ring, arrow]}
    done(bob, room, kind="draw", branch=0, step=2, marks=[])
    assert [each["by"]["name"] for each in look(ann, room)["drawings"]] == ["Ann"]
    assert refused(bob, room, kind="wipe", branch=0, step=2) == (403, "not-leader")
    done(ann, room, kind="wipe", branch=0, step=2)
    assert look(ann, room)["drawings"] == []


HOSTILE: list[dict[str, Any]] = [
    {"kind": "draw", "branch": 0, "step": 0, "marks": [{"at": "spot:deck"}] * 25},
    {"kind": "draw", "branch": 0, "step": 0, "marks": [{"at": '"><script>'}]},
    {"kind": "draw", "branch": 0, "step": 0, "marks": [{"at": "spot:a\n"}]},
    {"kind": "draw", "branch": 0, "step": 0, "marks": [{"at": 'spot:x"] , [href'}]},
    {"kind": "draw", "branch": 0, "step": 0, "marks": [{"at": "spot:a", "ink": 9}]},
    {"kind": "draw", "branch": -1, "step": 0, "marks": []},
    {"kind": "comment", "branch": 0, "step": 0, "text": "x" * 601},
    {"kind": "comment", "branch": 0, "step": 0, "text": ""},
    {"kind": "comment", "branch": 0, "step": 1 << 30, "text": "x"},
    {"kind": "comment", "branch": 0, "step": 0, "text": "x", "by": "bob"},
    {"kind": "hand", "user": "x" * 41},
    {"kind": "close"},
    {},
]


@pytest.mark.parametrize("command", HOSTILE, ids=lambda command: str(command)[:40])
def test_what_makes_no_sense_is_refused(command: dict[str, Any], ann: Guest, room: str) -> None:
    before = look(ann, room)
    answer = ask(ann, room, **command)
    assert (answer.status_code, answer.json()["code"]) == (400, "malformed"), answer.text
    assert look(ann, room) == before


def test_a_room_has_limits(ann: Guest, room: str, monkeypatch: pytest.MonkeyPatch) -> None:
    for limit in ("MOST_BRANCHES", "MOST_MOVES", "MOST_COMMENTS", "MOST_MARKS"):
        monkeypatch.setattr(deciding, limit, 0)
    moves = {"kind": "try", "branch": 0, "step": 0, "action": another(ann, room)}
    assert refused(ann, room, **moves) == (409, "too-many-moves-in-room")
    monkeypatch.setattr(deciding, "MOST_MOVES", 9)
    assert refused(ann, room, **moves) == (409, "too-many-branches-in-room")
    comment = {"kind": "comment", "branch": 0, "step": 0, "text": "x"}
    assert refused(ann, room, **comment) == (409, "too-many-comments-in-room")
    drawing = {"kind": "draw", "branch": 0, "step": 0, "marks": [{"at": "spot:deck"}]}
    assert refused(ann, room, **drawing) == (409, "too-many-marks-in-room")
    monkeypatch.setattr(deciding, "MOST_VERSIONS", 1)
    assert refused(ann, room, **comment) == (409, "too-much-in-room")
    monkeypatch.setattr(deciding, "MOST_PEOPLE", 1)
    assert refused(ann.inside.guest("Eve"), room, **comment) == (409, "too-many-people-in-room")


def test_a_room_takes_only_so_many_at_once(ann: Guest, bob: Guest, room: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("manoa.server.live.room.MOST_HERE", 1)
    with enter(ann, room) as first:
        hear(first, "room")
        with enter(bob, room) as second:
            assert hear(second, "room_gone")["why"]["code"] == "room-full"


def test_nobody_looks_but_does_nothing(server: Inside, room: str) -> None:
    stranger = server.client()
    assert stranger.get(f"/api/rooms/{room}").status_code == 200
    request = {"id": "a", "command": {"kind": "take"}}
    assert stranger.post(f"/api/rooms/{room}/commands", json=request).status_code == 401
    with server.socket() as socket:
        socket.send({"t": "enter", "room": room})
        assert hear(socket, "room")["state"]["id"] == room
        here = json.loads(socket.connection.recv(5))
        assert (here["people"], here["unnamed"]) == ([], 1)


def test_tokens_do_what_they_may(ann: Guest, room: str) -> None:
    reader = ann.inside.client(Authorization=f"Bearer {ann.token('read')}")
    assert reader.get(f"/api/rooms/{room}").status_code == 200
    assert reader.post(f"/api/rooms/{room}/commands", json={"id": "a", "command": {"kind": "take"}}).status_code == 403
    player = ann.inside.client(Authorization=f"Bearer {ann.token('play')}")
    assert player.get(f"/api/rooms/{room}").status_code == 403


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
        assert found["branches"][0]["by"][0]["name"] == GONE
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


# Files


def test_what_is_exported_comes_back_the_same(ann: Guest, bob: Guest, room: str) -> None:
    done(bob, room, kind="try", branch=0, step=2, action=another(bob, room, step=2))
    done(ann, room, kind="try", branch=1, step=3, action=position(ann, room, 1, 3)["actions"][0]["id"])
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
    parts = {
        "comments": [{"branch": 99, "step": 999, "by": 9, "at": 10**13, "text": "é" * 600}] * deciding.MOST_COMMENTS,
        "drawings": [{"branch": 9, "step": 999, "by": 9, "marks": [mark] * 20}] * (deciding.MOST_MARKS // 20),
        "branches": [{"id": 9, "parent": 9, "step": 999, "moves": ["x" * 30] * 25, "by": [9]}] * deciding.MOST_BRANCHES,
    }
    head = {"manoa": "room", "version": 1, "names": [], "bots": [], "record": {}, "people": []}
    body = msgspec.json.encode({**head, **parts})
    msgspec.json.decode(body, type=RoomFile)
    assert len(body) < http.LARGEST_FILE - (128 << 10), "the record needs room too"
