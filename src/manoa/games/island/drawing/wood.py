"""The wooden pieces that only the Island has. Villagers and buildings stand on (0, 0), an offering lies around it."""

from typing import Final

from manoa.art.kit import Box, circle, icon, path
from manoa.art.pieces import standee

VILLAGER: Final[Box] = (-24, -48, 52, 62)
BUILDING: Final[Box] = (-44, -68, 92, 82)
OFFERING: Final[Box] = (-25, -25, 52, 54)


def villager(seat: int, tone: str) -> str:
    """Half as tall as an explorer."""
    detail = f'<path d="M-7 -24Q0 -20 7 -24" fill="none" stroke="var(--{tone}-d)" stroke-width="3.5"/>'
    detail += icon(f"mark-{seat + 1}", -7, -17, 14, f"{tone}-m")
    return standee(
        "M-17 0C-17 -11 -14 -20 -7 -24A10 10 0 1 1 7 -24C14 -20 17 -11 17 0C17 5 -17 5 -17 0Z", tone, 19, detail
    )


def farmhouse(seat: int, tone: str) -> str:
    detail = path("M-33 -16L0 -46L33 -16L25 -16L0 -38L-25 -16Z", f"{tone}-d")
    detail += icon(f"mark-{seat + 1}", -9, -20, 18, f"{tone}-m")
    return standee("M-25 2V-16L-33 -16L0 -46L33 -16L25 -16V2Z", tone, 31, detail)


def fort(seat: int, tone: str) -> str:
    detail = path("M10 -50H22V-58H34V-44L30 -40V0H10Z", f"{tone}-d", opacity=".28")
    detail += path("M-9 2V-12a9 9 0 0 1 18 0V2Z", f"{tone}-d") + icon(f"mark-{seat + 1}", -10, -46, 20, f"{tone}-m")
    return standee("M-32 2V-40L-36 -44V-60H-22V-52H-9V-60H9V-52H22V-60H36V-44L32 -40V2Z", tone, 39, detail)


def offering(seat: int, tone: str) -> str:
    """A disc of radius 20 around (0, 0)."""
    disc = circle(2, 4, 23, "#000", opacity=".3") + circle(0, 0, 23, "cut")
    disc += circle(0, 0, 19, tone, stroke=f"var(--{tone}-d)", stroke_width=4)
    return disc + icon(f"mark-{seat + 1}", -10, -10, 20, f"{tone}-m")
