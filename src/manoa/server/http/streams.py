"""The bot API: streams of lines. What a bot does, it asks for as everybody does, by commands."""

from collections.abc import AsyncGenerator, Callable
from typing import Annotated, Any

import msgspec
from litestar import Router, get
from litestar.openapi import ResponseSpec
from litestar.params import QueryParameter

from manoa.server.http.identity import SIGNED_IN, Person, Somebody, needs, signed_in
from manoa.server.http.limits import SOCKETS, limited
from manoa.server.http.lines import KEEP_ALIVE, NDJSON, Lines, encode_line
from manoa.server.http.parts import TheHub
from manoa.server.http.problems import problems
from manoa.server.http.tables import TheVisit, Visit
from manoa.server.live.connection import Connection
from manoa.server.live.hub import Hub
from manoa.server.store.lists import Seated, seated
from manoa.server.wire.streams import EventLine, Over, Start, TableLine, Turn
from manoa.server.wire.tables import Result, Status

STATES = (b'{"t":"news"', b'{"t":"resync"')

Since = Annotated[int | None, QueryParameter(ge=0, le=1 << 40, description="The version that is known already")]
Writing = Callable[[Connection], AsyncGenerator[bytes, None]]


# The parts of `news` and `resync` that are read here


class _Table(msgspec.Struct):
    game: str
    status: Status
    result: Result | None


class _State(msgspec.Struct):
    v: int
    you: int | None
    table: _Table


class _Frame(msgspec.Struct):
    state: _State


_decoder = msgspec.json.Decoder(_Frame)


def described(line: Any) -> dict[int, ResponseSpec]:
    about = "One JSON object a line; empty lines in between say that the server is still there"
    return {200: ResponseSpec(line, description=about, media_type=NDJSON, generate_examples=False)}


@get(
    "/events",
    summary="My games: which wait for me, and whenever one starts, waits for me or ends",
    responses={**described(EventLine), **problems(401, 403, 409, 429)},
)
async def follow_games(hub: TheHub, person: Somebody) -> Lines:
    return _lines(hub, person, lambda connection: _games(connection, hub, person.id))


@get(
    "/tables/{table:str}",
    summary="A table, until its game is over: how it stands, and all that is new",
    responses={**described(TableLine), **problems(400, 401, 403, 404, 409, 429)},
)
async def follow_table(visit: TheVisit, person: Somebody, since: Since = None) -> Lines:
    await visit.seen(lambda *_: None)
    return _lines(visit.hub, person, lambda connection: _table(connection, visit, since))


def _lines(hub: Hub, person: Person, writing: Writing) -> Lines:
    needs(person, "read")
    hub.notices.room_for(person.id)
    connection = Connection(hub.settings.queue, person.id, person.session, person.token)
    return Lines(hub, connection, lambda: writing(connection))


# One table


async def _table(connection: Connection, visit: Visit, since: int | None) -> AsyncGenerator[bytes, None]:
    table = visit.table
    await visit.hub.watch(connection, table, since, visit.desk.work)
    async for frame in connection.frames(KEEP_ALIVE):
        if not frame.startswith(STATES):
            yield b"\n"
            continue
        yield frame + b"\n"
        state = _decoder.decode(frame).state
        if state.table.status in ("over", "closed"):
            yield encode_line(Over(table, state.table.game, state.you, state.v, state.table.result))
            return


# My games


async def _games(connection: Connection, hub: Hub, user: str) -> AsyncGenerator[bytes, None]:
    """After a change, or a while without one, it looks at how all games stand: so none can get lost."""
    games = await hub.read(seated, user)
    yield _joined(_turn(game) for game in games.values() if game.waits)
    async for _ in connection.frames(KEEP_ALIVE):
        before, games = games, await hub.read(seated, user, list(games))
        yield _joined(changes(before, games))
        games = {table: game for table, game in games.items() if game.status in ("open", "running")}


def changes(before: dict[str, Seated], after: dict[str, Seated]) -> list[EventLine]:
    """The lines about what has changed in how games stand."""
    lines: list[EventLine] = []
    for table, game in after.items():
        had = before.get(table)
        if game.status == "running" and (had is None or had.status == "open"):
            lines.append(Start(table, game.game, game.seat, game.version))
        if game.waits and (had is None or had.version != game.version):
            lines.append(_turn(game))
        if game.status == "over":
            lines.append(Over(table, game.game, game.seat, game.version, msgspec.convert(game.result, Result | None)))
    return lines


def _turn(game: Seated) -> EventLine:
    return Turn(game.table, game.game, game.seat, game.version)


def _joined(lines: Any) -> bytes:
    """An empty line if there is nothing to tell."""
    return b"".join(map(encode_line, lines)) or b"\n"


bots = Router(
    "/api/bot",
    route_handlers=[follow_games, follow_table],
    guards=[signed_in, limited(SOCKETS)],
    security=SIGNED_IN,
    tags=["bots"],
)
