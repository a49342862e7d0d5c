"""The deal of the day: one for each game, the same for all, and one try that counts."""

from collections.abc import Sequence
from datetime import date, timedelta
from hashlib import sha256
from itertools import count, takewhile
from typing import Annotated, Any

from litestar import get, post
from litestar.params import FromPath, PathParameter
from sqlalchemy import Row

from manoa.games import REGISTERED
from manoa.server.http.identity import Somebody, Visitor, in_person
from manoa.server.http.limits import REQUESTS, TABLES, about
from manoa.server.http.parts import TheHub
from manoa.server.http.tables import room
from manoa.server.live.daily import Ranked, begin, deal_of, ranked, today, tries_of
from manoa.server.live.hub import Hub
from manoa.server.live.moment import now
from manoa.server.store import deals as store
from manoa.server.table.deals import ends
from manoa.server.table.refusal import Refused, check_game
from manoa.server.wire import deals as wire
from manoa.server.wire.tables import Created
from manoa.study.daily import plan, unit, value

DayKey = Annotated[str, PathParameter(pattern=r"^\d{4}-\d\d-\d\d$", description="A day, in UTC")]

CALENDAR = 28  # days


@get("/daily", **about("The deals of today", REQUESTS))
async def daily_cards(hub: TheHub, visitor: Visitor) -> list[wire.DailyCard]:
    day = today()
    played = await hub.read(store.played, day)
    tries = [] if visitor is None else await tries_of(hub, visitor.id)
    cards = []
    for game in sorted(REGISTERED):
        row = await hub.read(store.find, game, day)
        options, bots = (row.options, row.bots) if row else plan(game, date.fromisoformat(day))
        mine = [one for one in tries if one.game == game]
        cards.append(_card(game, day, options, bots, played.get(game, 0), mine))
    return cards


@get("/daily/{name:str}/{day:str}", **about("The deal of a day", REQUESTS, 400, 404, cost=2))
async def daily_day(hub: TheHub, visitor: Visitor, name: FromPath[str], day: DayKey) -> wire.DailyDay:
    """Results are for those who have played it, until the day is over."""
    _check(name, day)
    me = visitor.id if visitor else None
    deal = await deal_of(hub, name, day)
    tries = [] if me is None else await tries_of(hub, me, name)
    results = await ranked(hub, name, day) if await _unsealed(hub, name, day, me) else None
    friends = set() if me is None or results is None else await hub.read(store.friends, me)
    played = (await hub.read(store.played, day)).get(name, 0)
    return wire.DailyDay(
        _card(name, day, deal.options, deal.bots, played, tries, results),
        sha256(deal.seed).hexdigest(),
        None if results is None else deal.seed.hex(),
        None if results is None else [_line(one, me, friends) for one in results],
        await _calendar(hub, name, tries),
    )


@post("/daily/{name:str}", **about("Play the deal of today", TABLES, 404, 409, 503, who=in_person))
async def play_daily(hub: TheHub, person: Somebody, name: FromPath[str]) -> Created:
    """One try counts: whoever has begun gets back to it."""
    _check(name, today())
    await room(hub, person)
    return Created(await begin(hub, name, person))


def _check(name: str, day: str) -> None:
    check_game(name)
    try:
        date.fromisoformat(day)
    except ValueError:
        raise Refused("no-deal", day=day) from None


async def _unsealed(hub: Hub, name: str, day: str, me: str | None) -> bool:
    over = now() >= ends(day)
    return over or (me is not None and await hub.read(store.has_finished, name, day, me))


def _card(
    game: str,
    day: str,
    options: dict[str, Any],
    bots: Sequence[str | None],
    played: int,
    tries: list[Row[Any]],
    results: list[Ranked] | None = None,
) -> wire.DailyCard:
    """With the tries of whoever asks."""
    mine = next((one for one in tries if one.day == day), None)
    ranks = {one.row.table: one for one in results or ()}
    return wire.DailyCard(
        game=game,
        day=day,
        ends=ends(day),
        options=options,
        bots=list(bots),
        unit=unit(game),
        played=played,
        streak=streak({one.day for one in tries if _counts(one)}, today()),
        mine=None if mine is None else _try(mine, ranks.get(mine.table)),
    )


def _try(row: Row[Any], found: Ranked | None) -> wire.DailyTry:
    rank = None if found is None else found.rank
    known = None if row.score is None else value(row.game, row.score)
    return wire.DailyTry(row.table, row.status == "over", known, row.placing, row.turns, row.flaw, rank)


def _counts(row: Row[Any]) -> bool:
    return row.status == "over" and row.flaw is None


def streak(days: set[str], last: str) -> int:
    """Days in a row up to today; who has not played today yet has not lost it."""
    day = date.fromisoformat(last)
    back = (day - timedelta(far) for far in count(int(last not in days)))
    return sum(1 for _ in takewhile(lambda day: day.isoformat() in days, back))


def _line(one: Ranked, me: str | None, friends: set[str]) -> wire.DailyResult:
    row = one.row
    return wire.DailyResult(
        table=row.table,
        name=row.name,
        bot=row.bot,
        you=me is not None and row.user == me,
        friend=row.user in friends,
        value=value(row.game, row.score),
        placing=row.placing,
        turns=row.turns,
        flaw=row.flaw,
        rank=one.rank,
    )


async def _calendar(hub: Hub, name: str, tries: list[Row[Any]]) -> list[wire.DailyDate]:
    last = date.fromisoformat(today())
    days = [(last - timedelta(back)).isoformat() for back in reversed(range(CALENDAR))]
    dealt = await hub.read(store.dealt_days, name, days[0])
    mine = {one.day: _mark(one) for one in tries}
    return [wire.DailyDate(day, day in dealt or day == today(), mine.get(day)) for day in days]


def _mark(row: Row[Any]) -> Any:
    return "begun" if row.status != "over" else "played" if row.flaw is None else "flawed"
