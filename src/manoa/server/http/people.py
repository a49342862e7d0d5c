"""Guests and accounts: coming and going."""

from typing import Any

from litestar import Response, post
from litestar.params import JSONBody
from sqlalchemy import Connection, Row
from sqlalchemy.exc import IntegrityError

from manoa.server.http import limits
from manoa.server.http.forwarded import address_of
from manoa.server.http.identity import (
    BOTH,
    FAMILIAR,
    Somebody,
    Visitor,
    cookie_of,
    cookie_with,
    in_person,
)
from manoa.server.http.limits import Limits, about
from manoa.server.http.packing import Asked
from manoa.server.http.parts import TheHub
from manoa.server.http.problems import BODY, Refusal
from manoa.server.http.sessions import end_session
from manoa.server.live.hub import Hub
from manoa.server.live.moment import wall
from manoa.server.people.names import BadName, clean, fold
from manoa.server.people.passwords import Passwords
from manoa.server.people.secrets import familiar, key_of, new_secret, same
from manoa.server.store import lists, people
from manoa.server.store.schema import sessions, tokens
from manoa.server.table.refusal import Refused
from manoa.server.wire.base import Scope
from manoa.server.wire.people import AccountIn, GuestIn, LoginIn, Me

MOST_SESSIONS = 50  # of one person; those that were not seen for longest end first


@post("/guests", **about("Come as a guest", limits.GUESTS, *BODY, 409))
async def come_as_guest(request: Asked, hub: TheHub, data: JSONBody[GuestIn], visitor: Visitor) -> Response[Me]:
    """The answer sets the cookie."""
    if visitor is not None:
        raise Refused("already-here", name=visitor.name)
    name, secret = clean(data.name), new_secret()

    def enter(rows: Connection) -> str:
        user = people.add_guest(rows, name, wall())
        people.open_session(rows, user, key_of(secret), agent_of(request), wall())
        return user

    user = await hub.write(enter)
    return welcome(request, Me(user, name, True, 0, sorted(BOTH)), secret, 201)


@post(
    "/account", **about("Turn a guest into an account that keeps its games", limits.ACCOUNTS, *BODY, 409, who=in_person)
)
async def become_account(request: Asked, hub: TheHub, data: JSONBody[AccountIn], person: Somebody) -> Response[Me]:
    """The old cookie and API tokens end, since somebody else may have prepared them; the answer sets a new cookie."""
    name = clean(data.name)
    account = fold(name)
    if not person.guest:
        raise Refused("already-account")
    password, secret = await passwords_of(request).hash(data.password), new_secret()

    def change(rows: Connection) -> tuple[list[str], list[str]]:
        if not people.make_account(rows, person.id, name, account, password):
            raise Refused("already-account")
        ended = people.end_all(rows, sessions, person.id), people.end_all(rows, tokens, person.id)
        people.open_session(rows, person.id, key_of(secret), agent_of(request), wall())
        return ended

    try:
        ended, revoked = await hub.write(change)
    except IntegrityError as error:
        raise Refused("name-taken", name=name) from error
    hub.forget(ended, revoked)
    answer = welcome(request, await me(hub, person.id, name, False), secret, 201)
    answer.cookies.append(cookie_with(request, familiar(password), FAMILIAR))
    return answer


@post("/login", status_code=200, **about("Log in", limits.LOGINS, *BODY, 401))
async def log_in(request: Asked, hub: TheHub, data: JSONBody[LoginIn], visitor: Visitor) -> Response[Me]:
    """Whatever session the cookie stood for ends, and the answer sets a new cookie."""
    account, password = await owner(request, hub, data)
    secret = new_secret()

    def enter(rows: Connection) -> list[str]:
        if not people.still_has(rows, account.id, password):
            raise wrong_login()
        ended = []
        if visitor is not None and visitor.session and people.end(rows, sessions, visitor.id, visitor.session):
            ended.append(visitor.session)
        people.open_session(rows, account.id, key_of(secret), agent_of(request), wall())
        return ended + people.close_oldest(rows, account.id, MOST_SESSIONS)

    hub.forget(await hub.write(enter))
    answer = welcome(request, await me(hub, account.id, account.name, False), secret)
    answer.cookies.append(cookie_with(request, familiar(password), FAMILIAR))
    return answer


@post("/logout", **about("Log out", limits.REQUESTS, who=in_person, done="Logged out"))
async def log_out(request: Asked, hub: TheHub, person: Somebody) -> Response[None]:
    """Ends all that is connected by this session. A guest who does this cannot come back."""
    await end_session(hub, person, str(person.session))
    return Response(None, status_code=204, cookies=[cookie_with(request, None)])


async def me(hub: Hub, id: str, name: str, guest: bool, scopes: frozenset[Scope] = BOTH) -> Me:
    return Me(id, name, guest, await hub.read(lists.waiting, id), sorted(scopes))


def welcome(request: Asked, me: Me, secret: str | None, status: int = 200) -> Response[Me]:
    return Response(me, status_code=status, cookies=[cookie_with(request, secret)])


def agent_of(request: Asked) -> str:
    """What the browser calls itself, for a list that its owner reads."""
    return "".join(char for char in request.headers.get("user-agent", "") if char.isprintable())[:200]


# Names and passwords


async def owner(request: Asked, hub: Hub, data: LoginIn) -> tuple[Row[Any], str]:
    """Whose name and password these are, and its hash. The answer to a wrong name is that to a wrong password, and as
    slow."""
    account = folded_or_nothing(data.name)
    spend_guess_here(request, account)
    found = await hub.read(people.find_account, account)
    spend_guess_anywhere(request, account, found and found.password)
    if not await passwords_of(request).check(found and found.password, data.password) or found is None:
        raise wrong_login()
    if not passwords_of(request).outdated(found.password):
        return found, found.password
    better = await passwords_of(request).hash(data.password)
    if not await hub.write(people.set_password, found.id, found.password, better):
        raise wrong_login()
    return found, better


def wrong_login() -> Refusal:
    return Refusal(401, Refused("wrong-login"), {"WWW-Authenticate": "Bearer"})


def folded_or_nothing(name: str) -> str:
    try:
        return fold(clean(name))
    except BadName:
        return ""


def spend_guess_here(request: Asked, account: str) -> None:
    buckets: Limits = request.app.state.limits
    buckets.spend("logins", limits.GUESSES_HERE, f"account {account} from {address_of(request.scope)}")


def spend_guess_anywhere(request: Asked, account: str, password: str | None) -> None:
    """A browser that its owner has logged in from has a bucket of its own, which strangers cannot empty."""
    buckets: Limits = request.app.state.limits
    shown = cookie_of(request, FAMILIAR) or ""
    if password is not None and same(familiar(password).encode(), shown.encode()):
        buckets.spend("logins", limits.GUESSES_HERE, f"account {account} in a browser of its own")
    else:
        buckets.spend("logins", limits.GUESSES_ANYWHERE, f"account {account}")


def passwords_of(request: Asked) -> Passwords:
    passwords: Passwords = request.app.state.passwords
    return passwords
