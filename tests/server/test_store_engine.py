"""Opening a database, its two kinds of transaction, and the claim on a folder."""

from __future__ import annotations

import os
import sqlite3
import stat
import subprocess
import sys
import time
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from concurrent.futures import wait as wait_for
from pathlib import Path
from typing import Any

import pytest
from sqlalchemy import Connection, Engine, delete, func, insert, select
from sqlalchemy.exc import DBAPIError

from manoa.server.settings import Settings
from manoa.server.store.engine import claim_folder, connect, hang_up, reading, turn, writing
from manoa.server.store.lines import ATTENTIVE
from manoa.server.store.schema import users
from server.samples import add_users

HOLD = """
import sys, time
from pathlib import Path
from manoa.server.settings import Settings
from manoa.server.store.engine import claim_folder
with claim_folder(Settings(data=Path(sys.argv[1]))):
    print("held", flush=True)
    time.sleep(60)
"""


def people(connection: Connection) -> int:
    return connection.scalar(select(func.count()).select_from(users)) or 0


@pytest.fixture
def lone(tmp_path: Path) -> Settings:
    """SQLite only."""
    return Settings(data=tmp_path / "deep" / "data")


def test_every_connection_to_sqlite_is_durable_and_checks_references(lone: Settings) -> None:
    engine = connect(lone)
    expected = {"journal_mode": "wal", "synchronous": 2, "busy_timeout": 10_000, "foreign_keys": 1}
    with reading(engine) as first, reading(engine) as second:
        for connection in (first, second):
            found = {name: connection.exec_driver_sql(f"PRAGMA {name}").scalar() for name in expected}
            assert found == expected
    engine.dispose()


@pytest.mark.skipif(os.name != "posix", reason="modes are a thing of POSIX")
def test_nobody_else_may_look_into_the_data_folder(lone: Settings) -> None:
    connect(lone).dispose()
    assert stat.S_IMODE(lone.data.stat().st_mode) == 0o700


def test_writing_to_sqlite_shuts_other_writers_out_from_its_first_moment(lone: Settings) -> None:
    engine = connect(lone)
    other = sqlite3.connect(lone.data / "manoa.db", timeout=0, isolation_level=None)
    with writing(engine), pytest.raises(sqlite3.OperationalError, match="locked"):
        other.execute("BEGIN IMMEDIATE")
    other.execute("BEGIN IMMEDIATE")
    other.close()
    engine.dispose()


def test_reading_sees_one_moment(engine: Engine) -> None:
    add_users(engine, "ada")
    with reading(engine) as connection:
        assert people(connection) == 1
        add_users(engine, "bob")
        assert people(connection) == 1
    with reading(engine) as connection:
        assert people(connection) == 2


def test_reading_changes_nothing(engine: Engine) -> None:
    add_users(engine, "ada")
    with pytest.raises(DBAPIError, match=r"read-?only"), reading(engine) as connection:
        connection.execute(delete(users))
    with reading(engine) as connection:
        assert people(connection) == 1
    add_users(engine, "bob")


def test_an_error_takes_everything_back(engine: Engine) -> None:
    def fail() -> None:
        with writing(engine) as connection:
            connection.execute(insert(users), {"id": "ada", "name": "ada", "created": 1})
            raise KeyError

    with pytest.raises(KeyError):
        fail()
    with reading(engine) as connection:
        assert people(connection) == 0


def test_many_threads_write(engine: Engine) -> None:
    with ThreadPoolExecutor(8) as pool:
        list(pool.map(lambda number: add_users(engine, f"user-{number}"), range(64)))
    with reading(engine) as connection:
        assert people(connection) == 64


def test_whoever_waits_to_write_takes_no_connection_from_others(
    lone: Settings, monkeypatch: pytest.MonkeyPatch
) -> None:
    engine = connect(lone)
    monkeypatch.setattr(engine.pool, "_timeout", 0.1)

    def write() -> None:
        with writing(engine):
            pass

    with ThreadPoolExecutor(40) as threads:
        with turn(engine):
            waiting = [threads.submit(write) for _ in range(40)]  # more than there are connections
            engine.connect().close()
        for one in waiting:
            one.result()
    engine.dispose()


def test_both_spellings_of_an_address(postgres: Callable[[], str]) -> None:
    address = postgres()
    assert address.startswith("postgresql://")
    for spelling in ("postgres", "postgresql", "postgresql+psycopg"):
        engine = connect(Settings(database=address.replace("postgresql", spelling, 1)))
        assert engine.dialect.driver == "psycopg"
        engine.dispose()


def test_every_connection_to_postgresql_notices_a_peer_that_is_gone(postgres: Callable[[], str]) -> None:
    engine = connect(Settings(database=f"{postgres()}&keepalives_idle=60"))
    with reading(engine) as connection:
        database: Any = connection.connection.driver_connection
        given = {option.keyword.decode(): (option.val or b"").decode() for option in database.pgconn.info}
    assert {name: given[name] for name in ATTENTIVE} == {**ATTENTIVE, "keepalives_idle": "60"}, "the host's word counts"
    engine.dispose()


def test_whoever_waits_for_a_database_that_fell_silent_is_told(postgres: Callable[[], str]) -> None:
    engine = connect(Settings(database=postgres()))

    def wait() -> None:
        with reading(engine) as connection:
            connection.exec_driver_sql("SELECT pg_sleep(600)")

    with ThreadPoolExecutor(2) as threads:
        waiting = [threads.submit(wait) for _ in range(2)]
        while engine.pool.checkedout() < 2 or not all(one.running() for one in waiting):  # type: ignore[attr-defined]
            time.sleep(0.01)
        while not wait_for(waiting, timeout=0.2).done:
            hang_up(engine)
        assert all(isinstance(one.exception(30), DBAPIError) for one in waiting)
    with reading(engine) as connection:
        assert connection.exec_driver_sql("SELECT 1").scalar() == 1
    engine.dispose()


@pytest.mark.parametrize(
    ("address", "sentence"),
    [
        ("", "not one"),
        ("somewhere", "not one"),
        ("postgresql://host:port/name", "not one"),
        ("mysql://host/name", "begins with mysql"),
        ("sqlite:///file", "begins with sqlite"),
        ("postgresql://ada:secret@127.0.0.1:1/name", "does not answer"),
    ],
)
def test_an_address_that_leads_nowhere_gets_a_sentence_without_the_password(address: str, sentence: str) -> None:
    with pytest.raises(ValueError, match=sentence) as caught:
        connect(Settings(database=address))
    assert "secret" not in str(caught.value)


def test_a_folder_that_cannot_be_one_gets_a_sentence(tmp_path: Path) -> None:
    (tmp_path / "file").touch()
    with pytest.raises(ValueError, match="cannot be made"):
        connect(Settings(data=tmp_path / "file"))


def test_a_file_that_is_no_database_gets_a_sentence(tmp_path: Path) -> None:
    (tmp_path / "manoa.db").write_text("a letter to my aunt, long enough to be read as a database's header " * 20)
    with pytest.raises(ValueError, match="cannot be opened: file is not a database"):
        connect(Settings(data=tmp_path))


def test_a_folder_is_claimed_once(lone: Settings) -> None:
    with claim_folder(lone):
        with pytest.raises(ValueError, match="Another server is using"), claim_folder(lone):
            pass
        with claim_folder(Settings(data=lone.data, database="postgresql://host/name")):
            pass  # nodes on PostgreSQL share no folder
    with claim_folder(lone):
        pass


def test_a_killed_server_claims_nothing(lone: Settings) -> None:
    command = [sys.executable, "-c", HOLD, str(lone.data)]
    with subprocess.Popen(command, stdout=subprocess.PIPE) as other:
        assert other.stdout is not None
        assert other.stdout.readline() == b"held\n"
        with pytest.raises(ValueError, match="Another server"), claim_folder(lone):
            pass
        other.kill()
    with claim_folder(lone):
        pass


def test_without_its_driver_the_extra_is_named(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "psycopg", None)
    with pytest.raises(ValueError, match=r"needs the package psycopg: pip install 'manoa\[postgres\]'"):
        connect(Settings(database="postgresql://ada@localhost/games"))
