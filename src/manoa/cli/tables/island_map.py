"""A map of the Island in text: a row for each row of places, every other one set in by half a place.

·   ·   ·     tall: the corners of a place, with ⌂O or ♜W where a building stands,
│$0,-1  │     the sign of the tile and its place,
│[W] o2 │     an explorer (your own in brackets) and an army; else what the tile is

 -1 $0 Ww2    flat: r stands at the left, q in the place; corners only where a building stands
"""

from __future__ import annotations

from collections.abc import Callable, Collection, Mapping, Sequence
from typing import NamedTuple

from manoa.cli.tables.canvas import Canvas
from manoa.cli.tables.island_ground import Corner, Place
from manoa.cli.tables.island_words import INKS, QUIET, SHORT, SIGNS

Piece = tuple[str, str]  # its mark and its style
LABEL = 4  # columns for r at the left of a flat map
OPEN = "?"  # a place where a tile may be laid
MORE = "+"  # pieces that find no room


class Form(NamedTuple):
    """How large a map is drawn."""

    half: int  # half the columns of a place
    tall: bool

    @property
    def room(self) -> int:
        """Columns inside a place."""
        return 2 * self.half - 1

    @property
    def label(self) -> int:
        return 0 if self.tall else LABEL


FORMS = (Form(4, True), Form(4, False), Form(3, False))  # the largest first


class Marks(NamedTuple):
    """What stands on a map besides its tiles."""

    pieces: Mapping[Place, Sequence[Piece]]
    buildings: Mapping[Corner, Piece]
    targets: Collection[Place]  # where one can go now
    open: Collection[Place]  # where a tile may be laid now
    own: Collection[Place]  # where the explorer of the one who looks stands


class Chart(NamedTuple):
    """A map drawn."""

    canvas: Canvas
    spots: dict[Place, tuple[int, int]]  # the middle of each place: column and row
    labels: dict[int, int]  # r by the rows of the drawing
    form: Form

    @property
    def size(self) -> tuple[int, int]:
        """Columns and rows."""
        return len(self.canvas.columns) + self.form.label, len(self.canvas.rows)


def chart(tiles: Mapping[Place, str], form: Form, marks: Marks) -> Chart:
    places = {**dict.fromkeys(marks.open, OPEN), **tiles}
    top = min(r for _, _, r in places)
    bottom = max(r for _, _, r in places)
    edges = {_edge(corner) for corner in marks.buildings}
    shown = range(top, bottom + 2) if form.tall else sorted(edges)
    lines = 2 if form.tall else 1

    def row_of(r: int) -> int:
        return lines * (r - top) + sum(edge <= r for edge in shown)

    canvas = Canvas()
    spots = {}
    for place in places:
        spots[place] = (2 * place[1] + place[2]) * form.half, row_of(place[2])
        if form.tall:
            _draw_corners(canvas, form, spots[place])
    for place, tile in places.items():
        _draw_place(canvas, form, marks, (place, tile), spots[place])
    for corner, (mark, style) in marks.buildings.items():
        _, _, q, r = corner
        canvas.put((2 * q + r) * form.half, row_of(_edge(corner)) - 1, mark, style)
    return Chart(canvas, spots, {row_of(r): r for _, _, r in places}, form)


def _edge(corner: Corner) -> int:
    """The row of places that a corner lies on top of."""
    _, name, _, r = corner
    return r if name == "N" else r + 1


def _draw_corners(canvas: Canvas, form: Form, spot: tuple[int, int]) -> None:
    column, row = spot
    for aside in (-form.half, 0, form.half):
        for edge in (row - 1, row + 2):
            canvas.put(column + aside, edge, "·", QUIET)
        if aside:
            canvas.put(column + aside, row, "│", QUIET)
            canvas.put(column + aside, row + 1, "│", QUIET)


def _draw_place(canvas: Canvas, form: Form, marks: Marks, what: tuple[Place, str], spot: tuple[int, int]) -> None:
    place, tile = what
    column, row = spot
    _, q, r = place
    is_open = tile == OPEN
    sign = OPEN if is_open else SIGNS[tile]
    style = "bold" if is_open else INKS[tile]
    strong = f"{style} bold underline" if place in marks.targets or is_open else style
    begin = column - form.half + 1
    pieces = _fitting(marks, place)
    if form.tall:
        _write(canvas, begin, row, [(sign, style), (f"{q},{r}", strong)])
        name = "" if is_open else SHORT.get(tile, tile)
        _write(canvas, begin, row + 1, next(filter(_fits(form.room), pieces)) if pieces else [(name, QUIET)])
        return
    where = f"{q},{r}" if form.room >= len(f"{sign}-9,-9") else f"{q}"
    if not pieces:
        _write(canvas, begin, row, [(sign, style), (where, strong)])
        return
    gap = [(" ", "")] if form.half == max(form.half for form in FORMS) else []
    ways = [[(sign, style), (f"{q}", strong), *gap, *some] for some in pieces[:-1]]
    ways += [[(sign, style), *some] for some in pieces[:-1]] + [[(sign, style), *pieces[-1]]]
    _write(canvas, begin, row, next(filter(_fits(form.room), ways), ways[-1]))


def _fitting(marks: Marks, place: Place) -> list[list[Piece]]:
    """Ways to write the pieces on a place, the longest first; the last one is short enough for any form."""
    pieces = list(marks.pieces.get(place, ()))
    if not pieces:
        return []
    spaced = [part for piece in pieces for part in (piece, (" ", ""))][:-1]
    short = [(mark.removesuffix("1"), style) for mark, style in pieces]
    ways = [spaced, pieces, short]
    if place in marks.own:
        (mark, style), *others = pieces
        ways = [[(f"[{mark}]", style), *others], *ways]
        ways = [[(f"[{mark}]", style), *(part for piece in others for part in ((" ", ""), piece))], *ways]
    return [*ways, _cut(short, FORMS[-1].room - 1)]


def _cut(pieces: Sequence[Piece], room: int) -> list[Piece]:
    """As many as there is room for, and a sign that there are more."""
    kept: list[Piece] = []
    for mark, style in pieces:
        if sum(len(text) for text, _ in kept) + len(mark) >= room and (mark, style) != pieces[-1]:
            return [*kept, (MORE, "")]
        kept.append((mark, style))
    return kept if sum(len(text) for text, _ in kept) <= room else [*kept[:-1], (MORE, "")]


def _fits(room: int) -> Callable[[Sequence[Piece]], bool]:
    return lambda parts: sum(len(text) for text, _ in parts) <= room


def _write(canvas: Canvas, column: int, row: int, parts: Sequence[Piece]) -> None:
    for text, style in parts:
        canvas.put(column, row, text, style)
        column += len(text)
