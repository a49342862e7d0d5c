"""A trial: people and bots play over bad lines while things break; then all is held against the log."""

from __future__ import annotations

import asyncio
from collections import Counter
from collections.abc import Iterator
from contextlib import AsyncExitStack, suppress
from dataclasses import dataclass
from pathlib import Path
from random import Random
from time import monotonic
from typing import Any

from sqlalchemy import Engine, select
from sqlalchemy.exc import DBAPIError

from manoa.server.settings import Settings
from manoa.server.store.engine import connect, reading
from manoa.server.store.schema import tables
from server.jepsen.checker import complaints
from server.jepsen.client import Client
from server.jepsen.history import Heard, History
from server.jepsen.line import CALM, STORM
from server.jepsen.logs import read_logs
from server.jepsen.nemeses import NEMESES, ON_POSTGRESQL, ON_SQLITE, Field
from server.jepsen.servers import Node, Nursery

LONGEST = 900.0  # seconds, on a machine that is very busy
LULL = 120.0  # seconds in which nothing more is done, and the next fault comes all the same
THINK = 0.4  # seconds at most: within the limits of what one person may ask for
ME, OPEN, BOT = {"kind": "me"}, {"kind": "open"}, {"kind": "bot", "bot": "random"}
LOST_CITIES: dict[str, Any] = {"game": "lost-cities", "options": {"rounds": 1}}
TABLES: tuple[dict[str, Any], ...] = (
    {**LOST_CITIES, "seats": [ME, OPEN]},
    {"game": "quest", "options": {}, "seats": [ME, OPEN, OPEN]},
    {**LOST_CITIES, "seats": [ME, OPEN], "clock": {"kind": "live", "seconds": 10}},
    {"game": "island", "options": {}, "seats": [ME, OPEN]},
    {**LOST_CITIES, "seats": [ME, BOT]},
)


@dataclass(frozen=True)
class Plan:
    settings: Settings
    faults: int
    seed: int
    kinds: tuple[str, ...]
    nodes: int = 1
    tables: tuple[dict[str, Any], ...] = TABLES
    longest_life: float = 0.8  # seconds between two faults
    oks: int = 1  # that there must be between two faults
    think: float = THINK
    mutant: str | None = None
    bots: bool = True
    patience: float = 180.0  # seconds until everything must be answered, in calm weather


OPERATIONS = ("tables", "versions", "duties", "ok", "again", "turned down", "frames", "connections", "anomalies")


@dataclass(frozen=True)
class Outcome:
    complaints: list[str]
    faults: Counter[str]
    operations: Counter[str]
    seconds: float

    def __str__(self) -> str:
        done = ", ".join(f"{self.operations[what]} {what}" for what in OPERATIONS)
        return f"{self.faults.total()} faults, {done}; {self.seconds:.0f} s"


class Group:
    """People who play one table after the other, with some who look on."""

    def __init__(self, plan: dict[str, Any], players: list[Client], spectators: list[Client]) -> None:
        self._plan = plan
        self._players = players
        self._spectators = spectators

    async def play(self) -> None:
        host = self._players[0]
        while True:
            table = await host.set_up(self._plan)
            if table is None:
                await asyncio.sleep(0.1)
                continue
            for client in self._players:
                client.join(table, plays=True)
            for client in self._spectators:
                client.join(table, plays=False)
            while any(client.places[table].status not in ("over", "closed") for client in self._players):
                await asyncio.sleep(0.05)


class Trial:
    def __init__(self, plan: Plan, forks: Nursery) -> None:
        self._plan = plan
        self._random = Random(plan.seed)
        self._history = History()
        self._nodes = [Node(forks, self._settings(number)) for number in range(plan.nodes)]
        self._field = Field(self._nodes, self._history, self._random, plan.settings.database)
        self._field.new_node = lambda data: Node(
            forks, {"data": data, "no_bots": True, "clock": data.with_suffix(".clock")}
        )
        self._faults: Counter[str] = Counter()
        self._clients: list[Client] = []
        self._groups: list[Group] = []
        self._something_sent, self._enough_done = asyncio.Event(), asyncio.Event()
        self._oks = 0  # since the last fault

    async def run(self) -> Outcome:
        async with asyncio.timeout(LONGEST):
            return await self._run()

    async def _run(self) -> Outcome:
        began = monotonic()
        await asyncio.gather(*(node.start() for node in self._nodes))
        async with AsyncExitStack() as stack:
            await self._gather_people()
            lives = [asyncio.create_task(client.live()) for client in self._clients]
            stack.push_async_callback(_end, lives)
            games = [asyncio.create_task(group.play()) for group in self._groups]
            stack.push_async_callback(_end, games)
            for kind in self._kinds():
                await self._strike(kind)
                _raise_failures(lives + games)
            await _end(games)
            late = await self._settle()
        now = monotonic()
        for node in self._nodes:
            await node.end()
        return await asyncio.to_thread(self._judge, self._complaints(late), began, now)

    def _settings(self, number: int) -> dict[str, Any]:
        """Rate limits are on; a proxy says that everybody comes from an address of their own."""
        plan = self._plan
        data = plan.settings.data if plan.nodes == 1 else plan.settings.data.with_name(f"node-{number}")
        data.mkdir(parents=True, exist_ok=True)
        return {
            "data": data,
            "database": plan.settings.database,
            "behind_proxy": True,
            "limits": True,
            "lease_seconds": 1.0,
            "disk": None if plan.settings.database else data.with_suffix(".disk"),
            "clock": data.with_suffix(".clock"),
            "mutant": plan.mutant,
            "no_bots": not plan.bots,
        }

    async def _gather_people(self) -> None:
        for number, table in enumerate(self._plan.tables):
            people = sum(seat != BOT for seat in table["seats"])
            players = [await self._client(f"Player {number}.{seat}") for seat in range(people)]
            # Somebody from the table before, somebody who never plays, and somebody who never said who they are.
            neighbours = [self._clients[-1 - len(players)]] if number else []
            spectators = [await self._client(f"Watcher {number}")] if number % 2 else [await self._client(None)]
            self._groups.append(Group(table, players, neighbours + spectators))

    async def _client(self, name: str | None) -> Client:
        client = Client(self._address, self._history, Random(self._random.random()), None)
        client.at, client.think = f"10.0.0.{len(self._clients) + 1}", self._plan.think
        if name is not None:
            await client.come(name)
        client.weather = STORM
        client.sent, client.done = self._something_sent.set, self._count_ok
        self._clients.append(client)
        return client

    def _count_ok(self) -> None:
        self._oks += 1
        if self._oks >= self._plan.oks:
            self._enough_done.set()

    def _address(self) -> str:
        return self._random.choice(self._nodes).address

    def _kinds(self) -> Iterator[str]:
        """All in turn, in any order."""
        plan, shuffled = self._plan, list[str]()
        for _ in range(plan.faults):
            shuffled = shuffled or self._random.sample(plan.kinds, len(plan.kinds))
            yield shuffled.pop()

    async def _strike(self, kind: str) -> None:
        """At a random moment once enough was done, as soon as the next command is on its way."""
        with suppress(TimeoutError):
            async with asyncio.timeout(LULL):
                await self._enough_done.wait()
                await asyncio.sleep(self._random.random() * self._plan.longest_life)
                self._something_sent.clear()
                await self._something_sent.wait()
        await asyncio.sleep(self._random.random() * 0.008)
        await NEMESES[kind](self._field)
        self._oks = 0
        self._enough_done.clear()
        self._faults[kind] += 1

    async def _settle(self) -> list[str]:
        """The weather clears: everything is answered, and everybody comes to know how it stands."""
        for client in self._clients:
            client.weather, client.resting = CALM, True
        for node in self._nodes:  # lines from before the calm are cut
            await self._field.restart(node)
        engine = connect(self._plan.settings)
        limit = monotonic() + self._plan.patience
        try:
            while late := await asyncio.to_thread(self._late, engine):
                if monotonic() > limit:
                    return late
                await asyncio.sleep(0.1)
            return []
        finally:
            engine.dispose()

    def _late(self, engine: Engine) -> list[str]:
        """Who waits for what, the server's own duties among it."""
        try:
            with reading(engine) as connection:
                rows = connection.execute(select(tables.c.id, tables.c.version, tables.c.due)).all()
        except DBAPIError as error:
            return [f"the database is away: {error.orig}"]
        versions = {row.id: row.version for row in rows}
        late = [
            f"{client.user} at {place.table} has version {place.version} of {versions.get(place.table)}"
            + (f" and waits for {place.pending}" if place.pending else "")
            for client in self._clients
            for place in client.places.values()
            if place.pending is not None or place.version != versions.get(place.table)
        ]
        now = self._history.moment(monotonic())
        return late + [f"{row.id} is due since {row.due}" for row in rows if row.due is not None and row.due <= now]

    def _complaints(self, late: list[str]) -> list[str]:
        return [*late, *self._field.complaints, *(one for client in self._clients for one in client.complaints)]

    def _judge(self, late: list[str], began: float, now: float) -> Outcome:
        engine = connect(self._plan.settings)
        logs = read_logs(engine)
        engine.dispose()
        heard = [record.frame for record in self._history.records if isinstance(record, Heard)]

        def count(*kinds: str) -> int:
            return sum(frame.startswith(tuple(f'{{"t":"{kind}"'.encode() for kind in kinds)) for frame in heard)

        found = late + complaints(self._history, logs, self._history.moment(now))
        entries = [entry for log in logs.values() for entry in log.entries]
        numbers = {
            "tables": len(logs),
            "versions": len(entries),
            "duties": sum((entry.command or "").startswith("*") for entry in entries),
            "ok": count("ok"),
            "again": count("again"),
            "turned down": count("stale", "refused"),
            "frames": count("news", "resync"),
            "connections": len(self._history.users),
            "anomalies": len(found),
        }
        return Outcome(found, self._faults, Counter(numbers), now - began)


async def _end(tasks: list[asyncio.Task[None]]) -> None:
    for task in tasks:
        task.cancel()
    await asyncio.gather(*tasks, return_exceptions=True)


def _raise_failures(tasks: list[asyncio.Task[None]]) -> None:
    for task in tasks:
        if task.done():
            task.result()


def sqlite_plan(folder: Path, faults: int, seed: int, **given: Any) -> Plan:
    return Plan(Settings(data=folder / "data"), faults, seed, **{"kinds": ON_SQLITE, **given})


def postgres_plan(folder: Path, address: str, faults: int, seed: int, **given: Any) -> Plan:
    settings = Settings(data=folder / "data", database=address)
    return Plan(settings, faults, seed, **{"kinds": ON_POSTGRESQL, "nodes": 2, **given})
