"""The database: how it is opened, and the two kinds of transaction."""

import asyncio
import sqlite3
from collections.abc import Callable, Iterator
from contextlib import AbstractContextManager, contextmanager, nullcontext
from pathlib import Path
from threading import RLock
from typing import Any, Concatenate, ParamSpec, TypeVar
from weakref import WeakKeyDictionary

import msgspec
from sqlalchemy import URL, Connection, Engine, Table, create_engine, event
from sqlalchemy.dialects import postgresql, sqlite
from sqlalchemy.engine.interfaces import DBAPIConnection
from sqlalchemy.exc import DBAPIError

from manoa.kernel.cache import lock
from manoa.server.settings import Settings
from manoa.server.store.lines import Lines, attentive, postgres_url

# Full: what was acknowledged survives a power cut. Fullfsync is what that takes on a Mac, and nothing elsewhere.
PRAGMAS = ("synchronous=FULL", "fullfsync=ON", "busy_timeout=10000", "foreign_keys=ON", "wal_autocheckpoint=1000")

# What was acknowledged survives a power cut, whatever the database is set up to do for others.
DURABLE = "SELECT set_config('synchronous_commit', 'on', false) WHERE current_setting('synchronous_commit') = 'off'"
# A node that stops in the middle of a transaction is shut out of it soon, so that its tables go on elsewhere.
PATIENCE = ("SET lock_timeout = '2s'", "SET idle_in_transaction_session_timeout = '3s'")

READING: dict[str, dict[str, Any]] = {
    "sqlite": {"read": True},
    "postgresql": {"isolation_level": "REPEATABLE READ", "postgresql_readonly": True},
}

P = ParamSpec("P")
T = TypeVar("T")

_TURNS: WeakKeyDictionary[Engine, AbstractContextManager[Any]] = WeakKeyDictionary()
_LINES: WeakKeyDictionary[Engine, Lines] = WeakKeyDictionary()


def connect(settings: Settings) -> Engine:
    """The database that the settings name, reached once to be sure."""
    if settings.database is None:
        return open_file(database_file(settings))
    return _open_postgres(settings.database)


def database_file(settings: Settings) -> Path:
    """Where SQLite keeps everything; its folder is made if it is missing."""
    try:
        settings.data.mkdir(mode=0o700, parents=True, exist_ok=True)
    except OSError as error:
        raise ValueError(f"The data folder {settings.data} cannot be made: {error.strerror}.") from error
    return settings.data / "manoa.db"


def open_file(file: Path) -> Engine:
    """A SQLite file, made if it is missing."""
    engine = _engine(URL.create("sqlite", database=str(file)), pool_size=8, max_overflow=24)
    _TURNS[engine] = RLock()
    event.listen(engine, "connect", _prepare_sqlite)
    event.listen(engine, "begin", _begin_sqlite)
    try:
        engine.connect().close()
    except (DBAPIError, sqlite3.Error) as error:
        engine.dispose()
        cause = error.orig if isinstance(error, DBAPIError) else error
        raise ValueError(f"The database {file} cannot be opened: {cause}.") from error
    return engine


def check_file(engine: Engine) -> None:
    """A ValueError says that a SQLite file is damaged, and what to do."""
    if engine.dialect.name != "sqlite":
        return
    try:
        with reading(engine) as connection:
            found = connection.exec_driver_sql("PRAGMA quick_check(1)").scalars().all()
    except DBAPIError as error:
        found = [str(error.orig)]
    if found != ["ok"]:
        why = " ".join(str(found[0]).split())
        raise ValueError(
            f"The database {engine.url.database} is damaged ({why}). Keep a copy of its folder, and restore a"
            " backup into an empty one: manoa restore FILE --data FOLDER."
        )


def checkpoint(engine: Engine) -> bool:
    """Bring all of SQLite's log into the main file, so that nothing depends on the log; whether that was done."""
    try:
        with turn(engine), engine.connect() as connection:
            database: Any = connection.connection.driver_connection
            (busy, *_) = database.execute("PRAGMA wal_checkpoint(TRUNCATE)").fetchone()
    except (DBAPIError, sqlite3.Error):  # such as a full disk
        return False
    return bool(busy == 0)


@contextmanager
def reading(engine: Engine) -> Iterator[Connection]:
    """A transaction that sees the database as it is at one moment, and changes nothing."""
    options = READING[engine.dialect.name]
    with engine.connect() as connection, connection.execution_options(**options).begin():
        try:
            yield connection
        except BaseException:
            connection.invalidate()  # an answer half read would keep its old snapshot, for whoever comes next
            raise


@contextmanager
def writing(engine: Engine) -> Iterator[Connection]:
    """A transaction that writes. On SQLite it is alone from its first moment on, so that it cannot fail half-way."""
    with turn(engine), engine.connect() as connection, connection.execution_options(immediate=True).begin():
        yield connection


async def read(engine: Engine, query: Callable[Concatenate[Connection, P], T], *args: P.args, **named: P.kwargs) -> T:
    """What a query finds; in a thread, since the event loop does not wait for a database."""
    return await asyncio.to_thread(_within, reading(engine), query, *args, **named)


async def write(engine: Engine, work: Callable[Concatenate[Connection, P], T], *args: P.args, **named: P.kwargs) -> T:
    """What `work` says, after all that it has written is stored; nothing is if it raises."""
    return await asyncio.to_thread(_within, writing(engine), work, *args, **named)


def _within(
    transaction: AbstractContextManager[Connection],
    work: Callable[Concatenate[Connection, P], T],
    /,
    *args: P.args,
    **named: P.kwargs,
) -> T:
    with transaction as connection:
        return work(connection, *args, **named)


def turn(engine: Engine) -> AbstractContextManager[Any]:
    """Threads that write to SQLite queue up here; left to SQLite they sleep and try again, and some never win."""
    return _TURNS.get(engine, nullcontext())


def hang_up(engine: Engine) -> None:
    """All connections to a database that has fallen silent: whoever waits for an answer hears that there is none."""
    if engine in _LINES:
        _LINES[engine].hang_up()


@contextmanager
def claim_folder(settings: Settings) -> Iterator[None]:
    """Keep other servers off this data folder; the claim ends with this process at the latest."""
    if settings.database is not None:
        yield
        return
    with database_file(settings).with_name("manoa.lock").open("a") as file:
        try:
            lock(file)
        except OSError as error:
            raise ValueError(f"Another server is using the data folder {settings.data}.") from error
        yield


def _engine(url: URL, **options: Any) -> Engine:
    hidden = {"hide_parameters": True}  # errors go to the log, and seeds and keys of secrets must not
    return create_engine(url, json_serializer=_encode, json_deserializer=msgspec.json.decode, **hidden, **options)


def _encode(value: object) -> str:
    return msgspec.json.encode(value).decode()


def _prepare_sqlite(connection: Any, record: object) -> None:
    connection.isolation_level = None  # we say ourselves when a transaction begins
    for pragma in PRAGMAS:
        connection.execute(f"PRAGMA {pragma}")
    (mode,) = connection.execute("PRAGMA journal_mode=WAL").fetchone()
    if mode != "wal":
        raise ValueError(
            f"SQLite cannot keep a write-ahead log here (it answers {mode}): use a folder on a local disk."
        )


def _begin_sqlite(connection: Connection) -> None:
    options = connection.get_execution_options()
    database: Any = connection.connection.driver_connection
    database.execute(f"PRAGMA query_only={'ON' if options.get('read') else 'OFF'}")
    connection.exec_driver_sql("BEGIN IMMEDIATE" if options.get("immediate") else "BEGIN")


def _open_postgres(address: str) -> Engine:
    url = postgres_url(address)
    pool = {"pool_size": 8, "max_overflow": 24, "pool_pre_ping": True}
    try:
        engine = _engine(attentive(url), isolation_level="READ COMMITTED", **pool)
    except ModuleNotFoundError as error:
        raise ValueError("PostgreSQL needs the package psycopg: pip install 'manoa[postgres]'.") from error
    _LINES[engine] = Lines()
    event.listen(engine, "connect", _LINES[engine].note)
    event.listen(engine, "connect", _prepare_postgres)
    try:
        engine.connect().close()
    except DBAPIError as error:
        engine.dispose()
        place = url.render_as_string(hide_password=True).replace("+psycopg", "", 1)
        cause, _, _ = str(error.orig).strip().partition("\n")
        raise ValueError(f"The database {place} does not answer: {cause}") from error
    return engine


def _prepare_postgres(connection: DBAPIConnection, record: object) -> None:
    cursor = connection.cursor()
    for setting in (*PATIENCE, DURABLE):
        cursor.execute(setting)
    cursor.close()
    connection.commit()


def inserting(connection: Connection, table: Table) -> Any:
    """An insert that can say what becomes of rows that are there already: every database has its own."""
    return (sqlite if connection.dialect.name == "sqlite" else postgresql).insert(table)
