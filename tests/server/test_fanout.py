"""What nodes tell one another, over a real PostgreSQL."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from typing import Any

import psycopg
import pytest
from psycopg.conninfo import conninfo_to_dict

from manoa.server.live import fanout
from manoa.server.live.fanout import PostgresFanout
from manoa.server.live.messages import Alive, Forget, LookAgain, Message, RoomsGone, TableChanged
from manoa.server.store.batch import CHANNEL
from manoa.server.store.lines import ATTENTIVE, conninfo
from server.relay import Relay

OTHERS = "FROM pg_stat_activity WHERE datname = current_database() AND pid <> pg_backend_pid()"
SEEN = TableChanged("t" * 16, 1)


class Ear:
    """Keeps what it hears, but for signs of life; and fails at what it cannot bear."""

    def __init__(self) -> None:
        self.messages: asyncio.Queue[tuple[str, Message]] = asyncio.Queue()
        self.lost = 0
        self.unbearable: Message | None = None

    def hear(self, node: str, message: Message) -> None:
        if message == self.unbearable:
            raise KeyError(message)
        if message != Alive():
            self.messages.put_nowait((node, message))

    def miss(self) -> None:
        self.lost += 1

    async def next(self) -> tuple[str, Message]:
        async with asyncio.timeout(30):
            return await self.messages.get()


@asynccontextmanager
async def node(
    address: str, name: str, silent: Callable[[], None] = lambda: None
) -> AsyncIterator[tuple[PostgresFanout, Ear]]:
    one, ear = PostgresFanout(conninfo(address), name, silent), Ear()
    await one.start(ear.hear, ear.miss)
    try:
        yield one, ear
    finally:
        await one.stop()


async def until(reached: Callable[[], bool]) -> None:
    async with asyncio.timeout(60):
        while not reached():
            await asyncio.sleep(0.01)


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


async def shout(address: str, *texts: str) -> None:
    """Whatever, on the channel of the nodes."""
    async with await psycopg.AsyncConnection.connect(address, autocommit=True) as connection:
        for text in texts:
            await connection.execute("SELECT pg_notify(%s, %s)", (CHANNEL, text))


def test_what_is_told_while_the_connection_is_lost_is_told_again(postgres: Callable[[], str]) -> None:
    async def scene() -> None:
        address = postgres()
        async with node(address, "here") as (here, ear):
            await lose_connections(address, 2)  # it listens on one and speaks on the other
            async with node(address, "there") as (_, there):
                here.tell(Forget(["a session"], []))
                here.tell(SEEN)
                assert await there.next() == ("here", Forget(["a session"], []))
                assert await there.next() == ("here", SEEN)
                await until(lambda: ear.lost == 1)

    asyncio.run(scene())


def test_what_is_too_large_is_told_in_parts_and_keeps_nothing_else_from_being_told(
    postgres: Callable[[], str],
) -> None:
    rooms = [f"{number:016}" for number in range(1_000)]

    async def scene() -> None:
        address = postgres()
        async with node(address, "here") as (here, _), node(address, "there") as (_, there):
            here.tell(RoomsGone(rooms))
            here.tell(TableChanged("t" * 16, 1, ["u" * 8_000]))  # nobody is called that
            here.tell(SEEN)
            told: list[str] = []
            while len(told) < len(rooms):
                _, message = await there.next()
                assert isinstance(message, RoomsGone)
                told += message.rooms
            assert told == rooms
            assert await there.next() == ("here", LookAgain())
            assert await there.next() == ("here", SEEN)
            assert there.lost == 0

    asyncio.run(scene())


def test_what_nobody_understands_is_skipped_and_logged_once_and_makes_nobody_deaf(
    postgres: Callable[[], str], monkeypatch: pytest.MonkeyPatch
) -> None:
    logged: list[str] = []
    monkeypatch.setattr(fanout.log, "warning", lambda event, **_: logged.append(event))
    nonsense = ["", "{", "[" * 7_000, '{"here": [1]}', '{"node": "x", "message": {"t": "tomorrow"}}'] * 20

    async def scene() -> None:
        address = postgres()
        async with node(address, "here") as (here, _), node(address, "there") as (_, there):
            lines = set(there_lines(here))
            await shout(address, *nonsense)
            here.tell(SEEN)
            assert await there.next() == ("here", SEEN)
            assert there.lost == 1, "it may have been anything: look again, once"
            assert set(there_lines(here)) == lines, "nothing was opened again"

    asyncio.run(scene())
    assert logged == ["fanout_not_understood"] * 2  # one of each node


def there_lines(one: PostgresFanout) -> set[Any]:
    return set(one._lines)


def test_what_fails_for_one_message_makes_nobody_deaf(postgres: Callable[[], str]) -> None:
    async def scene() -> None:
        address = postgres()
        async with node(address, "here") as (here, _), node(address, "there") as (_, there):
            there.unbearable = RoomsGone(["r" * 16])
            here.tell(there.unbearable)
            here.tell(SEEN)
            assert await there.next() == ("here", SEEN)
            assert there.lost == 0

    asyncio.run(scene())


def test_what_waits_to_be_told_is_bounded_and_others_hear_that_there_was_more() -> None:
    one = PostgresFanout("postgresql://nobody@127.0.0.1:1/nothing", "here")
    largest = 0
    for number in range(100_000):
        one.tell(Forget([f"{number:022}"], []))
        largest = max(largest, sum(map(len, one._out)) if number % 5_000 == 0 else 0)
        assert one._waiting <= fanout.MOST_WAITING
    assert 0 < largest <= fanout.MOST_WAITING
    assert '"look-again"' in one._out[0]
    assert one._waiting == sum(map(len, one._out))


def test_every_connection_notices_a_peer_that_is_gone() -> None:
    given = conninfo_to_dict(conninfo("postgresql+psycopg://ann:secret@host/games?keepalives_idle=60"))
    assert given["host"] == "host"
    assert given["password"] == "secret"
    assert {name: given[name] for name in ATTENTIVE} == {**ATTENTIVE, "keepalives_idle": "60"}


def test_a_line_on_which_nothing_comes_any_more_is_opened_again(
    postgres: Callable[[], str], monkeypatch: pytest.MonkeyPatch
) -> None:
    """Everything that is sent is taken, and nothing arrives: no timer of the kernel finds out."""
    monkeypatch.setattr(fanout, "BEAT", 0.05)
    monkeypatch.setattr(fanout, "RETRY_SECONDS", 0.05)
    silent: list[bool] = []

    async def scene() -> None:
        direct = postgres()
        async with Relay(direct) as relay, node(relay.address, "here", lambda: silent.append(True)) as (here, ear):
            await until(here._heard_ourselves.is_set)
            relay.swallow()
            here.tell(RoomsGone(["r" * 16]))
            await until(lambda: bool(silent))
            relay.relay()
            async with node(direct, "there") as (there, other):
                await until(lambda: ear.lost >= 1)
                there.tell(SEEN)
                assert await ear.next() == ("there", SEEN)
                here.tell(SEEN)
                while await other.next() != ("here", SEEN):
                    pass

    asyncio.run(scene())
