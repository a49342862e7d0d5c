"""Blockades: a palisade along a joint, and the plaque that says what it costs."""

import math
from collections.abc import Sequence
from itertools import pairwise

from manoa.art.kit import Point, circle, icon, line, path, polygon, polyline, rect
from manoa.art.lettering import display
from manoa.games.quest.drawing.terrain import GLYPHS

CREAM = "#FFF6E0"
PLAQUE = (1.34, 0.9)  # its size, in sizes of a hex
_FIELDS = {
    "jungle": "jungle-3",
    "river": "river-3",
    "village": "village-3",
    "rubble": "rubble-shade",
    "demon": "demon-2",
}


def palisade(points: Sequence[Point], size: float, terrain: str = "") -> str:
    """Stakes along a zigzag; those of a demon blockade are burnt and have thorns (H-2.5)."""
    d, w = polyline(points), size * 0.28
    dark = terrain == "demon"
    edge, wood, stake, light, gap = (
        ("demon-deep", "demon-shade", "demon-1", "demon-light", "ember")
        if dark
        else ("board-edge", "trunk", "#A87B4A", "#E0BE8A", "board-edge")
    )
    stakes = line(d, stake, w, stroke_dasharray=f"{size * 0.16:.1f} {size * 0.1:.1f}")
    return (
        (_thorns(points, w) if dark else "")
        + line(d, edge, w + 4)
        + line(d, wood, w)
        + stakes.replace('stroke-linecap="round"', 'stroke-linecap="butt"')
        + line(d, light, 1.6, transform=f"translate(0 {-w * 0.22:.1f})", opacity=".8")
        + line(d, gap, 1.3, transform=f"translate(0 {w * 0.2:.1f})", opacity=".6")
    )


def _thorns(points: Sequence[Point], w: float) -> str:
    """Three for each edge of a hex, by turns on either side."""
    shapes, side = "", 1
    for (x1, y1), (x2, y2) in pairwise(points):
        far = math.dist((x1, y1), (x2, y2))
        along, across = (x2 - x1) / far, (y2 - y1) / far
        for place in (1 / 6, 1 / 2, 5 / 6):
            side = -side
            x, y = x1 + (x2 - x1) * place, y1 + (y2 - y1) * place
            thorn = ((-0.32, 0.4), (0.3, 1.05), (0.32, 0.4))  # along the stakes, and out of them
            shapes += polygon(
                [
                    (x + w * (along * forth - across * side * out), y + w * (across * forth + along * side * out))
                    for forth, out in thorn
                ]
            )
    return path(shapes, "demon-shade", stroke="var(--demon-deep)", stroke_width=2, stroke_linejoin="round")


def plaque(terrain: str, power: int, number: int, at: Point, size: float) -> str:
    """Symbol and pips on the terrain's colour, the number on cream; around a point. That of a demon has horns."""
    w, h = PLAQUE[0] * size, PLAQUE[1] * size
    x, y = at[0] - w / 2, at[1] - h / 2
    field, inner = w * 0.64, 1.2
    dark = terrain == "demon"
    edge = "demon-deep" if dark else "board-edge"
    drawing = _horns(at, w, h) if dark else ""
    drawing += rect(x, y + 2.5, w, h, edge, rx=5)
    drawing += rect(x, y, w, h, "wall", rx=5, stroke=f"var(--{edge})", stroke_width=2)
    left, top, bottom, right = x + inner, y + inner, y + h - inner, x + field
    corner = f"q-4 0 -4 -4V{top + 4:.1f}q0 -4 4 -4z"
    shape = f"M{left + 4:.1f} {top:.1f}H{right:.1f}V{bottom:.1f}H{left + 4:.1f}{corner}"
    drawing += path(shape, _FIELDS[terrain])
    glyph, middle = size * (0.7 if dark else 0.58), x + field / 2 + 0.5
    drawing += icon(
        GLYPHS[terrain], middle - glyph / 2, at[1] - glyph / 2 - (size * 0.16 if power > 1 else 0), glyph, CREAM
    )
    if power > 1:
        for pip in range(power):
            drawing += circle(middle + (pip - (power - 1) / 2) * size * 0.26, at[1] + size * 0.28, size * 0.085, CREAM)
    return drawing + display(
        str(number), x + field + (w - field) / 2, at[1] + size * 0.25, size * 0.68, "#3A2E20", anchor="middle"
    )


def _horns(at: Point, w: float, h: float) -> str:
    drawing = ""
    for side in (-1, 1):

        def place(across: float, up: float, side: int = side) -> str:
            return f"{at[0] + side * w * across:.1f} {at[1] - h * up:.1f}"

        outside = f"M{place(0.5, 0.3)}C{place(0.68, 0.5)} {place(0.66, 0.8)} {place(0.56, 1.02)}"
        inside = f"C{place(0.54, 0.74)} {place(0.4, 0.6)} {place(0.2, 0.46)}Z"
        drawing += path(
            outside + inside, "demon-2", stroke="var(--demon-deep)", stroke_width=2, stroke_linejoin="round"
        )
        drawing += line(f"M{place(0.53, 0.52)}Q{place(0.58, 0.72)} {place(0.56, 0.9)}", "demon-light", 1.4)
    return drawing
