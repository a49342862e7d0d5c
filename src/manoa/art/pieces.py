"""Wooden pieces, marks and small signs. Colour is never the only sign: every player has a mark as well."""

from typing import Final

from manoa.art.kit import Box, circle, icon, path
from manoa.art.lettering import display

PIECE: Final[Box] = (-32, -84, 74, 100)  # what an explorer takes around its foot

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
    return standee(_BODY, tone, 25, detail)


def standee(shape: str, tone: str, shadow: float, detail: str) -> str:
    """A wooden piece around its foot at (0, 0): shadow, cut-out rim, dark edge, body, and what is painted on it."""
    return (
        f'<g stroke-linejoin="round"><ellipse cx="5" cy="4" rx="{shadow}" ry="8" fill="#000" opacity=".3"/>'
        f'<path d="{shape}" fill="none" stroke="var(--cut)" stroke-width="11"/>'
        + path(shape, tone, stroke=f"var(--{tone}-d)", stroke_width=4.5)
        + detail
        + "</g>"
    )


def mark(seat: int, x: float, y: float, size: float, tone: str | None = None) -> str:
    """A player's mark in the player's colour, its upper left corner at (x, y)."""
    tone = tone or f"p{seat + 1}"
    return icon(f"mark-{seat + 1}", x, y, size, tone, stroke=f"var(--{tone}-d)", stroke_width=1.6)


def counter(number: int, x: float, y: float, r: float = 11) -> str:
    """How many lie in a pile."""
    digits = display(str(number), x, y + r * 0.55, r * 1.55, "sheet", anchor="middle")
    return circle(x, y, r, "ink") + digits
