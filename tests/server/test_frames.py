"""Frames that take the short way out: what the other side reads, and when they have to take the long one."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncGenerator
from types import SimpleNamespace
from typing import Any, cast

import pytest
from uvicorn import Config
from uvicorn.server import ServerState
from websockets.client import ClientProtocol
from websockets.frames import Frame, Opcode
from websockets.uri import parse_uri

from manoa.server.http import frames as module
from manoa.server.http.frames import AT_ONCE, Frames
from manoa.server.http.limits import FRAMES, Limits
from manoa.server.live import connection as queue
from manoa.server.live.connection import Connection
from server.line import Line


class Talk:
    """An open socket with a client that knows the protocol, at a moment at which time stands still."""

    def __init__(self) -> None:
        self.line = Line()
        self.client = ClientProtocol(parse_uri("ws://localhost/api/live"))
        self.taken: list[Any] = []  # what the app has heard

    async def open(self) -> Frames:
        async def app(scope: Any, receive: Any, send: Any) -> None:
            await receive()
            await send({"type": "websocket.accept"})
            while not self.taken or self.taken[-1]["type"] != "websocket.disconnect":
                self.taken.append(await receive())
            await asyncio.sleep(3600)

        app.state = SimpleNamespace(limits=Limits(clock=lambda: 1_000.0))  # type: ignore[attr-defined]
        given: dict[str, Any] = {"log_config": None, "ws_per_message_deflate": False, "lifespan": "off"}
        config = Config(app, ws=Frames, ws_max_size=16 << 10, proxy_headers=False, **given)
        config.load()
        frames = Frames(config, ServerState(), {}, asyncio.get_running_loop())
        frames.connection_made(cast(Any, self.line))
        self.client.send_request(self.client.connect())
        frames.data_received(b"".join(self.client.data_to_send()))
        await asyncio.sleep(0.01)
        assert self.heard() == []
        return frames

    def heard(self) -> list[bytes]:
        """The texts that came since the last time."""
        for data in self.line.writes:
            self.client.receive_data(data)
        self.line.writes.clear()
        events = [event for event in self.client.events_received() if isinstance(event, Frame)]
        return [bytes(frame.data) for frame in events if frame.opcode is Opcode.TEXT]


@pytest.mark.parametrize("size", [0, 1, 125, 126, 65535, 65536, 200_000])
def test_a_text_of_any_size_is_read_as_it_was_sent(size: int) -> None:
    async def sent() -> None:
        talk = Talk()
        frames = await talk.open()
        text = b"x" * size
        assert frames.at_once(text)
        await asyncio.sleep(0)
        assert talk.heard() == [text]

    asyncio.run(sent())


def test_what_is_sent_together_is_written_together_and_in_order() -> None:
    async def sent() -> None:
        talk = Talk()
        frames = await talk.open()
        assert frames.at_once(b"one")
        assert frames.at_once("zwölf".encode())
        assert talk.line.writes == []
        await asyncio.sleep(0)
        assert len(talk.line.writes) == 1
        frames.at_once(b"three")
        await frames.send({"type": "websocket.send", "text": "four"})
        assert talk.heard() == [b"one", "zwölf".encode(), b"three", b"four"]

    asyncio.run(sent())


def test_a_client_that_does_not_keep_up_is_sent_nothing_at_once() -> None:
    async def sent() -> None:
        talk = Talk()
        frames = await talk.open()
        frames.pause_writing()
        assert not frames.at_once(b"one")
        frames.resume_writing()
        assert frames.at_once(b"two")
        frames.shutdown()
        assert talk.heard() == [b"two"], "what was taken goes out before the end"
        assert not frames.at_once(b"three")

    asyncio.run(sent())


def test_the_way_is_offered_to_the_app() -> None:
    async def offered() -> bool:
        frames = await Talk().open()
        extensions = cast(dict[str, Any], frames.scope["extensions"])
        return bool(extensions[AT_ONCE] == frames.at_once)

    assert asyncio.run(offered())


# Every frame counts


def masked(opcode: Opcode, data: bytes = b"", fin: bool = True) -> bytes:
    return Frame(opcode, data, fin).serialize(mask=True)


ENDLESS = {
    "texts": masked(Opcode.TEXT, b"{}"),
    "bytes": masked(Opcode.BINARY),
    "pings": masked(Opcode.PING, b"x" * 100),
    "pongs": masked(Opcode.PONG),
    "parts": masked(Opcode.CONT, fin=False),
}


@pytest.mark.parametrize("kind", ENDLESS)
@pytest.mark.parametrize("size", [1 << 18, 1_000])
def test_whatever_a_client_sends_without_end_is_a_flood(kind: str, size: int, monkeypatch: pytest.MonkeyPatch) -> None:
    """However much comes at once: nothing is parsed that comes after."""
    parsed: list[Frame] = []
    recv = module.Counted.recv_frame

    def counted(self: Any, frame: Frame) -> None:
        parsed.append(frame)
        recv(self, frame)

    monkeypatch.setattr(module.Counted, "recv_frame", counted)

    async def flooded() -> None:
        talk = Talk()
        frames = await talk.open()
        if kind == "parts":
            frames.data_received(masked(Opcode.TEXT, fin=False))
        sent = 0
        while not talk.line.closed:
            assert sent <= 1 << 18, "nobody stops it"
            frames.data_received(ENDLESS[kind] * (size // len(ENDLESS[kind])))
            sent += size
            await asyncio.sleep(0)
        assert len(parsed) == FRAMES.burst + 1
        assert len(b"".join(talk.line.writes)) < 20_000
        talk.heard()
        assert talk.client.close_rcvd is not None
        assert (talk.client.close_rcvd.code, talk.client.close_rcvd.reason) == (1008, "flood")
        frames.data_received(ENDLESS[kind] * 100)
        assert len(parsed) == FRAMES.burst + 1
        assert len(frames.frames) <= FRAMES.burst
        await asyncio.sleep(0.01)
        assert talk.taken[-1]["code"] == 1008

    asyncio.run(flooded())


def test_a_message_has_so_many_parts(monkeypatch: pytest.MonkeyPatch) -> None:
    """However slowly they come."""
    monkeypatch.setattr(module, "MOST_PARTS", 5)

    async def parted() -> None:
        talk = Talk()
        frames = await talk.open()
        for _ in range(3):
            frames.data_received(masked(Opcode.TEXT, b"[", fin=False) + masked(Opcode.CONT, fin=False) * 3)
            frames.data_received(masked(Opcode.PONG) + masked(Opcode.CONT, b"]"))
        await asyncio.sleep(0.01)
        assert [message.get("text") for message in talk.taken] == ["[]"] * 3
        frames.data_received(masked(Opcode.TEXT, b"[", fin=False) + masked(Opcode.CONT, fin=False) * 5)
        assert talk.line.closed

    asyncio.run(parted())


def test_pings_are_answered_where_answers_are_read() -> None:
    async def pinged() -> None:
        talk = Talk()
        frames = await talk.open()
        frames.data_received(masked(Opcode.PING, b"one"))
        assert len(talk.line.writes) == 1
        frames.pause_writing()
        frames.data_received(masked(Opcode.PING, b"two") * 9)
        assert len(talk.line.writes) == 1
        frames.resume_writing()
        frames.data_received(masked(Opcode.PING, b"three"))
        assert b"two" not in b"".join(talk.line.writes)
        assert b"three" in talk.line.writes[-1]

    asyncio.run(pinged())


@pytest.mark.parametrize("odd", ["X-Many: 1\r\n" * 200, "X-Long: " + "a" * 9_000 + "\r\n"])
def test_a_head_that_no_socket_has_ends_the_connection(odd: str) -> None:
    async def odd_head() -> None:
        talk = Talk()
        frames = await talk.open()
        line = Line()
        other = Frames(frames.config, ServerState(), {}, asyncio.get_running_loop())
        other.connection_made(cast(Any, line))
        head = b"".join(talk.client.data_to_send()) or b"GET /api/live HTTP/1.1\r\nHost: x\r\n\r\n"
        other.data_received(head.replace(b"\r\n\r\n", b"\r\n" + odd.encode() + b"\r\n"))
        assert line.closed
        assert line.writes[0].startswith(b"HTTP/1.1 431 ")

    asyncio.run(odd_head())


def test_what_is_written_in_one_go_has_an_end(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(module, "MOST_TOGETHER", 100)

    async def sent() -> None:
        talk = Talk()
        frames = await talk.open()
        assert [frames.at_once(b"x" * 60) for _ in range(4)] == [True, True, False, False]
        await asyncio.sleep(0)
        assert frames.at_once(b"x" * 1_000), "one is taken, however large"

    asyncio.run(sent())


# The queue before it


def test_nothing_overtakes_a_frame_that_waits() -> None:
    gone: list[bytes] = []
    ready = [False]

    def at_once(frame: bytes) -> bool:
        if ready[0]:
            gone.append(frame)
        return ready[0]

    async def sent() -> None:
        connection = Connection(8, None, None, None, at_once)
        frames = connection.frames()
        connection.send(b"1")
        assert await anext(frames) == b"1"
        ready[0] = True  # it could go at once from now on, but the first is still under way
        connection.send(b"2")
        assert gone == []
        assert await anext(frames) == b"2"
        waiting = asyncio.ensure_future(anext(frames))
        await asyncio.sleep(0)
        connection.send(b"3")
        assert gone == [b"3"]
        waiting.cancel()

    asyncio.run(sent())


def test_bytes_that_wait_have_an_end_and_one_frame_may_always_wait(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(queue, "MOST_BYTES", 100)
    connection = Connection(64, None, None, None)
    assert not connection.unsent
    connection.send(b"x" * 1_000)
    assert connection.unsent
    assert connection.closed is None
    connection.send(b"x")
    assert connection.closed == "slow"
    assert not connection.unsent

    async def taken() -> None:
        connection = Connection(64, None, None, None)
        for _ in range(20):
            connection.send(b"x" * 50)
            connection.send(b"x" * 50)
            got = [frame async for frame in until_idle(connection)]
            assert got == [b"x" * 50] * 2
            assert not connection.unsent, "what was taken waits no more"
        for _ in range(3):
            connection.send(b"x" * 40)
        assert connection.closed == "slow"

    asyncio.run(taken())


async def until_idle(connection: Connection) -> AsyncGenerator[bytes, None]:
    async for frame in connection.frames(0.001):
        if not frame:
            return
        yield frame


def test_a_queue_of_small_frames_ends_by_their_number() -> None:
    connection = Connection(2, None, None, None)
    for _ in range(3):
        connection.send(b"")
    assert connection.closed == "slow"
