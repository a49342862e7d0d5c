"""Sockets as uvicorn serves them, with every frame counted and a shorter way out.

What clients send is counted where frames are parsed, whatever they are: those that carry nothing, and pings, never
reach the app.

A frame that goes by ASGI wakes a task and passes through a dozen calls of the framework and of uvicorn. Nearly all that
a server sends are texts that could be written at once, from where they are made; an ASGI extension lets them.
"""

import struct
from typing import Any

from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.exceptions import ProtocolError
from websockets.frames import CloseCode, Frame, Opcode
from websockets.http11 import Request
from websockets.server import ServerProtocol

from manoa.server.http.door import Door
from manoa.server.http.forwarded import address_of
from manoa.server.http.limits import Bucket, Limits

AT_ONCE = "manoa.at_once"  # the extension: a function that takes a text, or says that it has to go the long way
TEXT = 0x81  # a whole one
MOST_PARTS = 64  # of one message
MOST_TOGETHER = 64 << 10  # bytes that are written in one go, or one frame: the transport asks for a pause at as many


class Flood(ProtocolError):
    """Ends the parsing: what else has come is thrown away."""


class Counted(ServerProtocol):
    """The protocol, which ends with `flood` at the first frame that is one too many."""

    def __init__(self, bucket: Bucket, **named: Any) -> None:
        super().__init__(**named)
        self.bucket = bucket
        self.parts = 0  # of the message that is coming

    def recv_frame(self, frame: Frame) -> None:
        if frame.opcode is Opcode.CONT:
            self.parts += 1
        elif frame.opcode in (Opcode.TEXT, Opcode.BINARY):
            self.parts = 1
        if self.parts > MOST_PARTS or self.bucket.wait():
            self.fail(CloseCode.POLICY_VIOLATION, "flood")
            raise Flood
        super().recv_frame(frame)


class Frames(WebSocketsSansIOProtocol):
    """One socket. What is sent to it within one turn of the event loop is written in one go."""

    def __init__(self, *given: Any, **named: Any) -> None:
        super().__init__(*given, **named)
        self.out: list[bytes] = []
        self.together = 0  # bytes of it
        state = getattr(self.config.app, "state", None)
        self.door: Door | None = getattr(state, "door", None)  # that it came by
        limits: Limits = getattr(state, "limits", None) or Limits()
        self.conn = Counted(limits.socket(), max_size=self.config.ws_max_size, logger=self.logger)

    def data_received(self, data: bytes) -> None:
        super().data_received(data)
        if self.conn.handshake_exc is not None and not self.handshake_initiated:  # a head that no socket has
            self.transport.write(b"".join(self.conn.data_to_send()))
            self.transport.close()

    def handle_connect(self, event: Request) -> None:
        super().handle_connect(event)
        if self.response.status_code == 101:
            extensions: Any = self.scope["extensions"]
            extensions[AT_ONCE] = self.at_once

    def at_once(self, text: bytes) -> bool:
        """Send a text, unless the socket is not open or its client does not keep up."""
        open = self.handshake_complete and not self.close_sent and not self.transport.is_closing()
        if not open or not self.writable.is_set() or self.together > MOST_TOGETHER:
            return False
        if not self.out:
            self.loop.call_soon(self.flush)
        self.out += (head(len(text)), text)
        self.together += len(text)
        return True

    def handle_ping(self) -> None:
        """Who does not read what we write gets no answers either."""
        if self.writable.is_set():
            super().handle_ping()
        else:
            self.conn.data_to_send()

    def flush(self) -> None:
        out, self.out, self.together = self.out, [], 0
        if out and not self.transport.is_closing():
            self.transport.writelines(out)

    def connection_lost(self, exc: Exception | None) -> None:
        super().connection_lost(exc)
        if self.door is not None:
            self.door.leave(address_of({"client": self.client}))

    async def send(self, message: Any) -> None:
        self.flush()
        await super().send(message)

    def shutdown(self) -> None:
        self.flush()
        super().shutdown()


def head(size: int) -> bytes:
    """What stands before a text of so many bytes (RFC 6455, 5.2)."""
    if size < 126:
        return bytes((TEXT, size))
    return struct.pack("!BBH", TEXT, 126, size) if size < 1 << 16 else struct.pack("!BBQ", TEXT, 127, size)
