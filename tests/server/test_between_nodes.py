"""Two real nodes on one PostgreSQL: all that happens on one is seen on the other, whatever kind of message tells it."""

from __future__ import annotations

import asyncio
import json
import time
from collections.abc import Callable, Iterator
from contextlib import ExitStack, contextmanager
from pathlib import Path
from threading import Thread
from typing import Any, NamedTuple

import psycopg
import pytest
from websockets.exceptions import ConnectionClosed

from manoa.server.store.batch import CHANNEL
from server.in_rooms import done, finished, opened
from server.inside import Guest, Inside, Socket
from server.relay import Relay
from server.running import Running, running_server

PATIENCE = 60.0  # seconds, for what takes a few hundredths on an idle machine
LONG = "名" * 24  # 72 bytes


class Node(Inside):
    """A server in a process of its own."""

    def __init__(self, running: Running) -> None:
        super().__init__()
        self.running = running
        self.address = running.address

    def warned(self) -> list[str]:
        """Of what it has complained."""
        return [line["event"] for line in self.running.log() if line["level"] in ("warning", "error")]


class Pair(NamedTuple):
    here: Node
    there: Node
    database: str


@pytest.fixture(scope="module")
def pair(tmp_path_factory: pytest.TempPathFactory, postgres: Callable[[], str]) -> Iterator[Pair]:
    database = postgres()
    with ExitStack() as stack:
        folders = [tmp_path_factory.mktemp(name) for name in ("here", "there")]
        nodes = [
            Node(stack.enter_context(running_server(folder, quick=True, database=database, limits=False, workers=1)))
            for folder in folders
        ]
        for node in nodes:
            stack.enter_context(node.opened)
        yield Pair(nodes[0], nodes[1], database)


@pytest.fixture(autouse=True)
def nobody_went_deaf(pair: Pair) -> Iterator[None]:
    before = [node.warned() for node in pair[:2]]
    yield
    after = [node.warned() for node in pair[:2]]
    assert [new[len(old) :] for old, new in zip(before, after, strict=True)] in ([[], []], EXPECTED)
    EXPECTED.clear()


EXPECTED: list[list[str]] = []


@pytest.fixture
def ann(pair: Pair) -> Guest:
    return pair.here.guest("Ann")


@pytest.fixture
def bob(pair: Pair) -> Guest:
    """At the other node."""
    return pair.there.guest("Bob")


def at(node: Node, who: Guest) -> Guest:
    """Somebody at another node than where they came first."""
    same: Guest = object.__new__(Guest)
    same.inside, same.id, same.name, same.cookie = node, who.id, who.name, who.cookie
    same.http = node.client(Cookie=who.cookie)
    return same


def hear(socket: Socket, kind: str, fits: Callable[[Any], bool] = bool) -> Any:
    """The next frame of a kind that is as it should be."""
    limit = time.monotonic() + PATIENCE
    while time.monotonic() < limit:
        frame = json.loads(socket.connection.recv(PATIENCE))
        if frame["t"] == kind and fits(frame):
            return frame
    raise AssertionError(f"nothing of {kind} was as it should be")


def watch(who: Guest, table: str) -> Socket:
    socket = who.socket()
    socket.send({"t": "watch", "table": table})
    hear(socket, "resync")
    return socket


def enter(who: Guest, room: str) -> Socket:
    socket = who.socket()
    socket.send({"t": "enter", "room": room, "since": None})
    hear(socket, "room")
    return socket


def shout(database: str, *texts: str) -> None:
    with psycopg.connect(database, autocommit=True) as connection:
        for text in texts:
            connection.execute("SELECT pg_notify(%s, %s)", (CHANNEL, text))


def test_who_is_at_a_table_is_seen_on_both(pair: Pair, ann: Guest, bob: Guest) -> None:
    table = ann.set_up()
    assert bob.ask(table, {"kind": "sit"})["t"] == "ok"
    with watch(ann, table) as hers:
        with watch(bob, table) as his:
            for socket in (hers, his):
                hear(socket, "here", lambda frame: frame["seats"] == [True, True])
            with watch(pair.there.guest("Eve"), table):
                for socket in (hers, his):
                    hear(socket, "here", lambda frame: frame["spectators"] == 1)
            hear(hers, "here", lambda frame: frame["spectators"] == 0)
        hear(hers, "here", lambda frame: frame["seats"] == [True, False])


def test_moves_the_lobby_and_my_games_are_heard_of_on_both(pair: Pair, ann: Guest, bob: Guest) -> None:
    with bob.socket() as his:
        his.send({"t": "lobby", "on": True})
        table = ann.set_up(options={"rounds": 1, "first_player": "oldest"})
        hear(his, "lobby")
        assert at(pair.here, bob).ask(table, {"kind": "sit"})["t"] == "ok"
        his.send({"t": "watch", "table": table})
        hear(his, "resync")
        who = (ann, bob)[ann.look(table)["player"]]
        here = at(pair.here, who)
        assert here.ask(table, {"kind": "play", "action": here.look(table)["actions"][0]["id"]})["t"] == "ok"
        hear(his, "news", lambda frame: frame["events"][0]["what"]["kind"] == "moved")


def test_games_that_wait_are_counted_on_both(pair: Pair, ann: Guest) -> None:
    with at(pair.there, ann).socket() as hers:
        ann.set_up(seats=("me", {"kind": "bot", "bot": "random"}), options={"first_player": "oldest"})
        hear(hers, "mine", lambda frame: frame["waiting"] == 1)


def test_a_study_room_is_the_same_on_both(pair: Pair, ann: Guest, bob: Guest) -> None:
    room = opened(ann, finished(ann, at(pair.here, bob)))
    with enter(ann, room) as hers, enter(bob, room) as his:
        for socket in (hers, his):
            hear(socket, "room_here", lambda frame: {one["name"] for one in frame["people"]} == {"Ann", "Bob"})
        hers.send({"t": "look", "room": room, "branch": 0, "step": 3})
        hear(his, "room_here", lambda frame: {"branch": 0, "step": 3} in [one["at"] for one in frame["people"]])
        done(bob, room, kind="comment", branch=0, step=2, text="So?")
        hear(hers, "room_news", lambda frame: frame["events"][0]["what"]["text"] == "So?")
        done(ann, room, kind="lead", branch=0, step=5)
        hear(his, "room_led", lambda frame: frame["at"] == {"branch": 0, "step": 5})
        assert ann.http.delete(f"/api/rooms/{room}").status_code == 204
        hear(his, "room_gone")


def test_whoever_leads_elsewhere_is_there(pair: Pair, ann: Guest, bob: Guest) -> None:
    """A command comes to a node at which nobody is in the room."""
    room = opened(ann, finished(ann, at(pair.here, bob)))
    with enter(ann, room):
        assert bob.http.get(f"/api/rooms/{room}").status_code == 200
        taking = bob.http.post(f"/api/rooms/{room}/commands", json={"id": "t", "command": {"kind": "take"}})
        assert taking.status_code == 403
        assert taking.json()["code"] == "not-leader"


def test_a_crowd_with_long_names_is_seen_on_both_and_the_room_is_full_on_both(pair: Pair, ann: Guest) -> None:
    room = opened(ann, finished(ann, at(pair.here, pair.there.guest("Bob"))))
    crowd = [pair.here.guest(LONG) for _ in range(58)]
    with ExitStack() as stack:
        for one in crowd:
            stack.enter_context(enter(one, room))
        eve = stack.enter_context(enter(pair.there.guest("Eve"), room))
        everybody = {one.id for one in crowd}
        hear(eve, "room_here", lambda frame: everybody < {one["user"] for one in frame["people"]})
        last = stack.enter_context(enter(pair.there.guest("Kim"), room))
        hear(last, "room_here", lambda frame: len(frame["people"]) == 60)
        full = pair.there.guest("Late").socket()
        full.send({"t": "enter", "room": room, "since": None})
        assert hear(full, "room_gone")["why"]["code"] == "room-full"


def test_a_revoked_session_is_closed_on_both(pair: Pair, ann: Guest) -> None:
    with at(pair.there, ann).socket() as hers:
        hers.send({"t": "ping"})
        hear(hers, "pong")
        assert ann.http.post("/api/logout").status_code == 204
        with pytest.raises(ConnectionClosed) as closed:
            hear(hers, "nothing")
        assert closed.value.rcvd is not None
        assert closed.value.rcvd.code == 4401


def test_who_goes_is_named_nowhere_on_both(pair: Pair, ann: Guest, bob: Guest) -> None:
    table = finished(ann, at(pair.here, bob))
    assert bob.ask(table, {"kind": "say", "text": "Good game"})["t"] == "ok"
    room = opened(ann, table)
    done(bob, room, kind="comment", branch=0, step=1, text="Hm")
    with watch(at(pair.here, ann), table) as hers, enter(at(pair.here, ann), room) as inside:
        assert "Bob" in json.dumps(at(pair.here, ann).look(table))
        assert bob.http.request("DELETE", "/api/me", json={}).status_code == 204
        limit = time.monotonic() + PATIENCE
        while "Bob" in json.dumps([ann.look(table), ann.http.get(f"/api/rooms/{room}").json()["comments"]]):
            assert time.monotonic() < limit
            time.sleep(0.05)
        hers.send({"t": "ping"})
        hear(hers, "pong")
        hear(inside, "room")


def test_messages_of_newer_nodes_make_nobody_deaf(pair: Pair, ann: Guest, bob: Guest) -> None:
    EXPECTED.extend([["fanout_not_understood"]] * 2)
    nonsense = ['{"node": "newer", "message": {"t": "tomorrow", "table": [1]}}', '{"here": ["x"]}', "", "[" * 7_000]
    shout(pair.database, *nonsense * 10)
    test_who_is_at_a_table_is_seen_on_both(pair, ann, bob)
    test_a_revoked_session_is_closed_on_both(pair, ann)


def test_a_node_that_told_too_much_says_so_and_others_look_again(pair: Pair, ann: Guest) -> None:
    """Its word for a revocation got lost."""
    with at(pair.there, ann).socket() as hers:
        hers.send({"t": "ping"})
        hear(hers, "pong")
        with psycopg.connect(pair.database) as rows:
            rows.execute('DELETE FROM sessions WHERE "user" = %s', (ann.id,))
        shout(pair.database, '{"node": "other", "message": {"t": "look-again"}}')
        with pytest.raises(ConnectionClosed):
            hear(hers, "nothing")


@pytest.mark.waits
def test_a_node_whose_database_falls_silent_comes_back(tmp_path: Path, postgres: Callable[[], str]) -> None:
    """Whatever it sends is taken, and nothing is answered. Who waits is told so, and then all is as it was."""
    given: dict[str, Any] = {
        "changed": {"manoa.server.live.fanout.BEAT": 0.5},
        "workers": 1,
    }  # else it takes ten seconds to notice
    with relayed(postgres()) as relay, running_server(tmp_path, quick=True, database=relay.address, **given) as one:
        node = Node(one)
        with node.opened:
            ann = node.guest("Ann")
            ann.http.timeout = PATIENCE
            relay.swallow()
            assert ann.http.get("/api/me").status_code == 503
            relay.relay()
            limit = time.monotonic() + PATIENCE
            while ann.http.get("/api/me").status_code != 200:
                assert time.monotonic() < limit
                time.sleep(0.1)
            table = ann.set_up()
            assert ann.ask(table, {"kind": "say", "text": "Here again"})["t"] == "ok"
            assert "fanout_silent" in node.warned()


@contextmanager
def relayed(database: str) -> Iterator[Relay]:
    """A relay in a thread of its own."""
    loop, relay = asyncio.new_event_loop(), Relay(database)
    thread = Thread(target=loop.run_forever, daemon=True)
    thread.start()
    try:
        asyncio.run_coroutine_threadsafe(relay.__aenter__(), loop).result(PATIENCE)
        yield relay
    finally:
        asyncio.run_coroutine_threadsafe(relay.__aexit__(), loop).result(PATIENCE)
        loop.call_soon_threadsafe(loop.stop)
        thread.join(PATIENCE)
        loop.close()
