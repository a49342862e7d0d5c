"""Rows of people, their sessions and their API tokens."""

from __future__ import annotations

from typing import Any

from sqlalchemy import Connection, Row, delete, func, insert, select, update

from manoa.server.people.secrets import new_id
from manoa.server.store.schema import seats, sessions, tokens, users

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


def rename(connection: Connection, user: str, name: str, account: str | None) -> bool:
    """False if a guest has become an account in the meantime: it could not log in any more. A name that is taken is an
    IntegrityError."""
    mine = users.c.id == user
    change = update(users).where(mine & users.c.account.is_(None) if account is None else mine)
    return connection.execute(change.values(name=name, account=account)).rowcount == 1


def password_of(connection: Connection, user: str) -> str | None:
    password: str | None = connection.execute(select(users.c.password).where(users.c.id == user)).scalar_one()
    return password


def erase(connection: Connection, user: str, name: str) -> tuple[list[str], list[str]]:
    """All that leads to somebody but a name that says nothing; the sessions and tokens that ended."""
    nobody = {"name": name, "account": None, "password": None}
    connection.execute(update(users).where(users.c.id == user).values(nobody))
    connection.execute(update(seats).where(seats.c.user == user).values(name=name))
    return close_sessions(connection, user, keep=None), drop_tokens(connection, user)


# Sessions


def open_session(connection: Connection, user: str, key: bytes, agent: str, now: int) -> str:
    session = new_id()
    row = {"id": session, "user": user, "key": key, "agent": agent, "created": now, "seen": now}
    connection.execute(insert(sessions).values(row))
    return session


def find_session(connection: Connection, key: bytes) -> Row[Any] | None:
    """The session with this key, and who has it."""
    columns = (sessions.c.id, sessions.c.key, sessions.c.seen, *whose())
    return connection.execute(select(*columns).join(users).where(sessions.c.key == key)).one_or_none()


def see_session(connection: Connection, session: str, now: int) -> None:
    connection.execute(update(sessions).where(sessions.c.id == session).values(seen=now))


def sessions_of(connection: Connection, user: str) -> list[Row[Any]]:
    newest = select(sessions).where(sessions.c.user == user).order_by(sessions.c.seen.desc(), sessions.c.id)
    return list(connection.execute(newest))


def close_session(connection: Connection, user: str, session: str) -> bool:
    """False if the user has no such session."""
    mine = (sessions.c.id == session) & (sessions.c.user == user)
    return connection.execute(delete(sessions).where(mine)).rowcount == 1


def close_sessions(connection: Connection, user: str, keep: str | None) -> list[str]:
    """All of them but one; which they were."""
    others = delete(sessions).where(sessions.c.user == user).returning(sessions.c.id)
    return list(connection.scalars(others if keep is None else others.where(sessions.c.id != keep)))


def close_oldest(connection: Connection, user: str, most: int) -> list[str]:
    """Those that were not seen for longest, if there are more than so many; which they were."""
    gone = [row.id for row in sessions_of(connection, user)[most:]]
    if gone:
        connection.execute(delete(sessions).where(sessions.c.id.in_(gone)))
    return gone


# API tokens


def add_token(connection: Connection, user: str, name: str, key: bytes, scopes: str, now: int) -> str:
    token = new_id()
    row = {"id": token, "user": user, "name": name, "key": key, "scopes": scopes, "created": now}
    connection.execute(insert(tokens).values(row))
    return token


def count_tokens(connection: Connection, user: str) -> int:
    count = select(func.count()).select_from(tokens).where(tokens.c.user == user)
    return connection.execute(count).scalar_one()


def find_token(connection: Connection, key: bytes) -> Row[Any] | None:
    """The token with this key, and who has it."""
    columns = (tokens.c.id, tokens.c.key, tokens.c.scopes, tokens.c.used, *whose())
    return connection.execute(select(*columns).join(users).where(tokens.c.key == key)).one_or_none()


def use_token(connection: Connection, token: str, now: int) -> None:
    connection.execute(update(tokens).where(tokens.c.id == token).values(used=now))


def tokens_of(connection: Connection, user: str) -> list[Row[Any]]:
    newest = select(tokens).where(tokens.c.user == user).order_by(tokens.c.created.desc(), tokens.c.id)
    return list(connection.execute(newest))


def drop_token(connection: Connection, user: str, token: str) -> bool:
    """False if the user has no such token."""
    mine = (tokens.c.id == token) & (tokens.c.user == user)
    return connection.execute(delete(tokens).where(mine)).rowcount == 1


def drop_tokens(connection: Connection, user: str) -> list[str]:
    """All of them; which they were."""
    return list(connection.scalars(delete(tokens).where(tokens.c.user == user).returning(tokens.c.id)))


def whose() -> tuple[Any, ...]:
    return users.c.id.label("user"), users.c.name.label("user_name"), users.c.account


def still_valid(connection: Connection, session: str | None, token: str | None) -> bool:
    """Whether what somebody came with has not been revoked since."""
    mine = select(sessions.c.id).where(sessions.c.id == session)
    if token is not None:
        mine = select(tokens.c.id).where(tokens.c.id == token)
    return connection.execute(mine).one_or_none() is not None
