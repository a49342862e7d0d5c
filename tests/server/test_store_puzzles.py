"""Rows of puzzles, on both databases."""

from __future__ import annotations

import pytest
from sqlalchemy import Engine, func, insert, select

from manoa.server.store import people, puzzles
from manoa.server.store.engine import reading, writing
from manoa.server.store.puzzles import Try
from manoa.server.store.schema import attempts, puzzle_ratings, solvers, users
from manoa.study.skill import NEWCOMER, Rating

FIRST = Rating(1600.0, 150.0)
GAME = "lost-cities"


@pytest.fixture
def rows(engine: Engine) -> Engine:
    with writing(engine) as connection:
        for name in ("ann", "bob"):
            connection.execute(insert(users).values(id=name, name=name.title(), created=1))
    return engine


def tried(user: str, number: int, solved: bool, play: str = "play R4", game: str = GAME) -> Try:
    return Try(user, game, f"lc-{number:06x}", solved, play, number)


def test_an_attempt_moves_both_ratings_once(rows: Engine) -> None:
    with writing(rows) as connection:
        before = puzzles.count(connection, tried("ann", 1, True), FIRST)
        assert before is not None
        assert before.rating == NEWCOMER
        after, tally = puzzles.standing(connection, "ann", GAME), puzzles.tally(connection, "lc-000001", FIRST)
        assert after.rating.value > NEWCOMER.value + 100
        assert after.rating.deviation < NEWCOMER.deviation
        assert tally.rating.value < FIRST.value
        assert (tally.tried, tally.solved) == (1, 1)
        assert puzzles.count(connection, tried("ann", 1, False), FIRST) is None
        assert puzzles.standing(connection, "ann", GAME) == after
        assert puzzles.tally(connection, "lc-000001", FIRST) == tally
        found = puzzles.attempt_of(connection, "ann", "lc-000001")
        assert found is not None
        assert (found.solved, found.at) == (True, 1)
        assert puzzles.attempt_of(connection, "bob", "lc-000001") is None


def test_a_streak_ends_and_the_best_one_stays(rows: Engine) -> None:
    results = [True, True, True, False, True]
    with writing(rows) as connection:
        for number, solved in enumerate(results):
            puzzles.count(connection, tried("ann", number, solved), FIRST)
        found = puzzles.standing(connection, "ann", GAME)
    assert (found.streak, found.best, found.tried, found.solved) == (1, 3, 5, 4)
    assert list(found.last) == results


def test_a_standing_shows_the_last_ten_of_its_game(rows: Engine) -> None:
    with writing(rows) as connection:
        for number in range(13):
            puzzles.count(connection, tried("ann", number, number >= 11), FIRST)
        puzzles.count(connection, tried("ann", 99, True, game="quest"), FIRST)
        assert puzzles.standing(connection, "ann", GAME).last == (False,) * 8 + (True, True)
        assert puzzles.standing(connection, "ann", "quest").last == (True,)
        assert len(puzzles.attempts_of(connection, "ann", GAME)) == 13
        assert puzzles.standing(connection, None, GAME) == puzzles.Standing()
        assert set(puzzles.ratings(connection, GAME)) == {f"lc-{number:06x}" for number in range(13)}


def test_wrong_answers_are_counted_and_giving_up_is_none(rows: Engine) -> None:
    with writing(rows) as connection:
        connection.execute(insert(users), [{"id": f"u{n}", "name": "X", "created": 1} for n in range(4)])
        plays = ["discard R4", "discard R4", "play B2", ""]
        for number, play in enumerate(plays):
            puzzles.count(connection, tried(f"u{number}", 1, False, play), FIRST)
        puzzles.count(connection, tried("ann", 1, True, "play R4"), FIRST)
        assert puzzles.misses(connection, "lc-000001") == [("discard R4", 2), ("play B2", 1)]
        assert puzzles.misses(connection, "lc-000001", "u0") == [("discard R4", 1), ("play B2", 1)]


def test_whoever_is_erased_leaves_no_attempt(rows: Engine) -> None:
    with writing(rows) as connection:
        for user in ("ann", "bob"):
            puzzles.count(connection, tried(user, 1, True), FIRST)
        people.erase(connection, "ann", "Explorer")
    with reading(rows) as connection:
        assert list(connection.scalars(select(attempts.c.user))) == ["bob"]
        assert list(connection.scalars(select(solvers.c.user))) == ["bob"]
        assert connection.scalar(select(func.sum(puzzle_ratings.c.tried))) == 2
