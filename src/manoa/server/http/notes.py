"""Notes at steps of a review: one's own, and what others share."""

from litestar import delete, get, put
from litestar.params import JSONBody

from manoa.server.http.identity import Somebody, may_play
from manoa.server.http.limits import CHAT, REQUESTS, about
from manoa.server.http.problems import BODY, LOOK
from manoa.server.http.study import match_at
from manoa.server.http.tables import StepNumber, TheVisit, Visit
from manoa.server.live.moment import wall
from manoa.server.store import notes
from manoa.server.table.refusal import Refused
from manoa.server.table.talking import spoken
from manoa.server.wire.study import Note, NoteIn

MOST_OF_A_GAME = 100
MOST = 5_000  # of one person
NOTES = "/tables/{table:str}/notes"
PLACE = NOTES + "/{step:int}"


@get(NOTES, **about("My notes on a finished game, and those that others share", REQUESTS, *LOOK, 409))
async def look_at_notes(visit: TheVisit) -> list[Note]:
    await match_at(visit)
    return await _notes(visit)


@put(
    PLACE,
    status_code=200,
    **about("Write a note at a step of a game of mine", CHAT, *BODY, 404, 409, 503, who=may_play),
)
async def write_note(visit: TheVisit, person: Somebody, step: StepNumber, data: JSONBody[NoteIn]) -> list[Note]:
    """For those who played it, or whose analysis it is. What is not shared nobody else gets to see."""
    match = await match_at(visit)
    if not match.is_own:
        raise Refused("not-your-game")
    if step > match.steps:
        raise Refused("no-step", steps=match.steps)
    note, most = (person.id, visit.table, step, spoken(data.text), data.shared), (MOST_OF_A_GAME, MOST)
    if not await visit.hub.write(notes.write, *note, wall(), most):
        raise Refused("too-many", "too-many-notes", most=MOST_OF_A_GAME)
    return await _notes(visit)


@delete(PLACE, **about("Remove a note of mine", REQUESTS, 400, 404, 409, 503, who=may_play))
async def remove_note(visit: TheVisit, person: Somebody, step: StepNumber) -> None:
    await match_at(visit)
    if not await visit.hub.write(notes.remove, person.id, visit.table, step):
        raise Refused("no-note")


async def _notes(visit: Visit) -> list[Note]:
    rows = await visit.hub.read(notes.seen, visit.table, visit.user)
    return [Note(row.step, row.text, row.shared, row.user == visit.user, row.name, row.at) for row in rows]
