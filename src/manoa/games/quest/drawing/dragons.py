"""Dragons as wooden pieces, awake and asleep (M-5). Crest and badge tell them apart, never colour alone."""

import math
from collections.abc import Callable
from typing import Final

from manoa.art.kit import Box, Point, circle, ellipse, icon, line, n, path, polygon
from manoa.games.quest.parts.modules import DRAGONS

DRAGON: Final[Box] = (-86, -122, 150, 140)  # what one takes around its foot
SIGNS: Final = {"any_card": "joker"}  # the white one (M-5.4)
MOVED_BY: Final = {dragon["id"]: SIGNS.get(symbol, symbol) for dragon in DRAGONS for symbol in dragon["moved_by"]}


def awake(colour: str) -> str:
    """Upright, with wings and fire."""
    tone, light, edge = _inks(colour)
    wing = (
        "M2 -34C2 -58 12 -80 28 -92C30 -80 38 -74 48 -74C45 -64 47 -56 54 -50C46 -46 42 -38 42 -28C30 -36 16 -32 8 -20Z"
    )
    tail = "M14 -4C34 2 50 -6 50 -20C50 -26 46 -30 41 -28L44 -40L58 -22C58 0 38 14 12 8Z"
    body = (
        "M-24 2C-30 -14 -26 -28 -16 -38C-20 -46 -20 -52 -18 -56L-34 -54C-42 -53 -48 -56 -47 -62C-46 -67 -42 -68 -38 -69"
        "C-34 -80 -24 -86 -13 -84C2 -82 8 -70 6 -56C4 -48 6 -42 12 -36C24 -26 26 -10 22 2C22 9 -24 9 -24 2Z"
    )
    shapes = [(wing, light), (tail, tone), *((part, light) for part in _CRESTS[colour](-6, -80, 1)), (body, tone)]
    detail = (
        path("M28 -92C30 -80 38 -74 48 -74C36 -70 24 -54 14 -28L8 -20C4 -50 14 -78 28 -92Z", tone, opacity=".55")
        + line("M27 -88C18 -72 12 -54 10 -28M47 -72C34 -62 24 -48 18 -30M53 -50C42 -46 32 -40 26 -32", edge, 3)
        + path("M-20 2C-25 -12 -22 -25 -13 -34C-6 -26 -4 -10 -8 5Q-18 6 -20 2Z", light)
        + line("M-22 -8Q-14 -6 -8 -8M-23 -17Q-15 -15 -8 -18M-20 -26Q-14 -24 -9 -27", edge, 2.6, opacity=".7")
        + path("M8 -50C6 -42 8 -38 12 -34C22 -26 24 -10 20 2C18 5 12 6 6 6C14 -8 12 -28 2 -38Z", edge, opacity=".28")
        + circle(-21, -69, 6.5, "#FFFBEF", stroke=f"var(--{edge})", stroke_width=2.5)
        + path("M-22.5 -73h3.6v8h-3.6z", edge)
        + line("M-29 -78L-17 -76", edge, 3.4)
        + line("M-44 -60L-26 -59", edge, 3)
        + ellipse(-43, -64, 2, 1.6, edge)
    )
    return _standee(shapes, edge, 34, detail + _fire() + _badge(colour, 8, -8))


def asleep(colour: str) -> str:
    """It lies, its eye shut."""
    tone, light, edge = _inks(colour)
    body = "M-30 2C-34 -12 -24 -36 6 -38C36 -38 50 -20 48 -2C46 8 -30 8 -30 2Z"
    wing = (
        "M-2 -34C10 -52 36 -50 48 -22C42 -24 38 -20 36 -14C30 -20 24 -20 20 -12C14 -20 6 -20 2 -14C2 -22 2 -28 -2 -34Z"
    )
    head = "M-54 0C-58 -8 -54 -14 -46 -15C-42 -24 -32 -28 -22 -24C-12 -20 -8 -10 -12 0C-14 6 -50 8 -54 0Z"
    tail = "M44 -6C46 4 30 10 8 9C-2 9 -10 6 -12 2L-14 -4C0 4 24 2 34 -8Z"
    crest = ((part, light) for part in _CRESTS[colour](-20, -20, 0.82))
    shapes = [(body, tone), (wing, light), (tail, tone), *crest, (head, tone)]
    snore = "M-60 -44h15l-13 14h15M-44 -62h10l-9 10h10"
    detail = (
        path("M26 -34C44 -28 50 -14 47 -2C46 4 30 8 14 8C32 -2 34 -20 26 -34Z", edge, opacity=".24")
        + path(wing, light, stroke=f"var(--{edge})", stroke_width=3)
        + line("M0 -32C12 -32 26 -28 35 -16M-1 -33C8 -28 14 -22 20 -14M-12 3C0 6 20 4 34 -6", edge, 2.6)
        + line("M-38 -13Q-33 -8 -27 -13", edge, 3.4)
        + line("M-50 -1Q-40 3 -26 -1", edge, 2.6)
        + ellipse(-51, -8, 2, 1.6, edge)
        + line(snore, "cut", 10)
        + line(snore, edge, 4.5)
    )
    return _standee(shapes, edge, 48, detail + _badge(colour, 22, -6))


def _inks(colour: str) -> tuple[str, str, str]:
    return f"dr-{colour}", f"dr-{colour}-2", f"dr-{colour}-d"


def _standee(shapes: list[tuple[str, str]], edge: str, shadow: float, detail: str) -> str:
    """Several shapes as one piece: shadow, cut-out rim, dark edge, bodies, and what is painted on them."""
    around = "".join(shape for shape, _ in shapes)
    drawing = ellipse(6, 3, shadow, 8, "#000", opacity=".3") + path(around, "cut", stroke="var(--cut)", stroke_width=12)
    drawing += path(around, edge, stroke=f"var(--{edge})", stroke_width=5.5)
    drawing += "".join(path(shape, tone) for shape, tone in shapes) + detail
    return f'<g stroke-linejoin="round" stroke-linecap="round">{drawing}</g>'


def _badge(colour: str, x: float, y: float) -> str:
    """What moves it."""
    edge = f"dr-{colour}-d"
    disc = circle(x, y, 14, "cut", stroke=f"var(--{edge})", stroke_width=3.5)
    return disc + icon(MOVED_BY[colour], x - 10, y - 10, 20, edge)


def _fire() -> str:
    flame = (
        "M-47 -60C-54 -68 -64 -64 -72 -70C-71 -62 -79 -60 -80 -52C-74 -55 -74 -48 -68 -46C-68 -51 -62 -49 -59 -50"
        "C-53 -51 -49 -55 -47 -60Z"
    )
    heart = "M-51 -59C-56 -63 -61 -61 -66 -63C-65 -58 -69 -58 -69 -54C-66 -56 -64 -53 -61 -54C-56 -54 -53 -56 -51 -59Z"
    return path(flame, "ember", stroke="var(--cut)", stroke_width=4) + path(heart, "ember-2")


# Crests, around a point


def _placed(points: list[Point], x: float, y: float, scale: float) -> str:
    return polygon([(x + across * scale, y + down * scale) for across, down in points])


def _leaves(x: float, y: float, scale: float) -> list[str]:
    leaves = []
    for degrees, length in ((-112, 22), (-62, 26), (-16, 24)):
        cos, sin = math.cos(math.radians(degrees)), math.sin(math.radians(degrees))
        outline = ((0, 0), (0.3, -5), (0.6, -6), (1, 0), (0.6, 6), (0.3, 5))
        leaf = [(length * far * cos - w * sin, length * far * sin + w * cos) for far, w in outline]
        leaves.append(_placed(leaf, x, y, scale))
    return leaves


def _fin(x: float, y: float, scale: float) -> list[str]:
    fin: list[Point] = [
        (-10, 2),
        (-8, -20),
        (-1, -15),
        (7, -25),
        (11, -15),
        (22, -19),
        (20, -7),
        (29, -2),
        (18, 6),
        (2, 8),
    ]
    return [_placed(fin, x, y, scale)]


def _knobs(x: float, y: float, scale: float) -> list[str]:
    knobs = ""
    for across, down, radius in ((-9, -10, 6.5), (2, -15, 7), (13, -12, 7), (20, -2, 6.5), (20, 10, 6)):
        r, width = n(radius * scale), n(2 * radius * scale)
        start = f"M{n(x + (across - radius) * scale)} {n(y + down * scale)}"
        knobs += f"{start}a{r} {r} 0 1 0 {width} 0a{r} {r} 0 1 0 -{width} 0Z"
    return [knobs]


def _antlers(x: float, y: float, scale: float) -> list[str]:
    left: list[Point] = [
        *((-4, 2), (-9, -14), (-17, -20), (-15, -23), (-8, -20), (-8, -31), (-4, -31), (-3, -17), (2, -4)),
    ]
    right: list[Point] = [(5, 1), (12, -12), (11, -25), (15, -25), (17, -16), (25, -22), (28, -19), (19, -10), (12, 4)]
    return [_placed(left, x, y, scale), _placed(right, x, y, scale)]


_CRESTS: Final[dict[str, Callable[[float, float, float], list[str]]]] = {
    "green": _leaves,
    "blue": _fin,
    "yellow": _knobs,
    "white": _antlers,
}
