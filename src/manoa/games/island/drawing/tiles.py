"""The tiles of both maps, drawn for a hexagon of radius 100 that stands on a corner, and its resources.

The rim carries the picture, the middle stays calm for glyphs and pieces. The tiles want the clip paths of `hexes`.
"""

import functools
import math
from collections.abc import Callable
from random import Random
from typing import Final, NamedTuple

from manoa.art.hexes import haloed, mixed, rim
from manoa.art.kit import Box, circle, data, hexagon, icon, line, path, polygon, rect
from manoa.art.scenery import bush, canopy, cave_mouth, rock
from manoa.games.island.drawing import caverns
from manoa.games.island.parts.tiles import DATA, read

GLYPHS: Final = {tile["id"]: tuple(tile["produces"]) for tile in DATA["island"] if tile["produces"]}
VARIANTS: Final = read("layout.json")["variants"]  # how many drawings of a tile there are; of others one
CREAM: Final = "#FFF6E0"

# Boxes of drawings; a tile stands around (0, 0), and what it shows may rise over its upper edge.
TILE: Final[Box] = (-102, -138, 204, 240)
SIGNS: Final[Box] = (-64, -32, 128, 64)
CARD: Final[Box] = (0, 0, 74, 104)
SHRINE: Final[Box] = (0, 0, 18, 18)
PORTRAIT: Final[Box] = (0, 0, 84, 84)


class Colour(NamedTuple):
    """How the pieces of a colour are told apart: their inks, and the number of their mark."""

    tone: str
    mark: int  # as a seat: from 0


COLOURS: Final = {
    "orange": Colour("orange", 0),
    "blue": Colour("p2", 1),
    "white": Colour("p3", 2),
    "purple": Colour("p4", 3),
}


def variant(tile: str, at: tuple[int, int]) -> int:
    """Which drawing of its kind a tile gets."""
    return mixed(at, VARIANTS.get(tile, 1))


@functools.cache
def ground(tile: str, kind: int = 0) -> str:
    """A tile."""
    floor, picture = _PICTURES[tile]
    base = path(polygon(hexagon(101), 0), floor.format(kind % 3 + 1))
    cut = "hextall" if tile == "cave_entrance" else "hexclip"
    return f'<g clip-path="url(#{cut})">{base}{picture(kind)}</g>'


def _water(kind: int) -> str:
    """Waves, and a school of fish, a boat, a reef or nothing."""
    luck = Random(f"island water {kind}")
    drawing = ""
    for y in (-62, -34, -4, 26, 56):
        x = luck.uniform(-70, -10)
        for wave in (0, 62):
            crest = data("M", x + wave, y + luck.randint(-6, 6)) + "q9 -9 18 0t18 0"
            drawing += line(crest, "river-light", 5, opacity=".8")
    if kind == 0:
        boat = path("M-34 8H34L22 26H-22Z", "trunk") + path("M-2 4V-52Q34 -30 30 4Z", "wall")
        return drawing + boat + path("M-6 4V-44Q-28 -22 -28 4Z", "roof")
    if kind == 1:
        return drawing + path("M-26 6q24 -20 50 0q-24 20 -50 0zM22 6l20 -14v28z", "river-light")
    if kind == 2:
        reef = ((-30, -10, 15), (-6, 4, 20), (24, -6, 13))
        rocks = "".join(rock(x, y, r, luck, "mount-1", "mount-light", "river-deep") for x, y, r in reef)
        return drawing + rocks + line("M-52 18q14 8 30 2t34 2t36 -6", "mount-snow", 5)
    first = path("M-44 -14q16 -14 34 0q-16 14 -34 0zM-12 -14l14 -10v20z", "river-light")
    return drawing + first + path("M0 22q13 -11 28 0q-13 11 -28 0zM26 22l11 -8v16z", "river-light")


def _food(kind: int) -> str:
    """Fields among fruit trees."""
    luck = Random(f"island food {kind}")
    drawing = path("M-60 -2L16 -26L78 4V62L10 96L-70 46Z", "food-2")
    for i in range(6):
        drawing += line(data("M", -58 + i * 13, 4 + i * 11, "L", 14 + i * 10, -22 + i * 12), "food-shade", 5)
    if kind == 1:
        drawing = f'<g transform="scale(-1 1)">{drawing}</g>'
    trees = [(-58, -40), (-22, -66), (22, -70), (60, -44), (70, 58), (-66, 62)]
    if kind == 2:
        trees = [(-72, -22), (-44, -58), (2, -74), (46, -58), (74, -14), (-72, 40)]
    for x, y in sorted(trees, key=lambda tree: tree[1]):
        drawing += canopy(x, y, 24, luck, "jungle-1")
        drawing += "".join(circle(x + a, y + b, 4.5, "fruit") for a, b in ((-8, 4), (6, -6), (9, 8)))
    return drawing


def _wood(kind: int) -> str:
    """Firs along the rim."""
    luck = Random(f"island wood {kind}")
    places = [*rim(luck, 9, 130, 410, 52, 78), (-30, 72), (40, 76)]
    return "".join(_fir(x, y, luck) for x, y in sorted(places, key=lambda place: place[1]))


def _fir(x: float, y: float, luck: Random) -> str:
    height = luck.uniform(50, 66)
    tone = luck.choice(("wood-2", "wood-3"))
    drawing = line(data("M", x, y + 14, "V", y), "trunk", 7)
    for tier in range(3):
        w, foot = height * (0.36 - tier * 0.08), y + 6 - tier * height * 0.27
        slope = ("M", x - w, foot, "L", x, foot - height * 0.42, "L")
        drawing += path(data(*slope, x + w, foot, "Z"), tone) + path(data(*slope, x - w * 0.2, foot, "Z"), "wood-light")
    return drawing


def _gold(kind: int) -> str:
    """Hills with veins of gold."""
    luck = Random(f"island gold {kind}")
    hills = (
        ((-50, -8, 80, 66), (46, -12, 92, 80), (0, -2, 96, 62)),
        ((50, -8, 80, 62), (-42, -12, 96, 82), (14, -2, 92, 58)),
        ((-58, -14, 70, 60), (58, -14, 70, 64), (0, -4, 110, 80)),
    )[kind]
    drawing = ""
    for x, y, w, h in hills:
        top, shoulder, foot = (x + w * 0.08, y - h), (x + w * 0.3, y - h * 0.6), (x + w / 2, y)
        outline = [(x - w / 2, y), (x - w * 0.18, y - h * 0.8), top, shoulder, foot]
        drawing += path(polygon(outline, 0), "hill-2")
        drawing += path(polygon([top, shoulder, foot, (x + w * 0.02, y)], 0), "hill-shade")
        for _ in range(4):
            nugget = data("M", x + luck.uniform(-0.25, 0.2) * w, y - luck.uniform(0.15, 0.6) * h)
            drawing += path(nugget + "l6 -5l6 4l-3 7h-7z", "gold-2")
    side = 1 if kind % 2 else -1
    drawing += rock(64 * side, 58, 16, luck, "hill-2", "hill-light", "hill-shade")
    drawing += rock(-62 * side, 62, 18, luck, "gold", "gold-2", "hill-shade")
    return drawing + bush(16 * side, 88, 20, luck, "jungle-1", "jungle-2")


def _garden(_kind: int) -> str:
    """A ring of blossoms."""
    luck = Random("island garden")
    drawing = ""
    for i in range(12):
        x, y = 66 * math.cos(math.radians(30 * i)), 62 * math.sin(math.radians(30 * i))
        drawing += bush(x, y + 12, 22, luck, "jungle-2", "jungle-3")
        drawing += circle(x, y - 6, 8, ("fruit", "gold-2", "#C68BD0", CREAM)[i % 4]) + circle(x, y - 6, 3, "#FFF1C4")
    return drawing


def _shrine(_kind: int) -> str:
    """A stepped temple in the trees, with a golden roof."""
    luck = Random("island shrine")
    drawing = "".join(canopy(x, y, 19, luck, "jungle-2", "shrine-shade") for x, y in rim(luck, 7, 120, 420, 66, 82))
    for i, (w, tone) in enumerate(((62, "stone-1"), (48, "stone-2"), (34, "stone-1"))):
        foot = 58 - i * 20
        drawing += path(data("M", -w, foot, "L", 7 - w, foot - 20, "H", w - 7, "L", w, foot, "Z"), tone)
        lit = data("M", w * 0.25, foot, "V", foot - 20, "H", w - 7, "L", w, foot, "Z")
        drawing += path(lit, "stone-shade")
    drawing += path("M-11 58L-7 -2H7L11 58Z", "stone-light") + path("M-22 -2V-32H22V-2Z", "stone-2")
    drawing += path("M6 -2V-32H22V-2Z", "stone-shade") + path("M-30 -32H30L18 -46H-18Z", "gold")
    drawing += path("M-8 -2V-22H8V-2Z", "board-edge")
    return drawing + circle(0, -58, 11, "gold-2", stroke="#B97F14", stroke_width=3)


_PICTURES: Final[dict[str, tuple[str, Callable[[int], str]]]] = {
    "water": ("river-2", _water),
    "food": ("food-1", _food),
    "wood": ("wood-1", _wood),
    "gold": ("hill-1", _gold),
    "garden": ("garden-1", _garden),
    "shrine": ("shrine-1", _shrine),
    "cave_entrance": ("mount-shade", cave_mouth),
    **caverns.PICTURES,
}
TILES: Final = tuple(_PICTURES)

_DEEP: Final = {"gold": "hill-deep"}


@functools.cache
def glyphs(tile: str) -> str:
    """What a tile produces: cream on a halo of its deepest tone, in a row around (0, 0)."""
    signs = GLYPHS.get(tile, ())
    size = 44 if len(signs) == 1 else 36
    drawing = ""
    for place, sign in enumerate(signs):
        x = (place - (len(signs) - 1) / 2) * (size + 2)
        glyph = icon(sign, x - size / 2, -size / 2, size, CREAM)
        drawing += haloed(glyph, [], _DEEP.get(tile, f"{tile}-deep"))
    return drawing


def resource_card(resource: str) -> str:
    """A card of a resource; printed matter, the same at night."""
    sky, hill, tone = {
        "food": ("#EAD98A", "#B7CB62", "#D2472B"),
        "wood": ("#CFE0B0", "#4F8D55", "#6B4320"),
        "gold": ("#F6DB94", "#D8B263", "#B97F14"),
    }[resource]
    hills = "M4 74q20 -14 40 -2t26 -4v25a7 7 0 0 1 -7 7h-52a7 7 0 0 1 -7 -7z"
    picture = rect(4, 4, 66, 96, sky, rx=7) + circle(37, 44, 25, "#FFF6DC") + path(hills, hill)
    return _paper() + picture + icon(resource, 17, 24, 40, tone)


def resource_back() -> str:
    """A card that nobody may see."""
    lozenge = path("M37 20L57 52L37 84L17 52Z", "none", stroke="#E2A52B", stroke_width=2.5)
    return _paper() + rect(4, 4, 66, 96, "#1D463F", rx=7) + lozenge + icon("explorer", 24, 39, 26, "#F7EFDB")


def _paper() -> str:
    _, _, w, h = CARD
    return rect(0.5, 0.5, w - 1, h - 1, "#FBF5E7", rx=9.5, stroke="#CFBE98", stroke_width=1)


def tile_back(tone: str, sign: str) -> str:
    """A tile face down, for a hexagon of radius 100."""
    rim = path(polygon(hexagon(97)), tone, stroke="var(--cut)", stroke_width=5, stroke_linejoin="round")
    return rim + icon(sign, -36, -36, 72, "#F4C957")


def shrine_box(sign: str, held: bool) -> str:
    """One of the four shrines that a player wants: gold with its sign when controlled."""
    edge, fill, tone = ("#B97F14", "gold-2", "#3A2500") if held else ("var(--line-strong)", "none", "line-strong")
    _, _, w, h = SHRINE
    return rect(0.8, 0.8, w - 1.6, h - 1.6, fill, rx=4, stroke=edge, stroke_width=1.6) + icon(sign, 3, 3, 12, tone)


PORTRAIT_CLIP = f'<clipPath id="portrait-clip">{rect(5, 5, 74, 74, "none", rx=8)}</clipPath>'


def portrait(figure: str, colour: str) -> str:
    """One of figures.svg in a frame of a player's colour, with the player's mark."""
    tone, number = COLOURS[colour]
    drawing = rect(0, 0, 84, 84, tone, rx=12) + rect(3, 3, 78, 78, "#FBF5E7", rx=9.5)
    drawing += f'<g clip-path="url(#portrait-clip)"><use href="#{figure}" x="-18"/></g>'
    disc = circle(72, 72, 12, tone, stroke="#FBF5E7", stroke_width=2)
    return drawing + disc + icon(f"mark-{number + 1}", 65, 65, 14, f"{tone}-m")
