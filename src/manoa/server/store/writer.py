"""The one thread that writes to tables: whatever waits is committed together."""

import asyncio
import sqlite3
import sys
from collections.abc import Sequence
from contextlib import suppress
from queue import Empty, SimpleQueue
from threading import Lock, Thread
from time import monotonic, sleep
from typing import Any, NamedTuple

import structlog
from sqlalchemy import Connection, Engine

from manoa.server.store.batch import Append, Locked, Outcome, write
from manoa.server.store.engine import turn
from manoa.server.store.witness import Witness

LARGEST_BATCH = 256
GATHER = 0.008  # seconds
SWITCH_SECONDS = 0.0005


CHECKPOINT = 10.0  # seconds
LOCKED_SECONDS = 8.0  # that an append waits for another node, which is shut out sooner than that if it has stopped
LOOK_AGAIN = 0.05  # seconds

log = structlog.get_logger()


class Waiting(NamedTuple):
    append: Append
    future: asyncio.Future[None]
    until: float


class Writer:
    """Appends of many callers, each all or nothing, acknowledged after the commit."""

    def __init__(self, engine: Engine, witness: Witness | None = None) -> None:
        self.appends = 0  # written so far
        self.batches = 0
        self._committed = 0.0  # when it last did
        self._engine = engine
        self._witness = witness
        self._checked = 0.0  # when what is in SQLite's log was last brought into the main file
        self._connection: Connection | None = None
        self._queue: SimpleQueue[Waiting | None] = SimpleQueue()
        self._thread = Thread(target=self._run, name="manoa-writer", daemon=True)
        self._closing = Lock()
        self._open = False

    def start(self) -> None:
        # SQLite lets other threads run at every row. With Python's 5 ms a busy event loop would hold up each of them.
        sys.setswitchinterval(min(sys.getswitchinterval(), SWITCH_SECONDS))
        self._open = True
        self._thread.start()

    def stop(self) -> None:
        """Write what waits, then end. Blocks until that is done."""
        with self._closing:
            was_open, self._open = self._open, False
            if was_open:
                self._queue.put(None)
        if was_open:
            self._thread.join()

    async def append(self, append: Append) -> None:
        """Returns once it is stored for good. It may be stored even if the caller is cancelled meanwhile."""
        future = asyncio.get_running_loop().create_future()
        with self._closing:
            if not self._open:
                raise RuntimeError("The writer does not run.")
            self._queue.put(Waiting(append, future, monotonic() + LOCKED_SECONDS))
        await future

    def _run(self) -> None:
        running = True
        while running:
            batch, running = self._take()
            try:
                if batch:
                    self._write(batch)
            except Exception as failure:  # there is no other writer: it goes on, whatever it was
                log.critical("writer_failed", error=repr(failure), exc_info=True)
        self._disconnect()

    def _write(self, batch: list[Waiting]) -> None:
        # Sorted, so that two nodes lock the same rows in the same order.
        batch.sort(key=lambda waiting: waiting.append.table)
        outcomes = self._commit([waiting.append for waiting in batch])
        self.appends += outcomes.count(None)
        self.batches += 1
        self._committed = monotonic()
        try:
            if self._witness is not None:
                done = [waiting.append for waiting, end in zip(batch, outcomes, strict=True) if end is None]
                self._witness.note((append.table, append.version) for append in done)
        finally:
            self._tell(batch, outcomes)
        self._checkpoint()

    def _take(self) -> tuple[list[Waiting], bool]:
        """All that waits, and whether more may follow."""
        batch: list[Waiting] = []
        waiting = self._queue.get()
        if waiting is not None and monotonic() - self._committed < GATHER:
            sleep(GATHER)  # it is busy: let a few more come, and flush the disk once for all of them
        while waiting is not None:
            batch.append(waiting)
            if len(batch) == LARGEST_BATCH:
                return batch, True
            try:
                waiting = self._queue.get_nowait()
            except Empty:
                return batch, True
        return batch, False

    def _commit(self, batch: Sequence[Append]) -> list[Outcome]:
        try:
            with turn(self._engine):
                return self._attempt(batch)
        except Exception as failure:
            # Not even begun, or the commit failed, or the database is gone: the next batch gets a fresh connection.
            self._disconnect()
            return [failure] * len(batch)

    def _attempt(self, batch: Sequence[Append]) -> list[Outcome]:
        """One transaction. If an append spoils it, each gets one of its own, so that only that one fails."""
        if self._connection is None:
            self._connection = self._engine.connect().execution_options(immediate=True)
        transaction = self._connection.begin()
        try:
            outcomes = write(self._connection, batch)
        except Exception as failure:
            lost = self._connection.invalidated
            transaction.rollback()
            if lost:
                raise
            return [failure] if len(batch) == 1 else [self._commit([append])[0] for append in batch]
        transaction.commit()
        return outcomes

    def _checkpoint(self) -> None:
        """Now and then, so that the main file is never far behind; nobody waits for it."""
        if self._engine.dialect.name == "sqlite" and monotonic() - self._checked > CHECKPOINT and self._connection:
            database: Any = self._connection.connection.driver_connection
            with suppress(sqlite3.Error):
                database.execute("PRAGMA wal_checkpoint(PASSIVE)").fetchall()
            self._checked = monotonic()

    def _tell(self, batch: Sequence[Waiting], outcomes: Sequence[Outcome]) -> None:
        """Wake each event loop once for all of its callers."""
        pairs = list(zip(batch, outcomes, strict=True))
        for loop in {waiting.future.get_loop() for waiting in batch}:
            mine = [pair for pair in pairs if pair[0].future.get_loop() is loop]
            if not loop.is_closed():
                loop.call_soon_threadsafe(self._resolve, loop, mine)

    def _resolve(self, loop: asyncio.AbstractEventLoop, pairs: Sequence[tuple[Waiting, Outcome]]) -> None:
        for waiting, outcome in pairs:
            if waiting.future.done():  # the caller was cancelled
                continue
            if outcome is None:
                waiting.future.set_result(None)
            elif isinstance(outcome, Locked) and self._open and monotonic() < waiting.until:
                loop.call_later(LOOK_AGAIN, self._queue.put, waiting)  # beside all others, who need not wait for it
            else:
                waiting.future.set_exception(outcome)

    def _disconnect(self) -> None:
        if self._connection is not None:
            connection, self._connection = self._connection, None
            connection.invalidate()
            connection.close()
