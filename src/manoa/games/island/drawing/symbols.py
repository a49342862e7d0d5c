"""Tiles, pieces, dice and cards as symbols, for pictures and for the browser. docs/art.md lists their names."""

import functools
from collections.abc import Callable, Iterator
from typing import Final

from manoa.art.hexes import clips
from manoa.art.kit import Box, Drawing, stamped
from manoa.art.kit import symbols as defined
from manoa.art.pieces import PIECE, explorer
from manoa.art.sprites import figures
from manoa.games.island.drawing import tiles as island
from manoa.games.island.drawing import wood
from manoa.games.island.drawing.dice import BEASTLY, DIE, GOLDEN, PLAIN, SIDES, die, owned, unrolled
from manoa.games.island.parts.explorers import EXPLORERS
from manoa.games.island.parts.tiles import RESOURCES

PIECES: Final[dict[str, tuple[Box, Callable[[int, str], str]]]] = {  # boxes, and how they are drawn
    "explorer": (PIECE, lambda mark, tone: explorer(mark, tone=tone)),
    "villager": (wood.VILLAGER, wood.villager),
    "farmhouse": (wood.BUILDING, wood.farmhouse),
    "fort": (wood.BUILDING, wood.fort),
    "offering": (wood.OFFERING, wood.offering),
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
    portraits = {f"fig-{figure}": figures()[f"fig-{figure}"] for figure in FIGURES.values()}
    drawn = defined((*_tiles(), *_pieces(), *_dice(), *_cards()))
    return {**clips(False), **portraits, "portrait-clip": island.PORTRAIT_CLIP, **drawn}


def _tiles() -> Iterator[Drawing]:
    for tile in island.TILES:
        for kind in range(island.VARIANTS.get(tile, 1)):
            yield f"island-tile-{tile}-{kind}", island.TILE, island.ground(tile, kind)
    for tile in island.GLYPHS:
        yield f"island-signs-{tile}", island.SIGNS, island.glyphs(tile)
    for table, back in BACKS.items():
        yield f"island-back-{table}", island.TILE, island.tile_back(*back)


def _pieces() -> Iterator[Drawing]:
    for colour, (tone, mark) in island.COLOURS.items():
        for kind, (box, draw) in PIECES.items():
            yield f"island-{kind}-{colour}", box, draw(mark, tone)


def _dice() -> Iterator[Drawing]:
    for use, inks in DICE.items():
        for value in range(1, SIDES + 1):
            yield f"island-die-{use}-{value}", DIE, die(value, inks)
    yield "island-die-unrolled", DIE, unrolled()


def _cards() -> Iterator[Drawing]:
    for resource in RESOURCES:
        yield f"island-card-{resource}", island.CARD, island.resource_card(resource)
    yield "island-card-back", island.CARD, island.resource_back()
    for one in EXPLORERS:
        name, figure = one["id"], FIGURES[one["id"]]
        yield f"island-portrait-{name}", island.PORTRAIT, island.portrait(f"fig-{figure}", one["card"])
    for sign in ("shrine", "cave"):
        for state in ("open", "held"):
            yield f"island-{sign}-{state}", island.SHRINE, island.shrine_box(sign, state == "held")


# Putting them somewhere


def tile_name(tile: str, at: tuple[int, int]) -> str:
    """The drawing that a tile gets at a place."""
    return f"island-tile-{tile}-{island.variant(tile, at)}"


def tile(kind: str, at: tuple[int, int], x: float, y: float, scale: float) -> str:
    """The tile of a place, around (x, y)."""
    return stamped(tile_name(kind, at), island.TILE, x, y, scale)


def signs(kind: str, x: float, y: float, scale: float) -> str:
    """What a tile produces, around (x, y)."""
    return stamped(f"island-signs-{kind}", island.SIGNS, x, y, scale)


def piece(kind: str, colour: str, x: float, y: float, scale: float) -> str:
    """A piece of a colour, its foot at (x, y)."""
    return stamped(f"island-{kind}-{colour}", PIECES[kind][0], x, y, scale)
