"""What is due at a table and fails is tried again later and later, behind the sound ones, and said once."""

from __future__ import annotations

import json
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import pytest
from sqlalchemy import Engine, select, text, update

from manoa.server.live import duties
from manoa.server.live.hub import Hub
from manoa.server.live.moment import now
from manoa.server.settings import Settings
from manoa.server.store.claims import (
    FAILED,
    FEW,
    LONGEST_PAUSE,
    PAUSE,
    claim_due,
    count_failing,
    put_off,
    release,
    try_again,
)
from manoa.server.store.engine import connect, reading, writing
from manoa.server.store.log import read_table
from manoa.server.store.migrate import migrate
from manoa.server.store.schema import tables
from server.inside import Guest, Inside, inside_server
from server.samples import opening, store, table_id

ONE, TWO = table_id(1), table_id(2)
PATIENCE = 30.0  # seconds


def until(condition: Callable[[], bool]) -> None:
    limit = time.monotonic() + PATIENCE
    while not condition():
        assert time.monotonic() < limit
        time.sleep(0.02)


# Claims


def claim(engine: Engine, node: str, now: int, limit: int = 64) -> dict[str, int]:
    with writing(engine) as rows:
        return claim_due(rows, node, now, 10, limit)


def fail(engine: Engine, node: str, table: str, now: int, failures: int) -> bool:
    with writing(engine) as rows:
        return put_off(rows, node, table, now, failures)


def test_what_fails_is_due_again_later_and_later_on_every_node(engine: Engine) -> None:
    store(engine, opening(ONE, due=10))
    at, pauses = 10, []
    for turn in range(14):
        node = "ab"[turn % 2]
        assert claim(engine, node, at) == {ONE: turn}
        assert fail(engine, node, ONE, at, turn + 1)
        with reading(engine) as rows:
            again = rows.scalar(select(tables.c.claimed_until)) or 0
        pauses.append(again - at)
        for other in "ab":
            assert claim(engine, other, again - 1) == {}, "nobody comes sooner, not even who put it off"
        at = again
    assert pauses == [min(PAUSE * 2**turn, LONGEST_PAUSE) for turn in range(14)]
    assert pauses[-1] == LONGEST_PAUSE == 3_600_000


def test_sound_tables_come_first_and_only_a_few_of_the_others(engine: Engine) -> None:
    bad = [table_id(number) for number in range(10, 20)]
    store(engine, *(opening(id, due=1) for id in bad))
    claim(engine, "a", 1)
    for id in bad:
        fail(engine, "a", id, 1, 1)
    good = [table_id(number) for number in range(20, 30)]
    store(engine, *(opening(id, due=5) for id in good))
    later = 1 + PAUSE
    found = claim(engine, "a", later)
    assert list(found)[:10] == good
    assert len(found) == 10 + FEW
    assert set(list(found)[10:]) < set(bad)
    assert list(claim(engine, "b", later, limit=3)) != [], "and the rest of them are others'"


def test_whatever_is_stored_next_forgets_it(engine: Engine) -> None:
    store(engine, opening(ONE, due=10))
    claim(engine, "a", 10)
    fail(engine, "a", ONE, 10, 5)
    with writing(engine) as rows:  # what every move writes
        rows.execute(update(tables).values(claimed_by=None, claimed_until=None, due=11))
    assert claim(engine, "b", 11) == {ONE: 0}


def test_what_is_not_due_any_more_or_in_other_hands_is_not_put_off(engine: Engine) -> None:
    store(engine, opening(ONE, due=10), opening(TWO, due=10))
    claim(engine, "a", 10)
    assert not fail(engine, "b", ONE, 10, 1)
    with writing(engine) as rows:
        rows.execute(update(tables).values(due=99))
    assert not fail(engine, "a", TWO, 10, 1)


def test_a_node_that_starts_tries_all_once_more_behind_the_sound_ones(engine: Engine) -> None:
    store(engine, opening(ONE, due=10))
    claim(engine, "a", 10)
    fail(engine, "a", ONE, 10, 9)
    store(engine, opening(TWO, due=11))
    assert claim(engine, "b", 20) == {TWO: 0}
    with writing(engine) as rows:
        try_again(rows, 20)
        assert count_failing(rows, 20) == 1
    assert claim(engine, "b", 20) == {TWO: 0, ONE: 9}, "and how often it has failed is not forgotten"


# A server


@pytest.fixture
def tries(monkeypatch: pytest.MonkeyPatch) -> list[str]:
    """The tables at which something was tried."""
    monkeypatch.setattr(duties, "PERIOD", 0.02)
    found, do_one = [], duties.Duties._do_one

    async def noted(self: duties.Duties, id: str) -> bool:
        found.append(id)
        return await do_one(self, id)

    monkeypatch.setattr(duties.Duties, "_do_one", noted)
    return found


def beside_a_bot(who: Guest, count: int) -> list[str]:
    """Tables at which it is the turn of a bot, if nobody is quick enough to let it play."""
    return [who.set_up(seats=("me", {"kind": "bot", "bot": "random"}), options={"rounds": 1}) for _ in range(count)]


DAMAGE = "UPDATE events SET at = at + 1 WHERE version = 1"


@contextmanager
def damaged(folder: Path, count: int) -> Iterator[tuple[Inside, Guest, list[str]]]:
    """A server that starts with so many tables that cannot be read, at each of which something is due."""
    with inside_server(folder) as server:
        ids = beside_a_bot(server.guest(), count)
    engine = connect(Settings(data=folder / "data"))
    with writing(engine) as rows:
        rows.execute(text(DAMAGE))
        rows.execute(update(tables).values(due=1, claimed_by=None, claimed_until=None))
    engine.dispose()
    with inside_server(folder) as server:
        yield server, server.guest("Bob"), ids


def lines(server: Inside, *events: str) -> list[dict[str, Any]]:
    found = [json.loads(line) for line in server.logs.getvalue().splitlines() if line.startswith("{")]
    return [line for line in found if line["event"] in events]


def test_damaged_tables_are_tried_seldom_and_said_once(tmp_path: Path, tries: list[str]) -> None:
    with damaged(tmp_path, 5) as (server, bob, ids):
        tries.clear()  # those of the server before
        (sound,) = beside_a_bot(bob, 1)
        until(lambda: all(tries.count(id) >= 2 for id in ids))
        until(lambda: server.hub.metrics.failing._value.get() == 5)
        assert max(tries.count(id) for id in ids) < 5, "a try each 20 ms would be many more"
        for _ in range(3):
            for id in ids:
                assert bob.http.get(f"/api/tables/{id}").json()["code"] == "damaged"
        said = lines(server, "log_damaged", "duty_failed", "background_work_failed")
        assert sorted(line["table"] for line in said) == sorted(ids), "one line for each"
        state = bob.look(sound)
        assert state["v"] >= 1
        assert "manoa_failing_tables 5.0" in bob.http.get("/metrics").text


def test_a_step_of_which_nothing_comes_is_a_failure_too(
    tmp_path: Path, tries: list[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    """It would be tried for ever at once, or each half second."""
    monkeypatch.setattr(duties, "bot_step", lambda *_: [])
    with inside_server(tmp_path) as server:
        bot = {"kind": "bot", "bot": "random"}
        id = server.guest().set_up(seats=({"kind": "bot", "bot": "random"}, bot), options={"rounds": 1})
        until(lambda: bool(lines(server, "duty_failed")))
        assert len(tries) < 10
        with reading(server.hub._engine) as rows:
            row = read_table(rows, id)
        assert row is not None
        assert row["claimed_by"].startswith(FAILED)
        assert row["claimed_until"] > now() - PAUSE


def test_what_the_index_says_is_due_and_is_not_is_put_off(tmp_path: Path, tries: list[str]) -> None:
    with inside_server(tmp_path) as server:
        id = server.guest().set_up()
        with writing(server.hub._engine) as rows:
            rows.execute(update(tables).values(due=1))
        until(lambda: bool(lines(server, "duty_failed")))
        assert tries.count(id) < 5


def test_a_bot_moves_at_once_where_its_table_is_well_again(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    act, broken = Hub.act, [True]

    async def failing(self: Hub, *given: Any) -> int:
        if broken[0]:
            raise OSError("the disk is full")
        return await act(self, *given)

    monkeypatch.setattr(Hub, "act", failing)
    monkeypatch.setattr(duties, "PERIOD", 0.02)
    with inside_server(tmp_path) as server:
        ann, bot = server.guest(), {"kind": "bot", "bot": "random"}
        id = ann.set_up(seats=(bot, bot), options={"rounds": 1})
        until(lambda: server.hub.metrics.failing._value.get() == 1)
        broken[0] = False
        until(lambda: ann.look(id)["table"]["status"] == "over")
        until(lambda: server.hub.metrics.failing._value.get() == 0)


def test_claims_of_a_node_that_stops_are_given_back_but_not_what_fails(tmp_path: Path) -> None:
    engine = connect(Settings(data=tmp_path))
    migrate(engine)
    store(engine, opening(ONE, due=10), opening(TWO, due=10))
    claim(engine, "a", 10)
    fail(engine, "a", ONE, 10, 3)
    with writing(engine) as rows:
        release(rows, "a")
        found = {row.id: row.claimed_by for row in rows.execute(select(tables.c.id, tables.c.claimed_by))}
    assert found == {ONE: f"{FAILED}3", TWO: None}
    engine.dispose()
