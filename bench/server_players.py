"""Script clients: they play at random, and note how long each move took to be acknowledged."""

from __future__ import annotations

import asyncio
import random
import time
from typing import NamedTuple, Protocol

from server_process import Process
from server_socket import WAIT, Socket

NEVER = float("inf")


class Pace:
    """How fast the players of a run move, and what came of it."""

    def __init__(self, every: float) -> None:
        self.every = every  # seconds between the moves of a table, on average; 0: as soon as one may
        self.running = False
        self.began = 0.0
        self.until = NEVER  # no move is made that is due later
        self.spent: list[tuple[float, float]] = []  # when each move was due, and the seconds until it was acknowledged
        self.bots: list[float] = []  # seconds that each turn of a bot took
        self.waiting = 0  # commands not yet answered
        self.refused = 0
        self.random = random.Random(1)

    def pause(self) -> float:
        return self.every * self.random.uniform(0.5, 1.5)

    def begin(self) -> None:
        self.running, self.began, self.until = True, time.monotonic(), NEVER


class Beat:
    """When the moves of one table are due. That is decided beforehand: a server that is late is not asked for less."""

    def __init__(self, pace: Pace) -> None:
        self.pace = pace
        self.next = 0.0

    def take(self, against_a_bot: bool) -> float:
        now, pace = time.monotonic(), self.pace
        if not pace.every:
            return now
        if self.next < pace.began:  # nothing was due while nobody played
            self.next = now + pace.every * pace.random.random()
        while against_a_bot and self.next < now:  # it was the bot's turn: nobody could have moved
            self.next += pace.pause()
        due = self.next
        self.next += pace.pause()
        return due


class Player(Socket):
    """One seat of one table."""

    def __init__(self, beat: Beat, against_a_bot: bool = False) -> None:
        super().__init__()
        self.pace = beat.pace
        self.beat = beat
        self.against_a_bot = against_a_bot
        self.lag: Lag | None = None
        self.turn = False
        self.sent: dict[int, float] = {}  # when each was due
        self.seated = asyncio.get_running_loop().create_future()  # the game runs, and this seat sees it

    @property
    def version(self) -> int:
        """Of the table, as this player knows it."""
        raise NotImplementedError

    def move(self) -> tuple[int, bytes]:
        """A command, and the number by which its acknowledgement is known."""
        raise NotImplementedError

    def my_turn(self) -> None:
        self.turn = True
        self.go()

    def go(self) -> None:
        if not self.turn or not self.pace.running:
            return
        self.turn = False
        due = self.beat.take(self.against_a_bot)
        asyncio.get_running_loop().call_later(max(0.0, due - time.monotonic()), self.act, due)

    def act(self, due: float) -> None:
        if self.closed or due > self.pace.until:
            self.turn = True
            return
        number, command = self.move()
        self.pace.waiting += 1
        self.sent[number] = due
        if self.lag is not None:
            self.lag.due[self.version + 1] = due
        self.send(command)

    def acknowledged(self, number: int) -> None:
        if (due := self.sent.pop(number, None)) is not None:
            self.pace.waiting -= 1
            self.pace.spent.append((due, time.monotonic() - due))

    def see(self) -> None:
        if not self.seated.done():
            self.seated.set_result(None)


class Visitor(NamedTuple):
    """Somebody, by what proves who they are and where they come from."""

    cookie: str
    source: str


class Lag:
    """How long after a move was due its spectators see it."""

    def __init__(self) -> None:
        self.due: dict[int, float] = {}  # by version
        self.spent: list[float] = []

    def seen(self, version: int) -> None:
        if version in self.due:
            self.spent.append(time.monotonic() - self.due[version])


class Spectator(Socket):
    """Counts what it is shown and keeps the last of it."""

    marker: bytes  # how a frame begins that shows the table

    def __init__(self) -> None:
        super().__init__()
        self.frames = 0
        self.last = b""
        self.seated = asyncio.get_running_loop().create_future()

    def text(self, frame: bytes) -> None:
        if frame.startswith(self.marker):
            self.frames += 1
            self.last = frame
            if not self.seated.done():
                self.seated.set_result(None)


class Side(Protocol):
    """A server with its clients: Manoa, or boardgame.io."""

    title: str
    durable: bool  # tables are there again after a restart
    process: Process

    def start(self) -> float:
        """Start the server again on what it has stored; how many seconds it took to be ready."""

    def stop(self) -> None: ...

    async def open(self, pace: Pace, bot: bool = False) -> list[Player]:
        """The players of a new table, seated; one of them against a bot, where there are bots."""

    async def back(self, player: Player) -> Player:
        """The same player with a new connection, seated."""

    async def visitor(self) -> Visitor:
        """Somebody new."""

    async def spectate(self, player: Player, visitor: Visitor, lag: Lag | None = None) -> Spectator:
        """Somebody who looks at this player's table."""

    def version(self, spectator: Spectator) -> int:
        """The last version of the table that a spectator was shown."""


async def seat(player: Player | Spectator) -> None:
    await asyncio.wait_for(player.seated, WAIT)
