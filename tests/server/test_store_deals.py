"""Rows of deals of the day, on both databases."""

from __future__ import annotations

from concurrent.futures import ThreadPoolExecutor
from random import Random
from typing import Any

import pytest
from sqlalchemy import Engine, insert, select

from manoa.server.store import deals, people
from manoa.server.store.engine import reading, writing
from manoa.server.store.schema import entries, users
from manoa.study.daily import standing, unit
from server.samples import opening, seat, store, table_id

GAME, DAY = "lost-cities", "2026-11-18"


@pytest.fixture
def rows(engine: Engine) -> Engine:
    with writing(engine) as connection:
        for name in ("ann", "bob", "eve"):
            connection.execute(insert(users).values(id=name, name=name.title(), created=1))
        draw(connection, bytes(32))
    return engine


def draw(connection: Any, seed: bytes, day: str = DAY) -> bytes:
    found = deals.draw(connection, 1, game=GAME, day=day, seed=seed, options={}, bots=[None, "strong"])
    return bytes(found.seed)


def test_all_nodes_have_the_same_deal_whoever_draws_first(rows: Engine) -> None:
    def one(number: int) -> bytes:
        with writing(rows) as connection:
            return draw(connection, bytes([number]) * 32, "2026-11-19")

    with ThreadPoolExecutor(6) as threads:
        assert len(set(threads.map(one, range(1, 13)))) == 1
    with writing(rows) as connection:
        assert draw(connection, bytes([99]) * 32) == bytes(32)
        assert deals.dealt_days(connection, GAME, DAY) == {DAY, "2026-11-19"}
        assert deals.find(connection, "quest", DAY) is None


def test_who_asks_at_once_on_several_nodes_still_has_one_try(rows: Engine) -> None:
    def one(number: int) -> str:
        with writing(rows) as connection:
            return deals.enter(connection, GAME, DAY, table_id(number), 1, user="ann")

    with ThreadPoolExecutor(6) as threads:
        assert len(set(threads.map(one, range(12)))) == 1
    with writing(rows) as connection:
        first = deals.enter(connection, GAME, DAY, table_id(20), 1, bot="fair")
        assert deals.enter(connection, GAME, DAY, table_id(21), 1, bot="fair") == first
        assert deals.enter(connection, GAME, DAY, table_id(22), 1, user="bob") == table_id(22)


def played(rows: Engine, number: int, status: str, **who: str) -> str:
    id = table_id(number)
    store(rows, opening(id, [seat(id, 0, who.get("user"))], {"deal": f"{GAME}/{DAY}"}, status=status))
    with writing(rows) as connection:
        return deals.enter(connection, GAME, DAY, id, number, **who)


def test_who_is_done_is_told_by_the_index_of_tables(rows: Engine) -> None:
    mine, bot = played(rows, 1, "over", user="ann"), played(rows, 2, "over", bot="fair")
    played(rows, 3, "running", user="bob")
    with writing(rows) as connection:
        done = {name: deals.has_finished(connection, GAME, DAY, name) for name in ("ann", "bob", "eve")}
        assert done == {"ann": True, "bob": False, "eve": False}
        assert not deals.has_finished(connection, GAME, "2026-11-19", "ann")
        assert deals.played(connection, DAY) == {GAME: 1}
        assert set(deals.unsettled(connection, GAME, DAY, 9)) == {mine, bot}
        assert deals.results(connection, GAME, DAY, True) == []
        deals.settle(connection, mine, finished=5, score=-3, placing=2, turns=20, flaw=None)
        assert deals.unsettled(connection, GAME, DAY, 9) == [bot]
        (line,) = deals.results(connection, GAME, DAY, True)
        assert (line.name, line.bot, line.score) == ("Ann", None, -3)
        assert [(row.table, row.status) for row in deals.tries_of(connection, "ann")] == [(mine, "over")]
        assert deals.tries_of(connection, "ann", "quest") == []


def test_who_gave_up_has_not_played_to_the_end(rows: Engine) -> None:
    played(rows, 1, "over", user="ann")
    gone = table_id(2)
    store(rows, opening(gone, [seat(gone, 0, "bob", away="resigned")], {"deal": f"{GAME}/{DAY}"}, status="over"))
    with writing(rows) as connection:
        deals.enter(connection, GAME, DAY, gone, 2, user="bob")
        assert [deals.has_finished(connection, GAME, DAY, name) for name in ("ann", "bob")] == [True, False]


@pytest.mark.parametrize("game", ["lost-cities", "quest"])  # one with points, one without
def test_of_very_many_results_the_best_are_listed(rows: Engine, monkeypatch: pytest.MonkeyPatch, game: str) -> None:
    """Whatever the database finds first: two days' lists would not be alike."""
    luck, made = Random(1), []
    with writing(rows) as connection:
        deals.draw(connection, 1, game=game, day=DAY, seed=bytes(32), options={}, bots=[None])
        for number in range(40):
            id = table_id(number)
            deals.enter(connection, game, DAY, id, number, bot=f"bot {number}")
            flaw, placing = luck.choice([None, None, "late"]), luck.randint(1, 3)
            score, turns = luck.randint(-3, 3), luck.randint(10, 14)
            deals.settle(
                connection, id, finished=luck.randint(1, 9), score=score, placing=placing, turns=turns, flaw=flaw
            )
            made.append((flaw is not None, standing(game, score, placing, turns)))
    monkeypatch.setattr(deals, "MOST_LISTED", 12)
    with reading(rows) as connection:
        found = deals.results(connection, game, DAY, unit(game) == "points")
    best = [(row.flaw is not None, standing(game, row.score, row.placing, row.turns)) for row in found]
    assert best == sorted(made)[:12]


def test_what_ended_first_is_noted_first(rows: Engine) -> None:
    ids = [played(rows, number, "over", user=name) for number, name in ((3, "ann"), (1, "bob"), (2, "eve"))]
    with reading(rows) as connection:
        assert deals.unsettled(connection, GAME, DAY, 2) == sorted(ids)[:2]


def test_friends_are_those_with_whom_one_sat_at_a_table(rows: Engine) -> None:
    for number, names in enumerate((("ann", "bob"), ("eve", None), ("ann", None))):
        id = table_id(number)
        store(rows, opening(id, [seat(id, place, name) for place, name in enumerate(names)]))
    with reading(rows) as connection:
        assert deals.friends(connection, "ann") == {"bob"}
        assert deals.friends(connection, "eve") == set()


def test_games_with_the_same_deal_are_mine_or_everybody_s(rows: Engine) -> None:
    first = table_id(1)
    store(rows, opening(first, [seat(first, 0, "eve")], status="over"))
    for number, (user, public, status) in enumerate(
        [("ann", False, "over"), ("bob", False, "over"), ("bob", True, "over"), ("ann", False, "running")], 2
    ):
        id = table_id(number)
        store(rows, opening(id, [seat(id, 0, user)], {"deal": first, "public": public}, status=status))
    with reading(rows) as connection:
        assert set(deals.dealt_alike(connection, first, "ann", [])) == {first, table_id(2), table_id(4)}
        assert set(deals.dealt_alike(connection, first, None, [first])) == {table_id(4)}


def test_who_goes_leaves_no_entry(rows: Engine) -> None:
    played(rows, 1, "over", user="ann")
    kept = played(rows, 2, "over", user="bob")
    with writing(rows) as connection:
        people.erase(connection, "ann", "Explorer")
        assert list(connection.scalars(select(entries.c.table))) == [kept]
