"""What is asked of Manoa alone: sockets that idle, memory after very many moves, bots beside somebody who is greedy."""

from __future__ import annotations

import asyncio
import time
from dataclasses import dataclass
from http.client import HTTPConnection, HTTPException

from server_load import Size, Times, gather, open_tables, play, settle
from server_manoa import OPEN, Manoa, Seat, Watcher
from server_players import Pace, Visitor

SOCKETS = 16  # of one person
BUSY = 120  # tables that make very many moves
SHORT = {"rounds": 1}  # so that after half of the moves games have ended everywhere: logs grow until then
MODEST = 10  # tables of people against quick bots
BEST = {"kind": "bot", "bot": "best"}
GREEDY = 16  # tables of one guest against the best bot: as many as may be set up at once
AMONG_BOTS = 4


@dataclass
class Idle:
    memory: int  # bytes of the server's process
    empty: int  # before they came
    joining: float  # seconds
    faults: list[str]


@dataclass
class Flat:
    """Memory while moves are made."""

    early: float  # bytes, after half of the moves
    late: float
    rate: float  # moves a second
    faults: list[str]

    @property
    def growth(self) -> float:
        return self.late / self.early - 1


@dataclass
class Beside:
    """What quick bots take, without and with somebody who is greedy."""

    alone: Times
    crowd: Times
    faults: list[str]


async def idle(side: Manoa, size: Size) -> Idle:
    """People with several sockets each, who do nothing."""
    side.start()
    await open_tables(side, Pace(every=1.0), 1)  # the games are loaded now
    empty = side.process.memory()
    guests = await gather(side.visitor() for _ in range(size.idle // SOCKETS))
    began = time.monotonic()
    sockets = await gather(_socket(side, guest) for guest in guests for _ in range(SOCKETS))
    joining = time.monotonic() - began
    await asyncio.sleep(10)
    closed = sum(socket.closed for socket in sockets)
    memory = side.process.memory()
    side.stop()
    return Idle(memory, empty, joining, [f"{closed} closed"] if closed else [])


async def _socket(side: Manoa, guest: Visitor) -> Watcher:
    socket = Watcher()
    await socket.connect(side.process.port, "/api/live", {"Cookie": guest.cookie}, guest.source)
    return socket


async def flat(side: Manoa, size: Size) -> Flat:
    """Very many moves, by the same people at one table after the other."""
    side.start()
    pace = Pace(every=0.125)
    tables = await gather(_newcomers(side, pace) for _ in range(BUSY))
    pace.begin()
    for player in [player for table in tables for player in table]:
        player.go()
    began, memory = time.monotonic(), list[int]()
    while len(pace.spent) < size.moves:
        await asyncio.sleep(0.5)
        tables = [await _go_on(side, pace, table) for table in tables]
        memory += [side.process.memory()] * (len(pace.spent) * 10 // size.moves + 1 - len(memory))
    rate = len(pace.spent) / (time.monotonic() - began)
    pace.until = 0.0
    await settle(pace)
    side.stop()
    wrong = pace.refused + sum(player.closed for table in tables for player in table)
    return Flat(memory[5], memory[-1], rate, [f"{wrong} refused or disconnected"] if wrong else [])


async def _newcomers(side: Manoa, pace: Pace) -> list[Seat]:
    return await side.sit(pace, [await side.visitor(), await side.visitor()], OPEN, **SHORT)


async def _go_on(side: Manoa, pace: Pace, table: list[Seat]) -> list[Seat]:
    """A new table for those whose game is over."""
    if not any(player.over for player in table):
        return table
    for player in table:
        player.close()
    return await side.sit(pace, [player.guest for player in table], OPEN, **SHORT)


async def beside(side: Manoa, size: Size) -> Beside:
    """People against quick bots, while one guest has the best bots think, and everything drawn, as much as he may."""
    side.start()
    pace = Pace(every=1.0)
    players = await open_tables(side, pace, MODEST, bots=1)
    alone = await play(side, pace, players, size.seconds / 4)
    greedy = await side.visitor()
    his = Pace(every=0.5)
    tables = [await side.sit(his, [greedy], BEST) for _ in range(GREEDY)]
    for _ in range(AMONG_BOTS):
        await side.table(greedy, [BEST] * 4, "quest")
    his.begin()
    drawing = asyncio.create_task(_draw(side, greedy))
    for (player,) in tables:
        player.go()
    crowd = await play(side, pace, players, size.seconds)
    drawing.cancel()
    his.until = 0.0
    side.stop()
    return Beside(alone.bots, crowd.bots, crowd.faults)


async def _draw(side: Manoa, greedy: Visitor) -> None:
    """One picture after the other; most are refused after a while."""
    while True:
        await asyncio.to_thread(_picture, side.process.port, greedy)
        await asyncio.sleep(0.05)


def _picture(port: int, greedy: Visitor) -> None:
    connection = HTTPConnection("127.0.0.1", port, timeout=60, source_address=(greedy.source, 0))
    try:
        connection.request("GET", "/api/games/quest/scene", headers={"Cookie": greedy.cookie})
        connection.getresponse().read()
    except (OSError, HTTPException):
        pass  # refused at the door
    finally:
        connection.close()
