"""Rows of routes that people have made: who likes them, how often they were played, complaints about them."""

from collections.abc import Collection
from typing import Any

from sqlalchemy import Connection, Row, and_, delete, exists, func, insert, not_, or_, select, update

from manoa.server.people.secrets import new_id
from manoa.server.store.engine import inserting
from manoa.server.store.schema import complaints, likes, routes, seats, tables, users

MOST_LISTED = 300
LISTED = [column for column in routes.columns if column.name not in ("route", "report")]  # what a card needs


# Keeping


def add(connection: Connection, owner: str, game: str, now: int, **values: Any) -> str:
    id = new_id()
    row = {"id": id, "owner": owner, "game": game, "created": now, "changed": now, **values}
    connection.execute(insert(routes).values(row))
    return id


def change(connection: Connection, id: str, now: int, **values: Any) -> None:
    connection.execute(update(routes).where(routes.c.id == id).values(changed=now, **values))


def drop(connection: Connection, ids: Collection[str]) -> None:
    """For good, with all that is said about them."""
    connection.execute(delete(complaints).where(complaints.c.route.in_(ids)))
    connection.execute(delete(likes).where(likes.c.route.in_(ids)))
    connection.execute(delete(routes).where(routes.c.id.in_(ids)))


def made_by(connection: Connection, user: str) -> list[str]:
    return list(connection.scalars(select(routes.c.id).where(routes.c.owner == user)))


def count(connection: Connection, owner: str) -> int:
    """How many somebody has; those that the host removed take up no room."""
    mine = select(func.count()).select_from(routes).where(routes.c.owner == owner, routes.c.removed.is_(None))
    return connection.scalar(mine) or 0


def was_removed(connection: Connection, owner: str, key: str) -> bool:
    """Whether the host has removed this route of theirs before, under whatever title."""
    same = and_(routes.c.owner == owner, routes.c.key == key, routes.c.removed.is_not(None))
    return connection.scalar(select(exists().where(same))) or False


def note_report(connection: Connection, game: str, key: str, report: dict[str, Any], figures: dict[str, Any]) -> None:
    """What a trial found out, for all routes that are played alike; a larger one that was made before stays."""
    alike = select(routes.c.id, routes.c.figures, routes.c.report).where(routes.c.game == game, routes.c.key == key)
    for row in connection.execute(alike).all():
        if row.report is None or row.report["games"] <= report["games"]:
            found = {"report": report, "figures": {**row.figures, **figures}}
            connection.execute(update(routes).where(routes.c.id == row.id).values(found))


# Finding


def find(connection: Connection, game: str, id: str) -> Row[Any] | None:
    """One of them, removed or not, with the name of its author."""
    whole = select(routes, users.c.name.label("author")).join(users)
    return connection.execute(whole.where(routes.c.game == game, routes.c.id == id)).one_or_none()


def mine(connection: Connection, game: str, user: str, search: str = "") -> list[Row[Any]]:
    return _listed(connection, game, search, routes.c.owner == user)


def others(connection: Connection, game: str, user: str | None, search: str = "") -> list[Row[Any]]:
    """Those of everybody else, the newest first."""
    return _listed(connection, game, search, *([] if user is None else [routes.c.owner != user]))


def _listed(connection: Connection, game: str, search: str, *wanted: Any) -> list[Row[Any]]:
    named = or_(routes.c.title.icontains(search, autoescape=True), users.c.name.icontains(search, autoescape=True))
    found = (
        select(*LISTED, users.c.name.label("author"))
        .join(users)
        .where(routes.c.game == game, routes.c.removed.is_(None), *wanted, *([named] if search else []))
        .order_by(routes.c.changed.desc(), routes.c.id)
        .limit(MOST_LISTED)
    )
    return list(connection.execute(found))


def plays(connection: Connection, game: str, keys: Collection[str]) -> dict[str, int]:
    """How many games with people were finished on each of these."""
    person = exists().where(seats.c.table == tables.c.id, seats.c.kind == "person")
    finished = and_(tables.c.status == "over", not_(tables.c.analysis), tables.c.game == game, person)
    found = select(tables.c.route, func.count()).where(tables.c.route.in_(keys), finished).group_by(tables.c.route)
    return {row[0]: row[1] for row in connection.execute(found)}


# Likes


def like(connection: Connection, game: str, id: str, user: str) -> None:
    row = {"game": game, "route": id, "user": user}
    connection.execute(inserting(connection, likes).values(row).on_conflict_do_nothing())


def unlike(connection: Connection, game: str, id: str, user: str) -> None:
    mine = and_(likes.c.game == game, likes.c.route == id, likes.c.user == user)
    connection.execute(delete(likes).where(mine))


def liked(connection: Connection, game: str, ids: Collection[str], user: str | None) -> dict[str, tuple[int, bool]]:
    """How many like each of these, and whether this person does."""
    own = func.count().filter(likes.c.user == (user or ""))
    found = select(likes.c.route, func.count(), own).where(likes.c.game == game, likes.c.route.in_(ids))
    return {row[0]: (row[1], bool(row[2])) for row in connection.execute(found.group_by(likes.c.route))}


# For the host


def complain(connection: Connection, id: str, user: str, why: str, now: int) -> None:
    """Once for each person: the last word counts."""
    row = {"route": id, "user": user, "why": why, "at": now}
    statement = inserting(connection, complaints).values(row)
    again = statement.on_conflict_do_update(index_elements=["route", "user"], set_={"why": why, "at": now})
    connection.execute(again)


def complained(connection: Connection) -> list[Row[Any]]:
    """All complaints, with the routes that they are about, the oldest first."""
    about = (routes.c.id, routes.c.game, routes.c.title, routes.c.removed, users.c.name.label("author"))
    found = select(*about, complaints.c.why, complaints.c.at).select_from(complaints.join(routes))
    return list(connection.execute(found.join(users, users.c.id == routes.c.owner).order_by(complaints.c.at)))


def remove(connection: Connection, id: str, now: int) -> str | None:
    """From lists and links; its title, if there is such a route."""
    return _mark(connection, id, now)


def restore(connection: Connection, id: str) -> str | None:
    """Back to where it was; what was said about it is settled."""
    return _mark(connection, id, None)


def _mark(connection: Connection, id: str, removed: int | None) -> str | None:
    connection.execute(delete(complaints).where(complaints.c.route == id))
    marked = update(routes).where(routes.c.id == id).values(removed=removed).returning(routes.c.title)
    title: str | None = connection.execute(marked).scalar_one_or_none()
    return title
