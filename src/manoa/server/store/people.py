"""Rows of people, their sessions and their API tokens."""

from typing import Any

from sqlalchemy import Column, ColumnElement, Connection, Row, Table, delete, exists, insert, select, update

from manoa.server.people.secrets import new_id
from manoa.server.store import letters, rooms, routes
from manoa.server.store.schema import PERSONAL, metadata, seats, sessions, tables, tokens, users

ASKED_AT_ONCE = 1_000  # sessions or tokens, in one query


# People


def add_guest(connection: Connection, name: str, now: int) -> str:
    user = new_id()
    connection.execute(insert(users).values(id=user, name=name, created=now))
    return user


def make_account(connection: Connection, user: str, name: str, account: str, password: str) -> bool:
    """False if this guest has become an account in the meantime. A name that is taken is an IntegrityError."""
    guest = (users.c.id == user) & users.c.account.is_(None)
    change = update(users).where(guest).values(name=name, account=account, password=password)
    return connection.execute(change).rowcount == 1


def find_account(connection: Connection, account: str) -> Row[Any] | None:
    return connection.execute(select(users).where(users.c.account == account)).one_or_none()


def set_password(connection: Connection, user: str, before: str, after: str) -> bool:
    """False if another one has been set since."""
    mine = (users.c.id == user) & (users.c.password == before)
    return connection.execute(update(users).where(mine).values(password=after)).rowcount == 1


def reset_password(connection: Connection, user: str, password: str) -> tuple[list[str], list[str]]:
    """Whoever was in is out: the sessions and tokens that ended."""
    connection.execute(update(users).where(users.c.id == user).values(password=password))
    return lock_others_out(connection, user)


def lock_others_out(connection: Connection, user: str, keep: str | None = None) -> tuple[list[str], list[str]]:
    """Once the password is another: nothing that anybody came with before counts, but one session. What ended."""
    letters.burn(connection, user)
    return end_all(connection, sessions, user, keep), end_all(connection, tokens, user)


def rename(connection: Connection, user: str, name: str, account: str | None) -> bool:
    """False if a guest has become an account in the meantime: it could not log in any more. A name that is taken is an
    IntegrityError."""
    mine = users.c.id == user
    change = update(users).where(mine & users.c.account.is_(None) if account is None else mine)
    return connection.execute(change.values(name=name, account=account)).rowcount == 1


def password_of(connection: Connection, user: str) -> str | None:
    password: str | None = connection.execute(select(users.c.password).where(users.c.id == user)).scalar_one()
    return password


def still_has(connection: Connection, user: str, password: str | None) -> bool:
    """Whether this is the hash of their password; it stays so until the end of the transaction."""
    stored = select(users.c.password).where(users.c.id == user).with_for_update()
    return password is not None and connection.execute(stored).scalar_one() == password


def still_open(connection: Connection, session: str | None) -> bool:
    """Whether a session is there; it stays so until the end of the transaction."""
    mine = select(sessions.c.id).where(sessions.c.id == session).with_for_update()
    return connection.execute(mine).one_or_none() is not None


def erase(connection: Connection, user: str, name: str) -> tuple[list[str], list[str]]:
    """All that leads to somebody but a name that says nothing; the sessions and tokens that ended."""
    nobody = {"name": name, "account": None, "password": None, "email": None}
    letters.burn(connection, user)
    routes.drop(connection, routes.made_by(connection, user))
    rooms.drop(connection, rooms.opened_by(connection, user))
    for kind in PERSONAL:
        connection.execute(delete(kind).where(kind.c.user == user))
    connection.execute(update(users).where(users.c.id == user).values(nobody))
    connection.execute(update(seats).where(seats.c.user == user).values(name=name))
    return end_all(connection, sessions, user), end_all(connection, tokens, user)


# Guests who never came back


def strangers(connection: Connection, since: int, after: str, most: int) -> list[str]:
    """Guests who were not seen since then and have nothing here, in order."""
    found = select(users.c.id).where(users.c.id > after, *_strange(since)).order_by(users.c.id)
    return list(connection.scalars(found.limit(most)))


def forget(connection: Connection, guests: list[str], since: int) -> None:
    """Those of them who have not come back meanwhile."""
    gone = list(connection.scalars(select(users.c.id).where(users.c.id.in_(guests), *_strange(since))))
    connection.execute(delete(sessions).where(sessions.c.user.in_(gone)))
    connection.execute(delete(users).where(users.c.id.in_(gone)))


def _strange(since: int) -> list[ColumnElement[bool]]:
    """Whoever is named in a row of any other table has something here."""
    here = exists().where(sessions.c.user == users.c.id, sessions.c.seen >= since)
    guest = users.c.password.is_(None), users.c.created < since, ~here  # by an index on accounts it would sort them all
    return [*guest, *(~exists().where(column == users.c.id) for column in _naming_users())]


def _naming_users() -> list[Column[Any]]:
    columns = (column for table in metadata.sorted_tables if table is not sessions for column in table.columns)
    return [column for column in columns if column.references(users.c.id) or column is tables.c.host]


# What people come with: sessions and API tokens, which have much in common


def open_session(connection: Connection, user: str, key: bytes, agent: str, now: int) -> str:
    return _add(connection, sessions, user=user, key=key, agent=agent, created=now, seen=now)


def add_token(connection: Connection, user: str, name: str, key: bytes, scopes: str, now: int) -> str:
    return _add(connection, tokens, user=user, name=name, key=key, scopes=scopes, created=now)


def _add(connection: Connection, kind: Table, **values: Any) -> str:
    id = new_id()
    connection.execute(insert(kind).values(id=id, **values))
    return id


def find(connection: Connection, kind: Table, key: bytes) -> Row[Any] | None:
    """The session or token with this key, and who has it."""
    whose = users.c.name.label("user_name"), users.c.account
    return connection.execute(select(kind, *whose).join(users).where(kind.c.key == key)).one_or_none()


def note(connection: Connection, kind: Table, id: str, **when: int) -> None:
    """That it was just seen, or used."""
    connection.execute(update(kind).where(kind.c.id == id).values(when))


def sessions_of(connection: Connection, user: str) -> list[Row[Any]]:
    newest = select(sessions).where(sessions.c.user == user).order_by(sessions.c.seen.desc(), sessions.c.id)
    return list(connection.execute(newest))


def tokens_of(connection: Connection, user: str) -> list[Row[Any]]:
    newest = select(tokens).where(tokens.c.user == user).order_by(tokens.c.created.desc(), tokens.c.id)
    return list(connection.execute(newest))


def end(connection: Connection, kind: Table, user: str, id: str) -> bool:
    """False if the user has no such session or token."""
    mine = (kind.c.id == id) & (kind.c.user == user)
    return connection.execute(delete(kind).where(mine)).rowcount == 1


def end_all(connection: Connection, kind: Table, user: str, keep: str | None = None) -> list[str]:
    """All of them but one; which they were."""
    others = delete(kind).where(kind.c.user == user).returning(kind.c.id)
    return list(connection.scalars(others if keep is None else others.where(kind.c.id != keep)))


def close_oldest(connection: Connection, user: str, most: int) -> list[str]:
    """Sessions that were not seen for longest, if there are more than so many; which they were."""
    gone = [row.id for row in sessions_of(connection, user)[most:]]
    if gone:
        connection.execute(delete(sessions).where(sessions.c.id.in_(gone)))
    return gone


def revoked(connection: Connection, among: set[str], tokens_among: set[str]) -> tuple[set[str], set[str]]:
    """Which of these sessions, and which of these tokens."""
    return _ended(connection, sessions, among), _ended(connection, tokens, tokens_among)


def _ended(connection: Connection, kind: Table, among: set[str]) -> set[str]:
    ids, there = sorted(among), set[str]()
    for first in range(0, len(ids), ASKED_AT_ONCE):
        some = select(kind.c.id).where(kind.c.id.in_(ids[first : first + ASKED_AT_ONCE]))
        there.update(connection.scalars(some))
    return among - there


def still_valid(connection: Connection, session: str | None, token: str | None) -> bool:
    """Whether what somebody came with has not been revoked since."""
    kind, id = (sessions, session) if token is None else (tokens, token)
    return connection.execute(select(kind.c.id).where(kind.c.id == id)).one_or_none() is not None
