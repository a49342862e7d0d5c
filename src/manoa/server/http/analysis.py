"""Looking back at a match: how it went, and what a bot thinks of a position."""

from typing import Annotated

from litestar import get
from litestar.params import QueryParameter

from manoa.bots import searches
from manoa.play.preparing import stage_of
from manoa.server.http.advice import told
from manoa.server.http.identity import Somebody, signed_in
from manoa.server.http.limits import HINTS, REQUESTS, about
from manoa.server.http.parts import TheThinkers
from manoa.server.http.problems import LOOK, Refusal
from manoa.server.http.tables import SeatQuery, StepNumber, TheVisit
from manoa.server.live.thinking import BotFailed
from manoa.server.table import hints
from manoa.server.table.course import course
from manoa.server.table.refusal import Refused
from manoa.server.wire.analysis import Graph, Thoughts

BotQuery = Annotated[
    str | None, QueryParameter(min_length=1, max_length=40, description="By name; else the strongest one")
]
SeatToAct = Annotated[
    int | None, QueryParameter(ge=0, le=7, description="The seat to act, if it is to be made sure of")
]

SEED = 0  # who asks the same question again gets the same answer


@get(
    "/tables/{table:str}/graph",
    **about("The course of a match as curves, as I may know it", REQUESTS, *LOOK, 409, cost=5),
)
async def graph(visit: TheVisit, seat: SeatQuery = None) -> Graph:
    """Once nothing is hidden, each seat's curves are drawn from what it knew itself, unless a seat is given."""
    return await visit.worked_out(lambda table, eyes: course(table, eyes, seat))


@get(
    "/tables/{table:str}/steps/{step:int}/thoughts",
    **about("What a bot thinks of a position, from what the seat to act knows there", HINTS, *LOOK, 409, who=signed_in),
)
async def thoughts(
    visit: TheVisit,
    thinkers: TheThinkers,
    person: Somebody,
    step: StepNumber,
    bot: BotQuery = None,
    seat: SeatToAct = None,
) -> Thoughts:
    """For finished games, for analysis tables of one's own, and for one's own turns where all others are bots."""
    name, place = await visit.worked_out(lambda table, eyes: hints.asked(table, eyes, step, seat, bot))
    await visit.no_help()
    if searches(place.game, name):
        await visit.hub.games.check(place.game.name, stage_of(place.game))
    try:
        chosen = await thinkers.think(name, place, SEED, owner=person.payer)
    except BotFailed:
        raise Refusal(503, Refused("bot-failed")) from None
    return await visit.desk.work(lambda: told(place, step, name, chosen))
