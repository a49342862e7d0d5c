"""What people come with: their sessions and API tokens."""

from typing import Annotated

from litestar import delete, get, post
from litestar.params import JSONBody, PathParameter
from sqlalchemy import Connection

from manoa.server.http import limits
from manoa.server.http.identity import Person, Somebody, in_person, nobody
from manoa.server.http.limits import about
from manoa.server.http.parts import TheHub
from manoa.server.http.problems import BODY
from manoa.server.live.hub import Hub
from manoa.server.live.moment import wall
from manoa.server.people.names import clean
from manoa.server.people.secrets import key_of, new_token
from manoa.server.store import people
from manoa.server.store.schema import sessions, tokens
from manoa.server.table.refusal import Refused
from manoa.server.wire.people import NewToken, SessionInfo, TokenIn, TokenInfo

RowId = Annotated[str, PathParameter(pattern="^[A-Za-z0-9_-]{1,40}$")]

MOST_TOKENS = 20  # of one person


@get("/sessions", **about("Where I am logged in", limits.REQUESTS, who=in_person))
async def list_sessions(hub: TheHub, person: Somebody) -> list[SessionInfo]:
    found = await hub.read(people.sessions_of, person.id)
    return [SessionInfo(row.id, row.created, row.seen, row.agent, row.id == person.session) for row in found]


@delete("/sessions/{session:str}", **about("End one session", limits.REQUESTS, 400, 404, who=in_person))
async def revoke_session(hub: TheHub, session: RowId, person: Somebody) -> None:
    """And everything that is connected by it."""
    if not await end_session(hub, person, session):
        raise Refused("no-session")


@delete("/sessions", **about("End all sessions but this one", limits.REQUESTS, who=in_person))
async def revoke_other_sessions(hub: TheHub, person: Somebody) -> None:
    hub.forget(await hub.write(people.end_all, sessions, person.id, person.session))


async def end_session(hub: Hub, person: Person, session: str) -> bool:
    closed = await hub.write(people.end, sessions, person.id, session)
    if closed:
        hub.forget([session])
    return closed


@get("/tokens", **about("My API tokens, without their secrets", limits.REQUESTS, who=in_person))
async def list_tokens(hub: TheHub, person: Somebody) -> list[TokenInfo]:
    found = await hub.read(people.tokens_of, person.id)
    return [TokenInfo(row.id, row.name, row.scopes.split(), row.created, row.used) for row in found]


@post("/tokens", **about("A new API token, shown this one time", limits.TOKENS, *BODY, 409, who=in_person))
async def make_token(hub: TheHub, data: JSONBody[TokenIn], person: Somebody) -> NewToken:
    name, secret, now = clean(data.name), new_token(), wall()
    scopes = sorted(set(data.scopes))

    def add(rows: Connection) -> str:
        if not people.still_open(rows, person.session):  # another password may have ended it since
            raise nobody()
        if len(people.tokens_of(rows, person.id)) >= MOST_TOKENS:
            raise Refused("enough-tokens", most=MOST_TOKENS)
        return people.add_token(rows, person.id, name, key_of(secret), " ".join(scopes), now)

    token = await hub.write(add)
    return NewToken(secret, TokenInfo(token, name, scopes, now, None))


@delete("/tokens/{token:str}", **about("Revoke an API token", limits.REQUESTS, 400, 404, who=in_person))
async def revoke_token(hub: TheHub, token: RowId, person: Somebody) -> None:
    """And end everything that is connected by it."""
    if not await hub.write(people.end, tokens, person.id, token):
        raise Refused("no-token")
    hub.forget(tokens=[token])
