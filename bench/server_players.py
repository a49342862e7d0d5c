"""Script clients: they play at random, and note how long each move took to be acknowledged."""

from __future__ import annotations

import asyncio
import random
import time
from typing import Protocol

from server_process import Process
from server_socket import WAIT, Socket


class Pace:
    """How fast the players of a run move, and what came of it."""

    def __init__(self, think: float) -> None:
        self.think = think  # seconds on average; 0: at once
        self.running = False
        self.spent: list[float] = []  # seconds from each command to its acknowledgement
        self.waiting = 0  # commands not yet answered
        self.refused = 0
        self.random = random.Random(1)

    def pause(self) -> float:
        return self.think * self.random.uniform(0.5, 1.5)


class Player(Socket):
    """One seat of one table."""

    def __init__(self, pace: Pace) -> None:
        super().__init__()
        self.pace = pace
        self.turn = False
        self.sent: dict[int, float] = {}
        self.seated = asyncio.get_running_loop().create_future()  # the game runs, and this seat sees it

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
        if self.pace.think:
            asyncio.get_running_loop().call_later(self.pace.pause(), self.act)
        else:
            self.act()

    def act(self) -> None:
        if self.closed or not self.pace.running:
            self.turn = True
            return
        number, command = self.move()
        self.pace.waiting += 1
        self.sent[number] = time.perf_counter()
        self.send(command)

    def acknowledged(self, number: int) -> None:
        if (sent := self.sent.pop(number, None)) is not None:
            self.pace.waiting -= 1
            self.pace.spent.append(time.perf_counter() - sent)

    def see(self) -> None:
        if not self.seated.done():
            self.seated.set_result(None)


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
        """Start the server anew on what it has stored; how many seconds it took to be ready."""

    def stop(self) -> None: ...

    async def open(self, pace: Pace) -> list[Player]:
        """The players of a new table, seated."""

    async def back(self, player: Player) -> Player:
        """The same player with a new connection, seated."""

    def visitor(self) -> str:
        """Somebody new, by what proves it."""

    async def spectate(self, player: Player, visitor: str) -> Spectator:
        """Somebody who looks at this player's table."""

    def version(self, spectator: Spectator) -> int:
        """The last version of the table that a spectator was shown."""

    def played(self, player: Player) -> int:
        """The last version of the table that a player was shown."""


async def seat(player: Player | Spectator) -> None:
    await asyncio.wait_for(player.seated, WAIT)
