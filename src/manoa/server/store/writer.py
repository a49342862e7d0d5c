"""The one thread that writes to tables: whatever waits is committed together."""

from __future__ import annotations

import asyncio
import sys
from collections.abc import Sequence
from queue import Empty, SimpleQueue
from threading import Lock, Thread
from time import monotonic, sleep

from sqlalchemy import Connection, Engine

from manoa.server.store.batch import Append, Conflict, Outcome, Row, write
from manoa.server.store.engine import turn

__all__ = ["Append", "Conflict", "Row", "Writer"]

LARGEST_BATCH = 256
GATHER = 0.008  # seconds
SWITCH_SECONDS = 0.0005


Waiting = tuple[Append, "asyncio.Future[None]"]


class Writer:
    """Appends of many callers, each all or nothing, acknowledged after the commit."""

    def __init__(self, engine: Engine) -> None:
        self.appends = 0  # written so far
        self.batches = 0
        self._committed = 0.0  # when it last did
        self._engine = engine
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
            self._queue.put((append, future))
        await future

    def _run(self) -> None:
        running = True
        while running:
            batch, running = self._take()
            if batch:
                # Sorted, so that two nodes lock the same rows in the same order.
                batch.sort(key=lambda waiting: waiting[0].table)
                outcomes = self._commit([append for append, _ in batch])
                self.appends += outcomes.count(None)
                self.batches += 1
                self._committed = monotonic()
                _tell([future for _, future in batch], outcomes)
        self._disconnect()

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

    def _disconnect(self) -> None:
        if self._connection is not None:
            connection, self._connection = self._connection, None
            connection.invalidate()
            connection.close()


def _tell(futures: Sequence[asyncio.Future[None]], outcomes: Sequence[Outcome]) -> None:
    """Wake each event loop once for all of its callers."""
    loops = {future.get_loop() for future in futures}
    for loop in loops:
        mine = [pair for pair in zip(futures, outcomes, strict=True) if pair[0].get_loop() is loop]
        if not loop.is_closed():
            loop.call_soon_threadsafe(_resolve, mine)


def _resolve(pairs: Sequence[tuple[asyncio.Future[None], Outcome]]) -> None:
    for future, outcome in pairs:
        if future.done():  # the caller was cancelled
            continue
        if outcome is None:
            future.set_result(None)
        else:
            future.set_exception(outcome)
