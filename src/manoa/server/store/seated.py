"""Where somebody sits, and how it stands there."""

from __future__ import annotations

from collections.abc import Collection
from typing import Any, NamedTuple

from sqlalchemy import Connection, not_, or_, select

from manoa.server.store.schema import seats, tables

MOST = 500


class Seated(NamedTuple):
    table: str
    game: str
    status: str
    version: int
    seat: int
    waits: bool  # for this person, with no bot that stands in
    result: dict[str, Any] | None


def seated(connection: Connection, user: str, also: Collection[str] = ()) -> dict[str, Seated]:
    """Games that are not over, and those of `also` in any case; the latest if there are very many."""
    columns = tables.c.id, tables.c.game, tables.c.status, tables.c.version, tables.c.waiting, tables.c.result
    query = (
        select(*columns, seats.c.seat, seats.c.bot)
        .join(seats)
        .where(
            seats.c.user == user,
            not_(tables.c.analysis),
            or_(tables.c.status.in_(("open", "running")), tables.c.id.in_(also)),
        )
        .order_by(tables.c.changed.desc())
        .limit(MOST)
    )
    return {row.id: _seated(row) for row in connection.execute(query)}


def _seated(row: Any) -> Seated:
    waits = row.status == "running" and row.waiting == row.seat and row.bot is None
    return Seated(row.id, row.game, row.status, row.version, row.seat, waits, row.result)
