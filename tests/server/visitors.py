"""People at a real server: guests, their API tokens, and what they read from streams."""

from __future__ import annotations

import json
import queue
import socket
import time
from collections.abc import Callable
from contextlib import suppress
from threading import Thread
from typing import Any

import httpx

from manoa.client.following import split

PATIENCE = 10.0  # seconds
EMPTY: dict[str, Any] = {}  # a line that only says that the server is still there


def guest(address: str, name: str = "Ann") -> httpx.Client:
    """Somebody new."""
    person = httpx.Client(base_url=address, timeout=PATIENCE, verify=False)
    person.post("/api/guests", json={"name": name}).raise_for_status()
    return person


def token(person: httpx.Client, *scopes: str) -> tuple[str, str]:
    """A new API token and its id; for reading and playing if nothing is said."""
    made = person.post("/api/tokens", json={"name": "bot", "scopes": list(scopes or ("read", "play"))})
    made.raise_for_status()
    return made.json()["token"], made.json()["info"]["id"]


def bearer(secret: str) -> dict[str, str]:
    return {"Authorization": f"Bearer {secret}"}


def table(person: httpx.Client, *seats: str, **more: Any) -> str:
    """A new table: `me`, `open`, or bots by name."""
    plans = [{"kind": seat} if seat in ("me", "open") else {"kind": "bot", "bot": seat} for seat in seats]
    options = {"rounds": 1, "first_player": "oldest"}
    made = person.post("/api/tables", json={"game": "lost-cities", "seats": plans, "options": options, **more})
    made.raise_for_status()
    id: str = made.json()["table"]
    return id


def do(person: httpx.Client, table: str, kind: str, **parts: Any) -> dict[str, Any]:
    """A command at the version that is there now."""
    base = person.get(f"/api/tables/{table}").json()["v"]
    request = {"id": f"c{time.monotonic_ns()}", "base": base, "command": {"kind": kind, **parts}}
    answer: dict[str, Any] = person.post(f"/api/tables/{table}/commands", json=request).json()
    assert answer["t"] == "ok", answer
    return answer


def play_one(person: httpx.Client, table: str) -> None:
    """Any legal action."""
    actions = person.get(f"/api/tables/{table}").json()["actions"]
    do(person, table, "play", action=actions[0]["id"])


class Reader:
    """A stream that is read in the background."""

    def __init__(self, address: str, path: str, secret: str) -> None:
        self.headers = httpx.Headers()
        self.lines: list[dict[str, Any]] = []  # all that was read
        self._socket: socket.socket | None = None
        self._waiting: queue.Queue[dict[str, Any] | None] = queue.Queue()
        self._thread = Thread(target=self._read, args=(address + path, bearer(secret)))
        self._thread.start()

    def _read(self, address: str, headers: dict[str, str]) -> None:
        with suppress(httpx.TransportError), httpx.stream("GET", address, headers=headers, timeout=30.0) as response:
            response.raise_for_status()
            self._socket = response.extensions["network_stream"].get_extra_info("socket")
            self.headers = response.headers
            for line in split(response.iter_bytes()):
                self._waiting.put(json.loads(line) if line else EMPTY)
        self._waiting.put(None)

    def next(self, wanted: Callable[[dict[str, Any]], bool] = bool) -> dict[str, Any]:
        """The next line that is wanted; those before it are passed over."""
        limit = time.monotonic() + PATIENCE
        while True:
            line = self._waiting.get(timeout=max(0.0, limit - time.monotonic()))
            assert line is not None, f"the stream has ended after {self.lines[-3:]}"
            self.lines.append(line)
            if wanted(line):
                return line

    def kind(self, t: str) -> dict[str, Any]:
        return self.next(lambda line: line.get("t") == t)

    def end(self) -> list[dict[str, Any]]:
        """What comes until the stream ends, without empty lines."""
        rest = []
        while (line := self._waiting.get(timeout=PATIENCE)) is not None:
            rest += [line] if line else []
        self._thread.join(PATIENCE)
        return rest

    def leave(self) -> None:
        """Hang up."""
        if self._socket is not None:
            with suppress(OSError):
                self._socket.shutdown(socket.SHUT_RDWR)
        self._thread.join(PATIENCE)


class Visitors:
    """All who come to one server; they leave together."""

    def __init__(self, address: str) -> None:
        self.address = address
        self._people: list[httpx.Client] = []
        self._readers: list[Reader] = []

    def guest(self, name: str = "Ann") -> httpx.Client:
        self._people.append(guest(self.address, name))
        return self._people[-1]

    def read(self, path: str, secret: str) -> Reader:
        self._readers.append(Reader(self.address, path, secret))
        return self._readers[-1]

    def leave(self) -> None:
        for reader in self._readers:
            reader.leave()
        for person in self._people:
            person.close()
