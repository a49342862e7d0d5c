"""Dice: a rounded square with a lip below, like cut wood."""

from __future__ import annotations

from typing import Final

from manoa.art.inks import ink
from manoa.art.kit import circle, moved, rect

_SPOTS: Final = {
    1: ((0, 0),),
    2: ((-1, -1), (1, 1)),
    3: ((-1, -1), (0, 0), (1, 1)),
    4: ((-1, -1), (1, -1), (-1, 1), (1, 1)),
    5: ((-1, -1), (1, -1), (0, 0), (-1, 1), (1, 1)),
    6: ((-1, -1), (1, -1), (-1, 0), (1, 0), (-1, 1), (1, 1)),
}
PLAIN: Final = ("sheet", "ink", "line-strong")  # face, spots, edge
GOLDEN: Final = ("gold-2", "#3A2500", "#B97F14")
SIDES: Final = len(_SPOTS)


def die(value: int, x: float, y: float, size: float = 44, inks: tuple[str, str, str] = PLAIN) -> str:
    """A die that shows `value`, its upper left corner at (x, y)."""
    face, spot, edge = inks
    drawing = rect(2, 5, 44, 42, edge, rx=10) + rect(2, 2, 44, 42, face, rx=10)
    drawing += rect(2.8, 2.8, 42.4, 40.4, "none", rx=9.3, stroke=ink(edge), stroke_width=1.5)
    drawing += "".join(circle(24 + 11 * a, 23 + 10.5 * b, 4.4, spot) for a, b in _SPOTS[value])
    return f'<g data-die="{value}">{moved(drawing, x, y, size / 48)}</g>'


def unrolled(x: float, y: float, size: float = 44) -> str:
    """The place of a die that has not been rolled."""
    k = size / 48
    place = (x + 3 * k, y + 3 * k, 42 * k, 42 * k)
    return rect(*place, "none", rx=9 * k, stroke="var(--line-strong)", stroke_width=1.6, stroke_dasharray="5 5")


def owned(tone: str) -> tuple[str, str, str]:
    """The inks of a player's dice."""
    return tone, f"{tone}-m", f"{tone}-d"
