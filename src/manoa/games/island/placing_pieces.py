"""The players of a written position: their explorers, pieces and resource cards."""

from __future__ import annotations

from typing import Any

from manoa.games.island.board import corner_touches
from manoa.games.island.explorers import COLOURS, EXPLORER_IDS, FARMHOUSES, FORT, HOUSES, SHRINES
from manoa.games.island.pieces import order_villagers
from manoa.games.island.placing_map import beast_tile
from manoa.games.island.placing_parts import (
    by_seat,
    cards_of,
    corner_of,
    ground_at,
    listed,
    place_of,
    seat,
    text,
    tile_at,
    tiles_laid,
)
from manoa.games.island.state import BUILDINGS, NOBODY
from manoa.games.island.tiles import EXIT, NOWHERE, RESOURCES, SHRINE, THIEVES, TILE_IDS
from manoa.kernel import positions
from manoa.kernel.positions import expect, shown


def place_explorers(rules: Any, state: Any, given: dict[str, Any]) -> None:
    """The cards dealt, and which side of each plays; the cards left over are in their order (I-2.1)."""
    dealt = by_seat(rules, "colours", given["colours"])
    for colour in dealt:
        expect(isinstance(colour, str) and colour in COLOURS, f"{shown(colour)} is no colour of an explorer card")
    expect(len(set(dealt)) == len(dealt), "two seats have the same colour")
    left = [colour for colour in COLOURS if colour not in dealt]
    state["card"] = [COLOURS.index(colour) for colour in (*dealt, *left)]
    for owner, name in enumerate(by_seat(rules, "explorers", given["explorers"])):
        if name is None:
            continue
        card = int(state["card"][owner])
        sides = EXPLORER_IDS[2 * card : 2 * card + 2]
        expect(isinstance(name, str) and name in sides, f"the explorer of seat {owner} is {' or '.join(sides)}")
        expect(rules["side"] != 0 or name == sides[0], f"with explorer_side=front seat {owner} plays {sides[0]}")
        state["explorer"][owner] = EXPLORER_IDS.index(name)


# Pieces


def place_pieces(rules: Any, state: Any, given: dict[str, Any]) -> None:
    place_buildings(rules, state, given)
    origins = by_seat(rules, "came", given["came"])
    for owner, at in enumerate(by_seat(rules, "at", given["at"])):
        state["at"][owner], state["came"][owner] = _standing(state, at, origins[owner])
        expect(
            origins[owner] is None or owner == state["turn"], "only the explorer whose turn it is came from somewhere"
        )
    for owner, villagers in enumerate(by_seat(rules, "villagers", given["villagers"])):
        place_villagers(rules, state, owner, villagers)
    for owner, places in enumerate(by_seat(rules, "offerings", given["offerings"])):
        place_offerings(state, owner, places)
    holder = given["cave_shrine"]
    state["cave_shrine"] = 0 if holder is None else 1 + seat(rules, "cave_shrine", holder)
    check_ways(state)


def _standing(state: Any, at: Any, came: Any) -> tuple[int, int]:
    """Where a piece is and where it came from this turn."""
    if at is None:
        expect(came is None, "what is on no map came from nowhere")
        return NOWHERE, NOWHERE
    tile = ground_at(state, at)
    if came is None:
        return tile, NOWHERE
    origin = ground_at(state, came)
    expect(origin in state["near"][tile].tolist(), f"{text(place_of(came))} is not beside {text(place_of(at))}")
    expect(origin != beast_tile(state), "nobody leaves the tile of a beast before the end of the fight")
    return tile, origin


def place_villagers(rules: Any, state: Any, owner: int, given: Any) -> None:
    """Those on the maps; the others are with their owner (I-1.7)."""
    explorer = int(state["explorer"][owner])
    most = 0 if explorer == NOBODY else int(rules["villagers"][explorer])
    for number, entry in enumerate(listed(f"villagers of seat {owner}", given, most)):
        positions.fields(entry, {"at": [], "came": None})
        expect(entry["at"] is not None, "villagers that are on no map are not listed")
        standing = _standing(state, entry["at"], entry["came"])
        state["villager_at"][owner, number], state["villager_came"][owner, number] = standing
    order_villagers(state, owner)


def place_offerings(state: Any, owner: int, given: Any) -> None:
    for place in listed(f"offerings of seat {owner}", given, SHRINES):
        tile = tile_at(state, place)
        expect(state["tile"][tile] == SHRINE, f"{text(place_of(place))} is no shrine for an offering")
        expect(not int(state["offerings"][owner]) >> tile & 1, f"seat {owner} has two offerings on one shrine")
        state["offerings"][owner] |= 1 << tile


def place_buildings(rules: Any, state: Any, given: dict[str, Any]) -> None:
    forts = by_seat(rules, "forts", given["forts"])
    for owner, corners in enumerate(by_seat(rules, "farmhouses", given["farmhouses"])):
        for number, corner in enumerate(listed(f"farmhouses of seat {owner}", corners, FARMHOUSES)):
            build(state, owner * HOUSES + number, corner)
        if forts[owner] is not None:
            build(state, owner * HOUSES + FORT, forts[owner])


def build(state: Any, building: int, given: Any) -> None:
    """One building to a corner, and it touches something that stays there (I-1.5)."""
    code = corner_of(given)
    expect(code not in state["corner"].tolist(), f"two buildings stand on {shown(given)}")
    touched = [tile for place, tile in tiles_laid(state).items() if corner_touches(code, *place)]
    lasting = set(touched) - {beast_tile(state)}
    expect(bool(lasting), f"{shown(given)} is a corner of no tile")
    state["corner"][building] = code
    state["touched"][building] = sum(1 << tile for tile in touched)


def check_ways(state: Any) -> None:
    """Whatever is in the cave came through its entrance, which an island laid anew may not have yet (I-10.2)."""
    pieces = [*state["at"].tolist(), *state["villager_at"].reshape(-1).tolist()]
    inside = any(EXIT <= tile < NOWHERE for tile in pieces)
    inside |= any(int(state["touched"][building]) >> EXIT for building in range(BUILDINGS))
    reached = state["opened"] and state["entrance"] != NOWHERE
    expect(bool(reached) or not inside, "nothing can be in the cave before it is opened by its entrance")


# Resources


def place_resources(rules: Any, state: Any, given: dict[str, Any]) -> None:
    """What nobody has is the supply (I-2.2)."""
    known = by_seat(rules, "known", given["known"])
    for owner, cards in enumerate(by_seat(rules, "resources", given["resources"])):
        state["held"][owner] = cards_of(f"resources of seat {owner}", cards)
        state["known"][owner] = cards_of(f"known of seat {owner}", known[owner])
        expect(bool((state["known"][owner] <= state["held"][owner]).all()), f"seat {owner} has less than is known")
    expect(bool(rules["closed"]) or not state["known"].any(), "known is for closed resources; open ones all see")
    state["treasure"] = cards_of("treasure", given["treasure"])
    used = state["held"].sum(axis=0, dtype=int) + state["treasure"]
    for resource, (name, most) in enumerate(zip(RESOURCES, rules["cards"].tolist(), strict=True)):
        expect(used[resource] <= most, f"there are {most} cards of {name}, and {used[resource]} are in use")
        state["supply"][resource] = most - used[resource]
    check_treasure(rules, state)


def check_treasure(rules: Any, state: Any) -> None:
    """It only grows, until the thieves are beaten and it is empty for good (I-10.7)."""
    around = [*state["cave_stack"][: state["cave_left"]].tolist(), *state["tile"].tolist(), int(state["turned"]) - 1]
    treasure, least = state["treasure"], rules["treasure"]
    if THIEVES not in around:
        expect(not treasure.any(), f"the {TILE_IDS[THIEVES]} are beaten, so their treasure is gone")
        return
    expect(bool((treasure >= least).all()), "the treasure is smaller than at the start")
    grown = bool((treasure > least).any())
    expect(bool(state["opened"]) or not grown, "the treasure grows by explorers beaten in the cave")
