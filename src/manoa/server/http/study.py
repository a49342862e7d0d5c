"""Reviews of finished games: one for a table, computed once and kept; and what they say about me."""

import gzip
from typing import Any, cast

import msgspec
from litestar import Response, delete, get, post
from sqlalchemy import Row

from manoa.play import ready
from manoa.server.http.desk import Desk, TheDesk
from manoa.server.http.identity import Person, Somebody, Visitor, moment, needs, signed_in
from manoa.server.http.limits import JOBS, REQUESTS, asks
from manoa.server.http.lobby import GameQuery
from manoa.server.http.packing import Asked, answer, packed
from manoa.server.http.parts import TheHub, TheMakers
from manoa.server.http.problems import TooMany
from manoa.server.http.rows import read, write
from manoa.server.http.tables import TableKey, no_help, seen
from manoa.server.live.hub import Hub
from manoa.server.live.maker import Task
from manoa.server.live.making import Busy
from manoa.server.people.progress import progress_of
from manoa.server.store import jobs, reviews
from manoa.server.table.refusal import Refused
from manoa.server.table.reviewing import Reviewable, reviewable
from manoa.server.wire.base import RateLimit, Refusal
from manoa.server.wire.study import Progress, TableReview

PATH = "/tables/{table:str}/review"


@get(PATH, summary="The review of a finished game, as far as it is", **asks(REQUESTS, 400, 403, 404, 409, 503, cost=2))
async def look_at_review(
    request: Asked, hub: TheHub, desk: TheDesk, visitor: Visitor, table: TableKey
) -> Response[TableReview]:
    """Ask at least every ten seconds while it grows: a review that nobody asks about ends by itself."""
    match = await match_at(hub, table, visitor)
    return await _told(request, desk, table, match, visitor)


@post(
    PATH,
    summary="Have a finished game reviewed",
    status_code=200,
    **asks(JOBS, 400, 401, 403, 404, 409, 503, who=signed_in),
)
async def begin_review(
    request: Asked, hub: TheHub, desk: TheDesk, makers: TheMakers, person: Somebody, table: TableKey
) -> Response[TableReview]:
    """Begins it, or tells what there is. Of one person one job is worked on: a new one ends the one before."""
    needs(person, "play")
    match = await match_at(hub, table, person)
    found = await read(request, reviews.find, table, match.key)
    if _state(found) not in ("done", "waiting", "running"):
        game = match.game
        await hub.games.check(game.name, ready.needs(game, "search"))
        task = Task(game.name, "review", {"record": await desk.work(match.record), "placings": match.placings})
        try:
            await makers.begin_review(person.id, person.payer, task, match.steps, table, match.key)
        except Busy:
            raise TooMany(RateLimit(JOBS.key, 10)) from None
    return await _told(request, desk, table, match, person)


@delete(PATH, summary="Stop the review that I began", **asks(REQUESTS, 400, 401, 403, 404, 409, 503, who=signed_in))
async def stop_review(request: Asked, hub: TheHub, person: Somebody, table: TableKey) -> None:
    needs(person, "play")
    match = await match_at(hub, table, person)
    found = await read(request, reviews.find, table, match.key)
    if found is None or not await write(request, jobs.stop, person.id, found.job, moment()):
        raise Refused("no-job")


@get(
    "/me/progress",
    summary="How I play, as far as my games were reviewed",
    **asks(REQUESTS, 400, 401, 403, cost=2, who=signed_in),
)
async def my_progress(request: Asked, person: Somebody, game: GameQuery = None) -> Progress:
    needs(person, "read")
    return progress_of(await read(request, reviews.of_person, person.id, game))


async def match_at(hub: Hub, table: str, visitor: Person | None) -> Reviewable:
    """Refused for what people still play, and for whatever comes of that."""
    found = await seen(hub, table, visitor, reviewable)
    await no_help(hub, table)
    return found


async def _told(
    request: Asked, desk: Desk, table: str, match: Reviewable, visitor: Person | None
) -> Response[TableReview]:
    row, now = await read(request, reviews.find, table, match.key), moment()
    if row is not None and _state(row) in jobs.UNFINISHED and now - row.asked > jobs.NOTED_EVERY:
        await write(request, jobs.note_asked, row.job, now)
    text = await desk.work(lambda: packed(msgspec.json.encode(_answer(row, match, visitor)), "application/json"))
    return cast(Response[TableReview], answer(request, text))


def _state(row: Row[Any] | None) -> Any:
    """How it stands. A review whose job was stopped or is forgotten is none."""
    if row is None:
        return "none"
    if row.finished is not None:
        return "done"
    if row.state in jobs.UNFINISHED:
        return "failed" if jobs.is_lost(row, moment()) else row.state
    return "failed" if row.state == "failed" else "none"


def _answer(row: Row[Any] | None, match: Reviewable, visitor: Person | None) -> TableReview:
    state = _state(row)
    if row is None or state == "none":
        return TableReview("none", of=match.steps)
    why = Refusal(row.why or "job-failed", {}) if state == "failed" else None
    done = match.steps if state == "done" else row.done
    review: Any = None if row.body is None else msgspec.Raw(gzip.decompress(row.body))
    mine = visitor is not None and row.user == visitor.id
    return TableReview(state, done, match.steps, review, why, mine)
