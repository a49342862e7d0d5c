"""A history as a sound server makes it, and its log, from the pure parts of one: for the checker to be tried on."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

import msgspec

from manoa.play.match import game
from manoa.server.live.connection import encode
from manoa.server.table import project
from manoa.server.table.events import Begun, Entry, Played, Stored
from manoa.server.table.indexing import index_row, seat_rows
from manoa.server.table.playing import consequences
from manoa.server.table.table import Table
from manoa.server.wire import news
from manoa.server.wire.base import Refusal
from manoa.server.wire.tables import NoClock, SeatInfo
from server.jepsen.checker import complaints
from server.jepsen.history import Heard, History
from server.jepsen.logs import Log

ID = "AAAAAAAAAAAAAAAA"
ADA, BOB, EVE = "ada", "bob", None
VIEWERS = (ADA, BOB, EVE)  # one connection each
MOVES = 6


@dataclass
class Story:
    """A history and the log that belongs to it."""

    history: History
    log: Log

    def complaints(self) -> list[str]:
        return complaints(self.history, {ID: self.log})

    def find(self, kind: str, connection: int = 0, nth: int = 0) -> int:
        """The place of a frame in the history."""
        start = f'{{"t":"{kind}"'.encode()
        found = [
            place
            for place, record in enumerate(self.history.records)
            if record.connection == connection and isinstance(record, Heard) and record.frame.startswith(start)
        ]
        return found[nth]

    def change(self, place: int, **fields: Any) -> None:
        record = self.history.records[place]
        assert isinstance(record, Heard)
        frame = {**msgspec.json.decode(record.frame), **fields}
        self.history.records[place] = record._replace(frame=msgspec.json.encode(frame))


class Stage:
    """A small server, without any of its parts but the pure ones."""

    def __init__(self) -> None:
        self.table = Table(ID, bytes(32))
        self.history = History()
        for user in VIEWERS:
            self.history.connect(user)
        chosen = game("lost-cities", rounds=1)
        seats = [SeatInfo("person", "Ada", ADA), SeatInfo("open")]
        self.add(Begun(ADA, chosen.name, chosen.version, chosen.options, seats, True, NoClock()))
        for connection, user in enumerate(VIEWERS):
            self.history.ask(connection, {"t": "watch", "table": ID})
            state = project.state(self.table, project.viewpoint(self.table, user), 0)
            self.history.hear(connection, encode(news.Resync(ID, state)))

    def add(self, event: Stored, command: str | None = None) -> int:
        had = self.table.version
        self.table.add(event, 1_000 + had, command)
        for follows in consequences(self.table):
            self.table.add(follows, 1_000 + had)
        return had

    def do(self, connection: int, id: str, command: dict[str, Any], event: Stored) -> None:
        """A command that is done, and heard of by all."""
        had = self.table.version
        self.ask(connection, id, command)
        self.add(event, f"{VIEWERS[connection]}:{id}")
        for viewer, user in enumerate(VIEWERS):
            eyes = project.viewpoint(self.table, user)
            new = [project.event(change, eyes) for change in self.table.recent if change.entry.version > had]
            self.history.hear(viewer, encode(news.News(ID, new, project.state(self.table, eyes, 0))))
        self.history.hear(connection, encode(news.Ok(ID, id, had + 1)))

    def ask(self, connection: int, id: str, command: dict[str, Any]) -> None:
        request = {"id": id, "base": self.table.version, "command": command}
        self.history.ask(connection, {"t": "do", "table": ID, "request": request})

    def log(self) -> Log:
        row = index_row(self.table, "", 0, 0)
        return Log(ID, bytes(32), list(self.table.entries), row, seat_rows(self.table, self.table.entries) or [])


def sound_story() -> Story:
    stage = Stage()
    stage.do(1, "b0", {"kind": "sit"}, news.Sat(1, "Bob", BOB))
    for number in range(MOVES):
        match = stage.table.match
        assert match is not None
        assert match.player is not None
        action = match.actions()[0]
        stage.do(
            match.player,
            f"m{number}",
            {"kind": "play", "action": action.id},
            Played(match.player, str(action)),
        )
    stage.do(0, "s0", {"kind": "say", "text": "hello"}, news.Said("table", "Ada", ADA, "hello"))
    stage.ask(0, "r0", {"kind": "play", "action": "the red one"})
    stage.history.hear(0, encode(news.Refused(ID, "r0", stage.table.version, "illegal", "No.", Refusal("not-now", {}))))
    return Story(stage.history, stage.log())


def without(log: Log, *versions: int) -> Log:
    """The log as if these had never been; the later ones move up."""
    kept = [entry for entry in log.entries if entry.version not in versions]
    moved = [entry._replace(version=place) for place, entry in enumerate(kept, 1)]
    return reindexed(log._replace(entries=moved))


def reindexed(log: Log) -> Log:
    table = log.folded()
    return log._replace(row=index_row(table, "", 0, 0), chairs=seat_rows(table, log.entries) or [])


def added(log: Log, event: Stored, command: str | None) -> Log:
    last = log.entries[-1]
    return reindexed(log._replace(entries=[*log.entries, Entry(last.version + 1, last.at, command, event)]))
