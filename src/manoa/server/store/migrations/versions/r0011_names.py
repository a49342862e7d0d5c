"""The names of the seats beside each study room, so that lists need not read the rooms."""

from __future__ import annotations

import json

import sqlalchemy as sa
from alembic import op

revision = "0011"
down_revision = "0010"

AT_ONCE = 100  # rooms whose names are written together; of each only one is read at a time


def upgrade() -> None:
    op.add_column("rooms", sa.Column("names", sa.JSON, nullable=False, server_default="[]"))
    rooms = sa.table("rooms", sa.column("id", sa.String), sa.column("names", sa.JSON))
    rows, last = op.get_bind(), ""
    while ids := _after(rows, rooms, last):
        found = [{"room": id, "found": _names(rows, id)} for id in ids]
        change = sa.update(rooms).where(rooms.c.id == sa.bindparam("room")).values(names=sa.bindparam("found"))
        rows.execute(change, found)
        last = ids[-1]


def _after(rows: sa.Connection, rooms: sa.TableClause, last: str) -> list[str]:
    following = sa.select(rooms.c.id).where(rooms.c.id > last).order_by(rooms.c.id).limit(AT_ONCE)
    return list(rows.scalars(following))


def _names(rows: sa.Connection, room: str) -> list[str]:
    """As the room's first event has them; none if it cannot be read."""
    events = sa.table("room_events", *map(sa.column, ("room", "version", "body")))
    first = sa.select(events.c.body).where(events.c.room == room, events.c.version == 1)
    try:
        seats = json.loads(bytes(rows.scalar(first) or b""))["seats"]
        return [seat.get("name") or seat.get("bot") or "" for seat in seats]
    except (ValueError, LookupError, TypeError, AttributeError):
        return []
