"""A machine's clock that was wrong: it is said, and can be set right."""

from __future__ import annotations

import asyncio
import json
from collections.abc import Iterator
from itertools import pairwise
from pathlib import Path
from typing import Any
from unittest.mock import patch

import pytest
from sqlalchemy import Engine, func, insert, select

from cli.terminals import run
from manoa.server.live import moment, timekeeping
from manoa.server.live.stored import folded
from manoa.server.settings import Settings
from manoa.server.store import moments
from manoa.server.store.engine import connect, reading, writing
from manoa.server.store.schema import beats, events, metadata, tables, users
from server.inside import Inside, inside_server, play_on, running_game

DAY = 86_400_000
WRONG = 20 * DAY  # less than anybody at a table has for a turn here
CLOCK = {"kind": "live", "seconds": 900, "increment": 0}


@pytest.fixture(autouse=True)
def same_time_afterwards() -> Iterator[None]:
    yield
    moment.set_clock(moment.wall())


class Wall:
    """The machine's clock, so many ms from the true time."""

    def __init__(self) -> None:
        self.off = 0


@pytest.fixture
def wall() -> Iterator[Wall]:
    import time

    wall, true = Wall(), time.time_ns
    with patch("time.time_ns", lambda: true() + wall.off * 1_000_000):
        yield wall


def logged(server: Inside, what: str) -> list[Any]:
    lines = [json.loads(line) for line in server.logs.getvalue().splitlines() if line.startswith("{")]
    return [line for line in lines if line["event"] == what]


def data_of(folder: Path) -> tuple[str, str]:
    return "--data", str(folder / "data")


@pytest.fixture
def ahead(tmp_path: Path, wall: Wall) -> tuple[str, str]:
    """The server started with a clock that was wrong, somebody played, and the clock was set right meanwhile. The
    tables: one that was begun before, and one in what was not the time."""
    with inside_server(tmp_path) as server:
        ann, bob = server.guest("Ann"), server.guest("Bob")
        before = running_game(ann, bob, clock={"kind": "days", "days": 30})
        play_on(before, (ann, bob), 3)
        cookies = ann.http.cookies, bob.http.cookies
    wall.off = WRONG
    with inside_server(tmp_path) as server:
        for guest, cookie in zip((ann, bob), cookies, strict=True):
            guest.inside, guest.http = server, server.client()
            guest.http.cookies = cookie
        play_on(before, (ann, bob), 2)
        since = running_game(ann, bob, clock=CLOCK)
        play_on(since, (ann, bob), 3)
        wall.off = 0
        play_on(since, (ann, bob), 2)
        assert "ahead" in server.client().get("/readyz").json()["clock"]
    return before, since


def latest(engine: Engine) -> int:
    with reading(engine) as rows:
        return max(rows.scalar(select(func.max(column))) or 0 for column in (*moments.PAST, events.c.at, beats.c.at))


# It is said


def test_a_clock_that_differs_is_said_at_the_start_and_then_every_hour(tmp_path: Path, ahead: tuple[str, str]) -> None:
    with inside_server(tmp_path) as server:
        assert moment.lead() > WRONG - DAY, "people's clocks never jump"
        (line,) = logged(server, "clocks_differ")
        assert "manoa clock --set-right" in line["advice"]
        answer = server.client().get("/readyz")
        assert answer.status_code == 200
        assert "ahead of this machine's" in answer.json()["clock"]


def test_it_is_said_once_an_hour(capsys: pytest.CaptureFixture[str]) -> None:
    passed, said = [0.0], []

    async def sleep(seconds: float) -> None:
        passed[0] += seconds
        if passed[0] > 3 * 3600:
            raise asyncio.CancelledError

    moment.set_clock(moment.wall() + WRONG)
    with (
        patch("manoa.server.live.timekeeping.asyncio.sleep", sleep),
        patch("manoa.server.live.timekeeping.time.monotonic", lambda: passed[0]),
        patch.object(timekeeping.log, "error", lambda event, **_: said.append((event, passed[0]))),
        pytest.raises(asyncio.CancelledError),
    ):
        asyncio.run(timekeeping.watch_clock())
    assert said == [("clocks_differ", hour * 3600.0) for hour in range(4)]


def test_a_clock_that_is_set_while_the_server_runs_is_said(wall: Wall) -> None:
    """It started before the network told the time."""
    assert not timekeeping.differs()
    wall.off = WRONG
    assert timekeeping.differs()
    assert moment.lead() < 0


def test_a_clock_far_from_what_was_stored_is_said(tmp_path: Path, wall: Wall) -> None:
    with inside_server(tmp_path) as server:
        server.guest("Ann")
        assert logged(server, "clock_far_from_entries") == []
    wall.off = WRONG
    with inside_server(tmp_path) as server:
        assert len(logged(server, "clock_far_from_entries")) == 1
    wall.off = -60 * 365 * DAY
    with inside_server(tmp_path) as server:
        assert len(logged(server, "clock_wrong")) == 1


def test_a_clock_that_is_right_is_no_news(tmp_path: Path) -> None:
    with inside_server(tmp_path) as server:
        assert server.client().get("/readyz").json() == {"status": "ready"}
        assert "clock" not in server.logs.getvalue()
        assert "manoa_clock_ahead_seconds" in server.client().get("/metrics").text


# It is set right


def test_what_a_wrong_clock_left_is_set_right(tmp_path: Path, ahead: tuple[str, str]) -> None:
    shown = run("clock", *data_of(tmp_path))
    assert shown.exit_code == 0, shown.output
    assert "19 days ahead" in shown.output or "20 days ahead" in shown.output
    assert "--set-right" in shown.output
    done = run("clock", "--set-right", *data_of(tmp_path))
    assert done.exit_code == 0, done.output
    assert "2 tables" in done.output
    assert run("clock", *data_of(tmp_path)).output.endswith("They agree.\n")
    engine = connect(Settings(data=tmp_path / "data"))
    assert latest(engine) <= moment.wall()
    tables_of = {id: folded(engine, id) for id in ahead}
    with reading(engine) as rows:
        found = {row.id: row for row in rows.execute(select(tables))}
    engine.dispose()
    for id, table in tables_of.items():
        assert [entry.at for entry in table.entries] == sorted(entry.at for entry in table.entries)
        assert (found[id].created, found[id].changed) == (table.entries[0].at, table.changed)
        assert found[id].due == table.due()
        assert moment.wall() < (table.due() or 0) < moment.wall() + 31 * DAY


def test_games_go_on_after_it_and_begin_today(tmp_path: Path, ahead: tuple[str, str]) -> None:
    assert run("clock", "--set-right", *data_of(tmp_path)).exit_code == 0
    with inside_server(tmp_path) as server:
        assert abs(moment.lead()) < 60_000
        assert logged(server, "clocks_differ") == []
        assert logged(server, "entries_ahead") == []
        cem = server.guest("Cem")
        for table in ahead:
            clocks = cem.look(table)["clocks"]
            assert cem.look(table)["player"] is not None
            assert min(clocks["left"]) > 900_000 - 300_000, "they had used seconds, whatever the clock said"
        new = cem.set_up()
        assert abs(cem.look(new)["table"]["created"] - moment.wall()) < 60_000
        assert "log_damaged" not in server.logs.getvalue()


def test_how_long_moves_took_stays(tmp_path: Path, ahead: tuple[str, str]) -> None:
    engine = connect(Settings(data=tmp_path / "data"))

    def pauses(id: str) -> list[int]:
        at = [entry.at for entry in folded(engine, id).entries]
        return [later - earlier for earlier, later in pairwise(at)]

    before = [pauses(id) for id in ahead]
    assert run("clock", "--set-right", *data_of(tmp_path)).exit_code == 0
    after = [pauses(id) for id in ahead]
    engine.dispose()
    assert after[1] == before[1]
    (step,) = [place for place, pause in enumerate(before[0]) if pause > DAY]
    assert 0 <= after[0][step] < DAY
    assert after[0][:step] + after[0][step + 1 :] == before[0][:step] + before[0][step + 1 :]


def test_a_renamed_log_is_set_right_too(tmp_path: Path, ahead: tuple[str, str]) -> None:
    """Somebody has left since, so some hashes are of names that are gone."""
    with inside_server(tmp_path) as server:
        dan = server.guest("Dan")
        assert dan.ask(ahead[0], {"kind": "say", "text": "Hello"})["t"] == "ok"
        assert dan.http.request("DELETE", "/api/me", json={}).status_code == 204
    assert run("clock", "--set-right", *data_of(tmp_path)).exit_code == 0
    engine = connect(Settings(data=tmp_path / "data"))
    assert folded(engine, ahead[0]).changed <= moment.wall()
    engine.dispose()


def test_a_damaged_log_stays_damaged(tmp_path: Path, ahead: tuple[str, str]) -> None:
    engine = connect(Settings(data=tmp_path / "data"))
    with writing(engine) as rows:
        rows.exec_driver_sql("UPDATE events SET at = at + 1 WHERE version = 3")
    assert run("clock", "--set-right", *data_of(tmp_path)).exit_code == 0
    with reading(engine) as rows:
        assert rows.scalar(select(func.max(events.c.at))) > moment.wall() + WRONG - DAY
    engine.dispose()
    with inside_server(tmp_path) as server:
        server.client().get(f"/api/tables/{ahead[0]}")
        assert "log_damaged" in server.logs.getvalue()


def test_a_running_server_is_not_set_right(tmp_path: Path) -> None:
    with inside_server(tmp_path):
        refused = run("clock", "--set-right", *data_of(tmp_path))
        assert refused.exit_code == 1
        assert refused.stderr.startswith("Another server is using the data folder")
        assert run("clock", *data_of(tmp_path)).exit_code == 0


def test_a_clock_that_is_wrong_sets_nothing_right(tmp_path: Path, ahead: tuple[str, str], wall: Wall) -> None:
    wall.off = -60 * 365 * DAY
    refused = run("clock", "--set-right", *data_of(tmp_path))
    assert refused.exit_code == 1
    assert "set it first" in refused.stderr


@pytest.mark.parametrize("settings", ["postgresql"], indirect=True)
def test_on_postgresql_all_servers_are_stopped_first(engine: Engine, settings: Settings) -> None:
    with writing(engine) as rows:
        rows.execute(insert(users).values(id="ann", name="Ann", created=moment.wall() + WRONG))
    other = connect(settings)
    with other.connect():
        assert settings.database is not None
        engine.dispose()
        refused = run("clock", "--set-right", "--database", settings.database)
        assert refused.exit_code == 1
        assert "stop all servers first" in refused.stderr
    other.dispose()
    assert run("clock", "--set-right", "--database", settings.database).exit_code == 0
    assert latest(engine) <= moment.wall()


def test_every_moment_of_the_schema_is_known() -> None:
    """A new column of a moment is one of the past, or else is named with those of the future."""
    of_moments = {"created", "seen", "used", "changed", "removed", "at", "asked", "finished", "begun"}
    columns = {column for table in metadata.sorted_tables for column in table.columns if column.name in of_moments}
    assert set(moments.PAST) | {events.c.at, beats.c.at} == columns
