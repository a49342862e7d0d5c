"""What stands on hexes: trees, rocks, fires, peaks, caves. Light falls from the upper left; two tones for each ink.

All for a hexagon of radius 100, so whole numbers are fine enough.
"""

import math
from random import Random

from manoa.art.kit import Point, data, ellipse, line, path, polygon, smooth


def canopy(x: float, y: float, r: float, luck: Random, body: str, shade: str = "jungle-shade") -> str:
    """The crown of a tree from above."""
    lobes = luck.choice((6, 7, 8))
    turn = luck.random() * 6.28
    crown: list[Point] = []
    for i in range(lobes * 2):
        angle = turn + i * math.pi / lobes
        reach = r * (1.0 if i % 2 == 0 else 0.86) * luck.uniform(0.95, 1.06)
        crown.append((x + reach * math.cos(angle), y + reach * 0.9 * math.sin(angle)))
    lit = [(x - r * 0.2 + (a - x) * 0.52, y - r * 0.24 + (b - y) * 0.5) for a, b in crown]
    below = [(a + r * 0.12, b + r * 0.26) for a, b in crown]
    return (
        path(smooth(below, 1.1, 0), shade)
        + path(smooth(crown, 1.1, 0), body)
        + path(smooth(lit, 1.1, 0), "jungle-light", opacity=".55")
    )


def bush(x: float, y: float, r: float, luck: Random, first: str = "jungle-3", second: str = "jungle-2") -> str:
    drawing = ""
    for i in range(5):
        angle = math.radians(-160 + i * 35 + luck.uniform(-6, 6))
        end_x, end_y = x + r * math.cos(angle), y + r * math.sin(angle)
        side_x, side_y = -math.sin(angle) * r * 0.22, math.cos(angle) * r * 0.22
        mid_x, mid_y = (x + end_x) / 2, (y + end_y) / 2
        there = ("Q", mid_x + side_x, mid_y + side_y, end_x, end_y)
        back = ("Q", mid_x - side_x, mid_y - side_y, x, y)
        drawing += path(data("M", x, y, *there, *back, "Z"), first if i % 2 else second)
    return drawing


def rock(
    x: float,
    y: float,
    r: float,
    luck: Random,
    body: str = "rubble-2",
    light: str = "rubble-light",
    shade: str = "rubble-shade",
) -> str:
    corners = luck.choice((5, 6))
    turn = luck.random()
    outline = []
    for i in range(corners):
        angle = turn + i * 2 * math.pi / corners
        across, down = luck.uniform(0.85, 1.1), luck.uniform(0.85, 1.1)
        outline.append((x + r * across * math.cos(angle), y + r * 0.8 * down * math.sin(angle)))
    top = [(x - r * 0.12 + (a - x) * 0.62, y - r * 0.2 + (b - y) * 0.55) for a, b in outline]
    return (
        ellipse(x + r * 0.15, y + r * 0.62, r * 1.05, r * 0.35, shade)
        + path(polygon(outline, 0), body)
        + path(polygon(top, 0), light)
    )


def fire(x: float, y: float, r: float) -> str:
    foot = y - r * 0.1
    logs = ("M", x - r * 0.7, y, "L", x + r * 0.7, y - r * 0.25, "M", x - r * 0.7, y - r * 0.25, "L", x + r * 0.7, y)
    right = ("M", x, y - r * 1.7, "C", x + r * 0.9, y - r, x + r * 0.6, foot, x, foot)
    left = ("C", x - r * 0.7, foot, x - r * 0.7, y - r * 0.9, x - r * 0.2, y - r * 1.1, "Z")
    heart_right = ("M", x, y - r * 0.9, "C", x + r * 0.45, y - r * 0.6, x + r * 0.3, foot, x, foot)
    heart_left = ("C", x - r * 0.35, foot, x - r * 0.3, y - r * 0.6, x, y - r * 0.9, "Z")
    return (
        line(data(*logs), "camp-deep", r * 0.24)
        + path(data(*right, *left), "gold")
        + path(data(*heart_right, *heart_left), "#FFF1C4")
    )


def peak(x: float, base: float, w: float, h: float, luck: Random, snow: bool = True) -> str:
    top_x, top_y = x + luck.uniform(-0.08, 0.08) * w, base - h
    left, right = x - w / 2, x + w / 2
    left_shoulder, right_shoulder = (x - w * 0.26, base - h * 0.48), (x + w * 0.24, base - h * 0.52)
    steps = ((0, 0), (0.06, 0.22), (-0.02, 0.45), (0.07, 0.7), (0.02, 1))
    ridge = [(top_x + w * across, top_y + h * down) for across, down in steps]
    glint = [
        (left + w * 0.1, base - h * 0.16),
        left_shoulder,
        (x - w * 0.1, base - h * 0.6),
        (x - w * 0.18, base - h * 0.2),
    ]
    drawing = path(polygon([(left, base), left_shoulder, (top_x, top_y), right_shoulder, (right, base)], 0), "mount-1")
    drawing += path(polygon([*ridge, (right, base), right_shoulder], 0), "mount-shade")
    drawing += path(polygon(glint, 0), "mount-light", opacity=".6")
    if snow:
        cap = [(top_x, top_y), (top_x - (top_x - x + w * 0.26) * 0.51, top_y + h * 0.265)]
        edge = ((-0.08, 0.2), (-0.02, 0.34), (0.05, 0.24), (0.13, 0.28))
        cap += [(top_x + w * across, top_y + h * down) for across, down in edge]
        drawing += path(polygon(cap, 0), "mount-snow")
    return drawing


def cave_mouth(kind: int) -> str:
    """A cave in the rock, with torches beside it."""
    luck = Random(f"k{kind}")
    drawing = peak(-40, 72, 110, 120, luck, False) + peak(44, 74, 116, 138, luck, False)
    drawing += path("M-66 78Q-70 8 -34 -22Q0 -46 36 -20Q68 10 66 78Z", "mount-1")
    drawing += path("M-66 78Q-70 8 -34 -22Q-18 -34 0 -34Q-40 0 -44 78Z", "mount-light", opacity=".45")
    drawing += path("M-40 80Q-44 26 -22 4Q0 -16 24 4Q46 28 40 80Z", "mount-deep")
    drawing += path("M-24 80Q-28 44 -12 28Q2 16 14 30Q26 44 22 80Z", "#120F0D")
    for x in (-52, 52):  # torches
        drawing += line(f"M{x} 74V46", "trunk", 5) + path(f"M{x} 26q10 12 0 20q-10 -8 0 -20z", "gold")
        drawing += path(f"M{x} 34q5 6 0 11q-5 -5 0 -11z", "#FFF1C4")
    return drawing
