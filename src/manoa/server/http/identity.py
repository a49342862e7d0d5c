"""Who is asking: from the secret in the cookie or in the Authorization header, and from nothing else."""

import asyncio
from typing import Any

from litestar import Request
from litestar.connection import ASGIConnection
from litestar.datastructures import Cookie
from litestar.di import NamedDependency, Provide
from litestar.handlers import BaseRouteHandler
from litestar.openapi.spec import Components, SecurityScheme
from msgspec import Struct
from msgspec.structs import replace
from sqlalchemy import Engine

from manoa.server.http.forwarded import address_of, is_secure
from manoa.server.http.problems import Refusal
from manoa.server.live.moment import wall
from manoa.server.people.secrets import key_of, looks_right, same
from manoa.server.store import people
from manoa.server.store.engine import reading, writing
from manoa.server.store.schema import sessions, tokens
from manoa.server.table.refusal import Refused
from manoa.server.wire.base import Scope

Connection = ASGIConnection[Any, Any, Any, Any]

BOTH: frozenset[Scope] = frozenset(("read", "play"))
DAYS = 400  # the longest that browsers keep a cookie
AGE = DAYS * 86_400
NOTED_EVERY = 10 * 60_000  # ms between two notes of when a session or token was last seen
CACHED = "manoa.person"
FAMILIAR = "-familiar"  # the cookie of a browser from which an account has logged in

# For the description of the API
SIGNED_IN: list[dict[str, list[str]]] = [{"cookie": []}, {"token": []}]
IN_PERSON: list[dict[str, list[str]]] = [{"cookie": []}]
SCHEMES = Components(
    security_schemes={
        "cookie": SecurityScheme(type="apiKey", name="manoa", security_scheme_in="cookie"),
        "token": SecurityScheme(type="http", scheme="bearer"),
    }
)


class Person(Struct, frozen=True):
    """Somebody, and what they came with: a session or an API token."""

    id: str
    name: str
    guest: bool
    scopes: frozenset[Scope]
    session: str | None
    token: str | None
    address: str = ""

    @property
    def payer(self) -> str:
        """Who pays for what they ask for: all who come from one address together, since guests are free."""
        return self.address or self.id


# From the connection


async def identify(connection: Connection) -> Person | None:
    """Works for requests and for sockets; looked up once for each."""
    scope: dict[str, Any] = connection.scope  # type: ignore[assignment]
    if CACHED not in scope:
        person = await asyncio.to_thread(look_up, connection.app.state.engine, *presented(connection))
        scope[CACHED] = person and replace(person, address=address_of(scope))
    found: Person | None = scope[CACHED]
    return found


def presented(connection: Connection) -> tuple[str | None, bool]:
    """The secret that was sent, and whether it has to be an API token."""
    given = [value.decode("latin-1") for name, value in connection.scope["headers"] if name == b"authorization"]
    bearers = [value[7:].strip() for value in given if value[:7].lower() == "bearer "]
    if bearers:
        return (bearers[0] if len(given) == 1 else None), True
    return cookie_of(connection), False


def cookie_of(connection: Connection, suffix: str = "") -> str | None:
    """The session's cookie. Two different ones are none at all: somebody has slipped one in beside ours."""
    name = cookie_name(connection) + suffix
    headers = [value.decode("latin-1") for key, value in connection.scope["headers"] if key == b"cookie"]
    pairs = [part.strip().partition("=") for header in headers for part in header.split(";")]
    values = {value for key, _, value in pairs if key == name}
    return values.pop() if len(values) == 1 else None


def cookie_name(connection: Connection) -> str:
    """Browsers let nobody but this very host set a `__Host-` cookie, and only over TLS."""
    return "__Host-manoa" if is_secure(connection.scope, connection.app.state.settings) else "manoa"


def cookie_with(connection: Connection, secret: str | None, suffix: str = "") -> Cookie:
    """The cookie to send: with a secret, or to be forgotten."""
    return Cookie(
        key=cookie_name(connection) + suffix,
        value=secret or "",
        max_age=AGE if secret else 0,
        path="/",
        secure=is_secure(connection.scope, connection.app.state.settings),
        httponly=True,
        samesite="lax",
    )


# From the database


def look_up(engine: Engine, secret: str | None, bearer: bool) -> Person | None:
    if secret is None or not looks_right(secret):
        return None
    kind, noted = (tokens, "used") if bearer else (sessions, "seen")
    key, now = key_of(secret), wall()
    with reading(engine) as connection:
        row = people.find(connection, kind, key)
    if row is None or not same(row.key, key):
        return None
    last = getattr(row, noted)
    if not bearer and now - last > AGE * 1000:
        return None
    if last is None or now - last > NOTED_EVERY:
        with writing(engine) as connection:
            people.note(connection, kind, row.id, **{noted: now})
    scopes = frozenset(row.scopes.split()) if bearer else BOTH
    session, token = (None, row.id) if bearer else (row.id, None)
    return Person(row.user, row.user_name, row.account is None, scopes, session, token)


# For routes


async def signed_in(connection: Connection, _: BaseRouteHandler) -> None:
    """A guard, because guards come before the body is read."""
    somebody(await identify(connection), connection)


async def may_read(connection: Connection, _: BaseRouteHandler) -> None:
    needs(somebody(await identify(connection), connection), "read")


async def may_play(connection: Connection, _: BaseRouteHandler) -> None:
    needs(somebody(await identify(connection), connection), "play")


async def in_person(connection: Connection, _: BaseRouteHandler) -> None:
    """A guard for what an API token must not do, whatever its scopes: a leaked one could make itself at home."""
    if somebody(await identify(connection), connection).session is None:
        raise Refused("not-with-token")


async def provide_person(request: Request[Any, Any, Any]) -> Person:
    return somebody(await identify(request), request)


async def provide_visitor(request: Request[Any, Any, Any]) -> Person | None:
    return await identify(request)


def somebody(person: Person | None, connection: Connection) -> Person:
    """Who came with a token that is none is told so, and not to come with one."""
    if person is None:
        raise nobody("wrong-token" if presented(connection)[1] else "")
    return person


def nobody(because: str = "") -> Refusal:
    return Refusal(401, Refused("nobody", because), {"WWW-Authenticate": "Bearer"})


def needs(person: Person, scope: Scope) -> None:
    if scope not in person.scopes:
        raise Refused("scope", scope=scope)


Somebody = NamedDependency[Person]  # for a route's parameter `person`
Visitor = NamedDependency[Person | None]  # for a route's parameter `visitor`
DEPENDENCIES = {"person": Provide(provide_person), "visitor": Provide(provide_visitor)}
