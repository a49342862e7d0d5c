"""Hubs on a real database, whose writer can be held back or made to fail."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Callable, Coroutine
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any

import msgspec
from sqlalchemy import Engine

from manoa.server.http.identity import BOTH, Person
from manoa.server.live.connection import Connection
from manoa.server.live.fanout import Fanout
from manoa.server.live.hub import Hub
from manoa.server.live.metrics import Metrics
from manoa.server.settings import Settings
from manoa.server.store.batch import Append
from manoa.server.store.engine import connect
from manoa.server.store.migrate import migrate, revision
from manoa.server.store.writer import Writer
from manoa.server.table.setup import new_table
from manoa.server.table.table import Table
from manoa.server.wire import commands
from manoa.server.wire.tables import MySeat, OpenSeat, TableIn
from server.samples import add_users, prepared

ANN, BOB = (Person(name, name.title(), True, BOTH, f"session of {name}", None) for name in ("ann", "bob"))


class HeldWriter(Writer):
    """Nothing is written while it is held up; or everything fails."""

    def __init__(self, engine: Engine) -> None:
        super().__init__(engine)
        self.free = asyncio.Event()
        self.free.set()
        self.broken = False

    async def append(self, append: Append) -> None:
        await self.free.wait()
        if self.broken:
            raise OSError("the disk is full")
        await super().append(append)


class Listener(Connection):
    """Somebody who keeps every frame."""

    def __init__(self, user: str | None) -> None:
        super().__init__(1000, user, None, None)
        self.heard: list[bytes] = []

    def send(self, frame: bytes) -> None:
        self.heard.append(frame)

    def news(self) -> list[Any]:
        frames = [msgspec.json.decode(frame) for frame in self.heard]
        return [frame for frame in frames if frame["t"] in ("news", "resync")]


class Node:
    """One server process, but for its port."""

    def __init__(self, engine: Engine) -> None:
        self.engine = engine
        self.writer = HeldWriter(engine)
        self.hub = Hub(Settings(node="node"), engine, self.writer, Fanout(), Metrics())

    async def table(self, **wish: Any) -> str:
        """A running game of Ann against Bob."""
        plan = TableIn(**{"game": "lost-cities", "seats": [MySeat(), OpenSeat()], "options": {"rounds": 1}, **wish})
        id = await self.hub.create(new_table(plan, ANN))
        await self.ask(id, BOB, commands.Sit(), "sit")
        return id

    def folded(self, id: str) -> Table:
        return self.hub.tables[id].table

    async def ask(self, id: str, who: Person, command: commands.Command, name: str, base: int | None = None) -> Any:
        if base is None:
            base = (await self.hub.tables.open(id)).table.version
        return await self.hub.command(id, who, commands.Request(name, base, command))

    async def play(self, id: str, steps: int) -> None:
        """The first legal action, so often."""
        for _ in range(steps):
            table = self.folded(id)
            assert table.match is not None
            who = (ANN, BOB)[table.match.player or 0]
            reply = await self.ask(id, who, commands.Play(table.match.legal[0]), f"step{table.version}")
            assert reply.__class__.__name__ == "Ok", reply


@asynccontextmanager
async def nodes(folder: Path, count: int = 1) -> AsyncIterator[list[Node]]:
    """So many on one database; nobody tells them of each other."""
    engine = connect(Settings(data=folder))
    prepared(engine) if revision(engine) is None else migrate(engine)
    add_users(engine, ANN.id, BOB.id)
    all_nodes = [Node(engine) for _ in range(count)]
    try:
        for node in all_nodes:
            node.writer.start()
        yield all_nodes
        for node in all_nodes:
            await node.hub.stop()
    finally:
        for node in all_nodes:
            node.writer.stop()
        engine.dispose()


def with_nodes(folder: Path, work: Callable[..., Coroutine[Any, Any, None]], count: int = 1) -> None:
    async def run() -> None:
        async with nodes(folder, count) as ready:
            await work(*ready)

    asyncio.run(run())
