"""Work that takes a while and that anybody may ask for: drawings, rules of one's own, records, long games.

It has a thread of its own, so that neither the event loop nor the threads of the database wait for it, and turns in it
are given fairly.
"""

import asyncio
import time
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from typing import Any, TypeVar

from manoa.server.live.queueing import Lane, Rank
from manoa.server.live.tasks import attend, end_all
from manoa.server.table.refusal import Busy

T = TypeVar("T")

HANDS = 1  # more would only fight for the interpreter
MOST_WAITING = 100
MOST_OF_ONE = 10

Job = tuple[Callable[[], Any], asyncio.Future[Any]]  # what is to be done, and where its result is waited for


class Workshop:
    def __init__(self) -> None:
        self._lane: Lane[Job] = Lane(HANDS)
        self._threads = ThreadPoolExecutor(HANDS, "workshop")
        self._tasks: list[asyncio.Task[None]] = []

    def start(self) -> None:
        self._tasks = [attend(self._attend) for _ in range(HANDS)]

    async def stop(self) -> None:
        await end_all(*self._tasks)
        self._threads.shutdown(wait=False, cancel_futures=True)

    async def do(self, owner: str, work: Callable[[], T]) -> T:
        """What comes of it; `Busy` if too much waits."""
        if self._lane.fair.count(owner) >= MOST_OF_ONE or self._lane.fair.count() >= MOST_WAITING:
            raise Busy("work", 2)
        return await self.do_surely(owner, work)

    async def do_surely(self, owner: str, work: Callable[[], T]) -> T:
        """For what the server has to do by itself: it waits for its turn, however much waits."""
        done: asyncio.Future[T] = asyncio.get_running_loop().create_future()
        await self._lane.put((work, done), owner, Rank.PEOPLE)
        return await done

    async def _attend(self) -> None:
        while True:
            (work, done), owner, _ = await self._lane.take()
            began = time.monotonic()
            try:
                if not done.done():  # else nobody waits any more
                    made = await asyncio.get_running_loop().run_in_executor(self._threads, work)
                    if not done.done():
                        done.set_result(made)
            except Exception as error:
                if not done.done():
                    done.set_exception(error)
            finally:
                self._lane.fair.pay(owner, time.monotonic() - began)
