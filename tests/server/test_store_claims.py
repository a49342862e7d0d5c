"""Claims: one node at a time does what is due at a table."""

from __future__ import annotations

from concurrent.futures import ThreadPoolExecutor

import pytest
from sqlalchemy import Engine

from manoa.server.settings import Settings
from manoa.server.store.claims import claim_due
from manoa.server.store.engine import connect, writing
from manoa.server.store.log import read_table
from manoa.server.store.migrate import migrate
from server.samples import opening, store, table_id

ONE, TWO, THREE = (table_id(number) for number in (1, 2, 3))


def claim(engine: Engine, node: str, now: int, lease: int = 10, limit: int = 100) -> list[str]:
    with writing(engine) as connection:
        return list(claim_due(connection, node, now, lease, limit))


@pytest.fixture
def engine(engine: Engine) -> Engine:
    """Three tables, of which one has nothing to wait for."""
    store(engine, opening(ONE, due=20), opening(TWO, due=10), opening(THREE))
    return engine


def test_what_is_due_is_claimed_the_oldest_first(engine: Engine) -> None:
    assert claim(engine, "a", now=9) == []
    assert claim(engine, "a", now=10) == [TWO]
    assert claim(engine, "a", now=20) == [TWO, ONE]
    with writing(engine) as connection:
        row = read_table(connection, ONE)
    assert row is not None
    assert (row["claimed_by"], row["claimed_until"]) == ("a", 30)


def test_no_more_than_asked_for(engine: Engine) -> None:
    assert claim(engine, "a", now=50, limit=1) == [TWO]
    assert claim(engine, "b", now=50, limit=1) == [ONE]
    assert claim(engine, "c", now=50, limit=1) == []


def test_a_claim_holds_against_others_until_it_expires(engine: Engine) -> None:
    assert claim(engine, "a", now=50) == [TWO, ONE]
    assert claim(engine, "b", now=59) == []
    assert claim(engine, "a", now=59) == [TWO, ONE]  # renewed
    assert claim(engine, "b", now=68) == []
    assert claim(engine, "b", now=69) == [TWO, ONE]
    assert claim(engine, "a", now=70) == []


def test_nodes_that_ask_at_once_share_the_work(settings: Settings) -> None:
    engines = [connect(settings) for _ in range(4)]
    migrate(engines[0])
    names = [table_id(number) for number in range(60)]
    store(engines[0], *(opening(name, due=1) for name in names))

    def take(node: int) -> list[str]:
        return [table for _ in range(8) for table in claim(engines[node], f"node-{node}-{_}", now=5, limit=5)]

    with ThreadPoolExecutor(4) as pool:
        taken = [table for share in pool.map(take, range(4)) for table in share]
    assert sorted(taken) == names
    for engine in engines:
        engine.dispose()


@pytest.mark.parametrize("settings", ["postgresql"], indirect=True)  # SQLite has one writer at a time
def test_a_table_that_somebody_writes_to_is_passed_over(engine: Engine) -> None:
    with writing(engine) as busy:
        busy.exec_driver_sql("SELECT * FROM tables WHERE id = %s FOR UPDATE", (TWO,))
        assert claim(engine, "a", now=50) == [ONE]
    assert claim(engine, "a", now=50) == [TWO, ONE]
