"""Demon and tunnel spaces: bare trees, bent stones, somebody small who peeps out, a vault with rails into the dark."""

import math
import re
from collections.abc import Sequence
from random import Random

from manoa.art.hexes import rim
from manoa.art.kit import Point, data, ellipse, line, path, polygon
from manoa.art.scenery import bush, rock

_DARK = "#1D1119"  # inside a tunnel


def demon(power: int, kind: int) -> str:
    """With power 2 the ground has split, and it is warm below."""
    luck = Random(f"d{power}{kind}")
    strong = power > 1
    spot = "demon-1" if strong else "demon-light"
    drawing = "".join(
        ellipse(
            luck.uniform(-60, 60), luck.uniform(-30, 70), luck.uniform(14, 24), luck.uniform(5, 8), spot, opacity=".4"
        )
        for _ in range(5)
    )
    if strong:
        drawing += "".join(_crack(_split(first, last, luck)) for first, last in ((158, 128), (24, 52), (258, 288)))
    places = rim(luck, 7, 140, 400, 62, 80) if strong else rim(luck, 5, 160, 380, 62, 80)
    peeping = {1, 3, 5} if strong else {kind % 3 + 1}
    for i, (x, y) in enumerate(places):
        if i in peeping:
            drawing += imp(x * 0.95, y + 18, 18 if strong else 17)
        elif luck.random() < 0.55:
            drawing += _bare_tree(x, y + 22, luck.uniform(46, 60), luck)
        else:
            drawing += _bent_stone(x, y + 18, luck.uniform(34, 46), 1 if x < 0 else -1)
    for x in (-58, 52) if kind % 2 else (-44, 62):  # thorns in front
        drawing += bush(x, 82, 23, luck, "demon-shade", "demon-deep")
    return drawing


def tunnel(power: int, kind: int) -> str:
    """Demon ground (H-2.3), and a vault of stone; with power 2 somebody sits on its shoulders."""
    luck = Random(f"t{power}{kind}")
    drawing = ""
    for x, y in rim(luck, 6, 175, 365, 70, 84):
        if luck.random() < 0.5:
            drawing += bush(x, y + 14, luck.uniform(20, 28), luck, "demon-shade", "demon-deep")
        else:
            drawing += rock(x, y, luck.uniform(14, 20), luck, "demon-shade", "demon-light", "demon-deep")
    drawing += path("M-80 98C-88 44 -74 -14 -38 -46C-12 -66 20 -64 44 -42C76 -12 86 44 80 98Z", "mount-shade")
    drawing += path("M-80 98C-88 44 -74 -14 -38 -46C-20 -60 0 -62 14 -60C-26 -40 -54 10 -54 98Z", "mount-1")
    if power > 1:
        drawing += imp(-62, -8, 17) + imp(62, -6, 17)
    drawing += _vault() + _rails() + lantern(-62, 12, 9)
    return drawing + (lantern(62, 12, 9) if kind % 2 else "")


def _vault() -> str:
    """Stones around the mouth, lit at the left, and the dark."""
    drawing, stones = "", 9
    for i in range(stones):
        low, high = (math.radians(180 + 180 * (i + edge) / stones) for edge in (0.06, 0.94))
        corners = [
            (r * math.cos(a), 16 + r * 1.02 * math.sin(a)) for r, a in ((50, low), (66, low), (66, high), (50, high))
        ]
        drawing += path(polygon(corners, 0), "mount-light" if i < 5 else "rubble-shade")
    for side, tone in ((-1, "mount-light"), (1, "rubble-shade")):
        for y in (22, 46, 70):
            pillar = [(side * 50, y), (side * 66, y), (side * 66, y + 20), (side * 50, y + 20)]
            drawing += path(polygon(pillar, 0), tone)
    drawing += path("M-48 99V16C-48 -12 -27 -32 0 -32S48 -12 48 16V99Z", _DARK)
    return drawing + path("M-48 99V16C-48 -12 -27 -32 0 -32C-22 -18 -32 4 -32 34V99Z", "demon-deep")


def _rails() -> str:
    ties = "".join(line(f"M{-half} {y}H{half}", "trunk", 6) for y, half in ((60, 15), (71, 21), (84, 28)))
    bed = path("M-34 99L-11 54H11L34 99Z", "demon-shade")
    return bed + ties + line("M-24 99L-8 54M24 99L8 54", "mount-light", 5)


def lantern(x: float, y: float, r: float) -> str:
    body = data("M", x - r, y - r * 0.8, "H", x + r, "L", x + r * 0.8, y + r, "H", x - r * 0.8, "Z")
    light = data("M", x - r * 0.5, y - r * 0.4, "H", x + r * 0.5, "L", x + r * 0.4, y + r * 0.7, "H", x - r * 0.4, "Z")
    return line(data("M", x, y - r * 2, "V", y - r), "iron", 3) + path(body, "iron") + path(light, "lamp")


def imp(x: float, y: float, r: float) -> str:
    """Somebody small with horns looks over a bush; cut off at y."""

    def shape(outline: str) -> str:
        """Path data in sizes of a head: across from its middle, and up."""
        parts: list[str | float] = []
        for letter, numbers in re.findall(r"([MLCZ])([^MLCZ]*)", outline):
            parts.append(letter)
            places = [float(number) for number in numbers.split()]
            for across, up in zip(places[::2], places[1::2], strict=True):
                parts += x + across * r, y - up * r
        return data(*parts, digits=1)

    left = "C-1.05 .7 -.85 1 -.66 1.15 C-1.05 1.4 -1.1 1.8 -.88 2.15 C-.72 1.75 -.5 1.5 -.2 1.38"
    right = "C.5 1.5 .72 1.75 .88 2.15 C1.1 1.8 1.05 1.4 .66 1.15 C.85 1 1.05 .7 1 0"
    body = shape(f"M-1 0 {left} L.2 1.38 {right} Z")
    cheek = shape("M-.78 .1 C-.8 .7 -.6 1 -.3 1.2 C-.45 .8 -.5 .5 -.45 .1 Z")
    eyes = "".join(
        shape(f"M{side}.66 .92 L{side}.1 .6 C{side}.1 .34 {side}.66 .26 {side}.66 .92 Z") for side in ("-", "")
    )
    hidden = bush(x, y + r * 0.2, r * 1.25, Random(f"i{x:.0f}"), "demon-shade", "demon-deep")
    return path(body, "demon-deep") + path(cheek, "demon-shade") + path(eyes, "ember-2") + hidden


def _bare_tree(x: float, y: float, h: float, luck: Random) -> str:
    lean, w = luck.uniform(-0.2, 0.2) * h, h * 0.15
    fork_x, fork_y = x + lean * 0.15, y - h * 0.48
    drawing = ellipse(x + w * 0.9, y, w * 2.3, w * 0.7, "demon-shade")
    for side, at, up in ((-1, 0.42, 0.34), (1, 0.56, 0.3)):
        foot_x, foot_y = x + lean * at * 0.5, y - h * at
        bough = data("M", foot_x, foot_y, "q", side * h * 0.22, -h * 0.06, side * h * 0.34, -h * up)
        twig = data("M", foot_x + side * h * 0.2, foot_y - h * 0.1, "l", side * h * 0.2, -h * 0.02)
        drawing += line(bough, "demon-deep", w * 0.62) + line(twig, "demon-deep", w * 0.42)
    left = ("M", x - w, y + 2, "Q", x - w * 0.2, y - h * 0.2, fork_x - w * 0.4, fork_y, "L", x + lean, y - h)
    right = ("L", fork_x + w * 0.4, fork_y, "Q", x + w * 0.3, y - h * 0.2, x + w * 1.1, y + 2, "Z")
    lit = data("M", x - w * 0.45, y - 2, "Q", x, y - h * 0.2, fork_x - w * 0.1, fork_y - h * 0.1)
    return drawing + path(data(*left, *right), "demon-deep") + line(lit, "demon-light", w * 0.26, opacity=".75")


def _bent_stone(x: float, y: float, h: float, side: int) -> str:
    w = h * 0.34
    tip = x + side * w * 0.9
    left = ("M", x - w, y, "C", x - w * 0.9, y - h * 0.5, x - w * 0.1, y - h * 0.85, tip, y - h)
    right = ("C", x + w * 0.5, y - h * 0.6, x + w * 0.9, y - h * 0.3, x + w, y, "Z")
    lit_left = ("C", x - w * 0.7, y - h * 0.45, x - w * 0.1, y - h * 0.75, tip - w * 0.1, y - h * 0.94)
    lit_right = ("C", x - w * 0.1, y - h * 0.6, x - w * 0.3, y - h * 0.3, x - w * 0.2, y - 2, "Z")
    return (
        ellipse(x + w * 0.4, y + 1, w * 1.5, w * 0.42, "demon-deep", opacity=".7")
        + path(data(*left, *right), "demon-shade")
        + path(data("M", x - w * 0.8, y - 2, *lit_left, *lit_right), "demon-light")
    )


def _split(first: float, last: float, luck: Random) -> list[Point]:
    """A line from the rim inwards, between two directions."""
    first += luck.uniform(-10, 10)
    points = []
    for i, reach in enumerate((106, 88, 70, 48)):
        angle = math.radians(first + (last - first) * i / 3 + (11 if i % 2 else -7))
        points.append((reach * math.cos(angle), reach * math.sin(angle)))
    return points


def _crack(points: Sequence[Point]) -> str:
    """Wide at the rim, a hair at its end, warm inside."""

    def band(wide: float) -> str:
        left, right = [], []
        last = len(points) - 1
        for i, (x, y) in enumerate(points):
            (x0, y0), (x1, y1) = points[max(i - 1, 0)], points[min(i + 1, last)]
            far = math.dist((x0, y0), (x1, y1))
            half = wide * (1 - i / last) / 2
            left.append((x - (y1 - y0) / far * half, y + (x1 - x0) / far * half))
            right.append((x + (y1 - y0) / far * half, y - (x1 - x0) / far * half))
        return polygon(left + right[::-1], 0)

    edge = path(band(24), "demon-deep", stroke="var(--demon-deep)", stroke_width=3, stroke_linejoin="round")
    return edge + path(band(12), "ember")
