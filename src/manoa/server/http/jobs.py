"""What takes bots or the generator a while: trials of routes, and new routes."""

import secrets
from typing import Annotated, Any

import msgspec
from litestar import delete, get, post
from litestar.params import FromPath, JSONBody, PathParameter
from sqlalchemy import Row

from manoa.play.preparing import needed
from manoa.play.ready import EXPANDED, READY
from manoa.server.http.desk import TheDesk
from manoa.server.http.identity import Person, Somebody, may_play, signed_in
from manoa.server.http.limits import JOBS, REQUESTS, about
from manoa.server.http.parts import TheHub, TheMakers
from manoa.server.http.problems import BODY
from manoa.server.http.routes import PREFIX
from manoa.server.live.hub import Hub
from manoa.server.live.maker import Task
from manoa.server.live.making import Makers
from manoa.server.live.moment import wall
from manoa.server.store import jobs as store
from manoa.server.table import routes
from manoa.server.table.refusal import Refused
from manoa.server.wire.base import Refusal
from manoa.server.wire.routes import RouteGenerateIn, RouteJob, RouteReport, RouteTrialIn

JobKey = Annotated[str, PathParameter(pattern="^[A-Za-z0-9_-]{16}$", description="The job")]

SEED = 0  # who has the same route tried again gets the same games


@post(PREFIX + "/trial", **about("Let bots try a route", JOBS, *BODY, 404, 409, 503, who=may_play))
async def try_route(
    hub: TheHub,
    desk: TheDesk,
    makers: TheMakers,
    person: Somebody,
    name: FromPath[str],
    data: JSONBody[RouteTrialIn],
) -> RouteJob:
    """Of one person one job is worked on: a new one ends the one before."""

    def prepare() -> dict[str, Any]:
        routes.sound(name, data.route)
        return routes.options_for(name, data.route, data.options, data.players)

    options = await desk.work(prepare)
    await hub.games.check(name, needed(name, options))
    given = {"options": options, "players": data.players, "games": data.games, "seed": SEED, "route": data.route}
    return await _begin(makers, person, Task(name, "trial", given), data.games, routes.key(data.route))


@post(PREFIX + "/generate", **about("Make a route", JOBS, *BODY, 404, 409, 503, who=may_play))
async def generate_route(
    hub: TheHub,
    desk: TheDesk,
    makers: TheMakers,
    person: Somebody,
    name: FromPath[str],
    data: JSONBody[RouteGenerateIn],
) -> RouteJob:
    """Without a seed it is another one each time."""
    await desk.work(lambda: routes.wishable(name, data.wish))
    await hub.games.check(name, EXPANDED if data.wish.expansions else READY)
    seed = secrets.randbits(32) if data.seed is None else data.seed
    return await _begin(makers, person, Task(name, "generate", {"wish": msgspec.to_builtins(data.wish), "seed": seed}))


async def _begin(makers: Makers, person: Person, task: Task, of: int = 0, key: str | None = None) -> RouteJob:
    id = await makers.begin(person.id, person.payer, task, of, key)
    kind: Any = task.kind
    return RouteJob(id, kind, "waiting", 0, of)


@get(PREFIX + "/jobs/{job:str}", **about("How far it is", REQUESTS, 400, 404, cost=0.5, who=signed_in))
async def look_at_job(hub: TheHub, person: Somebody, name: FromPath[str], job: JobKey) -> RouteJob:
    """Ask at least every ten seconds: a job that nobody asks about ends by itself."""
    found, now = await _mine(hub, person, name, job), wall()
    if found.state in store.UNFINISHED and now - found.asked > store.NOTED_EVERY:
        await hub.write(store.note_asked, job, now)
    return _told(found, now)


@delete(PREFIX + "/jobs/{job:str}", **about("Stop it", REQUESTS, 400, 404, who=may_play))
async def stop_job(hub: TheHub, person: Somebody, name: FromPath[str], job: JobKey) -> None:
    await _mine(hub, person, name, job)
    await hub.write(store.stop, person.id, job, wall())


async def _mine(hub: Hub, person: Person, game: str, id: str) -> Row[Any]:
    found = await hub.read(store.find, person.id, game, id)
    if found is None:
        raise Refused("no-job")
    return found


def _told(row: Row[Any], now: int) -> RouteJob:
    """A job that nobody works on any more, since its node is gone, has failed."""
    state: Any
    state, why = ("failed", "job-failed") if store.is_lost(row, now) else (row.state, row.why)
    report = msgspec.convert(row.result, RouteReport | None) if row.kind == "trial" else None
    route = row.result if row.kind == "generate" else None
    return RouteJob(row.id, row.kind, state, row.done, row.of, report, route, Refusal(why, {}) if why else None)
