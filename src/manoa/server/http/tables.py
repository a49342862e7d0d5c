"""One table: set it up, look at it, ask something of it, look back, branch off."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from typing import Annotated, Any

from litestar import MediaType, Response, get, post
from litestar.params import JSONBody, PathParameter, QueryParameter

from manoa.server.http.identity import SIGNED_IN, Person, Somebody, Visitor, needs, signed_in
from manoa.server.http.limits import CHAT, COMMANDS, RECORDS, REQUESTS, TABLES, limited
from manoa.server.http.parts import TheHub, TheLimits
from manoa.server.http.problems import Refusal, problems
from manoa.server.live.hub import Hub
from manoa.server.live.moment import now
from manoa.server.store import lists
from manoa.server.table import project, setup
from manoa.server.table.refusal import Refused
from manoa.server.table.seating import link_key
from manoa.server.table.table import Table
from manoa.server.wire import commands, news
from manoa.server.wire.tables import (
    BranchIn,
    Created,
    InviteInfo,
    PastState,
    RecordIn,
    RecordOut,
    State,
    TableIn,
)

TableKey = Annotated[str, PathParameter(pattern="^[A-Za-z0-9_-]{16}$", description="The table")]
Secret = Annotated[str, PathParameter(pattern="^[A-Za-z0-9_-]{16,64}$", description="The secret of a link")]
StepNumber = Annotated[int, PathParameter(ge=0, le=1 << 24)]
SeatQuery = Annotated[
    int | None, QueryParameter(ge=-1, le=7, description="As this seat, once nothing is hidden; -1: a spectator")
]
After = Annotated[int, QueryParameter(ge=0, le=1 << 40, description="The version that is known already")]
Theme = Annotated[str, QueryParameter(pattern="^(light|dark)$")]

BODY = (400, 401, 403, 404, 408, 409, 413, 415, 429)
MISSING = ("no-table", "no-invite", "no-step", "no-seat", "no-bot", "not-started")
HIDDEN = ("hidden", "no-hints")
PAGE = 200  # events in one answer
MOST_TABLES = 100  # that one person sits at


def refusal(refused: Refused) -> Refusal:
    """What a table refuses, as HTTP: 404 for what is not there, 403 for what is hidden, 409 for all else."""
    status = 404 if refused.code in MISSING else 403 if refused.code in HIDDEN else 409
    return Refusal(status, refused.code, refused.text)


async def seen(hub: Hub, table: str, visitor: Person | None, look: Any) -> Any:
    """The one way to read a table: under its lock, from where the visitor may look."""
    if visitor is not None:
        needs(visitor, "read")
    try:
        async with hub.holding(table) as live:
            return look(live.table, project.viewpoint(live.table, visitor.id if visitor else None))
    except Refused as error:
        raise refusal(error) from None


# Setting up


@post(
    "/tables",
    summary="Set up a table",
    guards=[limited(TABLES), signed_in],
    security=SIGNED_IN,
    responses=problems(*BODY),
)
async def set_up(hub: TheHub, person: Somebody, data: JSONBody[TableIn]) -> Created:
    return await _made(hub, person, lambda: setup.new_table(data, person))


@post(
    "/records",
    summary="Look at a record, on an analysis table of one's own",
    guards=[limited(RECORDS), signed_in],
    security=SIGNED_IN,
    responses=problems(*BODY),
)
async def import_record(hub: TheHub, person: Somebody, data: JSONBody[RecordIn]) -> Created:
    return await _made(hub, person, lambda: setup.imported(data.record, person))


@post(
    "/tables/{table:str}/branch",
    summary="Go on from a step, on an analysis table of one's own",
    guards=[limited(RECORDS), signed_in],
    security=SIGNED_IN,
    responses=problems(*BODY),
)
async def branch_off(hub: TheHub, person: Somebody, table: TableKey, data: JSONBody[BranchIn]) -> Created:
    needs(person, "play")
    made = await seen(hub, table, person, lambda table, eyes: setup.branch(table, eyes, data, person))
    return await _created(hub, made)


async def _made(hub: Hub, person: Person, make: Callable[[], setup.Setup]) -> Created:
    """Checking options and replaying a record can take a while: not on the event loop."""
    needs(person, "play")
    if await hub.read(lists.seats_taken, person.id) >= MOST_TABLES:
        raise Refusal(409, "too-many", f"You sit at {MOST_TABLES} tables already: finish or leave some first.")
    await hub.games.loaded()
    try:
        made = await asyncio.to_thread(make)
    except Refused as error:
        raise Refusal(400, error.code, error.text) from None
    return await _created(hub, made)


async def _created(hub: Hub, made: setup.Setup) -> Created:
    id = await hub.create(made)
    return Created(id, {str(seat): f"/invite/{id}/{secret}" for seat, secret in made.links.items()})


# Looking and asking


@get(
    "/tables/{table:str}",
    summary="How it stands, as I may know it",
    guards=[limited(REQUESTS)],
    responses=problems(400, 403, 404, 429),
)
async def look(hub: TheHub, visitor: Visitor, table: TableKey) -> State:
    state: State = await seen(hub, table, visitor, lambda table, eyes: project.state(table, eyes, now()))
    return state


@post(
    "/tables/{table:str}/commands",
    summary="Ask something of a table",
    status_code=200,
    guards=[limited(COMMANDS), signed_in],
    security=SIGNED_IN,
    responses=problems(*BODY),
)
async def command(
    hub: TheHub, limits: TheLimits, person: Somebody, table: TableKey, data: JSONBody[commands.Request]
) -> news.Reply:
    needs(person, "play")
    if isinstance(data.command, commands.Say):
        limits.spend_person(CHAT, person.id)
    return await hub.command(table, person, data)


@get(
    "/tables/{table:str}/why/{action:str}",
    summary="Why I cannot do this now",
    guards=[limited(REQUESTS), signed_in],
    security=SIGNED_IN,
    responses=problems(400, 401, 403, 404, 409, 429),
)
async def why_not(
    hub: TheHub, person: Somebody, table: TableKey, action: Annotated[str, PathParameter(max_length=200)]
) -> dict[str, str | None]:
    """A sentence, or null if it can be done."""

    def why(table: Table, eyes: project.Viewpoint) -> dict[str, str | None]:
        return {"why": project.why(table, eyes, action)}

    answer: dict[str, str | None] = await seen(hub, table, person, why)
    return answer


@get(
    "/tables/{table:str}/events",
    summary="What happened, as I may know it",
    guards=[limited(REQUESTS, 2)],
    responses=problems(400, 403, 404, 429),
)
async def past_events(hub: TheHub, visitor: Visitor, table: TableKey, after: After = 0) -> list[news.Event]:
    def told(table: Table, eyes: project.Viewpoint) -> Callable[[], list[news.Event]]:
        stored = table.unfolded(after + PAGE)
        return lambda: list(project.history(stored, eyes, after, PAGE))

    events: list[news.Event] = await asyncio.to_thread(await seen(hub, table, visitor, told))
    return events


@get(
    "/tables/{table:str}/steps/{step:int}",
    summary="A past position, as I may know it",
    guards=[limited(REQUESTS)],
    responses=problems(400, 403, 404, 429),
)
async def past_state(
    hub: TheHub, visitor: Visitor, table: TableKey, step: StepNumber, seat: SeatQuery = None
) -> PastState:
    def past(table: Table, eyes: project.Viewpoint) -> PastState:
        return project.past(table, step, project.chosen_seat(table, eyes, seat))

    state: PastState = await seen(hub, table, visitor, past)
    return state


@get(
    "/tables/{table:str}/steps/{step:int}/picture",
    summary="A position as a picture",
    media_type="image/svg+xml",
    guards=[limited(REQUESTS, 5)],
    responses=problems(400, 403, 404, 429),
)
async def picture(
    hub: TheHub, visitor: Visitor, table: TableKey, step: StepNumber, seat: SeatQuery = None, theme: Theme = "light"
) -> Response[str]:
    def draw(table: Table, eyes: project.Viewpoint) -> Callable[[], str]:
        return project.picture(table, step, project.chosen_seat(table, eyes, seat), theme)

    svg: str = await asyncio.to_thread(await seen(hub, table, visitor, draw))
    return Response(svg, media_type="image/svg+xml")


@get(
    "/tables/{table:str}/record",
    summary="The record, once it is over",
    guards=[limited(REQUESTS)],
    responses=problems(400, 403, 404, 429),
)
async def export(hub: TheHub, visitor: Visitor, table: TableKey) -> Response[RecordOut]:
    record: RecordOut = await asyncio.to_thread(await seen(hub, table, visitor, lambda table, _: project.record(table)))
    name = f"{record.record['game']}-{table}.manoa.json"
    headers = {"Content-Disposition": f'attachment; filename="{name}"'}
    return Response(record, media_type=MediaType.JSON, headers=headers)


# Links


@get(
    "/invites/{table:str}/{secret:str}",
    summary="Where a link leads",
    guards=[limited(REQUESTS)],
    responses=problems(400, 404, 429),
)
async def look_at_invite(hub: TheHub, visitor: Visitor, table: TableKey, secret: Secret) -> InviteInfo:
    def find(table: Table, _: project.Viewpoint) -> InviteInfo:
        seat = table.invites.get(link_key(secret))
        if seat is None or table.status in ("over", "closed"):
            raise Refused("no-invite", "This link has been used already, or leads nowhere.")
        return InviteInfo(project.info(table), seat)

    info: InviteInfo = await seen(hub, table, visitor, find)
    return info


HANDLERS: list[Any] = [
    set_up,
    import_record,
    branch_off,
    look,
    command,
    why_not,
    past_events,
    past_state,
    picture,
    export,
    look_at_invite,
]
