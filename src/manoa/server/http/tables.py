"""One table: set it up, look at it, ask something of it, look back, branch off."""

from collections.abc import Callable
from typing import Annotated, Any, TypeVar

from litestar import MediaType, Response, get, post
from litestar.params import JSONBody, PathParameter, QueryParameter

from manoa.games import REGISTERED
from manoa.play.ready import needed
from manoa.server.http.desk import Desk, TheDesk
from manoa.server.http.identity import Person, Somebody, Visitor, needs, signed_in
from manoa.server.http.limits import CHAT, COMMANDS, RECORDS, REQUESTS, TABLES, asks
from manoa.server.http.parts import TheHub, TheLimits
from manoa.server.http.problems import BODY, Refusal
from manoa.server.live.hub import Hub
from manoa.server.live.moment import now
from manoa.server.store import lists
from manoa.server.table import project, setup
from manoa.server.table.deals import is_sealed
from manoa.server.table.hints import contested
from manoa.server.table.refusal import Refused
from manoa.server.table.seating import link_key
from manoa.server.table.table import Table
from manoa.server.wire import commands, news
from manoa.server.wire import tables as wire

TableKey = Annotated[str, PathParameter(pattern="^[A-Za-z0-9_-]{16}$", description="The table")]
Secret = Annotated[str, PathParameter(pattern="^[A-Za-z0-9_-]{16,64}$", description="The secret of a link")]
GameKey = Annotated[str, PathParameter(max_length=40)]
StepNumber = Annotated[int, PathParameter(ge=0, le=1 << 24)]
SeatQuery = Annotated[
    int | None, QueryParameter(ge=-1, le=7, description="As this seat, once nothing is hidden; -1: a spectator")
]
After = Annotated[int, QueryParameter(ge=0, le=1 << 40, description="The version that is known already")]
Theme = Annotated[str, QueryParameter(pattern="^(light|dark)$")]

Found = TypeVar("Found")

STATUSES = (*BODY, 401, 404, 409, 503)
PUBLIC = asks(REQUESTS, 400, 403, 404, 503)
PAGE = 200  # events in one answer
MOST_TABLES = 100  # that one person sits at
MOST_AMONG_BOTS = 4  # games without people that one person has set up


async def seen(
    hub: Hub, table: str, visitor: Person | None, look: Callable[[Table, project.Viewpoint], Found]
) -> Found:
    """The one way to read a table: under its lock, from where the visitor may look."""
    if visitor is not None:
        needs(visitor, "read")
    await hub.games.check(*await hub.waits_for(table))
    async with hub.holding(table) as live:
        return look(live.table, await hub.eyes(live.table, visitor.id if visitor else None))


async def no_help(hub: Hub, table: str) -> None:
    """Refuses what would have a bot think about a game that people still play, by however many branches of it."""
    async with hub.holding(await _origin(hub, table)) as live:
        if contested(live.table):
            raise Refusal(403, Refused("still-played"))


async def not_sealed(hub: Hub, table: str) -> None:
    """Refuses to show others a deal of today, by however many branches of it: they may still play it."""
    async with hub.holding(await _origin(hub, table)) as live:
        if is_sealed(live.table, now()):
            raise Refused("sealed", "sealed-room")


async def _origin(hub: Hub, table: str) -> str:
    """The table that an analysis branched off from; others are their own."""
    begun = (await hub.open(table)).table.begun
    while begun.analysis and begun.before is not None:
        table = begun.before
        begun = (await hub.open(table)).table.begun
    return table


# Setting up


@post("/tables", summary="Set up a table", **asks(TABLES, *STATUSES, who=signed_in))
async def set_up(hub: TheHub, desk: TheDesk, person: Somebody, data: JSONBody[wire.TableIn]) -> wire.Created:
    among_bots = all(isinstance(plan, wire.BotSeat) for plan in data.seats)
    if among_bots and await hub.read(lists.among_bots, person.id) >= MOST_AMONG_BOTS:
        raise Refusal(409, Refused("too-many", "too-many-among-bots", most=MOST_AMONG_BOTS))
    return await _made(hub, desk, person, (data.game, data.options), lambda: setup.new_table(data, person))


@post(
    "/records",
    summary="Look at a record, on an analysis table of one's own",
    **asks(RECORDS, *STATUSES, who=signed_in),
)
async def import_record(hub: TheHub, desk: TheDesk, person: Somebody, data: JSONBody[wire.RecordIn]) -> wire.Created:
    game = data.record.get("game"), data.record.get("options")
    return await _made(hub, desk, person, game, lambda: setup.imported(data.record, person))


@post(
    "/tables/{table:str}/branch",
    summary="Go on from a step, on an analysis table of one's own",
    **asks(RECORDS, *STATUSES, who=signed_in),
)
async def branch_off(
    hub: TheHub, desk: TheDesk, person: Somebody, table: TableKey, data: JSONBody[wire.BranchIn]
) -> wire.Created:
    needs(person, "play")
    await room(hub, person)
    make = await seen(hub, table, person, lambda table, eyes: setup.branch(table, eyes, data, person))
    if data.bots:
        await no_help(hub, table)
    return await created(hub, await desk.work(make), person)


@post(
    "/lessons/{game:str}/{lesson:str}",
    summary="Begin a lesson, on a table of one's own that stands in no list",
    **asks(TABLES, 400, 401, 403, 404, 503, who=signed_in),
)
async def begin_lesson(hub: TheHub, desk: TheDesk, person: Somebody, game: GameKey, lesson: GameKey) -> wire.Created:
    needs(person, "play")
    await hub.games.check(game)
    found = setup.lesson_of(game, lesson)
    await there(hub, desk, game, found.options)
    return await created(hub, await desk.work(lambda: setup.lesson(game, lesson, person)), person)


async def _made(
    hub: Hub, desk: Desk, person: Person, game: tuple[Any, Any], make: Callable[[], setup.Setup]
) -> wire.Created:
    """Checking options and replaying a record can take a while."""
    needs(person, "play")
    await room(hub, person)
    await there(hub, desk, *game)
    try:
        made = await desk.work(make)
    except Refused as error:
        raise Refusal(400, error) from None
    return await created(hub, made, person)


async def there(hub: Hub, desk: Desk, game: Any, options: Any) -> None:
    """Refused as long as a game with these options is not compiled."""
    await hub.games.check(game)
    if not hub.games.all_there and game in REGISTERED:
        await hub.games.check(game, await desk.work(lambda: needed(game, options)))


async def room(hub: Hub, person: Person) -> None:
    if await hub.read(lists.seats_taken, person.id) >= MOST_TABLES:
        raise Refusal(409, Refused("too-many", "too-many-tables", most=MOST_TABLES))


async def created(hub: Hub, made: setup.Setup, person: Person) -> wire.Created:
    id = await hub.create(made, payer=person.payer)
    return wire.Created(id, {str(seat): f"/invite/{id}/{secret}" for seat, secret in made.links.items()})


# Looking and asking


@get("/tables/{table:str}", summary="How it stands, as I may know it", **PUBLIC)
async def look(hub: TheHub, visitor: Visitor, table: TableKey) -> wire.State:
    return await seen(hub, table, visitor, lambda table, eyes: project.state(table, eyes, now()))


@post(
    "/tables/{table:str}/commands",
    summary="Ask something of a table",
    status_code=200,
    **asks(COMMANDS, *STATUSES, who=signed_in),
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
    **asks(REQUESTS, 400, 401, 403, 404, 409, 503, who=signed_in),
)
async def why_not(
    hub: TheHub, person: Somebody, table: TableKey, action: Annotated[str, PathParameter(max_length=200)]
) -> wire.WhyNot:
    return await seen(hub, table, person, lambda table, eyes: project.why(table, eyes, action))


@get(
    "/tables/{table:str}/events",
    summary="What happened, as I may know it",
    **asks(REQUESTS, 400, 403, 404, 503, cost=2),
)
async def past_events(
    hub: TheHub, desk: TheDesk, visitor: Visitor, table: TableKey, after: After = 0
) -> list[news.Event]:
    def page(table: Table, eyes: project.Viewpoint) -> Callable[[], list[news.Event]]:
        stored = table.unfolded(after + PAGE)
        return lambda: list(project.history(stored, eyes, after, PAGE))

    return await desk.work(await seen(hub, table, visitor, page))


@get("/tables/{table:str}/steps/{step:int}", summary="A past position, as I may know it", **PUBLIC)
async def past_state(
    hub: TheHub, desk: TheDesk, visitor: Visitor, table: TableKey, step: StepNumber, seat: SeatQuery = None
) -> wire.PastState:
    def past(table: Table, eyes: project.Viewpoint) -> Callable[[], wire.PastState]:
        return project.past(table, step, project.chosen_seat(table, eyes, seat))

    return await desk.work(await seen(hub, table, visitor, past))


@get(
    "/tables/{table:str}/steps/{step:int}/picture",
    summary="A position as a picture",
    media_type="image/svg+xml",
    **asks(REQUESTS, 400, 403, 404, 503, cost=5),
)
async def picture(
    hub: TheHub,
    desk: TheDesk,
    visitor: Visitor,
    table: TableKey,
    step: StepNumber,
    seat: SeatQuery = None,
    theme: Theme = "light",
) -> Response[str]:
    def draw(table: Table, eyes: project.Viewpoint) -> Callable[[], str]:
        return project.picture(table, step, project.chosen_seat(table, eyes, seat), theme)

    svg = await desk.work(await seen(hub, table, visitor, draw))
    return Response(svg, media_type="image/svg+xml")


@get("/tables/{table:str}/record", summary="The record, once it is over", **PUBLIC)
async def export(hub: TheHub, desk: TheDesk, visitor: Visitor, table: TableKey) -> Response[wire.RecordOut]:
    write = await seen(hub, table, visitor, lambda table, _: project.record(table))
    await no_help(hub, table)  # what is exported can be brought back, and then nobody knows what it came of
    record = await desk.work(write)
    name = f"{record.record['game']}-{table}.manoa.json"
    headers = {"Content-Disposition": f'attachment; filename="{name}"'}
    return Response(record, media_type=MediaType.JSON, headers=headers)


# Links


@get("/invites/{table:str}/{secret:str}", summary="Where a link leads", **asks(REQUESTS, 400, 404, 503))
async def look_at_invite(hub: TheHub, visitor: Visitor, table: TableKey, secret: Secret) -> wire.InviteInfo:
    def find(table: Table, _: project.Viewpoint) -> wire.InviteInfo:
        seat = table.invites.get(link_key(secret))
        if seat is None or table.status in ("over", "closed"):
            raise Refused("no-invite")
        return wire.InviteInfo(project.info(table), seat)

    return await seen(hub, table, visitor, find)
