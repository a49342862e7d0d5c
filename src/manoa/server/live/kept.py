"""What is kept in memory under an id: it is opened once, however many ask for it at the same moment."""

import asyncio
from collections import OrderedDict
from collections.abc import AsyncIterator, Awaitable, Callable, Coroutine, Sequence
from contextlib import asynccontextmanager
from typing import Any, Protocol, TypeVar

from manoa.server.table.refusal import Busy


class HasLock(Protocol):
    lock: asyncio.Lock


Live = TypeVar("Live", bound=HasLock)
T = TypeVar("T")


class Work(Protocol):
    """Who does what takes a while, beside the event loop: `asyncio.to_thread`, or a desk that somebody pays."""

    def __call__(self, work: Callable[[], T], /) -> Coroutine[Any, Any, T]: ...


class Kept(OrderedDict[str, Live]):
    """Those looked at last are last."""

    def __init__(self, load: Callable[[str, Work], Awaitable[Live]]) -> None:
        """`load` keeps what it returns, and has all that takes a while done by the `Work` it is given."""
        super().__init__()
        self._load = load
        self._opening: dict[str, asyncio.Task[Live]] = {}

    async def open(self, id: str, work: Work = asyncio.to_thread) -> Live:
        """From memory, or loaded. Refused if there is none."""
        while (live := self.get(id)) is None:
            mine = id not in self._opening
            if mine:
                self._opening[id] = asyncio.create_task(self._open(id, work))
            try:
                live = await asyncio.shield(self._opening[id])
                break
            except Busy:  # it was said to who came first: others may have more to spend
                if mine:
                    raise
        if id in self:
            self.move_to_end(id)
        return live

    @asynccontextmanager
    async def holding(
        self, id: str, catch_up: Callable[[Live], Awaitable[object]] | None = None, work: Work = asyncio.to_thread
    ) -> AsyncIterator[Live]:
        """With its lock held, after `catch_up` has added what is new elsewhere. What has to be loaded is `work`."""
        while True:
            live = await self.open(id, work)
            async with live.lock:
                if catch_up is not None and self.get(id) is live:
                    await catch_up(live)
                if self.get(id) is live:  # else it was closed or put away while we waited for it
                    yield live
                    return

    async def _open(self, id: str, work: Work) -> Live:
        try:
            return await self._load(id, work)
        finally:
            del self._opening[id]


def without_place(idle: Sequence[tuple[str, int]], most: int, size: int) -> list[str]:
    """Of what nobody looks at, by id with its size, what has to leave memory: what was looked at longest ago comes
    first, and leaves first."""
    gone: list[str] = []
    left = sum(each for _, each in idle)
    for id, each in idle:
        if len(idle) - len(gone) <= most and left <= size:
            break
        left -= each
        gone.append(id)
    return gone
