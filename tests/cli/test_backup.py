"""`manoa backup` and `manoa restore`."""

from __future__ import annotations

import sqlite3
from collections.abc import Iterator
from contextlib import closing
from pathlib import Path

import pytest

from cli.terminals import run
from server.running import Running, running_server
from server.visitors import Visitors, play_one, table


@pytest.fixture(scope="module")
def folder(tmp_path_factory: pytest.TempPathFactory) -> Path:
    return tmp_path_factory.mktemp("server")


@pytest.fixture(scope="module")
def server(folder: Path) -> Iterator[Running]:
    with running_server(folder, quick=True) as running:
        visitors = Visitors(running.address)
        ann = visitors.guest("Ann")
        play_one(ann, table(ann, "me", "random"))
        visitors.leave()
        yield running


@pytest.fixture
def backup(server: Running, folder: Path, tmp_path: Path) -> Path:
    """Made while the server runs."""
    file = tmp_path / "backup.manoa"
    result = run("backup", str(file), "--data", str(folder / "data"))
    assert (result.exit_code, result.output) == (0, f"Saved in {file}.\n")
    return file


def rows(file: Path, table: str) -> list[tuple[object, ...]]:
    with closing(sqlite3.connect(file)) as database:
        return sorted(database.execute(f"SELECT * FROM {table}"), key=repr)


def refused(*words: str) -> str:
    result = run(*words)
    assert result.exit_code == 1
    assert result.stdout == ""
    assert result.stderr.count("\n") == 1
    return result.stderr


def test_all_comes_back_in_another_folder(backup: Path, tmp_path: Path) -> None:
    data = tmp_path / "elsewhere"
    result = run("restore", str(backup), "--data", str(data))
    assert (result.exit_code, result.output) == (0, f"All that was in {backup} is in {data / 'manoa.db'} now.\n")
    for name in ("users", "sessions", "tables", "seats", "events"):
        assert rows(data / "manoa.db", name) == rows(backup, name) != []


def test_only_what_is_empty_is_filled(backup: Path, folder: Path, tmp_path: Path) -> None:
    assert refused("restore", str(backup), "--data", str(folder / "data")).startswith("Another server is using")
    data = tmp_path / "elsewhere"
    assert run("restore", str(backup), "--data", str(data)).exit_code == 0
    before = rows(data / "manoa.db", "events")
    assert "not empty" in refused("restore", str(backup), "--data", str(data))
    assert rows(data / "manoa.db", "events") == before


def test_where_there_is_nothing_to_back_up(tmp_path: Path) -> None:
    data = tmp_path / "none"
    assert str(data) in refused("backup", str(tmp_path / "file"), "--data", str(data))
    assert not data.exists()
    assert "does not answer" in refused("backup", str(tmp_path / "file"), "--database", "postgresql://x@127.0.0.1:1/x")


def test_where_a_backup_cannot_go(server: Running, folder: Path, tmp_path: Path) -> None:
    data = folder / "data"
    assert "is a folder" in refused("backup", str(tmp_path), "--data", str(data))
    assert "cannot be written" in refused("backup", str(tmp_path / "no" / "file"), "--data", str(data))
    assert "the database itself" in refused("backup", str(data / "manoa.db"), "--data", str(data))
    assert list(tmp_path.iterdir()) == []


@pytest.mark.parametrize("content", [None, b"", b"A diary. " * 1000, "folder"])
def test_what_is_no_backup(tmp_path: Path, content: bytes | str | None) -> None:
    file = tmp_path / "backup.manoa"
    if isinstance(content, bytes):
        file.write_bytes(content)
    elif content:
        file.mkdir()
    assert str(file) in refused("restore", str(file), "--data", str(tmp_path / "data"))


def test_restoring_from_nowhere_leaves_nothing_behind(tmp_path: Path) -> None:
    assert "no file" in refused("restore", str(tmp_path / "none"), "--data", str(tmp_path / "data"))
    assert list(tmp_path.iterdir()) == []
