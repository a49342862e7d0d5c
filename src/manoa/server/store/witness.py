"""What was acknowledged last, noted beside the database: a database that has lost it, and does not know, is found out.

It is only written, not flushed: after a power cut it may know less than the database, which is no harm.
"""

import os
import struct
from collections.abc import Iterable
from pathlib import Path

import structlog
from sqlalchemy import Connection, select

from manoa.server.seldom import Seldom
from manoa.server.store.schema import tables

NOTE = struct.Struct("<16sI")  # a table and a version
KEPT = 8_192  # notes

log = structlog.get_logger()


class Witness:
    def __init__(self, folder: Path) -> None:
        self._file = folder / "manoa.witness"
        self._next = 0
        self._seldom = Seldom()
        self._handle = os.open(self._file, os.O_RDWR | os.O_CREAT | getattr(os, "O_BINARY", 0), 0o600)

    def missing(self, connection: Connection) -> dict[str, tuple[int, int]]:
        """Tables whose last versions are gone: what they had, and what is there."""
        notes, had = self._file.read_bytes(), dict[str, int]()
        for name, version in NOTE.iter_unpack(notes[: len(notes) // NOTE.size * NOTE.size]):
            table = name.decode("ascii", "replace").rstrip("\0")
            had[table] = max(version, had.get(table, 0))
        names = sorted(had)
        there: dict[str, int] = {}
        for first in range(0, len(names), 500):
            some = select(tables.c.id, tables.c.version).where(tables.c.id.in_(names[first : first + 500]))
            there |= {row.id: row.version for row in connection.execute(some)}
        return {table: (last, there.get(table, 0)) for table, last in had.items() if last > there.get(table, 0)}

    def begin(self) -> None:
        """All that was noted has been looked at."""
        os.ftruncate(self._handle, 0)
        self._next = 0

    def note(self, versions: Iterable[tuple[str, int]]) -> None:
        """Without them it knows less: no reason not to go on, such as while the disk is full."""
        try:
            for table, version in versions:
                os.lseek(self._handle, (self._next % KEPT) * NOTE.size, os.SEEK_SET)
                os.write(self._handle, NOTE.pack(table.encode(), version))
                self._next += 1
        except OSError as error:
            self._seldom.say("witness", log.error, "witness_not_written", why=str(error))

    def close(self) -> None:
        os.close(self._handle)
