"""Rows of jobs: what bots or the generator work on for somebody, on whichever node."""

from collections.abc import Collection
from typing import Any

from sqlalchemy import Connection, Row, and_, delete, insert, select, update

from manoa.server.people.secrets import new_id
from manoa.server.store.schema import jobs

UNFINISHED = ("waiting", "running")
KEPT = 10 * 60_000  # ms that a finished job can be asked for
LOST = 60_000  # ms after which a job that says nothing was on a node that is gone
NOTED_EVERY = 5_000  # ms between two notes that somebody wants to know

_open = jobs.c.state.in_(UNFINISHED)


def add(connection: Connection, user: str, game: str, kind: str, of: int, now: int) -> str:
    """A new job. Those that this person has begun before end, and what is old is cleared away."""
    clear(connection, now)
    connection.execute(update(jobs).where(jobs.c.user == user, _open).values(state="stopped", changed=now))
    id = new_id()
    row = {"id": id, "user": user, "game": game, "kind": kind, "state": "waiting", "done": 0, "of": of}
    connection.execute(insert(jobs).values(**row, asked=now, changed=now))
    return id


def clear(connection: Connection, now: int) -> None:
    """Those that are too old to be asked for."""
    connection.execute(delete(jobs).where(jobs.c.changed < now - KEPT))


def find(connection: Connection, user: str, game: str, id: str) -> Row[Any] | None:
    """A job of this person."""
    mine = and_(jobs.c.id == id, jobs.c.user == user, jobs.c.game == game)
    return connection.execute(select(jobs).where(mine)).one_or_none()


def is_lost(row: Row[Any], now: int) -> bool:
    """Its node is gone: nobody works on it any more."""
    return row.state in UNFINISHED and now - row.changed > LOST


def note_asked(connection: Connection, id: str, now: int) -> None:
    connection.execute(update(jobs).where(jobs.c.id == id).values(asked=now))


def tell(connection: Connection, id: str, now: int, **values: Any) -> bool:
    """How it stands; False if it was stopped meanwhile."""
    change = update(jobs).where(jobs.c.id == id, _open).values(changed=now, **values)
    return connection.execute(change).rowcount == 1


def stop(connection: Connection, user: str, id: str, now: int) -> bool:
    """False if there is nothing to stop."""
    mine = and_(jobs.c.id == id, jobs.c.user == user, _open)
    return connection.execute(update(jobs).where(mine).values(state="stopped", changed=now)).rowcount == 1


def forsaken(connection: Connection, ids: Collection[str], since: int, now: int) -> set[str]:
    """Which of these nobody wants any more: stopped, or not asked about since then. The others are alive."""
    mine = jobs.c.id.in_(ids)
    connection.execute(update(jobs).where(mine, _open, jobs.c.asked < since).values(state="stopped", changed=now))
    connection.execute(update(jobs).where(mine, _open).values(changed=now))
    wanted = set(connection.scalars(select(jobs.c.id).where(mine, _open)))
    return set(ids) - wanted
