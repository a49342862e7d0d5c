"""Lists: who finds which tables, in which order, and what they add up to."""

from __future__ import annotations

from typing import Any

import pytest
from sqlalchemy import Engine

from manoa.server.store.engine import reading
from manoa.server.store.lists import history, mine, open_tables, statistics, waiting
from manoa.server.wire.tables import DaysClock, GameStatistics, Listed, Result, SeatInfo
from server.samples import add_users, opening, seat, store, table_id


@pytest.fixture
def engine(engine: Engine) -> Engine:
    add_users(engine, "ada", "bob", "eve")
    return engine


def put(engine: Engine, number: int, *around: dict[str, Any], create: dict[str, Any] | None = None, **row: Any) -> None:
    """A table with these seats: only what differs from the usual is named."""
    table = table_id(number)
    people = around or ({"user": "ada"}, {"user": "bob"})
    seats = [seat(table, place, **values) for place, values in enumerate(people)]
    store(engine, opening(table, seats, {"created": number, **(create or {})}, **{"changed": number, **row}))


def over(*placings: int | None, user: str = "ada") -> list[dict[str, Any]]:
    people = [user, "bob", "eve"]
    return [{"user": name, "placing": placing} for name, placing in zip(people, placings, strict=False)]


def numbers(listed: list[Listed]) -> list[int]:
    return [int(table.id[-10:]) for table in listed]


def found(engine: Engine, user: str) -> tuple[int, list[int]]:
    with reading(engine) as connection:
        games = mine(connection, user)
        assert waiting(connection, user) == games.waiting
        return games.waiting, numbers(games.tables)


def test_a_table_in_a_list_tells_all_that_everybody_may_know(engine: Engine) -> None:
    clock, options = {"kind": "days", "days": 3}, {"rounds": 3}
    around: tuple[dict[str, Any], ...] = (
        {"user": "ada", "bot": "greedy", "away": "left"},
        {"kind": "bot", "bot": "search"},
        {},
    )
    put(engine, 7, *around, create={"clock": clock, "options": options, "host": "ada"}, waiting=2)
    with reading(engine) as connection:
        (listed,) = open_tables(connection, None, "running")
    assert listed == Listed(
        id=table_id(7),
        game="lost-cities",
        options=options,
        clock=DaysClock(3),
        status="running",
        public=True,
        analysis=False,
        created=7,
        changed=7,
        seats=[
            SeatInfo("person", "ada", "ada", "greedy", "left"),
            SeatInfo("bot", None, None, "search"),
            SeatInfo("open"),
        ],
        waiting=[2],
        result=None,
        host="ada",
    )


def test_everybody_finds_public_tables_the_newest_first(engine: Engine) -> None:
    put(engine, 1, status="open", waiting=None)
    put(engine, 2, status="open", create={"game": "quest"})
    put(engine, 3, status="open", create={"public": False})
    put(engine, 4, status="open", create={"analysis": True})
    put(engine, 5)
    put(engine, 6, status="over")
    put(engine, 7, status="open")
    with reading(engine) as connection:
        assert numbers(open_tables(connection, None, "open")) == [7, 2, 1]
        assert numbers(open_tables(connection, "lost-cities", "open")) == [7, 1]
        assert numbers(open_tables(connection, None, "open", limit=1)) == [7]
        assert numbers(open_tables(connection, None, "running")) == [5]
        assert numbers(open_tables(connection, "nothing", "open")) == []
        assert open_tables(connection, "lost-cities", "open")[1].waiting == []


def test_my_games_begin_with_those_that_wait_for_me(engine: Engine) -> None:
    put(engine, 1, waiting=0)
    put(engine, 2, waiting=1)
    put(engine, 3, {"user": "ada", "bot": "greedy", "away": "time"}, {"user": "bob"}, waiting=0)
    put(engine, 4, {"user": "bob"}, {"user": "ada"}, waiting=1, create={"public": False})
    put(engine, 5, {"user": "ada"}, {}, status="open", waiting=None)
    put(engine, 6, {"user": "ada"}, {"user": "ada"}, create={"analysis": True, "public": False}, waiting=0)
    put(engine, 7, status="over", waiting=None)
    put(engine, 8, status="closed", waiting=None)
    put(engine, 9, {"user": "bob"}, {"user": "eve"})
    assert found(engine, "ada") == (2, [4, 1, 5, 3, 2, 6])
    assert found(engine, "bob") == (2, [9, 2, 4, 3, 1])
    assert found(engine, "eve") == (0, [9])
    assert found(engine, "nobody") == (0, [])


def test_history_is_told_from_the_latest_back(engine: Engine) -> None:
    result = {"reason": "played", "scores": [3, 4], "placings": [2, 1]}
    for number in range(1, 6):
        put(engine, number, status="over", waiting=None, result=result)
    put(engine, 6)
    put(engine, 7, status="over", create={"analysis": True})
    put(engine, 8, {"user": "bob"}, {"user": "eve"}, status="over")
    with reading(engine) as connection:
        first = history(connection, "ada", None, limit=2)
        assert numbers(first) == [5, 4]
        assert first[0].result == Result("played", [3, 4], [2, 1])
        assert numbers(history(connection, "ada", before=first[-1].changed)) == [3, 2, 1]
        assert numbers(history(connection, "eve", None)) == [8]


def test_statistics_count_games_with_a_result(engine: Engine) -> None:
    put(engine, 1, *over(1, 2), status="over", step=40)
    put(engine, 2, *over(2, 1), status="over", step=50)
    put(engine, 3, *over(1, 1, 3), status="over", step=60)
    put(engine, 4, *over(2, 1, user="eve"), status="over", step=30, create={"public": False})
    put(engine, 5, *over(None, None), status="over", step=1_000)
    put(engine, 6, *over(1, 2), status="over", create={"analysis": True})
    put(engine, 7, *over(1, 2), status="over", create={"game": "quest"}, step=9)
    put(engine, 8)
    put(engine, 9, create={"analysis": True})
    with reading(engine) as connection:
        everybody = GameStatistics("lost-cities", 4, 1, 45.0, [2, 3, 0], mine=0, won=0)
        assert statistics(connection, "lost-cities", None) == everybody
        assert statistics(connection, "lost-cities", "ada") == GameStatistics(
            "lost-cities", 4, 1, 45.0, [2, 3, 0], mine=3, won=2
        )
        assert statistics(connection, "quest", "bob") == GameStatistics("quest", 1, 0, 9.0, [1, 0], mine=1, won=0)
        assert statistics(connection, "island", "ada") == GameStatistics("island", 0, 0, None, [], mine=0, won=0)
