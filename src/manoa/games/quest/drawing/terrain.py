"""The ground of a hex, drawn for a radius of 100: the rim carries the picture, the middle stays calm for play."""

import functools
import math
from collections.abc import Callable
from random import Random
from typing import Final

from manoa.art.hexes import haloed, mixed, rim
from manoa.art.kit import Point, circle, data, ellipse, hexagon, icon, line, path, polygon
from manoa.art.scenery import bush, canopy, cave_mouth, fire, peak, rock
from manoa.games.quest.drawing.dark_places import demon, tunnel
from manoa.games.quest.drawing.scenery import hut, palm, tent
from manoa.games.quest.drawing.swamp import swamp
from manoa.games.quest.drawing.tavern import terrace

GLYPHS: Final = {
    "jungle": "machete",
    "river": "paddle",
    "village": "coin",
    "rubble": "rubble",
    "camp": "camp",
    "demon": "demon",
    "tunnel": "tunnel",
    "swamp": "swamp",
}
TONES: Final = {"tunnel": "demon"}  # whose inks a glyph takes, if not its own
VARIANTS: Final = {
    "jungle": 5,
    "river": 5,
    "village": 4,
    "rubble": 3,
    "camp": 2,
    "mountain": 3,
    "cave": 2,
    "start": 2,
    "finish": 3,
    "demon": 3,
    "tunnel": 2,
    "tavern": 3,
    "swamp": 2,
    "ledge": 2,
}
ROCKS: Final = ("mountain", "cave", "ledge")
GLYPH_AT = -9  # above the middle: the name of the space stands below


def variant(at: tuple[int, int], terrain: str, power: int) -> int:
    """Which drawing of its terrain a hex gets."""
    return mixed(at, variants(terrain, power))


def variants(terrain: str, power: int) -> int:
    """How many drawings there are."""
    return VARIANTS[terrain] if power < 2 else min(3, VARIANTS[terrain])


@functools.cache
def ground(terrain: str, power: int, kind: int, requires: str, flat: bool) -> str:
    """One kind of hex; it wants the clip paths of `clips`."""
    tall = terrain in ROCKS
    base = path(polygon(hexagon(101, flat), 0), floor(terrain, power, requires))
    picture = _finish(kind, flat) if terrain == "finish" else _PICTURES[terrain](power, kind)
    return f'<g clip-path="url(#{"hextall" if tall else "hexclip"}{"-flat" * flat})">{base}{picture}</g>'


def floor(terrain: str, power: int, requires: str) -> str:
    """The ink of the ground of a hex."""
    if terrain == "finish":
        return f"{requires}-1"
    if terrain in ROCKS:
        return "mount-shade"
    if terrain in ("start", "tavern"):
        return f"{terrain}-1"
    tone = TONES.get(terrain, terrain)
    shades = 3 if tone in ("jungle", "river", "village", "swamp") else 2
    return f"{tone}-{min(max(power, 1), shades)}"


def _jungle(power: int, kind: int) -> str:
    """Denser and darker with power."""
    power = min(power, 3)
    luck = Random(f"j{power}{kind}")
    tones = {1: ("jungle-2", "jungle-shade"), 2: ("jungle-3", "jungle-shade"), 3: ("jungle-shade", "jungle-3")}[power]
    drawing = ""
    for _ in range(4):
        x, y, r = luck.uniform(-70, 70), luck.uniform(-60, 70), luck.uniform(10, 22)
        spot = {1: "jungle-light", 2: "jungle-1", 3: "jungle-2"}[power]
        drawing += ellipse(x, y, r * 1.5, r * 0.7, spot, opacity=".32")
    low, high = {1: (165 + kind * 9, 345 + kind * 14), 2: (140, 400), 3: (100, 440)}[power]
    for i, (x, y) in enumerate(rim(luck, 4 + 2 * power, low, high)):
        plant = luck.random()
        if plant < 0.6:
            shade = "jungle-deep" if power > 1 else "jungle-shade"
            drawing += canopy(x, y, luck.uniform(19, 29) + power * 1.5, luck, tones[i % 2], shade)
        elif plant < 0.82:
            drawing += palm(x, y + 16, luck.uniform(38, 50), luck)
        else:
            drawing += bush(x, y + 12, luck.uniform(24, 32), luck)
    for _ in range(3 if power < 3 else 4):  # low plants in front
        angle = math.radians(luck.uniform(40, 140))
        drawing += bush(86 * math.cos(angle), 84 * math.sin(angle), luck.uniform(18, 25), luck, *tones)
    return drawing


def _river(power: int, kind: int) -> str:
    """Waves; rapids from power 2 on."""
    luck = Random(f"r{power}{kind}")
    drawing = ""
    for height in (-66, -38, -8, 30, 58, 82):
        y = height + luck.uniform(-8, 8)
        x, length = luck.uniform(-85, -25), luck.uniform(50, 120)
        rise = luck.uniform(4, 8)
        waves = max(2, int(length / 28))
        d = data("M", x, y)
        for i in range(waves):
            d += data("q", length / waves / 2, rise if i % 2 else -rise, length / waves, 0)
        tone = "river-light" if luck.random() < 0.6 else "river-shade"
        drawing += line(d, tone, luck.uniform(4, 6), opacity=".75")
    drawing += _river_life(kind, luck)
    if power >= 2:
        for x, y, r in ((-50, 44, 15), (46, -26, 17), (60, 30, 12))[:power]:
            drawing += rock(x, y, r, luck, "mount-1", "mount-light", "river-deep")
            drawing += line(data("M", x - r - 8, y + r * 0.8, "q", r, 10, 2 * r + 14, 0), "mount-snow", 5)
    return drawing


def _river_life(kind: int, luck: Random) -> str:
    if kind % 4 == 0:  # lilies
        drawing = ""
        for x, y, r in ((-58, -34, 17), (-38, -50, 12), (56, 40, 14)):
            arc = data("A", r, r * 0.7, 0, 1, 1, x + r * 0.9, y + r * 0.25, "Z")
            drawing += path(data("M", x, y, "L", x + r * 0.9, y - r * 0.4) + arc, "jungle-1")
        return drawing + circle(-54, -38, 5, "#F4C7C0")
    if kind % 4 == 1:  # reeds
        reeds = (
            data("M", x, -22, "q", luck.uniform(-6, 6), -22, luck.uniform(-8, 8), -44) for x in (-72, -64, -55, -47)
        )
        return "".join(line(reed, "jungle-3", 5) for reed in reeds) + rock(58, -44, 15, luck)
    if kind % 4 == 2:  # fish
        first = path("M34 -52q16 -14 34 0q-16 14 -34 0zM66 -52l14 -10v20z", "river-light")
        return first + path("M-66 52q13 -11 28 0q-13 11 -28 0zM-40 52l11 -8v16z", "river-light")
    return bush(-66, -36, 26, luck) + bush(64, 58, 22, luck, "jungle-2", "jungle-1")


def _village(power: int, kind: int) -> str:
    """More roofs with power, and a ploughed field."""
    luck = Random(f"v{power}{kind}")
    side = luck.choice((-1, 1))
    x = 46 * side
    drawing = path(polygon([(x - 42, 34), (x + 42, 26), (x + 30, 82), (x - 30, 82)], 0), "village-light")
    for i in range(5):
        y = 36 + i * 10
        drawing += line(data("M", x - 38 + i * 3, y, "L", x + 38 - i * 2, y - 6), "village-shade", 3.5)
    drawing += bush(-70 * side, 60, 22, luck, "jungle-1", "jungle-2")
    houses = {
        1: [(-34 * side, -36, 40), (34 * side, -46, 32)],
        2: [(-52, -34, 38), (4, -52, 40), (56, -32, 36)],
        3: [(-60, -22, 36), (-22, -52, 40), (28, -50, 42), (66, -20, 34)],
        4: [(-66, -14, 34), (-36, -48, 40), (40, -48, 40), (70, -14, 34), (2, -58, 52)],
    }[min(power, 4)]
    if kind % 3 == 1 and power == 1:
        del houses[1:]
        drawing += canopy(44 * side, -44, 24, luck, "jungle-1", "village-shade")
    if kind % 3 == 2 and power == 1:
        drawing += palm(74 * side, -8, 44, luck)
    for left, top, w in sorted(houses, key=lambda house: house[1]):
        drawing += hut(left, top + 12, w, luck)
    return drawing


def _rubble(power: int, kind: int) -> str:
    luck = Random(f"u{power}{kind}")
    drawing = "".join(
        circle(luck.uniform(-70, 70), luck.uniform(-60, 70), luck.uniform(3, 6), "rubble-shade", opacity=".6")
        for _ in range(7)
    )
    for x, y in rim(luck, 5 + power * 2, 150 - 20 * power, 390 + 20 * power, 58, 76):
        drawing += rock(x, y, luck.uniform(15, 24) + power * 2, luck, "rubble-2" if power == 1 else "rubble-1")
    return drawing + bush(luck.choice((-60, 60)), 74, 18, luck, "jungle-1", "jungle-2")


def _camp(power: int, kind: int) -> str:
    luck = Random(f"c{power}{kind}")
    drawing = "".join(
        ellipse(luck.uniform(-60, 60), luck.uniform(-30, 70), luck.uniform(10, 20), 6, "camp-shade", opacity=".45")
        for _ in range(5)
    )
    side = luck.choice((-1, 1))
    drawing += canopy(-64 * side, -40, 20, luck, "jungle-2", "camp-shade")
    if power > 1:
        drawing += tent(46 * side, -20, 46)
    flag = line(f"M{-16 * side} -74V-98", "camp-deep", 4) + path(f"M{-16 * side} -98l22 6l-22 8z", "gold")
    return drawing + tent(-8 * side, -26, 66) + flag + fire(62 * side, 22, 15)


def _mountain(_power: int, kind: int) -> str:
    luck = Random(f"m{kind}")
    range_ = (
        ((-44, 90, 104), (46, 96, 120), (0, 130, 150)),
        ((48, 84, 96), (-30, 130, 160), (36, 84, 90)),
        ((-56, 70, 92), (10, 140, 156), (-22, 90, 84)),
    )[kind % 3]
    drawing = "".join(peak(x, 70 + 5 * i, w, h, luck) for i, (x, w, h) in enumerate(range_))
    return drawing + "".join(path(f"M{x - 9} 89L{x} 59L{x + 9} 89Z", "jungle-3") for x in (-66, -48, 52, 68))


def _start(_power: int, kind: int) -> str:
    luck = Random(f"s{kind}")
    drawing = "".join(
        ellipse(luck.uniform(-66, 66), luck.uniform(-60, 66), luck.uniform(8, 18), 5, "start-shade", opacity=".6")
        for _ in range(6)
    )
    drawing += canopy(-64, -46, 18, luck, "jungle-1", "start-shade")
    return drawing + bush(64, 66, 18, luck, "jungle-1", "jungle-2")


def _finish(kind: int, flat: bool) -> str:
    luck = Random(f"f{kind}")
    drawing = "".join(canopy(x, y, 20, luck, "jungle-2") for x, y in rim(luck, 5, 170, 370))
    outer, inner = (polygon(hexagon(size, flat), 0) for size in (98, 89))
    drawing += path(outer, "none", stroke="var(--gold)", stroke_width=13, stroke_linejoin="round")
    return drawing + path(inner, "none", stroke="var(--gold-2)", stroke_width=5, stroke_linejoin="round")


def _ledge(_power: int, kind: int) -> str:
    """A mountain that a hero or a geologist may stand on (H-2.8): peaks behind, a trodden shelf before them."""
    luck = Random(f"l{kind}")
    range_ = (
        ((-46, 4, 96, 100), (50, 6, 92, 112), (0, 10, 112, 132)),
        ((50, 4, 96, 96), (-34, 8, 116, 140), (34, 10, 84, 86)),
    )[kind % 2]
    drawing = "".join(peak(x, base, w, h, luck) for x, base, w, h in range_)
    drawing += path("M-101 26L-64 6L-20 12L22 4L64 10L101 24V101H-101Z", "rubble-shade")
    drawing += path("M-96 30L-60 12L-18 18L24 10L62 16L96 30L70 58L14 68L-52 60Z", "rubble-light")
    drawing += path("M30 12L62 16L96 30L70 58L40 64Q58 40 30 12Z", "rubble-1")
    drawing += path("M-96 30L-52 60L14 68L70 58L96 30V101H-96Z", "mount-shade")
    drawing += path("M-96 30L-52 60L14 68L8 101H-96Z", "mount-1")
    drawing += line("M-74 60L-50 74L-40 76M-56 90L-40 94M40 78L62 70M44 94L60 88", "mount-deep", 4, opacity=".6")
    for x, y, w in ((-20, 68, 30), (-23, 80, 36), (-26, 92, 42)):  # steps cut into the rock
        drawing += path(f"M{x} {y}h{w}l4 8h{-w - 8}z", "rubble-light")
        drawing += path(f"M{x - 4} {y + 8}h{w + 8}v4h{-w - 8}z", "rubble-shade")
    drawing += line("M-6 66C-14 54 10 48 0 38S-24 30 -14 20", "rubble-shade", 5, stroke_dasharray="1 11")
    for x in (-72, 72):  # cairns
        drawing += ellipse(x + 4, 32, 17, 5, "rubble-shade") + path(f"M{x - 14} 30q0 -11 14 -11t14 11z", "mount-1")
        drawing += path(f"M{x - 9} 20q0 -9 9 -9t9 9z", "mount-light") + path(
            f"M{x - 5} 11q0 -7 5 -7t5 7z", "mount-snow"
        )
    return drawing


_PICTURES: Final[dict[str, Callable[[int, int], str]]] = {
    "jungle": _jungle,
    "river": _river,
    "village": _village,
    "rubble": _rubble,
    "camp": _camp,
    "mountain": _mountain,
    "cave": lambda _power, kind: cave_mouth(kind),
    "start": _start,
    "demon": demon,
    "tunnel": tunnel,
    "tavern": terrace,
    "swamp": swamp,
    "ledge": _ledge,
}


def cost_glyph(requires: str, power: int) -> str:
    """What a hex asks for: cream on a halo of the terrain's deepest tone; pips from 2 on. A swamp always has pips,
    after an equals sign: its number must be met exactly (M-1.2)."""
    size, exact = 54, requires == "swamp"
    y = GLYPH_AT - (9 if power > 1 or exact else 0)
    below = y + size / 2 + 11
    first = (15 if exact else 0) - (power - 1) * 10
    pips: list[Point] = [(first + i * 20, below) for i in range(power)] if power > 1 or exact else []
    glyph = icon(GLYPHS[requires], -size / 2, y - size / 2, size, "#FFF6E0")
    if exact:
        glyph += path(
            data("M", first - 37, below - 7, "h", 20, "v", 5, "h", -20, "zm", 0, 9, "h", 20, "v", 5, "h", -20, "z"),
            "#FFF6E0",
        )
    return haloed(glyph, pips, f"{TONES.get(requires, requires)}-deep")
