"""Backups: whole, taken while others write, and restored into either kind of database."""

from __future__ import annotations

import sqlite3
import stat
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest
from sqlalchemy import Engine, insert, select, text

from manoa.server.settings import Settings
from manoa.server.store.backup import backup, restore
from manoa.server.store.engine import connect, open_file, reading, writing
from manoa.server.store.migrate import HEAD, migrate, revision
from manoa.server.store.schema import metadata, sessions, tokens, users
from server.revisions import NEWEST, NEXT, fill
from server.samples import add_users, move, opening, seat, store, table_id

Content = dict[str, list[dict[str, Any]]]


def quiet(done: int, total: int) -> None:
    pass


def content(engine: Engine) -> Content:
    def key(row: dict[str, Any]) -> str:
        return repr([row[name] for name in sorted(row)])

    with reading(engine) as connection:
        return {
            name: sorted((dict(row) for row in connection.execute(select(table)).mappings()), key=key)
            for name, table in metadata.tables.items()
        }


def furnish(engine: Engine) -> None:
    """Something in every table, and something odd in many columns."""
    add_users(engine, "ada", "bob")
    with writing(engine) as connection:
        connection.execute(
            insert(users), {"id": "c", "name": "Çelik – 李", "account": "ç", "password": "x", "created": 1}
        )
        connection.execute(
            insert(sessions),
            {"id": "s", "user": "ada", "key": b"\x00" * 32, "agent": "'", "created": 1, "seen": 1 << 45},
        )
        connection.execute(
            insert(tokens),
            {"id": "t", "user": "c", "name": "bot", "key": b"\xff" * 32, "scopes": "read play", "created": 1},
        )
    result = {"reason": "played", "scores": [-3, 4], "placings": None}
    around = [seat(table_id(1), 0, "ada"), seat(table_id(1), 1, "bob", score=-3)]
    store(engine, opening(table_id(1), around, {"options": {"b": 1, "a": [True, None, "ü"]}}), opening(table_id(2)))
    store(engine, move(table_id(1), 1), move(table_id(2), 1, status="over", result=result))


@pytest.fixture
def other(request: pytest.FixtureRequest, settings: Settings, tmp_path: Path) -> Iterator[Engine]:
    """An empty database of the other kind than `engine`."""
    place = Settings(data=tmp_path / "other")
    if settings.database is None:
        make: Callable[[], str] = request.getfixturevalue("postgres")
        place = Settings(data=tmp_path / "other", database=make())
    engine = connect(place)
    yield engine
    engine.dispose()


@pytest.fixture
def fresh(tmp_path: Path) -> Iterator[Engine]:
    """SQLite, without a schema."""
    engine = open_file(tmp_path / "fresh.db")
    yield engine
    engine.dispose()


def test_everything_comes_back_in_the_other_kind_of_database(engine: Engine, other: Engine, tmp_path: Path) -> None:
    furnish(engine)
    heard: list[tuple[int, int]] = []
    file = tmp_path / "ma noa?#%.backup"
    backup(engine, file, lambda done, total: heard.append((done, total)))
    total = heard[-1][1]
    assert heard == sorted(heard)
    assert heard[0] == (0, total)
    assert heard[-1] == (total, total)
    restore(file, other, quiet)
    assert content(other) == content(engine)
    with reading(other) as connection:
        assert connection.scalar(text("SELECT count(*) FROM tables WHERE result IS NULL")) == 1
    migrate(other)
    store(other, move(table_id(1), 2))


def test_a_backup_is_one_plain_private_file(engine: Engine, tmp_path: Path) -> None:
    furnish(engine)
    folder = tmp_path / "backups"
    folder.mkdir()
    file = folder / "manoa.backup"
    file.write_text("an older one")
    backup(engine, file, quiet)
    assert list(folder.iterdir()) == [file]
    assert stat.S_IMODE(file.stat().st_mode) == 0o600
    with sqlite3.connect(file) as saved:
        assert saved.execute("PRAGMA journal_mode").fetchone() == ("delete",)
        assert saved.execute("SELECT version_num FROM alembic_version").fetchone() == (HEAD,)
        assert saved.execute("SELECT count(*) FROM tables WHERE result IS NULL").fetchone() == (1,)
    saved.close()


def test_a_backup_shows_one_moment_while_others_write(engine: Engine, fresh: Engine, tmp_path: Path) -> None:
    furnish(engine)
    moments = [content(engine)]

    def meanwhile(done: int, total: int) -> None:
        store(engine, opening(table_id(100 + done)), move(table_id(100 + done), 1))
        moments.append(content(engine))

    backup(engine, tmp_path / "file", meanwhile)
    restore(tmp_path / "file", fresh, quiet)
    assert content(fresh) in moments[:-1]


def test_a_backup_that_fails_leaves_nothing_and_takes_nothing(engine: Engine, tmp_path: Path) -> None:
    furnish(engine)
    folder = tmp_path / "backups"
    folder.mkdir()
    file = folder / "manoa.backup"
    file.write_text("yesterday's")

    def stumble(done: int, total: int) -> None:
        if done:
            raise KeyError

    with pytest.raises(KeyError):
        backup(engine, file, stumble)
    assert [path.read_text() for path in folder.iterdir()] == ["yesterday's"]


def test_a_restore_that_fails_leaves_an_empty_database(engine: Engine, other: Engine, tmp_path: Path) -> None:
    furnish(engine)
    backup(engine, tmp_path / "file", quiet)
    with sqlite3.connect(tmp_path / "file") as saved:
        saved.execute("UPDATE seats SET user = 'nobody' WHERE user = 'bob'")
    saved.close()
    with pytest.raises(ValueError, match="does not fit"):
        restore(tmp_path / "file", other, quiet)
    assert not any(content(other).values())


def test_only_an_empty_database_takes_a_backup(engine: Engine, tmp_path: Path) -> None:
    backup(engine, tmp_path / "file", quiet)
    add_users(engine, "ada")
    before = content(engine)
    with pytest.raises(ValueError, match="not empty"):
        restore(tmp_path / "file", engine, quiet)
    assert content(engine) == before


def test_a_backup_by_an_older_manoa(engine: Engine, fresh: Engine, tmp_path: Path, next_version: Path) -> None:
    """Taken before the upgrade or after it, from a database that was not upgraded yet."""
    fill(engine, NEWEST)
    backup(engine, tmp_path / "file", quiet)
    restore(tmp_path / "file", fresh, quiet)
    assert revision(fresh) == NEXT
    assert content(fresh) == content(engine)


@pytest.mark.parametrize(
    ("damage", "sentence"),
    [
        (lambda file: file.unlink(), "There is no backup"),
        (lambda file: file.write_text("a letter to my aunt " * 100), "cannot be read: file is not a database"),
        (lambda file: file.write_bytes(b""), "not a backup of Manoa"),
        (lambda file: file.write_bytes(file.read_bytes()[:-8192]), r"damaged|malformed"),
        (lambda file: scribble(file), r"damaged|malformed"),
        (lambda file: sql(file, "UPDATE alembic_version SET version_num = '9999'"), "newer Manoa"),
        (lambda file: sql(file, "DROP TABLE alembic_version"), "not a backup of Manoa"),
    ],
)
def test_what_is_not_a_sound_backup_is_refused(
    fresh: Engine, tmp_path: Path, damage: Callable[[Path], object], sentence: str
) -> None:
    source = connect(Settings(data=tmp_path / "data"))
    migrate(source)
    furnish(source)
    backup(source, tmp_path / "file", quiet)
    source.dispose()
    damage(tmp_path / "file")
    with pytest.raises(ValueError, match=sentence):
        restore(tmp_path / "file", fresh, quiet)
    assert revision(fresh) is None


def scribble(file: Path) -> None:
    content = bytearray(file.read_bytes())
    for start in range(4096, len(content), 4096):
        content[start : start + 64] = b"\x5a" * 64
    file.write_bytes(content)


def sql(file: Path, statement: str) -> None:
    with sqlite3.connect(file) as saved:
        saved.execute(statement)
    saved.close()


def test_a_backup_needs_a_place_and_something_to_save(empty: Engine, tmp_path: Path) -> None:
    with pytest.raises(ValueError, match="nothing to back up"):
        backup(empty, tmp_path / "file", quiet)
    migrate(empty)
    with pytest.raises(ValueError, match="cannot be written"):
        backup(empty, tmp_path / "nowhere" / "file", quiet)
    if empty.dialect.name == "sqlite":
        with pytest.raises(ValueError, match="is the database itself"):
            backup(empty, tmp_path / "data" / "manoa.db", quiet)
