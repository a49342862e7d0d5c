"""What people come with: their sessions and API tokens."""

from __future__ import annotations

from typing import Annotated, Any

from litestar import Request, Router, delete, get, post
from litestar.params import JSONBody, PathParameter
from sqlalchemy import Connection

from manoa.server.http import limits
from manoa.server.http.identity import IN_PERSON, Person, Somebody, in_person, moment
from manoa.server.http.limits import limited
from manoa.server.http.problems import BODY, Refusal, problems
from manoa.server.http.rows import read, write
from manoa.server.people.names import clean
from manoa.server.people.secrets import key_of, new_token
from manoa.server.store import people
from manoa.server.wire.people import NewToken, SessionInfo, TokenIn, TokenInfo

Asked = Request[Any, Any, Any]
RowId = Annotated[str, PathParameter(pattern="^[A-Za-z0-9_-]{1,40}$")]

MOST_TOKENS = 20  # of one person


@get(
    "/sessions",
    summary="Where I am logged in",
    guards=[in_person],
    responses=problems(401, 403, 429),
    security=IN_PERSON,
)
async def list_sessions(request: Asked, person: Somebody) -> list[SessionInfo]:
    found = await read(request, people.sessions_of, person.id)
    return [SessionInfo(row.id, row.created, row.seen, row.agent, row.id == person.session) for row in found]


@delete(
    "/sessions/{session:str}",
    summary="End one session",
    guards=[in_person],
    responses=problems(400, 401, 403, 404, 429),
    security=IN_PERSON,
)
async def revoke_session(request: Asked, session: RowId, person: Somebody) -> None:
    """And everything that is connected by it."""
    if not await end_session(request, person, session):
        raise Refusal(404, "no-session", "You have no such session.")


@delete(
    "/sessions",
    summary="End all sessions but this one",
    guards=[in_person],
    responses=problems(401, 403, 429),
    security=IN_PERSON,
)
async def revoke_other_sessions(request: Asked, person: Somebody) -> None:
    await forget_sessions(request, await write(request, people.close_sessions, person.id, person.session))


async def end_session(request: Asked, person: Person, session: str) -> bool:
    closed = await write(request, people.close_session, person.id, session)
    if closed:
        await forget_sessions(request, [session])
    return closed


async def forget_sessions(request: Asked, ended: list[str]) -> None:
    """Close what is still connected by them."""
    for session in ended:
        await request.app.state.hub.forget(session=session)


@get(
    "/tokens",
    summary="My API tokens, without their secrets",
    guards=[in_person],
    responses=problems(401, 403, 429),
    security=IN_PERSON,
)
async def list_tokens(request: Asked, person: Somebody) -> list[TokenInfo]:
    found = await read(request, people.tokens_of, person.id)
    return [TokenInfo(row.id, row.name, row.scopes.split(), row.created, row.used) for row in found]


@post(
    "/tokens",
    summary="A new API token, shown this one time",
    guards=[limited(limits.TOKENS), in_person],
    responses=problems(*BODY, 401, 409),
    security=IN_PERSON,
)
async def make_token(request: Asked, data: JSONBody[TokenIn], person: Somebody) -> NewToken:
    name, secret, now = clean(data.name), new_token(), moment()
    scopes = sorted(set(data.scopes))

    def add(rows: Connection) -> str:
        if people.count_tokens(rows, person.id) >= MOST_TOKENS:
            raise Refusal(409, "enough-tokens", f"You have {MOST_TOKENS} tokens already: revoke one first.")
        return people.add_token(rows, person.id, name, key_of(secret), " ".join(scopes), now)

    token = await write(request, add)
    return NewToken(secret, TokenInfo(token, name, scopes, now, None))


@delete(
    "/tokens/{token:str}",
    summary="Revoke an API token",
    guards=[in_person],
    responses=problems(400, 401, 403, 404, 429),
    security=IN_PERSON,
)
async def revoke_token(request: Asked, token: RowId, person: Somebody) -> None:
    """And end everything that is connected by it."""
    if not await write(request, people.drop_token, person.id, token):
        raise Refusal(404, "no-token", "You have no such token.")
    await forget_tokens(request, [token])


async def forget_tokens(request: Asked, ended: list[str]) -> None:
    for token in ended:
        await request.app.state.hub.forget(token=token)


session_routes = Router(
    "/api",
    route_handlers=[list_sessions, revoke_session, revoke_other_sessions, list_tokens, make_token, revoke_token],
    guards=[limited(limits.REQUESTS)],
    tags=["sessions"],
)
