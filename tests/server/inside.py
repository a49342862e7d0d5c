"""The whole server inside the test's own process: on a port, with its hub at hand, and all that it says noted."""

from __future__ import annotations

import asyncio
import functools
import io
import json
from collections.abc import Coroutine, Iterator
from contextlib import ExitStack, contextmanager, redirect_stderr
from pathlib import Path
from threading import Event, Thread
from typing import Any, TypeVar
from unittest.mock import patch

import httpx
import structlog
from litestar import Litestar
from websockets.sync.client import ClientConnection, connect

from manoa.play.match import Seat
from manoa.server import run
from manoa.server.app import make_app
from manoa.server.http.frames import AT_ONCE
from manoa.server.live import thinking
from manoa.server.live.hub import Hub
from manoa.server.live.making import Makers
from manoa.server.live.queueing import Precedence
from manoa.server.live.thinker import Chosen, reasoned
from manoa.server.people.passwords import Passwords
from manoa.server.run import Server
from manoa.server.settings import Settings
from server.people_app import cheap_hasher
from thoughts import any_bot

START = 30.0  # seconds
PATIENCE = 10.0
QUIET = ("here", "mine", "lobby")  # frames that tell of other things

T = TypeVar("T")


class Thinkers(thinking.Thinkers):
    """Bots that think at once, in this process."""

    def __init__(self, *_: Any) -> None:
        self.precedence = Precedence()

    async def start(self) -> None:
        pass

    async def stop(self) -> None:
        pass

    async def choose(self, bot: str, seat: Seat, seed: int | None = None, **_: Any) -> int:
        return any_bot(bot, seed or 0).choose(seat).id

    async def think(self, bot: str, seat: Seat, seed: int | None = None, **_: Any) -> Chosen:
        return reasoned(any_bot(bot, seed or 0), seat)


class Inside:
    """A server that answers."""

    def __init__(self) -> None:
        self.address = ""
        self.sent: list[bytes] = []  # every header, body and frame that left it
        self.logs = io.StringIO()
        self.app: Litestar | None = None
        self.server: Server | None = None
        self.loop: asyncio.AbstractEventLoop | None = None
        self.opened = ExitStack()

    @property
    def hub(self) -> Hub:
        assert self.app is not None
        hub: Hub = self.app.state.hub
        return hub

    @property
    def on_sqlite(self) -> bool:
        assert self.app is not None
        return self.app.state.settings.database is None

    def run(self, work: Coroutine[Any, Any, T]) -> T:
        """On the server's own event loop."""
        assert self.loop is not None
        return asyncio.run_coroutine_threadsafe(work, self.loop).result(PATIENCE)

    def client(self, **headers: str) -> httpx.Client:
        """Without certificates, which take longer to read than a server to start."""
        client = httpx.Client(base_url=self.address, headers=headers, trust_env=False, timeout=PATIENCE, verify=False)
        return self.opened.enter_context(client)

    def guest(self, name: str = "Ann") -> Guest:
        return Guest(self, name)

    def socket(self, cookie: str | None = None) -> Socket:
        address = self.address.replace("http", "ws", 1) + "/api/live"
        headers = {"Cookie": cookie} if cookie else {}
        return Socket(
            self.opened.enter_context(
                connect(address, additional_headers=headers, proxy=None, max_queue=None, close_timeout=2)
            )
        )

    def note(self, app: Litestar) -> Litestar:
        """Listen to all that an app sends."""
        inner, self.app = app.asgi_handler, app

        async def noting(scope: Any, receive: Any, send: Any) -> None:
            async def noted(message: Any) -> None:
                self.sent.append(_words(message))
                await send(message)

            def noted_at_once(text: bytes, at_once: Any) -> bool:
                sent: bool = at_once(text)
                if sent:
                    self.sent.append(text)
                return sent

            self.loop = asyncio.get_running_loop()
            extensions = scope.get("extensions", {})
            if AT_ONCE in extensions:
                extensions[AT_ONCE] = functools.partial(noted_at_once, at_once=extensions[AT_ONCE])
            await inner(scope, receive, noted)

        app.asgi_handler = noting
        return app


class Guest:
    """Somebody with a name, a cookie and, when asked for, a socket."""

    def __init__(self, inside: Inside, name: str) -> None:
        self.inside = inside
        self.http = inside.client()
        answer = self.http.post("/api/guests", json={"name": name})
        assert answer.status_code == 201, answer.text
        self.id: str = answer.json()["id"]
        self.name = name
        self.cookie = f"manoa={self.http.cookies['manoa']}"

    def token(self, *scopes: str) -> str:
        answer = self.http.post("/api/tokens", json={"name": "bot", "scopes": list(scopes)})
        assert answer.status_code == 201, answer.text
        token: str = answer.json()["token"]
        return token

    def set_up(self, game: str = "lost-cities", seats: tuple[Any, ...] = ("me", "open"), **more: Any) -> str:
        """A new table: its id."""
        plan = [{"kind": seat} if isinstance(seat, str) else seat for seat in seats]
        answer = self.http.post("/api/tables", json={"game": game, "seats": plan, **more})
        assert answer.status_code == 201, answer.text
        table: str = answer.json()["table"]
        return table

    def look(self, table: str) -> Any:
        answer = self.http.get(f"/api/tables/{table}")
        assert answer.status_code == 200, answer.text
        return answer.json()

    def ask(self, table: str, command: Any, base: int | None = None, id: str = "") -> Any:
        """A command over HTTP: the reply."""
        base = self.look(table)["v"] if base is None else base
        request = {"id": id or f"c{base}-{command['kind']}", "base": base, "command": command}
        answer = self.http.post(f"/api/tables/{table}/commands", json=request)
        assert answer.status_code == 200, answer.text
        return answer.json()

    def socket(self) -> Socket:
        return self.inside.socket(self.cookie)


class Socket:
    """A live socket."""

    def __init__(self, connection: ClientConnection) -> None:
        self.connection = connection

    def send(self, frame: Any) -> None:
        self.connection.send(frame if isinstance(frame, str | bytes) else json.dumps(frame))

    def read(self) -> str:
        """The next frame that is about what was asked."""
        while True:
            text = self.connection.recv(PATIENCE)
            assert isinstance(text, str)
            if json.loads(text)["t"] not in QUIET:
                return text

    def next(self) -> Any:
        return json.loads(self.read())

    def __enter__(self) -> Socket:
        return self

    def __exit__(self, *_: object) -> None:
        self.connection.close()


def running_game(ann: Guest, bob: Guest, game: str = "lost-cities", **more: Any) -> str:
    table = ann.set_up(game, **more)
    assert bob.ask(table, {"kind": "sit"})["t"] == "ok"
    return table


def play_on(table: str, players: tuple[Guest, Guest], steps: int) -> Any:
    """The last legal action, so often or until it is over; how it stands then."""
    state = players[0].look(table)
    for _ in range(steps):
        if state["player"] is None:
            break
        who = players[state["player"]]
        seen = who.look(table) if who is not players[0] else state
        command = {"kind": "play", "action": seen["actions"][-1]["id"]}
        assert who.ask(table, command, seen["v"])["t"] == "ok"
        state = players[0].look(table)
    return state


@contextmanager
def inside_server(folder: Path, **settings: Any) -> Iterator[Inside]:
    """A server on a port of its own, run as `manoa serve` runs it."""
    inside, ready = Inside(), Event()

    class Noted(Server):
        def __init__(self, *given: Any) -> None:
            super().__init__(*given)
            inside.server = self

    def announced(address: str) -> None:
        inside.address = address
        ready.set()

    wishes = Settings(**{"port": 0, "data": folder / "data", "limits": False, **settings})
    with (
        patch("manoa.server.app.Thinkers", Thinkers),
        patch("manoa.server.app.Makers", functools.partial(Makers, factory="server.pretending:steps")),
        patch("manoa.server.app.Passwords", lambda: Passwords(cheap_hasher())),
        patch("manoa.server.run.Server", Noted),
        patch("manoa.server.run.make_app", lambda settings: inside.note(make_app(settings))),
        redirect_stderr(inside.logs),
    ):
        thread = Thread(target=run.serve, args=(wishes, announced), daemon=True)
        thread.start()
        try:
            assert ready.wait(START), f"The server did not start:\n{inside.logs.getvalue()[-4000:]}"
            with inside.opened:
                yield inside
        finally:
            if inside.server is not None:
                inside.server.should_exit = True
            thread.join(START)
            structlog.reset_defaults()
    assert not thread.is_alive(), "The server did not stop."


def _words(message: Any) -> bytes:
    """All that a message tells the other side."""
    headers = [part for header in message.get("headers", ()) for part in header]
    body = message.get("body") or message.get("bytes") or b""
    text = (message.get("text") or message.get("reason") or "").encode()
    return b"\n".join([*headers, body, text])
