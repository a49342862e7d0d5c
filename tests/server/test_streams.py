"""The bot API: streams of lines, from a real server."""

from __future__ import annotations

import asyncio
import time
from collections.abc import AsyncGenerator, Iterator
from contextlib import asynccontextmanager
from typing import Any

import httpx
import msgspec
import pytest

from manoa.server.http import lines, streams
from manoa.server.http.limits import SOCKETS
from manoa.server.http.lines import Lines
from manoa.server.live.connection import Connection
from manoa.server.store.lists import Seated
from manoa.server.wire.streams import EventLine, Over, Start, Turn
from server.running import Running, running_server
from server.visitors import Visitors, bearer, do, play_one, table, token


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Running]:
    with running_server(tmp_path_factory.mktemp("server"), quick=True) as running:
        yield running


@pytest.fixture
def visitors(server: Running) -> Iterator[Visitors]:
    come = Visitors(server.address)
    yield come
    come.leave()


@pytest.fixture
def ann(visitors: Visitors) -> httpx.Client:
    return visitors.guest("Ann")


@pytest.fixture
def secret(ann: httpx.Client) -> str:
    return token(ann, "read")[0]


# Who may


@pytest.mark.parametrize("path", ["/api/bot/events", "/api/bot/tables/aaaaaaaaaaaaaaaa"])
def test_strangers_hear_nothing(server: Running, path: str) -> None:
    answer = httpx.get(server.address + path)
    assert (answer.status_code, answer.json()["code"]) == (401, "nobody")
    answer = httpx.get(server.address + path, headers=bearer("manoa_" + "x" * 43))
    assert (answer.status_code, answer.json()["code"]) == (401, "nobody")


def test_a_token_needs_the_scope_to_read(ann: httpx.Client) -> None:
    id = table(ann, "me", "open")
    only_play = bearer(token(ann, "play")[0])
    for path in ("/api/bot/events", f"/api/bot/tables/{id}"):
        answer = ann.get(path, headers=only_play)
        assert (answer.status_code, answer.json()["code"]) == (403, "scope")


def test_no_such_table(server: Running, secret: str) -> None:
    answer = httpx.get(f"{server.address}/api/bot/tables/aaaaaaaaaaaaaaaa", headers=bearer(secret))
    assert (answer.status_code, answer.json()["code"]) == (404, "no-table")
    for odd in ("tables/a", "tables/aaaaaaaaaaaaaaaa?since=-1", "tables/aaaaaaaaaaaaaaaa?since=x"):
        answer = httpx.get(f"{server.address}/api/bot/{odd}", headers=bearer(secret))
        assert (answer.status_code, answer.json()["code"]) == (400, "malformed")


def test_streams_count_in_the_limits(visitors: Visitors) -> None:
    ann = visitors.guest()
    for _ in range(int(SOCKETS.person.burst)):
        with ann.stream("GET", "/api/bot/events") as answer:
            assert answer.status_code == 200
    answer = ann.get("/api/bot/events")
    assert answer.status_code == 429
    assert answer.json()["ratelimit"]["key"] == "sockets"
    assert answer.json()["ratelimit"]["seconds"] >= 1


# My games


def test_events_tell_what_waits_then_what_starts_waits_and_ends(
    visitors: Visitors, ann: httpx.Client, secret: str
) -> None:
    ben = visitors.guest("Ben")
    waits = table(ann, "me", "random")
    reader = visitors.read("/api/bot/events", secret)
    first = reader.next()
    assert first == {"t": "turn", "table": waits, "game": "lost-cities", "seat": 0, "v": first["v"]}
    new = table(ben, "open", "me")
    do(ann, new, "sit")
    assert reader.kind("start")["table"] == new
    assert reader.next(lambda line: line.get("table") == new) == {
        "t": "turn", "table": new, "game": "lost-cities", "seat": 0, "v": 3
    }  # fmt: skip
    play_one(ann, new)
    assert reader.kind("turn")["v"] == 4  # the second half of the same turn
    play_one(ann, new)
    play_one(ben, new)
    play_one(ben, new)
    assert reader.kind("turn")["v"] == 7
    do(ben, new, "resign")
    over = reader.kind("over")
    assert over["table"] == new
    assert over["result"] == {
        "reason": "resigned",
        "scores": over["result"]["scores"],
        "placings": [1, 2],
        "resigned": [1],
    }


def seated(table: str, status: str, version: int, waits: bool = False) -> dict[str, Seated]:
    result = {"reason": "played", "scores": [1, 2], "placings": [2, 1]} if status == "over" else None
    return {table: Seated(table, "lost-cities", status, version, 1, waits, result)}


def kinds(expected: list[EventLine]) -> list[type]:
    return [type(line) for line in expected]


def test_changes_are_told_once() -> None:
    before = seated("a", "open", 1)
    assert streams.changes({}, before) == []
    assert streams.changes(before, before) == []
    assert kinds(streams.changes(before, seated("a", "running", 3))) == [Start]
    assert kinds(streams.changes({}, seated("a", "running", 3, waits=True))) == [Start, Turn]
    running = seated("a", "running", 3, waits=True)
    assert streams.changes(running, running) == []
    assert kinds(streams.changes(running, seated("a", "running", 6, waits=True))) == [Turn]
    assert streams.changes(running, seated("a", "running", 4)) == []
    (over,) = streams.changes(running, seated("a", "over", 9))
    assert isinstance(over, Over)
    assert over.result is not None
    assert (over.v, over.seat, over.result.placings) == (9, 1, [2, 1])
    assert streams.changes(running, {}) == []  # somebody else has the seat now


# One table


def test_a_table_begins_with_how_it_stands_and_ends_with_its_game(
    visitors: Visitors, ann: httpx.Client, secret: str
) -> None:
    ben = visitors.guest("Ben")
    id = table(ann, "me", "open")
    reader = visitors.read(f"/api/bot/tables/{id}", secret)
    first = reader.next()
    assert (first["t"], first["state"]["v"], first["state"]["you"]) == ("resync", 1, 0)
    do(ben, id, "sit")
    news = reader.next()
    assert [event["what"]["kind"] for event in news["events"]] == ["sat", "started"]
    assert news["state"]["actions"]
    play_one(ann, id)
    assert [event["v"] for event in reader.next()["events"]] == [4]
    do(ben, id, "say", text="so\u2028long")
    assert reader.next()["events"][0]["what"]["text"] == "so\u2028long"
    do(ben, id, "resign")
    last, over = reader.end()
    assert (last["t"], last["state"]["table"]["status"]) == ("news", "over")
    assert over == {
        "t": "over",
        "table": id,
        "game": "lost-cities",
        "seat": 0,
        "v": last["state"]["v"],
        "result": last["state"]["table"]["result"],
    }
    assert reader.headers is not None
    assert reader.headers["content-type"] == "application/x-ndjson"
    assert reader.headers["x-accel-buffering"] == "no"
    assert reader.headers["cache-control"] == "no-store"
    again = visitors.read(f"/api/bot/tables/{id}?since=4", secret).end()
    assert [line["t"] for line in again] == ["news", "over"]
    assert [event["v"] for event in again[0]["events"]] == list(range(5, last["state"]["v"] + 1))


def test_a_spectator_sees_no_hands(visitors: Visitors, ann: httpx.Client) -> None:
    id = table(ann, "me", "random")
    ben = token(visitors.guest("Ben"))[0]
    reader = visitors.read(f"/api/bot/tables/{id}", ben)
    state = reader.kind("resync")["state"]
    assert (state["you"], state["actions"]) == (None, [])
    assert state["view"] == ann.get(f"/api/tables/{id}", headers=bearer(ben)).json()["view"]
    play_one(ann, id)
    news = reader.kind("news")
    assert (news["state"]["you"], news["state"]["actions"]) == (None, [])


def test_since_a_version_that_never_was_is_a_resync(visitors: Visitors, ann: httpx.Client, secret: str) -> None:
    id = table(ann, "me", "open")
    reader = visitors.read(f"/api/bot/tables/{id}?since=99", secret)
    assert reader.next()["t"] == "resync"


# While it lasts


def test_empty_lines_say_that_the_server_is_there(visitors: Visitors, ann: httpx.Client, secret: str) -> None:
    id = table(ann, "me", "open")
    readers = [visitors.read(path, secret) for path in ("/api/bot/events", f"/api/bot/tables/{id}")]
    time.sleep(0.5)  # lines that tell of ourselves coming
    began = time.monotonic()
    for reader in readers:
        reader.next(lambda line: not line and time.monotonic() - began > 3)
    assert 5 < time.monotonic() - began < 9


def test_a_revoked_token_ends_its_streams(visitors: Visitors, ann: httpx.Client, secret: str) -> None:
    id = table(ann, "me", "open")
    revoked, name = token(ann)
    readers = [visitors.read(path, revoked) for path in ("/api/bot/events", f"/api/bot/tables/{id}")]
    other = visitors.read("/api/bot/events", secret)
    for reader in [*readers, other]:
        reader.next(lambda _: True)
    ann.delete(f"/api/tokens/{name}").raise_for_status()
    for reader in readers:
        assert reader.end()[-1] == {"t": "bye", "why": "revoked"}
    table(ann, "me", "random")
    assert other.kind("start")


def test_who_leaves_is_forgotten(server: Running, ann: httpx.Client, secret: str) -> None:
    def connected() -> float:
        counted = ann.get("/metrics").text.splitlines()
        return next(float(line.split()[1]) for line in counted if line.startswith("manoa_connections "))

    before = connected()
    with httpx.stream("GET", f"{server.address}/api/bot/events", headers=bearer(secret)) as answer:
        chunks = answer.iter_bytes()
        next(chunks)
        assert connected() == before + 1
    limit = time.monotonic() + 5
    while connected() != before and time.monotonic() < limit:
        time.sleep(0.05)
    assert connected() == before


# An answer without an end, by itself


class Hub:
    """Who is there."""

    def __init__(self) -> None:
        self.there: list[Connection] = []

    @asynccontextmanager
    async def entered(self, connection: Connection) -> AsyncGenerator[None, None]:
        self.there.append(connection)
        try:
            yield
        finally:
            self.there.remove(connection)
            connection.close("left")


async def forever() -> Any:
    await asyncio.sleep(60)


async def spoken(writing: Any, connection: Connection, send: Any = None, receive: Any = forever) -> list[bytes]:
    """What a client gets of it."""
    hub, sent = Hub(), []

    async def take(message: Any) -> None:
        sent.append(message.get("body", b""))

    answer = Lines(hub, connection, writing)  # type: ignore[arg-type]
    await asyncio.wait_for(answer({}, receive, send or take), 5)  # type: ignore[arg-type]
    assert hub.there == []
    return sent[1:]


async def one_line() -> AsyncGenerator[bytes, None]:
    yield b"1\n"


def test_all_that_is_said_is_sent() -> None:
    assert asyncio.run(spoken(one_line, Connection(8, None, None, None))) == [b"1\n", b""]


def test_a_failure_says_goodbye(capsys: pytest.CaptureFixture[str]) -> None:
    async def breaking() -> AsyncGenerator[bytes, None]:
        yield b"1\n"
        raise RuntimeError("cards on the floor")

    sent = asyncio.run(spoken(breaking, Connection(8, None, None, None)))
    assert sent == [b"1\n", b'{"t":"bye","why":"unavailable"}\n']
    assert "stream_failed" in capsys.readouterr().out


def test_who_falls_behind_is_told_so() -> None:
    connection = Connection(2, None, None, None)

    async def behind() -> AsyncGenerator[bytes, None]:
        for _ in range(3):
            connection.send(b"{}")
        async for frame in connection.frames():
            yield frame

    assert asyncio.run(spoken(behind, connection)) == [b'{"t":"bye","why":"slow"}\n']


def test_who_takes_nothing_is_dropped(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(lines, "PATIENCE", 0.05)
    connection = Connection(8, None, None, None)

    async def stuck(message: Any) -> None:
        if message["type"] == "http.response.body":
            await forever()

    asyncio.run(spoken(one_line, connection, stuck))
    assert connection.closed == "slow"


def test_who_goes_away_is_not_waited_for() -> None:
    async def gone() -> Any:
        return {"type": "http.disconnect"}

    async def endless() -> AsyncGenerator[bytes, None]:
        await forever()
        yield b""

    connection = Connection(8, None, None, None)
    assert asyncio.run(spoken(endless, connection, receive=gone)) == []
    assert connection.closed == "left"


def test_lines_are_those_of_the_wire(server: Running, ann: httpx.Client, secret: str) -> None:
    table(ann, "me", "random")
    decoder = msgspec.json.Decoder(EventLine)
    with httpx.stream("GET", f"{server.address}/api/bot/events", headers=bearer(secret)) as answer:
        line = next(line for line in answer.iter_lines() if line)
    assert isinstance(decoder.decode(line), Start | Turn)
