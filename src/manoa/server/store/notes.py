"""Rows of notes: what players write at steps of their reviews."""

from typing import Any

from sqlalchemy import Connection, Row, and_, delete, func, or_, select

from manoa.server.store.engine import inserting
from manoa.server.store.schema import notes, users


def write(
    connection: Connection, user: str, table: str, step: int, text: str, shared: bool, at: int, most: tuple[int, int]
) -> bool:
    """One note for each step. False if they have as many as they may: `most` of this table, and of all."""
    others = or_(notes.c.table != table, notes.c.step != step)
    counts = select(func.count().filter(notes.c.table == table), func.count()).where(notes.c.user == user, others)
    here, everywhere = connection.execute(counts).one()
    if here >= most[0] or everywhere >= most[1]:
        return False
    fresh = {"text": text, "shared": shared, "at": at}
    row = inserting(connection, notes).values(user=user, table=table, step=step, **fresh)
    connection.execute(row.on_conflict_do_update(index_elements=["user", "table", "step"], set_=fresh))
    return True


def remove(connection: Connection, user: str, table: str, step: int) -> bool:
    """False if there was none."""
    mine = and_(notes.c.user == user, notes.c.table == table, notes.c.step == step)
    return connection.execute(delete(notes).where(mine)).rowcount == 1


def seen(connection: Connection, table: str, user: str | None) -> list[Row[Any]]:
    """Somebody's own, and what others share; by step, the own ones first."""
    visible = and_(notes.c.table == table, or_(notes.c.user == user, notes.c.shared))
    found = select(notes, users.c.name).select_from(notes.join(users)).where(visible)
    return list(connection.execute(found.order_by(notes.c.step, notes.c.user != user, notes.c.at, notes.c.user)))
