"""Sockets as uvicorn serves them, with a shorter way out.

A frame that goes by ASGI wakes a task and passes through a dozen calls of the framework and of uvicorn. Nearly all that
a server sends are texts that could be written at once, from where they are made; an ASGI extension lets them.
"""

import struct
from typing import Any

from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.http11 import Request

from manoa.server.http.door import Door
from manoa.server.http.forwarded import address_of

AT_ONCE = "manoa.at_once"  # the extension: a function that takes a text, or says that it has to go the long way
TEXT = 0x81  # a whole one


class Frames(WebSocketsSansIOProtocol):
    """One socket. What is sent to it within one turn of the event loop is written in one go."""

    def __init__(self, *given: Any, **named: Any) -> None:
        super().__init__(*given, **named)
        self.out: list[bytes] = []
        self.door: Door | None = getattr(getattr(self.config.app, "state", None), "door", None)  # that it came by

    def handle_connect(self, event: Request) -> None:
        super().handle_connect(event)
        if self.response.status_code == 101:
            extensions: Any = self.scope["extensions"]
            extensions[AT_ONCE] = self.at_once

    def at_once(self, text: bytes) -> bool:
        """Send a text, unless the socket is not open or its client does not keep up."""
        open = self.handshake_complete and not self.close_sent and not self.transport.is_closing()
        if not open or not self.writable.is_set():
            return False
        if not self.out:
            self.loop.call_soon(self.flush)
        self.out += (head(len(text)), text)
        return True

    def flush(self) -> None:
        out, self.out = self.out, []
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
