"""The course of a match: numbers whose curves are worth looking at. The game says which they are, by its views."""

import functools
from collections.abc import Callable
from typing import Any

import numpy as np

from manoa.play.match import Game, Match
from manoa.server.table.project import Viewpoint, chosen_seat, match_with, open_to
from manoa.server.table.table import Table
from manoa.server.wire.analysis import Graph

POINTS = 400  # of a curve, at most
KEPT = 32  # courses in memory

Viewers = tuple[int | None, ...]  # for each seat, with whose eyes it is looked at; None: a spectator's
Values = dict[str, float]


def course(table: Table, eyes: Viewpoint, wish: int | None) -> Callable[[], Graph]:
    """How to find out how a match went: it takes longer than anybody at the table should wait."""
    match, viewers = match_with(table, 0), _viewers(table, eyes, wish)
    asked = match.game, match.players, match.begin.tobytes(), tuple(match.steps), viewers
    return lambda: _course(*asked)


def _viewers(table: Table, eyes: Viewpoint, wish: int | None) -> Viewers:
    """Once nothing is hidden, each seat is told about by itself; before, all are seen from where the visitor looks."""
    seats = range(len(table.chairs))
    if wish is None and open_to(table, eyes):
        return tuple(seats)
    return (chosen_seat(table, eyes, wish),) * len(seats)


@functools.lru_cache(maxsize=KEPT)
def _course(game: Game, players: int, begin: bytes, steps: tuple[int, ...], viewers: Viewers) -> Graph:
    """Kept by all that it depends on, so that it is the same for whoever asks at whatever table."""
    match = Match(game, players, np.frombuffer(begin, game.book.state.dtype).copy(), None)
    chosen = sorted({point * len(steps) // (POINTS - 1) for point in range(POINTS)})
    rows = []
    for step in chosen:
        match.fold(list(steps[len(match.steps) : step]))
        rows.append(_values(match, viewers))
    names = dict.fromkeys(name for row in rows for values in row for name in values)
    return Graph(chosen, {name: _curves(name, rows, players) for name in names})


def _values(match: Match, viewers: Viewers) -> list[Values]:
    """What the views tell about each seat."""
    graph = match.game.book.graph
    if graph is None:
        return []
    views: dict[int | None, dict[str, Any]] = {viewer: match.view(viewer) for viewer in dict.fromkeys(viewers)}
    return [graph(views[viewer], seat) for seat, viewer in enumerate(viewers)]


def _curves(name: str, rows: list[list[Values]], players: int) -> list[list[float | None]]:
    return [[row[seat].get(name) for row in rows] for seat in range(players)]
