"""A map of the Island in text: a row for each row of places, every other one set in by half a place.

-1 $0 W w2   r stands at the left, q in the place, with an explorer (your own in brackets) and an army;
    ⌂O       where nobody stands, both: $0,-1. Buildings stand at their corners, between the rows.
"""

from collections.abc import Collection, Mapping, Sequence
from typing import NamedTuple

from manoa.cli.boards.canvas import Canvas
from manoa.cli.boards.island.ground import Corner, Place
from manoa.cli.boards.island.signs import INKS, SIGNS

Piece = tuple[str, str]  # its mark and its style
HALF = 4  # half the columns of a place
ROOM = 2 * HALF - 1  # columns inside a place
LABEL = 4  # columns for r at the left
OPEN = "?"  # a place where a tile may be laid
MORE = "+"  # pieces that find no room


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

    @property
    def size(self) -> tuple[int, int]:
        """Columns and rows."""
        return len(self.canvas.columns) + LABEL, len(self.canvas.rows)


def chart(tiles: Mapping[Place, str], marks: Marks) -> Chart:
    places = {**dict.fromkeys(marks.open, OPEN), **tiles}
    top = min(r for _, _, r in places)
    edges = {_edge(corner) for corner in marks.buildings}

    def row_of(r: int) -> int:
        return r - top + sum(edge <= r for edge in edges)

    canvas = Canvas()
    spots = {place: ((2 * place[1] + place[2]) * HALF, row_of(place[2])) for place in places}
    for place, tile in places.items():
        column, row = spots[place]
        column -= HALF - 1
        for text, style in _words(marks, place, tile):
            canvas.put(column, row, text, style)
            column += len(text)
    for corner, (mark, style) in marks.buildings.items():
        _, _, q, r = corner
        canvas.put((2 * q + r) * HALF, row_of(_edge(corner)) - 1, mark, style)
    return Chart(canvas, spots, {row_of(r): r for _, _, r in places})


def _edge(corner: Corner) -> int:
    """The row of places that a corner lies on top of."""
    _, name, _, r = corner
    return r if name == "N" else r + 1


def _words(marks: Marks, place: Place, tile: str) -> list[Piece]:
    """What stands in a place: its sign, where it is, and who is there, as far as there is room."""
    _, q, r = place
    is_open = tile == OPEN
    style = "bold" if is_open else INKS[tile]
    strong = f"{style} bold underline" if place in marks.targets or is_open else style
    sign = OPEN if is_open else SIGNS[tile], style
    pieces = _ways(marks, place)
    if not pieces:
        return [sign, (f"{q},{r}", strong)]
    ways = [[sign, (f"{q}", strong), (" ", ""), *some] for some in pieces[:-1]] + [[sign, *some] for some in pieces]
    return next((way for way in ways if sum(len(text) for text, _ in way) <= ROOM), ways[-1])


def _ways(marks: Marks, place: Place) -> list[list[Piece]]:
    """Ways to write the pieces on a place, the longest first; the last one is short enough in any case."""
    pieces = list(marks.pieces.get(place, ()))
    if not pieces:
        return []
    short = [(mark.removesuffix("1"), style) for mark, style in pieces]
    ways = [_spaced(pieces), pieces, short]
    if place in marks.own:
        (mark, style), *others = pieces
        own = [(f"[{mark}]", style), *others]
        ways = [_spaced(own), own, *ways]
    return [*ways, _cut(short)]


def _spaced(pieces: Sequence[Piece]) -> list[Piece]:
    return [part for piece in pieces for part in (piece, (" ", ""))][:-1]


def _cut(pieces: Sequence[Piece]) -> list[Piece]:
    """As many as there is room for beside the sign, and a mark that there are more."""
    kept: list[Piece] = []
    for place, (mark, style) in enumerate(pieces):
        is_last = place == len(pieces) - 1
        if sum(len(text) for text, _ in kept) + len(mark) + (not is_last) > ROOM - 1:
            return [*kept, (MORE, "")]
        kept.append((mark, style))
    return kept
