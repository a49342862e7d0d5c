"""Appends to tables, and how a batch of them is written within one transaction."""

import functools
from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass
from operator import itemgetter
from typing import Any, NamedTuple

from sqlalchemy import Connection, Dialect, bindparam, func, insert, select, update

from manoa.server.store.engine import inserting
from manoa.server.store.schema import events, mentions, seats, tables

CHANNEL = "manoa"  # where PostgreSQL tells other nodes

Values = dict[str, Any]


class Row(NamedTuple):
    """One version of a table, as it is stored."""

    version: int
    command: str | None
    at: int
    body: bytes
    hash: bytes | None = None  # see `chain`


@dataclass(frozen=True, slots=True)
class Append:
    """What is added to a table that stands at `expected`, and what its place in the index says from then on."""

    table: str
    expected: int
    rows: list[Row]
    index: Values
    seats: list[Values] | None = None  # whole rows
    create: Values | None = None  # what never changes, of a table that is new
    hint: str = ""  # for other nodes
    named: frozenset[str] = frozenset()  # people whom what is added names

    @property
    def link(self) -> bytes:
        return self.rows[-1].hash or b""

    @property
    def version(self) -> int:
        return self.rows[-1].version if self.rows else self.expected


class Conflict(Exception):
    """The table is not at the version expected, or the one to be made exists already."""


class Locked(Exception):
    """Another node is writing to the table: waiting for it is for those who want this table, not for all others."""


Outcome = Exception | None

_VERSIONS = "SELECT id, version FROM tables WHERE id IN (%s)"  # SQLite
_LOCKED = (
    select(tables.c.id, tables.c.version)
    .where(tables.c.id.in_(bindparam("ids", expanding=True)))
    .order_by(tables.c.id)
    .with_for_update(skip_locked=True)
)
_UPDATE = update(tables).where(tables.c.id == bindparam("of"), tables.c.version == bindparam("expected"))
_CREATE = insert(tables)
_EVENTS = insert(events)
_NOTIFY = select(func.pg_notify(CHANNEL, bindparam("hint")))


def write(connection: Connection, batch: Sequence[Append]) -> list[Outcome]:
    """Each append that fits; the others are conflicts. What is raised spoils the whole transaction."""
    fitting, outcomes = _judge(connection, batch)
    made, changed = _index(fitting)
    for alike in _alike(made.values()):
        connection.execute(_CREATE, alike)
    for alike in _alike(changed.values()):
        _execute(connection, _UPDATE, alike)
    rows = [{"table": append.table, **row._asdict()} for append in fitting for row in append.rows]
    if rows:
        _execute(connection, _EVENTS, rows)
    people = [seat for append in fitting for seat in append.seats or ()]
    if people:
        connection.execute(_seating(connection), people)
    named = [{"user": user, "table": append.table} for append in fitting for user in sorted(append.named)]
    if named:
        connection.execute(inserting(connection, mentions).on_conflict_do_nothing(), named)
    hints = [{"hint": append.hint} for append in fitting if append.hint]
    if hints and connection.dialect.name == "postgresql":
        connection.execute(_NOTIFY, hints)
    return outcomes


def _seating(connection: Connection) -> Any:
    """Puts seats in, or in the place of what is there."""
    statement = inserting(connection, seats)
    keys = seats.primary_key.columns.keys()
    changes = {column.key: statement.excluded[column.key] for column in seats.columns if column.key not in keys}
    return statement.on_conflict_do_update(index_elements=keys, set_=changes)


def _judge(connection: Connection, batch: Sequence[Append]) -> tuple[list[Append], list[Outcome]]:
    """Which fit: SQLite lets nobody else write meanwhile, and PostgreSQL locks these rows, so that it stays true."""
    ids = sorted({append.table for append in batch})
    versions = _versions(connection, ids)
    locked = _locked(connection, [id for id in ids if id not in versions])
    fitting: list[Append] = []
    outcomes: list[Outcome] = []
    for append in batch:
        at = versions.get(append.table)
        if append.table in locked and append.create is None:
            outcomes.append(Locked(f"table {append.table} is being written to"))
        elif append.table not in locked and at == (append.expected if append.create is None else None):
            versions[append.table] = append.version
            fitting.append(append)
            outcomes.append(None)
        else:
            outcomes.append(Conflict(f"table {append.table} is at {at}, not at {append.expected}"))
    return fitting, outcomes


def _versions(connection: Connection, ids: list[str]) -> dict[str, int]:
    if connection.dialect.name == "postgresql":
        found = connection.execute(_LOCKED, {"ids": ids})
    else:
        found = connection.exec_driver_sql(_VERSIONS % ",".join("?" * len(ids)), tuple(ids))
    return dict(found.all())


def _locked(connection: Connection, missing: list[str]) -> set[str]:
    """Which of those are there, but in the hands of another node."""
    if not missing or connection.dialect.name != "postgresql":
        return set()
    return set(connection.scalars(select(tables.c.id).where(tables.c.id.in_(missing))))


def _execute(connection: Connection, statement: Any, rows: list[Values]) -> None:
    """What every move takes. SQLAlchemy would look at each value of each row for longer than it takes to write it; but
    it is needed where a value is JSON."""
    if any(row.get("result") is not None for row in rows):
        connection.execute(statement, rows)
    else:
        words, order = _words(statement, connection.dialect, tuple(rows[0]))
        connection.exec_driver_sql(words, [*map(order, rows)])


@functools.lru_cache(maxsize=64)
def _words(statement: Any, dialect: Dialect, columns: tuple[str, ...]) -> tuple[str, Callable[[Values], Any]]:
    """A statement in the words of a database, and what it wants of a row: the values in order, or by name."""
    compiled = statement.compile(dialect=dialect, column_keys=list(columns))
    return compiled.string, itemgetter(*compiled.positiontup) if compiled.positional else dict


def _index(fitting: Sequence[Append]) -> tuple[dict[str, Values], dict[str, Values]]:
    """The rows of `tables` to be made and those to be changed; of a table met twice the last word counts."""
    made: dict[str, Values] = {}
    changed: dict[str, Values] = {}
    for append in fitting:
        values = {**append.index, "version": append.version}
        if append.create is not None:
            made[append.table] = {**append.create, **values, "id": append.table}
        elif append.table in made:
            made[append.table] |= values
        else:
            changed.setdefault(append.table, {"of": append.table, "expected": append.expected}).update(values)
    return made, changed


def _alike(rows: Iterable[Values]) -> Iterable[list[Values]]:
    """Rows with the same columns together: each such list is one statement."""
    groups: dict[frozenset[str], list[Values]] = {}
    for row in rows:
        groups.setdefault(frozenset(row), []).append(row)
    return groups.values()
