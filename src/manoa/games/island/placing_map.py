"""The tiles of a written position: those that lie, those in the stacks, and what is known of them."""

from __future__ import annotations

from collections import Counter
from typing import Any

from manoa.games.island.board import lay, may_lie
from manoa.games.island.placing_parts import Place, kind_of, listed, place_of, text, truth
from manoa.games.island.tiles import (
    CAVE,
    CAVE_EXIT,
    CAVE_MAP,
    CAVE_SHRINE,
    CAVE_STACK,
    EXIT,
    FIRST_BEAST,
    ISLAND_KINDS,
    ISLAND_MAP,
    ISLAND_TILES,
    LINK,
    LOWER_HALF,
    MAPS,
    NOWHERE,
    TILE_IDS,
    TILES,
)
from manoa.kernel import positions
from manoa.kernel.positions import expect, whole

Tile = tuple[Place, int]
MIDDLE = (0, 0)


def place_map(rules: Any, state: Any, given: dict[str, Any]) -> None:
    """Every tile lies, is in a stack or was turned up, but for the cave shrine, which a player can hold."""
    laid = _tiles(given["tiles"])
    turned = None if given["turned"] is None else kind_of(given["turned"])
    positions.fields(given["stacks"], dict.fromkeys(MAPS))
    island = _stack(state, "island", given["stacks"]["island"], ISLAND_TILES)
    cave = _stack(state, "cave", given["stacks"]["cave"], CAVE_STACK)
    if turned is not None:
        state["turned"] = turned + 1
        (island if TILE_IDS[turned] in ISLAND_KINDS else cave).append(turned)
    check_island(rules, [kind for (board, *_), kind in laid if board == ISLAND_MAP] + island)
    check_cave(rules, [kind for (board, *_), kind in laid if board == CAVE_MAP], cave, given["cave_shrine"] is None)
    for place, kind in laid:
        lay_tile(rules, state, place, kind)
    place_cave(rules, state, given)
    state["under"] = whole("under", given["under"], 0, int(state["island_left"]))
    check_stacks(rules, state)


def _tiles(given: Any) -> list[Tile]:
    tiles = []
    for entry in listed("tiles", given, TILES):
        positions.fields(entry, {"at": [], "tile": ""})
        tiles.append((place_of(entry["at"]), kind_of(entry["tile"])))
    boards = [board for (board, *_), _ in tiles]
    expect(boards == sorted(boards), "the tiles of the island are listed first, then those of the cave")
    expect(bool(tiles) and tiles[0][0] == (ISLAND_MAP, *MIDDLE), "the first tile is at (0,0)")
    return tiles


def _stack(state: Any, board: str, given: Any, most: int) -> list[int]:
    kinds = [kind_of(name) for name in listed(f"the {board} stack", given, most)]
    state[f"{board}_stack"][: len(kinds)] = kinds[::-1]
    state[f"{board}_left"] = len(kinds)
    return kinds


def check_island(rules: Any, kinds: list[int]) -> None:
    """As many of each kind as there are in the printing (I-1.2, I-14.5)."""
    found = Counter(kinds)
    for kind, count in enumerate(rules["island_count"].tolist()):
        expect(found[kind] == count, f"the island has {found[kind]} tiles {TILE_IDS[kind]} and not {count}")


def check_cave(rules: Any, laid: list[int], hidden: list[int], has_shrine: bool) -> None:
    """Beaten beasts are plain tiles that lie; one that lies is being fought (I-10.6)."""
    expect(laid[:1] == [CAVE_EXIT] and laid.count(CAVE_EXIT) == 1, "the cave begins with its exit at cave(0,0)")
    found, counts = Counter([*laid[1:], *hidden]), rules["cave_count"].tolist()
    for kind in found:
        expect(counts[kind] > 0, f"{TILE_IDS[kind]} is no tile of the cave")
        expect(found[kind] <= counts[kind] or kind == CAVE, f"there is one tile {TILE_IDS[kind]}, not {found[kind]}")
    expect(found[CAVE_SHRINE] == has_shrine, "the cave shrine is in the stack or with one player")
    expect(CAVE_SHRINE not in laid, "the cave shrine is never laid")
    due = sum(counts) - (not has_shrine)
    expect(found.total() == due, f"the cave has {found.total()} tiles beside the exit and not {due}")
    expect(hidden.count(CAVE) <= counts[CAVE], f"at most {counts[CAVE]} plain tiles of the cave are in the stack")
    expect(not any(kind >= FIRST_BEAST for kind in laid[:-1]), "a beast lies only as the latest tile of the cave")


def lay_tile(rules: Any, state: Any, place: Place, kind: int) -> None:
    """The tiles are laid in the order in which they are listed, and each has to find its place (I-5.3)."""
    board, q, r = place
    first = state["island_size" if board == ISLAND_MAP else "cave_size"] == 0
    if first:
        expect((q, r) == MIDDLE, "the cave begins with its exit at cave(0,0)")
        expect(bool(int(rules["walkable"]) >> kind & 1), "the first tile can be walked on")
        lay(rules, state, board, q, r, kind)
        return
    taken = (state["q"] == q) & (state["r"] == r)
    lying = state["island_size"] if board == ISLAND_MAP else EXIT + int(state["cave_size"])
    expect(not taken[EXIT if board == CAVE_MAP else 0 : lying].any(), f"two tiles lie at {text(place)}")
    # No fort stands yet, so that none bars the place.
    fits = may_lie(rules, state, 0, board, q, r)
    expect(
        bool(fits),
        f"no tile fits at {text(place)}: it touches two of those listed before it, is within the bound and not barred "
        "by the exit",
    )
    tile = lay(rules, state, board, q, r, kind)
    reached = any(int(state["walkable"]) >> other & 1 for other in state["near"][tile, :LINK].tolist())
    expect(reached, f"nobody could have stood beside {text(place)} to discover it")


def place_cave(rules: Any, state: Any, given: dict[str, Any]) -> None:
    """What is known of the cave; before anybody has been there it is as it was (I-10.2)."""
    state["opened"] = truth("opened", given["opened"])
    state["mixed"] = truth("mixed", given["mixed"])
    if not state["opened"]:
        untouched = state["cave_size"] == 1 and given["cave_shrine"] is None and not state["mixed"]
        expect(bool(untouched), "nobody has discovered anything in a cave that is not opened")
    elif not rules["restarts"]:
        expect(state["entrance"] != NOWHERE, "the cave is opened, but its entrance does not lie")


def check_stacks(rules: Any, state: Any) -> None:
    under = state["island_stack"][: state["under"]].tolist()
    barren = not any(int(rules["walkable"]) >> kind & 1 for kind in under)
    expect(barren, "only water and shrines were put under the island stack")
    expect(not (under and rules["restarts"]), "with closing=restart no tile is put under the stack")
    cave = state["cave_stack"][: state["cave_left"]].tolist()
    low = CAVE_SHRINE not in cave[LOWER_HALF:] or not rules["lower_half"] or state["mixed"]
    expect(bool(low), f"the cave shrine is among the lower {LOWER_HALF} of its stack")


def beast_tile(state: Any) -> int | None:
    """The tile of the beast that is being fought."""
    latest = EXIT + int(state["cave_size"]) - 1
    return latest if state["tile"][latest] >= FIRST_BEAST else None
