"""Rows of puzzles: ratings of puzzles and people, first attempts, and who took a hint."""

from typing import Any, NamedTuple

from sqlalchemy import Connection, Row, Table, and_, func, select, update

from manoa.server.store.engine import inserting
from manoa.server.store.schema import attempts, hints, puzzle_ratings, solvers
from manoa.study.skill import NEWCOMER, Rating, met

LAST = 10  # attempts that a standing shows
MISSES = 3  # wrong answers of others that are told


class Tally(NamedTuple):
    """Of a puzzle."""

    rating: Rating
    tried: int = 0
    solved: int = 0


class Standing(NamedTuple):
    """Of somebody in a game."""

    rating: Rating = NEWCOMER
    streak: int = 0
    best: int = 0
    tried: int = 0
    solved: int = 0
    last: tuple[bool, ...] = ()  # the oldest first


class Try(NamedTuple):
    """An attempt to be counted."""

    user: str
    game: str
    puzzle: str
    solved: bool
    play: str
    at: int


# Reading


def ratings(connection: Connection, game: str) -> dict[str, float]:
    """Of the puzzles that people have tried."""
    found = select(puzzle_ratings.c.puzzle, puzzle_ratings.c.rating).where(puzzle_ratings.c.game == game)
    return {row.puzzle: row.rating for row in connection.execute(found)}


def tally(connection: Connection, puzzle: str, first: Rating) -> Tally:
    row = connection.execute(select(puzzle_ratings).where(puzzle_ratings.c.puzzle == puzzle)).one_or_none()
    return Tally(first) if row is None else _tally(row)


def standing(connection: Connection, user: str | None, game: str) -> Standing:
    if user is None:
        return Standing()
    row = connection.execute(select(solvers).where(solvers.c.user == user, solvers.c.game == game)).one_or_none()
    return Standing() if row is None else _standing(row)._replace(last=_last(connection, user, game))


def attempts_of(connection: Connection, user: str | None, game: str) -> dict[str, Row[Any]]:
    """Somebody's, by puzzle, with those after a hint."""
    if user is None:
        return {}
    found = select(attempts).where(attempts.c.user == user, attempts.c.game == game)
    return {row.puzzle: row for row in connection.execute(found)}


def attempt_of(connection: Connection, user: str | None, puzzle: str) -> Row[Any] | None:
    mine = and_(attempts.c.user == user, attempts.c.puzzle == puzzle)
    return connection.execute(select(attempts).where(mine)).one_or_none()


def is_hinted(connection: Connection, user: str | None, puzzle: str) -> bool:
    """Whether somebody took the hint."""
    taken = select(hints.c.puzzle).where(hints.c.user == user, hints.c.puzzle == puzzle)
    return connection.execute(taken).one_or_none() is not None


def misses(connection: Connection, puzzle: str, user: str | None = None) -> list[tuple[str, int]]:
    """What wrong attempts of others began with, and how many of them; the most frequent first."""
    others = attempts.c.user != (user or "")
    alone = and_(attempts.c.solved.is_(False), attempts.c.hinted.is_(False), attempts.c.play != "")
    wrong = and_(attempts.c.puzzle == puzzle, others, alone)
    count = func.count()
    found = select(attempts.c.play, count).where(wrong).group_by(attempts.c.play)
    rows = connection.execute(found.order_by(count.desc(), attempts.c.play).limit(MISSES))
    return [(row[0], row[1]) for row in rows]


def _last(connection: Connection, user: str, game: str) -> tuple[bool, ...]:
    counted = and_(attempts.c.user == user, attempts.c.game == game, attempts.c.hinted.is_(False))
    mine = select(attempts.c.solved).where(counted)
    latest = list(connection.scalars(mine.order_by(attempts.c.at.desc(), attempts.c.puzzle).limit(LAST)))
    return tuple(reversed(latest))


def _tally(row: Any) -> Tally:
    return Tally(Rating(row.rating, row.deviation), row.tried, row.solved)


def _standing(row: Any) -> Standing:
    return Standing(Rating(row.rating, row.deviation), row.streak, row.best, row.tried, row.solved)


# Counting


def count(connection: Connection, made: Try, first: Rating) -> Standing | None:
    """Note an attempt, and what it does to both ratings; `first` is that of a puzzle which nobody has tried yet. How
    the person stood before; None, and no rating changes, if they have made an attempt before or took the hint."""
    hinted = is_hinted(connection, made.user, made.puzzle)
    if not _noted(connection, made, hinted) or hinted:
        return None
    row = _locked(connection, solvers, _fresh(solvers, NEWCOMER, user=made.user, game=made.game, streak=0, best=0))
    puzzle = _locked(connection, puzzle_ratings, _fresh(puzzle_ratings, first, puzzle=made.puzzle, game=made.game))
    before = _standing(row)
    person, problem = met(before.rating, _tally(puzzle).rating, made.solved)
    streak = before.streak + 1 if made.solved else 0
    _set(connection, solvers, row, person, made.solved, streak=streak, best=max(streak, before.best))
    _set(connection, puzzle_ratings, puzzle, problem, made.solved)
    return before


def take_hint(connection: Connection, user: str, puzzle: str, at: int) -> None:
    """From now on an attempt of theirs counts for no rating."""
    row = inserting(connection, hints).values(user=user, puzzle=puzzle, at=at)
    connection.execute(row.on_conflict_do_nothing())


def _noted(connection: Connection, made: Try, hinted: bool) -> bool:
    row = inserting(connection, attempts).values(**made._asdict(), hinted=hinted)
    return connection.execute(row.on_conflict_do_nothing().returning(attempts.c.puzzle)).one_or_none() is not None


def _fresh(table: Table, rating: Rating, **values: Any) -> dict[str, Any]:
    return {"rating": rating.value, "deviation": rating.deviation, "tried": 0, "solved": 0, **values}


def _locked(connection: Connection, table: Table, fresh: dict[str, Any]) -> Any:
    """A row that is there from now on, and nobody else's to change until this transaction ends."""
    connection.execute(inserting(connection, table).values(fresh).on_conflict_do_nothing())
    same = [column == fresh[column.name] for column in table.primary_key]
    return connection.execute(select(table).where(*same).with_for_update()).one()


def _set(connection: Connection, table: Table, row: Any, rating: Rating, solved: bool, **more: Any) -> None:
    values = {"rating": rating.value, "deviation": rating.deviation, "tried": row.tried + 1, **more}
    same = [column == getattr(row, column.name) for column in table.primary_key]
    connection.execute(update(table).where(*same).values(**values, solved=row.solved + solved))
