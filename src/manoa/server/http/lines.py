"""An answer without an end: lines as they come up."""

import asyncio
from collections.abc import AsyncGenerator, Callable
from contextlib import aclosing
from typing import Any, get_args, get_type_hints

import structlog
from litestar.response.base import ASGIResponse
from litestar.types import Receive, Send
from litestar.types import Scope as ASGIScope

from manoa.server.live.connection import Connection, encode
from manoa.server.live.hub import Hub
from manoa.server.live.tasks import end_all
from manoa.server.wire.streams import Bye

log = structlog.get_logger()

NDJSON = "application/x-ndjson"
KEEP_ALIVE = 7.0  # seconds after which an empty line says that we are still here
PATIENCE = 30.0  # seconds in which a client has to take a line

TOLD = get_args(get_type_hints(Bye)["why"])

Writing = Callable[[], AsyncGenerator[bytes, None]]


class Lines(ASGIResponse):
    """In the hub from the first byte to the last, so that it hears of what concerns it and of its revocation."""

    _should_set_content_length = False

    def __init__(self, hub: Hub, connection: Connection, writing: Writing) -> None:
        super().__init__(media_type=NDJSON, headers={"X-Accel-Buffering": "no"})  # proxies are not to gather lines
        self._hub = hub
        self._connection = connection
        self._writing = writing

    async def __call__(self, scope: ASGIScope, receive: Receive, send: Send) -> None:
        async with self._hub.entered(self._connection):
            await super().__call__(scope, receive, send)

    async def send_body(self, send: Send, receive: Receive) -> None:
        """Until there is nothing more to say, or nobody to say it to."""
        both = asyncio.ensure_future(self._speak(send)), asyncio.ensure_future(_gone(receive))
        try:
            await asyncio.wait(both, return_when=asyncio.FIRST_COMPLETED)
        finally:
            await end_all(*both)

    async def _speak(self, send: Send) -> None:
        try:
            async with aclosing(self._writing()) as lines:
                async for line in lines:
                    await _say(send, line, more=True)
        except TimeoutError:
            self._connection.close("slow")
            return
        except Exception as error:
            log.error("stream_failed", error=type(error).__name__, exc_info=error)
            self._connection.close("unavailable")
        why: Any = self._connection.closed
        await _say(send, encode_line(Bye(why)) if why in TOLD else b"", more=False)


def encode_line(line: Any) -> bytes:
    return encode(line) + b"\n"


async def _say(send: Send, body: bytes, more: bool) -> None:
    async with asyncio.timeout(PATIENCE):
        await send({"type": "http.response.body", "body": body, "more_body": more})


async def _gone(receive: Receive) -> None:
    while (await receive())["type"] != "http.disconnect":
        pass
