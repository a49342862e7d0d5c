"""Frames that take the short way out: what the other side reads, and when they have to take the long one."""

from __future__ import annotations

import asyncio
from typing import Any, cast

import pytest
from uvicorn import Config
from uvicorn.server import ServerState
from websockets.client import ClientProtocol
from websockets.frames import Frame, Opcode
from websockets.uri import parse_uri

from manoa.server.http.frames import AT_ONCE, Frames
from manoa.server.live.connection import Connection


class Line:
    """A transport that keeps what is written, write by write."""

    def __init__(self) -> None:
        self.writes: list[bytes] = []
        self.closed = False

    def write(self, data: bytes) -> None:
        self.writes.append(data)

    def writelines(self, parts: list[bytes]) -> None:
        self.writes.append(b"".join(parts))

    def is_closing(self) -> bool:
        return self.closed

    def close(self) -> None:
        self.closed = True

    def get_extra_info(self, _: str) -> None:
        return None

    def pause_reading(self) -> None: ...

    def resume_reading(self) -> None: ...


class Talk:
    """An open socket with a client that knows the protocol."""

    def __init__(self) -> None:
        self.line = Line()
        self.client = ClientProtocol(parse_uri("ws://localhost/api/live"))

    async def open(self) -> Frames:
        async def app(scope: Any, receive: Any, send: Any) -> None:
            await send({"type": "websocket.accept"})
            await asyncio.sleep(3600)

        config = Config(app, ws=Frames, log_config=None, ws_per_message_deflate=False, lifespan="off")
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
