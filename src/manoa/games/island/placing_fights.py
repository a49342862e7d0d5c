"""The fights of a written position, and that they go with the pieces (I-8)."""

from __future__ import annotations

from typing import Any

from manoa.games.island.explorers import FARMHOUSES, HOUSES
from manoa.games.island.pieces import locked, occupiers
from manoa.games.island.placing_map import beast_tile
from manoa.games.island.placing_parts import corner_of, ground_at, listed, seat
from manoa.games.island.position import BEAST, PLAYERS
from manoa.games.island.reading import seats
from manoa.games.island.state import (
    AFTERWARDS,
    AGAINST_BEAST,
    AGAINST_FARMHOUSE,
    AGAINST_PLAYERS,
    FIGHT,
    FIGHTS,
    PURCHASE,
)
from manoa.games.island.tiles import NOWHERE
from manoa.kernel import positions
from manoa.kernel.positions import expect, shown

FIRST_ROUND = 1


def place_fights(rules: Any, state: Any, given: Any) -> None:
    """The queue, the one that is being fought first (I-8.2)."""
    for number, entry in enumerate(listed("fights", given, FIGHTS)):
        positions.fields(entry, {"attacker": 0, "at": [], "against": ""})
        attacker, tile = seat(rules, "the attacker of a fight", entry["attacker"]), ground_at(state, entry["at"])
        state["fight_by"][number], state["fight_at"][number] = attacker, tile
        state["fight_against"][number] = _against(state, entry["against"], attacker, tile)
        state["fights"] = number + 1


def _against(state: Any, given: Any, attacker: int, tile: int) -> int:
    if given == PLAYERS:
        return AGAINST_PLAYERS
    if given == BEAST:
        return AGAINST_BEAST
    expect(isinstance(given, list), f"a fight is against {PLAYERS}, {BEAST} or the corner of a farmhouse")
    code = corner_of(given)
    expect(code in state["corner"].tolist(), f"no farmhouse stands on {shown(given)}")
    building = state["corner"].tolist().index(code)
    foe = building % HOUSES < FARMHOUSES and building // HOUSES != attacker
    expect(foe, f"{shown(given)} has no farmhouse of an opponent")
    expect(bool(int(state["touched"][building]) >> tile & 1), f"the farmhouse on {shown(given)} is out of reach")
    return AGAINST_FARMHOUSE + building


def check_queue(rules: Any, state: Any) -> None:
    """What can be waiting (I-8.1)."""
    tasks, size, turn = state["task"].tolist(), int(state["fights"]), int(state["turn"])
    expect((FIGHT in tasks) == (size > 0), "fights wait exactly while one of them is pending")
    by, at, against = (state[f"fight_{part}"][:size].tolist() for part in ("by", "at", "against"))
    expect(not any(against[1:]), "only the first fight can be against a beast or a farmhouse")
    alone = against[:1] != [AGAINST_PLAYERS]
    if size and alone:
        expect(by[0] == turn and PURCHASE not in tasks, "beasts and farmhouses are fought in the own explore phase")
    pairs = list(zip(by, at, strict=True))[int(against[:1] == [AGAINST_BEAST]) :]
    expect(len(set(pairs)) == len(pairs), "an attacker fights twice on one tile")
    peace = state["round_number"] == FIRST_ROUND and any(foe != AGAINST_BEAST for foe in against)
    expect(not peace, "in the first round only beasts are fought")
    check_beast(rules, state)
    for owner in seats(rules):
        check_attacks(rules, state, owner)


def check_beast(rules: Any, state: Any) -> None:
    """A beast lies while it is fought. Its tile may be taken up again, so nobody else is there (I-10.6)."""
    tile, size = beast_tile(state), int(state["fights"])
    fought = int(state["fight_at"][0]) if size and state["fight_against"][0] == AGAINST_BEAST else None
    expect(tile == fought, "the tile of a beast lies where it is fought, and only then")
    if tile is None:
        return
    hunter = int(state["fight_by"][0])
    for owner in seats(rules):
        here = [*state["villager_at"][owner].tolist(), int(state["at"][owner])]
        came = [*state["villager_came"][owner].tolist(), int(state["came"][owner])]
        origins = [origin for at, origin in zip(here, came, strict=True) if at == tile]
        expect(owner == hunter or not origins, "only the attacker stands on the tile of a beast")
        expect(NOWHERE not in origins, "whoever fights a beast came to its tile this turn")
    by = [int(state["fight_by"][number]) for number in range(size) if state["fight_at"][number] == tile]
    expect(set(by) <= {hunter}, "only the attacker fights on the tile of a beast")


def check_attacks(rules: Any, state: Any, owner: int) -> None:
    """Each fight is begun by a piece that may not move again before it is over; in the own turn by the explorer too."""
    free = [tile for tile in state["villager_at"][owner].tolist() if tile != NOWHERE and not locked(state, owner, tile)]
    pieces = int(rules["villagers"][state["explorer"][owner]]) - len(free) + (owner == state["turn"])
    over = AFTERWARDS in state["due"].tolist()
    waiting = [
        number
        for number in range(int(over), int(state["fights"]))
        if state["fight_by"][number] == owner and state["fight_against"][number] != AGAINST_BEAST
    ]
    expect(len(waiting) <= pieces, f"seat {owner} cannot have begun so many fights")


def check_sharing(rules: Any, state: Any) -> None:
    """Players share a tile in peace on the first one only (I-8.11), or where two others beat off a third's attack."""
    if rules["players"] > 2 and state["round_number"] > FIRST_ROUND:
        return
    contested = {0, *state["fight_at"][: state["fights"]].tolist()}
    for owner in seats(rules):
        standing = {*state["villager_at"][owner].tolist(), int(state["at"][owner])} - {NOWHERE, *contested}
        for tile in standing:
            expect(not occupiers(rules, state, tile, owner), "opponents share a tile without a fight")
