"""Somebody who is connected, with the frames that wait to be sent."""

import asyncio
from collections.abc import AsyncIterator, Callable

import msgspec

from manoa.server.wire.news import ServerFrame

_encoder = msgspec.json.Encoder()


def encode(frame: ServerFrame) -> bytes:
    return _encoder.encode(frame)


class Connection:
    """A bounded queue of frames. Who does not keep up is dropped, never waited for; and catches up on coming back.

    `at_once` takes a frame if it can be sent without waiting, and says whether it did.
    """

    def __init__(
        self,
        size: int,
        user: str | None,
        session: str | None,
        token: str | None,
        at_once: Callable[[bytes], bool] | None = None,
        reads: bool = True,
    ) -> None:
        self.user = user
        self.session = session
        self.token = token
        self.tables: set[str] = set()  # those it watches
        self.rooms: set[str] = set()  # study rooms that it is in
        self.reads = reads  # it may hear of its user's games
        self.lobby = False
        self.waiting: int | None = None  # the number of games that it was told last to wait for its user
        self.closed: str | None = None  # why
        self._size = size
        self._at_once = at_once
        self._waiting: list[bytes] = []
        self._wake = asyncio.Event()

    def send(self, frame: bytes) -> None:
        if self.closed is not None:
            return
        if not self._waiting and self._at_once is not None and self._at_once(frame):
            return
        if len(self._waiting) >= self._size:
            self.close("slow")
            return
        self._waiting.append(frame)
        self._wake.set()

    def close(self, why: str) -> None:
        """Nothing more is sent."""
        if self.closed is None:
            self.closed = why
            self._waiting.clear()
            self._wake.set()

    async def frames(self, idle: float | None = None) -> AsyncIterator[bytes]:
        """The frames as they come, until it is closed; an empty one after so many idle seconds."""
        while True:
            while self._waiting:
                yield self._waiting[0]  # which waits until it is sent: nothing else may overtake it
                del self._waiting[:1]
            if self.closed is not None:
                return
            self._wake.clear()
            if idle is None:
                await self._wake.wait()
            elif not await _within(idle, self._wake):
                yield b""


async def _within(seconds: float, event: asyncio.Event) -> bool:
    try:
        await asyncio.wait_for(event.wait(), seconds)
    except TimeoutError:
        return False
    return True
