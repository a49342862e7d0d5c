"""Swamp spaces: brown water, bulrushes, and as many crocodiles as the space has power (M-1.1)."""

import math
from random import Random

from manoa.art.kit import data, ellipse, line, path, smooth

DEEPEST = 3
_POOL = ((-96, -30), (-50, -70), (10, -60), (70, -80), (100, -20), (84, 40), (30, 86), (-40, 78), (-90, 44))
_CROCODILES = {  # where they lie, how long they are, where they look
    1: ((6, -48, 106, -1),),
    2: ((-2, -50, 100, 1), (6, 74, 92, -1)),
    3: ((0, -54, 100, -1), (-46, 60, 74, 1), (38, 80, 74, -1)),
}


def swamp(power: int, kind: int) -> str:
    luck = Random(f"sw{power}{kind}")
    power = min(power, DEEPEST)
    pool = f"swamp-{power + 1}" if power < DEEPEST else "swamp-shade"
    drawing = path(smooth(_POOL, 1, 0), pool, opacity=".55")
    for y in (-52, -20, 34, 62, 84):
        x, length = luck.uniform(-80, -20), luck.uniform(40, 90)
        wave = data("M", x, y, "q", length / 4, -6, length / 2, 0, "t", length / 2, 0)
        drawing += line(wave, luck.choice(("swamp-light", "swamp-shade")), 4.5, opacity=".8")
    for _ in range(9):  # duckweed
        angle, reach = luck.uniform(0, 6.28), luck.uniform(60, 86)
        place = reach * math.cos(angle), reach * math.sin(angle)
        drawing += ellipse(*place, luck.uniform(4, 8), luck.uniform(3, 5), "jungle-light", opacity=".8")
    for reed_x in (68, 76, 85) if kind % 2 else (-84, -76, -68):  # bulrushes
        h = luck.uniform(44, 62)
        reed = data("M", reed_x, -6, "q", luck.uniform(-5, 5), -h * 0.5, luck.uniform(-6, 6), -h)
        drawing += line(reed, "croc", 4.5) + line(data("M", reed_x, 6 - h, "v", -13), "chest-2", 8)
    mirrored = -1 if kind % 2 else 1
    return drawing + "".join(_crocodile(mirrored * x, y, w, mirrored * to) for x, y, w, to in _CROCODILES[power])


def _crocodile(x: float, y: float, w: float, to: int) -> str:
    """Half of one above the water; looks to the left, or with 1 to the right."""
    top = "M-46 -3C-34 -9 -20 -10 -8 -10C-6 -22 2 -27 10 -24"
    body = (
        ellipse(2, 9, 54, 8, "swamp-deep", opacity=".6")
        + path(f"M-48 6L-46 -3{top[6:]}C17 -22 19 -17 20 -11C30 -12 40 -8 50 6Z", "croc")
        + path(f"{top}C4 -22 2 -14 2 -8C-12 -8 -30 -5 -46 0Z", "croc-2")
        + path("M22 -9l5 -9l6 8zM32 -9l5 -9l6 8z", "croc")
        + path("".join(f"M{tooth} 5l4 8l4 -8z" for tooth in (-46, -36, -26, -16)), "mount-snow")
        + ellipse(9, -16, 5, 5, "lamp")
        + path("M8 -20h2.6v8h-2.6z", "swamp-deep")
        + ellipse(-42, -5, 2.6, 2, "swamp-deep")
        + line("M-60 10q10 -5 20 0t20 0t20 0t20 0t20 0t16 0", "swamp-light", 3.6)
    )
    size = w / 100
    return f'<g transform="translate({x:.0f} {y:.0f}) scale({-to * size:.2f} {size:.2f})">{body}</g>'
