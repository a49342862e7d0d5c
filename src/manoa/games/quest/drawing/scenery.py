"""What stands on the spaces of a route alone: palms, huts, tents."""

import math
from random import Random

from manoa.art.kit import data, ellipse, line, path


def palm(x: float, y: float, height: float, luck: Random) -> str:
    lean = luck.uniform(-0.25, 0.25) * height
    top_x, top_y = x + lean, y - height
    drawing = line(data("M", x, y, "Q", x + lean * 0.2, y - height * 0.6, top_x, top_y), "trunk", height * 0.1)
    leaf = height * 0.62
    for i, degrees in enumerate((-165, -120, -70, -20, 15, 160, 195)):
        angle = math.radians(degrees + luck.uniform(-8, 8))
        end = (top_x + leaf * math.cos(angle), top_y + leaf * 0.75 * math.sin(angle) + leaf * 0.22)
        over = (top_x + leaf * 0.5 * math.cos(angle), top_y + leaf * 0.55 * math.sin(angle) - leaf * 0.2)
        under = (over[0] + leaf * 0.02, over[1] + leaf * 0.26)
        shape = data("M", top_x, top_y, "Q", *over, *end, "Q", *under, top_x, top_y, "Z")
        drawing += path(shape, "jungle-3" if i % 2 else "jungle-light")
    return drawing


def hut(x: float, y: float, w: float, luck: Random) -> str:
    round_one = luck.choice((False, False, True))
    shadow = ellipse(x + w * 0.12, y, w * 0.62, w * 0.14, "village-shade")
    return shadow + (_round_hut(x, y, w) if round_one else _gabled_hut(x, y, w))


def _round_hut(x: float, y: float, w: float) -> str:
    h = w * 0.52
    eaves, ridge = y - h * 0.85, y - h * 2.15
    wall = ("M", x - w * 0.38, y - h, "H", x + w * 0.38, "V", y - w * 0.05)
    roof = ("M", x - w * 0.55, eaves, "L", x, ridge, "L", x + w * 0.55, eaves)
    dark = ("M", x, ridge, "L", x + w * 0.55, eaves, "Q", x + w * 0.3, y - h * 0.68, x + w * 0.08, y - h * 0.66, "Z")
    return (
        path(data(*wall, "Q", x, y + w * 0.08, x - w * 0.38, y - w * 0.05, "Z"), "wall")
        + path(data(*roof, "Q", x, y - h * 0.55, x - w * 0.55, eaves, "Z"), "roof")
        + path(data(*dark), "roof-2")
        + path(data("M", x - w * 0.1, y, "V", y - h * 0.6, "H", x + w * 0.1, "V", y, "Z"), "village-deep")
    )


def _gabled_hut(x: float, y: float, w: float) -> str:
    h = w * 0.52
    eaves, ridge = y - h * 0.85, y - h * 1.8
    gable = ("M", x - w * 0.5, y, "V", y - h, "L", x - w * 0.2, y - h * 1.7, "L", x + w * 0.1, y - h, "V", y, "Z")
    roof = ("M", x - w * 0.2, ridge, "H", x + w * 0.36, "L", x + w * 0.62, eaves, "H", x + w * 0.12, "Z")
    right_edge = ("M", x - w * 0.2, ridge, "L", x + w * 0.12, eaves, "L", x + w * 0.02, eaves)
    left_edge = ("L", x - w * 0.22, y - h * 1.55, "L", x - w * 0.46, eaves, "H", x - w * 0.6, "Z")
    return (
        path(data(*gable), "wall")
        + path(data("M", x + w * 0.1, y, "V", y - h, "H", x + w * 0.5, "V", y, "Z"), "village-light")
        + path(data(*roof), "roof")
        + path(data(*right_edge, *left_edge), "roof-2")
        + path(data("M", x - w * 0.28, y, "V", y - h * 0.62, "H", x - w * 0.1, "V", y, "Z"), "village-deep")
    )


def tent(x: float, y: float, w: float) -> str:
    h = w * 0.72
    top = (x - w * 0.12, y - h)
    side = ("L", x + w * 0.34, y - h * 0.92, "L", x + w * 0.62, y - w * 0.04, "L", x + w * 0.22, y, "Z")
    return (
        ellipse(x + w * 0.1, y, w * 0.7, w * 0.14, "camp-shade")
        + path(data("M", x - w * 0.55, y, "L", *top, "L", x + w * 0.22, y, "Z"), "wall")
        + path(data("M", *top, *side), "camp-light")
        + path(data("M", x - w * 0.3, y, "L", x - w * 0.13, y - h * 0.62, "L", x + w * 0.02, y, "Z"), "camp-deep")
    )
