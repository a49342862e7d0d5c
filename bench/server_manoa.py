"""Manoa's side: Lost Cities over its socket, stored in SQLite."""

from __future__ import annotations

import itertools
import sys
from pathlib import Path

import msgspec

from server_players import Pace, Player, Spectator, seat
from server_process import Http, Process, free_port

LAUNCH = Path(__file__).with_name("server_launch.py")


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
UNUSED = tuple(f'{{"t":"{tag}"'.encode() for tag in ("here", "mine", "lobby", "pong"))


class Seat(Player):
    """A guest at a table."""

    def __init__(self, pace: Pace, table: str, cookie: str) -> None:
        super().__init__(pace)
        self.table = table
        self.cookie = cookie
        self.numbers = itertools.count(1)
        self.state: State | None = None

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
            return
        self.see()
        if state.player == state.you and state.actions:
            self.my_turn()

    def move(self) -> tuple[int, bytes]:
        assert self.state
        number = next(self.numbers)
        action = self.pace.random.choice(self.state.actions).id
        return number, self.command(number, b'{"kind":"play","action":%d}' % action)

    def command(self, number: int, command: bytes) -> bytes:
        base = self.state.v if self.state else 0
        request = b'{"id":"%d","base":%d,"command":%s}' % (number, base, command)
        return b'{"t":"do","table":"%s","request":%s}' % (self.table.encode(), request)

    async def watch(self, port: int) -> None:
        await self.connect(port, "/api/live", {"Cookie": self.cookie})
        self.send(b'{"t":"watch","table":"%s"}' % self.table.encode())


class Watcher(Spectator):
    marker = b'{"t":"news"'

    def text(self, frame: bytes) -> None:
        super().text(frame.replace(b'{"t":"resync"', self.marker, 1))


class Manoa:
    title = "Manoa, SQLite"
    durable = True
    process: Process

    def __init__(self, folder: Path) -> None:
        self.folder = folder

    def start(self) -> float:
        port = free_port()
        command = [sys.executable, str(LAUNCH), str(port), str(self.folder / "data")]
        self.process = Process(command, port, self.folder / "log", {})
        taken = self.process.ready("/readyz")
        self.http = Http(port)
        return taken

    def stop(self) -> None:
        self.process.stop()

    async def open(self, pace: Pace) -> list[Player]:
        host, other = self.guest("Ada"), self.guest("Ben")
        plan = {"game": "lost-cities", "seats": [{"kind": "me"}, {"kind": "open"}]}
        table = self.http.post("/api/tables", plan, {"Cookie": host})[0]["table"]
        seats = [Seat(pace, table, cookie) for cookie in (host, other)]
        for player in seats:
            await player.watch(self.process.port)
        seats[1].send(seats[1].command(0, b'{"kind":"sit"}'))
        for player in seats:
            await seat(player)
        return [*seats]

    async def back(self, player: Player) -> Player:
        assert isinstance(player, Seat)
        again = Seat(player.pace, player.table, player.cookie)
        again.numbers = player.numbers
        await again.watch(self.process.port)
        await seat(again)
        return again

    def visitor(self) -> str:
        return self.guest("Cleo")

    async def spectate(self, player: Player, visitor: str) -> Spectator:
        assert isinstance(player, Seat)
        spectator = Watcher()
        await spectator.connect(self.process.port, "/api/live", {"Cookie": visitor})
        spectator.send(b'{"t":"watch","table":"%s"}' % player.table.encode())
        await seat(spectator)
        return spectator

    def version(self, spectator: Spectator) -> int:
        shown = decode(spectator.last)
        assert isinstance(shown, News)
        return shown.state.v

    def played(self, player: Player) -> int:
        assert isinstance(player, Seat)
        assert player.state
        return player.state.v

    def guest(self, name: str) -> str:
        return self.http.post("/api/guests", {"name": name})[1]
