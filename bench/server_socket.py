"""A WebSocket client that costs little, so that a thousand of them fit beside the server that is measured."""

from __future__ import annotations

import asyncio
import struct
from typing import cast

TEXT, CLOSE, PING, PONG = 0x1, 0x8, 0x9, 0xA
HOME = "127.0.0.1"
WAIT = 60  # seconds until a server that does not answer is given up


class Socket(asyncio.Protocol):
    """One connection; a subclass says what a text leads to. No compression is offered, and none comes."""

    transport: asyncio.Transport

    def __init__(self) -> None:
        self.buffer = bytearray()
        self.upgraded = False
        self.opened = asyncio.get_running_loop().create_future()
        self.closed = False

    async def connect(self, port: int, path: str, headers: dict[str, str] | None = None, source: str = HOME) -> None:
        """From one of this machine's own addresses, of which it has millions."""
        await asyncio.get_running_loop().create_connection(lambda: self, HOME, port, local_addr=(source, 0))
        lines = {
            "Host": f"127.0.0.1:{port}",
            "Upgrade": "websocket",
            "Connection": "Upgrade",
            "Sec-WebSocket-Key": "bWFub2EgYmVuY2htYXJrLg==",
            "Sec-WebSocket-Version": "13",
            **(headers or {}),
        }
        head = "".join(f"{name}: {value}\r\n" for name, value in lines.items())
        self.transport.write(f"GET {path} HTTP/1.1\r\n{head}\r\n".encode())
        await asyncio.wait_for(self.opened, WAIT)

    def text(self, frame: bytes) -> None:
        raise NotImplementedError

    def send(self, payload: bytes, kind: int = TEXT) -> None:
        """A frame with the mask 0: legal, and the server unmasks it like any other."""
        size = len(payload)
        length = struct.pack("!B", 0x80 | size) if size < 126 else struct.pack("!BH", 0x80 | 126, size)
        self.transport.write(bytes((0x80 | kind,)) + length + b"\0\0\0\0" + payload)

    def close(self) -> None:
        self.closed = True
        self.transport.abort()

    # asyncio.Protocol

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        self.transport = cast(asyncio.Transport, transport)  # uvloop's own are none by name

    def connection_lost(self, error: Exception | None) -> None:  # noqa: ARG002
        if not self.opened.done():
            self.opened.set_exception(ConnectionError("the server closed the connection"))
        self.closed = True

    def data_received(self, data: bytes) -> None:
        self.buffer += data
        if not self.upgraded and not self.upgrade():
            return
        while (frame := take(self.buffer)) is not None:
            self.frame(*frame)

    def upgrade(self) -> bool:
        head, end, rest = bytes(self.buffer).partition(b"\r\n\r\n")
        if not end:
            return False
        self.upgraded = head.startswith(b"HTTP/1.1 101")
        if self.upgraded:
            self.opened.set_result(None)
        else:
            self.opened.set_exception(ConnectionError(head.decode(errors="replace")))
        self.buffer = bytearray(rest)
        return self.upgraded

    def frame(self, kind: int, payload: bytes) -> None:
        if kind == TEXT:
            self.text(payload)
        elif kind == PING:
            self.send(payload, PONG)
        elif kind == CLOSE:
            self.close()
        else:
            raise ValueError(f"a frame of kind {kind}: these servers send whole texts")


def take(buffer: bytearray) -> tuple[int, bytes] | None:
    """The first whole frame, which leaves the buffer."""
    if len(buffer) < 2:
        return None
    size, start = buffer[1], 2
    if size == 126:
        size, start = int.from_bytes(buffer[2:4], "big"), 4
    elif size == 127:
        size, start = int.from_bytes(buffer[2:10], "big"), 10
    if len(buffer) < start + size:
        return None
    kind, payload = buffer[0] & 0x8F ^ 0x80, bytes(buffer[start : start + size])
    del buffer[: start + size]
    return kind, payload
