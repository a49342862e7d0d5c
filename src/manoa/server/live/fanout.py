"""News between nodes. It is only a hint that there is something to read: the log in the database is the truth."""

import asyncio
from collections.abc import Callable
from typing import Any

import msgspec
import structlog

from manoa.server.live.tasks import end_all
from manoa.server.store.batch import CHANNEL

RETRY_SECONDS = 1.0

log = structlog.get_logger()

Heard = Callable[[dict[str, Any]], None]


class Fanout:
    """Of a node that is alone: nobody to tell."""

    several = False  # there may be other nodes

    async def start(self, heard: Heard, lost: Callable[[], None]) -> None:
        """Call `heard` with every message; `lost` after messages may have been missed."""

    async def stop(self) -> None:
        """Hear nothing more."""

    def tell(self, message: dict[str, Any]) -> None:
        """To all other nodes."""


class PostgresFanout(Fanout):
    """LISTEN and NOTIFY. What goes with a commit is notified within it, by the writer; `tell` is for the rest."""

    several = True

    def __init__(self, address: str, node: str) -> None:
        self._address = address
        self._node = node
        self._tasks: list[asyncio.Task[None]] = []
        self._out: asyncio.Queue[str] = asyncio.Queue(10_000)
        self._unsaid = ""  # what was on its way when the connection was lost

    async def start(self, heard: Heard, lost: Callable[[], None]) -> None:
        ready = asyncio.Event()
        self._tasks = [
            asyncio.create_task(self._again(lambda: self._listen(heard, lost, ready))),
            asyncio.create_task(self._again(self._speak)),
        ]
        await asyncio.wait_for(ready.wait(), 30)

    async def stop(self) -> None:
        await end_all(*self._tasks)

    def tell(self, message: dict[str, Any]) -> None:
        hint = msgspec.json.encode({**message, "node": self._node}).decode()
        if not self._out.full():
            self._out.put_nowait(hint)

    async def _again(self, work: Callable[[], Any]) -> None:
        """A lost connection is opened again, and a message that nobody understands makes nobody deaf."""
        while True:
            try:
                await work()
            except Exception as error:
                log.warning("fanout_lost", error=type(error).__name__)
            await asyncio.sleep(RETRY_SECONDS)

    async def _listen(self, heard: Heard, lost: Callable[[], None], ready: asyncio.Event) -> None:
        import psycopg

        async with await psycopg.AsyncConnection.connect(self._address, autocommit=True) as connection:
            await connection.execute(f"LISTEN {CHANNEL}")
            if ready.is_set():
                lost()
            ready.set()
            async for notice in connection.notifies():
                message = msgspec.json.decode(notice.payload)
                if message.get("node") != self._node:
                    heard(message)

    async def _speak(self) -> None:
        import psycopg

        async with await psycopg.AsyncConnection.connect(self._address, autocommit=True) as connection:
            while True:
                hint = self._unsaid or await self._out.get()
                self._unsaid = ""
                try:
                    await connection.execute("SELECT pg_notify(%s, %s)", (CHANNEL, hint))
                except psycopg.OperationalError:
                    self._unsaid = hint
                    raise
