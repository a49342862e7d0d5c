"""Hubs on one database, in which an answer can be lost on its way, and people who look at tables."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import Any

import msgspec
from sqlalchemy import Engine

from manoa.server.live.connection import Connection
from manoa.server.live.fanout import Fanout
from manoa.server.live.hub import Hub
from manoa.server.live.messages import Message
from manoa.server.live.metrics import Metrics
from manoa.server.settings import Settings
from manoa.server.store.batch import Append
from manoa.server.store.engine import reading
from manoa.server.store.log import read_log
from manoa.server.store.writer import Writer
from manoa.server.table.setup import new_table
from manoa.server.wire import commands, news
from manoa.server.wire.tables import MySeat, OpenSeat, TableIn
from server.tables import Person

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


async def seen(*connections: Connection) -> list[list[int]]:
    """The versions that each of them was sent, after everything that is under way has come."""
    await asyncio.sleep(0.3)
    return [_versions(connection) for connection in connections]


def _versions(connection: Connection) -> list[int]:
    frames = [msgspec.json.decode(frame) for frame in connection._frames]
    return [event["v"] for frame in frames if frame["t"] == "news" for event in frame["events"]]


def stored(engine: Engine, table: str) -> int:
    with reading(engine) as connection:
        return len(read_log(connection, table))
