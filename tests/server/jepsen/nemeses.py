"""What goes wrong in a trial, one thing at a time."""

from __future__ import annotations

import asyncio
import os
import shutil
import signal
import sqlite3
import struct
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager, suppress
from dataclasses import dataclass, field
from itertools import count
from pathlib import Path
from random import Random
from time import monotonic
from typing import Any

import httpx

from manoa.server.live.tasks import end_all
from manoa.server.live.timekeeping import set_right
from manoa.server.store.engine import open_file
from server.jepsen import disk
from server.jepsen.attacks import ATTACKS, Target
from server.jepsen.history import History
from server.jepsen.logs import Log, read_logs
from server.jepsen.servers import Node, WillNotStart

RECOVERY = 60.0  # seconds in which a database comes back
PATIENCE = 5.0  # seconds until an answer is late, on a machine that is busy with the attack as well
AHEAD = 100 * 86_400.0  # seconds
STEP = 600.0  # seconds by which a clock is set wrong
ATTACKERS = count(1)
LOUD = ("versions_missing", "log_damaged", "data_lost")  # in the log of a server that starts on damaged files


@dataclass
class Field:
    """Where it happens."""

    nodes: list[Node]
    history: History
    random: Random
    database: str | None = None
    new_node: Callable[[Path], Node] = lambda _: _none()
    complaints: list[str] = field(default_factory=list)

    def node(self) -> Node:
        return self.random.choice(self.nodes)

    async def pause(self, least: float, most: float) -> None:
        await asyncio.sleep(self.random.uniform(least, most))

    async def restart(self, node: Node, meanwhile: Callable[[], None] = lambda: None) -> None:
        await node.end()
        await asyncio.to_thread(meanwhile)
        self.history.life += len(self.nodes) == 1
        await node.start()


def _none() -> Node:
    raise NotImplementedError


async def kill(on: Field) -> None:
    """The server's process, by −9."""
    await on.restart(on.node())


async def power_cut(on: Field) -> None:
    """What was not flushed is gone, or half of it."""
    node = on.node()
    await on.restart(node, lambda: disk.cut(node.data, node.kept, on.random))


async def full_disk(on: Field) -> None:
    """Nothing can be written for a while."""
    kept = on.node().kept
    disk.fill(kept)
    await on.pause(0.2, 0.8)
    disk.make_room(kept)


async def clock_step(on: Field) -> None:
    """The wall clock of one node is set wrong by ten minutes, either way, and set right again."""
    clock = on.node().clock
    _set(clock, on.random.choice((-STEP, STEP)))
    await on.pause(0.3, 1.0)
    _set(clock, 0.0)


def _set(clock: Path, wrong: float) -> None:
    with clock.open("r+b") as file:
        file.write(struct.pack("d", wrong))


async def stop(on: Field) -> None:
    """A node stops without dying, and goes on later as if nothing had been."""
    node = on.node()
    node.send(signal.SIGSTOP)
    try:
        await on.pause(0.3, 4.0)
    finally:
        node.send(signal.SIGCONT)


async def cut_lines(on: Field) -> None:
    """Every connection to the database ends, whatever it is in the middle of."""
    await asyncio.to_thread(_each_backend, on.database, "SELECT pg_terminate_backend(pid)")


async def kill_database(on: Field) -> None:
    """One of its processes by −9: all of it goes down, and comes up from its log."""
    import psycopg

    await asyncio.to_thread(_kill_backend, on)
    await asyncio.sleep(0.3)  # it takes a moment to notice
    async with asyncio.timeout(RECOVERY):
        while True:  # until it is back: a server that starts meanwhile may say that there is no database
            with suppress(psycopg.OperationalError):
                await asyncio.to_thread(_each_backend, on.database, "SELECT pid")
                return
            await asyncio.sleep(0.1)


def _kill_backend(on: Field) -> None:
    backends = _each_backend(on.database, "SELECT pid")
    if backends:
        os.kill(on.random.choice(backends), signal.SIGKILL)


def _each_backend(address: str | None, what: str) -> list[Any]:
    import psycopg

    assert address is not None
    others = "FROM pg_stat_activity WHERE datname = current_database() AND pid <> pg_backend_pid()"
    with psycopg.connect(address, autocommit=True) as connection:
        return [value for (value,) in connection.execute(f"{what} {others}".encode())]


async def attacked(on: Field) -> None:
    """Somebody tries to keep the server from everybody else, who are still answered."""
    name = on.random.choice(sorted(ATTACKS))
    target = Target([node.address for node in on.nodes], f"10.66.{next(ATTACKERS)}.1")
    attack = asyncio.create_task(ATTACKS[name](target))
    try:
        with suppress(TimeoutError):
            await asyncio.wait_for(target.begun.wait(), RECOVERY)
        for node in on.nodes:
            on.complaints += [f"{name}: {complaint}" for complaint in await _kept_waiting(node)]
    finally:
        await end_all(attack)


async def _kept_waiting(node: Node) -> list[str]:
    """What somebody else has to complain about."""
    most = 0.0
    async with httpx.AsyncClient(base_url=node.address, timeout=RECOVERY, trust_env=False) as http:
        for _ in range(20):
            began = monotonic()
            try:
                await http.get("/api/me", headers={"X-Forwarded-For": "10.1.0.1"})
            except httpx.HTTPError as error:
                return [f"somebody else was not answered: {error!r}; the server's last words: {node.log[-2000:]}"]
            most = max(most, monotonic() - began)
            await asyncio.sleep(0.1)
    return [f"somebody else was answered after {most:.1f} s"] if most > PATIENCE else []


# Damage at rest


async def damage(on: Field) -> None:
    """Files change while no server runs. One that starts on them may refuse to, or say what is wrong; never nothing."""
    async with _copied(on, "whole", "damaged") as (whole, hurt):
        truth = await asyncio.to_thread(_stored, whole)
        what = await asyncio.to_thread(on.random.choice(DAMAGES), hurt, on.random)
        if truth and what:
            on.complaints += [f"damage, {what}: {fault}" for fault in await _started_on(on, hurt, truth)]


@asynccontextmanager
async def _copied(on: Field, *names: str) -> AsyncIterator[list[Path]]:
    """Copies of the data to try something with while the server is down."""
    node = on.node()
    await node.end()
    copies = [node.data.with_name(f"{node.data.name}-{name}") for name in names]
    for copy in copies:
        await asyncio.to_thread(shutil.copytree, node.data, copy)
    try:
        yield copies
    finally:
        for copy in copies:
            await asyncio.to_thread(shutil.rmtree, copy)
            for beside in (".log", ".clock"):
                copy.with_suffix(beside).unlink(missing_ok=True)
    on.history.life += 1
    await node.start()


async def _started_on(on: Field, hurt: Path, truth: dict[str, Log]) -> list[str]:
    node = on.new_node(hurt)
    try:
        await node.start()
    except WillNotStart:
        return [] if "damaged" in node.log or "cannot be opened" in node.log else [f"no reason given: {node.log}"]
    try:
        async with httpx.AsyncClient(base_url=node.address, timeout=30, trust_env=False) as http:
            answers = {table: await http.get(f"/api/tables/{table}") for table in truth}
    finally:
        await node.end()
    if any(word in node.log for word in LOUD):
        return []
    shown = {table: answer.json().get("v", 0) for table, answer in answers.items()}
    return [
        f"nothing was said, and {table} is at {shown[table]}, not at {len(log.entries)}"
        for table, log in truth.items()
        if shown[table] < len(log.entries)  # it may be at more: somebody's time may have run out
    ]


async def failing_tables(on: Field) -> None:
    """All tables are damaged: the server tells of each now and then, and not all the time."""
    async with _copied(on, "failing") as [data]:
        tables = await asyncio.to_thread(_damage_all, data)
        node = on.new_node(data)
        await node.start()
        await on.pause(3.0, 4.0)
        await node.end()
        lines = node.log.count("log_damaged")
        if lines > len(tables):
            on.complaints.append(f"failing tables: {lines} lines in the log about {len(tables)} tables")


def _damage_all(data: Path) -> list[str]:
    """Each has something to do at once, and a log that is not as it was stored."""
    with sqlite3.connect(data / "manoa.db") as connection:
        connection.execute("UPDATE tables SET due = 1, claimed_by = NULL, claimed_until = NULL")
        connection.execute("UPDATE events SET at = at + 1")
        tables = [id for (id,) in connection.execute("SELECT id FROM tables")]
    connection.close()
    return tables


async def wrong_boot(on: Field) -> None:
    """A machine starts with a clock that is 100 days ahead, and the next time with the right one: the server says so
    until it is set right."""
    async with _copied(on, "ahead") as [data]:
        clock = data.with_suffix(".clock")
        told: list[bool] = []
        for wrong in (AHEAD, 0.0, 0.0):
            clock.write_bytes(struct.pack("d", wrong))
            node = on.new_node(data)
            had = len(node.log) if told else 0
            await node.start()
            async with httpx.AsyncClient(base_url=node.address, timeout=RECOVERY, trust_env=False) as http:
                await http.post("/api/guests", json={"name": "Ann"})
            await on.pause(1.5, 2.0)  # it notes how late it is
            await node.end()
            told.append("clocks_differ" in node.log[had:] or "entries_ahead" in node.log[had:])
            if len(told) == 2:
                await asyncio.to_thread(_set_right, data)
        if told != [False, True, False]:
            on.complaints.append(f"a wrong clock at the start: it was told of {told}, not only while it was wrong")


def _set_right(data: Path) -> None:
    engine = open_file(data / "manoa.db")
    try:
        set_right(engine)
    finally:
        engine.dispose()


def _stored(data: Path) -> dict[str, Log]:
    engine = open_file(data / "manoa.db")
    try:
        return read_logs(engine)
    finally:
        engine.dispose()


def _cut_wal(data: Path, random: Random) -> str:
    file = data / "manoa.db-wal"
    size = file.stat().st_size if file.exists() else 0
    if size == 0:
        return ""
    kept = random.randrange(size)
    os.truncate(file, kept)
    return f"its write-ahead log was cut from {size} to {kept} bytes"


def _lose_wal(data: Path, random: Random) -> str:
    file = data / "manoa.db-wal"
    if not file.exists():
        return ""
    file.unlink()
    return "its write-ahead log was lost"


def _overwrite(data: Path, random: Random) -> str:
    file = data / "manoa.db"
    contents = bytearray(file.read_bytes())
    place = random.randrange(len(contents) // 4096) * 4096
    contents[place : place + 4096] = random.randbytes(4096)
    file.write_bytes(contents)
    return f"a page at {place} was overwritten"


def _change_a_move(data: Path, random: Random) -> str:
    """By somebody who knows where it lies."""
    with sqlite3.connect(data / "manoa.db") as connection:
        moves = connection.execute("SELECT \"table\", version FROM events WHERE body LIKE '%played%'").fetchall()
        if moves:
            move = random.choice(moves)
            connection.execute('DELETE FROM events WHERE "table" = ? AND version = ?', move)
    connection.close()
    return f"version {move[1]} of {move[0]} was taken out" if moves else ""


DAMAGES = (_cut_wal, _lose_wal, _overwrite, _change_a_move)

NEMESES: dict[str, Callable[[Field], Awaitable[None]]] = {
    "kill -9": kill,
    "power cut": power_cut,
    "full disk": full_disk,
    "clock step": clock_step,
    "damage at rest": damage,
    "stopped node": stop,
    "cut lines": cut_lines,
    "database killed": kill_database,
    "attack": attacked,
    "failing tables": failing_tables,
    "wrong boot": wrong_boot,
}
ON_SQLITE = ("kill -9", "power cut", "full disk", "clock step", "damage at rest", "failing tables", "wrong boot")
ON_POSTGRESQL = ("kill -9", "stopped node", "clock step", "cut lines", "database killed")
