"""Which node does what the server itself has to do at a table: a bot's turn, a clock that runs out."""

from collections.abc import Collection

from sqlalchemy import Connection, or_, select, update

from manoa.server.store.schema import tables
from manoa.server.wire.base import Moment


def release(connection: Connection, node: str) -> None:
    """A node stops: others need not wait until its claims run out."""
    ours = update(tables).where(tables.c.claimed_by == node)
    connection.execute(ours.values(claimed_by=None, claimed_until=None))


def claim_due(
    connection: Connection, node: str, now: Moment, lease_ms: int, limit: int, at_work: Collection[str] = ()
) -> list[str]:
    """Tables that are due and that no other node has in hand, the longest due first; they are ours for the lease. So
    are those at work here already, which take nobody's place."""
    until = {"claimed_by": node, "claimed_until": now + lease_ms}
    if at_work:
        ours = select(tables.c.id).where(tables.c.id.in_(at_work), tables.c.claimed_by == node)
        unlocked = ours.with_for_update(skip_locked=True)  # a node that has stopped at one keeps nobody from the rest
        connection.execute(update(tables).where(tables.c.id.in_(unlocked)).values(until))
    free = or_(tables.c.claimed_by.is_(None), tables.c.claimed_by == node, tables.c.claimed_until <= now)
    due = (
        select(tables.c.id)
        .where(tables.c.due <= now, free, tables.c.id.not_in(at_work))
        .order_by(tables.c.due)
        .limit(limit)
        .with_for_update(skip_locked=True)  # another node is at these: not a reason to wait
        .cte("due")
    )
    claim = update(tables).where(tables.c.id.in_(select(due.c.id))).values(until).returning(tables.c.due, tables.c.id)
    return [table for _, table in sorted(connection.execute(claim).all())]
