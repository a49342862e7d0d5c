"""No text from outside has a NUL in it: PostgreSQL stores none, files are not called so, and nobody means one."""

import re
from typing import Any

import msgspec
from litestar.enums import ScopeType
from litestar.types import ASGIApp, Receive, Send
from litestar.types import Scope as ASGIScope

from manoa.server.wire.base import Problem

NOWHERE = Problem("There is nothing here.", "not-found")
IN_QUERY = Problem("The address has a NUL character (%00) behind its question mark.", "malformed")

ESCAPED = re.compile(rb"(?<!\\)(?:\\\\)*\\u0000")  # in JSON, unless the backslash itself is escaped


def has_nul(text: bytes | str) -> bool:
    """Whether any text within this JSON has one."""
    raw = text.encode(errors="surrogatepass") if isinstance(text, str) else text
    return b"\0" in raw or (b"u0000" in raw and ESCAPED.search(raw) is not None)


class PlainAddresses:
    """Refuses requests whose address has one, before anything else reads it."""

    def __init__(self, app: ASGIApp) -> None:
        self.app = app

    async def __call__(self, scope: ASGIScope, receive: Receive, send: Send) -> None:
        if "\0" in scope["path"]:
            await refuse(scope, send, 404, NOWHERE)
        elif b"%00" in scope["query_string"]:
            await refuse(scope, send, 400, IN_QUERY)
        else:
            await self.app(scope, receive, send)


async def refuse(scope: Any, send: Send, status: int, why: Problem) -> None:
    """An answer that needs no framework; sockets get the reason instead of a status."""
    if scope["type"] == ScopeType.WEBSOCKET:
        await send({"type": "websocket.close", "code": 1008, "reason": why.error})
        return
    body = msgspec.json.encode(why)
    headers = [(b"content-type", b"application/json"), (b"content-length", str(len(body)).encode())]
    await send({"type": "http.response.start", "status": status, "headers": headers})
    await send({"type": "http.response.body", "body": body, "more_body": False})
