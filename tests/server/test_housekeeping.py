"""What nobody needs any more goes by itself, and nothing else."""

from __future__ import annotations

import asyncio
from collections.abc import Iterator
from pathlib import Path
from typing import Any
from unittest.mock import patch

import pytest
from sqlalchemy import Column, Engine, Table, delete, insert, select, update

from manoa.server.live import housekeeping
from manoa.server.live.housekeeping import FORGOTTEN, tidy_up
from manoa.server.store import jobs as store_jobs
from manoa.server.store import letters as store_letters
from manoa.server.store import people
from manoa.server.store.engine import reading, writing
from manoa.server.store.letters import AGES
from manoa.server.store.schema import jobs, letters, metadata, sessions, tables, users
from server.inside import inside_server
from server.samples import add_users

NOW = 2_000_000_000_000


def tidied(engine: Engine) -> None:
    asyncio.run(tidy_up(engine, NOW))


def column(engine: Engine, which: Column[Any]) -> list[Any]:
    with reading(engine) as rows:
        return sorted(rows.scalars(select(which)))


def guest(engine: Engine, id: str, seen: int) -> None:
    with writing(engine) as rows:
        rows.execute(insert(users).values(id=id, name=id, created=seen))
        people.open_session(rows, id, id.encode().ljust(32), "", seen)


# Links, and addresses that nobody has confirmed


@pytest.mark.parametrize("kind", ["confirm", "reset"])
def test_an_address_that_nobody_confirmed_is_forgotten(engine: Engine, kind: store_letters.Kind) -> None:
    add_users(engine, "ann", "bob")
    with writing(engine) as rows:
        store_letters.add(rows, "ann", kind, b"a" * 32, "ann@example.org", NOW - AGES[kind])
        store_letters.add(rows, "bob", kind, b"b" * 32, "bob@example.org", NOW - AGES[kind] + 1)
    tidied(engine)
    assert column(engine, letters.c.email) == ["bob@example.org"], "that link still leads somewhere"


def test_an_address_that_was_confirmed_stays(engine: Engine) -> None:
    guest(engine, "ann", NOW - 2 * FORGOTTEN)
    with writing(engine) as rows:
        people.make_account(rows, "ann", "Ann", "ann", "hash")
        store_letters.set_email(rows, "ann", "ann@example.org")
    tidied(engine)
    assert column(engine, users.c.email) == ["ann@example.org"]


def test_jobs_that_nobody_can_ask_for_go(engine: Engine) -> None:
    add_users(engine, "ann", "bob")
    with writing(engine) as rows:
        store_jobs.add(rows, "ann", "quest", "trial", 1, NOW - store_jobs.KEPT - 1)
        store_jobs.add(rows, "bob", "quest", "trial", 1, NOW - store_jobs.KEPT)
    tidied(engine)
    assert column(engine, jobs.c.user) == ["bob"]


# Guests


def test_guests_who_never_came_back_and_have_nothing_are_forgotten(engine: Engine) -> None:
    guest(engine, "gone", NOW - FORGOTTEN - 1)
    guest(engine, "here", NOW - FORGOTTEN)
    tidied(engine)
    assert column(engine, users.c.id) == column(engine, sessions.c.user) == ["here"]


def test_however_many_they_are(engine: Engine) -> None:
    for number in range(7):
        guest(engine, f"guest{number}", NOW - FORGOTTEN - 1)
    with patch.object(housekeeping, "AT_ONCE", 2):
        tidied(engine)
    assert column(engine, users.c.id) == []


def test_who_was_seen_since_stays(engine: Engine) -> None:
    guest(engine, "ann", NOW - 2 * FORGOTTEN)
    with writing(engine) as rows:
        rows.execute(update(sessions).values(seen=NOW - FORGOTTEN))
    tidied(engine)
    assert column(engine, users.c.id) == ["ann"]


def test_who_comes_back_meanwhile_stays(engine: Engine) -> None:
    guest(engine, "ann", NOW - 2 * FORGOTTEN)
    with writing(engine) as rows:
        rows.execute(update(sessions).values(seen=NOW))
        people.forget(rows, ["ann"], NOW - FORGOTTEN)
    assert column(engine, users.c.id) == ["ann"]


def test_an_account_stays(engine: Engine) -> None:
    guest(engine, "ann", NOW - 2 * FORGOTTEN)
    with writing(engine) as rows:
        people.make_account(rows, "ann", "Ann", "ann", "hash")
    tidied(engine)
    assert column(engine, users.c.id) == ["ann"]


def naming() -> Iterator[Column[Any]]:
    """All columns in which somebody can stand."""
    for table in metadata.sorted_tables:
        for each in table.columns:
            if table is not sessions and (each.references(users.c.id) or each is tables.c.host):
                yield each


@pytest.mark.parametrize("where", list(naming()), ids=str)
@pytest.mark.parametrize("settings", ["sqlite"], indirect=True)
def test_a_guest_who_has_anything_stays(engine: Engine, where: Column[Any]) -> None:
    guest(engine, "ann", NOW - 2 * FORGOTTEN)
    with writing(engine) as rows:
        rows.exec_driver_sql("PRAGMA defer_foreign_keys = ON")  # what else the row names is made up
        rows.execute(insert(where.table).values({**made_up(where.table), where.name: "ann"}))
        assert people.strangers(rows, NOW - FORGOTTEN, "", 9) == []
        people.forget(rows, ["ann"], NOW - FORGOTTEN)
        assert rows.scalars(select(users.c.id)).all() == ["ann"]
        rows.execute(delete(where.table))
        people.forget(rows, ["ann"], NOW - FORGOTTEN)
        assert rows.scalars(select(users.c.id)).all() == [], "this was all there was of them"


def made_up(table: Table) -> dict[str, Any]:
    """Something in every column that must not be empty."""
    kinds: dict[type, Any] = {str: "x", int: NOW, float: 0.5, bytes: b"x" * 32, bool: False, object: {}}
    return {each.name: kinds[each.type.python_type] for each in table.columns if not each.nullable}


def test_a_server_tidies_up_when_it_starts(tmp_path: Path) -> None:
    with inside_server(tmp_path) as server:
        server.guest("Ann")
        engine = server.hub._engine
        with writing(engine) as rows:
            rows.execute(update(users).values(created=1))
            rows.execute(update(sessions).values(seen=1))
    with inside_server(tmp_path) as server:
        engine, limit = server.hub._engine, 200
        while column(engine, users.c.id) and limit:
            asyncio.run(asyncio.sleep(0.05))
            limit -= 1
        assert column(engine, users.c.id) == []
        assert "housekeeping_failed" not in server.logs.getvalue()
