"""The inks of both themes, as set in the look of Manoa, and the printing of a drawing in one of them.

A drawing names its inks as CSS does, `var(--jungle-1)`. Many viewers of SVG do not know custom properties, so a picture
is printed with the colours themselves.
"""

from __future__ import annotations

import re
from collections.abc import Mapping
from typing import Final

Inks = Mapping[str, str]

LIGHT: Final[Inks] = {
    # Surfaces
    "paper": "#EFE4CB",
    "sheet": "#FBF5E7",
    "sheet-2": "#F1E6CE",
    "sheet-3": "#E6D7B7",
    "line": "#CFBE98",
    "line-strong": "#8C7B57",
    # Text
    "ink": "#21302F",
    "ink-2": "#54604F",
    "ink-3": "#6B6A55",
    # Bars and accents
    "pine": "#1D463F",
    "pine-2": "#2B5C52",
    "on-pine": "#F7EFDB",
    "on-pine-2": "#BFD0BE",
    "wax": "#B03A22",
    "wax-2": "#8F2B17",
    "on-wax": "#FFF6E6",
    "gold": "#E2A52B",
    "gold-2": "#F4C957",
    "gold-ink": "#7A4B00",
    "on-gold": "#2A1B00",
    "good": "#2C6A3A",
    "bad": "#A8341F",
    "focus": "#0B5C96",
    # What the board lies on
    "chart": "#D9D9BE",
    "chart-line": "#C3C6A6",
    "chart-ink": "#5C6A54",
    "hush": "#EFE4CB5A",
    "board-edge": "#3A2E20",
    "shadow": "#2A20101F",
    "shadow-2": "#2A201045",
    # Terrain: the ground by power, shade, light, and the deep tone behind glyphs
    "jungle-1": "#5E9A4C",
    "jungle-2": "#3F7F45",
    "jungle-3": "#2A6340",
    "jungle-shade": "#2F6B3A",
    "jungle-light": "#9CC25F",
    "jungle-deep": "#173F2B",
    "river-1": "#4A9DB0",
    "river-2": "#2F829C",
    "river-3": "#1F6786",
    "river-shade": "#256F8B",
    "river-light": "#A5D6D3",
    "river-deep": "#0F3F58",
    "village-1": "#E8BE5C",
    "village-2": "#DFA941",
    "village-3": "#D09330",
    "village-shade": "#C58B33",
    "village-light": "#F6DD95",
    "village-deep": "#5E3A0C",
    "rubble-1": "#B3A793",
    "rubble-2": "#A0927E",
    "rubble-shade": "#83765F",
    "rubble-light": "#D5CBB8",
    "rubble-deep": "#3E372C",
    "camp-1": "#C96B4A",
    "camp-2": "#B55638",
    "camp-shade": "#9A4228",
    "camp-light": "#EFC49A",
    "camp-deep": "#4F1C10",
    "mount-1": "#6C6F74",
    "mount-shade": "#474B54",
    "mount-light": "#A5A7A5",
    "mount-snow": "#F2EEE2",
    "mount-deep": "#25282F",
    "demon-1": "#7B4F6B",
    "demon-2": "#653C5C",
    "demon-shade": "#4A2945",
    "demon-light": "#C58BA6",
    "demon-deep": "#2B1029",
    # Things on the terrain
    "start-1": "#EAD9B4",
    "start-shade": "#CDB88B",
    "roof": "#B4492B",
    "roof-2": "#8E3520",
    "wall": "#FBEFD2",
    "trunk": "#6B4A2B",
    # Highlights of the board
    "reach": "#FFF9E3",
    "reach-ink": "#22302F",
    "target": "#FFD24A",
    # Players: fill, dark edge (-d), mark (-m); the cut-out rim around their pieces
    "p1": "#CC4227",
    "p1-d": "#7A1F10",
    "p2": "#2E6FB0",
    "p2-d": "#123A66",
    "p3": "#F3EBDA",
    "p3-d": "#5B5140",
    "p4": "#7A4A8F",
    "p4-d": "#3C1F4B",
    "p1-m": "#FFF6E0",
    "p2-m": "#FFF6E0",
    "p3-m": "#3F3728",
    "p4-m": "#FFF6E0",
    "cut": "#FFF9EA",
    # Families of Quest cards, and soft (-2)
    "k-green": "#2B6A40",
    "k-green-2": "#DDE8C8",
    "k-blue": "#1D6383",
    "k-blue-2": "#D3E6E6",
    "k-yellow": "#8F5C07",
    "k-yellow-2": "#F8E4AE",
    "k-white": "#4A4A46",
    "k-white-2": "#EFEBDF",
    "k-purple": "#5B3A70",
    "k-purple-2": "#E6DAE8",
    # Expeditions: deep for heads, soft for lanes (-2), as text or icon on a sheet (-t)
    "x-desert": "#94590A",
    "x-desert-2": "#F3C65E",
    "x-sea": "#175A80",
    "x-sea-2": "#8CC7D3",
    "x-mountains": "#4A5665",
    "x-mountains-2": "#D9DEDF",
    "x-rainforest": "#22633A",
    "x-rainforest-2": "#A8CB79",
    "x-volcano": "#A02F1B",
    "x-volcano-2": "#F09A62",
    "x-aurora": "#583473",
    "x-aurora-2": "#C6A4D6",
    "x-desert-t": "#94590A",
    "x-sea-t": "#175A80",
    "x-mountains-t": "#4A5665",
    "x-rainforest-t": "#22633A",
    "x-volcano-t": "#A02F1B",
    "x-aurora-t": "#583473",
    # The Island: the sea and its shore rings, the grounds of its tiles
    "sea-0": "#A9CBC8",
    "sea-1": "#B9D6D0",
    "sea-2": "#CBE1D8",
    "sea-3": "#DDEBDF",
    "sea-line": "#97BDBB",
    "food-1": "#B7CB62",
    "food-2": "#D3CE69",
    "food-shade": "#93A53F",
    "food-deep": "#3E5A1E",
    "fruit": "#D2472B",
    "wood-1": "#4F8D55",
    "wood-2": "#2F6B45",
    "wood-3": "#245A3C",
    "wood-light": "#4F9160",
    "wood-deep": "#143A28",
    "hill-1": "#D8B263",
    "hill-2": "#A9824A",
    "hill-light": "#E2C27E",
    "hill-shade": "#83602F",
    "hill-deep": "#5E3A0C",
    "garden-1": "#8FC06D",
    "garden-deep": "#1E4A24",
    "shrine-1": "#9FAF97",
    "shrine-shade": "#6F8270",
    "stone-1": "#C9C2A8",
    "stone-2": "#DCD5BA",
    "stone-light": "#EFE8CF",
    "stone-shade": "#9F987E",
    # Its cave, which is as dark by day: the inset it lies in, grounds, shade, light, lines, and text on it
    "cavern": "#211D2B",
    "cavern-1": "#4A4356",
    "cavern-2": "#433D50",
    "cavern-3": "#514960",
    "cavern-shade": "#39334A",
    "cavern-light": "#6B6280",
    "cavern-deep": "#2F2A3C",
    "cavern-line": "#746A84",
    "on-cavern": "#EFE6D2",
    "on-cavern-2": "#C9BFD0",
    "crystal": "#7FD0C8",
    # Its resources as text or icon on a sheet, and its orange player
    "r-food": "#A8341F",
    "r-wood": "#6B4320",
    "r-gold": "#8A5A00",
    "orange": "#E0801F",
    "orange-d": "#6E3403",
    "orange-m": "#3A1B00",
}

# At night only what differs. Cards are printed matter: their paper, ink and pictures stay.
DARK: Final[Inks] = {
    **LIGHT,
    # Surfaces
    "paper": "#0D191B",
    "sheet": "#15262A",
    "sheet-2": "#1C3135",
    "sheet-3": "#274046",
    "line": "#2F4A4F",
    "line-strong": "#6D8A87",
    # Text
    "ink": "#F3E8CF",
    "ink-2": "#BDBFA9",
    "ink-3": "#9DA692",
    # Bars and accents
    "pine": "#0A1416",
    "pine-2": "#1B3235",
    "on-pine": "#F3E8CF",
    "on-pine-2": "#A9BBAA",
    "wax": "#E0664A",
    "wax-2": "#C44D32",
    "on-wax": "#1F0904",
    "gold": "#EDB33C",
    "gold-2": "#FFD877",
    "gold-ink": "#F2C465",
    "good": "#8CCB86",
    "bad": "#F28D73",
    "focus": "#7CC4F5",
    # What the board lies on
    "chart": "#12252A",
    "chart-line": "#1D363B",
    "chart-ink": "#8AA39B",
    "hush": "#0B171A52",
    "board-edge": "#060D0E",
    "shadow": "#00000055",
    "shadow-2": "#00000088",
    # Terrain: the ground by power, shade, light, and the deep tone behind glyphs
    "jungle-1": "#457B44",
    "jungle-2": "#2F653E",
    "jungle-3": "#1F4E38",
    "jungle-shade": "#24563A",
    "jungle-light": "#7DA656",
    "jungle-deep": "#0E2D20",
    "river-1": "#357F95",
    "river-2": "#256982",
    "river-3": "#18526D",
    "river-shade": "#1C5A74",
    "river-light": "#86BDC0",
    "river-deep": "#0A2F44",
    "village-1": "#C69C48",
    "village-2": "#B98B34",
    "village-3": "#A67727",
    "village-shade": "#9B6E28",
    "village-light": "#E0C37C",
    "village-deep": "#452A08",
    "rubble-1": "#8E8576",
    "rubble-2": "#7D7364",
    "rubble-shade": "#625949",
    "rubble-light": "#B3AA99",
    "rubble-deep": "#2A261E",
    "camp-1": "#A9573C",
    "camp-2": "#96462D",
    "camp-shade": "#7C3420",
    "camp-light": "#DBAC82",
    "camp-deep": "#3A130A",
    "mount-1": "#555A62",
    "mount-shade": "#353A44",
    "mount-light": "#888C8E",
    "mount-snow": "#DAD9D2",
    "mount-deep": "#191C23",
    "demon-1": "#643F59",
    "demon-2": "#52304C",
    "demon-shade": "#391F37",
    "demon-light": "#A8708C",
    "demon-deep": "#1E0A1D",
    # Things on the terrain
    "start-1": "#C4B48F",
    "start-shade": "#A39267",
    "roof": "#9C3E25",
    "roof-2": "#772C1A",
    "wall": "#E6D8B8",
    # Highlights of the board
    "reach": "#FFF3C9",
    "reach-ink": "#1B2726",
    # Families of Quest cards, and soft (-2)
    "k-green": "#2F7447",
    "k-blue": "#226E91",
    "k-yellow": "#94610A",
    "k-white": "#55554F",
    "k-purple": "#6A4682",
    # Expeditions: deep for heads, soft for lanes (-2), as text or icon on a sheet (-t)
    "x-desert-t": "#F3C65E",
    "x-sea-t": "#8CC7D3",
    "x-mountains-t": "#D9DEDF",
    "x-rainforest-t": "#A8CB79",
    "x-volcano-t": "#F09A62",
    "x-aurora-t": "#D3B5E0",
    # The Island: the sea and its shore rings, the grounds of its tiles
    "sea-0": "#0E2A33",
    "sea-1": "#12333C",
    "sea-2": "#173E47",
    "sea-3": "#1E4A52",
    "sea-line": "#1C434C",
    "food-1": "#8FA34C",
    "food-2": "#AAA452",
    "food-shade": "#72833A",
    "food-deep": "#2B4014",
    "fruit": "#BE4229",
    "wood-1": "#39704A",
    "wood-2": "#24563A",
    "wood-3": "#1C4A32",
    "wood-light": "#3D7A50",
    "wood-deep": "#0E2D20",
    "hill-1": "#B08F4C",
    "hill-2": "#8A6A3B",
    "hill-light": "#C3A466",
    "hill-shade": "#674B25",
    "hill-deep": "#452A08",
    "garden-1": "#6F9C55",
    "garden-deep": "#15371A",
    "shrine-1": "#78887A",
    "shrine-shade": "#54655A",
    "stone-1": "#ABA58D",
    "stone-2": "#BDB69C",
    "stone-light": "#D3CCB3",
    "stone-shade": "#827C65",
    # Its cave: the inset it lies in, grounds, shade, light
    "cavern": "#17141F",
    "cavern-1": "#3F394B",
    "cavern-2": "#393345",
    "cavern-3": "#463F53",
    "cavern-shade": "#2F2A3D",
    "cavern-light": "#5B536E",
    "cavern-deep": "#262232",
    # Its resources as text or icon on a sheet
    "r-food": "#F28D73",
    "r-wood": "#D3A679",
    "r-gold": "#EDB33C",
}

INKS: Final[Mapping[str, Inks]] = {"light": LIGHT, "dark": DARK}

_NAMED = re.compile(r"var\(--([a-z0-9-]+)\)")


def ink(name: str) -> str:
    """An ink by its name; a colour as it is."""
    return name if name.startswith(("#", "none", "var(")) else f"var(--{name})"


def printed(drawing: str, theme: str) -> str:
    """A drawing with the colours of a theme in place of the names of its inks."""
    inks = INKS[theme]
    return _NAMED.sub(lambda match: inks[match[1]], drawing)


def contrast(first: str, second: str) -> float:
    """The contrast of two opaque colours, 1 to 21 (WCAG 2.2)."""
    dark, bright = sorted((_luminance(first), _luminance(second)))
    return (bright + 0.05) / (dark + 0.05)


def _luminance(colour: str) -> float:
    shares = [int(colour[place : place + 2], 16) / 255 for place in (1, 3, 5)]
    red, green, blue = (share / 12.92 if share <= 0.04045 else ((share + 0.055) / 1.055) ** 2.4 for share in shares)
    return 0.2126 * red + 0.7152 * green + 0.0722 * blue
