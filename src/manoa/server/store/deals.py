"""Rows of deals that are played more than once: those of the day with who played them, and finished games once more."""

from collections.abc import Collection
from typing import Any

from sqlalchemy import Connection, Row, and_, case, exists, func, not_, or_, select, update

from manoa.server.store.engine import inserting
from manoa.server.store.schema import deals, entries, seats, tables, users

MOST_LISTED = 500
MOST_ALIKE = 50  # games with the same deal that are looked at


# The deal of a day


def find(connection: Connection, game: str, day: str) -> Row[Any] | None:
    return connection.execute(select(deals).where(deals.c.game == game, deals.c.day == day)).one_or_none()


def draw(connection: Connection, /, now: int, **deal: Any) -> Row[Any]:
    """The deal of a day: this one, unless somebody was quicker, on whatever node."""
    statement = inserting(connection, deals).values(created=now, **deal)
    connection.execute(statement.on_conflict_do_nothing())
    found = find(connection, deal["game"], deal["day"])
    assert found is not None
    return found


def dealt_days(connection: Connection, game: str, since: str) -> set[str]:
    return set(connection.scalars(select(deals.c.day).where(deals.c.game == game, deals.c.day >= since)))


# Who plays it


def enter(connection: Connection, /, game: str, day: str, table: str, now: int, **who: str) -> str:
    """The table of the one try that somebody has, a `user` or a `bot`: this one, or the one that they have already."""
    row = {"table": table, "game": game, "day": day, "begun": now, **who}
    connection.execute(inserting(connection, entries).values(row).on_conflict_do_nothing())
    mine = [entries.c[name] == value for name, value in who.items()]
    found: str = connection.execute(select(entries.c.table).where(_of(game, day), *mine)).scalar_one()
    return found


def has_finished(connection: Connection, game: str, day: str, user: str) -> bool:
    """Whether somebody has played the deal of a day to its end. The index of the table says so, written with its log.
    Who gave up has not: they would know the cards for the price of a name."""
    mine = select(entries.c.table).join(tables, tables.c.id == entries.c.table)
    mine = mine.join(seats, and_(seats.c.table == tables.c.id, seats.c.user == entries.c.user))
    played = tables.c.status == "over", seats.c.away.is_(None)
    done = mine.where(_of(game, day), entries.c.user == user, *played)
    return connection.execute(done).first() is not None


def unsettled(connection: Connection, game: str, day: str, limit: int) -> list[str]:
    """Tables that are over, and of which it is not noted yet what came of them; the first that were begun."""
    over = select(entries.c.table).join(tables, tables.c.id == entries.c.table)
    missing = over.where(_of(game, day), entries.c.finished.is_(None), tables.c.status == "over")
    return list(connection.scalars(missing.order_by(entries.c.begun, entries.c.table).limit(limit)))


def settle(connection: Connection, /, table: str, **came_of_it: Any) -> None:
    connection.execute(update(entries).where(entries.c.table == table).values(came_of_it))


def results(connection: Connection, game: str, day: str, by_points: bool) -> list[Row[Any]]:
    """What has come of the tries that are over: the best, if there are very many, and what counts before the rest."""
    found = select(entries, users.c.name).join(users, isouter=True)
    turns = case((entries.c.placing == 1, entries.c.turns), else_=0)  # as `study.daily.standing` has it
    best = [] if by_points else [entries.c.placing, turns]
    order = [entries.c.flaw.is_not(None), *best, entries.c.score.desc(), entries.c.finished, entries.c.table]
    over = found.where(_of(game, day), entries.c.finished.is_not(None))
    return list(connection.execute(over.order_by(*order).limit(MOST_LISTED)))


def played(connection: Connection, day: str) -> dict[str, int]:
    """By game: how many people are done with the deal of a day."""
    over = select(entries.c.game, func.count()).join(tables, tables.c.id == entries.c.table)
    people = over.where(entries.c.day == day, entries.c.user.is_not(None), tables.c.status == "over")
    return {row[0]: row[1] for row in connection.execute(people.group_by(entries.c.game))}


def tries_of(connection: Connection, user: str, game: str | None = None) -> list[Row[Any]]:
    """All tries of somebody, the latest first, with how their tables stand; None: not set up yet."""
    found = select(entries, tables.c.status).join(tables, tables.c.id == entries.c.table, isouter=True)
    mine = found.where(entries.c.user == user, *([] if game is None else [entries.c.game == game]))
    return list(connection.execute(mine.order_by(entries.c.day.desc())))


def friends(connection: Connection, user: str) -> set[str]:
    """With whom somebody has sat at a table."""
    there = select(seats.c.table).where(seats.c.user == user)
    beside = select(seats.c.user).distinct().where(seats.c.table.in_(there), seats.c.user != user)
    return set(connection.scalars(beside))


def _of(game: str, day: str) -> Any:
    return and_(entries.c.game == game, entries.c.day == day)


# Games that were dealt alike


def dealt_alike(connection: Connection, deal: str, user: str | None, without: Collection[str]) -> list[str]:
    """Finished games with the same deal: the first, those that everybody may find, and those of this person."""
    own = exists().where(seats.c.table == tables.c.id, seats.c.user == (user or ""))
    wanted = or_(tables.c.id == deal, and_(tables.c.deal == deal, or_(tables.c.public, own)))
    found = select(tables.c.id).where(wanted, tables.c.status == "over", not_(tables.c.analysis))
    others = found.where(tables.c.id.not_in(without)).order_by(tables.c.changed.desc(), tables.c.id).limit(MOST_ALIKE)
    return list(connection.scalars(others))
