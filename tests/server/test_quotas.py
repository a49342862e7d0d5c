"""What one person may have at once, and what becomes of a socket whose session ends."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest
from msgspec.structs import replace
from websockets.exceptions import ConnectionClosed

from manoa.server.http import tables
from manoa.server.http.limits import CHAT, COMMANDS, REQUESTS, Rate
from manoa.server.http.socket import MOST_TABLES
from manoa.server.live import notices
from manoa.server.store import lists
from server.inside import Guest, Inside, inside_server, play_on, running_game

HOSTILE = '<img src=x onerror="alert(1)">&amp;'


@pytest.fixture
def ann(server: Inside) -> Guest:
    return server.guest("Ann")


@pytest.fixture
def bob(server: Inside) -> Guest:
    return server.guest("Bob")


def test_nobody_has_very_many_sockets_open(ann: Guest, bob: Guest, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(notices, "MOST_OPEN", 2)
    with ann.socket(), ann.socket():
        with pytest.raises(Exception, match=r"403|rejected"):
            ann.socket()
        with bob.socket() as other:
            other.send({"t": "ping"})
            assert other.next() == {"t": "pong"}


def test_streams_count_with_the_sockets(ann: Guest, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(notices, "MOST_OPEN", 1)
    with ann.socket():
        answer = ann.http.get("/api/bot/events")
        assert (answer.status_code, answer.json()["code"]) == (409, "too-many")


def test_nobody_sits_at_very_many_tables(ann: Guest, bob: Guest, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(tables, "MOST_TABLES", 2)
    ann.set_up(), ann.set_up()
    wish = {"game": "lost-cities", "seats": [{"kind": "me"}, {"kind": "open"}]}
    answer = ann.http.post("/api/tables", json=wish)
    assert (answer.status_code, answer.json()["code"]) == (409, "too-many")
    assert bob.http.post("/api/tables", json=wish).status_code == 201


def test_a_table_that_is_over_does_not_count(server: Inside, ann: Guest, bob: Guest) -> None:
    table = running_game(ann, bob)
    assert server.run(server.hub.read(lists.seats_taken, ann.id)) == 1
    assert ann.ask(table, {"kind": "resign"})["t"] == "ok"
    assert server.run(server.hub.read(lists.seats_taken, ann.id)) == 0


def test_a_socket_watches_a_limited_number_of_tables(ann: Guest, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("manoa.server.http.socket.MOST_TABLES", 1)
    assert MOST_TABLES > 1
    first, second = ann.set_up(), ann.set_up()
    with ann.socket() as socket:
        socket.send({"t": "watch", "table": first})
        assert socket.next()["t"] == "resync"
        socket.send({"t": "watch", "table": second})
        assert socket.next()["code"] == "too-many"
        socket.send({"t": "unwatch", "table": first})
        socket.send({"t": "watch", "table": second})
        assert socket.next()["t"] == "resync"


def test_commands_over_sockets_are_counted_together(tmp_path: Path) -> None:
    """Each of these sockets has frames enough left; their person has not."""
    with inside_server(tmp_path, limits=True) as server:
        ann = server.guest("Ann")
        table = ann.set_up()
        codes = [code for _ in range(4) for code in refusals(ann, table, 50)]
    most = int(COMMANDS.person.burst)
    assert codes[:most] == ["not-started"] * most
    assert "too-many" in codes


def test_people_at_one_address_share_what_it_may_do(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """However many guests somebody makes there."""
    few = Rate(10, 1)
    for budget in (COMMANDS, CHAT, REQUESTS):
        monkeypatch.setattr(f"manoa.server.http.socket.{budget.key.upper()}", replace(budget, address=few))
    with inside_server(tmp_path, limits=True) as server:
        people = [server.guest(name) for name in ("Ann", "Bob", "Cem")]
        table = people[0].set_up()
        codes = [code for who in people for code in refusals(who, table, 5)]
        assert codes == ["not-started"] * 10 + ["too-many"] * 5
        with people[1].socket() as socket, people[2].socket() as other:
            for number in range(12):
                line = (socket, other)[number % 2]
                line.send({"t": "watch", "table": table, "since": None})
                frame = line.next()
                assert frame["t"] == ("resync" if number < 10 else "gone")
            assert frame["again"] > 0
            line.send({"t": "enter", "room": table, "since": None})
            assert line.next()["why"]["code"] == "too-fast"


def refusals(who: Guest, table: str, count: int) -> list[str]:
    """What so many commands that cannot be done now are answered, over one socket."""
    with who.socket() as socket:
        codes = []
        for number in range(count):
            request = {"id": f"c{number}", "base": 0, "command": {"kind": "return"}}
            socket.send({"t": "do", "table": table, "request": request})
            codes.append(socket.next()["code"])
        return codes


def test_a_revoked_session_closes_its_sockets(server: Inside, ann: Guest, bob: Guest) -> None:
    table = ann.set_up()
    with ann.socket() as mine, bob.socket() as theirs:
        mine.send({"t": "watch", "table": table})
        assert mine.next()["t"] == "resync"
        assert ann.http.post("/api/logout").status_code == 204
        with pytest.raises(ConnectionClosed) as closed:
            mine.next()
        assert closed.value.rcvd is not None
        assert closed.value.rcvd.code == 4401
        theirs.send({"t": "ping"})
        assert theirs.next() == {"t": "pong"}


def test_what_is_said_has_an_end(ann: Guest, bob: Guest) -> None:
    table = running_game(ann, bob)
    assert ann.ask(table, {"kind": "say", "text": "é" * 500})["t"] == "ok"
    answer = ann.http.post(
        f"/api/tables/{table}/commands", json={"id": "long", "base": 1, "command": {"kind": "say", "text": "é" * 501}}
    )
    assert answer.status_code == 400
    assert "500" in answer.json()["error"]


def test_records_are_attachments(ann: Guest, bob: Guest) -> None:
    table = running_game(ann, bob, options={"rounds": 1})
    play_on(table, (ann, bob), 3)
    assert ann.http.get(f"/api/tables/{table}/record").status_code == 403
    assert ann.ask(table, {"kind": "resign"})["t"] == "ok"
    answer = ann.http.get(f"/api/tables/{table}/record")
    assert answer.headers["content-disposition"].startswith("attachment; ")
    assert answer.headers["content-type"].startswith("application/json")


def test_names_and_talk_are_sent_as_text(server: Inside) -> None:
    """They come back as they are, in JSON that is labelled so; no answer of the server puts them into HTML."""
    eve, bob = server.guest('<b>"Eve"</b>'), server.guest("Bob")
    table = running_game(eve, bob)
    assert eve.ask(table, {"kind": "say", "text": HOSTILE})["t"] == "ok"
    answer = bob.http.get(f"/api/tables/{table}/events")
    assert answer.headers["content-type"].startswith("application/json")
    said: list[Any] = [event["what"] for event in answer.json() if event["what"]["kind"] == "said"]
    assert [(what["name"], what["text"]) for what in said] == [('<b>"Eve"</b>', HOSTILE)]
    picture = bob.http.get(f"/api/tables/{table}/steps/0/picture").text
    assert "<b>" not in picture
    assert "&lt;b&gt;" in picture
