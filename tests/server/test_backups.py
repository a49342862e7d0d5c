"""Backups that a server makes by itself."""

from __future__ import annotations

import os
import random
import sqlite3
import time
from collections.abc import Callable, Iterator
from contextlib import closing
from datetime import UTC, datetime, timedelta
from pathlib import Path
from typing import Any
from unittest.mock import patch

import pytest
from sqlalchemy import Engine, delete, insert, update

from manoa.server.live.backups import DAYS, HOURS, LEFT_OVER, Backups, kept
from manoa.server.store import backup as store_backup
from manoa.server.store.beats import beat
from manoa.server.store.claims import claim_due
from manoa.server.store.engine import writing
from manoa.server.store.schema import notes, routes, sessions, users
from server.inside import inside_server
from server.samples import add_users, move, opening, store, table_id

NOON = datetime(2026, 11, 19, 12, tzinfo=UTC)


class Clock:
    """The wall clock, for names of backups."""

    def __init__(self) -> None:
        self.at = NOON

    def wait(self, **time: float) -> None:
        self.at += timedelta(**time)


@pytest.fixture
def clock() -> Iterator[Clock]:
    clock = Clock()
    with patch("manoa.server.live.backups.time.gmtime", lambda: clock.at.timetuple()):
        yield clock


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    return tmp_path / "backups"


@pytest.fixture
def backups(engine: Engine, folder: Path, clock: Clock) -> Backups:
    add_users(engine, "ann")
    store(engine, opening(table_id(1), due=1))
    backups = Backups(folder, engine)
    backups.save()
    assert len(files(folder)) == 1
    clock.wait(hours=1)
    return backups


def files(folder: Path) -> list[str]:
    return sorted(file.name for file in folder.iterdir())


def write(engine: Engine, *statements: Any) -> None:
    with writing(engine) as rows:
        for statement in statements:
            rows.execute(statement)


ROUTE = {"id": "r", "game": "quest", "owner": "ann", "title": "Home", "route": {}, "key": "k", "figures": {}}
SESSION = {"id": "s", "user": "ann", "key": b"k" * 32, "agent": "", "created": 1, "seen": 1}
NOTE = {"user": "ann", "table": table_id(1), "step": 1, "text": "Oh", "shared": False, "at": 1}
WRITES = [
    insert(users).values(id="bob", name="Bob", created=2),
    update(users).values(password="another"),
    insert(sessions).values(SESSION),
    insert(notes).values(NOTE),
    insert(routes).values({**ROUTE, "created": 1, "changed": 1}),
]


def test_whatever_is_written_makes_a_backup(engine: Engine, backups: Backups, folder: Path, clock: Clock) -> None:
    """Not moves at tables alone: accounts, sessions, notes, routes; what is deleted, too."""
    for count, statement in enumerate([*WRITES, delete(sessions)], 2):
        write(engine, statement)
        for _ in range(2):
            backups.save()
            clock.wait(hours=1)
        assert len(files(folder)) == count, str(statement)
    store(engine, move(table_id(1), 1))
    backups.save()
    assert len(files(folder)) == len(WRITES) + 3


def test_what_nobody_did_makes_none(engine: Engine, backups: Backups, folder: Path, clock: Clock) -> None:
    """How late it is is noted every second, and which node does what."""
    with writing(engine) as rows:
        beat(rows, 5_000_000)
        assert claim_due(rows, "one", 5_000_000, 1000, 9)
    backups.save()
    assert len(files(folder)) == 1


def test_a_start_makes_none_where_nothing_changed(engine: Engine, backups: Backups, folder: Path, clock: Clock) -> None:
    Backups(folder, engine).save()
    assert len(files(folder)) == 1
    add_users(engine, "bob")
    Backups(folder, engine).save()
    assert len(files(folder)) == 2


@pytest.mark.parametrize("settings", ["sqlite"], indirect=True)
def test_a_server_that_starts_all_the_time_leaves_the_history(
    engine: Engine, backups: Backups, folder: Path, clock: Clock
) -> None:
    for hour in range(5):
        add_users(engine, f"user{hour}")
        backups.save()
        clock.wait(hours=1)
    before = set(files(folder))
    for crash in range(40):
        add_users(engine, f"newcomer{crash}")
        Backups(folder, engine).save()
        clock.wait(seconds=5)
    assert before <= set(files(folder))
    assert len(files(folder)) == len(before) + 1, "one for this hour"


# What stays


def names(*moments: datetime) -> set[Path]:
    return {Path(f"manoa-{at:%Y-%m-%d-%H-%M-%S}.db") for at in moments}


def kept_after(moments: list[datetime]) -> set[Path]:
    there: set[Path] = set()
    for at in moments:
        there = kept(there | names(at))
    return there


def test_hourly_ones_stay_for_a_day_and_daily_ones_for_a_month() -> None:
    made = [NOON + timedelta(minutes=10 * number) for number in range(1, 100 * 144)]
    last = made[-1]
    assert kept_after(made) == names(
        last,
        *(last - timedelta(hours=hour, minutes=last.minute - 50) for hour in range(1, HOURS)),
        *(last.replace(hour=23, minute=50) - timedelta(days=day) for day in range(1, DAYS)),
    )


@pytest.mark.parametrize("seed", range(20))
def test_the_newest_of_each_hour_and_day_stays_whenever_they_were_made(seed: int) -> None:
    luck = random.Random(seed)
    made = sorted(NOON + timedelta(hours=luck.expovariate(0.01)) for _ in range(300))
    there = kept_after(made)
    assert there == kept(names(*made)), "what went one by one was none that is wanted at the end"
    assert max(there) == max(names(*made))
    assert len(there) <= HOURS + DAYS
    days = sorted({at.date() for at in made})
    assert {file.name[:16] for file in there} == {f"manoa-{day}" for day in days[-DAYS:]}


@pytest.mark.parametrize("wrong", [timedelta(days=100), timedelta(days=-20_000)])
def test_a_wrong_clock_costs_no_history(
    engine: Engine, backups: Backups, folder: Path, clock: Clock, wrong: timedelta
) -> None:
    """Nothing is old because a clock says so."""
    before = files(folder)
    clock.wait(days=wrong.days)
    for number in range(3):
        add_users(engine, f"user{number}")
        backups.save()
        clock.wait(minutes=1)
    clock.wait(days=-wrong.days)
    add_users(engine, "bob")
    backups.save()
    backups.save()
    there = files(folder)
    assert len(there) == 3
    assert set(before) < set(there)
    assert clock.at.strftime("manoa-%Y-%m-%d-%H-%M-%S.db") in there


# What goes wrong


def no_space(*_: Any) -> None:
    raise OSError(28, "No space left on device")


def half(engine: Engine, *given: Any) -> None:
    """A disk that loses what it was given."""
    part = next(each for each in given if isinstance(each, Path))
    part.write_bytes(b"SQLite format 3\0" + bytes(5000))


@pytest.mark.parametrize("failure", [no_space, half])
def test_a_backup_that_fails_costs_no_other(
    engine: Engine, backups: Backups, folder: Path, clock: Clock, failure: Callable[..., None]
) -> None:
    before = {file: file.read_bytes() for file in folder.iterdir()}
    add_users(engine, "bob")
    way = "_vacuum" if engine.dialect.name == "sqlite" else "_export"
    with patch.object(store_backup, way, failure), pytest.raises((OSError, ValueError)):
        backups.save()
    assert {file: file.read_bytes() for file in folder.iterdir()} == before
    backups.save()
    assert len(files(folder)) == 2


def test_what_a_killed_server_left_unfinished_goes(backups: Backups, folder: Path) -> None:
    left, fresh, other = (
        folder / "manoa-2026-11-19-10-00-00.db.x7.part",
        folder / "manoa-2026-11-19-11-00-00.db.x8.part-wal",
        folder / "mine.db.x9.part",
    )
    for file in (left, fresh, other):
        file.touch()
    for file in (left, other):
        os.utime(file, (time.time() - LEFT_OVER - 1,) * 2)
    backups.save()
    assert not left.exists()
    assert fresh.exists(), "another node may be writing it"
    assert other.exists(), "that is none of ours"


def test_a_damaged_backup_holds_nothing(backups: Backups, folder: Path) -> None:
    (file,) = folder.iterdir()
    file.write_bytes(b"x" * 5000)
    backups.save()
    assert len(files(folder)) == 2


# The whole way


def test_who_comes_as_a_guest_is_in_the_next_backup(tmp_path: Path, folder: Path) -> None:
    with inside_server(tmp_path, backups=folder, backup_minutes=0.005) as server:
        server.guest("Ann")
        limit = time.monotonic() + 20
        while "Ann" not in people_in(folder) and time.monotonic() < limit:
            time.sleep(0.1)
    assert "Ann" in people_in(folder)


def people_in(folder: Path) -> list[str]:
    newest = max(folder.glob("manoa-*.db"), default=None)
    if newest is None:
        return []
    with closing(sqlite3.connect(f"file:{newest}?mode=ro", uri=True)) as saved:
        return [name for (name,) in saved.execute("SELECT name FROM users")]
