"""The disk that trials cut the power of: what SQLite flushed is left, and it is found out where it did not flush."""

from __future__ import annotations

import os
import sqlite3
import subprocess
import sys
from pathlib import Path
from random import Random

import pytest

from server.jepsen import disk

ROOT = Path(__file__).parents[2]
ROWS = 300
WRITE = """
import os, signal, sqlite3, sys
from pathlib import Path
from server.jepsen import disk
data, kept = map(Path, sys.argv[1:3])
disk.install(data, kept)
connection = sqlite3.connect(data / "manoa.db", isolation_level=None)
for pragma in ("journal_mode=WAL", f"synchronous={sys.argv[3]}", "wal_autocheckpoint=20"):
    connection.execute(f"PRAGMA {pragma}")
connection.execute("CREATE TABLE rows (body TEXT)")
for number in range(int(sys.argv[4])):
    connection.execute("INSERT INTO rows VALUES (?)", ["x" * number])
disk.fill(kept)
try:
    connection.execute("INSERT INTO rows VALUES ('no room for it')")
except sqlite3.OperationalError as error:
    print(error, flush=True)
disk.make_room(kept)
connection.execute("INSERT INTO rows VALUES ('the last')")
os.kill(os.getpid(), signal.SIGKILL)
"""


def rows_after_a_cut(folder: Path, synchronous: str, seed: int) -> int:
    data, kept = folder / "data", folder / "kept"
    data.mkdir()
    words = [sys.executable, "-c", WRITE, str(data), str(kept), synchronous, str(ROWS)]
    paths = os.pathsep.join([str(ROOT), os.environ.get("PYTHONPATH", "")])
    said = subprocess.run(words, capture_output=True, text=True, env={**os.environ, "PYTHONPATH": paths}, check=False)
    assert said.stdout == "database or disk is full\n", said.stderr
    disk.cut(data, kept, Random(seed))
    connection = sqlite3.connect(data / "manoa.db")
    try:
        assert connection.execute("PRAGMA integrity_check").fetchall() == [("ok",)]
        (count,) = connection.execute("SELECT count(*) FROM rows").fetchone()
        return int(count)
    except sqlite3.OperationalError:
        return 0  # not even the table is there
    finally:
        connection.close()


@pytest.mark.parametrize("seed", range(3))
def test_what_was_flushed_is_left(tmp_path: Path, seed: int) -> None:
    assert rows_after_a_cut(tmp_path, "FULL", seed) == ROWS + 1


@pytest.mark.parametrize("synchronous", ["NORMAL", "OFF"])
def test_what_was_not_flushed_is_gone(tmp_path: Path, synchronous: str) -> None:
    assert rows_after_a_cut(tmp_path, synchronous, 0) < ROWS + 1
