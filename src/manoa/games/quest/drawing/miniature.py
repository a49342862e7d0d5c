"""A route for a card in a list: the colours of its spaces, and where it ends."""

from itertools import pairwise
from typing import Any

from manoa.art.inks import printed
from manoa.art.kit import Point, data, hexagon, line, n, path
from manoa.art.look import Look
from manoa.games.quest.drawing.picture import route_picture
from manoa.games.quest.drawing.plan import Plan, plan
from manoa.games.quest.drawing.terrain import floor
from manoa.games.quest.parts.board import board

WIDTH, HEIGHT = 168, 90
MARGIN = 3
EDGE = 1.6  # of the cardboard
SHARE = 0.96  # a hex, of the room it has


def drawn(route: dict[str, Any], look: Look, small: bool) -> str:
    """A route as an SVG document: its whole map, or a miniature."""
    return miniature(route, look) if small else route_picture(route, look)


def miniature(route: dict[str, Any], look: Look) -> str:
    """Without the tavern: finding room for its house takes longer than all the rest."""
    chart = plan(board({**route, "tavern": None}), (WIDTH - 2 * MARGIN, HEIGHT - 2 * MARGIN))
    chart = chart.moved(WIDTH / 2, HEIGHT / 2)
    dots = "".join(data("M", *chart.xy(space.at), "h", 0, digits=1) for space in chart.board.spaces)
    body = "".join(line(dots, ink, 2 * (chart.size + edge)) for ink, edge in (("board-edge", EDGE), ("cut", EDGE / 3)))
    body += "".join(path(spaces, ink) for ink, spaces in _by_ink(chart).items()) + _city(chart)
    return printed(
        f'<svg xmlns="http://www.w3.org/2000/svg" width="{WIDTH}" height="{HEIGHT}"'
        f' viewBox="0 0 {WIDTH} {HEIGHT}">{body}</svg>',
        look.theme,
    )


def _by_ink(chart: Plan) -> dict[str, str]:
    """All spaces of one colour are one shape."""
    first, rest = _outline(chart.size * SHARE, chart.flat)
    shapes: dict[str, str] = {}
    for space in chart.board.spaces:
        (x, y), ink = chart.xy(space.at), floor(space.terrain, space.power, space.requires)
        shapes[ink] = shapes.get(ink, "") + data("M", x + first[0], y + first[1], digits=1) + rest
    return shapes


def _outline(size: float, flat: bool) -> tuple[Point, str]:
    """The first corner of a hexagon, and the way along the others, written as short as it goes."""
    corners = hexagon(size, flat)
    steps = [(there[0] - here[0], there[1] - here[1]) for here, there in pairwise(corners)]
    return corners[0], data("l", *(part for step in steps for part in step), "z", digits=1).replace(" -", "-")


def _city(chart: Plan) -> str:
    (x, y), size = chart.city, chart.size * 1.6
    pyramid = f"M{n(x - size)} {n(y + size)}L{n(x)} {n(y - size)}L{n(x + size)} {n(y + size)}Z"
    return line(pyramid, "board-edge", 2 * EDGE) + path(pyramid, "gold")
