"""Reading a table: its row in the index, and its log."""

from __future__ import annotations

from sqlalchemy import Connection, RowMapping, bindparam, select, union, update

from manoa.server.store.batch import Row
from manoa.server.store.schema import events, seats, tables

_TABLE = select(tables).where(tables.c.id == bindparam("table"))
_LOCKED = _TABLE.with_for_update()
_LOG = (
    select(events.c.version, events.c.command, events.c.at, events.c.body)
    .where(events.c.table == bindparam("table"), events.c.version > bindparam("after"))
    .order_by(events.c.version)
)


def mentions(connection: Connection, user: str) -> list[tuple[str, int, bytes]]:
    """Table, version and body of what may name somebody: where they sat, and wherever else they have asked for
    anything."""
    there = union(
        select(seats.c.table).where(seats.c.user == user),
        select(events.c.table).where(events.c.command.startswith(f"{user}:", autoescape=True)),
    )
    rows = select(events.c.table, events.c.version, events.c.body).where(events.c.table.in_(there))
    return [(row.table, row.version, row.body) for row in connection.execute(rows) if user.encode() in row.body]


def rewrite(connection: Connection, table: str, version: int, body: bytes) -> None:
    """The one thing in a log that is ever changed: the name of somebody who is gone."""
    mine = (events.c.table == table) & (events.c.version == version)
    connection.execute(update(events).where(mine).values(body=body))


def read_table(connection: Connection, table: str, lock: bool = False) -> RowMapping | None:
    """With the lock: after everything that is being written to this table, and before anything else is."""
    return connection.execute(_LOCKED if lock else _TABLE, {"table": table}).mappings().first()


def read_log(connection: Connection, table: str, after: int = 0) -> list[Row]:
    """The versions after this one, in order."""
    return [Row(*row) for row in connection.execute(_LOG, {"table": table, "after": after})]
