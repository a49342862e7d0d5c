"""A trial: people play over bad lines while servers are killed; then all is held against the log."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from contextlib import AsyncExitStack
from dataclasses import dataclass, replace
from pathlib import Path
from random import Random
from time import monotonic
from typing import Any

from manoa.server.settings import Settings
from manoa.server.store.engine import connect
from server.jepsen.checker import complaints
from server.jepsen.client import Client
from server.jepsen.history import Heard, History
from server.jepsen.line import CALM, STORM
from server.jepsen.logs import Log, read_logs
from server.jepsen.servers import Node, Nursery

SETTLING = 40.0  # seconds
LONGEST = 300.0
TABLES: tuple[dict[str, Any], ...] = (
    {"game": "lost-cities", "options": {"rounds": 1}, "players": 2},
    {"game": "quest", "options": {}, "players": 3},
    {"game": "island", "options": {}, "players": 2},
    {"game": "lost-cities", "options": {"rounds": 1}, "players": 2, "clock": {"kind": "live", "seconds": 3600}},
)


@dataclass(frozen=True)
class Plan:
    settings: Settings
    kills: int
    seed: int
    nodes: int = 1
    groups: int = 4
    longest_life: float = 0.8  # seconds between a start and the next kill
    trouble: Callable[[], None] = lambda: None  # something else that goes wrong before a kill


@dataclass(frozen=True)
class Outcome:
    complaints: list[str]
    kills: int
    tables: int
    entries: int
    acknowledged: int
    repeated: int  # `again`
    turned_down: int
    frames: int
    connections: int
    seconds: float

    def __str__(self) -> str:
        return (
            f"{self.kills} kills, {self.connections} connections, {self.tables} tables, {self.entries} versions; "
            f"{self.acknowledged} ok, {self.repeated} again, {self.turned_down} turned down; "
            f"{self.frames} frames seen; {len(self.complaints)} complaints; {self.seconds:.0f} s"
        )


class Group:
    """People who play one table after the other, with some who look on."""

    def __init__(self, plan: dict[str, Any], players: list[Client], spectators: list[Client]) -> None:
        self._plan = plan
        self._players = players
        self._spectators = spectators

    async def play(self) -> None:
        host = self._players[0]
        while True:
            seats = [{"kind": "me"}, *[{"kind": "open"}] * (len(self._players) - 1)]
            wish = {key: value for key, value in self._plan.items() if key != "players"}
            table = await host.set_up({**wish, "seats": seats})
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
        self._clients: list[Client] = []
        self._groups: list[Group] = []
        self._something_sent = asyncio.Event()

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
            for _ in range(self._plan.kills):
                await self._kill_one()
                _raise_failures(lives + games)
            await _end(games)
            late = await self._settle()
        for node in self._nodes:
            await node.end()
        return await asyncio.to_thread(self._judge, late, monotonic() - began)

    def _settings(self, number: int) -> dict[str, Any]:
        settings = self._plan.settings
        data = settings.data if self._plan.nodes == 1 else settings.data.with_name(f"node-{number}")
        data.mkdir(parents=True, exist_ok=True)
        return {"data": data, "database": settings.database, "lease_seconds": 1.0, "no_bots": True}

    async def _gather_people(self) -> None:
        for number in range(self._plan.groups):
            table = TABLES[number % len(TABLES)]
            players = [await self._client(f"Player {number}.{seat}") for seat in range(table["players"])]
            # Somebody from the table before, somebody who never plays, and somebody who never said who they are.
            neighbours = [self._clients[-1 - len(players)]] if number else []
            spectators = [await self._client(f"Watcher {number}")] if number % 2 else [await self._client(None)]
            self._groups.append(Group(table, players, neighbours + spectators))

    async def _client(self, name: str | None) -> Client:
        client = Client(self._address, self._history, Random(self._random.random()), None)
        if name is not None:
            await client.come(name)
        client.weather = STORM
        client.sent = self._something_sent.set
        self._clients.append(client)
        return client

    def _address(self) -> str:
        return self._random.choice(self._nodes).address

    async def _kill_one(self) -> None:
        """At a random moment, as soon as the next command is on its way."""
        await asyncio.sleep(self._random.random() * self._plan.longest_life)
        if self._random.random() < 0.5:
            await asyncio.to_thread(self._plan.trouble)
            await asyncio.sleep(self._random.random() * self._plan.longest_life / 2)
        self._something_sent.clear()
        async with asyncio.timeout(SETTLING):
            await self._something_sent.wait()
        await asyncio.sleep(self._random.random() * 0.008)
        await self._restart(self._random.choice(self._nodes))

    async def _restart(self, node: Node) -> None:
        await node.end()
        self._history.life += len(self._nodes) == 1
        await node.start()

    async def _settle(self) -> list[str]:
        """The weather clears: everything is answered, and everybody comes to know how it stands."""
        for client in self._clients:
            client.weather, client.resting = CALM, True
        for node in self._nodes:  # lines from before the calm are cut
            await self._restart(node)
        engine = connect(self._plan.settings)
        limit = monotonic() + SETTLING
        try:
            while late := self._late(await asyncio.to_thread(read_logs, engine)):
                if monotonic() > limit:
                    return late
                await asyncio.sleep(0.1)
            return []
        finally:
            engine.dispose()

    def _late(self, logs: dict[str, Log]) -> list[str]:
        return [
            f"{client.user} at {place.table} has version {place.version} of {len(logs[place.table].entries)}"
            + (f" and waits for {place.pending}" if place.pending else "")
            for client in self._clients
            for place in client.places.values()
            if place.pending is not None or place.version != len(logs[place.table].entries)
        ]

    def _judge(self, late: list[str], seconds: float) -> Outcome:
        engine = connect(self._plan.settings)
        logs = read_logs(engine)
        engine.dispose()
        heard = [record.frame for record in self._history.records if isinstance(record, Heard)]

        def count(*kinds: str) -> int:
            return sum(frame.startswith(tuple(f'{{"t":"{kind}"'.encode() for kind in kinds)) for frame in heard)

        return Outcome(
            complaints=late + complaints(self._history, logs),
            kills=self._plan.kills,  # those at the end, in calm weather, are not counted
            tables=len(logs),
            entries=sum(len(log.entries) for log in logs.values()),
            acknowledged=count("ok"),
            repeated=count("again"),
            turned_down=count("stale", "refused"),
            frames=count("news", "resync"),
            connections=len(self._history.users),
            seconds=seconds,
        )


async def _end(tasks: list[asyncio.Task[None]]) -> None:
    for task in tasks:
        task.cancel()
    await asyncio.gather(*tasks, return_exceptions=True)


def _raise_failures(tasks: list[asyncio.Task[None]]) -> None:
    for task in tasks:
        if task.done():
            task.result()


def sqlite_plan(folder: Path, kills: int, seed: int) -> Plan:
    return Plan(Settings(data=folder / "data"), kills, seed)


def postgres_plan(folder: Path, address: str, kills: int, seed: int, nodes: int = 2) -> Plan:
    settings = Settings(data=folder / "data", database=address)
    return replace(Plan(settings, kills, seed, nodes), trouble=lambda: cut_database(address))


def cut_database(address: str) -> None:
    """End every connection that servers have to the database, whatever they are in the middle of."""
    import psycopg

    with psycopg.connect(address, autocommit=True) as connection:
        connection.execute(
            "SELECT pg_terminate_backend(pid) FROM pg_stat_activity"
            " WHERE datname = current_database() AND pid <> pg_backend_pid()"
        )
