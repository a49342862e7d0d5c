"""The tavern: three spaces on boards under lanterns, each with a sign for what it asks, and the house beyond them."""

import functools
import math
from random import Random
from typing import Final

from manoa.art.kit import Box, circle, data, ellipse, icon, line, path, rect
from manoa.art.scenery import bush
from manoa.games.quest.drawing.dark_places import lantern
from manoa.games.quest.drawing.scenery import palm

HOUSE: Final[Box] = (-210, -215, 430, 250)  # what it takes around the middle of its doorstep
CREAM = "#FFF6E0"


def terrace(_power: int, kind: int) -> str:
    """Each of the three spaces has a drawing of its own."""
    luck = Random(f"w{kind}")
    drawing = _boards(luck) + _lights()
    if kind == 0:
        return drawing + _table(-56, 40, 24) + _barrel(60, 36, 18)
    if kind == 1:
        return drawing + _barrel(-66, 30, 18) + _barrel(-44, 50, 18) + _plant(62, 46, luck)
    return drawing + _table(56, 42, 24) + _plant(-62, 46, luck)


def sign(symbol: str, requires: str, power: int) -> str:
    """A board in the ink of the terrain that pays."""
    deep = f"var(--{requires}-deep)"
    size, y = (42, -9) if power > 1 else (47, -2)
    drawing = rect(-35, -33, 70, 70, "tavern-deep", rx=15)
    drawing += rect(-35, -37, 70, 70, "wall", rx=15, stroke="var(--tavern-deep)", stroke_width=4)
    drawing += rect(-28, -30, 56, 56, f"{requires}-3", rx=9)
    drawing += icon(symbol, -size / 2, y - size / 2, size, deep, stroke=deep, stroke_width=1.6)
    drawing += icon(symbol, -size / 2, y - size / 2, size, CREAM)
    for pip in range(power if power > 1 else 0):
        drawing += circle((pip - (power - 1) / 2) * 17, 18, 6, CREAM, stroke=deep, stroke_width=2)
    return drawing


def _boards(luck: Random) -> str:
    """Long ones, seldom a joint."""
    drawing = ""
    for i, y in enumerate(range(-88, 100, 22)):
        if i % 3 == 1:
            drawing += path(f"M-101 {y}H101v22H-101Z", "tavern-light", opacity=".3")
        x = luck.uniform(-70, 70) + (70 if i % 2 else -70)
        drawing += line(data("M", -100, y, "H", 100, "M", x, y, "v", 22), "tavern-shade", 3, opacity=".7")
    return drawing


def _lights() -> str:
    """Lanterns on a line between two posts."""
    drawing = ""
    for x in (-66, 66):
        drawing += line(f"M{x} -30V-72", "tavern-deep", 6) + ellipse(x + 4, -29, 9, 3.5, "tavern-deep", opacity=".5")
    drawing += line("M-101 -58Q-84 -62 -66 -70Q-34 -48 0 -48T66 -70Q84 -62 101 -58", "tavern-deep", 3.4)
    for x, y in ((-88, -62), (-44, -57), (-16, -49), (16, -49), (44, -57), (88, -62)):
        drawing += path(f"M{x - 8} {y + 1}h16l2 13q-10 9 -20 0z", "ember")
        drawing += path(f"M{x - 4} {y + 4}h8l1 9h-10z", "lamp")
    return drawing


def _barrel(x: float, y: float, r: float) -> str:
    def staves(left: float) -> str:
        right = ("H", x + r * 0.8, "C", x + r * 1.15, y + r * 0.5, x + r * 1.15, y - r * 0.3, x + r * 0.8, y - r, "Z")
        if left > 0:
            return data("M", x + r * left, y - r, "V", y + r * 1.1, *right)
        bulge = ("C", x - r * 1.15, y - r * 0.3, x - r * 1.15, y + r * 0.5, x - r * 0.8, y + r * 1.1)
        return data("M", x - r * 0.8, y - r, *bulge, *right)

    hoops = data("M", x - r * 0.95, y - r * 0.45, "h", r * 1.9, "M", x - r * 0.97, y + r * 0.55, "h", r * 1.94)
    return (
        ellipse(x + r * 0.3, y + r * 1.1, r * 1.15, r * 0.32, "tavern-deep", opacity=".45")
        + path(staves(0), "chest")
        + path(staves(0.15), "chest-2")
        + line(hoops, "iron", r * 0.2)
        + ellipse(x, y - r, r * 0.8, r * 0.26, "chest-light")
    )


def _table(x: float, y: float, r: float) -> str:
    """With three stools, a mug and a plate."""
    drawing = ellipse(x + 6, y + 8, r * 1.1, r * 0.55, "tavern-deep", opacity=".4")
    for angle in map(math.radians, (150, 30, 265)):
        stool_x, stool_y = x + r * 1.25 * math.cos(angle), y + r * 0.8 * math.sin(angle)
        drawing += ellipse(stool_x, stool_y, r * 0.3, r * 0.22, "chest-2")
    drawing += ellipse(x, y + 4, r, r * 0.56, "chest-2") + ellipse(x, y, r, r * 0.56, "tavern-light")
    m = r * 0.3
    mug = path(data("M", x - m * 1.6, y - m * 1.5, "h", m * 1.2, "v", m * 1.5, "h", -m * 1.2, "z"), "wall")
    return drawing + mug + ellipse(x + m, y, m * 0.9, m * 0.45, "wall")


def _plant(x: float, y: float, luck: Random) -> str:
    shadow = ellipse(x + 5, y + 20, 18, 6, "tavern-deep", opacity=".45")
    pot = path(data("M", x - 14, y, "h", 28, "l", -4, 22, "h", -20, "z"), "roof")
    shade = path(data("M", x + 3, y, "h", 11, "l", -4, 22, "h", -7, "z"), "roof-2")
    return shadow + bush(x, y + 2, 27, luck, "jungle-2", "jungle-3") + pot + shade


# The house


@functools.cache
def house() -> str:
    """Drawn once, beyond the three spaces. Somebody is at home: all lamps are lit."""
    luck = Random("house")
    drawing = ellipse(14, 6, 186, 20, "shadow-2")
    drawing += "".join(palm(x, y, h, luck) for x, y, h in ((-176, 4, 118), (172, 8, 104), (-144, 10, 70)))
    drawing += _chimney() + _walls() + _roof() + _gable() + _windows() + _shingle()
    drawing += lantern(-50, -56, 11) + lantern(34, -56, 11) + _barrel(150, -16, 19) + _barrel(176, -8, 16)
    return drawing + "".join(bush(x, y, r, luck, "jungle-2", "jungle-3") for x, y, r in ((-112, 12, 24), (100, 14, 20)))


def _chimney() -> str:
    drawing = path("M104 -184h28v60h-28z", "mount-1") + path("M120 -184h12v60h-12z", "mount-shade")
    drawing += path("M100 -190h36v11h-36z", "mount-light")
    for x, y, r in ((126, -200, 9), (144, -207, 13), (170, -206, 16), (200, -198, 12)):
        drawing += ellipse(x, y, r, r * 0.82, "mount-snow", opacity=".9")
    return drawing


def _walls() -> str:
    drawing = path("M-128 4V-96H132V4Z", "wall") + path("M40 4V-96H132V4Z", "tavern-light")
    stones = "".join(f"M{x} -16h20v9h-20z" for x in (-124, -78, -96, 66, 92))
    stones += "".join(f"M{x} -6h20v9h-20z" for x in (-110, -64, 74))
    drawing += path("M-130 -18H134V6H-130Z", "mount-1") + path(stones, "mount-light")
    return drawing + line("".join(f"M{x} -94V-20" for x in (-126, -62, 40, 84, 128)), "chest-2", 6)


def _roof() -> str:
    drawing = path("M-158 -84L-106 -186H112L164 -84Q4 -104 -158 -84Z", "roof")
    drawing += path("M30 -186H112L164 -84Q100 -92 50 -94Z", "roof-2")
    for y, left, right in ((-164, -110, 108), (-140, -124, 122), (-114, -138, 140)):
        drawing += line(f"M{left} {y}Q0 {y - 10} {right} {y}", "roof-2", 4, stroke_dasharray="22 7")
    for x in (-84, 66):  # dormers
        eaves = f"M{x - 35} -140L{x} -178L{x + 35} -140L{x + 28} -135L{x} -164L{x - 28} -135Z"
        drawing += path(f"M{x - 26} -118V-146L{x} -172L{x + 26} -146V-118Z", "wall") + path(eaves, "roof-2")
        drawing += path(f"M{x - 13} -122V-144H{x + 13}V-122Z", "lamp")
        drawing += line(f"M{x} -144V-122M{x - 13} -133H{x + 13}", "chest-2", 3.5)
    return drawing


def _gable() -> str:
    """Over the door, which is open and lit."""
    drawing = path("M-48 4V-104L-8 -150L32 -104V4Z", "wall")
    drawing += path("M-8 -150L32 -104V4H10V-124Z", "tavern-light", opacity=".8")
    drawing += path("M-64 -92L-8 -162L48 -92L38 -84L-8 -140L-54 -84Z", "roof")
    drawing += path("M-8 -162L48 -92L38 -84L-8 -140Z", "roof-2")
    drawing += path("M-34 4V-52Q-34 -82 -8 -82T18 -52V4Z", "chest-2")
    drawing += path("M-27 4V-50Q-27 -75 -8 -75T11 -50V4Z", "lamp")
    drawing += path("M11 4V-50Q11 -58 8 -64L22 -56V6Z", "chest") + path("M-20 4L-34 20H26L6 4Z", "lamp", opacity=".7")
    return drawing + line("M-8 -74V-60", "iron", 3) + path("M-15 -60h14l3 10h-20z", "ember")


def _windows() -> str:
    drawing = ""
    for x in (-94, 62, 106):
        drawing += path(f"M{x - 17} -28V-70H{x + 17}V-28Z", "chest-2")
        drawing += path(f"M{x - 13} -32V-66H{x + 13}V-32Z", "lamp")
        drawing += line(f"M{x} -66V-32M{x - 13} -50H{x + 13}", "chest-2", 3.5)
        drawing += path(f"M{x - 20} -28h40v7h-40z", "chest")
        for across, tone in ((-13, "jungle-2"), (-4, "roof"), (5, "jungle-2"), (13, "roof")):
            drawing += ellipse(x + across, -31, 6, 5, tone)
    return drawing


def _shingle() -> str:
    """A tankard on a board."""
    drawing = line("M-128 -86H-190", "iron", 6) + line("M-180 -84V-74M-148 -84V-74", "iron", 3)
    drawing += rect(-196, -74, 64, 62, "tavern-deep", rx=9)
    drawing += rect(-196, -77, 64, 62, "roof", rx=9, stroke="var(--tavern-deep)", stroke_width=4)
    return drawing + icon("tavern", -187, -69, 46, CREAM)
