"""The tiles of the island and the cave, and how places, tiles and corners are numbered (I-1).

A *kind* of tile is a number. Tiles are numbered in the order in which they are laid, those of the island from 0 on and
those of the cave from EXIT on, so that a set of tiles is the bits of one integer. NOWHERE is no tile at all.
"""

from typing import Any

from manoa.games.components import components


def read(name: str) -> Any:
    """A file of the game's data."""
    return components("island", name)


DATA = read("tiles.json")
BEASTS = read("beasts.json")["beasts"]

RESOURCES = ("food", "wood", "gold")
FOOD, WOOD, GOLD = range(3)

ISLAND_KINDS = tuple(tile["id"] for tile in DATA["island"])
BEAST_KINDS = tuple(beast["id"] for beast in BEASTS)
KIND_OF = {tile["id"]: tile["number"] for tile in (*DATA["island"], *DATA["cave"], *BEASTS) if "number" in tile}
TILE_IDS = tuple(sorted(KIND_OF, key=KIND_OF.__getitem__))
assert [KIND_OF[name] for name in TILE_IDS] == list(range(len(TILE_IDS)))
WATER, SHRINE, ENTRANCE = KIND_OF["water"], KIND_OF["shrine"], KIND_OF["cave_entrance"]
CAVE_EXIT, CAVE, CAVE_SHRINE = KIND_OF["cave_exit"], KIND_OF["cave"], KIND_OF["cave_shrine"]
FIRST_BEAST, THIEVES = CAVE + 1, KIND_OF["thieves"]  # beasts are numbered FIRST_BEAST … CAVE_SHRINE - 1

# How much room there is. How many tiles of a kind are in a game, `counts` and `cave_counts` say, and the rules have it.
KINDS = 13
ISLAND_TILES = 48
CAVE_TILES = 14  # in the stack, or lying with the exit, but then never the cave shrine (I-10.5)
EXIT = ISLAND_TILES  # the number of the cave's first tile
TILES = ISLAND_TILES + CAVE_TILES
NOWHERE = TILES
ON_TABLE = (1 << TILES) - 1  # bits: all tiles there can be
ON_ISLAND = (1 << ISLAND_TILES) - 1

# Two maps. Every tile but the first ones touches two others (I-5.3), so a map grows by one in distance for every two
# tiles; around that lies a margin of two places, so that neighbours of neighbours can be looked up.
ISLAND_MAP, CAVE_MAP = 0, 1
MAPS = ("island", "cave")
REACH = (ISLAND_TILES // 2, CAVE_TILES // 2)
MARGIN = 2
MIDDLE = REACH[ISLAND_MAP] + MARGIN  # the bit of q = 0 in a row
ISLAND_ROWS = 2 * MIDDLE + 1
MIDDLE_ROW = (MIDDLE, ISLAND_ROWS + REACH[CAVE_MAP] + MARGIN)  # the row of r = 0 of each map
ROWS = MIDDLE_ROW[CAVE_MAP] + REACH[CAVE_MAP] + MARGIN + 1

# Directions 0 … 5: east, then counterclockwise. LINK is the way between the cave's entrance and its exit (I-1.3).
DIRECTIONS = ((1, 0), (1, -1), (0, -1), (-1, 0), (-1, 1), (0, 1))
COMPASS = ("e", "ne", "nw", "w", "sw", "se")
LINK = 6
WAYS = 7

# Corners: the top N or the bottom S of a place (I-1.4). The six of a tile, clockwise from the top, as kind and shift;
# corner i lies between the directions 2 - i and 1 - i.
NORTH, SOUTH = 0, 1
CORNER_LETTERS = ("N", "S")
CORNERS = ((NORTH, 0, 0), (SOUTH, 1, -1), (NORTH, 0, 1), (SOUTH, 0, 0), (NORTH, -1, 1), (SOUTH, 0, -1))
SPAN = 64  # a corner as one number: ((map * 2 + kind) * SPAN + q + SPAN / 2) * SPAN + r + SPAN / 2 + 1

# What is kept in how many bits
assert len(TILE_IDS) <= KINDS
assert TILES < 63  # sets of tiles; `1 << NOWHERE` is still a number
assert KINDS < 63
assert MIDDLE + REACH[ISLAND_MAP] + MARGIN < 63  # a row of places
assert REACH[ISLAND_MAP] + 1 < SPAN // 2
assert 4 * SPAN * SPAN < 1 << 15  # corners and places in journals


def radius(limit: int) -> list[int]:
    """How far a place may lie from the middle of each map; a limit of 0 is none."""
    return [min(reach, limit or reach) for reach in REACH]


def counts(printing: str) -> dict[str, int]:
    """Island tiles of each kind in a printing (I-14.5)."""
    if printing == "later":
        return dict(DATA["other_printing"]["island"])
    return {tile["id"]: tile["count"] for tile in DATA["island"]}


def cave_counts() -> dict[str, int]:
    """Tiles in the cave's stack."""
    plain = next(tile["count"] for tile in DATA["cave"] if tile["id"] == "cave")
    return {"cave": plain, **dict.fromkeys(BEAST_KINDS, 1), "cave_shrine": 1}


def resource_cards(printing: str) -> dict[str, int]:
    """Resource cards of each type (I-2.2)."""
    source = DATA["other_printing"] if printing == "later" else DATA
    return dict(source["resource_cards"])


PRINTINGS = ("seed", "later")
assert max(sum(counts(printing).values()) for printing in PRINTINGS) <= ISLAND_TILES
assert sum(cave_counts().values()) <= CAVE_TILES
