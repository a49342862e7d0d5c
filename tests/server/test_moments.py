"""Time at tables goes on as it passes, whatever is done to the machine's clock."""

from __future__ import annotations

import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from unittest.mock import patch

import pytest
from sqlalchemy import Engine

from manoa.server.live import moment
from manoa.server.store.beats import LIVE, beat, time_to_begin_with
from manoa.server.store.engine import reading, writing
from server.inside import Guest, inside_server
from server.samples import opening, store, table_id

TEN_MINUTES = 600_000
BOT = {"kind": "bot", "bot": "random"}


@contextmanager
def stepped(by: int) -> Iterator[None]:
    """The machine's clock is set, so many ms ahead or back."""
    true = time.time_ns
    with patch("time.time_ns", lambda: true() + by * 1_000_000), patch("time.time", lambda: (true() / 1e9) + by / 1e3):
        yield


@pytest.fixture(autouse=True)
def same_time_afterwards() -> Iterator[None]:
    yield
    moment.set_clock(moment.wall())


@pytest.mark.parametrize("by", [-TEN_MINUTES, TEN_MINUTES])
def test_a_step_of_the_wall_clock_changes_nothing(by: int) -> None:
    before = moment.now()
    with stepped(by):
        assert abs(moment.wall() - before - by) < 60_000
        assert 0 <= moment.now() - before < 60_000


@pytest.mark.parametrize("by", [-TEN_MINUTES, TEN_MINUTES])
def test_bots_play_and_clocks_run_after_a_step(tmp_path: Path, by: int) -> None:
    with inside_server(tmp_path) as server:
        ann = server.guest("Ann")
        clock = {"kind": "live", "seconds": 900, "increment": 0}
        table = ann.set_up(seats=("me", BOT), options={"rounds": 1, "first_player": "oldest"}, clock=clock)
        ann.look(table)
        with stepped(by):
            moves = play(ann, table, 3)
            left = ann.look(table)["clocks"]["left"][0]
    assert moves == 3
    assert 900_000 - 120_000 < left <= 900_000


def play(who: Guest, table: str, turns: int) -> int:
    """So many turns; how many of them the bot answered."""
    answered = 0
    for _ in range(turns):
        while (state := who.look(table))["player"] == 0:
            action = state["actions"][-1]["id"]
            assert who.ask(table, {"kind": "play", "action": action})["t"] == "ok"
        limit = time.monotonic() + 20
        while who.look(table)["player"] != 0 and time.monotonic() < limit:
            time.sleep(0.02)
        answered += who.look(table)["player"] == 0
    return answered


# From one life of a server to the next


def test_a_server_never_begins_before_it_ended(engine: Engine) -> None:
    store(engine, opening(table_id(1), due=99))
    with writing(engine) as connection:
        beat(connection, 5_000_000)
    with reading(engine) as connection, patch("manoa.server.store.beats.LIVE", -1):
        assert time_to_begin_with(connection, 4_000_000) == 5_000_000, "the wall clock was set back"
        assert time_to_begin_with(connection, 6_000_000) == 6_000_000, "it was off for a while"


@pytest.mark.parametrize("settings", ["postgresql"], indirect=True)
@pytest.mark.parametrize("wall", [1, 1 << 45])
def test_a_node_that_joins_others_takes_their_time(engine: Engine, wall: int) -> None:
    store(engine, opening(table_id(1), due=99))
    with writing(engine) as connection:
        beat(connection, 5_000_000)
    with reading(engine) as connection:
        assert 0 <= time_to_begin_with(connection, wall) - 5_000_000 <= LIVE


def test_where_nothing_depends_on_time_nothing_is_written(engine: Engine) -> None:
    store(engine, opening(table_id(1)))
    with writing(engine) as connection:
        beat(connection, 5_000_000)
    with reading(engine) as connection:
        assert time_to_begin_with(connection, 7) == 7
