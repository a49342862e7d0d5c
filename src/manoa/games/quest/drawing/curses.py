"""Curses: tokens for the moment one is drawn, and badges for a player's panel (H-4).

A padlock stays until it is lifted: in it lies what is locked, its foot says what lifts it, its loop why. A burst
happens and goes. The back is round and tells nothing.
"""

import math
from typing import Any, Final

from manoa.art.kit import Box, Point, circle, icon, line, path, polygon, rect
from manoa.games.quest.parts.cards import SYMBOLS

FACE: Final[Box] = (-50, -54, 100, 110)  # of a token
BADGE: Final[Box] = (0, 0, 24, 24)
POINTS = 10  # of a burst
CREAM, PRINT = "#FFF6E0", "#3A2E20"
GLYPHS: Final = {  # what is bound, or what happens
    "misery": "curse-cards",
    "cave_fever": "cave-token",
    "misfortune": "curse-hand",
    "voodoo": "curse-doll",
    "paralysis": "curse-bound",
    "torment": "curse-demon",
}
_LOOPS: Final = {  # sleep, a tear, heat, a crack
    "lethargy": "M-6 -7h12l-11 13h11",
    "misery": "M0 -9C5 -2 7 2 7 5A7 7 0 0 1 -7 5C-7 2 -5 -2 0 -9Z",
    "cave_fever": "M-8 -4q4 -5 8 0t8 0M-8 5q4 -5 8 0t8 0",
    "misfortune": "M3 -9L-4 -1L4 1L-3 9",
}
_LOCK = (
    "M-30 44A12 12 0 0 1 -42 32V-8A12 12 0 0 1 -30 -20H-23V-26A23 23 0 0 1 23 -26V-20H30A12 12 0 0 1 42 -8V32"
    "A12 12 0 0 1 30 44Z"
)
_LIT = "M-38 30V-7A9 9 0 0 1 -29 -16H-19V-27A19 19 0 0 1 0 -45V-42A17 17 0 0 0 -17 -26V-13H-28Q-34 -13 -34 -6V30Z"
_SMALL_LOCK = (
    "M5 22.8A2.8 2.8 0 0 1 2.2 20V10.2A2.8 2.8 0 0 1 5 7.4H6.4V6.2A5.6 5.6 0 0 1 17.6 6.2V7.4H19A2.8 2.8 0 0 1 "
    "21.8 10.2V20A2.8 2.8 0 0 1 19 22.8ZM9.2 7.4H14.8V6.2A2.8 2.8 0 0 0 9.2 6.2Z"
)


def token(curse: dict[str, Any]) -> str:
    return _padlock(curse) if lasts(curse) else _burst(_glyph(curse))


def badge(curse: dict[str, Any]) -> str:
    """Legible at 18 px."""
    rim: dict[str, str | float] = {"stroke": "var(--badge-rim)", "stroke_width": 1.2, "stroke_linejoin": "round"}
    if lasts(curse):
        shape, size, middle = path(_SMALL_LOCK, "demon-2", fill_rule="evenodd", **rim), 13.4, 15.1
    else:
        shape, size, middle = path(polygon(_star(11.7, 8.7, (12, 12)), 2), "demon-2", **rim), 12.4, 12.0
    return shape + icon(_glyph(curse), 12 - size / 2, middle - size / 2, size, CREAM)


def back() -> str:
    rays = ""
    for ray in range(16):
        angle = ray * math.pi / 8
        edges = [(39 * math.cos(angle + side), 39 * math.sin(angle + side)) for side in (-0.1, 0.1)]
        rays += polygon([(0, 0), *edges])
    return (
        circle(3, 7, 42, "#000", opacity=".25")
        + circle(0, 4, 42, "demon-deep")
        + circle(0, 0, 42, "demon-2", stroke="var(--demon-deep)", stroke_width=3)
        + path(rays, "demon-1")
        + circle(0, 0, 28, "demon-shade")
        + icon("curse", -21, -22, 42, CREAM)
    )


def lasts(curse: dict[str, Any]) -> bool:
    return bool(curse["kind"] == "lasting")


def _glyph(curse: dict[str, Any]) -> str:
    return GLYPHS.get(curse["id"]) or str(curse["blocks"]["symbol"])


def _padlock(curse: dict[str, Any]) -> str:
    why = "lethargy" if "symbol" in curse["blocks"] else curse["id"]
    sign = _LOOPS[why]
    loop = path(sign, "ember-2") if sign.endswith("Z") else line(sign, "ember-2", 4.4)
    return (
        _lying(_LOCK, "demon-2")
        + path(_LIT, "demon-light")
        + path("M-14 -20H14V-26A14 14 0 0 0 -14 -26Z", "demon-deep")
        + f'<g transform="translate(0 -28) scale(.85)">{loop}</g>'
        + icon(_glyph(curse), -17.5, -14.5, 35, CREAM)
        + path("M-34 26H34V32A7 7 0 0 1 27 39H-27A7 7 0 0 1 -34 32Z", "wall")
        + _payment(curse["lift"], _glyph(curse))
    )


def _payment(lift: dict[str, Any], glyph: str) -> str:
    """What lifts it: a symbol with so much power, so many cards, or one of what is bound."""
    if lift.get("symbol") in SYMBOLS:
        pips = "".join(circle(4 + 10 * pip, 32.5, 3.4, PRINT) for pip in range(lift["power"]))
        return icon(lift["symbol"], -16.8, 26.8, 11.5, PRINT) + pips
    if lift["discard"] == "card":
        return "".join(rect(-12 + 16 * card, 26.8, 8, 11, PRINT, rx=1.8) for card in range(lift["count"]))
    return icon(glyph, -5.8, 26.8, 11.5, "k-purple" if lift["discard"] == "purple_card" else PRINT)


def _burst(glyph: str) -> str:
    shine = "M-26 -10A28 28 0 0 1 -4 -28A34 34 0 0 0 -26 -10Z"
    return (
        _lying(polygon(_star(46, 33.5)), "ember")
        + path(polygon(_star(37, 28)), "demon-2")
        + path(shine, "demon-light")
        + icon(glyph, -20, -20, 40, CREAM)
    )


def _lying(shape: str, fill: str) -> str:
    """A token with a cut edge and its shadow."""
    edge: dict[str, str | float] = {"stroke": "var(--demon-deep)", "stroke_width": 3, "stroke_linejoin": "round"}
    return (
        path(shape, "#000", opacity=".25", transform="translate(3 7)")
        + path(shape, "demon-deep", transform="translate(0 4)", **edge)
        + path(shape, fill, **edge)
    )


def _star(outer: float, inner: float, at: Point = (0, 0)) -> list[Point]:
    corners = []
    for corner in range(2 * POINTS):
        reach, angle = (inner if corner % 2 else outer), math.radians(-90 + corner * 180 / POINTS)
        corners.append((at[0] + reach * math.cos(angle), at[1] + reach * math.sin(angle)))
    return corners
