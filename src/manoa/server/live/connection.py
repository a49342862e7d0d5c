"""Somebody who is connected, with the frames that wait to be sent."""

import asyncio
from collections.abc import AsyncIterator, Callable
from dataclasses import dataclass, field

import msgspec

encode = msgspec.json.Encoder().encode

MOST_BYTES = 4 << 20  # that may wait in one queue, besides a frame that is larger all by itself


@dataclass(eq=False)
class Connection:
    """A bounded queue of frames. Who does not keep up is dropped, never waited for; and catches up on coming back.

    `at_once` takes a frame if it can be sent without waiting, and says whether it did. What it takes waits below, in
    the transport: at most 64 KiB and the frame with which it became as many, since it takes nothing then.
    """

    size: int  # frames that may wait
    user: str | None
    session: str | None
    token: str | None
    at_once: Callable[[bytes], bool] | None = None
    reads: bool = True  # it may hear of its user's games
    tables: set[str] = field(default_factory=set)  # those it watches
    rooms: set[str] = field(default_factory=set)  # study rooms that it is in
    lobby: bool = False
    waiting: int | None = None  # the number of games that it was told last to wait for its user
    closed: str | None = None  # why
    _frames: list[bytes] = field(default_factory=list)  # that wait to be sent
    _bytes: int = 0  # of them
    _wake: asyncio.Event = field(default_factory=asyncio.Event)

    def send(self, frame: bytes) -> None:
        if self.closed is not None:
            return
        if not self._frames and self.at_once is not None and self.at_once(frame):
            return
        if len(self._frames) >= self.size or (self._frames and self._bytes + len(frame) > MOST_BYTES):
            self.close("slow")
            return
        self._frames.append(frame)
        self._bytes += len(frame)
        self._wake.set()

    @property
    def unsent(self) -> bool:
        """Whether something waits that could not be written yet."""
        return bool(self._frames)

    def close(self, why: str) -> None:
        """Nothing more is sent."""
        if self.closed is None:
            self.closed = why
            self._frames.clear()
            self._bytes = 0
            self._wake.set()

    async def frames(self, idle: float | None = None) -> AsyncIterator[bytes]:
        """The frames as they come, until it is closed; an empty one after so many idle seconds."""
        while True:
            while self._frames:
                yield self._frames[0]  # which waits until it is sent: nothing else may overtake it
                if self._frames:  # not closed meanwhile
                    self._bytes -= len(self._frames.pop(0))
            if self.closed is not None:
                return
            self._wake.clear()
            try:
                async with asyncio.timeout(idle):
                    await self._wake.wait()
            except TimeoutError:
                yield b""
