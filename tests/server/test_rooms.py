"""Study rooms over HTTP and the socket: who leads, who follows, what is kept, what is refused."""

from __future__ import annotations

import json
from typing import Any

import pytest

from manoa.server.rooms import deciding
from server.in_rooms import another, ask, done, enter, finished, hear, look, opened, position, refused
from server.inside import Guest, Inside

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


def test_everybody_sees_where_the_others_look_until_they_leave(ann: Guest, bob: Guest, room: str) -> None:
    done(bob, room, kind="try", branch=0, step=0, action=another(bob, room))
    with enter(ann, room) as hers:
        hear(hers, "room")
        with enter(bob, room) as his:
            his.send({"t": "look", "room": room, "branch": 1, "step": 1})
            assert places(hers, 2) == {"Ann": None, "Bob": {"branch": 1, "step": 1}}
            for nowhere in ({"branch": 7, "step": 0}, {"branch": 0, "step": 9999}):
                his.send({"t": "look", "room": room, **nowhere})
            his.send({"t": "look", "room": room, "branch": 0, "step": 4})
            assert places(hers, 2, "Bob", 4) == {"Ann": None, "Bob": {"branch": 0, "step": 4}}
        assert places(hers, 1) == {"Ann": None}


def test_who_is_not_in_a_room_looks_nowhere_in_it(ann: Guest, bob: Guest, room: str) -> None:
    other = opened(bob, finished(ann, bob))
    with enter(ann, room) as hers, enter(bob, other) as his:
        his.send({"t": "look", "room": room, "branch": 0, "step": 1})
        his.send({"t": "look", "room": "0" * 16, "branch": 0, "step": 1})
        hers.send({"t": "look", "room": room, "branch": 0, "step": 2})
        assert places(hers, 1, "Ann", 2) == {"Ann": {"branch": 0, "step": 2}}


def places(socket: Any, people: int, who: str = "", step: int = 0) -> dict[str, Any]:
    """Where each looks, once so many are in and one of them has come to a step."""
    while True:
        found = {person["name"]: person["at"] for person in hear(socket, "room_here")["people"]}
        if len(found) == people and (not who or (found[who] or {}).get("step") == step):
            return found


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


def test_a_branch_has_a_title_of_whoever_began_it_or_leads(ann: Guest, bob: Guest, room: str) -> None:
    done(bob, room, kind="try", branch=0, step=0, action=another(bob, room))
    with enter(ann, room) as socket:
        hear(socket, "room")
        done(bob, room, kind="entitle", branch=1, title="  Keep the\n wagers\u202e ")
        what = hear(socket, "room_news")["events"][0]["what"]
        assert (what["kind"], what["branch"], what["title"]) == ("entitled", 1, "Keep the wagers")
    eve = ann.inside.guest("Eve")
    assert refused(eve, room, kind="entitle", branch=1, title="Mine") == (403, "not-your-branch")
    assert refused(bob, room, kind="entitle", branch=0, title="The game") == (404, "no-branch")
    assert ask(bob, room, kind="entitle", branch=1, title="x" * 61).status_code == 400
    assert refused(bob, room, kind="entitle", branch=1, title="\u200b") == (409, "empty")
    done(ann, room, kind="entitle", branch=1, title="Better: keep them")
    assert look(bob, room)["branches"][0]["title"] == "Better: keep them"
    assert "## Branch 1 “Better: keep them”: from step 0" in ann.http.get(f"/api/rooms/{room}/text").text
    version = look(bob, room)["v"]
    done(ann, room, kind="entitle", branch=1, title="Better: keep them")
    assert look(bob, room)["v"] == version, "nothing has changed"
    done(ann, room, kind="entitle", branch=1, title=" ")
    assert look(bob, room)["branches"][0]["title"] == ""


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
    monkeypatch.setattr("manoa.server.live.rooms.MOST_HERE", 1)
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
