"""Notes at steps of a review: one's own, and what others share."""

from typing import Any

from litestar import delete, get, put
from litestar.params import JSONBody

from manoa.server.http.identity import Somebody, Visitor, moment, needs, signed_in
from manoa.server.http.limits import CHAT, REQUESTS, asks
from manoa.server.http.packing import Asked
from manoa.server.http.parts import TheHub
from manoa.server.http.problems import BODY, Refusal
from manoa.server.http.rows import read, write
from manoa.server.http.study import match_at
from manoa.server.http.tables import StepNumber, TableKey
from manoa.server.store import notes
from manoa.server.table.refusal import Refused
from manoa.server.table.talking import spoken
from manoa.server.wire.study import Note, NoteIn

MOST_OF_A_GAME = 100
MOST = 5_000  # of one person
NOTES = "/tables/{table:str}/notes"
PLACE = NOTES + "/{step:int}"


@get(
    NOTES, summary="My notes on a finished game, and those that others share", **asks(REQUESTS, 400, 403, 404, 409, 503)
)
async def look_at_notes(request: Asked, hub: TheHub, visitor: Visitor, table: TableKey) -> list[Note]:
    await match_at(hub, table, visitor)
    me = visitor.id if visitor else None
    return [_note(row, me) for row in await read(request, notes.seen, table, me)]


@put(
    PLACE,
    summary="Write a note at a step of a game of mine",
    status_code=200,
    **asks(CHAT, *BODY, 401, 404, 409, 503, who=signed_in),
)
async def write_note(
    request: Asked, hub: TheHub, person: Somebody, table: TableKey, step: StepNumber, data: JSONBody[NoteIn]
) -> list[Note]:
    """For those who played it, or whose analysis it is. What is not shared nobody else gets to see."""
    needs(person, "play")
    match = await match_at(hub, table, person)
    if not match.is_own:
        raise Refused("not-your-game")
    if step > match.steps:
        raise Refused("no-step", steps=match.steps)
    most = MOST_OF_A_GAME, MOST
    if not await write(request, notes.write, person.id, table, step, spoken(data.text), data.shared, moment(), most):
        raise Refusal(409, Refused("too-many", "too-many-notes", most=MOST_OF_A_GAME))
    return [_note(row, person.id) for row in await read(request, notes.seen, table, person.id)]


@delete(PLACE, summary="Remove a note of mine", **asks(REQUESTS, 400, 401, 403, 404, 409, 503, who=signed_in))
async def remove_note(request: Asked, hub: TheHub, person: Somebody, table: TableKey, step: StepNumber) -> None:
    needs(person, "play")
    await match_at(hub, table, person)
    if not await write(request, notes.remove, person.id, table, step):
        raise Refused("no-note")


def _note(row: Any, me: str | None) -> Note:
    return Note(row.step, row.text, row.shared, row.user == me, row.name, row.at)
