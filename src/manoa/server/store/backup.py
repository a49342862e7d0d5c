"""A backup is one SQLite file with all rows, whichever database they come from or go back to."""

import os
import shutil
import sqlite3
import tempfile
from collections.abc import Callable, Iterator, Sequence
from contextlib import closing, contextmanager
from pathlib import Path
from urllib.parse import quote

from sqlalchemy import JSON, Connection, Engine, MetaData, Table, create_engine, exists, func, insert, select
from sqlalchemy.exc import DBAPIError

from manoa.server.store.engine import open_file, reading, writing
from manoa.server.store.migrate import HEAD, migrate, refuse_newer, revision
from manoa.server.store.schema import metadata

Progress = Callable[[int, int], None]  # how many rows or pages are copied, and of how many

ROWS_AT_ONCE = 2_000

# What changes while nobody does anything: how late it is, and which node does what
IDLE_TABLE, IDLE_COLUMNS = "beats", ("claimed_by", "claimed_until")
TABLES = "SELECT name FROM {}.sqlite_schema WHERE type = 'table' AND name NOT LIKE 'sqlite_%'"


def backup(engine: Engine, file: Path, progress: Progress) -> None:
    """All that the database holds at this moment, while servers use it. The file appears when it is whole."""
    at = revision(engine)
    if at is None:
        raise ValueError("There is nothing to back up: the database is empty.")
    refuse_newer(at)
    if engine.dialect.name == "sqlite" and file.exists() and file.samefile(str(engine.url.database)):
        raise ValueError(f"{file} is the database itself: choose another file for the backup.")
    with _appearing(file) as part:
        if engine.dialect.name == "sqlite":
            _vacuum(engine, part, progress)
        else:
            _export(engine, at, part, progress)
        _checked_revision(part)


def backup_what_is_new(engine: Engine, file: Path, last: Path | None) -> bool:
    """False if the last backup holds all that the database does now. One that cannot be read holds nothing."""
    here = engine.dialect.name == "sqlite"
    if here and _alike(Path(str(engine.url.database)), last):
        return False
    backup(engine, file, lambda *_: None)
    if here or file == last or not _alike(file, last):
        return True
    file.unlink()
    return False


def restore(file: Path, engine: Engine, progress: Progress) -> None:
    """Into an empty database, all or nothing. A backup by an older Manoa is brought to the schema of this one."""
    with _opened(file) as saved:
        migrate(engine)
        with reading(saved) as source, writing(engine) as target:
            if any(target.scalar(select(exists(select(table)))) for table in metadata.sorted_tables):
                raise ValueError("The database is not empty: a backup can only be restored into an empty one.")
            try:
                _copy(source, target, metadata.sorted_tables, progress)
            except DBAPIError as error:
                raise ValueError(f"The backup {file} does not fit into the database: {error.orig}") from error


def _alike(one: Path, other: Path | None) -> bool:
    """Compared within SQLite, table by table, until something differs."""
    if other is None:
        return False
    try:
        with closing(sqlite3.connect(_to_read(one), uri=True, isolation_level=None)) as both:
            both.execute("ATTACH ? AS other", (_to_read(other),))
            both.execute("BEGIN")
            mine, theirs = ({name for (name,) in both.execute(TABLES.format(place))} for place in ("main", "other"))
            return mine == theirs and all(_same_rows(both, name) for name in sorted(mine - {IDLE_TABLE}))
    except sqlite3.Error:
        return False


def _same_rows(both: sqlite3.Connection, table: str) -> bool:
    columns = both.execute("SELECT name, pk FROM pragma_table_info(?, 'main')", (table,)).fetchall()
    alike = " AND ".join(f'mine."{name}" IS theirs."{name}"' for name, _ in columns if name not in IDLE_COLUMNS)
    same = " AND ".join(f'mine."{name}" = theirs."{name}"' for name, key in columns if key)
    counted = f'(SELECT count(*) FROM main."{table}") = (SELECT count(*) FROM other."{table}")'
    found = f'SELECT 1 FROM main."{table}" AS mine LEFT JOIN other."{table}" AS theirs ON {same} WHERE NOT ({alike})'
    (answer,) = both.execute(f"SELECT {counted} AND NOT EXISTS ({found})").fetchone()
    return bool(answer)


def _vacuum(engine: Engine, part: Path, progress: Progress) -> None:
    """SQLite writes a compact copy by itself, in one go, and others go on writing meanwhile."""
    with closing(engine.raw_connection()) as connection:
        cursor = connection.cursor()
        (pages,) = cursor.execute("PRAGMA page_count").fetchone()
        progress(0, pages)
        cursor.execute("PRAGMA query_only=OFF")  # as the last one to read left it
        cursor.execute("VACUUM INTO ?", (str(part),))
        progress(pages, pages)


def _export(engine: Engine, at: str, part: Path, progress: Progress) -> None:
    copy = open_file(part)
    try:
        migrate(copy, at)
        with writing(copy) as target, reading(engine) as source:
            _copy(source, target, _tables_of(copy), progress)
    finally:
        copy.dispose()
    with closing(sqlite3.connect(part)) as whole:
        whole.execute("PRAGMA journal_mode=DELETE")  # with a write-ahead log it would not be one file


def _copy(source: Connection, target: Connection, tables: Sequence[Table], progress: Progress) -> None:
    """Row by row; tables come before those that refer to them."""
    total = sum(source.scalar(select(func.count()).select_from(table)) or 0 for table in tables)
    done = 0
    progress(done, total)
    for table in tables:
        with source.execute(select(table), execution_options={"yield_per": ROWS_AT_ONCE}) as rows:
            for part in rows.mappings().partitions():
                target.execute(insert(table), [dict(row) for row in part])
                done += len(part)
                progress(done, total)


def _tables_of(engine: Engine) -> list[Table]:
    """As they are there, which need not be the newest schema."""
    found = MetaData()
    found.reflect(engine)
    found.remove(found.tables["alembic_version"])
    for table in found.sorted_tables:
        for column in table.columns:
            if isinstance(column.type, JSON):
                column.type = JSON(none_as_null=True)
    return found.sorted_tables


@contextmanager
def _appearing(file: Path) -> Iterator[Path]:
    """A file beside, which takes the place of this one at the end."""
    try:
        handle, name = tempfile.mkstemp(dir=file.parent, prefix=f"{file.name}.", suffix=".part")
    except OSError as error:
        raise ValueError(f"The backup {file} cannot be written: {error.strerror}.") from error
    os.close(handle)
    part = Path(name)
    try:
        yield part
        _sync(part)
        part.replace(file)
        if os.name == "posix":
            _sync(file.parent)
    finally:
        for rest in (part, Path(f"{name}-wal"), Path(f"{name}-shm"), Path(f"{name}-journal")):
            rest.unlink(missing_ok=True)


def _sync(path: Path) -> None:
    """What is in a file survives a power cut; a new name survives it if its folder does."""
    handle = os.open(path, os.O_RDWR if path.is_file() else os.O_RDONLY)
    try:
        os.fsync(handle)
    finally:
        os.close(handle)


@contextmanager
def _opened(file: Path) -> Iterator[Engine]:
    """A sound backup with the newest schema; an older one is brought to it in a copy."""
    with tempfile.TemporaryDirectory() as folder:
        if _checked_revision(file) != HEAD:
            newer = open_file(Path(shutil.copy(file, folder)))
            migrate(newer)
            newer.dispose()
            file = Path(folder) / file.name
        saved = _read_only(file)
        try:
            yield saved
        finally:
            saved.dispose()


def _checked_revision(file: Path) -> str:
    if not file.is_file():
        raise ValueError(f"There is no backup {file}.")
    saved = _read_only(file)
    try:
        with reading(saved) as connection:
            findings = connection.exec_driver_sql("PRAGMA integrity_check").scalars().all()
        at = revision(saved)
    except DBAPIError as error:
        raise ValueError(f"The backup {file} cannot be read: {error.orig}.") from error
    finally:
        saved.dispose()
    if findings != ["ok"]:
        raise ValueError(f"The backup {file} is damaged: {findings[0]}.")
    if at is None:
        raise ValueError(f"{file} is not a backup of Manoa.")
    refuse_newer(at)
    return at


def _read_only(file: Path) -> Engine:
    address = _to_read(file)
    return create_engine("sqlite://", creator=lambda: sqlite3.connect(address, uri=True, check_same_thread=False))


def _to_read(file: Path) -> str:
    return f"file:{quote(str(file.resolve()))}?mode=ro"
