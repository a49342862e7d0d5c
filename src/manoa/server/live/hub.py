"""The tables that this node has in memory, and the way of a command through one of them."""

import asyncio
import time
from collections.abc import AsyncIterator, Callable, Iterable
from contextlib import AbstractAsyncContextManager, asynccontextmanager, suppress
from functools import partial
from typing import Any, Concatenate, ParamSpec, TypeVar

import structlog
from msgspec.structs import replace
from sqlalchemy import Connection as Rows
from sqlalchemy import Engine
from sqlalchemy.exc import SQLAlchemyError

from manoa.server.live.adding import New, Stale, add, check_base, lay, refused
from manoa.server.live.connection import Connection
from manoa.server.live.connection import encode as encode_frame
from manoa.server.live.fanout import Fanout
from manoa.server.live.games import Games
from manoa.server.live.kept import Kept, Work
from manoa.server.live.messages import Forget, Message, TableChanged, TableHere, TablesReread, packed
from manoa.server.live.metrics import Metrics
from manoa.server.live.moment import now
from manoa.server.live.notices import Notices
from manoa.server.live.stored import appended, fold, load, troubles
from manoa.server.live.table import LiveTable, to_put_away
from manoa.server.live.workshop import Workshop
from manoa.server.people.secrets import new_id
from manoa.server.settings import Settings
from manoa.server.store.batch import Append, Conflict, Row
from manoa.server.store.deals import has_finished
from manoa.server.store.engine import read, write
from manoa.server.store.log import Long, read_short
from manoa.server.store.people import still_valid
from manoa.server.store.writer import Writer
from manoa.server.table import project
from manoa.server.table.deals import is_sealed
from manoa.server.table.deciding import decide
from manoa.server.table.events import Entry, Invited, Stored
from manoa.server.table.indexing import index_row, table_row
from manoa.server.table.project import Viewpoint
from manoa.server.table.refusal import Refused
from manoa.server.table.rights import Asker
from manoa.server.table.seating import link_key
from manoa.server.table.setup import Setup, new_secret
from manoa.server.table.table import Table
from manoa.server.wire import commands, news

log = structlog.get_logger()

P = ParamSpec("P")
T = TypeVar("T")

Holding = AbstractAsyncContextManager[LiveTable]
TRIES = 8  # against other nodes that are quicker


class Hub:
    """Everything that happens at tables goes through here."""

    def __init__(
        self,
        settings: Settings,
        engine: Engine,
        writer: Writer,
        fanout: Fanout,
        metrics: Metrics,
        games: Games | None = None,
        workshop: Workshop | None = None,
    ) -> None:
        self.settings = settings
        self.metrics = metrics
        self.fanout = fanout
        self.games = games or Games()
        self.notices = Notices(engine, fanout)
        self.tables: Kept[LiveTable] = Kept(self._load)
        self.due: Callable[[str], None] = lambda _: None  # who has the work to do that is due at once
        self._engine = engine
        self._writer = writer
        self._workshop = workshop
        self._came = 0  # tables that came into memory since it was last looked how many are over

    # Tables in memory

    def holding(self, table: str, fresh: bool = True, work: Work | None = None) -> Holding:
        """A table, with its lock held; fresh: with all that other nodes have added. What of it is long is `work`."""
        work = work or self.own_work(table)
        catch_up = partial(self.catch_up, work=work) if fresh and self.fanout.several else None
        return self.tables.holding(table, catch_up, work)

    def own_work(self, owner: str) -> Work:
        """What the server has to do by itself, or for all who are at a table."""
        return asyncio.to_thread if self._workshop is None else partial(self._workshop.do_surely, owner)

    async def _load(self, table: str, work: Work) -> LiveTable:
        found = await load(self._engine, table, work)
        self.games.want(found.begun.game)
        live = self.tables.setdefault(table, LiveTable(found))  # it may have been set up here meanwhile
        self._make_room()
        return live

    def _make_room(self) -> None:
        self._came += 1
        if len(self.tables) > self.settings.kept_tables or self._came > self.settings.kept_finished // 4:
            for id in to_put_away(self.tables, self.settings):
                del self.tables[id]
            self._came = 0
        self.metrics.tables.set(len(self.tables))

    async def eyes(self, table: Table, user: str | None) -> Viewpoint:
        """From where somebody looks at a table; refused where they may not. At a deal of the day only those may who are
        done with it themselves, until the day is over."""
        day = table.begun.daily
        if day is None or not is_sealed(table, now()):
            return project.viewpoint(table, user, True)
        done = user is not None and await self.read(has_finished, table.begun.game, day, user)
        return project.viewpoint(table, user, done)

    async def catch_up(self, live: LiveTable, work: Work | None = None) -> bool:
        """Fold what others have added, and say whether there was anything; the lock is held."""
        table, had = live.table, live.table.version
        try:
            rows = await self.read(read_short, table.id, had)
        except Long:
            live.table = await load(self._engine, table.id, work or self.own_work(live.payer))
        else:
            self._fold(live, rows)
        if live.table.version > had:
            self._publish(live)
        return live.table.version > had

    def _fold(self, live: LiveTable, rows: list[Row]) -> None:
        try:
            fold(live.table, rows)
        except Exception:
            self._drop(live)
            raise

    async def read(self, query: Callable[Concatenate[Rows, P], T], *args: P.args, **named: P.kwargs) -> T:
        return await read(self._engine, query, *args, **named)

    async def write(self, work: Callable[Concatenate[Rows, P], T], *args: P.args, **named: P.kwargs) -> T:
        return await write(self._engine, work, *args, **named)

    # Commands

    async def create(self, setup: Setup, id: str = "", payer: str = "") -> str:
        """A new table. With an id of its own it is made only once."""
        return await self.add(await asyncio.to_thread(lay, setup, id or new_id()), payer)

    async def add(self, new: New, payer: str = "") -> str:
        """Keep a table that was laid."""
        table, entries = new
        append = self._append(table, entries, 0, table_row(table))
        try:
            await self._writer.append(append)
        except Conflict:
            return table.id
        table.link = append.link
        live = LiveTable(table, payer)
        self.games.want(table.begun.game)
        self.tables.setdefault(table.id, live)  # unless somebody was so quick to look at it already
        self._make_room()
        self._after(live, entries)
        return table.id

    async def command(
        self,
        table: str,
        who: Asker,
        request: commands.Request,
        connection: Connection | None = None,
        work: Work | None = None,
    ) -> news.Reply:
        """Answered after the commit. A caller who goes away does not stop it half-way. A connection is answered right
        behind the news that it is sent, so that both go out together."""
        return await asyncio.shield(self._answer(table, who, request, connection, work))

    async def _answer(
        self, table: str, who: Asker, request: commands.Request, connection: Connection | None, work: Work | None
    ) -> news.Reply:
        reply = await self._command(table, who, request, work)
        self.metrics.answers[type(reply)].inc()
        if connection is not None:
            connection.send(encode_frame(reply))
        return reply

    async def _command(self, id: str, who: Asker, request: commands.Request, work: Work | None) -> news.Reply:
        secret = new_secret() if isinstance(request.command, commands.Invite) else ""

        def decided(table: Table) -> list[Stored]:
            events = decide(table, who, request.command, now())
            return [replace(event, key=link_key(secret)) if isinstance(event, Invited) else event for event in events]

        try:
            async with self.holding(id, fresh=False, work=work) as live:
                await self.eyes(live.table, who.id)  # refuses as if there were no table, where it is another's own
                if request.base > live.table.version:
                    await self.catch_up(live, work)
                reply = await self._reply(live, f"{who.id}:{request.id}", decided, request)
                several = self.fanout.several
                if isinstance(reply, news.Stale | news.Refused) and several and await self.catch_up(live, work):
                    # Another node may have made it possible since, or may even have done it.
                    reply = await self._reply(live, f"{who.id}:{request.id}", decided, request)
                if live.table.seat_of(who.id) is not None:
                    live.payer = who.payer
        except Refused as refusal:
            return refused(id, request.id, 0, refusal)
        except SQLAlchemyError as error:
            troubles.say("database_away", log.error, "database_away", table=id, error=type(error).__name__)
            return refused(id, request.id, 0, Refused("unavailable"))
        if isinstance(reply, news.Ok) and isinstance(request.command, commands.Invite):
            return replace(reply, link=f"/invite/{id}/{secret}")
        return reply

    async def _reply(
        self, live: LiveTable, key: str, decided: Callable[[Table], list[Stored]], request: commands.Request
    ) -> news.Reply:
        id = live.table.id
        try:
            version, first = await self._write(live, key, decided, request)
        except Stale:
            return news.Stale(id, request.id, live.table.version)
        except Refused as refusal:
            return refused(id, request.id, live.table.version, refusal)
        return news.Ok(id, request.id, version) if first else news.Again(id, request.id, version)

    async def act(self, id: str, key: str, decided: Callable[[Table], list[Stored]]) -> int:
        """Something the server does by itself, once, whichever node is quickest; the version of the last move then."""
        async with self.holding(id, fresh=False) as live:
            await self._write(live, key, decided, None)
            return live.table.moved

    async def _write(
        self, live: LiveTable, key: str, decided: Callable[[Table], list[Stored]], request: commands.Request | None
    ) -> tuple[int, bool]:
        """The version that a command led to, and whether it was now; the lock is held."""
        for _ in range(TRIES):
            table = live.table
            if key in table.commands:
                return table.commands[key], False
            if request is not None:
                check_base(table, request)
            had, events = table.version, decided(table)
            if not events:
                return had, False
            try:
                entries = add(table, events, key)
                await self._store(table, entries, had)
            except Conflict:
                self.metrics.conflicts.inc()
                await self._forget(live)
            except Exception as error:
                why = type(error).__name__
                troubles.say(("not_stored", table.id), log.error, "not_stored", table=table.id, error=why)
                await self._forget(live, settled=True)
                if key not in live.table.commands:
                    raise Refused("unavailable") from error
            except BaseException:  # it was cancelled: what is folded may be stored, or not
                self._drop(live)
                raise
            else:
                self._after(live, entries)
                return entries[0].version, True
        raise Refused("busy")

    async def _store(self, table: Table, entries: list[Entry], had: int) -> None:
        began = time.perf_counter()
        append = self._append(table, entries, had, None)
        await self._writer.append(append)
        table.link = append.link
        self.metrics.commit.observe(time.perf_counter() - began)

    async def _forget(self, live: LiveTable, settled: bool = False) -> None:
        """What was folded is not what is stored: fold again, and publish what others have added."""
        try:
            live.table = await load(self._engine, live.table.id, self.own_work(live.payer), settled)
        except BaseException:
            self._drop(live)
            raise
        self._publish(live)

    def _drop(self, live: LiveTable) -> None:
        """It is not what is stored, and cannot be read just now: nobody may look at it until it is."""
        self.tables.pop(live.table.id, None)
        live.close()

    def _append(self, table: Table, entries: list[Entry], had: int, create: dict[str, Any] | None) -> Append:
        node, lease = self.settings.node, int(self.settings.lease_seconds * 1000)
        hint = packed(node, self.notices.about(table, entries))[0] if self.fanout.several else ""
        return appended(table, entries, had, index_row(table, node, now(), lease), hint, create)

    def _after(self, live: LiveTable, entries: list[Entry]) -> None:
        """It is stored: now it may be seen."""
        self.metrics.events.inc(len(entries))
        self._publish(live)
        self.notices.spread(self.notices.about(live.table, entries))
        due = live.table.due()
        if due is not None and due <= now():
            self.due(live.table.id)

    def _publish(self, live: LiveTable) -> None:
        """Each viewer is sent what is new since the version that they were sent last."""
        live.publish_to_seats(now())
        if live.spectators:
            self.notices.spectators(live)

    # Watching

    async def watch(self, connection: Connection, id: str, since: int | None, work: Work | None = None) -> None:
        async with self.holding(id, work=work) as live:
            eyes = await self.eyes(live.table, connection.user)
            if connection.closed is not None:
                return  # while the table was loaded
            first = not live.watched
            live.watch(connection, eyes, since, now())
            connection.tables.add(id)
        self.notices.presence(live, ask=first)

    def unwatch(self, connection: Connection, id: str) -> None:
        connection.tables.discard(id)
        live = self.tables.get(id)
        if live is not None:
            live.unwatch(connection)
            self.notices.presence(live)

    @asynccontextmanager
    async def entered(self, connection: Connection) -> AsyncIterator[None]:
        """Meanwhile a connection hears of what concerns it. It may have been revoked just before."""
        self.enter(connection)
        try:
            if connection.user is not None and not await self.read(still_valid, connection.session, connection.token):
                connection.close("revoked")
            yield
        finally:
            self.leave(connection)
            connection.close("left")

    def enter(self, connection: Connection) -> None:
        self.notices.enter(connection)
        self.metrics.connections.inc()

    def leave(self, connection: Connection) -> None:
        for table in list(connection.tables):
            self.unwatch(connection, table)
        self.notices.leave(connection)
        self.metrics.connections.dec()
        if connection.closed == "slow":
            self.metrics.dropped.inc()

    def forget(self, sessions: Iterable[str] = (), tokens: Iterable[str] = ()) -> None:
        """Close everything that came in with these, on all nodes."""
        gone = Forget(list(sessions), list(tokens))
        self.notices.forget(gone.sessions, gone.tokens)
        if gone.sessions or gone.tokens:
            self.fanout.tell(gone)

    async def reread(self, tables: list[str]) -> None:
        """The log of these was changed where it names somebody who is gone: what is in memory is folded again."""
        if tables:
            self.fanout.tell(TablesReread(tables))
        await self.reread_here(tables)

    async def reread_here(self, tables: list[str]) -> None:
        for live in [self.tables[id] for id in tables if id in self.tables]:
            async with live.lock:
                with suppress(Refused):  # a damaged log is noted, and keeps nobody from the others
                    await self._forget(live, settled=True)

    async def stop(self) -> None:
        self.notices.say_goodbye()
        await self.notices.stop()

    # Other nodes

    def heard(self, node: str, message: Message) -> None:
        """What another node told."""
        match message:
            case TableChanged():
                self.notices.spread(message)
                self.behind(message.table, message.v)
            case TableHere():
                self.notices.heard_presence(node, message, self.tables.get(message.table))
            case TablesReread():
                self.notices.soon(self.reread_here(message.tables))
            case Forget():
                self.notices.forget(message.sessions, message.tokens)

    def behind(self, id: str, version: int) -> None:
        """A table is at a version elsewhere."""
        live = self.tables.get(id)
        if live is not None and live.table.version < version:
            self.notices.soon(self._caught_up(live, version))

    async def _caught_up(self, live: LiveTable, version: int) -> None:
        async with live.lock:
            if live.table.version < version:  # else somebody else was quicker
                await self.catch_up(live)
