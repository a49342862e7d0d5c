"""Rows of study rooms: an index, a log each, and who is named in it."""

from collections.abc import Collection, Sequence
from typing import Any, NamedTuple

from sqlalchemy import Connection, Row, and_, delete, func, insert, select, update

from manoa.server.store.batch import CHANNEL
from manoa.server.store.engine import inserting
from manoa.server.store.schema import room_events, room_mentions, rooms


class Line(NamedTuple):
    """One version of a room, as it is stored."""

    version: int
    command: str | None
    at: int
    body: bytes


# Writing


def add(connection: Connection, id: str, about: dict[str, Any], first: Line, named: Collection[str]) -> None:
    """A new room. `about`: its owner, its game with options and the names of the seats, and the table that it was
    opened from."""
    place = {"version": first.version, "branch": 0, "step": 0, "placed": 0}
    row = {"id": id, "created": first.at, "changed": first.at, **place, **about}
    connection.execute(insert(rooms).values(row))
    _write(connection, id, [first], named)


def append(
    connection: Connection, id: str, expected: int, lines: Sequence[Line], named: Collection[str], hint: str
) -> bool:
    """What is new in a room that stands at a version, and a hint for other nodes that there is something new; False if
    it does not, and then nothing is stored."""
    last = lines[-1]
    there = and_(rooms.c.id == id, rooms.c.version == expected)
    changed = update(rooms).where(there).values(version=last.version, changed=last.at)
    if connection.execute(changed).rowcount != 1:
        return False
    _write(connection, id, lines, named)
    if connection.dialect.name == "postgresql":
        connection.execute(select(func.pg_notify(CHANNEL, hint)))
    return True


def lead(connection: Connection, id: str, branch: int, step: int) -> int | None:
    """Where the leader is from now on; how often they have gone somewhere. None: there is no such room any more."""
    place = {"branch": branch, "step": step, "placed": rooms.c.placed + 1}
    moved = update(rooms).where(rooms.c.id == id).values(place).returning(rooms.c.placed)
    placed: int | None = connection.execute(moved).scalar_one_or_none()
    return placed


def drop(connection: Connection, ids: Collection[str]) -> None:
    """For good, with all that was said and drawn there."""
    for kind in (room_events, room_mentions):
        connection.execute(delete(kind).where(kind.c.room.in_(ids)))
    connection.execute(delete(rooms).where(rooms.c.id.in_(ids)))


def rewrite(connection: Connection, id: str, version: int, body: bytes) -> None:
    mine = and_(room_events.c.room == id, room_events.c.version == version)
    connection.execute(update(room_events).where(mine).values(body=body))


def rename(connection: Connection, id: str, names: list[str]) -> None:
    """What the seats are called."""
    connection.execute(update(rooms).where(rooms.c.id == id).values(names=names))


def _write(connection: Connection, id: str, lines: Sequence[Line], named: Collection[str]) -> None:
    connection.execute(insert(room_events), [{"room": id, **line._asdict()} for line in lines])
    people = [{"user": user, "room": id} for user in sorted(named)]
    if people:
        connection.execute(inserting(connection, room_mentions).on_conflict_do_nothing(), people)


# Reading


def find(connection: Connection, id: str) -> Row[Any] | None:
    return connection.execute(select(rooms).where(rooms.c.id == id)).one_or_none()


def read_log(connection: Connection, id: str, after: int = 0) -> list[Line]:
    columns = room_events.c.version, room_events.c.command, room_events.c.at, room_events.c.body
    log = select(*columns).where(room_events.c.room == id, room_events.c.version > after)
    return [Line(*row) for row in connection.execute(log.order_by(room_events.c.version))]


def versions(connection: Connection, ids: Collection[str]) -> dict[str, tuple[int, int]]:
    """At which version each of these is, and how often its leader has gone somewhere."""
    found = select(rooms.c.id, rooms.c.version, rooms.c.placed).where(rooms.c.id.in_(ids))
    return {row.id: (row.version, row.placed) for row in connection.execute(found)}


def count(connection: Connection, owner: str) -> int:
    return connection.scalar(select(func.count()).select_from(rooms).where(rooms.c.owner == owner)) or 0


def about(connection: Connection, owner: str, table: str) -> str | None:
    """The room that somebody has about a table already."""
    mine = select(rooms.c.id).where(rooms.c.owner == owner, rooms.c.table == table)
    newest = mine.order_by(rooms.c.created.desc(), rooms.c.id).limit(1)
    found: str | None = connection.execute(newest).scalar_one_or_none()
    return found


def mine(connection: Connection, owner: str) -> list[Row[Any]]:
    """Somebody's rooms, the one that changed last first."""
    found = select(rooms).where(rooms.c.owner == owner)
    return list(connection.execute(found.order_by(rooms.c.changed.desc(), rooms.c.id)))


def mentioning(connection: Connection, user: str) -> list[Row[Any]]:
    """What is said in rooms in which somebody is named, and which they have not opened."""
    there = select(room_mentions.c.room).where(room_mentions.c.user == user)
    log = select(room_events.c.room, room_events.c.version, room_events.c.body)
    return list(connection.execute(log.where(room_events.c.room.in_(there))))


def opened_by(connection: Connection, user: str) -> list[str]:
    return list(connection.scalars(select(rooms.c.id).where(rooms.c.owner == user)))
