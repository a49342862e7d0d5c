"""Who watches a table misses nothing, and who may not watch any more does not."""

from __future__ import annotations

import asyncio
from typing import Any

import pytest
from sqlalchemy import Engine

from manoa.server.live import notices
from manoa.server.live.connection import Connection
from manoa.server.live.hub import Hub
from manoa.server.live.kept import Work
from manoa.server.store import people
from manoa.server.store.engine import writing
from manoa.server.table.refusal import Busy
from manoa.server.wire import commands, news
from server.hubs import ADA, BOB, EVE, HELLO, SIT, asked, hubs, opened, seen, watching


def test_a_spectator_who_sits_down_misses_nothing(shared: Engine) -> None:
    async def scene() -> None:
        async with hubs(shared) as [hub]:
            table = await opened(hub)
            bob = await watching(hub, table, BOB)
            await asked(hub, table, EVE, "e1", HELLO)  # spectators hear of it a little later
            await asked(hub, table, BOB, "b1", SIT)
            assert await seen(bob) == [[2, 3, 4]]

    asyncio.run(scene())


def test_nobody_in_a_crowd_is_passed_over(shared: Engine, monkeypatch: pytest.MonkeyPatch) -> None:
    """They are told one after the other, which takes longer than until the next move: still all hear of all."""
    monkeypatch.setattr(notices, "CHUNK", 1)
    monkeypatch.setattr(notices, "BREATH", 0.1)

    async def scene() -> None:
        async with hubs(shared) as [hub]:
            table = await opened(hub)
            crowd = [await watching(hub, table, EVE) for _ in range(5)]
            for number in range(4):
                await asked(hub, table, ADA, f"a{number}", HELLO)
                await asyncio.sleep(0.15)
            while hub.notices._telling:
                await asyncio.sleep(0.01)
            assert await seen(*crowd) == [[2, 3, 4, 5]] * len(crowd)

    asyncio.run(scene())


def test_a_player_who_hands_over_hears_of_it(shared: Engine) -> None:
    async def scene() -> None:
        async with hubs(shared) as [hub]:
            table = await opened(hub)
            await asked(hub, table, BOB, "b1", SIT)
            ada, eve = await watching(hub, table, ADA), await watching(hub, table, EVE)
            invited = await asked(hub, table, ADA, "a1", commands.Invite(0))
            assert isinstance(invited, news.Ok)
            assert invited.link is not None
            secret = invited.link.rsplit("/", 1)[1]
            assert isinstance(await asked(hub, table, EVE, "e1", commands.Claim(secret)), news.Ok)
            assert await seen(ada, eve) == [[4, 5]] * 2

    asyncio.run(scene())


def test_more_tables_are_watched_than_are_kept_for_nobody(shared: Engine) -> None:
    async def scene() -> None:
        async with hubs(shared, kept_tables=1) as [hub]:
            tables = [await opened(hub) for _ in range(4)]
            viewers = [await watching(hub, table, ADA) for table in tables]
            assert set(tables) <= set(hub.tables)
            for number, table in enumerate(tables):
                await asked(hub, table, EVE, f"e{number}", HELLO)
            assert await seen(*viewers) == [[2]] * 4
            for viewer in viewers:
                hub.leave(viewer)
            await opened(hub)
            assert len(hub.tables) == 1

    asyncio.run(scene())


def test_who_has_left_while_a_table_was_loaded_does_not_watch_it(
    shared: Engine, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def scene() -> None:
        async with hubs(shared) as [hub]:
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


def test_a_revocation_that_nobody_told_of_is_noticed(shared: Engine) -> None:
    with writing(shared) as rows:
        session = people.open_session(rows, "ada", bytes(32), "", 0)
        token = people.add_token(rows, "ada", "mine", bytes(32), "play", 0)

    async def scene() -> None:
        async with hubs(shared, 2) as [hub, _]:
            came_with = [(session, None), ("ended", None), (None, token), (None, "revoked"), (None, None)]
            connections = [Connection(64, "ada" if any(one) else None, *one) for one in came_with]
            for connection in connections:
                hub.enter(connection)
            await hub.notices.recheck()
            assert [one.closed for one in connections] == [None, "revoked", None, "revoked", None]

    asyncio.run(scene())


def test_a_revocation_while_a_connection_opens_is_noticed(shared: Engine) -> None:
    """Whoever enters a connection in the hub asks once more."""
    with writing(shared) as rows:
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
        async with hubs(shared) as [hub]:
            for came_with in [(session, None), (None, token), (None, None)]:
                assert await closed(hub, *came_with) == [None, "left"]
            for came_with in [("ended", None), (None, "revoked")]:
                assert await closed(hub, *came_with) == ["revoked", "revoked"]

    asyncio.run(scene())


def test_whoever_comes_behind_somebody_in_debt_has_it_loaded(shared: Engine, monkeypatch: pytest.MonkeyPatch) -> None:
    """One opening serves all who ask at once; but what is said to one who may not ask is not said to the others."""
    monkeypatch.setattr("manoa.server.store.log.MOST_BYTES", 0)
    asked_for: list[str] = []

    async def poor(_: Any) -> Any:
        asked_for.append("poor")
        await asyncio.sleep(0.05)
        raise Busy("work", 1)

    async def rich(work: Any) -> Any:
        asked_for.append("rich")
        return await asyncio.to_thread(work)

    async def scene() -> None:
        async with hubs(shared) as [hub]:
            table = await opened(hub)
            del hub.tables[table]
            opening = [hub.tables.open(table, work) for work in (poor, rich, rich)]
            first, *others = await asyncio.gather(*opening, return_exceptions=True)
            assert isinstance(first, Busy)
            assert others == [hub.tables[table]] * 2
            assert asked_for == ["poor", "rich"]

    asyncio.run(scene())
