"""Tiles, pieces, dice and cards as symbols, for pictures and for the browser. docs/art.md lists their names."""

from __future__ import annotations

import functools
from collections.abc import Iterator
from typing import Final

from manoa.art import caverns, island, pieces
from manoa.art.dice import BEASTLY, DIE, GOLDEN, PLAIN, SIDES, die, owned, unrolled
from manoa.art.kit import Box, laid, stamped, symbol
from manoa.art.terrain import clips
from manoa.games.island.explorers import EXPLORERS

Drawing = tuple[str, Box, str]  # name, box, what is drawn

PIECES: Final = {
    "explorer": pieces.PIECE,
    "villager": pieces.VILLAGER,
    "farmhouse": pieces.BUILDING,
    "fort": pieces.BUILDING,
    "offering": pieces.OFFERING,
}
FIGURES: Final = {  # whose picture of figures.svg an explorer has
    "tizoc": "explorer",
    "hector": "scout",
    "quartermaster": "journalist",
    "pathfinder": "adventurer",
    "mason": "jack_of_all_trades",
    "captain": "captain",
    "trader": "traveler",
    "marshal": "pioneer",
}
BACKS: Final = {"island": ("pine-2", "shrine"), "cave": ("cavern", "cave")}
DICE: Final = {
    "speed": PLAIN,
    "gather": GOLDEN,
    "beast": BEASTLY,
    **{colour: owned(look.tone) for colour, look in island.COLOURS.items()},
}


@functools.cache
def symbols(language: str = "en") -> dict[str, str]:
    """All of them by name. Nothing is written on them, so they are the same in every language."""
    found = {**clips(False), "portrait-clip": island.PORTRAIT_CLIP}
    for part in (_tiles, _pieces, _dice, _cards):
        found |= {name: symbol(name, box, drawing) for name, box, drawing in part()}
    return found


def _tiles() -> Iterator[Drawing]:
    for sheet in (island, caverns):
        for tile in sheet.TILES:
            for kind in range(sheet.VARIANTS.get(tile, 1)):
                yield f"island-tile-{tile}-{kind}", island.TILE, sheet.ground(tile, kind)
    for tile in island.GLYPHS:
        yield f"island-signs-{tile}", island.SIGNS, island.glyphs(tile)
    for table, back in BACKS.items():
        yield f"island-back-{table}", island.TILE, island.tile_back(*back)


def _pieces() -> Iterator[Drawing]:
    for colour, (tone, mark) in island.COLOURS.items():
        drawings = {
            "explorer": pieces.explorer(mark, tone=tone),
            "villager": pieces.villager(mark, tone),
            "farmhouse": pieces.farmhouse(mark, tone),
            "fort": pieces.fort(mark, tone),
            "offering": pieces.offering(mark, tone),
        }
        for kind, drawing in drawings.items():
            yield f"island-{kind}-{colour}", PIECES[kind], drawing


def _dice() -> Iterator[Drawing]:
    for use, inks in DICE.items():
        for value in range(1, SIDES + 1):
            yield f"island-die-{use}-{value}", DIE, die(value, inks)
    yield "island-die-unrolled", DIE, unrolled()


def _cards() -> Iterator[Drawing]:
    for resource in island.RESOURCES:
        yield f"island-card-{resource}", island.CARD, island.resource_card(resource)
    yield "island-card-back", island.CARD, island.resource_back()
    for explorer in EXPLORERS:
        name, figure = explorer["id"], FIGURES[explorer["id"]]
        yield f"island-portrait-{name}", island.PORTRAIT, island.portrait(f"fig-{figure}", explorer["card"])
    for sign in ("shrine", "cave"):
        for state in ("open", "held"):
            yield f"island-{sign}-{state}", island.SHRINE, island.shrine_box(sign, state == "held")


# Putting them somewhere


def tile_name(tile: str, at: tuple[int, int]) -> str:
    """The drawing that a tile gets at a place."""
    sheet = island if tile in island.TILES else caverns
    return f"island-tile-{tile}-{sheet.variant(tile, at)}"


def tile(kind: str, at: tuple[int, int], x: float, y: float, scale: float) -> str:
    """The tile of a place, around (x, y)."""
    return stamped(tile_name(kind, at), island.TILE, x, y, scale)


def signs(kind: str, x: float, y: float, scale: float) -> str:
    """What a tile produces, around (x, y)."""
    return stamped(f"island-signs-{kind}", island.SIGNS, x, y, scale)


def piece(kind: str, colour: str, x: float, y: float, scale: float) -> str:
    """A piece of a colour, its foot at (x, y)."""
    return stamped(f"island-{kind}-{colour}", PIECES[kind], x, y, scale)


def rolled(use: str, value: int, x: float, y: float, size: float) -> str:
    """A die for some use, or of a colour, its upper left corner at (x, y)."""
    return f'<g data-die="{value}">{laid(f"island-die-{use}-{value}", x, y, size, size)}</g>'
