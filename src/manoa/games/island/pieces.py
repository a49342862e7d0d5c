"""Pieces on the maps: who occupies what (I-1.6), armies (I-1.8), strength (I-8.6), and what the shrines are worth."""

from __future__ import annotations

from manoa.games.island.explorers import FARMHOUSES, FORT, HOUSES, SHRINES, VILLAGERS
from manoa.games.island.state import Rules, State
from manoa.games.island.tiles import NOWHERE, ON_TABLE
from manoa.kernel.bits import count
from manoa.kernel.language import kernel


@kernel
def occupied_by(state: State, seat: int) -> int:
    """Bits: the tiles with a villager or the explorer of a seat, or touched by its fort (I-1.6)."""
    tiles = (1 << state.at[seat]) | state.touched[seat * HOUSES + FORT]
    for villager in range(VILLAGERS):
        tiles |= 1 << state.villager_at[seat, villager]
    return tiles & ON_TABLE


@kernel
def occupied_by_others(rules: Rules, state: State, seat: int) -> int:
    """Bits: the tiles that anybody else occupies."""
    tiles = 0
    for other in range(rules.players):
        if other != seat:
            tiles |= occupied_by(state, other)
    return tiles


@kernel
def occupiers(rules: Rules, state: State, tile: int, but: int) -> int:
    """Bits: the seats that occupy a tile, but for one."""
    seats = 0
    for seat in range(rules.players):
        if seat != but and (occupied_by(state, seat) >> tile) & 1:
            seats |= 1 << seat
    return seats


@kernel
def villagers_on(state: State, seat: int, tile: int) -> int:
    found = 0
    for villager in range(VILLAGERS):
        found += state.villager_at[seat, villager] == tile
    return found


@kernel
def present(state: State, seat: int, tile: int) -> bool:
    """Whether a seat has a piece on a tile."""
    return state.at[seat] == tile or villagers_on(state, seat, tile) > 0


@kernel
def shrines(state: State, seat: int) -> int:
    """How many shrines a seat controls, the cave shrine among them (I-10.1)."""
    return count(state.offerings[seat]) + (state.cave_shrine == seat + 1)


@kernel
def explorer_strength(rules: Rules, state: State, seat: int) -> int:
    own = rules.explorer_strength[state.explorer[seat]] + rules.shrine_strength * count(state.offerings[seat])
    return own + rules.cave_shrine_strength * (state.cave_shrine == seat + 1)


@kernel
def strength(rules: Rules, state: State, seat: int, tile: int) -> int:
    """Of a seat's explorer and villagers on a tile (I-8.6)."""
    found = rules.villager_strength * villagers_on(state, seat, tile)
    if state.at[seat] == tile:
        found += explorer_strength(rules, state, seat)
    return found


@kernel
def defence(rules: Rules, state: State, seat: int, tile: int) -> int:
    """The same of a defender, whose fort counts as well."""
    found = strength(rules, state, seat, tile)
    if (state.touched[seat * HOUSES + FORT] >> tile) & 1:
        found += rules.fort_strength
    if state.at[seat] == tile:
        found += rules.guard_strength[state.explorer[seat]]
    return found


@kernel
def locked(state: State, seat: int, tile: int) -> bool:
    """Whether a seat's pieces may not leave a tile: they attack there (I-8.3)."""
    for fight in range(state.fights):
        if state.fight_by[fight] == seat and state.fight_at[fight] == tile:
            return True
    return False


@kernel
def control_all(state: State, seat: int) -> bool:
    """Whether a seat controls all four shrines and has won (I-12.1)."""
    return state.cave_shrine == seat + 1 and count(state.offerings[seat]) == SHRINES


@kernel
def send_home(state: State, seat: int, tile: int) -> None:
    """A seat's villagers on a tile return to their owner."""
    for villager in range(VILLAGERS):
        if state.villager_at[seat, villager] == tile:
            state.villager_at[seat, villager] = NOWHERE
            state.villager_came[seat, villager] = NOWHERE
    order_villagers(state, seat)


@kernel
def place_in_line(tile: int, origin: int) -> int:
    return tile * (NOWHERE + 1) + (origin + 1) % (NOWHERE + 1)


@kernel
def order_villagers(state: State, seat: int) -> None:
    """Villagers are alike: kept in the order of their tiles, those at home last, equal positions are equal bytes. On a
    tile those that have not moved this turn come first: they are the first to march on."""
    at, came = state.villager_at[seat], state.villager_came[seat]
    for i in range(1, VILLAGERS):
        tile, origin = 0 + at[i], 0 + came[i]
        gap = i
        while gap > 0 and place_in_line(at[gap - 1], came[gap - 1]) > place_in_line(tile, origin):
            at[gap] = at[gap - 1]
            came[gap] = came[gap - 1]
            gap -= 1
        at[gap] = tile
        came[gap] = origin


@kernel
def destroy(state: State, building: int) -> None:
    """A building falls. A second farmhouse becomes the first: those that stand come first."""
    last = building
    if building % HOUSES < FARMHOUSES - 1:
        last = building + 1
        state.corner[building] = state.corner[last]
        state.touched[building] = state.touched[last]
    state.corner[last] = 0
    state.touched[last] = 0
