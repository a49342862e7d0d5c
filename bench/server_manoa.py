"""Manoa's side: Lost Cities over its socket, stored in SQLite."""

from __future__ import annotations

import asyncio
import itertools
import sys
import time
from pathlib import Path
from typing import Any

import msgspec

from server_players import Beat, Lag, Pace, Player, Spectator, Visitor, seat
from server_process import Http, Process, free_port

LAUNCH = Path(__file__).with_name("server_launch.py")
LOST_CITIES, ME, OPEN = "lost-cities", {"kind": "me"}, {"kind": "open"}
QUICK_BOT = "seasoned"  # the best of those that answer at once


# Only what a script needs of each frame: the rest is skipped, not decoded.


class Action(msgspec.Struct):
    id: int


class State(msgspec.Struct):
    v: int
    you: int | None
    player: int | None
    actions: list[Action]


class News(msgspec.Struct, tag_field="t", tag="news"):
    state: State


class Resync(msgspec.Struct, tag_field="t", tag="resync"):
    state: State


class Ok(msgspec.Struct, tag_field="t", tag="ok"):
    id: str


class Stale(msgspec.Struct, tag_field="t", tag="stale"):
    id: str


class Refused(msgspec.Struct, tag_field="t", tag="refused"):
    id: str
    text: str


decode = msgspec.json.Decoder(News | Resync | Ok | Stale | Refused).decode
news_of = msgspec.json.Decoder(News).decode
UNUSED = tuple(f'{{"t":"{tag}"'.encode() for tag in ("here", "mine", "lobby", "pong"))


class Seat(Player):
    """A guest at a table."""

    def __init__(self, beat: Beat, table: str, guest: Visitor, against_a_bot: bool = False) -> None:
        super().__init__(beat, against_a_bot)
        self.table = table
        self.guest = guest
        self.numbers = itertools.count(1)
        self.state: State | None = None
        self.over = False
        self.bot_since = 0.0  # when the bot's turn came

    def text(self, frame: bytes) -> None:
        if frame.startswith(UNUSED):
            return
        match decode(frame):
            case News(state) | Resync(state):
                self.look(state)
            case Ok(command):
                self.acknowledged(int(command))
            case Stale(command) | Refused(command):
                self.pace.refused += 1
                self.acknowledged(int(command))

    def look(self, state: State) -> None:
        self.state = state
        if state.player is None:
            self.over = self.seated.done()
            return
        if self.against_a_bot:
            self.time_bot(state.player != state.you)
        if not self.against_a_bot or state.player == state.you:  # a bot's first turn may wait for its process
            self.see()
        if state.player == state.you and state.actions:
            self.my_turn()

    @property
    def version(self) -> int:
        return self.state.v if self.state else 0

    def time_bot(self, at_work: bool) -> None:
        now = time.monotonic()
        if at_work:
            self.bot_since = self.bot_since or now
        elif self.bot_since:
            self.pace.bots.append(now - self.bot_since)
            self.bot_since = 0.0

    def move(self) -> tuple[int, bytes]:
        assert self.state
        number = next(self.numbers)
        action = self.pace.random.choice(self.state.actions).id
        return number, self.command(number, b'{"kind":"play","action":%d}' % action)

    def command(self, number: int, command: bytes) -> bytes:
        request = b'{"id":"%d","base":%d,"command":%s}' % (number, self.version, command)
        return b'{"t":"do","table":"%s","request":%s}' % (self.table.encode(), request)

    async def watch(self, port: int) -> None:
        await self.connect(port, "/api/live", {"Cookie": self.guest.cookie}, self.guest.source)
        self.send(b'{"t":"watch","table":"%s"}' % self.table.encode())


class Watcher(Spectator):
    marker = b'{"t":"news"'

    def __init__(self, lag: Lag | None = None) -> None:
        super().__init__()
        self.lag = lag

    def text(self, frame: bytes) -> None:
        if self.lag is not None and frame.startswith(self.marker):
            self.lag.seen(news_of(frame).state.v)
        super().text(frame.replace(b'{"t":"resync"', self.marker, 1))


class Manoa:
    """Everybody comes from an address of their own, since what one address may do is limited."""

    title = "Manoa, SQLite"
    durable = True
    process: Process

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        self.addresses = itertools.count(1)

    def start(self) -> float:
        port = free_port()
        command = [sys.executable, str(LAUNCH), str(port), str(self.folder / "data")]
        self.process = Process(command, port, self.folder / "log", {})
        return self.process.ready("/readyz")

    def stop(self) -> None:
        self.process.stop()

    async def open(self, pace: Pace, bot: bool = False) -> list[Player]:
        guests = [await self.guest(name) for name in (("Ada",) if bot else ("Ada", "Ben"))]
        return [*await self.sit(pace, guests, {"kind": "bot", "bot": QUICK_BOT} if bot else OPEN)]

    async def sit(self, pace: Pace, guests: list[Visitor], other: dict[str, str], **options: int) -> list[Seat]:
        """At a new table."""
        table = await self.table(guests[0], [ME, other], options=options)
        beat = Beat(pace)
        seats = [Seat(beat, table, guest, against_a_bot=other != OPEN) for guest in guests]
        for player in seats:
            await player.watch(self.process.port)
        for player in seats[1:]:
            player.send(player.command(0, b'{"kind":"sit"}'))
        for player in seats:
            await seat(player)
        return seats

    async def table(
        self, host: Visitor, seats: list[dict[str, str]], game: str = LOST_CITIES, options: dict[str, int] | None = None
    ) -> str:
        plan = {"game": game, "seats": seats, "options": options or {}}
        made, _ = await self.post(host.source, "/api/tables", plan, {"Cookie": host.cookie})
        return str(made["table"])

    async def back(self, player: Player) -> Player:
        assert isinstance(player, Seat)
        again = Seat(player.beat, player.table, player.guest, player.against_a_bot)
        again.numbers = player.numbers
        await again.watch(self.process.port)
        await seat(again)
        return again

    async def visitor(self) -> Visitor:
        return await self.guest("Cleo")

    async def spectate(self, player: Player, visitor: Visitor, lag: Lag | None = None) -> Spectator:
        assert isinstance(player, Seat)
        spectator = Watcher(lag)
        await spectator.connect(self.process.port, "/api/live", {"Cookie": visitor.cookie}, visitor.source)
        spectator.send(b'{"t":"watch","table":"%s"}' % player.table.encode())
        await seat(spectator)
        return spectator

    def version(self, spectator: Spectator) -> int:
        return news_of(spectator.last).state.v

    async def guest(self, name: str) -> Visitor:
        number = next(self.addresses)
        source = f"127.{1 + (number >> 16)}.{number >> 8 & 255}.{number & 255}"
        return Visitor((await self.post(source, "/api/guests", {"name": name}))[1], source)

    async def post(
        self, source: str, path: str, body: object, headers: dict[str, str] | None = None
    ) -> tuple[Any, str]:
        """In a thread: those who are connected already have to answer pings meanwhile, or the server lets them go."""

        def asked() -> tuple[Any, str]:
            http = Http(self.process.port, source)
            try:
                return http.post(path, body, headers)
            finally:
                http.close()

        return await asyncio.to_thread(asked)
