"""Cards of expeditions, 120 x 172: value and symbol at the left of the head, so that they survive every overlap."""

from __future__ import annotations

import functools
import math

from manoa.art.kit import circle, frame, icon, n, path, polygon, rect
from manoa.art.landscapes import SKIES, landscape
from manoa.art.lettering import display

WIDTH, HEIGHT, HEAD = 120, 172, 33
RATIO = HEIGHT / WIDTH
STEP = 0.283  # of the width: as far apart as overlapping cards lie, just the head
CREAM = "#FFF6E0"
BACK = "card-back"


def name_of(kind: str, value: int, covered: bool) -> str:
    return f"card-{kind}-{value or 'wager'}{'-head' if covered else ''}"


def card(kind: str, value: int, x: float, y: float, width: float, covered: bool = False) -> str:
    """A card with its shadow; of a covered one only the head is drawn."""
    return _laid(name_of(kind, value, covered), x, y, width)


def card_back(x: float, y: float, width: float) -> str:
    return _laid(BACK, x, y, width)


def _laid(name: str, x: float, y: float, width: float) -> str:
    height = width * RATIO
    shadow = rect(x + 0.5, y + 2.5, width, height, "shadow-2", rx=width * 0.075)
    place = f'x="{n(x)}" y="{n(y)}" width="{n(width)}" height="{n(height)}"'
    return f'{shadow}<use href="#{name}" {place}/>'


@functools.cache
def card_definitions() -> dict[str, str]:
    """All faces and the back, by their ids."""
    clip = f'<clipPath id="card-clip">{rect(4, 4, 112, HEIGHT - 8, "none", rx=6)}</clipPath>'
    found = {"card-clip": clip, BACK: _symbol(BACK, _back())}
    for kind in SKIES:
        for value in (0, *range(2, 11)):
            for covered in (False, True):
                name = name_of(kind, value, covered)
                found[name] = _symbol(name, _face(kind, value, covered))
    return found


def _symbol(name: str, drawing: str) -> str:
    paper = rect(0, 0, WIDTH, HEIGHT, "#FBF5E7", rx=9)
    edge = frame(0.6, 0.6, WIDTH - 1.2, HEIGHT - 1.2, "#2A2010", 1.2, rx=8.4, stroke_opacity=0.38)
    return f'<symbol id="{name}" viewBox="0 0 {WIDTH} {HEIGHT}">{paper}{drawing}{edge}</symbol>'


def _face(kind: str, value: int, covered: bool) -> str:
    day, night = SKIES[kind]
    under = rect(4, HEAD + 3, 112, HEIGHT - HEAD - 7, day[1] if value else night)
    picture = "" if covered else f'<g transform="translate(2 {HEAD + 2.5}) scale(1.055)">{landscape(kind, value)}</g>'
    head = rect(4, 4, 112, HEAD - 1, f"x-{kind}")
    drawing = f'<g clip-path="url(#card-clip)">{under}{picture}{head}</g>'
    symbol_x = 40 if value == 0 else 37 if value == 10 else 30
    drawing += icon(f"x-{kind}", symbol_x, 9, 21, CREAM)
    if value:
        return drawing + display(str(value), 11, 30, 31, CREAM)
    word = display("WAGER", 109, 27, 20, CREAM, anchor="end")
    return drawing + icon("wager", 9, 7.5, 24, CREAM) + word


def _ray(degrees: float) -> tuple[float, float]:
    """Both edges of a ray."""
    return math.radians(degrees) - 0.05, math.radians(degrees) + 0.05


def _back() -> str:
    """One sun and its rays."""
    drawing = rect(0, 0, WIDTH, HEIGHT, "#1D463F")
    for ray in range(24):
        corners = [(60 + 120 * math.cos(a), 86 + 120 * math.sin(a)) for a in _ray(ray * 15)]
        drawing += path(polygon([(60, 86), *corners], 0), "#2B5C52")
    for r, tone in ((34, "#1D463F"), (30, "#E2A52B"), (24.5, "#1D463F")):
        drawing += circle(60, 86, r, tone)
    drawing += path("M60 68a11 11 0 0 1 11 11v4H49v-4a11 11 0 0 1 11-11z", "#E2A52B")
    drawing += path("M42 98v-4.5h5.5V89H53v-4.5h14V89h5.5v4.5H78V98z", "#E2A52B")
    drawing += path("M57 87.5h6V98h-6z", "#1D463F")
    return f'<g clip-path="url(#card-clip)">{drawing}</g>'
