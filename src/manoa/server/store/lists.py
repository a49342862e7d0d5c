"""Lists of tables, and what they add up to."""

from collections.abc import Collection, Sequence
from typing import Any, Literal, NamedTuple

import msgspec
from sqlalchemy import ColumnElement, Connection, RowMapping, and_, distinct, exists, false, func, not_, or_, select

from manoa.server.store.schema import seats, tables
from manoa.server.wire.base import Moment
from manoa.server.wire.tables import Clock, GameStatistics, Listed, Mine, Result, SeatInfo

MOST_OF_MINE = 500


def open_tables(
    connection: Connection, game: str | None, status: Literal["open", "running"], limit: int = 100
) -> list[Listed]:
    """What everybody may find, the newest first."""
    wanted = [tables.c.status == status, tables.c.public, not_(tables.c.analysis)]
    if game is not None:
        wanted.append(tables.c.game == game)
    return _listed(connection, and_(*wanted), [tables.c.created.desc()], limit)


def mine(connection: Connection, user: str) -> Mine:
    """Where this person sits: first what waits for them, last what they only analyse."""
    turn = exists().where(seats.c.table == tables.c.id, *_turn(), seats.c.user == user)
    order = [tables.c.analysis, turn.desc(), tables.c.changed.desc()]
    return Mine(waiting(connection, user), _listed(connection, _mine(user), order, MOST_OF_MINE))


def seats_taken(connection: Connection, user: str) -> int:
    """At how many tables that are not over this person sits, and analyses that are not closed."""
    return _count(connection, _mine(user))


def among_bots(connection: Connection, user: str) -> int:
    """How many games run without people that this person has set up."""
    person = exists().where(seats.c.table == tables.c.id, seats.c.kind == "person", seats.c.away.is_(None))
    running = and_(tables.c.host == user, tables.c.status == "running", not_(tables.c.analysis))
    return _count(connection, and_(running, not_(person)))


def _count(connection: Connection, wanted: ColumnElement[bool]) -> int:
    return connection.scalar(select(func.count()).select_from(tables).where(wanted)) or 0


def waiting(connection: Connection, user: str) -> int:
    """How many games wait for this person."""
    return waiting_for(connection, [user])[user]


def waiting_for(connection: Connection, users: Sequence[str]) -> dict[str, int]:
    """How many games wait for each of these."""
    found = (
        select(seats.c.user, func.count(distinct(tables.c.id)))
        .select_from(tables.join(seats))
        .where(*_turn(), seats.c.user.in_(users), not_(tables.c.analysis))
        .group_by(seats.c.user)
    )
    return dict.fromkeys(users, 0) | {row[0]: row[1] for row in connection.execute(found)}


def history(connection: Connection, user: str, before: Moment | None, limit: int = 50) -> list[Listed]:
    """Finished games of this person, the latest first."""
    wanted = [tables.c.status == "over", not_(tables.c.analysis), _sits(user)]
    if before is not None:
        wanted.append(tables.c.changed < before)
    return _listed(connection, and_(*wanted), [tables.c.changed.desc()], limit)


def statistics(connection: Connection, game: str, user: str | None) -> GameStatistics:
    """Of games with a result; those that they agreed to end without one have no placings. Games that many are dealt
    alike do not count: they would tell how a deal of the day goes."""
    of_game = and_(tables.c.game == game, not_(tables.c.analysis), tables.c.deal.is_(None))
    first = seats.c.placing == 1
    me = false() if user is None else seats.c.user == user
    places = (
        select(func.count(), func.avg(tables.c.step), *(func.count().filter(what) for what in (first, me, me & first)))
        .select_from(tables.join(seats))
        .where(of_game, tables.c.status == "over", seats.c.placing.is_not(None))
        .group_by(seats.c.seat)
        .order_by(seats.c.seat)
    )
    by_seat = connection.execute(places).all()
    played, steps = by_seat[0][:2] if by_seat else (0, None)
    running = select(func.count()).select_from(tables).where(of_game, tables.c.status == "running")
    return GameStatistics(
        game=game,
        played=played,
        running=connection.scalar(running) or 0,
        steps=None if steps is None else float(steps),
        first_places=[seat[2] for seat in by_seat],
        mine=sum(seat[3] for seat in by_seat),
        won=sum(seat[4] for seat in by_seat),
    )


def _mine(user: str) -> ColumnElement[bool]:
    """An analysis goes on until it is closed, even if the game in it is over."""
    going_on = or_(tables.c.status.in_(("open", "running")), and_(tables.c.analysis, tables.c.status == "over"))
    return and_(going_on, _sits(user))


def _sits(user: str) -> ColumnElement[bool]:
    return tables.c.id.in_(select(seats.c.table).where(seats.c.user == user))


def _turn() -> tuple[ColumnElement[bool], ...]:
    """A seat that has to act, with no bot that stands in."""
    return tables.c.status == "running", tables.c.waiting == seats.c.seat, seats.c.bot.is_(None)


def _listed(
    connection: Connection, wanted: ColumnElement[bool], order: Sequence[ColumnElement[Any]], limit: int
) -> list[Listed]:
    found = connection.execute(select(tables).where(wanted).order_by(*order, tables.c.id).limit(limit)).mappings().all()
    around = _seats(connection, [row["id"] for row in found])
    return [_entry(row, around[row["id"]]) for row in found]


def _seats(connection: Connection, ids: list[str]) -> dict[str, list[SeatInfo]]:
    around: dict[str, list[SeatInfo]] = {table: [] for table in ids}
    columns = (seats.c.table, seats.c.kind, seats.c.name, seats.c.user, seats.c.bot, seats.c.away)
    query = select(*columns).where(seats.c.table.in_(ids)).order_by(seats.c.table, seats.c.seat)
    for table, *seat in connection.execute(query):
        around[table].append(SeatInfo(*seat))
    return around


def _entry(row: RowMapping, around: list[SeatInfo]) -> Listed:
    acting = row["waiting"]
    plain = {
        name: row[name] for name in ("id", "game", "options", "status", "public", "analysis", "created", "changed")
    }
    return Listed(
        **plain,
        clock=msgspec.convert(row["clock"], Clock),
        seats=around,
        waiting=[] if acting is None else [acting],
        result=msgspec.convert(row["result"], Result | None),
        host=row["host"],
    )


# For the streams of bots


class Seated(NamedTuple):
    table: str
    game: str
    status: str
    version: int
    seat: int
    waits: bool  # for this person, with no bot that stands in
    result: dict[str, Any] | None


def seated(connection: Connection, user: str, also: Collection[str] = ()) -> dict[str, Seated]:
    """Games that are not over, and those of `also` in any case; the latest if there are very many."""
    columns = tables.c.id, tables.c.game, tables.c.status, tables.c.version, tables.c.waiting, tables.c.result
    query = (
        select(*columns, seats.c.seat, seats.c.bot)
        .join(seats)
        .where(
            seats.c.user == user,
            not_(tables.c.analysis),
            or_(tables.c.status.in_(("open", "running")), tables.c.id.in_(also)),
        )
        .order_by(tables.c.changed.desc(), tables.c.id)
        .limit(MOST_OF_MINE)
    )
    return {row.id: _seated(row) for row in connection.execute(query)}


def _seated(row: Any) -> Seated:
    waits = row.status == "running" and row.waiting == row.seat and row.bot is None
    return Seated(row.id, row.game, row.status, row.version, row.seat, waits, row.result)
