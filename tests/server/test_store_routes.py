"""Rows of routes, on both databases."""

from __future__ import annotations

import pytest
from sqlalchemy import Connection, Engine, func, insert, select

from manoa.server.store import jobs, people, routes
from manoa.server.store.engine import reading, writing
from manoa.server.store.schema import complaints, likes, users
from manoa.server.store.schema import jobs as job_rows
from server.samples import opening, seat, store, table_id

PLAIN = {"route": {"note": "a\u0000b"}, "figures": {"spaces": 3}}


@pytest.fixture
def rows(engine: Engine) -> Engine:
    with writing(engine) as connection:
        for name in ("ann", "bob"):
            connection.execute(insert(users).values(id=name, name=name.title(), created=1))
    return engine


def keep(connection: Connection, title: str, owner: str = "ann", key: str = "k", now: int = 1) -> str:
    return routes.add(connection, owner, "quest", now, title=title, key=key, **PLAIN)


def test_lists_have_the_newest_first_and_can_be_searched(rows: Engine) -> None:
    with writing(rows) as connection:
        lake = keep(connection, "Around the lake", now=1)
        hill = keep(connection, "100% uphill", "bob", now=2)
        assert [row.id for row in routes.others(connection, "quest", None)] == [hill, lake]
        assert [row.id for row in routes.others(connection, "quest", "bob")] == [lake]
        assert [row.id for row in routes.mine(connection, "quest", "bob")] == [hill]
        for search, found in (("LAKE", [lake]), ("0%", [hill]), ("%", [hill]), ("bob", [hill]), ("_", [])):
            assert [row.id for row in routes.others(connection, "quest", None, search)] == found
        assert routes.others(connection, "island", None) == []
        row = routes.find(connection, "quest", lake)
    assert row is not None
    assert (row.route, row.author) == (PLAIN["route"], "Ann")


def test_likes_count_once_for_each_person_and_game(rows: Engine) -> None:
    with writing(rows) as connection:
        for user in ("ann", "ann", "bob"):
            routes.like(connection, "quest", "first", user)
        routes.like(connection, "island", "first", "ann")
        assert routes.liked(connection, "quest", ["first", "other"], "ann") == {"first": (2, True)}
        routes.unlike(connection, "quest", "first", "ann")
        assert routes.liked(connection, "quest", ["first"], "ann") == {"first": (1, False)}
        assert routes.liked(connection, "quest", ["first"], None) == {"first": (1, False)}


def test_plays_are_finished_games_with_people(rows: Engine) -> None:
    kinds = [
        ("k", "over", "quest", "ann", False),
        ("k", "running", "quest", "ann", False),
        ("k", "over", "quest", None, False),
        ("k", "over", "quest", "ann", True),
        ("k", "over", "other", "ann", False),
        ("first", "over", "quest", "bob", False),
    ]
    for number, (route, status, game, user, analysis) in enumerate(kinds):
        id, create = table_id(number), {"route": route, "game": game, "analysis": analysis}
        store(rows, opening(id, [seat(id, 0, user)], create, status=status))
    with reading(rows) as connection:
        assert routes.plays(connection, "quest", ["k", "first", "none"]) == {"k": 1, "first": 1}


def test_who_goes_leaves_nothing(rows: Engine) -> None:
    with writing(rows) as connection:
        mine, his = keep(connection, "Mine"), keep(connection, "His", "bob")
        for user, route in (("ann", his), ("bob", mine)):
            routes.like(connection, "quest", route, user)
            routes.complain(connection, route, user, "dull", 3)
            routes.complain(connection, route, user, "very dull", 4)
        jobs.add(connection, "ann", "quest", "trial", 200, 5)
        assert [row.why for row in routes.complained(connection)] == ["very dull", "very dull"]
        people.erase(connection, "ann", "Explorer")
        assert [row.id for row in routes.others(connection, "quest", None)] == [his]
        for kind in (likes, complaints, job_rows):
            assert connection.scalar(select(func.count()).select_from(kind)) == 0
