"""Where El Dorado and the tavern's house are drawn: beyond their spaces, for hexes of size 1 on a turned map."""

import functools
import math
from collections.abc import Sequence
from typing import Final

from manoa.art.kit import Point, middle
from manoa.games.quest.drawing.tavern import HOUSE
from manoa.games.quest.parts.board import Board, neighbours

CITY: Final = (1.85, 1.25, 1.35)  # half the width of El Dorado, its height above and below its middle
HOUSE_SCALE = 0.0105  # of the tavern's house by the size of a hex
CLEAR = 0.9  # how far from the middle of every space it stands


def turned(at: Sequence[int], angle: int) -> Point:
    """The middle of a hex of size 1 on a map turned clockwise."""
    x, y = math.sqrt(3) * (at[0] + at[1] / 2), 1.5 * at[1]
    cos, sin = math.cos(math.radians(angle)), math.sin(math.radians(angle))
    return x * cos - y * sin, x * sin + y * cos


@functools.lru_cache(256)
def city_at(board: Board, angle: int) -> Point:
    """Where El Dorado is drawn, for hexes of size 1: beyond the finish, as near as it hides no space."""
    start = turned(board.corner, angle)
    x, y = middle([turned(at, angle) for at in board.city])
    beyond = (x - start[0], y - start[1])
    across, down = (part / math.hypot(*beyond) for part in beyond)
    spaces = [place for space in board.spaces if math.dist(place := turned(space.at, angle), start) < 8]
    far = 2.0
    while True:
        x, y = start[0] + across * far, start[1] + down * far
        if not any(abs(a - x) < CITY[0] + 0.7 and y - CITY[1] - 0.8 < b < y + CITY[2] + 0.8 for a, b in spaces):
            return x, y
        far += 0.1


@functools.lru_cache(256)
def house_at(board: Board, angle: int) -> Point | None:
    """Where the doorstep of the tavern's house is, on the far side of its spaces and as near as it hides no space. None
    without a tavern."""
    rooms = [space.at for space in board.spaces if space.terrain == "tavern"]
    if not rooms:
        return None
    others = {space.at for space in board.spaces} - set(rooms)
    here = middle([turned(at, angle) for at in rooms])
    beside = middle([turned(at, angle) for room in rooms for at in neighbours(room) if at in others])
    away = math.atan2(here[1] - beside[1], here[0] - beside[0])
    taken = [turned(space.at, angle) for space in board.spaces]
    city = city_at(board, angle)
    places = [_beyond(here, away + math.radians(turn), taken, city) for turn in (0, -30, 30, -60, 60)]
    return min(places, key=lambda place: math.dist(place, here))


def house_box(place: Point) -> tuple[float, float, float, float]:
    """Left, top, right and bottom of the house with its doorstep there."""
    left, top, w, h = (part * HOUSE_SCALE for part in HOUSE)
    return place[0] + left, place[1] + top, place[0] + left + w, place[1] + top + h


def _beyond(start: Point, angle: float, taken: Sequence[Point], city: Point) -> Point:
    far = 0.0
    while True:
        place = (start[0] + far * math.cos(angle), start[1] + far * math.sin(angle))
        left, top, right, bottom = house_box(place)
        free = all(math.hypot(max(left - x, 0, x - right), max(top - y, 0, y - bottom)) >= CLEAR for x, y in taken)
        above, below = city[1] - CITY[1] - 0.4, city[1] + CITY[2]
        beside = left > city[0] + CITY[0] or right < city[0] - CITY[0] or top > below or bottom < above
        if free and beside:
            return place
        far += 0.1
