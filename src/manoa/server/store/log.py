"""Reading a table: its row in the index, and its log."""

from collections.abc import Collection
from typing import Any

from sqlalchemy import Connection, RowMapping, Select, bindparam, func, select, union, update

from manoa.server.store.batch import Row
from manoa.server.store.chain import RENAMED, SIZE
from manoa.server.store.schema import events, mentions, seats, tables

_TABLE = select(tables).where(tables.c.id == bindparam("table"))
_GAME = select(tables.c.game, tables.c.options).where(tables.c.id == bindparam("table"))
_LOCKED = _TABLE.with_for_update()
_LOG = (
    select(events.c.version, events.c.command, events.c.at, events.c.body, events.c.hash)
    .where(events.c.table == bindparam("table"), events.c.version > bindparam("after"))
    .order_by(events.c.version)
)

MOST_ROWS, MOST_BYTES = 200, 16 << 10  # of a short log: it is folded within some milliseconds
_START = _LOG.limit(MOST_ROWS + 1)


class Long(Exception):
    """To fold this takes longer than others should wait."""


def mentioned(connection: Connection, user: str) -> list[tuple[str, int, bytes]]:
    """Table, version and body of what names somebody."""
    rows = connection.execute(mentioning(user))
    return [(row.table, row.version, row.body) for row in rows if user.encode() in row.body]


def mentioning(user: str) -> Select[Any]:
    """The logs in which they are named."""
    there = union(
        select(seats.c.table).where(seats.c.user == user),
        select(mentions.c.table).where(mentions.c.user == user),
    )
    return select(events.c.table, events.c.version, events.c.body).where(events.c.table.in_(there))


def rewrite(connection: Connection, table: str, version: int, body: bytes) -> None:
    """The one thing in a log that is ever changed: the name of somebody who is gone. Its hash says so from then on."""
    mine = (events.c.table == table) & (events.c.version == version)
    hash = connection.scalar(select(events.c.hash).where(mine))
    marked = RENAMED + hash if hash is not None and len(hash) == SIZE else hash
    connection.execute(update(events).where(mine).values(body=body, hash=marked))


def read_table(connection: Connection, table: str, lock: bool = False) -> RowMapping | None:
    """With the lock: after everything that is being written to this table, and before anything else is."""
    return connection.execute(_LOCKED if lock else _TABLE, {"table": table}).mappings().first()


def game_of(connection: Connection, table: str) -> tuple[str | None, dict[str, Any]]:
    """The game of a table, and its options."""
    found = connection.execute(_GAME, {"table": table}).one_or_none()
    return (found.game, found.options) if found else (None, {})


def read_log(connection: Connection, table: str, after: int = 0) -> list[Row]:
    """The versions after this one, in order."""
    return [Row(*row) for row in connection.execute(_LOG, {"table": table, "after": after})]


def read_short(connection: Connection, table: str, after: int = 0) -> list[Row]:
    """The same; `Long` if they are many or large."""
    rows = [Row(*row) for row in connection.execute(_START, {"table": table, "after": after})]
    if len(rows) > MOST_ROWS or sum(len(row.body) for row in rows) > MOST_BYTES:
        raise Long
    return rows


def versions(connection: Connection, ids: Collection[str]) -> list[tuple[str, int]]:
    """At which version each of these tables is."""
    found = select(tables.c.id, tables.c.version).where(tables.c.id.in_(ids))
    return [(row.id, row.version) for row in connection.execute(found)]


def renamed(connection: Connection, ids: Collection[str]) -> list[str]:
    """In which of these tables somebody who is gone was given another name."""
    marked = events.c.table.in_(ids) & (func.length(events.c.hash) > SIZE)
    return list(connection.scalars(select(events.c.table).where(marked).distinct()))
