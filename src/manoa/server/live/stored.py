"""Tables as they are stored: folded from their logs, if these are as they were written, and put into rows."""

import asyncio
from collections.abc import Callable, Iterable
from typing import Any

import structlog
from msgspec import MsgspecError
from sqlalchemy import Connection, Engine, RowMapping

from manoa.server.live.kept import Work
from manoa.server.seldom import Seldom
from manoa.server.store import chain
from manoa.server.store.batch import Append, Row
from manoa.server.store.engine import reading, writing
from manoa.server.store.log import Long, read_log, read_short, read_table
from manoa.server.table.events import Entry, Stored, decode, encode, named
from manoa.server.table.indexing import seat_rows
from manoa.server.table.refusal import Refused
from manoa.server.table.table import Table

log = structlog.get_logger()
troubles = Seldom()  # of tables, by their ids: what cannot be read is read again by whoever opens it


async def load(engine: Engine, table: str, work: Work, settled: bool = False) -> Table:
    """Short logs are folded where they are read; to read and fold a long one is `work`."""
    try:
        return await asyncio.to_thread(folded, engine, table, settled, read_short)
    except Long:
        return await work(lambda: folded(engine, table, settled))


def folded(
    engine: Engine, table: str, settled: bool = False, read: Callable[[Connection, str], list[Row]] = read_log
) -> Table:
    """Settled: once nothing that was sent to the database before is under way there any more."""
    with writing(engine) if settled else reading(engine) as connection:
        row = read_table(connection, table, lock=settled)
        rows = read(connection, table) if row is not None else []
    if row is None:
        raise Refused("no-table")
    return fold_log(table, row, rows)


def fold_log(table: str, row: RowMapping, rows: list[Row]) -> Table:
    """The table of a row and a log, if that is as it was written."""
    if [each.version for each in rows] != list(range(1, row["version"] + 1)):
        raise _damaged(table, f"version {row['version']} is there without all before it")
    found = Table(table, row["seed"])
    fold(found, rows)
    return found


def fold(table: Table, rows: Iterable[Row]) -> None:
    """Fold the next versions, if they are as they were stored. What raises an error leaves a table that is of no use:
    its link is that of the last version that was folded whole."""
    for row in rows:
        if row.version != table.version + 1:
            break  # cannot be; but never fold over a gap
        link = _checked(table, row)
        table.fold(Entry(row.version, row.at, row.command, _decoded(table, row)))
        table.link = link


def _checked(table: Table, row: Row) -> bytes:
    """The hash of the next version."""
    try:
        return chain.follow(table.link, [row])
    except chain.Damaged as damage:
        raise _damaged(table.id, str(damage)) from damage


def _decoded(table: Table, row: Row) -> Stored:
    """What is as it was stored and makes no sense was stored by a server that knows more than this one."""
    try:
        return decode(row.body)
    except MsgspecError as error:
        if row.hash is None:
            raise _damaged(table.id, f"version {row.version} makes no sense") from error
        advice = "a newer Manoa has stored it: update this server, or leave the table to the newer ones"
        troubles.say(table.id, log.error, "event_unknown", table=table.id, version=row.version, advice=advice)
        raise Refused("newer") from error


def _damaged(table: str, why: str) -> Refused:
    advice = "restore a backup, or leave this table as it is"
    troubles.say(table, log.error, "log_damaged", table=table, why=why, advice=advice)
    return Refused("damaged")


def appended(
    table: Table, entries: list[Entry], had: int, index: dict[str, Any], hint: str, create: dict[str, Any] | None
) -> Append:
    """What a table stores of what was added to version `had`."""
    return Append(
        table=table.id,
        expected=had,
        rows=linked(table.link, entries),
        index=index,
        seats=seat_rows(table, entries),
        create=create,
        hint=hint,
        named=frozenset().union(*(named(entry.event) for entry in entries)),
    )


def linked(before: bytes, entries: list[Entry]) -> list[Row]:
    """Rows for new entries, each with its hash."""
    rows = []
    for entry in entries:
        about = entry.version, entry.command, entry.at, encode(entry.event)
        before = chain.link(before, Row(*about))
        rows.append(Row(*about, hash=before))
    return rows
