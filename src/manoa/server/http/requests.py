"""Requests as uvicorn reads them, with bounds: on the size of a head, the time to send it, the number of those who are
connected, and on how much of what one connection sends is taken up at a time. So the server needs nothing before it
that does this.

Bytes that have come are held until it is their turn. One request at a time is parsed and answered; meanwhile nothing
more is read. Between two requests, and after so many bytes of one, everybody else has a turn of the event loop.
"""

import asyncio
from http import HTTPStatus
from typing import Any, cast

import msgspec
from uvicorn.protocols.http.flow_control import FlowControl
from uvicorn.protocols.http.httptools_impl import HttpToolsProtocol

from manoa.server.http.door import Door
from manoa.server.http.forwarded import address_of, rewritten
from manoa.server.http.heads import Head, announced, fault
from manoa.server.http.limits import ONE_ADDRESS, ONE_LINE, Bucket, Limits
from manoa.server.http.problems import SENTENCES, Refusal
from manoa.server.settings import Settings
from manoa.server.table.refusal import Refused
from manoa.server.wire.base import Problem

LARGEST_HEAD = 64 << 10  # bytes; options in an address may have 16,000 characters, and each of them three bytes
HEAD_SECONDS = 10.0
WHOLE_SECONDS = 30.0  # with the body
STEP = 8 << 10  # bytes of one connection that are parsed in one turn of the event loop
MOST_UNWANTED = 2 << 20  # bytes of a body that still come after the answer
BLANK = b"\r\n\r\n"  # a head ends with it, and so does a body in chunks

WHY = {
    400: Problem(SENTENCES[400], "malformed"),
    408: Refusal(408, Refused("slow")).problem,
    414: Problem("The address is too long.", "too-large"),
    431: Problem("The headers are too large.", "too-large"),
    503: Refusal(503, Refused("crowded")).problem,
}


class TurnedAway(Exception):
    """Ends the parsing of a request."""


class Requests(HttpToolsProtocol):
    """One connection."""

    def __init__(self, config: Any, *given: Any, **named: Any) -> None:
        super().__init__(config, *given, **named)
        state = config.app.state
        self.door: Door = state.door
        self.address = ""
        self.away = False  # turned away, or a socket now: nothing more is read here
        self.settings: Settings = state.settings
        self.limits: Limits = state.limits
        self.bucket = Bucket(ONE_LINE if state.limits.on else None)
        self.held = bytearray()  # what has come and waits to be parsed
        self.tail = b""  # the last bytes that were parsed: a blank line may have begun in them
        self.turn: asyncio.Handle | None = None  # when it goes on with what is held
        self.size = 0  # bytes that came for the head that is being read
        self.head = 0  # bytes of it that are understood
        self.in_head = True
        self.body = 0  # bytes that its body still has, where that was announced
        self.unwanted = 0  # bytes of it that came after the answer
        self.timer: asyncio.TimerHandle | None = None

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]
        super().connection_made(transport)
        self.flow = FlowControl(cast(Any, self))  # what it wants goes by `pause_reading` and `resume_reading`
        self.address = address_of({"client": self.client})
        if not self.door.enter(self.address):
            self.turn_away(503)
        else:
            self._expect(HEAD_SECONDS)

    def connection_lost(self, exc: Exception | None) -> None:
        self._expect(None)
        if not self.away:
            self.door.leave(self.address)
        self._stop()
        super().connection_lost(exc)

    # What is read when

    def data_received(self, data: bytes) -> None:
        if not self.away:
            self.held += data
            self._go_on()

    def pause_reading(self) -> None:
        """The app has enough of a body."""
        self.transport.pause_reading()

    def resume_reading(self) -> None:
        if self.held:
            self._soon()
        else:
            self.transport.resume_reading()

    def on_response_complete(self) -> None:
        super().on_response_complete()
        if self.held:
            self._soon()

    def _soon(self) -> None:
        if self.turn is None and not self.away:
            self.turn = self.loop.call_soon(self._its_turn)

    def _its_turn(self) -> None:
        self.turn = None
        self._go_on()

    def _go_on(self) -> None:
        """Parse what is held, as far as it may be now. While something is held, nothing more is read."""
        left = STEP
        while left > 0 and self.turn is None and self._may_go_on():
            part = self._part()
            left -= len(part)
            self._parse(part)
        if self.away or self.transport.is_closing():
            return
        if self.held:
            self.transport.pause_reading()
            if self._may_go_on():
                self._soon()
        elif not self.flow.read_paused:
            self.transport.resume_reading()

    def _may_go_on(self) -> bool:
        """Whether it is the turn of what is held: of a body if the app takes it, of a request if the one before it is
        answered."""
        if not self.held or self.away or self.transport.is_closing():
            return False
        return not self._under_way() if self.in_head else not self.flow.read_paused

    def _under_way(self) -> bool:
        last: Any = self.cycle
        return last is not None and not last.response_complete

    def _part(self) -> bytes:
        """The rest of a body of known length, or all up to the next blank line: so never two heads at once."""
        if self.body:
            size = min(self.body, STEP, len(self.held))
            self.body -= size
        else:
            near = self.tail + self.held[:STEP]
            end = near.find(BLANK)
            size = len(near) if end < 0 else end + len(BLANK)
            self.tail = b"" if end >= 0 else bytes(near[-len(BLANK) + 1 :])
            size -= len(near) - min(STEP, len(self.held))
        part = bytes(self.held[:size])
        del self.held[:size]
        return part

    def _parse(self, part: bytes) -> None:
        if self.in_head:
            self.size += len(part)
            if self.timer is None:  # the next request on a connection that was kept
                self._expect(HEAD_SECONDS)
        elif not self._under_way():
            self.unwanted += len(part)
        super().data_received(part)
        if self.in_head and self.size > LARGEST_HEAD:
            self.turn_away(431)
        elif self.unwanted > MOST_UNWANTED:
            self.transport.close()

    # When it is answered

    def _start_asgi_task(self, cycle: Any, app: Any) -> None:
        """Requests of one connection, and those of one address, take turns. Who is too quick waits."""
        seconds = self._seconds(cycle.scope)
        if seconds is None:
            self.turn_away(503)
        elif seconds:
            self.loop.call_later(seconds, self._start, cycle, app)
        else:
            super()._start_asgi_task(cycle, app)

    def _start(self, cycle: Any, app: Any) -> None:
        if not self.transport.is_closing():
            super()._start_asgi_task(cycle, app)

    def _seconds(self, scope: Any) -> float | None:
        """Until its turn comes; None if too many are before it. What comes by a proxy shares its connections."""
        if not self.settings.behind_proxy:
            line = self.bucket.turn()
            address = self.limits.turn("turns", ONE_ADDRESS, self.address)
            return None if address is None else max(line, address)
        return self.limits.turn("turns", ONE_ADDRESS, address_of(rewritten(scope)))

    # What the parser finds

    def on_message_begin(self) -> None:
        super().on_message_begin()
        self.head = 0

    def on_url(self, url: bytes) -> None:
        super().on_url(url)
        self._count(len(url), 414)

    def on_header(self, name: bytes, value: bytes) -> None:
        self._count(len(name) + len(value), 431)
        if self.in_head:  # what comes behind a body has no say any more
            super().on_header(name, value)

    def on_headers_complete(self) -> None:
        parser = self.parser
        upgrade, version = parser.should_upgrade(), parser.get_http_version()
        head = Head(parser.get_method(), version, self.url, self.headers, upgrade)
        wrong = fault(head)
        if wrong is not None:
            self.turn_away(400, Problem(wrong, "malformed"))
        if wrong is not None or self._under_way():  # the latter cannot be: heads are parsed one by one
            raise TurnedAway
        self.in_head, self.unwanted = False, 0
        self.body = announced(self.headers)
        self._expect(WHOLE_SECONDS)
        super().on_headers_complete()

    def on_message_complete(self) -> None:
        self._expect(None)
        self.in_head, self.size = True, 0
        super().on_message_complete()

    def handle_websocket_upgrade(self) -> None:
        """Sockets take the connection over, with its place and with what came behind."""
        self._expect(None)
        held = bytes(self.held)
        self._stop()
        self.transport.resume_reading()
        super().handle_websocket_upgrade()
        if held and not self.transport.is_closing():
            cast(asyncio.Protocol, self.transport.get_protocol()).data_received(held)

    # Those who are turned away

    def send_400_response(self, _: str) -> None:
        self.turn_away(400)

    def turn_away(self, status: int, why: Problem | None = None) -> None:
        """Answer, and hang up."""
        if self.away:
            return
        self._stop()
        self._expect(None)
        if status != 503:
            self.door.leave(self.address)
        body = msgspec.json.encode(why or WHY[status])
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

    def _stop(self) -> None:
        self.away = True
        self.held.clear()
        if self.turn is not None:
            self.turn.cancel()

    def _count(self, more: int, status: int) -> None:
        self.head += more
        if self.head > LARGEST_HEAD:
            self.turn_away(status)
            raise TurnedAway

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
