"""Brings a database to the schema of this Manoa."""

from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

from sqlalchemy import Connection, Engine, inspect
from sqlalchemy.exc import DBAPIError

from manoa.server.store.engine import reading
from manoa.server.store.schema import metadata

HEAD = "0011"  # the newest revision; they are numbered, so that an older Manoa knows a newer one
SCRIPTS = Path(__file__).with_name("migrations")
# Others wait as long as it takes; whoever migrates may work on what it has read for a while.
PATIENCE = ("SET LOCAL lock_timeout = 0", "SET LOCAL idle_in_transaction_session_timeout = '10min'")
LOCK = 0x6D616E6F61  # one node migrates at a time; the number is only ours


def migrate(engine: Engine, target: str | None = None) -> None:
    """Cheap when there is nothing to do; all of it or nothing otherwise."""
    target = target or HEAD
    if revision(engine) == target:
        return
    upgrade = _prepared(target)
    with _alone(engine) as connection:
        current = _stored(connection) if inspect(connection).has_table("alembic_version") else None
        if current == target:
            return
        if current is None:
            _refuse_strangers(connection)
        else:
            refuse_newer(current)
        upgrade(connection)


def revision(engine: Engine) -> str | None:
    """Where the database stands; None if it is empty."""
    try:
        with reading(engine) as connection:
            return _stored(connection)
    except DBAPIError:  # there is no such table
        return None


def _stored(connection: Connection) -> str | None:
    found = connection.exec_driver_sql("SELECT version_num FROM alembic_version").scalar()
    return None if found is None else str(found)


def refuse_others(engine: Engine) -> None:
    """For what reads and writes rows as they are today."""
    if revision(engine) != HEAD:
        raise ValueError("the data is of another Manoa: start the server once, so that it is brought up to date")


def refuse_newer(current: str) -> None:
    if current > HEAD:
        raise ValueError(f"The data is of a newer Manoa (schema {current}, this one knows {HEAD}): upgrade Manoa.")


def _refuse_strangers(connection: Connection) -> None:
    strangers = set(inspect(connection).get_table_names()) & set(metadata.tables)
    if strangers:
        raise ValueError(f"The database has tables that Manoa did not make: {', '.join(sorted(strangers))}.")


def _prepared(target: str) -> Callable[[Connection], None]:
    """All that takes time beside the database itself is done here, since a transaction that waits for it is cut: what
    is imported is slow to load, and hardly ever needed."""
    from alembic.config import Config
    from alembic.runtime.environment import EnvironmentContext
    from alembic.script import ScriptDirectory

    config = Config()
    config.set_main_option("script_location", str(SCRIPTS).replace("%", "%%"))
    scripts = ScriptDirectory.from_config(config)
    list(scripts.walk_revisions())  # loads them

    def steps(current: Any, _: object) -> Any:
        return scripts._upgrade_revs(target, current)

    def upgrade(connection: Connection) -> None:
        config.attributes["connection"] = connection
        with EnvironmentContext(config, scripts, fn=steps, destination_rev=target):
            scripts.run_env()

    return upgrade


@contextmanager
def _alone(engine: Engine) -> Iterator[Connection]:
    """One transaction for the whole migration; other nodes wait until it is done."""
    with engine.connect() as connection:
        if engine.dialect.name == "postgresql":
            with connection.begin():
                for patience in PATIENCE:
                    connection.exec_driver_sql(patience)
                connection.exec_driver_sql(f"SELECT pg_advisory_xact_lock({LOCK})")
                yield connection
        else:
            with _unchecked(connection), connection.execution_options(immediate=True).begin():
                yield connection
                _check_references(connection)


@contextmanager
def _unchecked(connection: Connection) -> Iterator[None]:
    """To change a table, SQLite makes a new one and drops the old: nothing may mind that in between."""
    database: Any = connection.connection.driver_connection
    database.execute("PRAGMA foreign_keys=OFF")  # has no effect once a transaction has begun
    try:
        yield
    finally:
        database.execute("PRAGMA foreign_keys=ON")


def _check_references(connection: Connection) -> None:
    broken = connection.exec_driver_sql("PRAGMA foreign_key_check").first()
    if broken is not None:
        raise ValueError(f"The migration would leave {broken[0]} with references to nothing; nothing was changed.")
