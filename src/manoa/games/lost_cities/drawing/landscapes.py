"""The landscape of an expedition, in a box of 110 x 126.

The sun climbs and the lost city comes nearer from 2 to 10; a wager is the same place at night. All else is drawn once,
in landscapes.svg, behind the city and before it.
"""

import math
from typing import Final

from manoa.art.kit import circle, n, rect
from manoa.art.sprites import read

WIDTH, HEIGHT = 110, 126
HORIZON = HEIGHT * 0.62
WAGER = 0

# Upper sky, three rings around the sun, sun; and the sky of the night.
SKIES: Final = {
    "desert": (("#E8955A", "#F0AB62", "#F6C277", "#FADB9C", "#FFF4D2"), "#3E3557"),
    "sea": (("#5FA9B8", "#86C1C4", "#B3D8CC", "#DDEBCF", "#FFF8E0"), "#163C5C"),
    "mountains": (("#9DB4C4", "#B9C9CF", "#D5DCD6", "#ECE8D8", "#FFF7E4"), "#2C3B54"),
    "rainforest": (("#8DB87A", "#A9C985", "#C8DB96", "#E6EAB2", "#FFFBDC"), "#17423A"),
    "volcano": (("#B5452C", "#C95D36", "#DD7C48", "#EFA565", "#FFE3A6"), "#3C1620"),
    "aurora": (("#5B4A8A", "#7660A0", "#977DB6", "#BFA3CC", "#F7E6EE"), "#2A2056"),
}
KINDS: Final = tuple(SKIES)

# Where the city stands, and how large it is beside the others.
_CITIES: Final = {
    "desert": (66, 86.1, 1),
    "sea": (61.6, 93.1, 1.02),
    "mountains": (70.4, 89.1, 0.92),
    "rainforest": (68.2, 93.1, 1.02),
    "volcano": (66, 96.1, 0.95),
    "aurora": (61.6, 97.1, 1.05),
}


def landscape(kind: str, value: int) -> str:
    """The picture of a card."""
    time = "night" if value == WAGER else "day"
    x, y, size = _CITIES[kind]
    near = size * (0.56 + 0.07 * ((value or 6) - 2))
    city = f'<use href="#{kind}-{time}-city" transform="translate({n(x)} {n(y)}) scale({n(near, 2)})"/>'
    sky = _day_sky(kind, value) if value else ""
    return f'{sky}<use href="#{kind}-{time}-back"/>{city}<use href="#{kind}-{time}-front"/>'


def _day_sky(kind: str, value: int) -> str:
    """Rings of flat colour around the sun."""
    climbed = (value - 2) / 8
    low, span = (0.1, 0.16) if kind == "volcano" else (0.2, 0.42)
    x = WIDTH * (low + span * climbed)
    y = HORIZON - 4 - (HORIZON - 22) * math.sin(climbed * math.pi / 2)
    top, *rings, sun = SKIES[kind][0]
    drawing = rect(0, 0, WIDTH, HEIGHT, top)
    drawing += "".join(circle(x, y, r, ring) for r, ring in zip((78, 54, 33), rings, strict=True))
    return drawing + circle(x, y, 13.5, sun)


def parts() -> dict[str, str]:
    """What is drawn once, by its ids."""
    return read("manoa.games.lost_cities.drawing", "landscapes")
