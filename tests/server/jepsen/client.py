"""A simulated person: comes back whenever the line breaks, and repeats what was not answered."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from itertools import count
from random import Random
from time import monotonic

import httpx
import msgspec
from websockets.asyncio.client import connect
from websockets.exceptions import InvalidHandshake, InvalidMessage

from server.jepsen.history import History
from server.jepsen.line import CALM, Line, Weather
from server.jepsen.seat import ASK_AGAIN, RESEND, Json, Pending, Place

BROKEN = (OSError, TimeoutError, InvalidHandshake, InvalidMessage, EOFError)
THINK = 0.08  # seconds at most

decode = msgspec.json.Decoder().decode


class Client:
    """Plays and watches, until it is told to rest."""

    def __init__(self, address: Callable[[], str], history: History, random: Random, user: str | None) -> None:
        self.user = user
        self.think = THINK
        self.at = ""  # the address that a proxy says it comes from
        self.cookie = ""
        self.places: dict[str, Place] = {}
        self.weather: Weather = CALM
        self.resting = False  # nothing new is asked for
        self.sent: Callable[[], None] = lambda: None
        self.done: Callable[[], None] = lambda: None
        self.came = 0  # connections
        self.complaints: list[str] = []
        self._address = address
        self._history = history
        self._random = random
        self._numbers = count(1)
        self._left: list[str] = []

    @property
    def idle(self) -> bool:
        return all(place.pending is None for place in self.places.values())

    def join(self, table: str, plays: bool) -> None:
        """Turn to a table, away from those that are over."""
        over = [place.table for place in self.places.values() if place.status in ("over", "closed")]
        for old in over:
            del self.places[old]
        self._left += over
        self.places[table] = Place(table, plays, self._random)

    async def live(self) -> None:
        while True:
            try:
                await self._connected()
            except BROKEN:
                await asyncio.sleep(0.02 + 0.05 * self._random.random())

    async def _connected(self) -> None:
        address = self._address().replace("http", "ws") + "/api/live"
        socket = await connect(
            address,
            additional_headers=self._headers(),
            open_timeout=20,
            close_timeout=0.1,
            ping_interval=None,
            compression=None,
            max_size=None,
            proxy=None,
        )
        line = Line(socket, self._history, self.user, self._random, self.weather)
        self.came += 1
        for place in self.places.values():
            place.heard = 0.0
            if place.pending is not None:
                place.pending.sent = 0.0
        try:
            while True:
                self._act(line)
                raw = await line.receive(0.02)
                if raw is not None:
                    self._take(line, decode(raw))
        finally:
            await line.close()

    def _take(self, line: Line, frame: Json) -> None:
        place = self.places.get(frame.get("table", ""))
        if place is None:
            return
        if frame["t"] in ("news", "resync"):
            if not place.learn(frame, monotonic()):
                self._watch(line, place)
        elif place.pending is not None and place.pending.id == frame.get("id"):
            place.pending = None
            if frame["t"] == "ok":
                self.done()
            place.behind = max(place.behind, frame["v"])
            place.think_until = monotonic() + self.think * self._random.random()

    def _act(self, line: Line) -> None:
        while self._left:
            line.send({"t": "unwatch", "table": self._left.pop()})
        now = monotonic()
        for place in list(self.places.values()):
            if now - place.heard > ASK_AGAIN:
                self._watch(line, place)
            if place.pending is None and not self.resting and now > place.think_until and self.user is not None:
                self._begin(place)
            if place.pending is not None and now - place.pending.sent > RESEND:
                place.pending.sent = now
                line.send({"t": "do", "table": place.table, "request": place.pending.request})
                self.sent()

    def _begin(self, place: Place) -> None:
        command = place.wish()
        if command is None:
            place.think_until = monotonic() + self.think
            return
        id = f"c{next(self._numbers)}"
        place.pending = Pending(id, {"id": id, "base": place.base(), "command": command}, 0.0)

    def _watch(self, line: Line, place: Place) -> None:
        place.heard = monotonic()
        watch: Json = {"t": "watch", "table": place.table}
        if place.version is not None:
            watch["since"] = place.version
        line.send(watch)

    async def come(self, name: str) -> None:
        """As a guest; a server that is very busy may ask to be asked again."""
        async with httpx.AsyncClient(base_url=self._address(), timeout=30, verify=False, trust_env=False) as http:
            answer = await http.post("/api/guests", json={"name": name}, headers=self._headers())
            while answer.status_code == 503:
                await asyncio.sleep(float(answer.headers["Retry-After"]))
                answer = await http.post("/api/guests", json={"name": name}, headers=self._headers())
            assert answer.status_code == 201, answer.text
            self.user = answer.json()["id"]
            self.cookie = "; ".join(f"{key}={value}" for key, value in http.cookies.items())

    async def set_up(self, table: Json) -> str | None:
        """A new table; None if the server is away, and then it may be there or not."""
        try:
            async with httpx.AsyncClient(base_url=self._address(), timeout=10, verify=False, trust_env=False) as http:
                answer = await http.post("/api/tables", json=table, headers=self._headers())
        except httpx.HTTPError:
            return None
        if answer.status_code not in (201, 429, 503):
            self.complaints.append(f"{self.user} could not set up a table: {answer.text}")
        return str(answer.json()["table"]) if answer.status_code == 201 else None

    def _headers(self) -> dict[str, str]:
        cookie = {"Cookie": self.cookie} if self.cookie else {}
        return cookie | ({"X-Forwarded-For": self.at} if self.at else {})
