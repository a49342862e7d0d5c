"""The tap room, for the moment in which a hero is chosen (H-2.7): planks, two lamps, bottles on a shelf, a counter."""

import functools
from random import Random
from typing import Final

from manoa.art.kit import Box, data, ellipse, line, path, rect

ROOM: Final[Box] = (0, 0, 1106, 666)
COUNTER = 536  # where it begins
_LAMPS = (400, 706)
_LIGHT = ((330, "#5F381C"), (250, "#6D4221"), (170, "#7F4F28"), (96, "#985F30"))
_BOTTLES = (("#3F6B5A", "#2B4F42"), ("#8A3B2A", "#66291D"), ("#B98A3A", "#946A25"), ("#46607A", "#324659"))


@functools.cache
def taproom() -> str:
    """It is evening in there by day and by night, so its inks stay."""
    return _wall() + _shelf(176, 430, 676) + "".join(_lamp(x) for x in _LAMPS) + _counter()


def _wall() -> str:
    """Planks, and pools of light in steps."""
    drawing = rect(*ROOM, "#4A2A17")
    for i in range(9):
        x = i * 126
        grain = f"M{x + 30 + i * 5 % 40} 40v{90 + i * 17 % 80}M{x + 84} {200 + i * 13 % 60}v110"
        drawing += rect(x, 0, 124, 520, "#573318" if i % 2 else "#502E17") + line(grain, "#3F2411", 2.5)
    return drawing + "".join(ellipse(x, 250, r * 0.98, r, tone) for x in _LAMPS for r, tone in _LIGHT)


def _shelf(y: float, left: float, right: float) -> str:
    luck = Random("inn")
    drawing = rect(left, y, right - left, 12, "#2E180A") + rect(left, y, right - left, 5, "#7C5328")
    x = left + 12
    while x < right - 22:
        w = luck.choice((18, 22, 26))
        drawing += _bottle(x, y, w, luck.randint(44, 72), luck.choice(_BOTTLES))
        x += w + luck.choice((8, 12, 22))
    return drawing


def _bottle(x: float, y: float, w: float, h: float, tones: tuple[str, str]) -> str:
    shoulder, neck = y - h * 0.62, y - h * 0.78
    right = ("V", neck, "Q", x + w, y - h * 0.74, x + w, shoulder, "V", y, "Z")
    left = ("M", x, y, "V", shoulder, "Q", x, y - h * 0.74, x + w * 0.32, neck, "V", y - h, "H", x + w * 0.68)
    shade = data("M", x + w * 0.56, y, "V", y - h, "H", x + w * 0.68, *right)
    label = rect(x + 2, y - h * 0.5, w - 4, h * 0.22, "#F3D9A2")
    return path(data(*left, *right), tones[0]) + path(shade, tones[1]) + label


def _lamp(x: float) -> str:
    return (
        line(f"M{x} 0V54", "#1E0F06", 3)
        + path(f"M{x - 20} 54H{x + 20}L{x + 30} 78H{x - 30}Z", "#2E180A")
        + path(f"M{x - 24} 78H{x + 24}L{x + 16} 104H{x - 16}Z", "lamp")
        + path(f"M{x - 10} 78H{x + 8}L{x + 4} 98H{x - 6}Z", "#FFF6DC")
    )


def _counter() -> str:
    drawing = rect(0, COUNTER + 12, 1106, 118, "#6F4423") + rect(0, COUNTER, 1106, 26, "#A9703B")
    drawing += rect(0, COUNTER, 1106, 8, "#C99254")
    for x in range(10, 1100, 136):
        drawing += rect(x, 576, 118, 90, "#7F5029") + rect(x + 8, 584, 102, 82, "#633B1D")
    return drawing
