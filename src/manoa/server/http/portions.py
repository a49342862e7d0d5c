"""Answers go out in portions: what a client does not take waits with us in small part only, and has a bound."""

from collections import Counter
from typing import Any

import msgspec
from litestar.enums import ScopeType
from litestar.types import ASGIApp, Message, Receive, Send
from litestar.types import Scope as ASGIScope

from manoa.server.http.forwarded import address_of
from manoa.server.http.problems import Refusal
from manoa.server.table.refusal import Refused

PORTION = 64 << 10  # bytes: the transport asks for a pause when more than so many wait in it
MOST = 48 << 20  # bytes of large answers that one address may have on their way

CROWDED = msgspec.json.encode(Refusal(503, Refused("crowded")).problem)


class Portions:
    """Sends large answers bit by bit, as they are taken."""

    def __init__(self, app: ASGIApp) -> None:
        self.app = app
        self.waiting: Counter[str] = Counter()  # bytes by address

    async def __call__(self, scope: ASGIScope, receive: Receive, send: Send) -> None:
        if scope["type"] != ScopeType.HTTP:
            await self.app(scope, receive, send)
            return
        answer = _Answer(self.waiting, address_of(scope), send)
        try:
            await self.app(scope, receive, answer.send)
        finally:
            answer.leave()


class _Answer:
    def __init__(self, waiting: Counter[str], address: str, send: Send) -> None:
        self.waiting, self.address, self._send = waiting, address, send
        self.size = 0  # of it, where that is much
        self.refused = False

    async def send(self, message: Message) -> None:
        if message["type"] == "http.response.start":
            self.enter(_announced(message))
            if self.refused:
                await _refuse(self._send)
                return
        if self.refused:
            return
        if message["type"] == "http.response.body" and len(message.get("body", b"")) > PORTION:
            await self._in_portions(message)
        else:
            await self._send(message)

    def enter(self, size: int) -> None:
        if self.address and size > PORTION:
            self.refused = self.waiting[self.address] + size > MOST
            self.size = 0 if self.refused else size
            self.waiting[self.address] += self.size

    def leave(self) -> None:
        self.waiting[self.address] -= self.size
        if not self.waiting[self.address]:
            del self.waiting[self.address]

    async def _in_portions(self, message: Any) -> None:
        body, more = memoryview(message["body"]), message.get("more_body", False)
        for first in range(0, len(body), PORTION):
            last = first + PORTION >= len(body)
            part = bytes(body[first : first + PORTION])
            await self._send({"type": "http.response.body", "body": part, "more_body": more or not last})


def _announced(message: Any) -> int:
    return next((int(value) for name, value in message["headers"] if name.lower() == b"content-length"), 0)


async def _refuse(send: Send) -> None:
    headers = [(b"content-type", b"application/json"), (b"content-length", str(len(CROWDED)).encode())]
    await send({"type": "http.response.start", "status": 503, "headers": [*headers, (b"retry-after", b"5")]})
    await send({"type": "http.response.body", "body": CROWDED, "more_body": False})
