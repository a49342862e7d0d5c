"""Dice: a rounded square with a lip below, like cut wood."""

from typing import Final

from manoa.art.inks import ink
from manoa.art.kit import Box, circle, rect

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
BEASTLY: Final = ("cavern-1", "on-cavern", "cavern-deep")  # of those below the island
SIDES: Final = len(_SPOTS)


DIE: Final[Box] = (0, 0, 48, 48)


def die(value: int, inks: tuple[str, str, str] = PLAIN) -> str:
    """A die that shows `value`."""
    face, spot, edge = inks
    drawing = rect(2, 5, 44, 42, edge, rx=10) + rect(2, 2, 44, 42, face, rx=10)
    drawing += rect(2.8, 2.8, 42.4, 40.4, "none", rx=9.3, stroke=ink(edge), stroke_width=1.5)
    return drawing + "".join(circle(24 + 11 * a, 23 + 10.5 * b, 4.4, spot) for a, b in _SPOTS[value])


def unrolled() -> str:
    """The place of a die that has not been rolled."""
    return rect(3, 3, 42, 42, "none", rx=9, stroke="var(--line-strong)", stroke_width=1.6, stroke_dasharray="5 5")


def owned(tone: str) -> tuple[str, str, str]:
    """The inks of a player's dice."""
    return tone, f"{tone}-m", f"{tone}-d"
