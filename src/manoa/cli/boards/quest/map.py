"""The map of Quest in text: a row for each row of hexes, every other one set in by half a space.

♣2B      a space: its terrain, its power, the letter of its tile
B12      one that can be reached now, by its name
≈1» ♣2! ♣1¤  a current, danger, a chest; G a dragon awake, g one asleep
[●] ■    a piece of your own, a piece of another seat
══ 4 ≈1 ══   a blockade; where it runs down the map, ║ with its number between
"""

import functools
from collections.abc import Collection, Iterable, Mapping, Sequence
from dataclasses import dataclass
from typing import NamedTuple

from manoa.cli.boards.canvas import Canvas
from manoa.cli.boards.quest.signs import INKS, SIGNS
from manoa.games.quest.parts.board import CLOSED, Board, Hex, Joint, Space, neighbours

CITY = "EL DORADO"
WALL = "bold red"
NEAR = 7  # columns that a label may stand away from its blockade
HALF = 2  # half the columns of a space, with the gap behind it
WIDTH = 2 * HALF - 1


class Marks(NamedTuple):
    """What stands on the map besides the route itself."""

    pieces: Mapping[Hex, tuple[str, str]]  # the mark of the piece that stands there and its style
    walls: Sequence[tuple[Joint, str]]  # joints with a blockade: its number and what it takes
    caves: Mapping[Hex, int]  # tokens left
    named: Collection[Hex]  # spaces whose names are to be read, because they can be reached
    all_names: bool
    markers: Mapping[Hex, str] = {}  # what modules laid on spaces


@dataclass(frozen=True)
class Layout:
    """A route turned in steps of 60 degrees."""

    board: Board
    turn: int

    @functools.cached_property
    def size(self) -> tuple[int, int]:
        """Columns and rows, with all blockades that there can be."""
        walls = [(joint, "0 ♣0") for joint in self.board.joints if joint.blockade]
        canvas, _ = drawn(self, Marks({}, walls, {}, (), False))
        return len(canvas.columns), len(canvas.rows)

    @functools.cached_property
    def cuts(self) -> int:
        """How many blockades along a row would also part neighbours that have nothing to do with them."""
        places = {space.at: self.place(space.at)[1] for space in self.board.spaces}
        pairs = {(at, other) for at in places for other in neighbours(at) if places.get(other) == places[at] + 1}
        number = 0
        for joint in self.board.joints:
            if joint.blockade:
                own = {*joint.contacts, *((other, one) for one, other in joint.contacts)}
                number += sum(any(places[at] == row for at, _ in pairs - own) for row in _wall(self, joint).flat)
        return number

    def place(self, at: Hex, below: Iterable[int] = ()) -> tuple[int, int]:
        """Column and row of a space, counted from 0, with further rows `below` some of them."""
        left, top = self._corner
        x, y = _turned(at, self.turn)
        return (x - left) * HALF, _shifted(y - top, below)

    @functools.cached_property
    def _corner(self) -> Hex:
        """The leftmost and the topmost of all places."""
        spots = [_turned(at, self.turn) for at in (*(space.at for space in self.board.spaces), *self.board.city)]
        return min(x for x, _ in spots), min(y for _, y in spots)


def layouts(board: Board) -> list[Layout]:
    """All ways to lay a route out, those that run to the right or up before those that do not."""
    return sorted((Layout(board, turn) for turn in range(6)), key=lambda layout: not _runs_well(layout))


def _runs_well(layout: Layout) -> bool:
    (x, y), (end_x, end_y) = layout.place(layout.board.starts[0]), layout.place(layout.board.corner)
    return (end_x - x) > 2 * (end_y - y)


def _turned(at: Hex, turn: int) -> Hex:
    """Half spaces to the right and rows down."""
    q, r = at
    for _ in range(turn):
        q, r = -r, q + r
    return 2 * q + r, r


def drawn(layout: Layout, marks: Marks) -> tuple[Canvas, dict[Hex, tuple[int, int]]]:
    """The whole map, and where every space is on it. A blockade along a row takes a row of its own."""
    walls = [_wall(layout, joint) for joint, _ in marks.walls]
    below = sorted({row for wall in walls for row in wall.flat})
    spots = {space.at: layout.place(space.at, below) for space in layout.board.spaces}
    canvas = Canvas()
    for space in layout.board.spaces:
        _draw_space(canvas, marks, space, spots[space.at])
    for (_, label), wall in zip(marks.walls, walls, strict=True):
        _draw_wall(canvas, wall, below, label)
    _draw_city(canvas, layout, below)
    for (_, label), wall in zip(marks.walls, walls, strict=True):
        if not wall.flat:
            _label_wall(canvas, [(column, _shifted(row, below)) for column, row in wall.upright], label)
    return canvas, spots


def _shifted(row: int, below: Iterable[int]) -> int:
    return row + sum(other < row for other in below)


# Spaces


def _draw_space(canvas: Canvas, marks: Marks, space: Space, spot: tuple[int, int]) -> None:
    ink = INKS[space.terrain]
    named = space.at in marks.named
    if space.at in marks.pieces:
        mark, style = marks.pieces[space.at]
        canvas.put(*spot, mark.center(WIDTH), style)
    elif space.terrain not in CLOSED and (named or marks.all_names):
        canvas.put(*spot, space.name.ljust(WIDTH), f"bold {ink} underline" if named else ink)
    else:
        ground = _ground(space, marks.caves)
        canvas.put(*spot, ground, ink)
        marker = marks.markers.get(space.at)
        beside, style = (marker, WALL) if marker else (space.piece, "dim")
        canvas.put(spot[0] + len(ground), spot[1], beside[: WIDTH - len(ground)], style)


def _ground(space: Space, caves: Mapping[Hex, int]) -> str:
    """What it takes to enter a space; of a cave, how many tokens are left in it."""
    sign = SIGNS[space.terrain]
    if space.terrain == "mountain":
        return sign * WIDTH
    if space.terrain == "cave":
        return f"{SIGNS['mountain']}{sign}{caves.get(space.at, SIGNS['mountain'])}"
    if space.terrain == "finish":
        return f"{sign}{SIGNS[space.requires]}{space.power}"
    return f"{sign}{space.power or sign}"


# Blockades


class Wall(NamedTuple):
    """Where a joint runs on the map."""

    upright: list[tuple[int, int]]  # column and row of gaps between neighbours in a row
    flat: dict[int, tuple[int, int]]  # rows below which it runs along, and its columns there


def _wall(layout: Layout, joint: Joint) -> Wall:
    upright: dict[Hex, tuple[int, int]] = {}
    slanting = []
    for one, other in joint.contacts:
        (x, y), (other_x, other_y) = layout.place(one), layout.place(other)
        if y == other_y:
            upright[one] = upright[other] = max(x, other_x) - 1, y
        else:
            slanting.append((one, other))
    flat: dict[int, tuple[int, int]] = {}
    for one, other in slanting:
        if one in upright or other in upright:
            continue  # that part is seen well enough
        (x, y), (other_x, other_y) = layout.place(one), layout.place(other)
        begin, end = flat.get(min(y, other_y), (x, x))
        flat[min(y, other_y)] = min(begin, x, other_x), max(end, *(part + WIDTH for part in (x, other_x)))
    return Wall(sorted(set(upright.values()), key=lambda spot: spot[1]), flat)


def _draw_wall(canvas: Canvas, wall: Wall, below: list[int], label: str) -> None:
    for row, (begin, end) in wall.flat.items():
        canvas.put(begin, _shifted(row, below) + 1, f" {label} ".center(end - begin, "═"), WALL)
    for column, row in wall.upright:
        canvas.put(column, _shifted(row, below), "║", WALL)


def _label_wall(canvas: Canvas, spots: list[tuple[int, int]], label: str) -> None:
    """Where it ends, if there is room; else its number takes a place in it."""
    (first, top), (last, bottom) = spots[0], spots[-1]
    width, rows = len(label), canvas.rows
    for column, row in ((first, top - 1), (last, bottom + 1)):
        for aside in sorted(range(-NEAR, NEAR + 1), key=abs):
            begin = column + aside - width // 2
            if row in rows and canvas.is_free(begin, row, width):
                canvas.put(begin, row, label, WALL)
                return
    column, row = spots[len(spots) // 2]
    canvas.put(column, row, label[0], f"{WALL} reverse")


def _draw_city(canvas: Canvas, layout: Layout, below: list[int]) -> None:
    for at in layout.board.city:
        column, row = layout.place(at, below)
        for begin in (column, column + WIDTH - len(CITY), column + HALF - len(CITY) // 2):
            if canvas.is_free(begin, row, len(CITY)):
                canvas.put(begin, row, CITY, "bold yellow")
                return
