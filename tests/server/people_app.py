"""A server with people and nothing to play, and browsers that visit it."""

from __future__ import annotations

import asyncio
from collections.abc import Collection, Iterable, Iterator, Sequence
from contextlib import contextmanager
from dataclasses import dataclass, field, replace
from http.cookies import SimpleCookie
from pathlib import Path
from typing import Any

import msgspec
from argon2 import PasswordHasher
from litestar import Litestar, Request, WebSocket, get, post, websocket
from litestar.datastructures import State
from litestar.openapi import OpenAPIConfig
from litestar.params import JSONBody
from sqlalchemy import Engine, event, text

from manoa.server.app import parts, people_routers
from manoa.server.http import identity
from manoa.server.http.bodies import LARGEST, ClosedBodies, JsonRequest
from manoa.server.http.headers import shield
from manoa.server.http.identity import Somebody, identify, needs, signed_in
from manoa.server.http.limits import Limits
from manoa.server.http.problems import HANDLERS
from manoa.server.live import hub, rooms
from manoa.server.people.mail import Postman, mail_of
from manoa.server.people.passwords import Passwords
from manoa.server.settings import Settings
from manoa.server.store.engine import connect
from manoa.server.store.schema import metadata
from manoa.server.wire.base import Problem
from manoa.server.wire.people import GuestIn

FIREFOX = "Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0"
HOST = "manoa.test"
Header = tuple[bytes, bytes]
TO_US: Header = (b"host", HOST.encode())
JSON: Header = (b"content-type", b"application/json")
ANN = b'{"name": "Ann"}'


def cheap_hasher() -> PasswordHasher:
    return PasswordHasher(time_cost=1, memory_cost=8, parallelism=1)


class Hub(hub.Hub):
    """Stands in for the real one, and remembers whom it was asked to forget."""

    def __init__(self, engine: Engine) -> None:
        self._engine = engine
        self.sessions: list[str] = []
        self.tokens: list[str] = []

    def forget(self, sessions: Iterable[str] = (), tokens: Iterable[str] = ()) -> None:
        self.sessions += sessions
        self.tokens += tokens

    async def reread(self, tables: list[str]) -> None:
        assert tables == [], "there are none here"


@post("/api/echo", guards=[signed_in])
async def echo(data: JSONBody[GuestIn], person: Somebody) -> str:
    needs(person, "play")
    return data.name


@post("/api/bodiless")
async def bodiless() -> None:
    pass


@get("/api/boom")
async def boom(request: Request[Any, Any, Any]) -> None:
    raise RuntimeError("the secret is 12345")


@get("/page", media_type="text/html")
async def page() -> str:
    return "<p>hello"


@websocket("/api/live")
async def live(socket: WebSocket[Any, Any, Any]) -> None:
    person = await identify(socket)
    await socket.accept()
    await socket.send_text(person.name if person else "nobody")
    await socket.close()


class Rooms(rooms.Rooms):
    """Study rooms that nobody is in."""

    def __init__(self) -> None:
        pass

    async def reread(self, changed: Collection[str], gone: Collection[str]) -> None:
        pass


@dataclass(frozen=True)
class Answer:
    status: int
    headers: list[Header]
    body: bytes

    def header(self, name: str) -> str | None:
        found = [value.decode() for key, value in self.headers if key.decode() == name.lower()]
        assert len(found) <= 1, f"{name} came {len(found)} times"
        return found[0] if found else None

    @property
    def json(self) -> Any:
        return msgspec.json.decode(self.body)

    @property
    def code(self) -> str:
        return str(self.json["code"])

    @property
    def cookie(self) -> Any:
        """The session's cookie, which was set."""
        (morsel,) = [morsel for morsel in self.cookies if not morsel.key.endswith("-familiar")]
        return morsel

    @property
    def cookies(self) -> list[Any]:
        jars = [SimpleCookie(value.decode()) for key, value in self.headers if key == b"set-cookie"]
        return [morsel for jar in jars for morsel in jar.values()]


class Site:
    """A server, asked by raw ASGI messages: nothing is added to a request or left out."""

    def __init__(self, settings: Settings, engine: Engine, runner: asyncio.Runner, hasher: PasswordHasher) -> None:
        self.settings, self.engine, self.runner = settings, engine, runner
        self.hub = Hub(engine)
        self.now = 0.0
        self.limits = Limits(settings.limits, clock=lambda: self.now)
        self.passwords = Passwords(hasher)
        mail = mail_of(settings)
        self.postman = None if mail is None else Postman(mail)
        state = {"settings": settings, "engine": engine, "hub": self.hub, "rooms": Rooms()}
        self.app = Litestar(
            [*people_routers(), echo, bodiless, boom, page, live],
            dependencies={**identity.DEPENDENCIES, **parts("hub", "rooms")},
            exception_handlers=HANDLERS,
            request_class=JsonRequest,
            request_max_body_size=LARGEST,
            state=State({**state, "limits": self.limits, "passwords": self.passwords, "postman": self.postman}),
            plugins=[ClosedBodies()],
            openapi_config=OpenAPIConfig("Manoa", "1", components=identity.SCHEMES),
            logging_config=None,
        )
        shield(self.app, settings)

    def ask(
        self, method: str, path: str, headers: Iterable[Header] = (), body: Sequence[bytes] = (), **scope: Any
    ) -> Answer:
        start, *rest = self.talk({"type": "http", "method": method, **self.scope(path, headers, scope)}, body)
        sent = b"".join(message.get("body", b"") for message in rest)
        return Answer(start["status"], [(key.lower(), value) for key, value in start["headers"]], sent)

    def shake_hands(self, headers: Iterable[Header] = (), **scope: Any) -> list[Any]:
        """All that the server says on a new socket."""
        settings = {"scheme": "ws", **scope}
        return self.talk({"type": "websocket", "subprotocols": [], **self.scope("/api/live", headers, settings)})

    def scope(self, path: str, headers: Iterable[Header], changes: dict[str, Any]) -> dict[str, Any]:
        plain = {"scheme": "http", "client": ("192.0.2.1", 5000), "server": (HOST, 80), "http_version": "1.1"}
        place = {"path": path, "raw_path": path.encode(), "query_string": b"", "root_path": ""}
        return {**plain, **place, "asgi": {"version": "3.0"}, "headers": list(headers), **changes}

    def talk(self, scope: dict[str, Any], body: Sequence[bytes] = ()) -> list[Any]:
        chunks = list(body) or [b""]
        first = "http.request" if scope["type"] == "http" else "websocket.connect"
        incoming = [{"type": first, "body": part, "more_body": at < len(chunks)} for at, part in enumerate(chunks, 1)]
        sent: list[Any] = []

        async def receive() -> Any:
            return incoming.pop(0) if incoming else {"type": "http.disconnect"}

        async def send(message: Any) -> None:
            sent.append(message)

        async def call() -> None:
            await self.app(scope, receive, send)  # type: ignore[arg-type]

        self.runner.run(call())
        return sent

    def clear(self) -> None:
        """As on the first day."""
        with self.engine.begin() as connection:
            for table in reversed(metadata.sorted_tables):
                connection.execute(table.delete())
        self.hub.sessions.clear()
        self.hub.tokens.clear()
        self.now = 0.0
        self.limits.full_at.clear()

    def rows(self, query: str) -> list[Any]:
        with self.engine.connect() as connection:
            return list(connection.execute(text(query)))


@dataclass
class Browser:
    """Sends what a browser sends, from a page of ours, and keeps cookies."""

    site: Site
    scheme: str = "http"
    address: str = "192.0.2.1"
    cookies: dict[str, str] = field(default_factory=dict)
    origin: str | None = "here"

    def headers(self) -> list[Header]:
        yes = {"host": HOST, "user-agent": FIREFOX}
        if self.origin is not None:
            yes["origin"] = f"{self.scheme}://{HOST}" if self.origin == "here" else self.origin
        if self.cookies:
            yes["cookie"] = "; ".join(f"{name}={value}" for name, value in self.cookies.items())
        return [(name.encode(), value.encode()) for name, value in yes.items()]

    def send(self, method: str, path: str, data: Any = None) -> Answer:
        headers, body = self.headers(), []
        if data is not None:
            headers.append((b"content-type", b"application/json"))
            body = [msgspec.json.encode(data)]
        client = (self.address, 5000)
        answer = self.site.ask(method, path, headers, body, scheme=self.scheme, client=client)
        for morsel in answer.cookies:
            self.keep(morsel)
        return answer

    def keep(self, morsel: Any) -> None:
        self.cookies[morsel.key] = morsel.value
        if morsel["max-age"] == "0":
            del self.cookies[morsel.key]

    def get(self, path: str) -> Answer:
        return self.send("GET", path)

    def post(self, path: str, data: Any = None) -> Answer:
        return self.send("POST", path, data)

    def delete(self, path: str, data: Any = None) -> Answer:
        return self.send("DELETE", path, data)

    def guest(self, name: str = "Ann") -> Any:
        answer = self.post("/api/guests", {"name": name})
        assert answer.status == 201, answer.body
        return answer.json

    def account(self, name: str = "Ann", password: str = "correct horse") -> Any:
        self.guest(name)
        answer = self.post("/api/account", {"name": name, "password": password})
        assert answer.status == 201, answer.body
        return answer.json

    def log_in(self, name: str = "Ann", password: str = "correct horse") -> Answer:
        return self.post("/api/login", {"name": name, "password": password})

    def token(self, *scopes: str) -> Any:
        answer = self.post("/api/tokens", {"name": "bot", "scopes": list(scopes or ("read", "play"))})
        assert answer.status == 201, answer.body
        return answer.json


def answers_of_all_kinds(site: Site) -> list[Answer]:
    ask: Any = site.ask
    return [
        ask("GET", "/page", [TO_US]),
        ask("GET", "/api/me", [TO_US]),
        ask("GET", "/api/nothing", [TO_US]),
        ask("PUT", "/api/me", [TO_US]),
        ask("GET", "/api/boom", [TO_US]),
        ask("GET", "/api/me", [(b"host", b"<bad>")]),
        ask("POST", "/api/logout", [TO_US, (b"origin", b"https://evil.test")]),
        ask("POST", "/api/guests", [TO_US, JSON], [b"x" * (LARGEST + 1)]),
    ]


def is_problem(answer: Answer) -> bool:
    msgspec.json.decode(answer.body, type=Problem)
    return answer.header("content-type") == "application/json"


def carrying(browser: Browser) -> Header:
    """Its cookie, to be sent by something else."""
    return b"cookie", f"manoa={browser.cookies['manoa']}".encode()


def bearer(token: str) -> list[Header]:
    return [(b"host", HOST.encode()), (b"authorization", f"Bearer {token}".encode())]


@contextmanager
def open_site(settings: Settings, hasher: PasswordHasher | None = None) -> Iterator[Site]:
    engine = connect(settings)
    metadata.create_all(engine)
    with asyncio.Runner() as runner:
        site = Site(settings, engine, runner, hasher or cheap_hasher())
        yield site
        site.passwords.stop()
        if site.postman is not None:
            site.postman.stop()
    engine.dispose()


def unlimited(folder: Path, **changes: Any) -> Settings:
    return replace(Settings(data=folder, limits=False), **changes)


@contextmanager
def statements(engine: Engine) -> Iterator[list[str]]:
    """What is asked of the database meanwhile."""
    seen: list[str] = []

    def note(connection: Any, cursor: Any, statement: str, *_: Any) -> None:
        seen.append(statement)

    event.listen(engine, "before_cursor_execute", note)
    yield seen
    event.remove(engine, "before_cursor_execute", note)
