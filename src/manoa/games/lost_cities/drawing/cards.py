"""Cards of expeditions, 120 x 172: value and symbol at the left of the head, so that they survive every overlap.

Each drawing fills a box of its own; `symbols` gives them names.
"""

import math
from typing import Final

from manoa.art.kit import Box, circle, frame, icon, path, polygon, rect
from manoa.art.lettering import display, width
from manoa.games.lost_cities.drawing.landscapes import SKIES, landscape
from manoa.games.lost_cities.parts.cards import DATA
from manoa.words import catalogue

WIDTH, HEIGHT, HEAD = 120, 172, 33
RATIO = HEIGHT / WIDTH
STEP = 0.283  # of the width: as far apart as overlapping cards lie, just the head
CARD: Final[Box] = (0, 0, WIDTH, HEIGHT)
STRIP: Final[Box] = (0, 0, WIDTH, 52)
CHIP: Final[Box] = (0, 0, 32, 22)
CREAM, PAPER, EDGE = "#FFF6E0", "#FBF5E7", "#2A2010"
VALUES: Final = (0, *DATA["values"])  # 0 is a wager

CLIP = "expedition-clip"
CLIP_PATH = f'<clipPath id="{CLIP}">{rect(4, 4, 112, HEIGHT - 8, "none", rx=6)}</clipPath>'


def face(kind: str, value: int, language: str = "en") -> str:
    """A whole card."""
    return _card(
        kind, value, f'<g transform="translate(2 {HEAD + 2.5}) scale(1.055)">{landscape(kind, value)}</g>', language
    )


def covered(kind: str, value: int, language: str = "en") -> str:
    """A card of which others leave only the head to be seen."""
    return _card(kind, value, "", language)


def _card(kind: str, value: int, picture: str, language: str) -> str:
    day, night = SKIES[kind]
    under = rect(4, HEAD + 3, 112, HEIGHT - HEAD - 7, day[1] if value else night)
    head = rect(4, 4, 112, HEAD - 1, f"x-{kind}")
    drawing = f'<g clip-path="url(#{CLIP})">{under}{picture}{head}</g>'
    symbol_x = 40 if value == 0 else 37 if value == 10 else 30
    drawing += icon(f"x-{kind}", symbol_x, 9, 21, CREAM)
    if value:
        return _on_paper(drawing + display(str(value), 11, 30, 31, CREAM))
    word = catalogue("lost-cities", language).say("wager").upper()
    size = min(20.0, 20 * 44 / width(word, 20, True))
    return _on_paper(drawing + icon("wager", 9, 7.5, 24, CREAM) + display(word, 109, 27, size, CREAM, anchor="end"))


def back() -> str:
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
    return _on_paper(f'<g clip-path="url(#{CLIP})">{drawing}</g>')


def _ray(degrees: float) -> tuple[float, float]:
    """Both edges of a ray."""
    return math.radians(degrees) - 0.05, math.radians(degrees) + 0.05


def _on_paper(drawing: str) -> str:
    paper = rect(0, 0, WIDTH, HEIGHT, PAPER, rx=9)
    return paper + drawing + frame(0.6, 0.6, WIDTH - 1.2, HEIGHT - 1.2, EDGE, 1.2, rx=8.4, stroke_opacity=0.38)


def strip(kind: str, value: int) -> str:
    """A covered card where there is little room: value at the left, symbol at the right."""
    _, _, w, h = STRIP
    drawing = rect(0, 0, w, h, PAPER, rx=9) + rect(4, 4, w - 8, h - 8, f"x-{kind}", rx=6)
    drawing += frame(0.6, 0.6, w - 1.2, h - 1.2, EDGE, 1.2, rx=8.4, stroke_opacity=0.38)
    sign = display(str(value), 14, 41, 40, CREAM) if value else icon("wager", 11, 10, 32, CREAM)
    return drawing + sign + icon(f"x-{kind}", 72, 9, 34, CREAM)


def chip(kind: str, value: int) -> str:
    """The head of a card alone, for lists of cards."""
    drawing = rect(0, 0, 32, 22, PAPER, rx=4.5, stroke=EDGE, stroke_opacity=0.38, stroke_width=0.8)
    drawing += rect(1.5, 1.5, 29, 19, f"x-{kind}", rx=3.5)
    sign = display(str(value), 5, 17.5, 18, CREAM) if value else icon("wager", 3, 5, 12, CREAM)
    return drawing + sign + icon(f"x-{kind}", 18, 5, 12, CREAM)


def ghost(kind: str) -> str:
    """Where cards would lie."""
    tone, size = f"x-{kind}-t", WIDTH * 0.34
    outline = rect(0, 0, WIDTH, HEIGHT, "sheet", rx=9, opacity=0.35)
    outline += frame(1, 1, WIDTH - 2, HEIGHT - 2, tone, 2.2, rx=8, opacity=0.7, stroke_dasharray="7 7")
    return outline + icon(f"x-{kind}", (WIDTH - size) / 2, (HEIGHT - size) / 2, size, tone, opacity=0.7)
