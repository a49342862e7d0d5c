"""The course of a match as curves: from what views tell, and from those that a visitor may have."""

from __future__ import annotations

import random
from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any

import pytest

import manoa
from manoa.server.table import course as module
from manoa.server.table.course import course
from manoa.server.table.project import SPECTATOR, viewpoint
from manoa.server.table.refusal import Refused
from manoa.server.wire import commands
from manoa.server.wire.analysis import Graph
from server.tables import ADA, GAMES, ME, OPEN, Person, Room, branched, room, seated
from walks import play_on

every_game = pytest.mark.parametrize("game", GAMES)


def curves(made: Room, who: Person | None = None, seat: int | None = None) -> Graph:
    return course(made.table, viewpoint(made.table, who.id if who else None), seat)()


def values(made: Room, viewers: list[int | None], step: int) -> list[dict[str, float]]:
    """What the game's own hook says about each seat, by the view that stands beside it."""
    then, graph = made.match.at(step), made.match.game.book.graph
    assert graph is not None
    return [graph(then.view(viewer), seat) for seat, viewer in enumerate(viewers)]


def agrees(found: Graph, made: Room, viewers: list[int | None]) -> bool:
    lines = [values(made, viewers, step) for step in found.steps]
    names = {name for step in lines for seat in step for name in seat}
    expected = {
        name: [[step[seat].get(name) for step in lines] for seat in range(made.match.players)] for name in names
    }
    return bool(names) and found.series == expected


@every_game
def test_while_it_runs_all_is_seen_with_the_visitor_s_own_eyes(game: str) -> None:
    made = seated(game)
    made.steps(12)
    found = curves(made, ADA)
    assert found.steps == list(range(13))
    assert agrees(found, made, [0, 0])
    assert agrees(curves(made), made, [None, None])


@every_game
def test_once_it_is_over_each_seat_is_told_about_by_itself(game: str) -> None:
    made = seated(game)
    made.finish()
    assert agrees(curves(made), made, [0, 1])
    assert agrees(curves(made, ADA, 1), made, [1, 1])
    assert agrees(curves(made, ADA, -1), made, [None, None])


def test_an_analysis_of_one_s_own_is_an_open_book() -> None:
    made = seated()
    made.steps(7)
    own = branched(made, ADA, 5)
    own.steps(2)
    found = curves(own, ADA)
    assert found.steps == list(range(own.table.step + 1))
    assert agrees(found, own, [0, 1])


def test_other_eyes_are_refused_while_it_runs() -> None:
    made = seated()
    with pytest.raises(Refused, match="only your own view"):
        curves(made, ADA, 1)
    with pytest.raises(Refused, match="numbered"):
        curves(made, ADA, 5)
    assert curves(made, ADA, 0) == curves(made, ADA)


def test_before_the_start_there_is_no_course() -> None:
    with pytest.raises(Refused) as refused:
        course(room("lost-cities", ME, OPEN).table, SPECTATOR, None)
    assert refused.value.code == "not-started"


def test_a_long_match_is_thinned_out_to_its_ends() -> None:
    match = play_on(manoa.game("quest").start(2, seed=3), random.Random(3), 1000)
    found = module._course(match.game, 2, match.begin.tobytes(), tuple(match.steps), (0, 1))
    last = len(match.steps)
    assert last > module.POINTS
    assert len(found.steps) == module.POINTS == len(set(found.steps))
    assert (found.steps[0], found.steps[-1]) == (0, last)
    assert all(len(curve) == module.POINTS for seats in found.series.values() for curve in seats)


def test_as_many_steps_as_before_are_not_the_same_steps() -> None:
    made = seated()
    made.steps(4)
    branch = branched(made, ADA, 4)
    first, *others = branch.match.legal
    found = []
    for action in (first, others[-1]):
        branch.do(ADA, commands.Play(action))
        found.append((curves(branch, ADA), agrees(curves(branch, ADA), branch, [0, 1])))
        branch.do(ADA, commands.Undo())
    assert all(right for _, right in found)
    assert found[0][0].steps == found[1][0].steps


def test_what_a_view_cannot_tell_is_nothing(monkeypatch: pytest.MonkeyPatch) -> None:
    """A name is there for all seats once one of them has it; a game without a hook has no curves."""
    made = seated()
    made.steps(2)
    monkeypatch.setattr(module, "_course", module._course.__wrapped__)
    lines: list[dict[str, float]] = [{"own": 1.0}, {}]
    with hook(made, lambda _, seat: lines[seat]):
        assert curves(made, ADA).series == {"own": [[1.0] * 3, [None] * 3]}
    with hook(made, None):
        assert curves(made, ADA) == Graph([0, 1, 2], {})


@contextmanager
def hook(made: Room, graph: Any) -> Iterator[None]:
    """Another one for a while, in a rulebook that is frozen."""
    book = made.match.game.book
    kept = book.graph
    object.__setattr__(book, "graph", graph)
    try:
        yield
    finally:
        object.__setattr__(book, "graph", kept)
