"""Who does not take what they are sent: it waits in small part, and not for ever."""

from __future__ import annotations

import asyncio
import json
import os
import socket
import struct
import time
from collections.abc import Callable
from pathlib import Path
from types import SimpleNamespace
from typing import Any
from unittest.mock import patch

import pytest

from manoa.server import run
from manoa.server.http import pages, patience, portions
from manoa.server.http.patience import SECONDS, TAKES, Patience
from manoa.server.http.portions import PORTION, Portions
from server.inside import Inside, inside_server
from server.line import Line
from server.test_requests_bounded import connected, gone

PATIENCE = 20.0


class Protocol:
    def __init__(self, line: Line) -> None:
        self.transport: Any = line


class Watch:
    """A few connections, looked at as time goes by."""

    def __init__(self, count: int = 1) -> None:
        self.now = 0.0
        self.patience = Patience(lambda: self.now)
        self.lines = [Line() for _ in range(count)]
        self.connections = [Protocol(line) for line in self.lines]

    def look(self, *unread: int, seconds: float = 5.0) -> list[bool]:
        """Later, when so much is left on each; whether they have ended."""
        self.now += seconds
        for line, left in zip(self.lines, unread, strict=True):
            line.unread = left
        self.patience.look(self.connections)
        return [line.aborted for line in self.lines]


def test_who_takes_nothing_is_dropped_and_nobody_else() -> None:
    watch = Watch(4)
    took = TAKES * 10
    for _ in range(int(SECONDS // 5)):
        took -= TAKES
        assert watch.look(100, 0, took, 0) == [False] * 4
    assert watch.look(100, 50, took - TAKES, 0) == [True, False, False, False]


def test_who_takes_a_byte_now_and_then_is_dropped_too() -> None:
    watch = Watch()
    looks = [watch.look(100_000 - number)[0] for number in range(7)]
    assert looks == [False] * 6 + [True]


def test_who_has_taken_all_has_time_again() -> None:
    watch = Watch()
    for _ in range(9):
        assert not any(watch.look(100)[0] for _ in range(4))
        assert watch.look(0) == [False]


def until(true: Callable[[], bool]) -> None:
    limit = time.monotonic() + PATIENCE
    while not true():
        assert time.monotonic() < limit
        time.sleep(0.02)


@pytest.fixture
def hasty(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(patience, "SECONDS", 0.5)
    monkeypatch.setattr(run, "LOOKED", 1)


def deaf(server: Inside, said: bytes) -> socket.socket:
    """Somebody who never reads."""
    line = connected(server)
    line.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 4096)
    line.sendall(said)
    return line


@pytest.mark.usefixtures("hasty")
def test_a_client_that_never_reads_keeps_no_place(tmp_path: Path) -> None:
    """Neither on a connection nor on a socket, where it would be a viewer for ever."""
    upgrade = b"GET /api/live HTTP/1.1\r\nHost: x\r\nConnection: Upgrade\r\nUpgrade: websocket\r\n"
    upgrade += b"Sec-WebSocket-Version: 13\r\nSec-WebSocket-Key: eHh4eHh4eHh4eHh4eHh4eA==\r\n\r\n"
    with inside_server(tmp_path, queue=8) as server:
        ann = server.guest()
        table = ann.set_up()
        ann.http.close()
        text = json.dumps({"t": "watch", "table": table, "since": None}).encode()
        watch = struct.pack("!BB", 0x81, 0x80 | len(text)) + bytes(4) + text
        with deaf(server, upgrade), deaf(server, b"GET /api/openapi.json HTTP/1.1\r\nHost: x\r\n\r\n" * 40) as page:
            with deaf(server, upgrade) as live:
                time.sleep(0.2)
                live.sendall(watch)
                seen = server.hub.tables[table]
                until(lambda: len(seen.spectators) == 1)
                (viewer,) = seen.spectators

                async def tell() -> None:
                    while viewer.closed is None:
                        viewer.send(b" " * 100_000)
                        await asyncio.sleep(0)

                server.run(tell())
                assert viewer.closed == "slow"
                until(lambda: not seen.spectators)
                until(lambda: viewer not in server.hub.notices.connections)
            app: Any = server.app
            until(lambda: app.state.door.connections.total() == 1)  # who does nothing may stay
            page.close()
        gone(server)


# Portions


def test_all_who_are_sent_a_file_share_it(tmp_path: Path) -> None:
    file = tmp_path / "app.js"
    file.write_text("one")
    request: Any = SimpleNamespace(headers={})

    def sent() -> Any:
        return asyncio.run(pages._file(request, file, pages.ASK_FIRST)).content

    assert sent() is sent()
    file.write_text("two")
    os.utime(file, (1, 1))
    assert sent() == b"two"


class Taking:
    """An answer of so many bytes, of which the client takes one portion after the other."""

    def __init__(self, size: int, more: Portions | None = None) -> None:
        self.body = bytes(range(256)) * (size // 256)
        self.sent: list[Any] = []
        self.takes = asyncio.Semaphore(0)
        self.portions = Portions(self.app)
        if more is not None:
            self.portions.waiting = more.waiting

    async def app(self, scope: Any, receive: Any, send: Any) -> None:  # noqa: ARG002
        headers = [(b"Content-Length", b"%d" % len(self.body))]
        await send({"type": "http.response.start", "status": 200, "headers": headers})
        await send({"type": "http.response.body", "body": self.body, "more_body": False})

    async def send(self, message: Any) -> None:
        self.sent.append(message)
        await self.takes.acquire()

    def begin(self, address: str = "10.0.0.1") -> asyncio.Future[None]:
        scope: Any = {"type": "http", "client": (address, 1)}
        return asyncio.ensure_future(self.portions(scope, None, self.send))  # type: ignore[arg-type]

    @property
    def status(self) -> int:
        status: int = self.sent[0]["status"]
        return status

    @property
    def got(self) -> list[bytes]:
        return [message["body"] for message in self.sent[1:]]


def test_a_large_answer_goes_out_as_it_is_taken() -> None:
    async def taken() -> None:
        taking = Taking(10 * PORTION)
        task = taking.begin()
        for number in range(5):
            await asyncio.sleep(0)
            await asyncio.sleep(0)
            assert len(taking.sent) == number + 1
            taking.takes.release()
        for _ in range(9):
            taking.takes.release()
        await task
        assert b"".join(taking.got) == taking.body
        assert {len(part) for part in taking.got} == {PORTION}
        assert [message["more_body"] for message in taking.sent[1:]] == [True] * 9 + [False]
        assert not taking.portions.waiting

    asyncio.run(taken())


def test_what_waits_for_one_address_has_an_end() -> None:
    async def waiting() -> None:
        with patch.object(portions, "MOST", 5 * PORTION):
            first = Taking(4 * PORTION)
            task = first.begin()
            await asyncio.sleep(0)
            second, small, other = (Taking(size, first.portions) for size in (2 * PORTION, 512, 4 * PORTION))
            tasks = [second.begin(), small.begin(), other.begin("10.0.0.2")]
            await asyncio.sleep(0)
            assert (first.status, second.status, small.status, other.status) == (200, 503, 200, 200)
            for each in (first, second, small, other):
                for _ in range(9):
                    each.takes.release()
            await asyncio.gather(task, *tasks)
            assert b'"code":"crowded"' in b"".join(second.got)
            assert not first.portions.waiting
            again = Taking(4 * PORTION, first.portions)
            for _ in range(9):
                again.takes.release()
            await again.begin()
            assert again.status == 200

    asyncio.run(waiting())
