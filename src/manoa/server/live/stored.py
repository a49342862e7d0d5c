"""Tables as they are stored: folded from their logs, if these are as they were written, and put into rows."""

import structlog
from sqlalchemy import Engine, RowMapping

from manoa.server.store import chain
from manoa.server.store.batch import Row
from manoa.server.store.engine import reading, writing
from manoa.server.store.log import read_log, read_table
from manoa.server.table.events import Entry, decode, encode
from manoa.server.table.refusal import Refused
from manoa.server.table.table import Table

log = structlog.get_logger()


def folded(engine: Engine, table: str, settled: bool = False) -> Table:
    """Settled: once nothing that was sent to the database before is under way there any more."""
    with writing(engine) if settled else reading(engine) as connection:
        row = read_table(connection, table, lock=settled)
        rows = read_log(connection, table) if row is not None else []
    if row is None:
        raise Refused("no-table")
    return fold_log(table, row, rows)


def fold_log(table: str, row: RowMapping, rows: list[Row]) -> Table:
    """The table of a row and a log, if that is as it was written."""
    found = Table(table, row["seed"])
    found.link = checked(table, b"", rows)
    if [each.version for each in rows] != list(range(1, row["version"] + 1)):
        raise _damaged(table, f"version {row['version']} is there without all before it")
    for each in rows:
        found.fold(Entry(each.version, each.at, each.command, decode(each.body)))
    return found


def checked(table: str, before: bytes, rows: list[Row]) -> bytes:
    """The last hash of a log, if all of it is as it was stored."""
    try:
        return chain.follow(before, rows)
    except chain.Damaged as damage:
        raise _damaged(table, str(damage)) from damage


def _damaged(table: str, why: str) -> Refused:
    log.error("log_damaged", table=table, why=why, advice="restore a backup, or leave this table as it is")
    return Refused("damaged")


def linked(before: bytes, entries: list[Entry]) -> list[Row]:
    """Rows for new entries, each with its hash."""
    rows = []
    for entry in entries:
        about = entry.version, entry.command, entry.at, encode(entry.event)
        before = chain.link(before, Row(*about))
        rows.append(Row(*about, hash=before))
    return rows
