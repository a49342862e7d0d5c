"""Requests as uvicorn reads them, with bounds: on the size of a head, the time to send it, and the number of those who
are connected. So the server needs nothing before it that does this."""

import asyncio
from http import HTTPStatus
from typing import Any

import msgspec
from uvicorn.protocols.http.httptools_impl import HttpToolsProtocol

from manoa.server.http.door import Door
from manoa.server.http.forwarded import address_of
from manoa.server.http.problems import Refusal
from manoa.server.table.refusal import Refused
from manoa.server.wire.base import Problem

LARGEST_HEAD = 64 << 10  # bytes; options in an address may have 16,000 characters, and each of them three bytes
HEAD_SECONDS = 10.0
WHOLE_SECONDS = 30.0  # with the body

WHY = {
    408: Refusal(408, Refused("slow")).problem,
    414: Problem("The address is too long.", "too-large"),
    431: Problem("The headers are too large.", "too-large"),
    503: Refusal(503, Refused("crowded")).problem,
}


class TooLarge(Exception):
    """The head of a request."""


class Requests(HttpToolsProtocol):
    """One connection."""

    def __init__(self, config: Any, *given: Any, **named: Any) -> None:
        super().__init__(config, *given, **named)
        self.door: Door = config.app.state.door
        self.address = ""
        self.away = False  # turned away: nothing more is read
        self.size = 0  # bytes that came for the head that is being read
        self.head = 0  # bytes of it that are understood
        self.in_head = True
        self.timer: asyncio.TimerHandle | None = None

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]
        super().connection_made(transport)
        self.address = address_of({"client": self.client})
        if not self.door.enter(self.address):
            self.turn_away(503)
        else:
            self._expect(HEAD_SECONDS)

    def connection_lost(self, exc: Exception | None) -> None:
        self._expect(None)
        if not self.away:
            self.door.leave(self.address)
        self.away = True
        super().connection_lost(exc)

    def data_received(self, data: bytes) -> None:
        if self.away or self.transport.is_closing():
            return
        if self.in_head:
            self.size += len(data)
            if self.timer is None:  # the next request on a connection that was kept
                self._expect(HEAD_SECONDS)
        super().data_received(data)
        if self.in_head and self.size > LARGEST_HEAD and not self.away:
            self.turn_away(431)

    def on_message_begin(self) -> None:
        super().on_message_begin()
        self.head = 0

    def on_url(self, url: bytes) -> None:
        super().on_url(url)
        self._count(len(url), 414)

    def on_header(self, name: bytes, value: bytes) -> None:
        super().on_header(name, value)
        self._count(len(name) + len(value), 431)

    def on_headers_complete(self) -> None:
        self.in_head = False
        self._expect(WHOLE_SECONDS)
        super().on_headers_complete()

    def on_message_complete(self) -> None:
        self._expect(None)
        self.in_head, self.size = True, 0
        super().on_message_complete()

    def handle_websocket_upgrade(self) -> None:
        self._expect(None)
        super().handle_websocket_upgrade()  # which takes the connection over, with its place

    def send_400_response(self, msg: str) -> None:
        if not self.away:
            super().send_400_response(msg)

    def turn_away(self, status: int) -> None:
        """Answer, and hang up."""
        if self.away:
            return
        self.away = True
        self._expect(None)
        if status != 503:
            self.door.leave(self.address)
        body = msgspec.json.encode(WHY[status])
        lines = [
            f"HTTP/1.1 {status} {HTTPStatus(status).phrase}",
            "content-type: application/json",
            f"content-length: {len(body)}",
            "connection: close",
            *(["retry-after: 5"] if status == 503 else []),
            "\r\n",
        ]
        self.transport.write("\r\n".join(lines).encode() + body)
        self.transport.close()

    def _count(self, more: int, status: int) -> None:
        self.head += more
        if self.head > LARGEST_HEAD:
            self.turn_away(status)
            raise TooLarge

    def _expect(self, seconds: float | None) -> None:
        """Something has to come within so many seconds; None: nothing has to."""
        if self.timer is not None:
            self.timer.cancel()
        self.timer = None if seconds is None else self.loop.call_later(seconds, self._too_slow)

    def _too_slow(self) -> None:
        self.timer = None
        if self.in_head:
            self.turn_away(408)
        elif not self.transport.is_closing():
            self.transport.close()
