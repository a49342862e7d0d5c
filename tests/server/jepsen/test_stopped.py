"""A node that stops inside a transaction, really: no table waits for it but the one that it was writing to."""

from __future__ import annotations

import asyncio
import signal
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from pathlib import Path
from time import monotonic
from typing import Any

import httpx
import psycopg
import pytest

from server.jepsen.nest import Nest
from server.jepsen.servers import Node
from server.jepsen.trial import BOT, LOST_CITIES, ME

ROUNDS = 3
STOPPED = "SELECT count(*) FROM pg_stat_activity WHERE state = 'idle in transaction' AND datname = current_database()"
WAITING = (
    "SELECT query FROM pg_stat_activity WHERE wait_event_type = 'Lock' AND datname = current_database()"
    " AND now() - query_start > interval '1 second'"
)


class Person:
    """A guest at one node."""

    def __init__(self, http: httpx.AsyncClient) -> None:
        self.http = http
        self.slowest = 0.0  # seconds until an answer

    async def ask(self, path: str, body: Any) -> Any:
        began = monotonic()
        answer = await self.http.post(f"/api{path}", json=body)
        assert answer.status_code in (200, 201), answer.text
        self.slowest = max(self.slowest, monotonic() - began)
        return answer.json()

    async def come(self) -> str:
        """With a table of their own, against a bot."""
        await self.ask("/guests", {"name": "Ada"})
        return str((await self.ask("/tables", {**LOST_CITIES, "seats": [ME, BOT]}))["table"])

    async def say(self, table: str, text: str) -> None:
        command = {"id": text.replace(" ", "-"), "base": 0, "command": {"kind": "say", "text": text}}
        assert (await self.ask(f"/tables/{table}/commands", command))["t"] == "ok"


@asynccontextmanager
async def person(node: Node) -> AsyncIterator[Person]:
    async with httpx.AsyncClient(base_url=node.address, timeout=300, trust_env=False) as http:
        yield Person(http)


@asynccontextmanager
async def node(nest: Nest, data: Path, database: str, **given: Any) -> AsyncIterator[Node]:
    data.mkdir()
    node = Node(nest.nursery, {"data": data, "database": database, "lease_seconds": 1.0, **given})
    await node.start()
    try:
        yield node
    finally:
        await node.end()


async def until_stopped(database: str, last: asyncio.Task[None]) -> None:
    """In the middle of a transaction, and not just about to go on; what it was asked for last may be answered."""
    seen = 0
    while seen < 5:
        if last.done():
            last.result()
        (count,) = await asyncio.to_thread(ask_database, database, STOPPED)
        seen = seen + 1 if count else 0
        await asyncio.sleep(0.1)


def ask_database(database: str, query: str) -> list[Any]:
    with psycopg.connect(database, autocommit=True) as connection:
        return [value for (value,) in connection.execute(query.encode())]


async def waiting(database: str) -> list[str]:
    """What has waited for a lock for more than a second: nobody but the stopped node holds one for so long."""
    found = []
    while True:
        found += await asyncio.to_thread(ask_database, database, WAITING)
        if found:
            return found
        await asyncio.sleep(0.02)


async def round_of(node: Node) -> float:
    """Somebody comes, sets a table up and talks at it; how many seconds the slowest of it took."""
    async with person(node) as guest:
        table = await guest.come()
        await guest.say(table, "hello")
        return guest.slowest


@pytest.mark.parametrize("when", ["writing", "claiming"])
def test_no_other_table_waits_for_a_node_that_stops_inside_a_transaction(
    tmp_path: Path, nest: Nest, postgres: Callable[[], str], when: str
) -> None:
    async def play(database: str) -> float:
        async with (
            node(nest, tmp_path / "goes-on", database) as goes_on,
            node(nest, tmp_path / "stops", database, mutant="stop-inside", no_bots=True) as stops,
            person(stops) as unlucky,
            asyncio.TaskGroup() as tasks,
        ):
            table = await unlucky.come()
            last = tasks.create_task(unlucky.say(table, f"stop while {when}"))
            await until_stopped(database, last)
            watching = tasks.create_task(waiting(database))
            slowest = 0.0
            for _ in range(ROUNDS):
                slowest = max(slowest, await round_of(goes_on))
                await asyncio.sleep(0.6)  # in which it looks for what it has to do
            (stopped,) = await asyncio.to_thread(ask_database, database, STOPPED)
            assert stopped, "it was in the middle of it all the time"
            assert not watching.done(), watching.result()
            watching.cancel()
            last.cancel()
            stops.send(signal.SIGCONT)
            return slowest

    print(f"beside a node that has stopped: {nest.runner.run(play(postgres())) * 1000:.0f} ms at most")
