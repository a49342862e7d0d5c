"""What is done to a server, the same for every one, and the figures that come of it."""

from __future__ import annotations

import asyncio
import gc
import time
from collections.abc import Coroutine, Iterable
from dataclasses import dataclass, field
from typing import Any, TypeVar

import numpy as np

from server_players import Lag, Pace, Player, Side, Spectator

Times = np.ndarray[tuple[int], np.dtype[np.float64]]
T = TypeVar("T")
AT_ONCE = 50  # connections that are opened side by side
BOTS = 10  # at one table in so many somebody plays against a bot


@dataclass(frozen=True)
class Size:
    """How much of everything; a smoke test takes less."""

    tables: int = 500
    stored: int = 1_000
    busy: int = 400
    spectators: int = 2_000
    idle: int = 10_000
    moves: int = 100_000
    seconds: float = 60.0


@dataclass
class Played:
    """One stretch of play."""

    spent: Times
    seconds: float
    server: float  # seconds of processor time
    generator: float
    bots: Times  # what their turns took
    faults: list[str] = field(default_factory=list)

    def milliseconds(self, percent: float) -> float:
        return milliseconds(self.spent, percent)

    @property
    def rate(self) -> float:
        return len(self.spent) / self.seconds


def milliseconds(spent: Times, percent: float) -> float:
    return float(np.percentile(spent, percent)) * 1e3 if len(spent) else float("nan")


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
    lag: Times  # seconds until they see a move


async def live(side: Side, size: Size) -> Live:
    """Many tables where a move is due about once a second; then a restart with still more of them."""
    side.start()
    pace = Pace(every=1.0)
    players = await open_tables(side, pace, size.tables, BOTS)
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
    pace = Pace(every=0)
    players = await open_tables(side, pace, size.busy)
    played = await play(side, pace, players, size.seconds / 6)
    side.stop()
    return played


async def watched(side: Side, size: Size) -> Watched:
    """One table with a move about every quarter of a second, without and with spectators."""
    side.start()
    pace, lag = Pace(every=0.25), Lag()
    players = await open_tables(side, pace, 1)
    alone = await play(side, pace, players, size.seconds / 2)
    visitors = await gather(side.visitor() for _ in range(size.spectators))
    empty, began = side.process.memory(), time.perf_counter()
    spectators = await gather(side.spectate(players[0], visitor, lag) for visitor in visitors)
    for player in players:
        player.lag = lag
    joining = time.perf_counter() - began
    await asyncio.sleep(3)
    bytes_each = (side.process.memory() - empty) / size.spectators
    before, began = shown(spectators), time.perf_counter()
    crowd = await play(side, pace, players, size.seconds)
    frames = (shown(spectators) - before) / (time.perf_counter() - began)
    crowd.faults += await missed(side, players, spectators)
    side.stop()
    return Watched(alone, crowd, bytes_each, joining, frames, np.array(lag.spent))


async def open_tables(side: Side, pace: Pace, count: int, bots: int = 0) -> list[Player]:
    tables = await gather(side.open(pace, bot=bots > 0 and number % bots == 0) for number in range(count))
    return [player for table in tables for player in table]


async def gather(coroutines: Iterable[Coroutine[Any, Any, T]]) -> list[T]:
    """All of them, some at a time."""
    slots = asyncio.Semaphore(AT_ONCE)

    async def one(coroutine: Coroutine[Any, Any, T]) -> T:
        async with slots:
            return await coroutine

    return await asyncio.gather(*map(one, coroutines))


async def play(side: Side, pace: Pace, players: list[Player], seconds: float) -> Played:
    """Some seconds to warm up, then those that count: all moves that are due in them, however late they are done."""
    pace.begin()
    for player in players:
        player.go()
    await asyncio.sleep(min(5.0, seconds / 5))
    gc.collect()
    gc.disable()
    pace.spent.clear()
    pace.bots.clear()
    began, server, generator = time.monotonic(), side.process.processor(), time.process_time()
    await asyncio.sleep(seconds)
    pace.until = time.monotonic()
    server, generator = side.process.processor() - server, time.process_time() - generator
    gc.enable()
    await settle(pace)
    pace.running = False
    spent = np.array([spent for due, spent in pace.spent if began <= due <= pace.until])
    return Played(spent, pace.until - began, server, generator, np.array(pace.bots), faults(pace, players))


async def settle(pace: Pace) -> None:
    """Until every command is answered, or a server has had its time for it."""
    calm = 0
    for _ in range(300):
        await asyncio.sleep(0.1)
        calm = 0 if pace.waiting else calm + 1
        if calm == 3:
            return


def faults(pace: Pace, players: list[Player]) -> list[str]:
    counts = {
        "refused": pace.refused,
        "never answered": pace.waiting,
        "players disconnected": sum(player.closed for player in players),
    }
    return [f"{count} {what}" for what, count in counts.items() if count]


async def missed(side: Side, players: list[Player], spectators: list[Spectator]) -> list[str]:
    """Spectators that, given some time, were not shown the last move."""
    final = max(player.version for player in players)
    behind = len(spectators)
    for _ in range(50):
        behind = sum(side.version(spectator) < final for spectator in spectators)
        if not behind:
            return []
        await asyncio.sleep(0.2)
    return [f"{behind} spectators behind"]


def shown(spectators: list[Spectator]) -> int:
    return sum(spectator.frames for spectator in spectators)
