"""Rows of reviews: one for a table, worked on by a job and kept for everybody."""

from typing import Any

from sqlalchemy import Connection, Row, and_, not_, select, update

from manoa.server.store import jobs
from manoa.server.store.engine import inserting
from manoa.server.store.schema import jobs as job_rows
from manoa.server.store.schema import reviews, seats, tables

MOST_OF_ONE = 500  # reviewed games of one person and game, from which is told how they play


def begin(
    connection: Connection, user: str, game: str, kind: str, of: int, now: int, table: str, match: str
) -> str | None:
    """The job of a new review; None if there is one, or somebody works on one."""
    row = find(connection, table, match)
    if row is not None and (row.finished is not None or (row.state in jobs.UNFINISHED and not jobs.is_lost(row, now))):
        return None
    id = jobs.add(connection, user, game, kind, of, now)
    fresh = {"match": match, "job": id, "body": None, "figures": None, "finished": None}
    statement = inserting(connection, reviews).values(table=table, **fresh)
    connection.execute(statement.on_conflict_do_update(index_elements=["table"], set_=fresh))
    return id


def find(connection: Connection, table: str, match: str) -> Row[Any] | None:
    """The review of this match at a table, with its job as long as that is kept."""
    work = [job_rows.c[name] for name in ("user", "state", "done", "of", "why", "asked", "changed")]
    both = reviews.outerjoin(job_rows, job_rows.c.id == reviews.c.job)
    wanted = and_(reviews.c.table == table, reviews.c.match == match)
    return connection.execute(select(reviews, *work).select_from(both).where(wanted)).one_or_none()


def tell(connection: Connection, id: str, now: int, table: str, result: dict[str, Any] | None, **values: Any) -> bool:
    """How its job stands, and what there is of it; False if nobody wants it any more."""
    if not jobs.tell(connection, id, now, **values):
        return False
    mine = and_(reviews.c.table == table, reviews.c.job == id)
    kept = dict(result or {}) | ({"finished": now} if values.get("state") == "done" else {})
    if not kept:
        return True
    return connection.execute(update(reviews).where(mine).values(kept)).rowcount == 1


def of_person(connection: Connection, user: str, game: str | None) -> list[Row[Any]]:
    """The figures of all reviewed games that somebody played to the end, the newest first."""
    about = (tables.c.id, tables.c.game, tables.c.changed, seats.c.seat, seats.c.placing, reviews.c.figures)
    found = (
        select(*about)
        .select_from(reviews.join(tables).join(seats, seats.c.table == tables.c.id))
        .where(seats.c.user == user, seats.c.away.is_(None), not_(tables.c.analysis), reviews.c.finished.is_not(None))
        .order_by(tables.c.changed.desc(), tables.c.id)
        .limit(MOST_OF_ONE)
    )
    return list(connection.execute(found if game is None else found.where(tables.c.game == game)))
