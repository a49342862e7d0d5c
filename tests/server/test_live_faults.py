"""What viewers and askers see of a table when something goes wrong on the way to the database, or beside it."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Iterator
from contextlib import asynccontextmanager
from pathlib import Path
from threading import Event
from time import monotonic
from typing import Any, NamedTuple

import msgspec
import pytest
from sqlalchemy import Engine, delete, insert, text, update
from structlog.testing import capture_logs

from manoa.server.live import hub as live_hub
from manoa.server.live import neighbours, notices
from manoa.server.live.connection import Connection
from manoa.server.live.fanout import Fanout
from manoa.server.live.hub import Hub
from manoa.server.live.kept import Work
from manoa.server.live.messages import Alive, LookAgain, Message, Stopping, TableHere, packed
from manoa.server.live.metrics import Metrics
from manoa.server.live.neighbours import Neighbours
from manoa.server.live.rooms import Rooms
from manoa.server.live.stored import folded
from manoa.server.live.tasks import meanwhile
from manoa.server.settings import Settings
from manoa.server.store import chain, people
from manoa.server.store.batch import Append, Row
from manoa.server.store.engine import connect, reading, writing
from manoa.server.store.log import mentioned, read_log, rewrite
from manoa.server.store.migrate import migrate
from manoa.server.store.schema import events, tables
from manoa.server.store.writer import Writer
from manoa.server.table.events import decode, encode, renamed
from manoa.server.table.refusal import Refused
from manoa.server.table.setup import new_table
from manoa.server.table.table import Table
from manoa.server.wire import commands, news
from manoa.server.wire.tables import MySeat, OpenSeat, TableIn
from server.samples import add_users


class Person(NamedTuple):
    id: str
    name: str

    @property
    def payer(self) -> str:
        return self.id


ADA, BOB, EVE = Person("ada", "Ada"), Person("bob", "Bob"), Person("eve", "Eve")
SIT, HELLO = commands.Sit(), commands.Say("hello")


class Shaky(Writer):
    """A writer whose word is lost: before it is written, or after."""

    lost: str = ""

    async def append(self, append: Append) -> None:
        if self.lost == "before":
            raise OSError
        await super().append(append)
        if self.lost == "after":
            raise OSError


class Stuck(Shaky):
    """A writer that takes its time: whoever waits for it can be cancelled."""

    async def append(self, append: Append) -> None:
        await super().append(append)
        if self.lost == "stuck":
            await asyncio.sleep(60)


class Several(Fanout):
    """There might be other nodes; what is told to them is kept."""

    several = True

    def __init__(self) -> None:
        self.sent: list[Message] = []

    def tell(self, message: Message) -> None:
        self.sent.append(message)


@pytest.fixture
def engine(tmp_path: Path) -> Iterator[Engine]:
    engine = connect(Settings(data=tmp_path))
    migrate(engine)
    add_users(engine, "ada", "bob", "eve")
    yield engine
    engine.dispose()


@asynccontextmanager
async def hubs(engine: Engine, count: int = 1, **given: Any) -> AsyncIterator[list[Hub]]:
    """Nodes on one database that hear nothing of each other."""
    writers = [Stuck(engine) for _ in range(count)]
    for writer in writers:
        writer.start()
    made = [
        Hub(Settings(node=f"node-{number}", **given), engine, writer, Several() if count > 1 else Fanout(), Metrics())
        for number, writer in enumerate(writers)
    ]
    try:
        yield made
    finally:
        for hub in made:
            await hub.stop()
        for writer in writers:
            writer.stop()


async def opened(hub: Hub) -> str:
    return await hub.create(new_table(TableIn("lost-cities", [MySeat(), OpenSeat()]), ADA))


async def asked(hub: Hub, table: str, who: Person, id: str, command: commands.Command, base: int = 0) -> news.Reply:
    return await hub.command(table, who, commands.Request(id, base, command))


async def watching(hub: Hub, table: str, who: Person | None) -> Connection:
    connection = Connection(64, who.id if who else None, None, None)
    hub.enter(connection)
    await hub.watch(connection, table, None)
    return connection


async def seen(connection: Connection) -> list[int]:
    """The versions that somebody was sent, after everything that is under way has come."""
    await asyncio.sleep(0.3)
    frames = [msgspec.json.decode(frame) for frame in connection._frames]
    return [event["v"] for frame in frames if frame["t"] == "news" for event in frame["events"]]


def stored(engine: Engine, table: str) -> int:
    with reading(engine) as connection:
        return len(read_log(connection, table))


def test_a_commit_whose_answer_is_lost_is_found_and_told_once(engine: Engine) -> None:
    async def scene() -> None:
        async with hubs(engine) as [hub]:
            table = await opened(hub)
            ada, eve = await watching(hub, table, ADA), await watching(hub, table, None)
            hub._writer.lost = "after"  # type: ignore[attr-defined]
            reply = await asked(hub, table, BOB, "b1", SIT)
            assert reply == news.Again(table, "b1", 2)
            assert await seen(ada) == [2, 3]
            assert await seen(eve) == [2, 3]

    asyncio.run(scene())


def test_what_was_not_stored_is_refused_and_seen_by_nobody(engine: Engine) -> None:
    async def scene() -> None:
        async with hubs(engine) as [hub]:
            table = await opened(hub)
            ada, eve = await watching(hub, table, ADA), await watching(hub, table, None)
            hub._writer.lost = "before"  # type: ignore[attr-defined]
            reply = await asked(hub, table, BOB, "b1", SIT)
            assert isinstance(reply, news.Refused)
            assert reply.code == "unavailable"
            assert stored(engine, table) == 1
            hub._writer.lost = ""  # type: ignore[attr-defined]
            assert await asked(hub, table, BOB, "b1", SIT) == news.Ok(table, "b1", 2)
            assert await seen(ada) == [2, 3]
            assert await seen(eve) == [2, 3]

    asyncio.run(scene())


def test_two_nodes_that_write_at_once_show_every_version_once(engine: Engine) -> None:
    """The slower one had folded two events (somebody sits, the game starts) where the quicker had stored one."""

    async def scene() -> None:
        async with hubs(engine, 2) as [here, there]:
            table = await opened(here)
            viewers = [await watching(hub, table, who) for hub in (here, there) for who in (ADA, None)]
            assert await asked(here, table, EVE, "e1", HELLO) == news.Ok(table, "e1", 2)
            assert await asked(there, table, BOB, "b1", SIT) == news.Ok(table, "b1", 3)
            assert await asked(here, table, EVE, "e2", HELLO) == news.Ok(table, "e2", 5)
            await there.catch_up(there.tables[table])
            assert [await seen(viewer) for viewer in viewers] == [[2, 3, 4, 5]] * 4

    asyncio.run(scene())


def test_a_node_that_is_behind_refuses_nothing_that_another_has_done(engine: Engine) -> None:
    async def scene() -> None:
        async with hubs(engine, 2) as [here, there]:
            table = await opened(here)
            await asked(here, table, BOB, "b1", SIT)
            assert isinstance(await asked(there, table, EVE, "e1", SIT), news.Refused)  # `there` knows it as full
            await asked(here, table, ADA, "a1", commands.Propose("end"), 3)
            await asked(here, table, BOB, "b2", commands.Answer("end", False), 4)
            assert there.tables[table].table.version == 3
            # A client that comes from the other node, and repeats what was done there.
            reply = await asked(there, table, BOB, "b2", commands.Answer("end", False), 3)
            assert reply == news.Again(table, "b2", 5)

    asyncio.run(scene())


def test_a_spectator_who_sits_down_misses_nothing(engine: Engine) -> None:
    async def scene() -> None:
        async with hubs(engine) as [hub]:
            table = await opened(hub)
            bob = await watching(hub, table, BOB)
            await asked(hub, table, EVE, "e1", HELLO)  # spectators hear of it a little later
            await asked(hub, table, BOB, "b1", SIT)
            assert await seen(bob) == [2, 3, 4]

    asyncio.run(scene())


def test_nobody_in_a_crowd_is_passed_over(engine: Engine, monkeypatch: pytest.MonkeyPatch) -> None:
    """They are told one after the other, which takes longer than until the next move: still all hear of all."""
    monkeypatch.setattr(notices, "CHUNK", 1)
    monkeypatch.setattr(notices, "BREATH", 0.1)

    async def scene() -> None:
        async with hubs(engine) as [hub]:
            table = await opened(hub)
            crowd = [await watching(hub, table, EVE) for _ in range(5)]
            for number in range(4):
                await asked(hub, table, ADA, f"a{number}", HELLO)
                await asyncio.sleep(0.15)
            await asyncio.sleep(1.5)
            assert [await seen(viewer) for viewer in crowd] == [[2, 3, 4, 5]] * len(crowd)

    asyncio.run(scene())


def test_a_player_who_hands_over_hears_of_it(engine: Engine) -> None:
    async def scene() -> None:
        async with hubs(engine) as [hub]:
            table = await opened(hub)
            await asked(hub, table, BOB, "b1", SIT)
            ada, eve = await watching(hub, table, ADA), await watching(hub, table, EVE)
            invited = await asked(hub, table, ADA, "a1", commands.Invite(0))
            assert isinstance(invited, news.Ok)
            assert invited.link is not None
            secret = invited.link.rsplit("/", 1)[1]
            assert isinstance(await asked(hub, table, EVE, "e1", commands.Claim(secret)), news.Ok)
            assert await seen(ada) == [4, 5]
            assert await seen(eve) == [4, 5]

    asyncio.run(scene())


def test_more_tables_are_watched_than_are_kept_for_nobody(engine: Engine) -> None:
    async def scene() -> None:
        async with hubs(engine, kept_tables=1) as [hub]:
            tables = [await opened(hub) for _ in range(4)]
            viewers = [await watching(hub, table, ADA) for table in tables]
            assert set(tables) <= set(hub.tables)
            for number, table in enumerate(tables):
                await asked(hub, table, EVE, f"e{number}", HELLO)
            assert [await seen(viewer) for viewer in viewers] == [[2]] * 4
            for viewer in viewers:
                hub.leave(viewer)
            await opened(hub)
            assert len(hub.tables) == 1

    asyncio.run(scene())


def test_those_who_were_with_a_dead_node_are_not_here(engine: Engine) -> None:
    async def scene() -> None:
        async with hubs(engine, 2) as [here, there]:
            table = await opened(here)
            ada = await watching(here, table, ADA)
            bob = await watching(there, table, BOB)
            await asyncio.sleep(0.3)
            fanouts = here.fanout, there.fanout
            assert isinstance(fanouts[0], Several)
            assert isinstance(fanouts[1], Several)
            there.heard("node-0", fanouts[0].sent[-1])
            here.heard("node-1", fanouts[1].sent[-1])
            assert here.tables[table].here() == news.Here(table, [True, False], 1)
            assert there.tables[table].here() == news.Here(table, [True, False], 1)
            here.notices.lost_node("node-1", here.tables.values())
            assert here.tables[table].here() == news.Here(table, [True, False], 0)
            assert (ada.closed, bob.closed) == (None, None)

    asyncio.run(scene())


def test_a_node_that_knows_of_nobody_asks_and_is_told(engine: Engine) -> None:
    async def scene() -> None:
        async with hubs(engine, 2) as [here, there]:
            table = await opened(here)
            await watching(here, table, ADA)
            await watching(there, table, None)
            await asyncio.sleep(0.3)
            assert isinstance(here.fanout, Several)
            assert isinstance(there.fanout, Several)
            question = there.fanout.sent[-1]
            assert isinstance(question, TableHere)
            assert question.ask
            here.fanout.sent.clear()
            here.heard("node-1", question)
            (answer,) = here.fanout.sent
            assert isinstance(answer, TableHere)
            assert not answer.ask
            there.heard("node-0", answer)
            assert there.tables[table].here() == news.Here(table, [True, False], 1)

    asyncio.run(scene())


def test_a_step_that_cannot_be_folded_leaves_nothing_behind(engine: Engine) -> None:
    async def scene() -> None:
        async with hubs(engine) as [hub]:
            table = await opened(hub)
            ada = await watching(hub, table, ADA)
            with pytest.raises(Refused):
                await hub.act(table, "*odd", lambda _: [news.Said("table", "Ada", "ada", "hm"), news.Stood(99)])
            assert hub.tables[table].table.version == 1
            assert await asked(hub, table, EVE, "e1", HELLO) == news.Ok(table, "e1", 2)
            assert await seen(ada) == [2]

    asyncio.run(scene())


def test_a_revocation_that_nobody_told_of_is_noticed(engine: Engine) -> None:
    with writing(engine) as rows:
        session = people.open_session(rows, "ada", bytes(32), "", 0)
        token = people.add_token(rows, "ada", "mine", bytes(32), "play", 0)

    async def scene() -> None:
        async with hubs(engine, 2) as [hub, _]:
            came_with = [(session, None), ("ended", None), (None, token), (None, "revoked"), (None, None)]
            connections = [Connection(64, "ada" if any(one) else None, *one) for one in came_with]
            for connection in connections:
                hub.enter(connection)
            await hub.notices.recheck()
            assert [one.closed for one in connections] == [None, "revoked", None, "revoked", None]

    asyncio.run(scene())


def test_who_has_left_while_a_table_was_loaded_does_not_watch_it(
    engine: Engine, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def scene() -> None:
        async with hubs(engine) as [hub]:
            table = await opened(hub)
            connection, there, may_load = Connection(64, None, None, None), asyncio.Event(), asyncio.Event()
            load = hub.tables._load

            async def slowly(id: str, work: Work) -> Any:
                there.set()
                await may_load.wait()
                return await load(id, work)

            monkeypatch.setattr(hub.tables, "_load", slowly)
            del hub.tables[table]
            hub.enter(connection)
            watch = asyncio.create_task(hub.watch(connection, table, None))
            await there.wait()
            hub.leave(connection)
            connection.close("left")
            may_load.set()
            await watch
            assert not hub.tables[table].watched
            assert connection.tables == set()

    asyncio.run(scene())


def test_a_revocation_while_a_connection_opens_is_noticed(engine: Engine) -> None:
    """Whoever enters a connection in the hub asks once more."""
    with writing(engine) as rows:
        session = people.open_session(rows, "ada", bytes(32), "", 0)
        token = people.add_token(rows, "ada", "mine", bytes(32), "play", 0)

    async def closed(hub: Hub, session: str | None, token: str | None) -> list[str | None]:
        connection = Connection(64, "ada" if session or token else None, session, token)
        async with hub.entered(connection):
            assert connection in hub.notices.connections
            meanwhile = connection.closed
        assert connection not in hub.notices.connections
        return [meanwhile, connection.closed]

    async def scene() -> None:
        async with hubs(engine) as [hub]:
            for came_with in [(session, None), (None, token), (None, None)]:
                assert await closed(hub, *came_with) == [None, "left"]
            for came_with in [("ended", None), (None, "revoked")]:
                assert await closed(hub, *came_with) == ["revoked", "revoked"]

    asyncio.run(scene())


def test_a_node_that_died_may_have_kept_a_revocation_to_itself(engine: Engine, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(neighbours, "PERIOD", 0.01)

    async def scene() -> None:
        async with hubs(engine, 2) as [hub, _]:
            connection = Connection(64, "ada", "ended", None)
            hub.enter(connection)
            around = Neighbours(hub, Rooms("here", engine, hub.fanout, hub.games, hub.notices))
            around.nodes = {"dead": monotonic() - 2 * neighbours.SILENCE, "alive": monotonic()}
            async with meanwhile(around.look_after):
                await asyncio.sleep(0.3)
            assert connection.closed == "revoked"
            assert list(around.nodes) == ["alive"]

    asyncio.run(scene())


def test_a_node_that_was_away_is_told_who_is_here_and_asked_who_is_there(engine: Engine) -> None:
    """It may have hung for so long that it was taken for dead, and those who were with it for gone."""

    async def scene() -> None:
        async with hubs(engine, 2) as [here, there]:
            table = await opened(here)
            await watching(here, table, ADA)
            await watching(there, table, BOB)
            await asyncio.sleep(0.3)
            assert isinstance(here.fanout, Several)
            around = Neighbours(here, Rooms("here", engine, here.fanout, here.games, here.notices))
            here.fanout.sent.clear()
            around.heard("node-1", Alive())
            assert here.fanout.sent == [TableHere(table, [0], 0, ask=True)]
            around.heard("node-1", Alive())
            assert len(here.fanout.sent) == 1, "once is enough"
            around.nodes["node-1"] -= 2 * neighbours.SILENCE
            around._bury_the_silent()
            around.heard("node-1", Alive())
            assert len(here.fanout.sent) == 2
            around.heard("node-1", TableHere(table, [1], 3, ask=False))
            assert here.tables[table].here() == news.Here(table, [True, True], 3)
            around.heard("node-1", Stopping())
            assert here.tables[table].here() == news.Here(table, [True, False], 0)

    asyncio.run(scene())


def test_many_who_come_and_go_at_once_are_told_of_once(engine: Engine) -> None:
    async def scene() -> None:
        async with hubs(engine, 2) as [here, _]:
            table = await opened(here)
            came = [await watching(here, table, None) for _ in range(50)]
            for one in came[1:]:
                here.leave(one)
            assert isinstance(here.fanout, Several)
            await asyncio.sleep(0.5)
            assert here.fanout.sent[-1] == TableHere(table, [], 1, ask=here.fanout.sent[-1] == here.fanout.sent[0])
            assert len(here.fanout.sent) < 20

    asyncio.run(scene())


def test_the_first_who_watches_here_asks_who_watches_elsewhere(engine: Engine) -> None:
    """Of one node it was heard already, of another it was not."""

    async def scene() -> None:
        async with hubs(engine, 2) as [here, _]:
            table = await opened(here)
            here.heard("node-1", TableHere(table, [], 1, ask=False))
            assert isinstance(here.fanout, Several)
            for first in (True, False):
                await watching(here, table, None)
                await asyncio.sleep(0.3)
                assert here.fanout.sent[-1] == TableHere(table, [], 1 if first else 2, ask=first)

    asyncio.run(scene())


def test_what_was_missed_is_looked_for_once_and_all_of_it(engine: Engine, monkeypatch: pytest.MonkeyPatch) -> None:
    """Moves, revocations, and the name of somebody who is gone for good."""
    monkeypatch.setattr(neighbours, "PERIOD", 0.05)

    async def scene() -> None:
        async with hubs(engine, 2) as [here, there]:
            table, idle = await opened(here), await opened(here)
            ada = await watching(here, table, ADA)
            await asked(there, table, EVE, "e1", HELLO)
            with writing(engine) as rows:
                for id, version, body in mentioned(rows, "ada"):
                    if id == table:
                        rewrite(rows, id, version, encode(renamed(decode(body), "ada", "Explorer")))
            ended = Connection(64, "bob", "ended", None)
            here.enter(ended)
            around = Neighbours(here, Rooms("here", engine, here.fanout, here.games, here.notices))
            around.heard("node-1", LookAgain())
            before = here.tables[table].table
            async with meanwhile(around.look_after):
                async with asyncio.timeout(30):
                    while here.tables[table].table is before or here.tables[table].table.version < 2:
                        await asyncio.sleep(0.01)
            assert [chair.name for chair in here.tables[table].table.chairs][:1] == ["Explorer"]
            assert await seen(ada) == [2]
            assert ended.closed == "revoked"
            assert idle not in here.tables, "it is loaded when it is wanted"

    asyncio.run(scene())


def test_a_damaged_log_keeps_nobody_from_the_others(engine: Engine) -> None:
    async def scene() -> None:
        async with hubs(engine) as [hub]:
            damaged, sound = await opened(hub), await opened(hub)
            before = hub.tables[sound].table
            with writing(engine) as rows:
                rows.execute(text('UPDATE events SET at = at + 1 WHERE "table" = :id'), {"id": damaged})
            await hub.reread([damaged, sound])
            assert damaged not in hub.tables, "nobody may look at it"
            assert hub.tables[sound].table is not before

    asyncio.run(scene())


def test_very_many_tables_to_read_again_are_told_in_parts(engine: Engine) -> None:
    async def scene() -> None:
        async with hubs(engine, 2) as [hub, _]:
            assert isinstance(hub.fanout, Several)
            tables = [f"{number:016}" for number in range(1_000)]
            await hub.reread(tables)
            (message,) = hub.fanout.sent
            texts = packed("node-0", message)
            assert [table for text in texts for table in msgspec.json.decode(text)["message"]["tables"]] == tables
            assert max(len(text.encode()) for text in texts) < 8_000  # what PostgreSQL takes

    asyncio.run(scene())


# What this version does not know


FROM_LATER = b'{"kind":"juggled","seat":0}'


def add_from_later(engine: Engine, table: str, body: bytes = FROM_LATER) -> None:
    """What a newer server stores, in order."""
    with writing(engine) as rows:
        log = read_log(rows, table)
        row = Row(len(log) + 1, None, log[-1].at, body)
        hash = chain.link(log[-1].hash or b"", row)
        rows.execute(insert(events).values(table=table, **row._replace(hash=hash)._asdict()))
        rows.execute(update(tables).where(tables.c.id == table).values(version=row.version))


def test_an_event_of_a_newer_server_is_said_to_be_one_and_damages_nothing(engine: Engine) -> None:
    """The link of the log went ahead of what was folded: the table was damaged for good in this node's memory."""

    async def scene() -> None:
        async with hubs(engine, 2) as [here, _]:
            table = await opened(here)
            ada = await watching(here, table, ADA)
            add_from_later(engine, table)
            for _ in range(2):
                reply = await asked(here, table, BOB, "b1", SIT, 2)
                assert isinstance(reply, news.Refused)
                assert reply.code == "newer"
            assert ada.closed == "unavailable", "another node may know it"
            with writing(engine) as rows:  # it is known now: as after an update of this server
                rows.execute(delete(events).where(events.c.version == 2))
                rows.execute(update(tables).values(version=1))
            assert await asked(here, table, BOB, "b2", SIT) == news.Ok(table, "b2", 2)

    with capture_logs() as logs:
        asyncio.run(scene())
    (line,) = [line for line in logs if line["event"] in ("event_unknown", "log_damaged", "background_work_failed")]
    assert (line["event"], line["version"]) == ("event_unknown", 2)
    assert "update" in line["advice"]


def test_what_cannot_be_folded_is_folded_again_from_its_beginning(
    engine: Engine, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def scene() -> None:
        async with hubs(engine, 2) as [here, there]:
            table = await opened(here)
            await there.tables.open(table)
            assert await asked(here, table, BOB, "b1", SIT) == news.Ok(table, "b1", 2)
            with monkeypatch.context() as patch:
                patch.setattr(Table, "_start", gone)  # of version 3
                with pytest.raises(OSError, match="gone"):
                    await there.catch_up(there.tables[table])
            assert table not in there.tables
            async with there.holding(table) as live:
                assert live.table.version == 3
                assert live.table.link == here.tables[table].table.link

    asyncio.run(scene())


def gone(*_: Any) -> None:
    raise OSError("gone")


# Cancelled


def test_what_is_cancelled_while_it_is_stored_is_not_taken_for_stored(engine: Engine) -> None:
    """Its link was stale then: the next command would have broken the log."""

    async def scene() -> None:
        async with hubs(engine) as [hub]:
            table = await opened(hub)
            ada = await watching(hub, table, ADA)
            hub._writer.lost = "stuck"  # type: ignore[attr-defined]
            act = asyncio.create_task(hub.act(table, "*said", lambda _: [news.Said("table", "Ada", "ada", "hm")]))
            while stored(engine, table) < 2:
                await asyncio.sleep(0.01)
            act.cancel()
            with pytest.raises(asyncio.CancelledError):
                await act
            hub._writer.lost = ""  # type: ignore[attr-defined]
            assert (table in hub.tables, ada.closed) == (False, "unavailable")
            assert await asked(hub, table, BOB, "b1", SIT) == news.Ok(table, "b1", 3)
            with reading(engine) as rows:
                assert chain.follow(b"", read_log(rows, table)) == hub.tables[table].table.link

    asyncio.run(scene())


def test_what_is_cancelled_while_it_is_read_again_is_not_taken_for_stored(
    engine: Engine, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def scene() -> None:
        async with hubs(engine) as [hub]:
            table = await opened(hub)
            hub._writer.lost = "before"  # type: ignore[attr-defined]
            reading_again, go_on = Event(), Event()

            def slow(*given: Any) -> Table:
                reading_again.set()
                go_on.wait(10)
                return folded(*given)

            monkeypatch.setattr(live_hub, "folded", slow)
            act = asyncio.create_task(hub.act(table, "*said", lambda _: [news.Said("table", "Ada", "ada", "hm")]))
            await asyncio.to_thread(reading_again.wait, 10)
            act.cancel()
            with pytest.raises(asyncio.CancelledError):
                await act
            go_on.set()
            hub._writer.lost = ""  # type: ignore[attr-defined]
            assert await asked(hub, table, BOB, "b1", SIT) == news.Ok(table, "b1", 2)

    asyncio.run(scene())
