"""Study rooms: open one, look around in it, ask something of it, take it home as a file."""

from collections.abc import Callable
from typing import Annotated, TypeVar

from litestar import MediaType, Response, delete, get, post
from litestar.params import JSONBody, PathParameter

from manoa.server.http.desk import Desk, TheDesk
from manoa.server.http.identity import Person, Somebody, Visitor, may_play, may_read, needs
from manoa.server.http.limits import CHAT, COMMANDS, RECORDS, REQUESTS, about
from manoa.server.http.packing import attached
from manoa.server.http.parts import TheHub, TheRooms
from manoa.server.http.problems import BODY, LOOK
from manoa.server.http.tables import SeatQuery, StepNumber, Visit
from manoa.server.live.rooms import Rooms
from manoa.server.rooms import files, lines
from manoa.server.rooms.room import Room
from manoa.server.store import rooms as store
from manoa.server.table.refusal import check_most
from manoa.server.wire import rooms as wire

RoomKey = Annotated[str, PathParameter(pattern="^[A-Za-z0-9_-]{16}$", description="The room")]
BranchNumber = Annotated[int, PathParameter(ge=0, le=1 << 20, description="0 is the game itself")]

MOST_ROOMS = 50  # that one person has open
LARGEST_FILE = 1 << 20  # bytes: a room that is full, with room to spare

Found = TypeVar("Found")


async def seen(rooms: Rooms, desk: Desk, id: str, visitor: Person | None, look: Callable[[Room], Found]) -> Found:
    """The one way to read a room: whoever has its link may look at all of it."""
    if visitor is not None:
        needs(visitor, "read")
    async with rooms.holding(id, desk.work) as live:
        return look(live.room)


# Opening and closing


@post(
    "/rooms", **about("Look at a finished game together: a room about it", RECORDS, *BODY, 404, 409, 503, who=may_play)
)
async def open_room(
    hub: TheHub, desk: TheDesk, rooms: TheRooms, person: Somebody, data: JSONBody[wire.RoomIn]
) -> wire.RoomCreated:
    """Whoever opens it leads. Who has a room about the same table already comes back to that one."""
    visit = Visit(hub, desk, data.table, person)
    make = await visit.seen(lambda table, _: files.from_table(table, person))
    await visit.no_help()
    await visit.not_sealed()
    there = await hub.read(store.about, person.id, data.table)
    if there is not None:
        return wire.RoomCreated(there)
    check_most(await hub.read(store.count, person.id) + 1, MOST_ROOMS, "too-many-rooms")
    return wire.RoomCreated(await rooms.create(await desk.work(make)))


@post(
    "/rooms/import",
    request_max_body_size=LARGEST_FILE,
    **about("Open a room from a file that was exported", RECORDS, *BODY, 409, 503, who=may_play),
)
async def import_room(
    hub: TheHub, desk: TheDesk, rooms: TheRooms, person: Somebody, data: JSONBody[wire.RoomFile]
) -> wire.RoomCreated:
    """Whoever opens it leads. What others had written stands in it under their names alone."""
    check_most(await hub.read(store.count, person.id) + 1, MOST_ROOMS, "too-many-rooms")
    return wire.RoomCreated(await rooms.create(await desk.work(lambda: files.from_file(data, person))))


@get("/rooms", **about("My study rooms", REQUESTS, who=may_read))
async def my_rooms(hub: TheHub, person: Somebody) -> list[wire.RoomRow]:
    """Nobody else has a list of them: who has the link can come."""
    rows = await hub.read(store.mine, person.id)
    return [wire.RoomRow(row.id, row.game, row.names, row.created, row.changed) for row in rows]


@delete(
    "/rooms/{room:str}", **about("Close a room of mine for good", REQUESTS, 400, 404, 503, who=may_play, done="Closed")
)
async def close_room(rooms: TheRooms, desk: TheDesk, person: Somebody, room: RoomKey) -> None:
    await rooms.close(room, person, desk.work)


# In a room


@get("/rooms/{room:str}", **about("How it stands in a room", REQUESTS, *LOOK, cost=5))
async def look_at_room(rooms: TheRooms, desk: TheDesk, visitor: Visitor, room: RoomKey) -> wire.RoomState:
    return await seen(rooms, desk, room, visitor, lines.state)


@post(
    "/rooms/{room:str}/commands",
    status_code=200,
    **about("Ask something of a room", COMMANDS, *BODY, 404, 409, 503, who=may_play),
)
async def command_room(
    rooms: TheRooms,
    desk: TheDesk,
    person: Somebody,
    room: RoomKey,
    data: JSONBody[wire.RoomRequest],
) -> wire.RoomReply:
    """What everybody is to see comes over the socket."""
    if isinstance(data.command, wire.Comment | wire.Entitle):
        desk.spend(CHAT)
    return await rooms.command(room, person, data, desk.work)


@get("/rooms/{room:str}/branches/{branch:int}", **about("All steps of a line, told", REQUESTS, *LOOK))
async def room_line(
    rooms: TheRooms, desk: TheDesk, visitor: Visitor, room: RoomKey, branch: BranchNumber
) -> list[wire.RoomMove]:
    return await desk.work(await seen(rooms, desk, room, visitor, lambda room: lines.told(room, branch)))


@get(
    "/rooms/{room:str}/branches/{branch:int}/steps/{step:int}",
    **about("The position at a step of a line", REQUESTS, *LOOK),
)
async def room_position(
    rooms: TheRooms,
    desk: TheDesk,
    visitor: Visitor,
    room: RoomKey,
    branch: BranchNumber,
    step: StepNumber,
    seat: SeatQuery = None,
) -> wire.RoomPosition:
    return await desk.work(await seen(rooms, desk, room, visitor, lambda room: lines.seen(room, branch, step, seat)))


@get(
    "/rooms/{room:str}/export",
    **about("All of a room as a file: record, branches, comments and arrows", REQUESTS, *LOOK, cost=5),
)
async def export_room(rooms: TheRooms, desk: TheDesk, visitor: Visitor, room: RoomKey) -> Response[wire.RoomFile]:
    file = await desk.work(await seen(rooms, desk, room, visitor, files.exported))
    return Response(file, media_type=MediaType.JSON, headers=attached(f"{file.record['game']}-{room}.manoa.json"))


@get(
    "/rooms/{room:str}/text",
    media_type="text/markdown",
    **about("What was said and tried in a room, for people to read: Markdown", REQUESTS, *LOOK, cost=5),
)
async def room_text(rooms: TheRooms, desk: TheDesk, visitor: Visitor, room: RoomKey) -> Response[str]:
    write = await seen(rooms, desk, room, visitor, files.exported)
    text = await desk.work(lambda: files.markdown(write()))
    return Response(text, media_type="text/markdown; charset=utf-8", headers=attached(f"room-{room}.md"))
