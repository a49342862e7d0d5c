"""All that the database says of when something happened, for clocks that were wrong."""

from collections.abc import Sequence

from sqlalchemy import BigInteger, Column, Connection, delete, func, or_, select, text, update

from manoa.server.store.batch import Row
from manoa.server.store.chain import Damaged, follow, relink
from manoa.server.store.log import read_log
from manoa.server.store.schema import beats, events, metadata, rooms, sessions, tables, users
from manoa.server.wire.base import Moment

COMING = (tables.c.due, tables.c.claimed_until)  # what may well lie ahead
APART = (beats.c.at, beats.c.noted, events.c.at)
PAST: list[Column[int]] = [
    column
    for table in metadata.sorted_tables
    for column in table.columns
    if isinstance(column.type, BigInteger) and column not in {*COMING, *APART}
]
LATEST = (beats.c.at, tables.c.changed, rooms.c.changed, users.c.created, sessions.c.seen)


def newest(connection: Connection) -> Moment | None:
    """When something was stored last; None where there is nothing yet."""
    found = [connection.scalar(select(func.max(column))) for column in LATEST]
    return max((int(at) for at in found if at is not None), default=None)


def used_by_others(connection: Connection) -> bool:
    """Whether a server, or anybody else, is at a PostgreSQL database."""
    if connection.dialect.name != "postgresql":
        return False
    others = "datname = current_database() AND pid <> pg_backend_pid() AND usesysid IS NOT NULL"
    return bool(connection.scalar(text(f"SELECT count(*) FROM pg_stat_activity WHERE {others}")))


def ahead(connection: Connection, now: Moment) -> list[str]:
    """Tables at which something happened later than now."""
    late = select(tables.c.id).where(or_(tables.c.changed > now, tables.c.created > now))
    return list(connection.scalars(late.order_by(tables.c.id)))


def bring_back(connection: Connection, now: Moment) -> None:
    """Nothing happened later than now, beside what the logs of tables say; and no server has said how late it is."""
    connection.execute(delete(beats))
    connection.execute(update(tables).values(claimed_by=None, claimed_until=None))
    for column in PAST:
        connection.execute(update(column.table).where(column > now).values({column: now}))


def bring_log_back(connection: Connection, table: str, now: Moment, by: int) -> list[Row]:
    """What a log says happened later than now happened so much earlier, and never before what came before it."""
    rows = read_log(connection, table)
    if not rows:
        raise Damaged("it has no log")
    follow(b"", rows)
    right = next((place for place, row in enumerate(rows) if row.at > now), len(rows))
    moved = relink(follow(b"", rows[:right]), _earlier(rows[right:], rows[right - 1].at if right else 0, by))
    for row in moved:
        mine = (events.c.table == table) & (events.c.version == row.version)
        connection.execute(update(events).where(mine).values(at=row.at, hash=row.hash))
    whole = [*rows[:right], *moved]
    known = {"created": whole[0].at, "changed": whole[-1].at}
    connection.execute(update(tables).where(tables.c.id == table).values(known))
    return whole


def _earlier(rows: Sequence[Row], last: Moment, by: int) -> list[Row]:
    moved = []
    for row in rows:
        last = max(last, row.at - by)
        moved.append(row._replace(at=last))
    return moved


def note_due(connection: Connection, table: str, due: Moment | None) -> None:
    connection.execute(update(tables).where(tables.c.id == table).values(due=due))
