"""Which node does what the server itself has to do at a table: a bot's turn, a clock that runs out.

Where that fails, nobody has the table in hand for a while, the longer the more often it has failed. That stands in the
place of a node, so all nodes see it. Whatever is stored at the table next takes its place.
"""

from collections.abc import Collection

from sqlalchemy import ColumnElement, Connection, Select, and_, func, not_, or_, select, update

from manoa.server.store.schema import tables
from manoa.server.wire.base import Moment

FAILED = "failed "  # in the place of a node; how often in a row stands behind it
PAUSE, LONGEST_PAUSE = 1_000, 3_600_000  # ms until the next try, doubled each time
FEW = 4  # tables where it has failed that one claim takes, behind all others

_failing = func.coalesce(tables.c.claimed_by.startswith(FAILED), False)


def release(connection: Connection, node: str) -> None:
    """A node stops: others need not wait until its claims run out."""
    ours = update(tables).where(tables.c.claimed_by == node)
    connection.execute(ours.values(claimed_by=None, claimed_until=None))


def claim_due(
    connection: Connection, node: str, now: Moment, lease_ms: int, limit: int, at_work: Collection[str] = ()
) -> dict[str, int]:
    """Tables that are due and that no other node has in hand, with how often they have failed: first those that have
    not, and the longest due first. They are ours for the lease. So are those at work here already, which take nobody's
    place."""
    until = {"claimed_by": node, "claimed_until": now + lease_ms}
    if at_work:
        ours = select(tables.c.id).where(tables.c.id.in_(at_work), tables.c.claimed_by == node)
        unlocked = ours.with_for_update(skip_locked=True)  # a node that has stopped at one keeps nobody from the rest
        connection.execute(update(tables).where(tables.c.id.in_(unlocked)).values(until))
    free = or_(tables.c.claimed_by.is_(None), tables.c.claimed_by == node, tables.c.claimed_until <= now)
    due = and_(tables.c.due <= now, free, tables.c.id.not_in(at_work))
    sound = connection.execute(_first(and_(due, not_(_failing)), limit)).all()
    failing = connection.execute(_first(and_(due, _failing), min(FEW, limit - len(sound)))).all()
    found = {row.id: _failures(row.claimed_by) for row in (*sound, *failing)}
    if found:
        connection.execute(update(tables).where(tables.c.id.in_(found)).values(until))
    return found


def _first(wanted: ColumnElement[bool], limit: int) -> Select[tuple[str, str | None]]:
    rows = select(tables.c.id, tables.c.claimed_by).where(wanted)
    # Another node is at those that are locked: not a reason to wait.
    return rows.order_by(tables.c.due, tables.c.id).limit(limit).with_for_update(skip_locked=True)


def _failures(claimed_by: str | None) -> int:
    return int(claimed_by.removeprefix(FAILED)) if claimed_by and claimed_by.startswith(FAILED) else 0


def put_off(connection: Connection, node: str, table: str, now: Moment, failures: int) -> bool:
    """What is due at a table that this node has in hand has failed so often in a row; False if nothing is due there."""
    pause = min(PAUSE << min(failures - 1, 20), LONGEST_PAUSE)
    ours = update(tables).where(tables.c.id == table, tables.c.claimed_by == node, tables.c.due <= now)
    values = {"claimed_by": f"{FAILED}{failures}", "claimed_until": now + pause}
    return connection.execute(ours.values(values)).rowcount == 1


def count_failing(connection: Connection, now: Moment) -> int:
    """Tables where what is due has failed."""
    found = select(func.count()).select_from(tables).where(tables.c.due <= now, _failing)
    return connection.scalar(found) or 0


def try_again(connection: Connection, now: Moment) -> None:
    """A node starts: it may be able to do what has failed, behind all that has not."""
    failing = update(tables).where(tables.c.due <= now, _failing)
    connection.execute(failing.values(claimed_until=now))
