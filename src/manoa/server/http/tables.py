"""One table: set it up, look at it, ask something of it, look back, branch off."""

from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from typing import Annotated, Any, TypeVar

from litestar import MediaType, Response, get, post
from litestar.di import NamedDependency
from litestar.params import JSONBody, PathParameter, QueryParameter

from manoa.server.http.desk import Desk, TheDesk
from manoa.server.http.identity import Person, Somebody, Visitor, may_play, needs, signed_in
from manoa.server.http.limits import CHAT, COMMANDS, RECORDS, REQUESTS, TABLES, about
from manoa.server.http.packing import attached
from manoa.server.http.parts import TheHub
from manoa.server.http.problems import BODY, LOOK, Refusal
from manoa.server.live.adding import New, lay
from manoa.server.live.hub import Hub
from manoa.server.live.moment import now
from manoa.server.live.table import LiveTable
from manoa.server.people.secrets import new_id
from manoa.server.store import lists
from manoa.server.table import project, setup
from manoa.server.table.deals import is_sealed
from manoa.server.table.hints import contested
from manoa.server.table.refusal import Refused, check_most
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

STATUSES = (*BODY, 404, 409, 503)
PAGE = 200  # events in one answer
MOST_TABLES = 100  # that one person sits at
MOST_AMONG_BOTS = 4  # games without people that one person has set up


class Visit:
    """Somebody at a table: the one way to read it, under its lock, from where the visitor may look."""

    def __init__(self, hub: Hub, desk: Desk, table: str, visitor: Person | None) -> None:
        self.hub, self.desk, self.table, self.visitor = hub, desk, table, visitor
        self.user = visitor.id if visitor else None

    async def seen(self, look: Callable[[Table, project.Viewpoint], Found]) -> Found:
        if self.visitor is not None:
            needs(self.visitor, "read")
        async with self.hub.holding(self.table, work=self.desk.work) as live:
            return look(live.table, await self.hub.eyes(live.table, self.user))

    async def worked_out(self, look: Callable[[Table, project.Viewpoint], Callable[[], Found]]) -> Found:
        """What takes a while: the table is left before the work begins."""
        return await self.desk.work(await self.seen(look))

    async def no_help(self) -> None:
        """Refuses what would have a bot think about a game that people still play, by however many branches of it."""
        async with self._origin() as live:
            if contested(live.table):
                raise Refused("still-played")

    async def not_sealed(self) -> None:
        """Refuses to show others a deal of today, by however many branches of it: they may still play it."""
        async with self._origin() as live:
            if is_sealed(live.table, now()):
                raise Refused("sealed", "sealed-room")

    @asynccontextmanager
    async def _origin(self) -> AsyncIterator[LiveTable]:
        """The table that an analysis branched off from; others are their own."""
        table, work = self.table, self.desk.work
        while (begun := (await self.hub.tables.open(table, work)).table.begun).analysis and begun.before is not None:
            table = begun.before
        async with self.hub.holding(table, work=work) as live:
            yield live


async def provide_visit(hub: TheHub, desk: TheDesk, visitor: Visitor, table: TableKey) -> Visit:
    return Visit(hub, desk, table, visitor)


TheVisit = NamedDependency[Visit]  # for a route's parameter `visit`


# Setting up


@post("/tables", **about("Set up a table", TABLES, *STATUSES, who=may_play))
async def set_up(hub: TheHub, desk: TheDesk, person: Somebody, data: JSONBody[wire.TableIn]) -> wire.Created:
    if all(isinstance(plan, wire.BotSeat) for plan in data.seats):
        check_most(await hub.read(lists.among_bots, person.id) + 1, MOST_AMONG_BOTS, "too-many-among-bots")
    return await _made(hub, desk, person, lambda: setup.new_table(data, person))


@post("/records", **about("Look at a record, on an analysis table of one's own", RECORDS, *STATUSES, who=may_play))
async def import_record(hub: TheHub, desk: TheDesk, person: Somebody, data: JSONBody[wire.RecordIn]) -> wire.Created:
    return await _made(hub, desk, person, lambda: setup.imported(data.record, person))


@post(
    "/tables/{table:str}/branch",
    **about("Go on from a step, on an analysis table of one's own", RECORDS, *STATUSES, who=may_play),
)
async def branch_off(visit: TheVisit, person: Somebody, data: JSONBody[wire.BranchIn]) -> wire.Created:
    await room(visit.hub, person)
    make = await visit.seen(lambda table, eyes: setup.branch(table, eyes, data, person))
    if data.bots:
        await visit.no_help()
    return await created(visit.hub, visit.desk, person, make)


@post(
    "/lessons/{game:str}/{lesson:str}",
    **about("Begin a lesson, on a table of one's own that stands in no list", TABLES, 400, 404, 503, who=may_play),
)
async def begin_lesson(hub: TheHub, desk: TheDesk, person: Somebody, game: GameKey, lesson: GameKey) -> wire.Created:
    return await created(hub, desk, person, lambda: setup.lesson(game, lesson, person))


async def _made(hub: Hub, desk: Desk, person: Person, make: Callable[[], setup.Setup]) -> wire.Created:
    await room(hub, person)
    try:
        return await created(hub, desk, person, make)
    except Refused as error:
        raise Refusal(400, error) from None


async def room(hub: Hub, person: Person) -> None:
    check_most(await hub.read(lists.seats_taken, person.id) + 1, MOST_TABLES, "too-many-tables")


async def created(hub: Hub, desk: Desk, person: Person, make: Callable[[], setup.Setup]) -> wire.Created:
    """Checking options, replaying a record and playing an opening can take a while."""

    def work() -> tuple[setup.Setup, New]:
        made = make()
        return made, lay(made, new_id())

    made, new = await desk.work(work)
    id = await hub.add(new, person.payer)
    return wire.Created(id, {str(seat): f"/invite/{id}/{secret}" for seat, secret in made.links.items()})


# Looking and asking


@get("/tables/{table:str}", **about("How it stands, as I may know it", REQUESTS, *LOOK))
async def look(visit: TheVisit) -> wire.State:
    return await visit.seen(lambda table, eyes: project.state(table, eyes, now()))


@post(
    "/tables/{table:str}/commands",
    status_code=200,
    **about("Ask something of a table", COMMANDS, *STATUSES, who=may_play),
)
async def command(
    hub: TheHub, desk: TheDesk, person: Somebody, table: TableKey, data: JSONBody[commands.Request]
) -> news.Reply:
    if isinstance(data.command, commands.Say):
        desk.spend(CHAT)
    return await hub.command(table, person, data, work=desk.work)


@get("/tables/{table:str}/why/{action:str}", **about("Why I cannot do this now", REQUESTS, *LOOK, 409, who=signed_in))
async def why_not(visit: TheVisit, action: Annotated[str, PathParameter(max_length=200)]) -> wire.WhyNot:
    return await visit.seen(lambda table, eyes: project.why(table, eyes, action))


@get("/tables/{table:str}/events", **about("What happened, as I may know it", REQUESTS, *LOOK, cost=2))
async def past_events(visit: TheVisit, after: After = 0) -> list[news.Event]:
    def page(table: Table, eyes: project.Viewpoint) -> Callable[[], list[news.Event]]:
        stored = table.unfolded(after + PAGE)
        return lambda: list(project.history(stored, eyes, after, PAGE))

    return await visit.worked_out(page)


@get("/tables/{table:str}/steps/{step:int}", **about("A past position, as I may know it", REQUESTS, *LOOK))
async def past_state(visit: TheVisit, step: StepNumber, seat: SeatQuery = None) -> wire.PastState:
    return await visit.worked_out(lambda table, eyes: project.past(table, step, project.chosen_seat(table, eyes, seat)))


@get("/tables/{table:str}/log", **about("All that the game told, as I may know it", REQUESTS, *LOOK, cost=5))
async def told(visit: TheVisit, seat: SeatQuery = None) -> list[dict[str, Any]]:
    """Of a table that began with a record, its steps too, of which there are no events."""
    return await visit.worked_out(lambda table, eyes: project.told(table, project.chosen_seat(table, eyes, seat)))


@get(
    "/tables/{table:str}/steps/{step:int}/picture",
    media_type="image/svg+xml",
    **about("A position as a picture", REQUESTS, *LOOK, cost=5),
)
async def picture(visit: TheVisit, step: StepNumber, seat: SeatQuery = None, theme: Theme = "light") -> Response[str]:
    drawn = await visit.worked_out(
        lambda table, eyes: project.picture(table, step, project.chosen_seat(table, eyes, seat), theme)
    )
    return Response(drawn, media_type="image/svg+xml")


@get("/tables/{table:str}/record", **about("The record, once it is over", REQUESTS, *LOOK))
async def export(visit: TheVisit) -> Response[wire.RecordOut]:
    write = await visit.seen(project.record)
    await visit.no_help()  # what is exported can be brought back, and then nobody knows what it came of
    record = await visit.desk.work(write)
    name = f"{record.record['game']}-{visit.table}.manoa.json"
    return Response(record, media_type=MediaType.JSON, headers=attached(name))


# Links


@get("/invites/{table:str}/{secret:str}", **about("Where a link leads", REQUESTS, 400, 404, 503))
async def look_at_invite(visit: TheVisit, secret: Secret) -> wire.InviteInfo:
    def find(table: Table, _: project.Viewpoint) -> wire.InviteInfo:
        seat = table.invites.get(link_key(secret))
        if seat is None or table.status in ("over", "closed"):
            raise Refused("no-invite")
        return wire.InviteInfo(project.info(table), seat)

    return await visit.seen(find)
