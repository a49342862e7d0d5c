"""Who is served next, where there is more to do than can be done at once.

Whoever asks for much waits for themselves: the next turn is that of the owner who has used least so far. Tables with
people come before those on which bots are among themselves.
"""

import asyncio
from collections import deque
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from dataclasses import dataclass, field
from enum import IntEnum
from typing import Any, Generic, TypeVar

T = TypeVar("T")

MOST_REMEMBERED = 1_000  # owners with nothing to do, whose use is still remembered


class Rank(IntEnum):
    PEOPLE = 0  # somebody at a table waits for it
    HINT = 1  # somebody would like to know
    BOTS = 2  # nobody looks


@dataclass(eq=False, slots=True)
class Owner:
    used: float = 0.0  # seconds
    at_work: int = 0  # what was taken and has not been paid for yet
    waiting: dict[Rank, deque[Any]] = field(default_factory=lambda: {rank: deque() for rank in Rank})

    def unseen(self) -> bool:
        """Whether nobody looks at what is first in the queue: such turns come after all others."""
        return not (self.waiting[Rank.PEOPLE] or self.waiting[Rank.HINT])

    def take(self) -> Any:
        return next(queue for queue in self.waiting.values() if queue).popleft()

    def count(self) -> int:
        return sum(map(len, self.waiting.values()))


class Fair(Generic[T]):
    """A queue for each owner. Owners who come start where the others are, so nobody saves up turns by staying away."""

    def __init__(self) -> None:
        self._owners: dict[str, Owner] = {}
        self._waiting: dict[str, Owner] = {}  # those of them for whom something waits
        self._level = 0.0  # what the one served last had used

    def put(self, item: T, owner: str, rank: Rank) -> None:
        mine = self._owners.setdefault(owner, Owner())
        if owner not in self._waiting and not mine.at_work:
            mine.used = max(mine.used, self._level)
        self._waiting[owner] = mine
        mine.waiting[rank].append(item)

    def take(self, hands: int = 1) -> tuple[T, str, float] | None:
        """What is next, whose it is, and which share of a whole turn it gets: the more wait for so many hands, the
        less."""
        if not self._waiting:
            return None
        _, self._level, name = min((mine.unseen(), mine.used, name) for name, mine in self._waiting.items())
        mine = self._waiting[name]
        share = min(1.0, hands / (len(self._waiting) * mine.count()))
        item: T = mine.take()
        mine.at_work += 1
        if not mine.count():
            del self._waiting[name]
        return item, name, share

    def pay(self, owner: str, seconds: float) -> None:
        """What was taken is done, and took so long."""
        mine = self._owners[owner]
        mine.used += seconds
        mine.at_work -= 1
        if not self._waiting:
            self._level = max(self._level, mine.used)  # what nobody else wanted is held against nobody
        if len(self._owners) > MOST_REMEMBERED:
            self._owners = {name: one for name, one in self._owners.items() if one.at_work or name in self._waiting}

    def count(self, owner: str | None = None) -> int:
        """How much waits, of one or of all."""
        of = self._waiting.values() if owner is None else filter(None, [self._waiting.get(owner)])
        return sum(one.count() for one in of)


class Precedence:
    """People who wait for a thought go before jobs that one may come back to later. Those stand aside meanwhile, but
    not for ever: on a busy server somebody always waits."""

    def __init__(self, longest: float = 10.0) -> None:
        self.longest = longest  # seconds that a job stands aside between two turns of it
        self._waiting = 0
        self._nobody = asyncio.Event()
        self._nobody.set()

    @contextmanager
    def somebody_waits(self) -> Iterator[None]:
        self._waiting += 1
        self._nobody.clear()
        try:
            yield
        finally:
            self._waiting -= 1
            if not self._waiting:
                self._nobody.set()

    async def stand_aside(self) -> None:
        with suppress(TimeoutError):
            async with asyncio.timeout(self.longest):
                await self._nobody.wait()


class Lane(Generic[T]):
    """A fair queue at which so many hands wait for work."""

    def __init__(self, hands: int) -> None:
        self.hands = hands
        self.fair: Fair[T] = Fair()
        self._news = asyncio.Condition()

    async def put(self, item: T, owner: str, rank: Rank) -> None:
        async with self._news:
            self.fair.put(item, owner, rank)
            self._news.notify()

    async def take(self) -> tuple[T, str, float]:
        async with self._news:
            while (taken := self.fair.take(self.hands)) is None:
                await self._news.wait()
            return taken
