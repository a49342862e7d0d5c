"""Looking back at a match: how it went, and what a bot thinks of a position."""

from typing import Annotated

from litestar import get
from litestar.params import QueryParameter

from manoa.play import ready
from manoa.server.http.desk import TheDesk
from manoa.server.http.identity import Somebody, Visitor, signed_in
from manoa.server.http.limits import HINTS, REQUESTS, asks
from manoa.server.http.parts import TheHub, TheThinkers
from manoa.server.http.problems import Refusal
from manoa.server.http.tables import SeatQuery, StepNumber, TableKey, no_help, seen
from manoa.server.live.thinking import BotFailed
from manoa.server.table import hints
from manoa.server.table.course import course
from manoa.server.table.refusal import Refused
from manoa.server.wire.analysis import Advised, Graph, Thoughts, Weighed

BotQuery = Annotated[
    str | None, QueryParameter(min_length=1, max_length=40, description="By name; else the strongest one")
]
SeatToAct = Annotated[
    int | None, QueryParameter(ge=0, le=7, description="The seat to act, if it is to be made sure of")
]

SEED = 0  # who asks the same question again gets the same answer


@get(
    "/tables/{table:str}/graph",
    summary="The course of a match as curves, as I may know it",
    **asks(REQUESTS, 400, 403, 404, 409, 503, cost=5),
)
async def graph(hub: TheHub, desk: TheDesk, visitor: Visitor, table: TableKey, seat: SeatQuery = None) -> Graph:
    """Once nothing is hidden, each seat's curves are drawn from what it knew itself, unless a seat is given."""
    find = await seen(hub, table, visitor, lambda table, eyes: course(table, eyes, seat))
    return await desk.work(find)


@get(
    "/tables/{table:str}/steps/{step:int}/thoughts",
    summary="What a bot thinks of a position, from what the seat to act knows there",
    **asks(HINTS, 400, 401, 403, 404, 409, 503, who=signed_in),
)
async def thoughts(
    hub: TheHub,
    thinkers: TheThinkers,
    person: Somebody,
    table: TableKey,
    step: StepNumber,
    bot: BotQuery = None,
    seat: SeatToAct = None,
) -> Thoughts:
    """For finished games, for analysis tables of one's own, and for one's own turns where all others are bots."""
    name, place = await seen(hub, table, person, lambda table, eyes: hints.asked(table, eyes, step, seat, bot))
    await no_help(hub, table)
    await hub.games.check(place.game.name, ready.needs(place.game, name))
    try:
        chosen = await thinkers.think(name, place, SEED, owner=person.payer)
    except BotFailed:
        raise Refusal(503, Refused("bot-failed")) from None
    # Legal actions are called the same in every world that the seat may take for the true one.
    word = place.imagine().word
    candidates = [
        Weighed(action.id, str(action), action.data, reason.visits, reason.win, reason.margin)
        for reason, action in ((reason, word(reason.action)) for reason in chosen.reasons)
    ]
    best = word(chosen.action)
    action = Advised(best.id, str(best), best.data)
    return Thoughts(step, place.seat, name, action, candidates, chosen.simulations)
