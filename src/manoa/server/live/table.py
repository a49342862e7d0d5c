"""A table in memory with those who watch it."""

from __future__ import annotations

import asyncio
from collections.abc import Iterable

from manoa.server.live.connection import Connection, encode
from manoa.server.table import project
from manoa.server.table.project import Viewpoint
from manoa.server.table.refusal import Refused
from manoa.server.table.table import Table
from manoa.server.wire.base import Moment
from manoa.server.wire.news import Here, News, Resync

Presence = tuple[frozenset[int], int]  # seats and the number of spectators


class LiveTable:
    """The lock is held from a decision until it is stored or forgotten: whoever looks, looks at what is stored."""

    def __init__(self, table: Table) -> None:
        self.table = table
        self.lock = asyncio.Lock()
        self.seats: dict[Connection, Viewpoint] = {}
        self.spectators: dict[Connection, int] = {}  # with the version each of them has
        self.elsewhere: dict[str, Presence] = {}  # who watches on other nodes

    @property
    def watched(self) -> bool:
        return bool(self.seats or self.spectators)

    def watch(self, connection: Connection, since: int | None, now: Moment) -> None:
        """Send what was missed, or how it stands, and everything from now on."""
        eyes = project.viewpoint(self.table, connection.user)
        connection.send(self._missed(eyes, since, now))
        self._place(connection, eyes)

    def unwatch(self, connection: Connection) -> None:
        self.seats.pop(connection, None)
        self.spectators.pop(connection, None)

    def publish_to_seats(self, after: int, now: Moment) -> None:
        """What is new after a version, to players at once; spectators hear of it after them."""
        self._notice_moves()
        frames: dict[Viewpoint, bytes] = {}
        for connection, eyes in self.seats.items():
            if eyes not in frames:
                frames[eyes] = self._missed(eyes, after, now)
            connection.send(frames[eyes])

    def news_for_spectators(self, now: Moment) -> dict[Connection, bytes]:
        """What each spectator who is behind is to hear; what several have missed alike is told once."""
        version = self.table.version
        behind = {connection: had for connection, had in self.spectators.items() if had < version}
        frames = {had: self._missed(project.SPECTATOR, had, now) for had in set(behind.values())}
        self.spectators.update(dict.fromkeys(behind, version))
        return {connection: frames[had] for connection, had in behind.items()}

    def here(self) -> Here:
        mine = self.presence()
        all_present = [mine, *self.elsewhere.values()]
        present = frozenset[int]().union(*(seats for seats, _ in all_present))
        players = range(len(self.table.chairs))
        return Here(self.table.id, [seat in present for seat in players], sum(count for _, count in all_present))

    def presence(self) -> Presence:
        seats = frozenset(eyes.seat for eyes in self.seats.values() if eyes.seat is not None)
        return seats, len(self.spectators)

    def everyone(self) -> Iterable[Connection]:
        return [*self.seats, *self.spectators]

    def _missed(self, eyes: Viewpoint, since: int | None, now: Moment) -> bytes:
        """Versions after `since` without a gap, or a resync when they are not at hand."""
        table = self.table
        state = project.state(table, eyes, now)
        oldest = table.recent[0].entry.version
        if since is None or not oldest - 1 <= since <= table.version:
            return encode(Resync(table.id, state))
        changes = [change for change in table.recent if change.entry.version > since]
        return encode(News(table.id, [project.event(change, eyes) for change in changes], state))

    def _place(self, connection: Connection, eyes: Viewpoint) -> None:
        if eyes == project.SPECTATOR:
            self.seats.pop(connection, None)
            self.spectators[connection] = self.table.version
        else:
            self.spectators.pop(connection, None)
            self.seats[connection] = eyes

    def _notice_moves(self) -> None:
        """Spectators who sat down, players who handed their seat over."""
        for connection in self.everyone():
            try:
                eyes = project.viewpoint(self.table, connection.user)
            except Refused:
                eyes = project.SPECTATOR
            before = self.seats.get(connection, project.SPECTATOR)
            if eyes != before:
                version = self.spectators.get(connection, self.table.version)
                self._place(connection, eyes)
                if eyes == project.SPECTATOR:
                    self.spectators[connection] = version
