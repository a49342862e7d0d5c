"""What is done to a server, the same for every one, and the figures that come of it."""

from __future__ import annotations

import asyncio
import gc
import time
from collections.abc import Coroutine, Iterable
from dataclasses import dataclass, field
from typing import Any, TypeVar

import numpy as np

from server_players import Pace, Player, Side, Spectator

T = TypeVar("T")
AT_ONCE = 50  # connections that are opened side by side


@dataclass(frozen=True)
class Size:
    """How much of everything; a smoke test takes less."""

    tables: int = 500
    stored: int = 1_000
    busy: int = 200
    spectators: int = 2_000
    seconds: float = 20.0


@dataclass
class Played:
    """One stretch of play."""

    spent: np.ndarray[tuple[int], np.dtype[np.float64]]
    seconds: float
    server: float  # seconds of processor time
    generator: float
    faults: list[str] = field(default_factory=list)

    def milliseconds(self, percent: float) -> float:
        return float(np.percentile(self.spent, percent)) * 1e3 if len(self.spent) else float("nan")

    @property
    def rate(self) -> float:
        return len(self.spent) / self.seconds


@dataclass
class Live:
    played: Played
    ready: float | None  # seconds until a restarted server with all those tables is ready
    back: float | None  # seconds until a player of each of them sees it again


@dataclass
class Watched:
    alone: Played
    crowd: Played
    bytes_each: float
    joining: float  # seconds until all spectators see the table
    frames: float  # a second, over all of them


async def live(side: Side, size: Size) -> Live:
    """Many tables where a move is made about once a second; then a restart with still more of them."""
    side.start()
    pace = Pace(think=1.0)
    players = await open_tables(side, pace, size.tables)
    played = await play(side, pace, players, size.seconds)
    ready = back = None
    if side.durable:
        players += await open_tables(side, pace, size.stored - size.tables)
        for player in players:
            player.close()
        side.stop()
        ready = side.start()
        began = time.perf_counter()
        await gather(side.back(player) for player in players[::2])
        back = time.perf_counter() - began
    side.stop()
    return Live(played, ready, back)


async def throughput(side: Side, size: Size) -> Played:
    """Every player moves as soon as it may."""
    side.start()
    pace = Pace(think=0)
    players = await open_tables(side, pace, size.busy)
    played = await play(side, pace, players, size.seconds / 2)
    side.stop()
    return played


async def watched(side: Side, size: Size) -> Watched:
    """One table with a move about every quarter of a second, without and with spectators."""
    side.start()
    pace = Pace(think=0.25)
    players = await open_tables(side, pace, 1)
    alone = await play(side, pace, players, size.seconds)
    visitors = [side.visitor() for _ in range(size.spectators)]
    empty, began = side.process.memory(), time.perf_counter()
    spectators = await gather(side.spectate(players[0], visitor) for visitor in visitors)
    joining = time.perf_counter() - began
    await asyncio.sleep(3)
    bytes_each = (side.process.memory() - empty) / size.spectators
    before, began = shown(spectators), time.perf_counter()
    crowd = await play(side, pace, players, size.seconds)
    frames = (shown(spectators) - before) / (time.perf_counter() - began)
    crowd.faults += await missed(side, players, spectators)
    side.stop()
    return Watched(alone, crowd, bytes_each, joining, frames)


async def open_tables(side: Side, pace: Pace, count: int) -> list[Player]:
    tables = await gather(side.open(pace) for _ in range(count))
    return [player for table in tables for player in table]


async def gather(coroutines: Iterable[Coroutine[Any, Any, T]]) -> list[T]:
    """All of them, some at a time."""
    slots = asyncio.Semaphore(AT_ONCE)

    async def one(coroutine: Coroutine[Any, Any, T]) -> T:
        async with slots:
            return await coroutine

    return await asyncio.gather(*map(one, coroutines))


async def play(side: Side, pace: Pace, players: list[Player], seconds: float) -> Played:
    """Some seconds to warm up, then those that count."""
    pace.running = True
    for player in players:
        player.go()
    await asyncio.sleep(seconds / 5)
    gc.collect()
    gc.disable()
    pace.spent.clear()
    began, server, generator = time.perf_counter(), side.process.processor(), time.process_time()
    await asyncio.sleep(seconds)
    spent, taken = np.array(pace.spent), time.perf_counter() - began
    played = Played(spent, taken, side.process.processor() - server, time.process_time() - generator)
    gc.enable()
    pace.running = False
    await settle(pace)
    played.faults = faults(pace, players)
    return played


async def settle(pace: Pace) -> None:
    """Until every command is answered, or a server has had its time for it."""
    for _ in range(100):
        if not pace.waiting:
            return
        await asyncio.sleep(0.1)


def faults(pace: Pace, players: list[Player]) -> list[str]:
    counts = {
        "refused": pace.refused,
        "never answered": pace.waiting,
        "players disconnected": sum(player.closed for player in players),
    }
    return [f"{count} {what}" for what, count in counts.items() if count]


async def missed(side: Side, players: list[Player], spectators: list[Spectator]) -> list[str]:
    """Spectators that, given some time, were not shown the last move."""
    final = max(side.played(player) for player in players)
    behind = len(spectators)
    for _ in range(50):
        behind = sum(side.version(spectator) < final for spectator in spectators)
        if not behind:
            return []
        await asyncio.sleep(0.2)
    return [f"{behind} spectators behind"]


def shown(spectators: list[Spectator]) -> int:
    return sum(spectator.frames for spectator in spectators)
