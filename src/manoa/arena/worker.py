"""A process that plays games, seen from both sides."""

import atexit
import os
import signal
import sys
import threading
import time
from collections.abc import Iterator, Sequence
from contextlib import contextmanager, suppress
from multiprocessing import get_context, parent_process
from multiprocessing.connection import Connection, wait
from typing import Any

import msgspec

from manoa.arena.outcome import Outcome
from manoa.arena.plan import Plan
from manoa.arena.schedule import Task
from manoa.arena.table import NOBODY, Table
from manoa.play import preparing, ready

CONTEXT = get_context("spawn")
GRACE = 2.0  # seconds after its deadline for a process to notice by itself
ENDING = 3.0  # seconds to end by itself
LONGEST = 1 << 28  # bytes of what a process has played
OUTCOMES = msgspec.msgpack.Decoder(list[Outcome])


class Worker:
    """The side of the arena."""

    def __init__(self, plan: Plan) -> None:
        self.tasks: Sequence[Task] = ()  # that it plays now
        self._times = CONTEXT.RawArray("d", [0.0, 0.0, NOBODY])
        self.connection, theirs = CONTEXT.Pipe()
        self._process = CONTEXT.Process(target=work, args=(theirs, self._times, plan, sys.path), name="manoa-arena")
        with _undisturbed():
            self._process.start()
        theirs.close()
        atexit.register(self._process.kill)

    @property
    def pid(self) -> int:
        assert self._process.pid is not None
        return self._process.pid

    def give(self, tasks: Sequence[Task]) -> None:
        self.tasks = tasks
        with suppress(OSError):  # it has died, as whoever listens to it will see
            self.connection.send(tasks)

    def outcomes(self) -> list[Outcome] | None:
        """What it has played; None if it has died, or a bot speaks in its place."""
        try:
            outcomes = OUTCOMES.decode(self.connection.recv_bytes(LONGEST))
        except (EOFError, OSError, msgspec.MsgspecError, UnicodeDecodeError):
            return None
        asked = [(task.number, task.setting, list(task.seats)) for task in self.tasks]
        told = [(outcome.number, outcome.setting, outcome.seats) for outcome in outcomes]
        return outcomes if told == asked else None

    @property
    def overdue(self) -> bool:
        """A bot has not answered in time, nor noticed that."""
        deadline, _, seat = self._times
        return bool(seat != NOBODY and time.perf_counter() > deadline + GRACE)

    @property
    def thinking(self) -> tuple[int, int] | None:
        """The number of the game and the seat that is thinking, if one is."""
        _, number, seat = self._times
        return (int(number), int(seat)) if seat != NOBODY else None

    def close(self) -> None:
        """Let it end by itself."""
        self.connection.close()
        self._process.join(ENDING)
        self.kill()

    def kill(self) -> None:
        """With all processes that it has started: they are of its group."""
        with suppress(OSError):
            if sys.platform != "win32" and os.getpgid(self.pid) == self.pid:
                os.killpg(self.pid, signal.SIGKILL)
        self._process.kill()
        self._process.join()
        self.connection.close()
        atexit.unregister(self._process.kill)
        self._process.close()


def work(connection: Connection, times: Any, plan: Plan, path: list[str]) -> None:
    """The side of the process: play what is handed in, until nothing is handed in any more."""
    if sys.platform != "win32":
        os.setpgid(0, 0)
    os.dup2(2, 1)  # a bot that prints disturbs no results
    sys.path[:] = path
    threading.Thread(target=_end_with_parent, daemon=True).start()
    if not ready.is_ready(plan.game):  # on a machine that never played it; nobody's time for a move pays for that
        list(preparing.prepare(plan.game))
    table = Table(plan, times)
    with suppress(EOFError, OSError):
        while True:
            tasks = connection.recv()
            connection.send_bytes(msgspec.msgpack.encode([table.play(task) for task in tasks]))
    table.close()


def _end_with_parent() -> None:
    """A bot in the middle of a thought hears nothing, so that the arena is gone has to be noticed beside it."""
    parent = parent_process()
    if parent is not None:
        wait([parent.sentinel])
        if sys.platform != "win32":
            os.killpg(0, signal.SIGKILL)
        os._exit(1)


@contextmanager
def _undisturbed() -> Iterator[None]:
    """Ctrl+C is meant for the arena, not for a process that it starts and that cannot say so yet."""
    if threading.current_thread() is not threading.main_thread():
        yield
        return
    before = signal.signal(signal.SIGINT, signal.SIG_IGN)
    try:
        yield
    finally:
        signal.signal(signal.SIGINT, before)
