"""Where the hexes of a route lie in a picture, and what else of the map takes room."""

import functools
import math
from collections.abc import Sequence
from typing import NamedTuple, Self

from manoa.art.kit import Point, hexagon, polygon
from manoa.games.quest.drawing.blockades import PLAQUE
from manoa.games.quest.drawing.landmarks import CITY, city_at, house_at, house_box, turned
from manoa.games.quest.parts.board import Board, Hex

ANGLES = range(0, 360, 30)


class Marks(NamedTuple):
    """The markers of the modules in play that never move, and where chests lie at first."""

    arrows: dict[Hex, Hex] = {}  # noqa: RUF012 -- nobody writes to it; where each points to
    danger: frozenset[Hex] = frozenset()
    chests: frozenset[Hex] = frozenset()


class Plan(NamedTuple):
    """A map in a picture. The route is turned, the art on it stays upright."""

    board: Board
    angle: int
    size: float  # of a hex, middle to corner
    shift: Point
    marks: Marks = Marks()

    @property
    def flat(self) -> bool:
        return self.angle % 60 == 30

    @property
    def city(self) -> Point:
        """Where El Dorado is drawn."""
        return self.point(city_at(self.board, self.angle))

    @property
    def extent(self) -> tuple[float, float]:
        """Width and height of the whole map."""
        left, top, right, bottom = _extent(self.board, self.angle)
        return (right - left) * self.size, (bottom - top) * self.size

    def moved(self, x: float, y: float) -> Self:
        return self._replace(shift=(self.shift[0] + x, self.shift[1] + y))

    def point(self, place: Point) -> Point:
        """What lies there for hexes of size 1 lies here."""
        return place[0] * self.size + self.shift[0], place[1] * self.size + self.shift[1]

    def place(self, point: Point) -> Point:
        """And back."""
        return (point[0] - self.shift[0]) / self.size, (point[1] - self.shift[1]) / self.size

    def xy(self, at: Sequence[int]) -> Point:
        return self.point(turned(at, self.angle))

    def beside(self, at: Sequence[int], share: Point) -> Point:
        """So far from the middle of a hex, in sizes of a hex."""
        x, y = self.xy(at)
        return x + share[0] * self.size, y + share[1] * self.size

    def corners(self, at: Sequence[int], share: float = 1) -> str:
        return polygon(hexagon(self.size * share, self.flat, self.xy(at)))

    def has_room(self, plaque: Point) -> bool:
        """Whether a plaque there stays inside the map's box."""
        left, top, right, bottom = _extent(self.board, self.angle)
        (x, y), half_w, half_h = self.place(plaque), PLAQUE[0] / 2, PLAQUE[1] / 2
        return left + half_w < x < right - half_w and top + half_h < y < bottom - half_h

    def clearance(self, point: Point) -> float:
        """How far a point is from all that is drawn of the map."""
        hexes = min(math.dist(self.xy(space.at), point) for space in self.board.spaces)
        distances = [hexes - self.size, math.dist(self.city, point) - CITY[0] * self.size]
        if (door := house_at(self.board, self.angle)) is not None:
            left, top, right, bottom = house_box(door)
            x, y = self.place(point)
            distances.append(math.hypot(max(left - x, 0, x - right), max(top - y, 0, y - bottom)) * self.size)
        return min(distances)


def plan(board: Board, room: tuple[float, float]) -> Plan:
    """The route turned so that it fills the room best, around (0, 0); of equals the one that runs to the right."""
    angle = max(ANGLES, key=lambda angle: (round(_fit(board, angle, room), 1), _runs_right(board, angle)))
    left, top, right, bottom = _extent(board, angle)
    size = _fit(board, angle, room)
    return Plan(board, angle, size, (-(left + right) / 2 * size, -(top + bottom) / 2 * size))


def _fit(board: Board, angle: int, room: tuple[float, float]) -> float:
    left, top, right, bottom = _extent(board, angle)
    return min(room[0] / (right - left), room[1] / (bottom - top))


def _runs_right(board: Board, angle: int) -> float:
    return turned(board.corner, angle)[0] - turned(board.starts[0], angle)[0]


@functools.lru_cache(256)
def _extent(board: Board, angle: int) -> tuple[float, float, float, float]:
    """The box around the map for hexes of size 1; El Dorado is wider than its hexes, and the tavern has a house."""
    places = [turned(space.at, angle) for space in board.spaces]
    x, y = city_at(board, angle)
    xs = [x - CITY[0], x + CITY[0], *(side for place in places for side in (place[0] - 1, place[0] + 1))]
    ys = [y - CITY[1] - 0.4, y + CITY[2], *(side for place in places for side in (place[1] - 1.05, place[1] + 1.15))]
    if (door := house_at(board, angle)) is not None:
        left, top, right, bottom = house_box(door)
        xs, ys = [*xs, left, right], [*ys, top, bottom]
    return min(xs), min(ys), max(xs), max(ys)
