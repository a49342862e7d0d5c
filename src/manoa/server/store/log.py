"""Reading a table: its row in the index, and its log."""

from __future__ import annotations

from sqlalchemy import Connection, RowMapping, bindparam, select

from manoa.server.store.batch import Row
from manoa.server.store.schema import events, tables

_TABLE = select(tables).where(tables.c.id == bindparam("table"))
_LOCKED = _TABLE.with_for_update()
_LOG = (
    select(events.c.version, events.c.command, events.c.at, events.c.body)
    .where(events.c.table == bindparam("table"), events.c.version > bindparam("after"))
    .order_by(events.c.version)
)


def read_table(connection: Connection, table: str, lock: bool = False) -> RowMapping | None:
    """With the lock: after everything that is being written to this table, and before anything else is."""
    return connection.execute(_LOCKED if lock else _TABLE, {"table": table}).mappings().first()


def read_log(connection: Connection, table: str, after: int = 0) -> list[Row]:
    """The versions after this one, in order."""
    return [Row(*row) for row in connection.execute(_LOG, {"table": table, "after": after})]
