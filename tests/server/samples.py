"""Rows and appends to fill a database with."""

from __future__ import annotations

import asyncio
from collections.abc import Sequence
from typing import Any

from sqlalchemy import Engine, insert

from manoa.server.store.batch import Append, Row
from manoa.server.store.engine import writing
from manoa.server.store.migrate import HEAD
from manoa.server.store.schema import metadata, seats, users
from manoa.server.store.writer import Writer

Values = dict[str, Any]
NOTHING: Values = dict.fromkeys(seats.columns.keys())


def prepared(engine: Engine) -> Engine:
    """As the migrations leave a database, made in less time; `test_store_migrate` says that it is the same."""
    with writing(engine) as connection:
        metadata.create_all(connection)
        connection.exec_driver_sql("CREATE TABLE alembic_version (version_num VARCHAR(32) PRIMARY KEY)")
        connection.exec_driver_sql(f"INSERT INTO alembic_version VALUES ('{HEAD}')")
    return engine


def table_id(number: int) -> str:
    return f"table-{number:010d}"


def fixed(**changes: Any) -> Values:
    """What never changes of a table."""
    plain = {
        "game": "lost-cities",
        "options": {},
        "clock": {"kind": "none"},
        "public": True,
        "analysis": False,
        "route": None,
        "deal": None,
    }
    return {**plain, "seed": bytes(32), "created": 1, "host": None, **changes}


def index(**changes: Any) -> Values:
    plain = {"status": "running", "changed": 1, "step": 0, "waiting": 0, "result": None, "due": None}
    return {**plain, "claimed_by": None, "claimed_until": None, **changes}


def seat(table: str, number: int, user: str | None = None, **changes: Any) -> Values:
    kind = "open" if user is None else "person"
    return {**NOTHING, "table": table, "seat": number, "kind": kind, "user": user, "name": user, **changes}


def opening(table: str, around: Sequence[Values] = (), create: Values | None = None, **changes: Any) -> Append:
    """A new table."""
    rows = [Row(1, None, 1, b"{}")]
    return Append(table, 0, rows, index(**changes), seats=list(around), create=fixed(**(create or {})))


def move(table: str, expected: int, **changes: Any) -> Append:
    """The next version of a table."""
    version = expected + 1
    return Append(table, expected, [Row(version, f"ada:{version}", version, b"{}")], index(step=version, **changes))


def add_users(engine: Engine, *names: str) -> None:
    with writing(engine) as connection:
        connection.execute(insert(users), [{"id": name, "name": name, "created": 1} for name in names])


def store(engine: Engine, *appends: Append) -> None:
    """All of them, at once; the first failure is raised."""

    async def together() -> None:
        await asyncio.gather(*(writer.append(append) for append in appends))

    writer = Writer(engine)
    writer.start()
    try:
        asyncio.run(together())
    finally:
        writer.stop()
