"""How late it was when a node last said so, for those that start later: wall clocks may have been set back since."""

from typing import Any

from sqlalchemy import Connection, exists, extract, func, literal_column, select

from manoa.server.store.engine import inserting
from manoa.server.store.schema import beats, tables
from manoa.server.wire.base import Moment

BEAT = 0x6265617473  # the lock of whoever says it; the number is only ours
LIVE = 10_000  # ms after its last beat in which a node is taken to be there


def beat(connection: Connection, now: Moment) -> None:
    """Unless nothing at any table depends on time."""
    if not connection.scalar(select(exists().where(tables.c.due.is_not(None)))):
        return
    if connection.dialect.name == "postgresql" and not connection.scalar(select(func.pg_try_advisory_xact_lock(BEAT))):
        return  # another node is about to say it: no need to wait, and it may have stopped
    values: dict[str, Any] = {"at": now, "noted": _database_clock(connection, now)}
    row = inserting(connection, beats).values(id=1, **values)
    connection.execute(row.on_conflict_do_update(index_elements=["id"], set_=values))


def time_to_begin_with(connection: Connection, wall: Moment) -> Moment:
    """As late as it is for nodes that are there; else the wall clock's time, but never before what was."""
    last = connection.execute(select(beats.c.at, beats.c.noted)).one_or_none()
    if last is None:
        return wall
    since = (connection.scalar(select(_database_clock(connection, wall))) or 0) - last.noted
    if connection.dialect.name == "postgresql" and 0 <= since <= LIVE:
        return int(last.at + since)
    return max(wall, int(last.at))


def _database_clock(connection: Connection, wall: Moment) -> Any:
    """One that all nodes see."""
    if connection.dialect.name == "postgresql":
        return func.floor(extract("epoch", func.clock_timestamp()) * 1000)
    return literal_column(str(wall))
