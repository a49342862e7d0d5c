"""The tiles, buildings and pieces of a written position."""

from collections import Counter
from typing import Any

from manoa.games.island.parts import tiles
from manoa.games.island.parts.explorers import HOUSES
from manoa.games.island.people import reading
from manoa.games.island.people.position import Position
from manoa.games.island.people.reading import seats
from manoa.games.island.rules.board import corner_code, corner_touches, lay, may_lie
from manoa.games.island.rules.pieces import fort_of, order_villagers
from manoa.games.island.rules.state import NOBODY
from manoa.kernel.positions import expect
from manoa.kernel.records import as_python

_fort_of = as_python(fort_of)


def seat_of(rules: Any, name: str, given: int | None) -> int:
    """A seat of this table."""
    expect(given is None or given < rules["players"], f"{name} is a seat from 0 to {int(rules['players']) - 1}")
    return NOBODY if given is None else given


# Tiles


def place_tiles(rules: Any, state: Any, given: Position) -> None:
    """Every tile lies, is in a stack or was turned up, but for the cave shrine, which a player can hold."""
    laid: dict[str, list[int]] = {board: [] for board in tiles.MAPS}
    for tile in given.tiles:
        laid[tile.at[0]].append(tiles.KIND_OF[tile.tile])
    stacks = {board: [tiles.KIND_OF[name] for name in getattr(given.stacks, board)] for board in tiles.MAPS}
    hidden = {board: list(stack) for board, stack in stacks.items()}
    if given.turned:
        hidden[tiles.MAPS[given.turned not in tiles.ISLAND_KINDS]].append(tiles.KIND_OF[given.turned])
        state["turned"] = tiles.KIND_OF[given.turned] + 1
    _check_island(rules, laid["island"] + hidden["island"])
    _check_cave(rules, laid["cave"], hidden["cave"], given.cave_shrine is None)
    for board, stack in stacks.items():
        state[f"{board}_stack"][: len(stack)], state[f"{board}_left"] = stack[::-1], len(stack)
    boards = [tiles.MAPS.index(tile.at[0]) for tile in given.tiles]
    expect(boards == sorted(boards), "the tiles of the island are listed first, then those of the cave")
    for tile in given.tiles:
        _lay(rules, state, tile)
    state["opened"], state["mixed"], state["under"] = given.opened, given.mixed, given.under
    expect(given.under <= len(stacks["island"]), f"under is at most {len(stacks['island'])}")
    untouched = state["cave_size"] == 1 and not given.mixed
    expect(bool(given.opened or untouched), "nobody has discovered anything in a cave that is not opened")
    lowest = int(rules["lower_half"])
    low = not lowest or given.mixed or tiles.CAVE_SHRINE not in stacks["cave"][:-lowest]
    expect(low, f"the cave shrine is among the lower {lowest} of its stack")


def _check_island(rules: Any, kinds: list[int]) -> None:
    """As many of each kind as there are in the printing (I-1.2, I-14.5)."""
    numbers = Counter(kinds)
    for kind, count in enumerate(rules["island_count"].tolist()):
        expect(numbers[kind] == count, f"the island has {numbers[kind]} tiles {tiles.TILE_IDS[kind]} and not {count}")


def _check_cave(rules: Any, laid: list[int], hidden: list[int], has_shrine: bool) -> None:
    """Beaten beasts are plain tiles that lie; one that lies is being fought (I-10.6)."""
    expect(
        laid[:1] == [tiles.CAVE_EXIT] and laid.count(tiles.CAVE_EXIT) == 1, "the cave begins with its exit at cave(0,0)"
    )
    numbers, counts = Counter([*laid[1:], *hidden]), rules["cave_count"].tolist()
    for kind in numbers:
        expect(counts[kind] > 0, f"{tiles.TILE_IDS[kind]} is no tile of the cave")
        expect(
            numbers[kind] <= counts[kind] or kind == tiles.CAVE,
            f"there is one tile {tiles.TILE_IDS[kind]}, not {numbers[kind]}",
        )
    expect(numbers[tiles.CAVE_SHRINE] == has_shrine, "the cave shrine is in the stack or with one player")
    expect(tiles.CAVE_SHRINE not in laid, "the cave shrine is never laid")
    wanted = sum(counts) - (not has_shrine)
    expect(numbers.total() == wanted, f"the cave has {numbers.total()} tiles beside the exit and not {wanted}")
    expect(
        hidden.count(tiles.CAVE) <= counts[tiles.CAVE],
        f"at most {counts[tiles.CAVE]} plain tiles of the cave are in the stack",
    )
    expect(not any(kind >= tiles.FIRST_BEAST for kind in laid[:-1]), "a beast lies only as the latest tile of the cave")


def _lay(rules: Any, state: Any, given: Any) -> None:
    """The tiles are laid in the order in which they are listed, and each has to find its place (I-5.3)."""
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


def beast_tile(state: Any) -> int | None:
    """The tile of the beast that is being fought."""
    latest = tiles.EXIT + int(state["cave_size"]) - 1
    return latest if state["tile"][latest] >= tiles.FIRST_BEAST else None


# Pieces


def place_buildings(rules: Any, state: Any, given: Position) -> None:
    """One building to a corner, and it touches something that stays there (I-1.5)."""
    corners: dict[int, Any] = {}
    for owner, fort in enumerate(given.forts):
        many = len(given.farmhouses[owner])
        expect(many <= rules["farmhouses"], f"seat {owner} has at most {rules['farmhouses']} farmhouses")
        corners |= {owner * HOUSES + number: corner for number, corner in enumerate(given.farmhouses[owner])}
        corners |= {_fort_of(owner): fort} if fort else {}
    for building, corner in corners.items():
        code = code_of(corner)
        touched = [tile for tile in reading.laid(state) if touches(state, code, tile)]
        expect(code not in state["corner"].tolist(), f"two buildings stand on {reading.corner_text(corner)}")
        expect(bool(set(touched) - {beast_tile(state)}), f"{reading.corner_text(corner)} is a corner of no tile")
        state["corner"][building] = code
        state["touched"][building] = sum(1 << tile for tile in touched)


def touches(state: Any, code: int, tile: int) -> bool:
    return bool(corner_touches(code, int(tile >= tiles.EXIT), int(state["q"][tile]), int(state["r"][tile])))


def place_pieces(rules: Any, state: Any, given: Position) -> None:
    for owner in seats(rules):
        state["at"][owner], state["came"][owner] = _standing(state, given.at[owner], given.came[owner])
        explorer = int(state["explorer"][owner])
        most = 0 if explorer == NOBODY else int(rules["villagers"][explorer])
        expect(len(given.villagers[owner]) <= most, f"seat {owner} has at most {most} villagers")
        for number, villager in enumerate(given.villagers[owner]):
            standing = _standing(state, villager.at, villager.came)
            state["villager_at"][owner, number], state["villager_came"][owner, number] = standing
        order_villagers(state, owner)
        expect(
            len(given.offerings[owner]) <= rules["offerings"],
            f"seat {owner} has at most {rules['offerings']} offerings",
        )
        for shrine in given.offerings[owner]:
            tile = reading.tile_at(state, shrine)
            good = tile is not None and state["tile"][tile] == tiles.SHRINE
            expect(good, f"{reading.place_text(shrine)} is no shrine for an offering")
            state["offerings"][owner] |= 1 << (tile or 0)
        expect(len(reading.offerings(state, owner)) == len(given.offerings[owner]), "two offerings are on one shrine")
    state["cave_shrine"] = 1 + seat_of(rules, "cave_shrine", given.cave_shrine)
    taken = {*state["at"].tolist(), *state["villager_at"].reshape(-1).tolist()} - {tiles.NOWHERE}
    expect(given.opened or max(taken, default=0) < tiles.EXIT, "nobody is in a cave that is not opened")
    left = (*state["came"].tolist(), *state["villager_came"].reshape(-1).tolist())
    expect(beast_tile(state) not in left, "nobody leaves the tile of a beast before the end of the fight")


def _standing(state: Any, at: Any, came: Any) -> tuple[int, int]:
    """Where a piece is and where it came from this turn."""
    tile, origin = ground_at(state, at), ground_at(state, came)
    beside = origin == tiles.NOWHERE or origin in state["near"][tile].tolist()
    expect(beside, f"{reading.where_text(came)} is not beside {reading.where_text(at)}")
    return tile, origin
