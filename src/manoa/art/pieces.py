"""Wooden pieces, marks and small signs. Colour is never the only sign: every player has a mark as well."""

from __future__ import annotations

from typing import Final

from manoa.art.kit import Box, circle, icon, line, path, rect, round_hexagon
from manoa.art.lettering import cut, display, words
from manoa.art.lettering import width as text_width

# What pieces take around their feet, and an offering around its middle.
PIECE: Final[Box] = (-32, -84, 74, 100)
VILLAGER: Final[Box] = (-24, -48, 52, 62)
BUILDING: Final[Box] = (-44, -68, 92, 82)
OFFERING: Final[Box] = (-25, -25, 52, 54)

_BODY = (
    "M-21 1C-21 -5 -17 -8 -16 -14L-17 -30C-17 -36 -13 -39 -8 -41A12 12 0 0 1 -12 -50C-15 -50 -18 -50.5 -21 -51"
    "C-24 -52 -24 -55 -21 -56C-15 -57 -12 -59 -11 -67C-10 -74 -6 -76 0 -76S10 -74 11 -67C12 -59 15 -57 21 -56"
    "C24 -55 24 -52 21 -51C18 -50.5 15 -50 12 -50A12 12 0 0 1 8 -41C13 -39 17 -36 17 -30L16 -14C17 -8 21 -5 21 1"
    "C21 8 -21 8 -21 1Z"
)
_SHADE = "M5 -41C12 -39 16 -36 16 -30L15 -14C16 -8 20 -5 20 1C20 4 12 6 6 6C11 -8 11 -26 5 -41Z"
_CREASES = "M-12 -50Q0 -46.5 12 -50M-11 -60Q0 -56 11 -60M-8 -41Q0 -37 8 -41"


def explorer(seat: int, number: int | None = None, tone: str | None = None) -> str:
    """An explorer with a brimmed hat, about 56 x 84 around the foot at (0, 0), with a cream cut-out rim. Where a player
    has several, a number on a disc at its foot tells them apart. A game may have inks of its own for a seat."""
    tone = tone or f"p{seat + 1}"
    edge = f"var(--{tone}-d)"
    detail = (
        path(_SHADE, edge, opacity=".3")
        + f'<path d="{_CREASES}" fill="none" stroke="{edge}" stroke-width="3.5"/>'
        + icon(f"mark-{seat + 1}", -10, -31, 20, f"{tone}-m")
        + ("" if number is None else counter(number, 22, -4, 17))
    )
    return _standee(_BODY, tone, 25, detail)


def _standee(shape: str, tone: str, shadow: float, detail: str) -> str:
    """A wooden piece around its foot at (0, 0): shadow, cut-out rim, dark edge, body, and what is painted on it."""
    return (
        f'<g stroke-linejoin="round"><ellipse cx="5" cy="4" rx="{shadow}" ry="8" fill="#000" opacity=".3"/>'
        f'<path d="{shape}" fill="none" stroke="var(--cut)" stroke-width="11"/>'
        + path(shape, tone, stroke=f"var(--{tone}-d)", stroke_width=4.5)
        + detail
        + "</g>"
    )


def villager(seat: int, tone: str) -> str:
    """Half as tall as an explorer."""
    detail = f'<path d="M-7 -24Q0 -20 7 -24" fill="none" stroke="var(--{tone}-d)" stroke-width="3.5"/>'
    detail += icon(f"mark-{seat + 1}", -7, -17, 14, f"{tone}-m")
    return _standee(
        "M-17 0C-17 -11 -14 -20 -7 -24A10 10 0 1 1 7 -24C14 -20 17 -11 17 0C17 5 -17 5 -17 0Z", tone, 19, detail
    )


def farmhouse(seat: int, tone: str) -> str:
    detail = path("M-33 -16L0 -46L33 -16L25 -16L0 -38L-25 -16Z", f"{tone}-d")
    detail += icon(f"mark-{seat + 1}", -9, -20, 18, f"{tone}-m")
    return _standee("M-25 2V-16L-33 -16L0 -46L33 -16L25 -16V2Z", tone, 31, detail)


def fort(seat: int, tone: str) -> str:
    detail = path("M10 -50H22V-58H34V-44L30 -40V0H10Z", f"{tone}-d", opacity=".28")
    detail += path("M-9 2V-12a9 9 0 0 1 18 0V2Z", f"{tone}-d") + icon(f"mark-{seat + 1}", -10, -46, 20, f"{tone}-m")
    return _standee("M-32 2V-40L-36 -44V-60H-22V-52H-9V-60H9V-52H22V-60H36V-44L32 -40V2Z", tone, 39, detail)


def offering(seat: int, tone: str) -> str:
    """A disc of radius 20 around (0, 0)."""
    disc = circle(2, 4, 23, "#000", opacity=".3") + circle(0, 0, 23, "cut")
    disc += circle(0, 0, 19, tone, stroke=f"var(--{tone}-d)", stroke_width=4)
    return disc + icon(f"mark-{seat + 1}", -10, -10, 20, f"{tone}-m")


def mark(seat: int, x: float, y: float, size: float, tone: str | None = None) -> str:
    """A player's mark in the player's colour, its upper left corner at (x, y)."""
    tone = tone or f"p{seat + 1}"
    return icon(f"mark-{seat + 1}", x, y, size, tone, stroke=f"var(--{tone}-d)", stroke_width=1.6)


def chip(text: str, x: float, y: float, fill: str = "ink", seat: int | None = None) -> str:
    """A small number on a pill around (x, y), with a player's mark where several might be meant."""
    half = 23 if seat is None else 29
    drawing = rect(x - half, y - 11, 2 * half, 22, "sheet", rx=11, stroke="var(--line)", stroke_width=1)
    if seat is not None:
        drawing += mark(seat, x - half + 6, y - 5.5, 11)
        x += 7
    return drawing + display(text, x, y + 6.5, 18, fill, anchor="middle")


def counter(number: int, x: float, y: float, r: float = 11) -> str:
    """How many lie in a pile."""
    digits = display(str(number), x, y + r * 0.55, r * 1.55, "sheet", anchor="middle")
    return circle(x, y, r, "ink") + digits


def turn_pill(text: str, x: float, y: float, room: float, gold: bool = True) -> str:
    """Whose turn it is, in gold because it is now."""
    text = cut(text, room - 62, 15)
    wide = min(room, 62 + text_width(text, 15))
    back, front = ("gold", "#2A1B00") if gold else ("sheet-3", "ink")
    drawing = rect(x, y, wide, 34, back, rx=17) + circle(x + 19, y + 17, 11, front)
    drawing += icon("play" if gold else "flag", x + 13, y + 11, 12, back)
    return drawing + words(text, x + 38, y + 22, 15, front, weight=650)


def token(symbol: str, power: int | None, x: float, y: float, size: float = 36) -> str:
    """A hexagonal token; its upper left corner at (x, y)."""
    k = size / 40
    drawing = path(round_hexagon(19, (20, 21)), "line-strong")
    drawing += path(round_hexagon(19, (20, 19)), "sheet", stroke="var(--line-strong)", stroke_width=1.5)
    drawing += icon(symbol, 7 if power else 11, 9 if power else 10, 18, "ink")
    if power:
        drawing += display(str(power), 27, 29, 17, anchor="middle")
    return f'<g transform="translate({x:.1f} {y:.1f}) scale({k:.3f})">{drawing}</g>'


def last_move_ring(x: float, y: float, w: float, h: float, rounding: float) -> str:
    """The last move is marked with cream dots; gold is kept for what is now."""
    d = _rounded(x, y, w, h, rounding)
    return line(d, "board-edge", 4.6, opacity=".7") + line(d, "reach", 2.8, stroke_dasharray="0.1 6.5")


def _rounded(x: float, y: float, w: float, h: float, r: float) -> str:
    sides = (f"H{x + w - r:.1f}", f"V{y + h - r:.1f}", f"H{x + r:.1f}", f"V{y + r:.1f}")
    arcs = (
        f"a{r} {r} 0 0 1 {r} {r}",
        f"a{r} {r} 0 0 1 -{r} {r}",
        f"a{r} {r} 0 0 1 -{r} -{r}",
        f"a{r} {r} 0 0 1 {r} -{r}",
    )
    return f"M{x + r:.1f} {y:.1f}" + "".join(side + arc for side, arc in zip(sides, arcs, strict=True)) + "Z"
