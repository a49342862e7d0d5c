"""The truth: what the database holds, read without the server."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any, NamedTuple

from sqlalchemy import Connection, Engine, select

from manoa.server.store.engine import reading
from manoa.server.store.log import read_log
from manoa.server.store.schema import seats, tables
from manoa.server.table.events import Entry, decode
from manoa.server.table.table import Change, Table


class Log(NamedTuple):
    """One table as it is stored."""

    table: str
    seed: bytes | None
    entries: list[Entry]
    row: dict[str, Any]  # of the index of tables
    chairs: list[dict[str, Any]]  # the rows of its seats

    def folds(self) -> Iterator[tuple[Table, Change]]:
        """The table after each of its versions."""
        table = Table(self.table, self.seed)
        for entry in self.entries:
            yield table, table.fold(entry)

    def folded(self, version: int | None = None) -> Table:
        """The table after a version, or after the last."""
        table = Table(self.table, self.seed)
        for entry in self.entries[:version]:
            table.fold(entry)
        return table


def read_logs(engine: Engine) -> dict[str, Log]:
    with reading(engine) as connection:
        rows = [dict(row) for row in connection.execute(select(tables)).mappings()]
        chairs = [dict(row) for row in connection.execute(select(seats).order_by(seats.c.seat)).mappings()]
        return {row["id"]: _log(connection, row, chairs) for row in rows}


def _log(connection: Connection, row: dict[str, Any], chairs: list[dict[str, Any]]) -> Log:
    id, kept = row["id"], read_log(connection, row["id"])
    entries = [Entry(line.version, line.at, line.command, decode(line.body)) for line in kept]
    return Log(id, row["seed"], entries, row, [chair for chair in chairs if chair["table"] == id])
