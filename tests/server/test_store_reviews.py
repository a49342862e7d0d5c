"""Rows of reviews, on both databases."""

from __future__ import annotations

import pytest
from sqlalchemy import Engine, insert

from manoa.server.store import jobs, people, reviews
from manoa.server.store.engine import writing
from manoa.server.store.schema import users
from server.samples import opening, seat, store, table_id

TABLE = table_id(1)
FIGURES = [{"own": -5}, {"own": 0}]


@pytest.fixture
def rows(engine: Engine) -> Engine:
    with writing(engine) as connection:
        for name in ("ann", "bob"):
            connection.execute(insert(users).values(id=name, name=name.title(), created=1))
    store(engine, opening(TABLE, [seat(TABLE, 0, "ann"), seat(TABLE, 1, "bob")], {}, status="over"))
    return engine


def begin(connection: object, user: str = "ann", match: str = "m", now: int = 1000) -> str | None:
    return reviews.begin(connection, user, "lost-cities", "review", 90, now, TABLE, match)  # type: ignore[arg-type]


def test_one_job_at_a_time_works_on_a_review(rows: Engine) -> None:
    with writing(rows) as connection:
        job = begin(connection)
        assert job is not None
        assert begin(connection, "bob") is None, "somebody works on it"
        assert reviews.tell(connection, job, 1001, TABLE, {"body": b"half"}, state="running", done=45, of=90)
        found = reviews.find(connection, TABLE, "m")
        assert found is not None
        assert (found.body, found.done, found.state, found.user) == (b"half", 45, "running", "ann")
        assert reviews.find(connection, TABLE, "another match") is None
        result = {"body": b"whole", "figures": FIGURES}
        assert reviews.tell(connection, job, 1002, TABLE, result, state="done", done=90, of=90)
        assert begin(connection, "bob") is None, "there is one"
        (mine,) = reviews.of_person(connection, "bob", None)
        assert (mine.id, mine.seat, mine.figures) == (TABLE, 1, FIGURES)
        assert reviews.of_person(connection, "bob", "quest") == []


def test_a_review_that_was_stopped_lost_or_is_of_another_match_is_begun_again(rows: Engine) -> None:
    with writing(rows) as connection:
        first = begin(connection)
        assert first is not None
        assert jobs.stop(connection, "ann", first, 1001)
        second = begin(connection, "bob", now=1002)
        assert second is not None
        third = begin(connection, "ann", now=1002 + jobs.LOST + 1)
        assert third is not None, "its node is gone"
        assert not reviews.tell(connection, second, 1003, TABLE, {"body": b"late"}, state="running", done=1, of=90)
        fourth = begin(connection, "bob", "m2", 1004 + jobs.LOST)
        assert fourth is not None
        assert not reviews.tell(connection, third, 1005, TABLE, {"body": b"late"}, state="running", done=1, of=90)
        found = reviews.find(connection, TABLE, "m2")
        assert found is not None
        assert found.body is None


def test_who_goes_takes_their_jobs_and_leaves_what_is_done(rows: Engine) -> None:
    with writing(rows) as connection:
        job = begin(connection)
        assert job is not None
        people.erase(connection, "ann", "Explorer")
        assert not reviews.tell(connection, job, 1001, TABLE, {"body": b"half"}, state="running", done=45, of=90)
        found = reviews.find(connection, TABLE, "m")
        assert found is not None
        assert (found.user, found.body) == (None, None)
        assert begin(connection, "bob") is not None
