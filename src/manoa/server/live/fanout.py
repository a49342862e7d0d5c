"""Messages between nodes, over the database."""

import asyncio
import time
from collections import deque
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager, suppress
from typing import Any

import structlog

from manoa.server.live.messages import Alive, LookAgain, Message, NotUnderstood, Stopping, packed, unpacked
from manoa.server.live.tasks import end_all
from manoa.server.store.batch import CHANNEL
from manoa.server.store.lines import hang_up

RETRY_SECONDS = 1.0
BEAT = 2.0  # seconds between two words that we are alive
MOST_UNHEARD = 4  # of them that we may fail to hear ourselves
FIRST_WORD = 5.0  # seconds in which a node that starts hears itself, where the database tells anything
LAST_WORDS = 1.0  # seconds for what is still to be told at the end
MOST_WAITING = 4 << 20  # characters that wait to be told
SELDOM = 60.0  # seconds between two complaints about messages that are not understood

log = structlog.get_logger()

Heard = Callable[[str, Message], None]


class Fanout:
    """Of a node that is alone: nobody to tell."""

    several = False  # there may be other nodes

    async def start(self, heard: Heard, lost: Callable[[], None]) -> None:
        """Call `heard` with every message and the node that sent it; `lost` after messages may have been missed."""

    async def stop(self) -> None:
        """Hear nothing more."""

    def tell(self, message: Message) -> None:
        """To all other nodes."""


class PostgresFanout(Fanout):
    """LISTEN and NOTIFY. What goes with a commit is notified within it, by the writer; `tell` is for the rest.

    A connection can fall silent without an end. So a node hears its own messages too: when it does not, both lines are
    hung up and opened again, and `silent` is called, since other connections to the database are no better then.
    """

    several = True

    def __init__(self, address: str, node: str, silent: Callable[[], None] = lambda: None) -> None:
        self._address = address
        self._node = node
        self._silent = silent
        self._tasks: list[asyncio.Task[None]] = []
        self._beating: asyncio.Task[None] | None = None
        self._lines: set[Any] = set()  # connections that are open
        self._out: deque[str] = deque()
        self._waiting = 0  # characters of these
        self._more = asyncio.Event()
        self._empty = asyncio.Event()
        self._heard_ourselves = asyncio.Event()  # at any time: the database is one that tells
        self._unheard = 0  # words of ours that did not come back yet
        self._complained = -SELDOM

    async def start(self, heard: Heard, lost: Callable[[], None]) -> None:
        ready = asyncio.Event()
        self._tasks = [
            asyncio.create_task(self._again(lambda: self._listen(heard, lost, ready))),
            asyncio.create_task(self._again(self._speak)),
        ]
        self._beating = asyncio.create_task(self._beat())
        await asyncio.wait_for(ready.wait(), 30)
        with suppress(TimeoutError):
            await asyncio.wait_for(self._heard_ourselves.wait(), FIRST_WORD)

    async def stop(self) -> None:
        await end_all(self._beating)
        self.tell(Stopping())
        with suppress(TimeoutError):
            await asyncio.wait_for(self._empty.wait(), LAST_WORDS)
        await end_all(*self._tasks)

    def tell(self, message: Message) -> None:
        for text in packed(self._node, message):
            self._put(text)
        if self._waiting > MOST_WAITING:  # nobody takes it: one word then says that there was something
            self._out.clear()
            self._waiting = 0
            for text in packed(self._node, LookAgain()):
                self._put(text)

    def _put(self, text: str) -> None:
        self._out.append(text)
        self._waiting += len(text)
        self._more.set()
        self._empty.clear()

    async def _again(self, work: Callable[[], Any]) -> None:
        """A lost connection is opened again."""
        while True:
            try:
                await work()
            except Exception as error:
                log.warning("fanout_lost", error=type(error).__name__)
            await asyncio.sleep(RETRY_SECONDS)

    @asynccontextmanager
    async def _line(self) -> AsyncIterator[Any]:
        import psycopg

        connect = psycopg.AsyncConnection.connect
        async with await connect(self._address, autocommit=True, client_encoding="utf8") as connection:
            self._lines.add(connection)
            try:
                yield connection
            finally:
                self._lines.discard(connection)

    async def _listen(self, heard: Heard, lost: Callable[[], None], ready: asyncio.Event) -> None:
        async with self._line() as connection:
            await connection.execute(f"LISTEN {CHANNEL}")
            if ready.is_set():
                lost()
            ready.set()
            async for notice in connection.notifies():
                try:
                    self._take(notice.payload, heard)
                except NotUnderstood as error:
                    self._complain(error, lost)
                except Exception as error:  # whatever it was about: others want to be heard too
                    log.error("fanout_failed", error=type(error).__name__, exc_info=error)

    def _take(self, text: str, heard: Heard) -> None:
        envelope = unpacked(text)
        if envelope.node == self._node:
            self._heard_ourselves.set()
            self._unheard = 0
        else:
            heard(envelope.node, envelope.message)

    def _complain(self, error: NotUnderstood, lost: Callable[[], None]) -> None:
        """A newer node may have told anything, so it is time to look again; but not at every message of it."""
        if time.monotonic() - self._complained >= SELDOM:
            self._complained = time.monotonic()
            log.warning("fanout_not_understood", why=str(error))
            lost()

    async def _speak(self) -> None:
        import psycopg

        async with self._line() as connection:
            while True:
                while self._out:
                    text = self._out[0]  # which waits until it is told
                    try:
                        await connection.execute("SELECT pg_notify(%s, %s)", (CHANNEL, text))
                    except psycopg.OperationalError:
                        raise
                    except psycopg.Error as error:  # it would not be taken next time either
                        log.error("fanout_not_told", error=type(error).__name__)
                    self._told(text)
                self._more.clear()
                self._empty.set()
                await self._more.wait()

    def _told(self, text: str) -> None:
        if self._out and self._out[0] is text:
            self._out.popleft()
            self._waiting -= len(text)

    async def _beat(self) -> None:
        while True:
            if self._unheard >= MOST_UNHEARD:
                self._start_over()
            self._unheard += 1
            self.tell(Alive())
            await asyncio.sleep(BEAT)

    def _start_over(self) -> None:
        log.warning("fanout_silent")
        for line in self._lines:
            hang_up(line)
        if self._heard_ourselves.is_set():  # else the database may be one that tells nothing, and be well
            self._silent()
        self._unheard = 0
