"""What nodes tell one another, over a real PostgreSQL."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from typing import Any

import psycopg

from manoa.server.live.fanout import PostgresFanout

OTHERS = "FROM pg_stat_activity WHERE datname = current_database() AND pid <> pg_backend_pid()"


class Ear:
    """Keeps what it hears."""

    def __init__(self) -> None:
        self.messages: asyncio.Queue[dict[str, Any]] = asyncio.Queue()

    async def next(self) -> dict[str, Any]:
        async with asyncio.timeout(30):
            return await self.messages.get()


@asynccontextmanager
async def node(address: str, name: str) -> AsyncIterator[tuple[PostgresFanout, Ear]]:
    fanout, ear = PostgresFanout(address, name), Ear()
    await fanout.start(ear.messages.put_nowait, lambda: None)
    try:
        yield fanout, ear
    finally:
        await fanout.stop()


async def lose_connections(address: str, count: int) -> None:
    """As a restart of the database would, once there are so many."""
    async with await psycopg.AsyncConnection.connect(address, autocommit=True) as connection, asyncio.timeout(30):
        while await found(connection, f"SELECT count(*) {OTHERS}") < count:
            await asyncio.sleep(0.01)
        await connection.execute(f"SELECT pg_terminate_backend(pid) {OTHERS}".encode())


async def found(connection: psycopg.AsyncConnection[Any], query: str) -> int:
    row = await (await connection.execute(query.encode())).fetchone()
    assert row is not None
    return int(row[0])


def test_what_is_told_while_the_connection_is_lost_is_told_again(postgres: Callable[[], str]) -> None:
    async def scene() -> None:
        address = postgres()
        async with node(address, "here") as (here, _):
            await lose_connections(address, 2)  # it listens on one and speaks on the other
            async with node(address, "there") as (_, there):
                here.tell({"forget": ["a session", None]})
                here.tell({"alive": True})
                assert await there.next() == {"forget": ["a session", None], "node": "here"}
                assert await there.next() == {"alive": True, "node": "here"}

    asyncio.run(scene())


def test_what_is_too_long_to_be_told_keeps_nothing_else_from_being_told(postgres: Callable[[], str]) -> None:
    async def scene() -> None:
        address = postgres()
        async with node(address, "here") as (here, _), node(address, "there") as (_, there):
            here.tell({"words": "x" * 8000})
            here.tell({"alive": True})
            assert await there.next() == {"alive": True, "node": "here"}

    asyncio.run(scene())
