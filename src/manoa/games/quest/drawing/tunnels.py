"""Rails below ground between the mouths of one tile (H-2.3)."""

import math
from collections.abc import Callable
from itertools import combinations

from manoa.art.kit import Point, line, middle, n
from manoa.games.quest.parts.board import Board, Hex


def tunnels(board: Board, xy: Callable[[Hex], Point], size: float) -> str:
    """Each mouth to each other one of its tile."""
    mouths: dict[str, list[Point]] = {}
    for space in board.spaces:
        if space.terrain == "tunnel":
            mouths.setdefault(space.piece, []).append(xy(space.at))
    return "".join(_rails(first, last, own, size) for own in mouths.values() for first, last in combinations(own, 2))


def _rails(first: Point, last: Point, mouths: list[Point], size: float) -> str:
    """Bent outwards, past the glyphs on the way."""
    length = math.dist(first, last)
    along = ((last[0] - first[0]) / length, (last[1] - first[1]) / length)
    between, centre = middle((first, last)), middle(mouths)
    away = math.dist(between, centre)
    out = ((between[0] - centre[0]) / away, (between[1] - centre[1]) / away) if away > 1 else (-along[1], along[0])
    begin, end = (
        [at + size * (0.62 * side * step + 0.1 * bend) for at, step, bend in zip(point, along, out, strict=True)]
        for point, side in ((first, 1), (last, -1))
    )
    bow = [at + size * 0.95 * bend for at, bend in zip(between, out, strict=True)]
    d = "M{} {}Q{} {} {} {}".format(*map(n, (*begin, *bow, *end)))
    ties = line(d, "demon-light", size * 0.19, stroke_dasharray=f"{n(size * 0.07, 2)} {n(size * 0.12, 2)}")
    return (
        line(d, "demon-deep", size * 0.25, opacity=".85")
        + ties.replace('stroke-linecap="round"', 'stroke-linecap="butt"')
        + line(d, "demon-deep", size * 0.085)
        + line(d, "demon-light", size * 0.04)
    )
