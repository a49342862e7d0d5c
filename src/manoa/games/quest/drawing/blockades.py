"""Blockades: a palisade along a joint, and the plaque that says what it costs."""

from __future__ import annotations

from collections.abc import Sequence

from manoa.art.kit import Point, circle, icon, line, path, polyline, rect
from manoa.art.lettering import display
from manoa.games.quest.drawing.terrain import GLYPHS

CREAM = "#FFF6E0"
PLAQUE = (1.34, 0.9)  # its size, in sizes of a hex
_FIELDS = {"jungle": "jungle-3", "river": "river-3", "village": "village-3", "rubble": "rubble-shade"}


def palisade(points: Sequence[Point], size: float) -> str:
    """Stakes along a zigzag."""
    d, w = polyline(points), size * 0.28
    stakes = line(d, "#A87B4A", w, stroke_dasharray=f"{size * 0.16:.1f} {size * 0.1:.1f}")
    return (
        line(d, "board-edge", w + 4)
        + line(d, "trunk", w)
        + stakes.replace('stroke-linecap="round"', 'stroke-linecap="butt"')
        + line(d, "#E0BE8A", 1.6, transform=f"translate(0 {-w * 0.22:.1f})", opacity=".8")
        + line(d, "board-edge", 1.3, transform=f"translate(0 {w * 0.2:.1f})", opacity=".6")
    )


def plaque(terrain: str, power: int, number: int, at: Point, size: float) -> str:
    """Symbol and pips on the terrain's colour, the number on cream; around a point."""
    w, h = PLAQUE[0] * size, PLAQUE[1] * size
    x, y = at[0] - w / 2, at[1] - h / 2
    field, inner = w * 0.64, 1.2
    drawing = rect(x, y + 2.5, w, h, "board-edge", rx=5)
    drawing += rect(x, y, w, h, "wall", rx=5, stroke="var(--board-edge)", stroke_width=2)
    left, top, bottom, right = x + inner, y + inner, y + h - inner, x + field
    corner = f"q-4 0 -4 -4V{top + 4:.1f}q0 -4 4 -4z"
    shape = f"M{left + 4:.1f} {top:.1f}H{right:.1f}V{bottom:.1f}H{left + 4:.1f}{corner}"
    drawing += path(shape, _FIELDS.get(terrain, f"{terrain}-shade"))
    glyph, middle = size * 0.58, x + field / 2 + 0.5
    drawing += icon(
        GLYPHS[terrain], middle - glyph / 2, at[1] - glyph / 2 - (size * 0.16 if power > 1 else 0), glyph, CREAM
    )
    if power > 1:
        for pip in range(power):
            drawing += circle(middle + (pip - (power - 1) / 2) * size * 0.26, at[1] + size * 0.28, size * 0.085, CREAM)
    return drawing + display(
        str(number), x + field + (w - field) / 2, at[1] + size * 0.25, size * 0.68, "#3A2E20", anchor="middle"
    )
