"""Finished games once more: play the same deal, and see what others made of it."""

from collections.abc import Callable
from typing import Annotated, Any

from litestar import get, post
from litestar.params import JSONBody, QueryParameter

from manoa.server.http.identity import Somebody, may_play
from manoa.server.http.limits import RECORDS, REQUESTS, about
from manoa.server.http.problems import LOOK
from manoa.server.http.tables import STATUSES, TheVisit, Visit, created, room
from manoa.server.live.daily import Ranked, ranked
from manoa.server.live.moment import now
from manoa.server.store import deals as store
from manoa.server.table.deals import again, key_of, told_turns, wished_seat
from manoa.server.table.project import Viewpoint, open_to
from manoa.server.table.refusal import Refused
from manoa.server.table.table import Table
from manoa.server.wire import deals as wire
from manoa.server.wire.tables import Created
from manoa.study.daily import unit, value

SeatOf = Annotated[int | None, QueryParameter(ge=0, le=7, description="Whose turns; else mine, or the first person's")]
Against = Annotated[
    str | None, QueryParameter(pattern="^[A-Za-z0-9_-]{16}$", description="A game that has to be among them")
]

MOST = 7  # other games in one answer


@post(
    "/tables/{table:str}/again",
    **about("Play the same deal, on a new table that says so", RECORDS, *STATUSES, who=may_play),
)
async def play_again(visit: TheVisit, person: Somebody, data: JSONBody[wire.AgainIn]) -> Created:
    """It counts for no list: whoever saw the finished game knows the cards."""
    await room(visit.hub, person)
    make = await visit.seen(lambda table, eyes: again(table, eyes, data, person, now()))
    return await created(visit.hub, visit.desk, person, make)


@get("/tables/{table:str}/others", **about("What others made of the same deal", REQUESTS, *LOOK, 409, cost=5))
async def others(visit: TheVisit, seat: SeatOf = None, against: Against = None) -> wire.Compared:
    """For finished games. Each is told turn by turn, as its player knew it then."""
    hub, table, me = visit.hub, visit.table, visit.user
    game, place, deal, day = await visit.seen(lambda table, eyes: _asked(table, eyes, seat))
    ranks = await ranked(hub, *deal.split("/")) if "/" in deal else []
    friends = set() if me is None else await hub.read(store.friends, me)
    alike = await hub.read(store.dealt_alike, deal, me, [table, *(one.row.table for one in ranks)])
    found = [*chosen([one for one in ranks if one.row.table != table], _rank_of(ranks, table), friends), *alike]
    if against is not None and against in {one.row.table for one in ranks} | set(alike):
        found = [against, *(one for one in found if one != against)]
    shown = [table, *[one for one in found if one != table][:MOST]]
    places = {one.row.table: one for one in ranks}
    visits = [Visit(hub, visit.desk, id, visit.visitor) for id in shown]
    games = [await _compared(each, place, places.get(each.table), friends) for each in visits]
    total = len({table, *places, *alike})
    return wire.Compared(place, day, unit(game), total - len(shown), games)


def _asked(table: Table, eyes: Viewpoint, wish: int | None) -> tuple[str, int, str, str | None]:
    if table.begun.analysis:
        raise Refused("no-deal", "deal-not-dealt")
    if not open_to(table, eyes):
        raise Refused("hidden", "hidden-deal")
    key = key_of(table)
    return table.begun.game, wished_seat(table, eyes, wish), key, key.partition("/")[2] or None


def _rank_of(ranks: list[Ranked], table: str) -> int:
    """Where a game stands in the list; who is not in it stands at its end."""
    return next((place for place, one in enumerate(ranks) if one.row.table == table), len(ranks))


def chosen(ranks: list[Ranked], mine: int, friends: set[str]) -> list[str]:
    """Whom to compare with first: the best, friends, bots, and then those who are nearest."""
    near = sorted(range(len(ranks)), key=lambda place: abs(place - mine))
    groups = [
        ranks[:1],
        [one for one in ranks if one.row.user in friends][:3],
        [one for one in ranks if one.row.bot is not None],
        [ranks[place] for place in near],
    ]
    return list(dict.fromkeys(one.row.table for group in groups for one in group))


async def _compared(visit: Visit, seat: int, place: Ranked | None, friends: set[str]) -> wire.ComparedGame:
    """A game, read as everybody reads a table."""

    def look(table: Table, _: Viewpoint) -> Callable[[], wire.ComparedGame]:
        chair, result, match = table.chairs[seat], table.result, table.match
        assert match is not None
        assert result is not None
        movers, names = list(table.movers), table.names()
        known: dict[str, Any] = {
            "table": visit.table,
            "names": names,
            "bot": chair.bot if chair.kind == "bot" else None,
            "user": chair.user,
            "you": visit.user is not None and chair.user == visit.user,
            "friend": chair.user in friends,
            "rank": None if place is None else place.rank,
            "value": value(table.begun.game, result.scores[seat]),
            "placing": result.placings[seat] if result.placings else None,
        }
        return lambda: wire.ComparedGame(**known, view=match.view(seat), turns=told_turns(match, movers, seat))

    return await visit.worked_out(look)
