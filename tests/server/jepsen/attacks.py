"""What strangers do to a server to keep it from everybody else. Each attack goes on until it is cancelled.

`bench/attacks.py` measures what others feel meanwhile; in `make soak` they are nemeses.
"""

from __future__ import annotations

import asyncio
import base64
import json
import os
import struct
from collections.abc import AsyncIterator, Callable, Coroutine
from contextlib import AsyncExitStack, asynccontextmanager, suppress
from dataclasses import dataclass, field
from itertools import count, cycle
from typing import Any

import httpx
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed, InvalidHandshake, InvalidMessage

import manoa

MEGABYTE = 1 << 20
LONGEST_RECORD = 45_000  # steps that fit into a request
MOST_ROOMS = 10  # which may be opened at once
DRAW = 120  # the step of Lost Cities that takes a card from the deck; those above it take one from a pile
LONG_GAME, LONGEST_GAME = 10_000, 20_000  # steps
LONG_TABLES = 75  # more than stay in memory
CHUNK = 32 << 10  # bytes that go out at once
MOST_COMMENTS, LONGEST_COMMENT = 400, 600  # of a room
BROKEN = (OSError, EOFError, httpx.HTTPError, ConnectionClosed, InvalidHandshake, InvalidMessage, asyncio.TimeoutError)

NUMBERS = count(1)


@dataclass
class Target:
    """The nodes of one server. Behind a proxy each attacker has an address; the others have more than one."""

    nodes: list[str]  # http://127.0.0.1:…
    at: str = "10.66.0.1"
    begun: asyncio.Event = field(default_factory=asyncio.Event)  # all that it needs is there

    def headers(self) -> dict[str, str]:
        return {"X-Forwarded-For": self.at}

    def address(self, node: int = 0) -> tuple[str, int]:
        host, _, port = self.nodes[node % len(self.nodes)].removeprefix("http://").partition(":")
        return host, int(port)


Attack = Callable[[Target], Coroutine[Any, Any, None]]


# Without saying who one is


async def pipelining(on: Target) -> None:
    """Four connections on which requests come without waiting for answers, 1.5 MB a second on each."""
    request = f"GET /api/me HTTP/1.1\r\nHost: manoa\r\nX-Forwarded-For: {on.at}\r\n\r\n".encode()
    many = request * (CHUNK // len(request))
    on.begun.set()
    await asyncio.gather(*(_pour(on, [], many, 1.5 * MEGABYTE) for _ in range(4)))


async def unread_answers(on: Target) -> None:
    """Twenty connections that ask for a large page again and again, and never read."""
    request = f"GET /api/openapi.json HTTP/1.1\r\nHost: manoa\r\nX-Forwarded-For: {on.at}\r\n\r\n".encode()
    on.begun.set()
    await asyncio.gather(*(_pour(on, [], request * 50, MEGABYTE, reads=False) for _ in range(20)))


async def empty_fragments(on: Target) -> None:
    """One socket, one message without an end, in parts that hold nothing."""
    await _pour_frames(on, _frame(0x01, b""), _frame(0x00, b""))


async def pings(on: Target) -> None:
    await _pour_frames(on, b"", _frame(0x89, b""))


async def pongs(on: Target) -> None:
    await _pour_frames(on, b"", _frame(0x8A, b""))


async def _pour_frames(on: Target, first: bytes, frame: bytes) -> None:
    key = base64.b64encode(os.urandom(16)).decode()
    hello = (
        f"GET /api/live HTTP/1.1\r\nHost: manoa\r\nX-Forwarded-For: {on.at}\r\nUpgrade: websocket\r\n"
        f"Connection: Upgrade\r\nSec-WebSocket-Key: {key}\r\nSec-WebSocket-Version: 13\r\n\r\n"
    ).encode()
    on.begun.set()
    await _pour(on, [hello, first], frame * (CHUNK // len(frame)), MEGABYTE)


def _frame(head: int, body: bytes) -> bytes:
    """Masked by nothing, as a client's has to be masked."""
    return struct.pack("!BB", head, 0x80 | len(body)) + bytes(4) + body


async def _pour(on: Target, first: list[bytes], chunk: bytes, rate: float, reads: bool = True) -> None:
    """So many bytes a second into one connection; into a new one when it ends."""
    loop = asyncio.get_running_loop()
    while True:
        with suppress(*BROKEN):
            reader, writer = await asyncio.open_connection(*on.address())
            swallowing = asyncio.create_task(_swallow(reader) if reads else asyncio.Event().wait())
            try:
                for part in first:
                    writer.write(part)
                    await asyncio.sleep(0.5)
                due = loop.time()
                while not writer.is_closing() and not swallowing.done():
                    writer.write(chunk)
                    await writer.drain()
                    due = max(due, loop.time() - 1) + len(chunk) / rate
                    await asyncio.sleep(max(0.0, due - loop.time()))
            finally:
                swallowing.cancel()
                writer.transport.abort()
        await asyncio.sleep(0.2)


async def _swallow(reader: asyncio.StreamReader) -> None:
    with suppress(*BROKEN):
        while await reader.read(MEGABYTE):
            pass


# As a guest


@asynccontextmanager
async def guest(on: Target, node: int = 0, name: str = "") -> AsyncIterator[httpx.AsyncClient]:
    given: dict[str, Any] = {"base_url": on.nodes[node % len(on.nodes)], "headers": on.headers()}
    async with httpx.AsyncClient(**given, timeout=60, trust_env=False) as http:
        await _asked(http, "POST", "/api/guests", {"name": name or f"Attacker {next(NUMBERS)}"})
        yield http


async def _asked(http: httpx.AsyncClient, how: str, path: str, body: Any = None) -> Any:
    """An answer; who is told to wait does."""
    while True:
        answer = await http.request(how, path, json=body)
        if answer.status_code not in (429, 503):
            return answer.json() if answer.is_success and answer.content else None
        await asyncio.sleep(float(answer.headers.get("Retry-After", "1")))


def file_of(steps: int) -> dict[str, Any]:
    """A room about a game in which nobody draws from the deck, so that it can have any number of steps."""
    people = {"names": ["North", "South"], "bots": [None, None], "people": ["Attacker"]}
    return {"manoa": "room", "version": 1, **people, "record": long_record(steps)}


def full_file() -> dict[str, Any]:
    """About as large as a room can be."""
    comment = {"branch": 0, "step": 0, "by": 0, "at": 0, "text": "\N{COMPASS}" * LONGEST_COMMENT}
    return {**file_of(10), "comments": [comment] * MOST_COMMENTS}


def long_record(steps: int) -> dict[str, Any]:
    match = manoa.game("lost-cities", no_deck_draw_limit=0).start(seed=1)
    played: list[int] = []
    for number in range(steps):
        legal = match.legal
        taking = [id for id in legal if id > DRAW] or [id for id in legal if DRAW // 2 <= id < DRAW] or legal
        played.append(int(taking[number // 2 % len(taking)]))
        match.play(played[-1])
    return {**match.record(), "actions": played}


async def imported(http: httpx.AsyncClient, file: dict[str, Any]) -> str:
    while True:
        body = json.dumps(file, ensure_ascii=False).encode()
        answer = await http.post("/api/rooms/import", content=body, headers={"Content-Type": "application/json"})
        if answer.is_success:
            room: str = answer.json()["room"]
            return room
        if answer.status_code not in (429, 503):
            raise ValueError(answer.text[:500])
        await asyncio.sleep(float(answer.headers.get("Retry-After", "1")))


@asynccontextmanager
async def socket(on: Target, http: httpx.AsyncClient, node: int = 0) -> AsyncIterator[ClientConnection]:
    cookie = "; ".join(f"{key}={value}" for key, value in http.cookies.items())
    address = on.nodes[node % len(on.nodes)].replace("http", "ws") + "/api/live"
    headers = {**on.headers(), "Cookie": cookie}
    given: dict[str, Any] = {"ping_interval": None, "compression": None, "max_size": None, "proxy": None}
    async with connect(address, additional_headers=headers, close_timeout=0.1, open_timeout=30, **given) as line:
        yield line


async def entering(on: Target) -> None:
    """Sixty sockets of three guests that come into a full room again and again, and do not read."""
    async with AsyncExitStack() as stack:
        people = [await stack.enter_async_context(guest(on)) for _ in range(3)]
        room = await imported(people[0], full_file())
        enter = json.dumps({"t": "enter", "room": room})
        on.begun.set()
        await asyncio.gather(*(_again(on, http, number, [enter], 0.2) for number, http in enumerate(people * 20)))


async def _again(on: Target, http: httpx.AsyncClient, node: int, frames: list[str], pause: float) -> None:
    """The same frames for ever, on a socket that is not read; on another one when it ends."""
    while True:
        with suppress(*BROKEN):
            async with socket(on, http, node) as line:
                line.transport.pause_reading()
                for frame in cycle(frames):
                    await line.send(frame)
                    await asyncio.sleep(pause)
        await asyncio.sleep(0.5)


async def listing_rooms(on: Target) -> None:
    """Somebody with as many full rooms as one can have wants to see the list of them, all the time."""
    async with guest(on) as http:
        for _ in range(MOST_ROOMS):
            await imported(http, full_file())
        on.begun.set()
        await asyncio.gather(*(_ask_on(http, "GET", "/api/rooms") for _ in range(4)))


async def _ask_on(http: httpx.AsyncClient, how: str, path: str, body: Any = None) -> None:
    while True:
        with suppress(*BROKEN):
            await _asked(http, how, path, body)


async def trying_moves(on: Target) -> None:
    """Moves at the end of the longest line of a room, as many as one may ask for."""
    async with guest(on) as http:
        room = await imported(http, await asyncio.to_thread(file_of, LONG_GAME))
        end = LONG_GAME - 1
        place = await _asked(http, "GET", f"/api/rooms/{room}/branches/0/steps/{end}")
        on.begun.set()
        while True:
            for action in place["actions"]:
                command = {"kind": "try", "branch": 0, "step": end, "action": action["id"]}
                request = {"id": f"t{next(NUMBERS)}", "command": command}
                with suppress(*BROKEN):
                    await _asked(http, "POST", f"/api/rooms/{room}/commands", request)


async def long_records(on: Target) -> None:
    """Again and again a record as long as fits into a request, which is refused, and one as long as may be."""
    records = [{"record": await asyncio.to_thread(long_record, steps)} for steps in (LONGEST_RECORD, LONGEST_GAME)]
    async with guest(on) as http:
        on.begun.set()
        for record in cycle(records):
            with suppress(*BROKEN):
                await _asked(http, "POST", "/api/records", record)


async def opening_tables(on: Target) -> None:
    """More long games than stay in memory, opened one after the other, and watched on sockets that are not read."""
    record = {"record": await asyncio.to_thread(long_record, LONGEST_GAME)}
    async with AsyncExitStack() as stack:
        people = [await stack.enter_async_context(guest(on)) for _ in range(3)]
        made = [await _asked(people[number % 3], "POST", "/api/records", record) for number in range(LONG_TABLES)]
        tables = [each["table"] for each in made]
        frames = [json.dumps({"t": "watch", "table": table, "since": None}) for table in tables]
        forget = [json.dumps({"t": "unwatch", "table": table}) for table in tables]
        turns = [frame for pair in zip(frames, forget, strict=True) for frame in pair]
        on.begun.set()
        await asyncio.gather(
            *(_look_on(people[number % 3], tables) for number in range(12)),
            *(_again(on, people[number % 3], number, turns, 0.2) for number in range(6)),
            *(_again(on, people[number % 3], number, frames, 0.2) for number in range(6)),
        )


async def _look_on(http: httpx.AsyncClient, tables: list[str]) -> None:
    for table in cycle(tables):
        with suppress(*BROKEN):
            await _asked(http, "GET", f"/api/tables/{table}")


async def watching_nothing(on: Target) -> None:
    """A hundred and fifty sockets of three guests that ask for tables which are not there, as often as they may."""
    async with AsyncExitStack() as stack:
        people = [await stack.enter_async_context(guest(on)) for _ in range(3)]
        ids = [base64.urlsafe_b64encode(os.urandom(12)).decode() for _ in range(500)]
        frames = [json.dumps({"t": "watch", "table": id, "since": None}) for id in ids]
        on.begun.set()
        await asyncio.gather(*(_again(on, http, number, frames, 0.2) for number, http in enumerate(people * 50)))


async def long_lists(on: Target) -> None:
    """Forty connections that ask for what takes longest to answer of what anybody may ask for."""
    paths = [
        "/api/history",
        "/api/tables",
        "/api/daily",
        "/api/puzzles",
        "/api/games/quest/routes",
        "/api/openapi.json",
    ]
    async with guest(on) as http:
        on.begun.set()
        await asyncio.gather(*(_ask_on(http, "GET", path) for path in paths for _ in range(7)))


async def crowding(on: Target) -> None:
    """Sixty people with long names come into one room, look around in it and go again."""
    async with AsyncExitStack() as stack:
        names = [f"{number:02} " + "\N{COMPASS}" * 20 for number in range(60)]
        owner = await stack.enter_async_context(guest(on))
        room = await imported(owner, file_of(10))
        people = [await stack.enter_async_context(_stranger(on, number, name)) for number, name in enumerate(names)]
        coming = [json.dumps({"t": "enter", "room": room})]
        looks = [json.dumps({"t": "look", "room": room, "branch": 0, "step": step}) for step in (0, 0, 0)]
        going = [json.dumps({"t": "exit", "room": room})]
        frames = coming + looks + going
        on.begun.set()
        await asyncio.gather(*(_again(on, http, number, frames, 0.3) for number, http in enumerate(people)))


@asynccontextmanager
async def _stranger(on: Target, number: int, name: str) -> AsyncIterator[httpx.AsyncClient]:
    """From an address of their own, since one address may make few guests."""
    async with guest(Target(on.nodes, f"10.67.{number}.1"), number, name) as http:
        yield http


ATTACKS: dict[str, Attack] = {
    "pipelining": pipelining,
    "unread answers": unread_answers,
    "empty fragments": empty_fragments,
    "pings": pings,
    "pongs": pongs,
    "entering": entering,
    "rooms listed": listing_rooms,
    "moves tried": trying_moves,
    "long records": long_records,
    "long tables": opening_tables,
    "tables of nowhere": watching_nothing,
    "lists": long_lists,
    "a crowded room": crowding,
}
