"""Processes that think, for tests to ask."""

from __future__ import annotations

import asyncio
import random
import time
from collections.abc import Awaitable, Callable, Iterator
from contextlib import contextmanager, suppress
from multiprocessing import active_children
from pathlib import Path
from typing import Any

import pytest

import manoa
from manoa.play.match import Seat
from manoa.server.live.thinking import BotFailed, Thinkers
from walks import play_on

ODD = "server.misbehaving:bot"
SECONDS = 1.0
MEMORY = 1 << 30


class Place:
    """Processes that think, and the event loop they report to; both live as long as the tests of this file."""

    def __init__(self, runner: asyncio.Runner, count: int, factory: str) -> None:
        self.runner = runner
        self.thinkers = Thinkers(count, SECONDS, MEMORY, factory)

    def run(self, work: Awaitable[Any]) -> Any:
        async def wait() -> Any:
            return await work

        return self.runner.run(wait())

    def choose(self, bot: str, seat: Seat | None = None) -> int:
        chosen: int = self.run(self.thinkers.choose(bot, seat or seat_to_act(), 3))
        return chosen

    def failure(self, bot: str) -> BotFailed:
        with pytest.raises(BotFailed) as failed:
            self.choose(bot)
        return failed.value

    def process(self) -> str:
        """The process in which bots think now."""
        return self.failure("whoami").trace.split()[-1]

    def counts(self) -> tuple[int, int, int]:
        return self.thinkers.decided, self.thinkers.failed, self.thinkers.killed


@contextmanager
def opened(count: int, factory: str) -> Iterator[Place]:
    """The loop is closed whatever fails, even stopping: else its sockets are found open in a later test."""
    with asyncio.Runner() as runner:
        place = Place(runner, count, factory)
        try:
            place.run(place.thinkers.start())
            yield place
        finally:
            place.run(place.thinkers.stop())


def seat_to_act(game: str = "lost-cities", steps: int = 0, seed: int = 1) -> Seat:
    match = play_on(manoa.game(game).start(seed=seed), random.Random(seed), steps)
    assert match.player is not None
    return match.for_seat(match.player)


def thinkers() -> set[int]:
    return {process.pid for process in active_children() if process.name == "manoa-thinker" and process.pid}


def alive(process: int) -> bool:
    """Running, and not just waiting to be buried."""
    with suppress(FileNotFoundError):
        return Path(f"/proc/{process}/stat").read_text().rpartition(")")[2].split()[0] not in "ZX"
    return False


def open_files() -> int:
    return len(list(Path("/proc/self/fd").iterdir()))


def soon(true: Callable[[], bool], seconds: float = 10) -> bool:
    end = time.monotonic() + seconds
    while not true() and time.monotonic() < end:
        time.sleep(0.01)
    return true()
