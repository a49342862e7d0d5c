"""A table in memory with those who watch it."""

import asyncio
from collections.abc import Iterable, Mapping
from typing import NamedTuple

from manoa.server.live.connection import Connection, encode
from manoa.server.live.kept import without_place
from manoa.server.settings import Settings
from manoa.server.table import project
from manoa.server.table.deals import is_sealed
from manoa.server.table.project import Sight, Viewpoint
from manoa.server.table.refusal import Refused
from manoa.server.table.table import Table
from manoa.server.wire.base import Moment
from manoa.server.wire.news import Here, News, Resync

KEPT_STEPS = 1_000_000  # of all tables in memory that nobody is looking at, and entries; each takes some 150 bytes

Presence = tuple[frozenset[int], int]  # seats and the number of spectators


class ToTell(NamedTuple):
    """What somebody who has one version is to hear, to have another."""

    connection: Connection
    after: int
    version: int
    frame: bytes


class LiveTable:
    """The lock is held from a decision until it is stored or forgotten: whoever looks, looks at what is stored."""

    def __init__(self, table: Table, payer: str = "") -> None:
        self.table = table
        self.payer = payer or table.begun.host  # for what its bots think: from where it was asked for something last
        self.lock = asyncio.Lock()
        self.seats: dict[Connection, Viewpoint] = {}
        self.spectators: set[Connection] = set()
        self._versions: dict[Connection, int] = {}  # what each of them has been sent
        self._noticed = 0  # the version at which it was last looked who sits where
        self._for_newcomers: tuple[Table, int, bytes] | None = None  # what a spectator is told who comes at a version
        self.elsewhere: dict[str, Presence] = {}  # who watches on other nodes

    @property
    def watched(self) -> bool:
        return bool(self.seats or self.spectators)

    def watch(self, connection: Connection, eyes: Viewpoint, since: int | None, now: Moment) -> None:
        """Send what was missed, or how it stands, and everything from now on."""
        new = eyes == project.SPECTATOR and since is None
        connection.send(self._newcomers_frame(now) if new else self._missed(Sight(self.table, now), eyes, since))
        self._place(connection, eyes)
        self._versions[connection] = self.table.version

    def unwatch(self, connection: Connection) -> None:
        self.seats.pop(connection, None)
        self.spectators.discard(connection)
        self._versions.pop(connection, None)

    def publish_to_seats(self, now: Moment) -> None:
        """What is new, to players at once; spectators hear of it after them."""
        self._notice_moves(now)
        for news in self._news(self.seats, now):
            self.tell(news)

    def news_for_spectators(self, now: Moment) -> list[ToTell]:
        return self._news(dict.fromkeys(self.spectators, project.SPECTATOR), now)

    def tell(self, news: ToTell) -> None:
        """Unless they have heard of it on another way since."""
        if self._versions.get(news.connection) == news.after:
            self._versions[news.connection] = news.version
            news.connection.send(news.frame)

    def _news(self, viewers: Mapping[Connection, Viewpoint], now: Moment) -> list[ToTell]:
        """What each viewer who is behind is to hear; what several have missed alike is put into words once."""
        version, sight = self.table.version, Sight(self.table, now)
        frames: dict[tuple[Viewpoint, int], bytes] = {}
        news = []
        for connection, eyes in viewers.items():
            after = self._versions[connection]
            if after < version:
                if (eyes, after) not in frames:
                    frames[eyes, after] = self._missed(sight, eyes, after)
                news.append(ToTell(connection, after, version, frames[eyes, after]))
        return news

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

    def close(self) -> None:
        """Nobody may look at it any more."""
        for connection in self.everyone():
            connection.close("unavailable")

    def _missed(self, sight: Sight, eyes: Viewpoint, since: int | None) -> bytes:
        """Versions after `since` without a gap, or a resync when they are not at hand."""
        table = self.table
        state = sight.state(eyes)
        oldest = table.recent[0].entry.version
        if since is None or not oldest - 1 <= since <= table.version:
            return encode(Resync(table.id, state))
        changes = [table.recent[back] for back in range(since - table.version, 0)]
        return encode(News(table.id, [project.event(change, eyes) for change in changes], state))

    def _newcomers_frame(self, now: Moment) -> bytes:
        """Thousands may come at the same moment: put into words once a version, unless a clock runs in it. A table that
        was folded again is another one: somebody may have lost their name in it."""
        table, kept = self.table, self._for_newcomers
        if kept is None or kept[:2] != (table, table.version) or table.clocks is not None:
            frame = self._missed(Sight(table, now), project.SPECTATOR, None)
            kept = self._for_newcomers = table, table.version, frame
        return kept[2]

    def _place(self, connection: Connection, eyes: Viewpoint) -> None:
        if eyes == project.SPECTATOR:
            self.seats.pop(connection, None)
            self.spectators.add(connection)
        else:
            self.spectators.discard(connection)
            self.seats[connection] = eyes

    def _notice_moves(self, now: Moment) -> None:
        """Spectators who sat down, players who handed their seat over. What they have missed, they still hear of."""
        if self.table.arranged <= self._noticed:
            return
        self._noticed = self.table.version
        sealed = is_sealed(self.table, now)
        for connection in self.everyone():
            try:
                let_in = not sealed or connection in self.spectators  # who was let in stays in
                eyes = project.viewpoint(self.table, connection.user, unsealed=let_in)
            except Refused:
                eyes = project.SPECTATOR
            if eyes != self.seats.get(connection, project.SPECTATOR):
                self._place(connection, eyes)


def to_put_away(tables: Mapping[str, LiveTable], settings: Settings) -> list[str]:
    """Tables at which nobody looks, if there are too many, or too many steps; those that are over first, since hardly
    anybody comes back to them."""
    idle = [(id, live) for id, live in tables.items() if not live.watched and not live.lock.locked()]
    over = [id for id, live in idle if live.table.status in ("over", "closed")]
    gone = over[: max(0, len(over) - settings.kept_finished)]
    rest = [(id, live.table.step + live.table.version) for id, live in idle if id not in set(gone)]
    return [*gone, *without_place(rest, settings.kept_tables, KEPT_STEPS)]
