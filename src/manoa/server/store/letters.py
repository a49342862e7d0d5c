"""Rows of confirmed e-mail addresses, and of links that were sent to addresses, confirmed or not yet."""

from typing import Any, Literal

from sqlalchemy import Connection, Row, delete, insert, select, update

from manoa.server.people.secrets import new_id
from manoa.server.store.schema import letters, users

Kind = Literal["confirm", "reset"]

HOUR = 3_600_000
AGES: dict[Kind, int] = {"confirm": 24 * HOUR, "reset": HOUR}
MOST_ACCOUNTS = 5  # that one letter tells of; one address may have several


def email_of(connection: Connection, user: str) -> str | None:
    email: str | None = connection.execute(select(users.c.email).where(users.c.id == user)).scalar_one()
    return email


def set_email(connection: Connection, user: str, email: str | None) -> None:
    connection.execute(update(users).where(users.c.id == user).values(email=email))


def accounts_at(connection: Connection, email: str) -> list[Row[Any]]:
    """Those who have confirmed this address."""
    theirs = select(users.c.id, users.c.name).where(users.c.email == email).order_by(users.c.created, users.c.id)
    return list(connection.execute(theirs.limit(MOST_ACCOUNTS)))


def add(connection: Connection, user: str, kind: Kind, key: bytes, email: str, now: int) -> None:
    """Only the newest link of a kind leads anywhere."""
    burn(connection, user, kind)
    row = {"id": new_id(), "user": user, "kind": kind, "key": key, "email": email, "created": now}
    connection.execute(insert(letters).values(row))


def find(connection: Connection, kind: Kind, key: bytes, now: int) -> Row[Any] | None:
    """A link that still leads somewhere."""
    wanted = (letters.c.key == key) & (letters.c.kind == kind) & (letters.c.created > now - AGES[kind])
    return connection.execute(select(letters).where(wanted)).one_or_none()


def clear(connection: Connection, now: int) -> None:
    """Links that are over go, and with them the addresses that nobody has confirmed."""
    for kind, age in AGES.items():
        connection.execute(delete(letters).where(letters.c.kind == kind, letters.c.created <= now - age))


def burn(connection: Connection, user: str, kind: Kind | None = None) -> bool:
    """Links that lead nowhere from now on; whether there were any."""
    theirs = letters.c.user == user
    found = delete(letters).where(theirs if kind is None else theirs & (letters.c.kind == kind))
    return connection.execute(found).rowcount > 0
