"""Who hears of what besides the table itself: my games, the lobby, who is here; and spectators, after the players."""

import asyncio
from collections.abc import Collection, Coroutine, Iterable
from typing import Any

import structlog
from sqlalchemy import Engine

from manoa.server.live.connection import Connection, encode
from manoa.server.live.fanout import Fanout
from manoa.server.live.messages import TableChanged, TableHere
from manoa.server.live.moment import now
from manoa.server.live.table import LiveTable, ToTell
from manoa.server.live.tasks import end_all
from manoa.server.store.engine import read
from manoa.server.store.lists import waiting_for
from manoa.server.store.people import revoked
from manoa.server.table.events import Entry, Played
from manoa.server.table.refusal import check_most
from manoa.server.table.table import Table
from manoa.server.wire import news

log = structlog.get_logger()

MOST_OPEN = 64  # sockets and streams of one person
PAUSE = 0.1  # seconds in which changes of my games and the lobby gather
AFTER_PLAYERS = 0.01  # seconds in which moves gather for spectators
LATER = 1.0  # seconds after which those are told how many games wait for them who look at the one that changed
CHUNK = 40  # spectators served before players get their turn again
BREATH = 0.0  # seconds for those: as long as they need
CROWD = 100  # spectators, from which on they are not told of one another's coming and going


class Notices:
    """Changes gather for a moment, then go out."""

    def __init__(self, engine: Engine, fanout: Fanout) -> None:
        self.connections: set[Connection] = set()
        self._of_user: dict[str, set[Connection]] = {}
        self._engine = engine
        self._fanout = fanout
        self._tasks: set[asyncio.Task[None]] = set()
        self._users: dict[str, str] = {}  # whose games have changed, and which last
        self._looking: dict[str, str] = {}  # the same, of those who see that very game
        self._lobby = False
        self._here: dict[str, LiveTable] = {}
        self._asking: dict[str, bool] = {}  # of these others are to be told, and may be asked
        self._flushing = False
        self._telling: set[str] = set()  # tables whose spectators are being told

    def enter(self, connection: Connection) -> None:
        self.connections.add(connection)
        if connection.user is not None:
            self._of_user.setdefault(connection.user, set()).add(connection)

    def leave(self, connection: Connection) -> None:
        self.connections.discard(connection)
        theirs = self.of(connection.user)
        theirs.discard(connection)
        if not theirs and connection.user is not None:
            self._of_user.pop(connection.user, None)

    def of(self, user: str | None) -> set[Connection]:
        """The sockets and streams of somebody."""
        return self._of_user.get(user, set()) if user is not None else set()

    def room_for(self, user: str) -> None:
        """Refused to whoever has very many open already."""
        check_most(len(self.of(user)) + 1, MOST_OPEN, "too-many-connections")

    def about(self, table: Table, entries: list[Entry]) -> TableChanged:
        """A change, and whom it concerns besides those who watch."""
        if table.begun.analysis or all(isinstance(entry.event, news.Said) for entry in entries):
            return TableChanged(table.id, table.version)
        # After a step the same seat may be to act again; then it alone has to know.
        goes_on = all(isinstance(entry.event, Played) and entry.event.seat == table.player for entry in entries)
        chairs = [table.chairs[table.player]] if goes_on and table.player is not None else table.chairs
        users = [chair.user for chair in chairs if chair.user]
        seats_changed = not all(isinstance(entry.event, Played) for entry in entries)
        return TableChanged(table.id, table.version, users, seats_changed and table.begun.public)

    def spread(self, changed: TableChanged) -> None:
        if changed.users or changed.lobby:
            self._users.update(dict.fromkeys(changed.users, changed.table))
            self._lobby |= changed.lobby
            self._flush_soon()

    def spectators(self, live: LiveTable) -> None:
        """With a crowd it takes a while to tell all. What happens meanwhile is told by who is at it already, or they
        would be passed over who are between two versions."""
        if live.table.id not in self._telling:
            self._telling.add(live.table.id)
            self.soon(self._tell_spectators(live))

    def presence(self, live: LiveTable, ask: bool = False) -> None:
        """Somebody came or went here; ask: this node may not know who is at others."""
        id = live.table.id
        self._asking[id] = ask or self._asking.get(id, False)
        self._show_presence(live)

    def tell_presence(self, live: LiveTable, ask: bool) -> None:
        seats, count = live.presence()
        self._fanout.tell(TableHere(live.table.id, sorted(seats), count, ask))

    def heard_presence(self, node: str, told: TableHere, live: LiveTable | None) -> None:
        """Somebody came or went on another node, which may not know yet who is here."""
        if live is not None:
            live.elsewhere[node] = (frozenset(told.seats), told.spectators)
            self._show_presence(live)
            if told.ask and live.watched:
                self.tell_presence(live, ask=False)

    def lost_node(self, node: str, tables: Iterable[LiveTable]) -> None:
        """A node is gone, and those who were there with it."""
        for live in tables:
            if live.elsewhere.pop(node, None) is not None:
                self._show_presence(live)

    def _show_presence(self, live: LiveTable) -> None:
        self._here[live.table.id] = live
        self._flush_soon()

    def forget(self, sessions: Collection[str], tokens: Collection[str]) -> None:
        for connection in list(self.connections):
            if connection.session in sessions or connection.token in tokens:
                connection.close("revoked")

    def say_goodbye(self) -> None:
        """The server stops: everybody may come back to another one, or to this one in a moment."""
        for connection in list(self.connections):
            connection.close("stopping")

    async def recheck(self) -> None:
        """Close what was revoked while nobody could tell us of it."""
        here = list(self.connections)
        sessions = {one.session for one in here if one.session is not None}
        tokens = {one.token for one in here if one.token is not None}
        gone = await read(self._engine, revoked, sessions, tokens)
        self.forget(*gone)

    def soon(self, work: Coroutine[Any, Any, None]) -> None:
        """Work that nobody waits for; a failure is logged."""
        task = asyncio.ensure_future(work)
        self._tasks.add(task)
        task.add_done_callback(self._done)

    def _done(self, task: asyncio.Task[None]) -> None:
        self._tasks.discard(task)
        if not task.cancelled() and (error := task.exception()) is not None:
            log.error("background_work_failed", error=repr(error))

    async def stop(self) -> None:
        await end_all(*self._tasks)

    def _flush_soon(self) -> None:
        if not self._flushing:
            self._flushing = True
            self.soon(self._flush())

    async def _flush(self) -> None:
        await asyncio.sleep(PAUSE)
        self._flushing = False
        users, self._users = self._users, {}
        lobby, self._lobby = self._lobby, False
        here, self._here = self._here, {}
        asking, self._asking = self._asking, {}
        for id, live in here.items():
            if id in asking:
                self.tell_presence(live, asking[id])
            _tell_who_is_here(live)
        if lobby:
            for connection in [one for one in self.connections if one.lobby]:
                connection.send(encode(news.LobbyChanged()))
        self._tell_or_wait({user: table for user, table in users.items() if user in self._of_user})

    def _tell_or_wait(self, changed: dict[str, str]) -> None:
        """Whoever looks at the very table that changed has seen it. In a quick game the number changes all the time."""
        looking = {user: id for user, id in changed.items() if all(id in one.tables for one in self.of(user))}
        if looking:
            if not self._looking:
                self.soon(self._tell_later())
            self._looking |= looking
        if len(looking) < len(changed):
            self.soon(self._tell_users({user: id for user, id in changed.items() if user not in looking}))

    async def _tell_later(self) -> None:
        await asyncio.sleep(LATER)
        looking, self._looking = self._looking, {}
        await self._tell_users(looking)

    async def _tell_users(self, changed: dict[str, str]) -> None:
        for user, count in (await read(self._engine, waiting_for, sorted(changed))).items():
            frame = encode(news.MineChanged(count, changed[user]))
            for connection in list(self.of(user)):
                # Who watches that very table hears of it anyway, unless it is another number.
                unheard = changed[user] not in connection.tables or connection.waiting != count
                if connection.reads and unheard:
                    connection.waiting = count
                    connection.send(frame)

    async def _tell_spectators(self, live: LiveTable) -> None:
        """Until nothing is new for any of them."""
        try:
            await asyncio.sleep(AFTER_PLAYERS)
            while frames := await self._news_for_spectators(live):
                for place, to_tell in enumerate(frames):
                    live.tell(to_tell)
                    if place % CHUNK == CHUNK - 1:
                        await asyncio.sleep(BREATH)
        finally:
            self._telling.discard(live.table.id)

    async def _news_for_spectators(self, live: LiveTable) -> list[ToTell]:
        async with live.lock:  # what is not stored yet is not told
            return live.news_for_spectators(now())


def _tell_who_is_here(live: LiveTable) -> None:
    frame = encode(live.here())
    for connection in live.everyone() if len(live.spectators) < CROWD else live.seats:
        connection.send(frame)
