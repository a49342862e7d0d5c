"""The tiles, buildings and pieces of a position."""

from collections import Counter
from typing import Annotated, Any, Literal

from msgspec import Meta

from manoa.games.island.parts import tiles
from manoa.games.island.parts.explorers import FORT, HOUSES, VILLAGERS
from manoa.games.island.parts.tiles import BEAST_KINDS, ISLAND_TILES, NOWHERE, REACH, TILE_IDS, TILES
from manoa.games.island.people import reading
from manoa.games.island.people.reading import Map
from manoa.games.island.rules.board import corner_code, corner_touches, lay, may_lie
from manoa.games.island.rules.pieces import fort_of, order_villagers
from manoa.games.island.rules.state import NOBODY
from manoa.games.positions import Form, Here, Pile, Record, Strict, Things, list_of
from manoa.kernel.positions import expect
from manoa.kernel.records import as_python

Coordinate = Annotated[int, Meta(ge=-REACH[0] - 1, le=REACH[0] + 1)]
At = tuple[Map, Coordinate, Coordinate]
Corner = tuple[Map, Literal["N", "S"], Coordinate, Coordinate]
Kind = Literal[TILE_IDS]  # type: ignore[valid-type]
Beast = Literal[BEAST_KINDS]  # type: ignore[valid-type]

_fort_of = as_python(fort_of)


# Where something is


def ground_at(state: Any, place: Any) -> int:
    """The tile at a place, on which pieces can stand (I-1.2); None is NOWHERE."""
    if place is None:
        return tiles.NOWHERE
    tile, text = reading.tile_at(state, place), reading.place_text(place)
    expect(tile is not None, f"no tile lies at {text}")
    expect(bool(int(state["walkable"]) >> int(tile or 0) & 1), f"nobody can stand on {text}")
    return int(tile or 0)


def code_of(where: Any) -> int:
    """A corner as one number; a place is its upper one."""
    board, *letter, q, r = where
    return int(corner_code(tiles.MAPS.index(board), tiles.CORNER_LETTERS.index((letter or ["N"])[0]), q, r))


def touches(state: Any, code: int, tile: int) -> bool:
    return bool(corner_touches(code, int(tile >= tiles.EXIT), int(state["q"][tile]), int(state["r"][tile])))


def beast_tile(state: Any) -> int | None:
    """The tile of the beast that is being fought."""
    latest = tiles.EXIT + int(state["cave_size"]) - 1
    return latest if state["tile"][latest] >= tiles.FIRST_BEAST else None


class Place(Form):
    """The tile on which something stands, by its place."""

    def __init__(self, field: str = "", always: bool = False) -> None:
        super().__init__(field)
        self.kind = At if always else At | None

    def write(self, here: Here) -> reading.Place | None:
        return reading.place(here.state, int(here.get(self.field)))

    def place(self, here: Here, given: Any) -> None:
        here.set(self.field, ground_at(here.state, given))


class Came(Place):
    """Where a piece came from this turn: it is beside."""

    def __init__(self, field: str, of: str) -> None:
        super().__init__(field)
        self.of = of

    def place(self, here: Here, given: Any) -> None:
        super().place(here, given)
        origin, tile = int(here.get(self.field)), int(here.get(self.of))
        beside = origin == NOWHERE or origin in here.state["near"][tile].tolist()
        other = reading.where_text(reading.place(here.state, tile))
        expect(beside, f"{reading.where_text(given)} is not beside {other}")


# Tiles


class Tiles(Form):
    """In the order in which they were laid, and each has to find its place (I-5.3); those of the cave come last."""

    class Tile(Strict):
        at: At
        tile: Kind

    kind = Annotated[list[Tile], Meta(max_length=TILES)]

    def write(self, here: Here) -> list[dict[str, Any]]:
        kinds, laid = here.state["tile"].tolist(), reading.laid(here.state)
        return [{"at": reading.place(here.state, tile), "tile": TILE_IDS[kinds[tile]]} for tile in laid]

    def place(self, here: Here, given: list[Tile]) -> None:
        boards = [tiles.MAPS.index(tile.at[0]) for tile in given]
        expect(boards == sorted(boards), "the tiles of the island are listed first, then those of the cave")
        for tile in given:
            lay_tile(here.rules, here.state, tile)


def lay_tile(rules: Any, state: Any, given: Any) -> None:
    board, q, r = tiles.MAPS.index(given.at[0]), given.at[1], given.at[2]
    kind, text = tiles.KIND_OF[given.tile], reading.place_text(given.at)
    if state["island_size" if board == tiles.ISLAND_MAP else "cave_size"] == 0:
        expect(q == r == 0, f"the first tile of the {tiles.MAPS[board]} lies at (0,0)")
        expect(bool(int(rules["walkable"]) >> kind & 1), "the first tile can be walked on")
    else:
        expect(reading.tile_at(state, given.at) is None, f"two tiles lie at {text}")
        # No fort stands yet, so that none bars the place.
        fits = may_lie(rules, state, 0, board, q, r)
        expect(bool(fits), f"no tile fits at {text}: it touches two of those listed before it, in bounds, not barred")
    lay(rules, state, board, q, r, kind)


class Stack(Pile):
    """The tile that is turned up next comes first."""

    kind = Annotated[list[Kind], Meta(max_length=ISLAND_TILES)]

    def __init__(self, board: str) -> None:
        super().__init__(Things(TILE_IDS), f"{board}_stack", f"{board}_left", next_first=True)

    def fits(self, rules: Any, given: list[str]) -> None:
        """`msgspec` has checked it."""


class Stacks(Record):
    island = Stack("island")
    cave = Stack("cave")


def check_tiles(rules: Any, given: Any) -> None:
    """Every tile lies, is in a stack or was turned up, but for the cave shrine, which a player can hold."""
    laid: dict[str, list[int]] = {board: [] for board in tiles.MAPS}
    for tile in given.tiles:
        laid[tile.at[0]].append(tiles.KIND_OF[tile.tile])
    hidden = {board: [tiles.KIND_OF[name] for name in getattr(given.stacks, board)] for board in tiles.MAPS}
    if given.turned:
        hidden[tiles.MAPS[given.turned not in tiles.ISLAND_KINDS]].append(tiles.KIND_OF[given.turned])
    _check_island(rules, laid["island"] + hidden["island"])
    _check_cave(rules, laid["cave"], hidden["cave"], given.cave_shrine is None)


def _check_island(rules: Any, kinds: list[int]) -> None:
    """As many of each kind as there are in the printing (I-1.2, I-14.5)."""
    numbers = Counter(kinds)
    for kind, count in enumerate(rules["island_count"].tolist()):
        expect(numbers[kind] == count, f"the island has {numbers[kind]} tiles {TILE_IDS[kind]} and not {count}")


def _check_cave(rules: Any, laid: list[int], hidden: list[int], has_shrine: bool) -> None:
    """Beaten beasts are plain tiles that lie; one that lies is being fought (I-10.6)."""
    begins = laid[:1] == [tiles.CAVE_EXIT] and laid.count(tiles.CAVE_EXIT) == 1
    expect(begins, "the cave begins with its exit at cave(0,0)")
    numbers, counts = Counter([*laid[1:], *hidden]), rules["cave_count"].tolist()
    for kind, number in numbers.items():
        expect(counts[kind] > 0, f"{TILE_IDS[kind]} is no tile of the cave")
        some = number <= counts[kind] or kind == tiles.CAVE
        expect(some, f"there is one tile {TILE_IDS[kind]}, not {number}")
    expect(numbers[tiles.CAVE_SHRINE] == has_shrine, "the cave shrine is in the stack or with one player")
    expect(tiles.CAVE_SHRINE not in laid, "the cave shrine is never laid")
    wanted, plain_ones = sum(counts) - (not has_shrine), counts[tiles.CAVE]
    expect(numbers.total() == wanted, f"the cave has {numbers.total()} tiles beside the exit and not {wanted}")
    few = hidden.count(tiles.CAVE) <= plain_ones
    expect(few, f"at most {plain_ones} plain tiles of the cave are in the stack")
    expect(not any(kind >= tiles.FIRST_BEAST for kind in laid[:-1]), "a beast lies only as the latest tile of the cave")


def check_cave(rules: Any, state: Any, given: Any) -> None:
    """Whether anybody has been there, and what is known of its stack (I-10)."""
    expect(given.under <= len(given.stacks.island), f"under is at most {len(given.stacks.island)}")
    untouched = state["cave_size"] == 1 and not given.mixed
    expect(bool(given.opened or untouched), "nobody has discovered anything in a cave that is not opened")
    lowest = int(rules["lower_half"])
    low = not lowest or given.mixed or "cave_shrine" not in given.stacks.cave[:-lowest]
    expect(low, f"the cave shrine is among the lower {lowest} of its stack")
    taken = {*state["at"].tolist(), *state["villager_at"].reshape(-1).tolist()} - {NOWHERE}
    expect(given.opened or max(taken, default=0) < tiles.EXIT, "nobody is in a cave that is not opened")
    left = (*state["came"].tolist(), *state["villager_came"].reshape(-1).tolist())
    expect(beast_tile(state) not in left, "nobody leaves the tile of a beast before the end of the fight")


# Buildings: one to a corner, and it touches something that stays there (I-1.5)


def build(state: Any, building: int, corner: Any) -> None:
    code = code_of(corner)
    touched = [tile for tile in reading.laid(state) if touches(state, code, tile)]
    expect(code not in state["corner"].tolist(), f"two buildings stand on {reading.corner_text(corner)}")
    expect(bool(set(touched) - {beast_tile(state)}), f"{reading.corner_text(corner)} is a corner of no tile")
    state["corner"][building] = code
    state["touched"][building] = sum(1 << tile for tile in touched)


class Farmhouses(Form):
    kind = Annotated[list[Corner], Meta(max_length=FORT)]

    def write(self, here: Here) -> list[reading.Corner]:
        return reading.farmhouses(here.state, here.seat)

    def place(self, here: Here, given: list[Any]) -> None:
        seat, most = here.seat, here.rules["farmhouses"]
        expect(len(given) <= most, f"seat {seat} has at most {most} farmhouses")
        for building, corner in enumerate(given, seat * HOUSES):
            build(here.state, building, corner)


class Fort(Form):
    kind = Corner | None

    def write(self, here: Here) -> reading.Corner | None:
        return reading.fort(here.state, here.seat)

    def place(self, here: Here, given: Any) -> None:
        if given:
            build(here.state, _fort_of(here.seat), given)


# Pieces


class Villager(Record):
    at = Place("villager_at", always=True)
    came = Came("villager_came", of="villager_at")


class Villagers(Form):
    """Those on the maps; the others are with their owner."""

    form = Villager()
    kind = list_of(form, most=VILLAGERS)

    def write(self, here: Here) -> list[dict[str, Any]]:
        standing = enumerate(here.get("villager_at").tolist())
        return [self.form.write(here.inner(number)) for number, tile in standing if tile != NOWHERE]

    def place(self, here: Here, given: list[Any]) -> None:
        seat, explorer = here.seat, int(here.get("explorer"))
        most = 0 if explorer == NOBODY else int(here.rules["villagers"][explorer])
        expect(len(given) <= most, f"seat {seat} has at most {most} villagers")
        for number, villager in enumerate(given):
            self.form.place(here.inner(number), villager)
        order_villagers(here.state, seat)


class Offerings(Form):
    """The shrines on which they are."""

    kind = list[At]

    def write(self, here: Here) -> list[reading.Place]:
        return reading.offerings(here.state, here.seat)

    def place(self, here: Here, given: list[Any]) -> None:
        seat, most, state = here.seat, here.rules["offerings"], here.state
        expect(len(given) <= most, f"seat {seat} has at most {most} offerings")
        for shrine in given:
            tile = reading.tile_at(state, shrine)
            good = tile is not None and state["tile"][tile] == tiles.SHRINE
            expect(good, f"{reading.place_text(shrine)} is no shrine for an offering")
            state["offerings"][seat] |= 1 << (tile or 0)
        expect(len(reading.offerings(state, seat)) == len(given), "two offerings are on one shrine")
