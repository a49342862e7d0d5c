"""A bad line to the server: frames are dropped, doubled, held back and overtaken, and the connection is cut."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from dataclasses import dataclass
from random import Random
from typing import Any

import msgspec
from websockets.asyncio.client import ClientConnection
from websockets.exceptions import ConnectionClosed

from server.jepsen.history import History

encode = msgspec.json.Encoder().encode


@dataclass(frozen=True)
class Weather:
    """How often each thing happens to a frame."""

    drop: float = 0.0
    double: float = 0.0
    hold: float = 0.0
    cut: float = 0.0
    longest: float = 0.06  # seconds that a frame is held back


CALM = Weather()
STORM = Weather(drop=0.02, double=0.03, hold=0.08, cut=0.004)


class Line:
    """One connection. `history` is kept at the server's end of it."""

    def __init__(
        self, socket: ClientConnection, history: History, user: str | None, random: Random, weather: Weather
    ) -> None:
        self._socket = socket
        self._history = history
        self._number = history.connect(user)
        self._random = random
        self._weather = weather
        self._arrived: asyncio.Queue[bytes | None] = asyncio.Queue()
        self._tasks: set[asyncio.Task[None]] = set()
        self._soon(self._listen())

    def send(self, frame: dict[str, Any]) -> None:
        self._pass(lambda: self._soon(self._forward(frame)))

    async def receive(self, seconds: float) -> bytes | None:
        """The next frame that got through; None if none came in time. ConnectionError once the line is dead."""
        try:
            async with asyncio.timeout(seconds):
                frame = await self._arrived.get()
        except TimeoutError:
            return None
        if frame is None:
            raise ConnectionError
        return frame

    async def close(self) -> None:
        self._cut()
        for task in self._tasks:
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)

    def _cut(self) -> None:
        """Without a word, as when a cable is pulled."""
        self._socket.transport.abort()

    async def _forward(self, frame: dict[str, Any]) -> None:
        self._history.ask(self._number, frame)
        await self._socket.send(encode(frame), text=True)

    async def _listen(self) -> None:
        try:
            while True:
                frame = await self._socket.recv(decode=False)
                self._history.hear(self._number, frame)
                self._pass(lambda frame=frame: self._arrived.put_nowait(frame))  # type: ignore[misc]
        except (ConnectionClosed, OSError):
            self._arrived.put_nowait(None)

    def _pass(self, deliver: Callable[[], object]) -> None:
        weather, chance = self._weather, self._random.random()
        for limit, happens in (
            (weather.drop, lambda: None),
            (weather.double, lambda: (deliver(), deliver())),
            (weather.hold, lambda: self._soon(self._late(deliver))),
            (weather.cut, self._cut),
        ):
            if chance < limit:
                happens()
                return
            chance -= limit
        deliver()

    async def _late(self, deliver: Callable[[], object]) -> None:
        await asyncio.sleep(self._random.random() * self._weather.longest)
        deliver()

    def _soon(self, work: Any) -> None:
        task = asyncio.ensure_future(work)
        self._tasks.add(task)
        task.add_done_callback(self._done)

    def _done(self, task: asyncio.Task[None]) -> None:
        self._tasks.discard(task)
        if not task.cancelled() and isinstance(task.exception(), ConnectionClosed | OSError):
            self._arrived.put_nowait(None)
