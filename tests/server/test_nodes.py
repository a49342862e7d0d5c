"""Several nodes on one PostgreSQL; and one server that is stopped and started again."""

from __future__ import annotations

import asyncio
import signal
from collections.abc import AsyncIterator, Callable, Iterable
from contextlib import asynccontextmanager
from pathlib import Path
from random import Random
from time import monotonic
from typing import Any, NamedTuple

import msgspec
import pytest
from sqlalchemy import Engine, select
from websockets.asyncio.client import ClientConnection, connect

from manoa.server.settings import Settings
from manoa.server.store import engine as store
from manoa.server.store.schema import tables
from manoa.server.table.events import Played
from manoa.server.wire import news
from server.jepsen.checker import complaints
from server.jepsen.client import Client
from server.jepsen.history import History
from server.jepsen.logs import Log, read_logs
from server.jepsen.nest import Nest
from server.jepsen.servers import Node, Nursery

LOST_CITIES: dict[str, Any] = {"game": "lost-cities", "options": {"rounds": 1}}
ME, OPEN, BOT = {"kind": "me"}, {"kind": "open"}, {"kind": "bot", "bot": "random"}
LONGEST = 90.0  # seconds for what takes a few on an idle machine


class Stand(NamedTuple):
    """How far a table is."""

    version: int
    step: int
    over: bool


Standing = dict[str, Stand]


class World:
    """Nodes, people who connect to one of those that are alive, and what they see."""

    def __init__(self, nodes: list[Node], settings: Settings) -> None:
        self.alive = nodes
        self.history = History()
        self.tables: list[str] = []
        self._settings = settings
        self._lives: list[asyncio.Task[None]] = []

    async def person(self, name: str, home: int) -> Client:
        """Somebody who prefers a node as long as it lives."""
        node = self.alive[home]

        def address() -> str:
            return (node if node in self.alive else self.alive[0]).address

        client = Client(address, self.history, Random(name), None)
        await client.come(name)
        self._lives.append(asyncio.create_task(client.live()))
        return client

    async def set_up(self, host: Client, *players: Client, seats: list[Any], **wish: Any) -> str:
        table = await host.set_up({**LOST_CITIES, "seats": seats, **wish})
        assert table is not None
        for client in (host, *players):
            client.join(table, plays=True)
        self.tables.append(table)
        return table

    async def until(self, reached: Callable[[Standing], bool]) -> Standing:
        """Wait for the tables to stand as they should."""
        limit = monotonic() + LONGEST
        engine = store.connect(self._settings)
        try:
            while not reached(standing := await asyncio.to_thread(_standing, engine)):
                assert monotonic() < limit, standing
                for life in self._lives:
                    if life.done():
                        life.result()
                await asyncio.sleep(0.1)
            return standing
        finally:
            engine.dispose()

    def logs(self) -> dict[str, Log]:
        engine = store.connect(self._settings)
        try:
            return read_logs(engine)
        finally:
            engine.dispose()

    async def leave(self) -> None:
        for life in self._lives:
            life.cancel()
        await asyncio.gather(*self._lives, return_exceptions=True)


@asynccontextmanager
async def world(nest: Nest, folder: Path, database: str | None, count: int, **given: Any) -> AsyncIterator[World]:
    nodes = [_node(nest.nursery, folder / f"node-{number}", database, given) for number in range(count)]
    await asyncio.gather(*(node.start() for node in nodes))
    people = World(nodes, Settings(data=folder / "node-0", database=database))
    try:
        yield people
    finally:
        await people.leave()
        for node in people.alive:
            await node.end()


def _node(forks: Nursery, folder: Path, database: str | None, given: dict[str, Any]) -> Node:
    folder.mkdir()
    return Node(forks, {"data": folder, "database": database, "lease_seconds": 1.0, **given})


def _standing(engine: Engine) -> Standing:
    with store.reading(engine) as connection:
        rows = connection.execute(select(tables.c.id, tables.c.version, tables.c.step, tables.c.status))
        return {row.id: Stand(row.version, row.step, row.status == "over") for row in rows}


def moved_on(now: Standing, before: Standing, steps: int, ids: Iterable[str]) -> bool:
    return all(now[id].over or now[id].version > before[id].version + steps for id in ids)


@pytest.mark.waits
def test_every_table_goes_on_when_a_node_is_killed(tmp_path: Path, nest: Nest, postgres: Callable[[], str]) -> None:
    async def play() -> None:
        async with world(nest, tmp_path, postgres(), 3) as people:
            ada, bob, cyd = [await people.person(name, home) for home, name in enumerate(("Ada", "Bob", "Cyd"))]
            apart = await people.set_up(ada, bob, seats=[ME, OPEN])
            three = await people.set_up(bob, ada, cyd, seats=[ME, OPEN, OPEN], game="quest", options={})
            human_and_bot = await people.set_up(ada, seats=[ME, BOT])
            timed = await people.set_up(ada, seats=[ME, BOT], clock={"kind": "live", "seconds": 10})
            del ada.places[timed]  # never comes to it, and its time runs out
            cyd.join(apart, plays=False)
            busy = (apart, three, human_and_bot)
            await people.until(lambda now: all(now[id].step > 1 or now[id].over for id in busy))
            bots = await people.set_up(ada, cyd, seats=[BOT, BOT], game="quest", options={})
            before = await people.until(lambda now: now[bots].step > 0)
            assert not before[bots].over
            killed = people.alive.pop(0)
            await killed.end(signal.SIGKILL)
            await people.until(lambda now: moved_on(now, before, 4, people.tables))
            await settled(people, [ada, bob, cyd])
            await people.leave()
            logs = people.logs()
            assert any(isinstance(entry.event, news.TakenOver) for entry in logs[timed].entries)
            assert by_bots(logs[timed]) > 1
            assert complaints(people.history, logs) == []

    nest.runner.run(play())


def by_bots(log: Log) -> int:
    return sum(isinstance(entry.event, Played) and str(entry.command).startswith("*bot") for entry in log.entries)


async def settled(people: World, clients: list[Client]) -> None:
    """Everything asked for is answered."""
    for client in clients:
        client.resting = True
    limit = monotonic() + LONGEST
    while not all(client.idle for client in clients):
        assert monotonic() < limit
        await asyncio.sleep(0.05)


def test_a_move_on_one_node_is_seen_on_another_at_once(tmp_path: Path, nest: Nest, postgres: Callable[[], str]) -> None:
    async def talk() -> list[float]:
        async with world(nest, tmp_path, postgres(), 2, no_bots=True) as people:
            here, there = people.alive
            host = Client(lambda: here.address, people.history, Random(1), None)
            await host.come("Ada")
            table = await host.set_up({**LOST_CITIES, "seats": [ME, OPEN]})
            assert table is not None
            async with socket(here, host.cookie) as speaker, socket(there, host.cookie) as listener:
                for one in (speaker, listener):
                    await send(one, {"t": "watch", "table": table})
                    await heard(one, "resync")
                return [await said(speaker, listener, table, number) for number in range(20)]

    times = sorted(nest.runner.run(talk()))
    middle = times[len(times) // 2]
    print(f"from node to node: {middle * 1000:.1f} ms in the middle, {times[-1] * 1000:.1f} ms at most")
    assert middle < 1.0  # without the hint it would be found after 2 seconds


async def said(speaker: ClientConnection, listener: ClientConnection, table: str, number: int) -> float:
    request = {"id": f"s{number}", "base": 0, "command": {"kind": "say", "text": f"{number}"}}
    began = monotonic()
    await send(speaker, {"t": "do", "table": table, "request": request})
    news = await heard(listener, "news")
    assert [event["what"]["text"] for event in news["events"]] == [f"{number}"]
    return monotonic() - began


def test_a_stop_and_a_start_are_noticed_by_nobody_as_more_than_a_reconnect(tmp_path: Path, nest: Nest) -> None:
    async def play() -> None:
        async with world(nest, tmp_path, None, 1, lease_seconds=60.0) as people:
            ada, bob = await people.person("Ada", 0), await people.person("Bob", 0)
            await people.set_up(ada, bob, seats=[ME, OPEN])
            await people.set_up(ada, seats=[ME, BOT])
            await people.set_up(bob, seats=[BOT, BOT], game="quest", options={})
            (node,) = people.alive
            for _ in range(2):
                await people.until(lambda now: all(now[id].version > 4 for id in people.tables))
                async with socket(node, ada.cookie) as watcher:
                    await node.end(signal.SIGTERM)
                    await watcher.wait_closed()
                    assert watcher.close_code == 1012  # a restart: come back
                came = ada.came, bob.came
                before = await people.until(lambda _: True)  # nobody moves on while the server is down
                await node.start()
                await people.until(lambda now, before=before: moved_on(now, before, 4, people.tables))  # type: ignore[misc]
                assert (ada.came, bob.came) == (came[0] + 1, came[1] + 1)
            await settled(people, [ada, bob])
            await people.leave()
            assert complaints(people.history, people.logs()) == []

    nest.runner.run(play())


@asynccontextmanager
async def socket(node: Node, cookie: str) -> AsyncIterator[ClientConnection]:
    address = node.address.replace("http", "ws") + "/api/live"
    headers = {"Cookie": cookie}
    async with connect(address, additional_headers=headers, compression=None, max_queue=None, proxy=None) as one:
        yield one


async def send(one: ClientConnection, frame: dict[str, Any]) -> None:
    await one.send(msgspec.json.encode(frame), text=True)


async def heard(one: ClientConnection, kind: str) -> dict[str, Any]:
    async with asyncio.timeout(LONGEST):
        while True:
            frame: dict[str, Any] = msgspec.json.decode(await one.recv(decode=False))
            if frame["t"] == kind:
                return frame
