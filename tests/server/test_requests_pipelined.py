"""However much comes on one connection at once, it is taken up bit by bit, and everybody else has their turn."""

from __future__ import annotations

import asyncio
import base64
from collections.abc import Awaitable, Callable
from itertools import pairwise
from types import SimpleNamespace
from typing import Any, cast

import pytest
from uvicorn import Config
from uvicorn.server import ServerState

from manoa.server.http import requests as module
from manoa.server.http.door import Door
from manoa.server.http.frames import Frames
from manoa.server.http.limits import ONE_ADDRESS, Limits, Rate
from manoa.server.http.requests import STEP, Requests
from manoa.server.settings import Settings
from server.line import Line

TINY = b"GET / HTTP/1.1\r\nHost:\r\n\r\n"


UPGRADE = (
    b"GET /live HTTP/1.1\r\nHost: x\r\nConnection: Upgrade\r\nUpgrade: websocket\r\nSec-WebSocket-Version: 13\r\n"
    b"Sec-WebSocket-Key: " + base64.b64encode(b"x" * 16) + b"\r\n\r\n"
)


def post(body: bytes, *headers: bytes) -> bytes:
    given = headers or (b"Content-Length: %d" % len(body),)
    return b"\r\n".join([b"POST / HTTP/1.1", b"Host: x", *given, b"", body])


def chunked(*chunks: bytes, end: bytes = b"0\r\n\r\n") -> bytes:
    parts = b"".join(b"%x\r\n%s\r\n" % (len(chunk), chunk) for chunk in chunks)
    return post(parts + end, b"Transfer-Encoding: chunked")


class App:
    """Answers one request after the other, when it is told to."""

    def __init__(self, limits: bool, clock: Callable[[], float], **settings: Any) -> None:
        wishes = Settings(limits=limits, **settings)
        self.state = SimpleNamespace(settings=wishes, door=Door(wishes), limits=Limits(limits, clock))
        self.asked: list[Any] = []
        self.bodies: list[bytes] = []
        self.may_answer = asyncio.Semaphore(0)
        self.reads = True  # bodies

    async def __call__(self, scope: Any, receive: Any, send: Any) -> None:
        self.asked.append(scope)
        await self.may_answer.acquire()
        if scope["type"] == "websocket":
            await send({"type": "websocket.accept"})
            return
        if self.reads:
            self.bodies.append(await whole(receive))
        headers = [(b"content-length", b"2")]
        await send({"type": "http.response.start", "status": 200, "headers": headers})
        await send({"type": "http.response.body", "body": b"ok"})

    async def answer(self, count: int = 1) -> None:
        """And wait until nothing moves."""
        for _ in range(count):
            self.may_answer.release()
        await settled()


async def whole(receive: Any) -> bytes:
    body, more = b"", True
    while more:
        message = await receive()
        body, more = body + message.get("body", b""), message.get("more_body", False)
    return body


async def settled() -> None:
    for _ in range(200):
        await asyncio.sleep(0)


class Talk:
    """One connection, at a moment at which time stands still."""

    def __init__(self, limits: bool = False, **settings: Any) -> None:
        self.now = 1_000.0
        self.app = App(limits, lambda: self.now, **settings)
        self.line = Line()
        given: dict[str, Any] = {"log_config": None, "ws_per_message_deflate": False, "lifespan": "off"}
        config = Config(cast(Any, self.app), http=Requests, ws=Frames, proxy_headers=False, **given)
        config.load()
        self.state = ServerState()
        self.requests = Requests(config, self.state, {}, asyncio.get_running_loop())
        self.requests.bucket.clock = lambda: self.now
        self.line.protocol = self.requests
        self.requests.connection_made(cast(Any, self.line))

    async def say(self, data: bytes) -> None:
        """As far as the server reads."""
        assert not self.line.paused, "nothing is read"
        self.line.protocol.data_received(data)
        await settled()

    @property
    def answers(self) -> int:
        return b"".join(self.line.writes).count(b"HTTP/1.1 200")


def played(work: Callable[[], Awaitable[None]]) -> None:
    async def play() -> None:
        await work()

    asyncio.run(play())


@pytest.fixture
def parsed(monkeypatch: pytest.MonkeyPatch) -> list[int]:
    """How many bytes went to the parser, time after time."""
    sizes: list[int] = []
    parse = Requests._parse

    def counted(self: Any, part: bytes) -> None:
        sizes.append(len(part))
        parse(self, part)

    monkeypatch.setattr(Requests, "_parse", counted)
    return sizes


def test_of_many_requests_that_come_at_once_one_is_parsed(parsed: list[int]) -> None:
    async def many() -> None:
        talk = Talk()
        await talk.say(TINY * 1_500)
        assert len(talk.app.asked) == 1
        assert sum(parsed) == len(TINY)
        assert talk.line.paused, "nothing more is read"
        for number in range(1, 20):
            await talk.app.answer()
            assert (len(talk.app.asked), talk.answers) == (number + 1, number)
            assert talk.line.paused
        await talk.app.answer(1_500)
        await settled()

    played(many)


def test_all_are_answered_and_then_it_is_read_on() -> None:
    async def all_of_them() -> None:
        talk = Talk()
        await talk.say(TINY * 50)
        for _ in range(50):
            await talk.app.answer()
        assert talk.answers == 50
        assert not talk.line.paused
        await talk.say(TINY)
        await talk.app.answer()
        assert talk.answers == 51

    played(all_of_them)


def test_between_two_requests_others_have_a_turn() -> None:
    """Even where the app answers at once."""

    async def turns() -> None:
        talk = Talk()
        talk.app.may_answer = asyncio.Semaphore(1_000)
        talk.requests.data_received(TINY * 100)
        seen = [len(talk.app.asked)]
        while seen[-1] < 100 and not talk.line.closed:
            await asyncio.sleep(0)
            seen.append(len(talk.app.asked))
        assert all(after - before <= 1 for before, after in pairwise(seen))

    played(turns)


def test_what_is_read_while_an_answer_is_made_is_held_and_not_parsed(parsed: list[int]) -> None:
    async def held() -> None:
        talk = Talk()
        await talk.say(TINY)
        assert not talk.line.paused, "it is noticed when the other side goes away"
        await talk.say(b"nonsense\r\n\r\n")
        assert talk.line.paused
        assert sum(parsed) == len(TINY)
        await talk.app.answer()
        assert (talk.answers, b"HTTP/1.1 400" in talk.line.writes[-1]) == (1, True)
        assert talk.line.closed

    played(held)


@pytest.mark.parametrize("size", [1, 2, 3, 5, 50, 1_000, 1 << 18])
def test_requests_are_the_same_however_they_are_cut(size: int) -> None:
    bodies = [b"", b"hello", b"\r\n\r\n" * 9, b"GET / HTTP/1.1\r\n\r\n", b"x" * 40_000, b"a\r\n\r\n\r", b"ab" * 7]
    said = post(b"") + post(b"hello") + chunked(b"\r\n\r\n" * 9) + post(bodies[3]) + post(bodies[4])
    said += chunked(b"a\r\n\r\n", b"\r") + chunked(*[b"ab"] * 7, end=b"0\r\nX-Last: 1\r\n\r\n")

    async def cut() -> None:
        talk = Talk()
        talk.app.may_answer = asyncio.Semaphore(1_000)
        for first in range(0, len(said), size):
            while talk.line.paused and not talk.line.closed:
                await asyncio.sleep(0)
            talk.requests.data_received(said[first : first + size])
        await settled()
        assert talk.app.bodies == bodies
        assert talk.answers == len(bodies)

    played(cut)


def test_a_large_body_is_parsed_bit_by_bit(parsed: list[int]) -> None:
    async def large() -> None:
        talk = Talk()
        talk.app.may_answer = asyncio.Semaphore(9)
        talk.requests.data_received(chunked(*[b" "] * 9_000))
        assert sum(parsed) <= 2 * STEP
        assert talk.line.paused
        while not talk.answers and not talk.line.closed:
            before = sum(parsed)
            await asyncio.sleep(0)
            assert sum(parsed) - before <= 2 * STEP
        assert talk.app.bodies == [b" " * 9_000]

    played(large)


def test_who_sends_on_and_on_after_the_answer_is_left(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(module, "MOST_UNWANTED", 10_000)

    async def unwanted() -> None:
        talk = Talk()
        talk.app.reads = False
        talk.app.may_answer = asyncio.Semaphore(9)
        await talk.say(post(b"", b"Content-Length: 20000"))
        assert talk.answers == 1
        await talk.say(b"x" * 9_000)
        assert not talk.line.closed
        await talk.say(b"x" * 9_000)
        assert talk.line.closed

    played(unwanted)


def test_a_socket_comes_after_the_answers_before_it() -> None:
    async def upgraded() -> None:
        talk = Talk()
        await talk.say(TINY + UPGRADE + b"\x89\x80\0\0\0\0")
        assert [scope["type"] for scope in talk.app.asked] == ["http"]
        await talk.app.answer()
        assert [scope["type"] for scope in talk.app.asked] == ["http", "websocket"]
        assert isinstance(talk.line.protocol, Frames)
        assert not talk.line.paused
        assert talk.requests.timer is None
        assert talk.app.state.door.connections.total() == 1
        await talk.app.answer()
        said = b"".join(talk.line.writes)
        assert said.index(b"200 OK") < said.index(b"101 Switching"), "in this order"
        talk.line.protocol.connection_lost(None)
        assert talk.app.state.door.connections.total() == 0

    played(upgraded)


def test_what_comes_behind_a_body_has_no_say() -> None:
    """As headers of the request, these would say who somebody is."""
    last = b"0\r\nX-Forwarded-For: 10.9.8.7\r\nCookie: manoa=x\r\nHost: y\r\n\r\n"

    async def trailers() -> None:
        talk = Talk()
        await talk.say(chunked(b"x", end=last))
        assert dict(talk.app.asked[0]["headers"]) == {b"host": b"x", b"transfer-encoding": b"chunked"}
        await talk.app.answer()
        assert talk.answers == 1

    played(trailers)


# Turns


SLOW = Rate(burst=10, minute=12)  # nobody's turn comes while a test runs


@pytest.mark.parametrize(("what", "behind_proxy"), [("ONE_LINE", False), ("ONE_ADDRESS", True)])
def test_who_is_too_quick_waits(what: str, behind_proxy: bool, monkeypatch: pytest.MonkeyPatch) -> None:
    """Of one connection, or of one address that comes through a proxy."""
    monkeypatch.setattr(module, what, SLOW)
    ask = b"GET / HTTP/1.1\r\nHost: x\r\nX-Forwarded-For: 10.0.0.1\r\n\r\n"

    async def quick() -> None:
        talk = Talk(limits=True, behind_proxy=behind_proxy)
        talk.app.may_answer = asyncio.Semaphore(10_000)
        for _ in range(int(SLOW.burst)):
            await talk.say(ask)
        await talk.say(ask * 100)
        assert talk.answers == SLOW.burst
        assert talk.line.paused
        assert not talk.line.closed

    played(quick)


def test_all_connections_of_an_address_take_turns(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(module, "ONE_ADDRESS", SLOW)

    async def together() -> None:
        talk = Talk(limits=True)
        limits = talk.app.state.limits
        talk.requests.address = "10.0.0.1"
        for _ in range(int(SLOW.burst)):
            assert limits.turn("turns", SLOW, "10.0.0.1") == 0
        await talk.say(TINY)
        assert talk.app.asked == []
        assert not talk.line.closed
        other = Talk(limits=True)
        await other.say(TINY)
        assert len(other.app.asked) == 1, "others do not wait"

    played(together)


def test_when_too_many_wait_the_next_is_told_to_come_back() -> None:
    async def crowded() -> None:
        talk = Talk(limits=True)
        talk.requests.address = "10.0.0.1"
        while talk.app.state.limits.turn("turns", ONE_ADDRESS, "10.0.0.1") is not None:
            pass
        await talk.say(TINY)
        assert b"HTTP/1.1 503" in talk.line.writes[0]
        assert talk.line.closed

    played(crowded)
