"""Reviews of finished games: one for a table, computed once and kept; and what they say about me."""

import gzip
from typing import Any, cast

import msgspec
from litestar import Response, delete, get, post
from sqlalchemy import Row

from manoa.play.preparing import stage_of
from manoa.server.http.identity import Somebody, may_play, may_read
from manoa.server.http.limits import JOBS, REQUESTS, about
from manoa.server.http.lobby import GameQuery
from manoa.server.http.packing import Asked, Packed, answer, packed
from manoa.server.http.parts import TheHub, TheMakers
from manoa.server.http.problems import LOOK
from manoa.server.http.tables import TheVisit, Visit
from manoa.server.live.maker import Task
from manoa.server.live.moment import wall
from manoa.server.people.progress import progress_of
from manoa.server.store import jobs, reviews
from manoa.server.table.refusal import Refused
from manoa.server.table.reviewing import Reviewable, reviewable
from manoa.server.wire.base import Refusal
from manoa.server.wire.study import Progress, TableReview

PATH = "/tables/{table:str}/review"


@get(PATH, **about("The review of a finished game, as far as it is", REQUESTS, *LOOK, 409, cost=2))
async def look_at_review(request: Asked, visit: TheVisit) -> Response[TableReview]:
    """Ask at least every ten seconds while it grows: a review that nobody asks about ends by itself."""
    return await _told(request, visit, await match_at(visit))


@post(PATH, status_code=200, **about("Have a finished game reviewed", JOBS, 400, 404, 409, 503, who=may_play))
async def begin_review(request: Asked, visit: TheVisit, makers: TheMakers, person: Somebody) -> Response[TableReview]:
    """Begins it, or tells what there is. Of one person one job is worked on: a new one ends the one before."""
    match = await match_at(visit)
    found = await visit.hub.read(reviews.find, visit.table, match.key)
    if _state(found) not in ("done", "waiting", "running"):
        game = match.game
        await visit.hub.games.check(game.name, stage_of(game))
        task = Task(game.name, "review", {"record": await visit.desk.work(match.record), "placings": match.placings})
        await makers.begin_review(person.id, person.payer, task, match.steps, visit.table, match.key)
    return await _told(request, visit, match)


@delete(PATH, **about("Stop the review that I began", REQUESTS, 400, 404, 409, 503, who=may_play))
async def stop_review(visit: TheVisit, person: Somebody) -> None:
    match = await match_at(visit)
    found = await visit.hub.read(reviews.find, visit.table, match.key)
    if found is None or not await visit.hub.write(jobs.stop, person.id, found.job, wall()):
        raise Refused("no-job")


@get("/me/progress", **about("How I play, as far as my games were reviewed", REQUESTS, 400, cost=2, who=may_read))
async def my_progress(hub: TheHub, person: Somebody, game: GameQuery = None) -> Progress:
    return progress_of(await hub.read(reviews.of_person, person.id, game))


async def match_at(visit: Visit) -> Reviewable:
    """Refused for what people still play, and for whatever comes of that."""
    found = await visit.seen(reviewable)
    await visit.no_help()
    return found


async def _told(request: Asked, visit: Visit, match: Reviewable) -> Response[TableReview]:
    row, now = await visit.hub.read(reviews.find, visit.table, match.key), wall()
    if row is not None and _state(row) in jobs.UNFINISHED and now - row.asked > jobs.NOTED_EVERY:
        await visit.hub.write(jobs.note_asked, row.job, now)

    def written() -> Packed:
        return packed(msgspec.json.encode(_answer(row, match, visit.user)), "application/json")

    return cast(Response[TableReview], answer(request, await visit.desk.work(written)))


def _state(row: Row[Any] | None) -> Any:
    """How it stands. A review whose job was stopped or is forgotten is none."""
    if row is None:
        return "none"
    if row.finished is not None:
        return "done"
    if row.state in jobs.UNFINISHED:
        return "failed" if jobs.is_lost(row, wall()) else row.state
    return "failed" if row.state == "failed" else "none"


def _answer(row: Row[Any] | None, match: Reviewable, user: str | None) -> TableReview:
    state = _state(row)
    if row is None or state == "none":
        return TableReview("none", of=match.steps)
    why = Refusal(row.why or "job-failed", {}) if state == "failed" else None
    done = match.steps if state == "done" else row.done
    review: Any = None if row.body is None else msgspec.Raw(gzip.decompress(row.body))
    return TableReview(state, done, match.steps, review, why, user is not None and row.user == user)
