"""What viewers and askers see of a table when something goes wrong on the way to the database, or beside it."""

from __future__ import annotations

import asyncio
from threading import Event
from typing import Any

import pytest
from sqlalchemy import Engine, delete, insert, text, update
from structlog.testing import capture_logs

from manoa.server.live.stored import folded
from manoa.server.store import chain
from manoa.server.store.batch import Row
from manoa.server.store.engine import reading, writing
from manoa.server.store.log import read_log
from manoa.server.store.schema import events, tables
from manoa.server.table.refusal import Refused
from manoa.server.table.table import Table
from manoa.server.wire import news
from server.hubs import ADA, BOB, EVE, HELLO, SIT, asked, hubs, opened, seen, stored, watching


def test_a_commit_whose_answer_is_lost_is_found_and_told_once(shared: Engine) -> None:
    async def scene() -> None:
        async with hubs(shared) as [hub]:
            table = await opened(hub)
            ada, eve = await watching(hub, table, ADA), await watching(hub, table, None)
            hub._writer.lost = "after"  # type: ignore[attr-defined]
            reply = await asked(hub, table, BOB, "b1", SIT)
            assert reply == news.Again(table, "b1", 2)
            assert await seen(ada, eve) == [[2, 3]] * 2

    asyncio.run(scene())


def test_what_was_not_stored_is_refused_and_seen_by_nobody(shared: Engine) -> None:
    async def scene() -> None:
        async with hubs(shared) as [hub]:
            table = await opened(hub)
            ada, eve = await watching(hub, table, ADA), await watching(hub, table, None)
            hub._writer.lost = "before"  # type: ignore[attr-defined]
            reply = await asked(hub, table, BOB, "b1", SIT)
            assert isinstance(reply, news.Refused)
            assert reply.code == "unavailable"
            assert stored(shared, table) == 1
            hub._writer.lost = ""  # type: ignore[attr-defined]
            assert await asked(hub, table, BOB, "b1", SIT) == news.Ok(table, "b1", 2)
            assert await seen(ada, eve) == [[2, 3]] * 2

    asyncio.run(scene())


def test_a_step_that_cannot_be_folded_leaves_nothing_behind(shared: Engine) -> None:
    async def scene() -> None:
        async with hubs(shared) as [hub]:
            table = await opened(hub)
            ada = await watching(hub, table, ADA)
            with pytest.raises(Refused):
                await hub.act(table, "*odd", lambda _: [news.Said("table", "Ada", "ada", "hm"), news.Stood(99)])
            assert hub.tables[table].table.version == 1
            assert await asked(hub, table, EVE, "e1", HELLO) == news.Ok(table, "e1", 2)
            assert await seen(ada) == [[2]]

    asyncio.run(scene())


def test_a_damaged_log_keeps_nobody_from_the_others(shared: Engine) -> None:
    async def scene() -> None:
        async with hubs(shared) as [hub]:
            damaged, sound = await opened(hub), await opened(hub)
            before = hub.tables[sound].table
            with writing(shared) as rows:
                rows.execute(text('UPDATE events SET at = at + 1 WHERE "table" = :id'), {"id": damaged})
            await hub.reread([damaged, sound])
            assert damaged not in hub.tables, "nobody may look at it"
            assert hub.tables[sound].table is not before

    asyncio.run(scene())


# What this version does not know


FROM_LATER = b'{"kind":"juggled","seat":0}'


def add_from_later(shared: Engine, table: str, body: bytes = FROM_LATER) -> None:
    """What a newer server stores, in order."""
    with writing(shared) as rows:
        log = read_log(rows, table)
        row = Row(len(log) + 1, None, log[-1].at, body)
        hash = chain.link(log[-1].hash or b"", row)
        rows.execute(insert(events).values(table=table, **row._replace(hash=hash)._asdict()))
        rows.execute(update(tables).where(tables.c.id == table).values(version=row.version))


def test_an_event_of_a_newer_server_is_said_to_be_one_and_damages_nothing(shared: Engine) -> None:
    """The link of the log went ahead of what was folded: the table was damaged for good in this node's memory."""

    async def scene() -> None:
        async with hubs(shared, 2) as [here, _]:
            table = await opened(here)
            ada = await watching(here, table, ADA)
            add_from_later(shared, table)
            for _ in range(2):
                reply = await asked(here, table, BOB, "b1", SIT, 2)
                assert isinstance(reply, news.Refused)
                assert reply.code == "newer"
            assert ada.closed == "unavailable", "another node may know it"
            with writing(shared) as rows:  # it is known now: as after an update of this server
                rows.execute(delete(events).where(events.c.version == 2))
                rows.execute(update(tables).values(version=1))
            assert await asked(here, table, BOB, "b2", SIT) == news.Ok(table, "b2", 2)

    with capture_logs() as logs:
        asyncio.run(scene())
    (line,) = [line for line in logs if line["event"] in ("event_unknown", "log_damaged", "background_work_failed")]
    assert (line["event"], line["version"]) == ("event_unknown", 2)
    assert "update" in line["advice"]


def test_what_cannot_be_folded_is_folded_again_from_its_beginning(
    shared: Engine, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def scene() -> None:
        async with hubs(shared, 2) as [here, there]:
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


def test_what_is_cancelled_while_it_is_stored_is_not_taken_for_stored(shared: Engine) -> None:
    """Its link was stale then: the next command would have broken the log."""

    async def scene() -> None:
        async with hubs(shared) as [hub]:
            table = await opened(hub)
            ada = await watching(hub, table, ADA)
            hub._writer.lost = "stuck"  # type: ignore[attr-defined]
            act = asyncio.create_task(hub.act(table, "*said", lambda _: [news.Said("table", "Ada", "ada", "hm")]))
            while stored(shared, table) < 2:
                await asyncio.sleep(0.01)
            act.cancel()
            with pytest.raises(asyncio.CancelledError):
                await act
            hub._writer.lost = ""  # type: ignore[attr-defined]
            assert (table in hub.tables, ada.closed) == (False, "unavailable")
            assert await asked(hub, table, BOB, "b1", SIT) == news.Ok(table, "b1", 3)
            with reading(shared) as rows:
                assert chain.follow(b"", read_log(rows, table)) == hub.tables[table].table.link

    asyncio.run(scene())


def test_what_is_cancelled_while_it_is_read_again_is_not_taken_for_stored(
    shared: Engine, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def scene() -> None:
        async with hubs(shared) as [hub]:
            table = await opened(hub)
            hub._writer.lost = "before"  # type: ignore[attr-defined]
            reading_again, go_on = Event(), Event()

            def slow(*given: Any) -> Table:
                reading_again.set()
                go_on.wait(10)
                return folded(*given)

            monkeypatch.setattr("manoa.server.live.stored.folded", slow)
            act = asyncio.create_task(hub.act(table, "*said", lambda _: [news.Said("table", "Ada", "ada", "hm")]))
            await asyncio.to_thread(reading_again.wait, 10)
            act.cancel()
            with pytest.raises(asyncio.CancelledError):
                await act
            go_on.set()
            hub._writer.lost = ""  # type: ignore[attr-defined]
            assert await asked(hub, table, BOB, "b1", SIT) == news.Ok(table, "b1", 2)

    asyncio.run(scene())
