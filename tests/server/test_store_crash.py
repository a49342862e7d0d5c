"""A server that is killed loses nothing that it acknowledged, and leaves nothing half done."""

from __future__ import annotations

import os
import random
import subprocess
import sys
from pathlib import Path

from sqlalchemy import Engine, func, select

from manoa.server.settings import Settings
from manoa.server.store.engine import connect, reading
from manoa.server.store.schema import events, tables
from server import appender

KILLS = 2  # on SQLite; on PostgreSQL, whose log is its own business, one less
ROOT = Path(appender.__file__).parents[1]


def acknowledged(settings: Settings, moment: random.Random) -> dict[str, int]:
    """Run the appender, kill it in the middle, and give the last version it acknowledged of each table."""
    command = [sys.executable, appender.__file__, str(settings.data), settings.database or ""]
    environment = {**os.environ, "PYTHONPATH": str(ROOT)}
    last: dict[str, int] = {}
    lines = moment.randrange(100, 500)
    with subprocess.Popen(command, stdout=subprocess.PIPE, env=environment, text=True) as process:
        assert process.stdout is not None
        for number, line in enumerate(process.stdout):
            if number == lines:
                process.kill()
            if line.endswith("\n"):  # the very last may be cut
                table, version = line.split()
                last[table] = int(version)
    assert process.returncode == -9
    return last


def stored(engine: Engine) -> dict[str, int]:
    """The version of each table, after a look at its log: no gap, no more, no less."""
    per_table = select(events.c.table, func.count(), func.min(events.c.version), func.max(events.c.version))
    with reading(engine) as connection:
        index = {row.id: row.version for row in connection.execute(select(tables.c.id, tables.c.version))}
        log = {table: rest for table, *rest in connection.execute(per_table.group_by(events.c.table))}
    assert log == {table: [version, 1, version] for table, version in index.items()}
    return index


def test_what_was_acknowledged_is_there_after_a_kill(settings: Settings) -> None:
    moment = random.Random(5)
    for _ in range(KILLS if settings.database is None else KILLS - 1):
        last = acknowledged(settings, moment)
        assert len(last) == appender.TABLES
        engine = connect(settings)
        found = stored(engine)
        assert all(found[table] >= version for table, version in last.items())
        # Each table has at most one append under way whose answer never came.
        assert all(found[table] <= version + 1 for table, version in last.items())
        if settings.database is None:
            with reading(engine) as connection:
                assert connection.exec_driver_sql("PRAGMA integrity_check").scalar() == "ok"
        engine.dispose()
