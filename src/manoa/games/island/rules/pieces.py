"""Pieces on the maps: who occupies what (I-1.6), armies (I-1.8), strength (I-8.6), and what the shrines are worth."""

from typing import Any

from manoa.games.island.parts.explorers import FORT, HOUSES, VILLAGERS
from manoa.games.island.parts.tiles import NOWHERE, ON_TABLE
from manoa.games.island.rules import happened
from manoa.games.island.rules.packing import pack_parts, strength_of
from manoa.games.island.rules.state import NOBODY, Rules, State
from manoa.kernel.bits import count
from manoa.kernel.journal import note
from manoa.kernel.language import kernel


@kernel
def side_of_card(state: State, seat: int, back: int) -> int:
    """The explorer on a side of a seat's card."""
    return 2 * state.card[seat] + back


@kernel
def explorer_or_front(state: State, seat: int) -> int:
    """A seat's explorer; before it has chosen one, the front of its card."""
    return side_of_card(state, seat, 0) if state.explorer[seat] == NOBODY else state.explorer[seat]


@kernel
def fort_of(seat: int) -> int:
    """The number of a seat's fort among all buildings."""
    return seat * HOUSES + FORT


@kernel
def touched_by(state: State, seat: int, houses: int) -> int:
    """Bits: the tiles that the first so many of a seat's buildings touch."""
    tiles = 0
    for house in range(houses):
        tiles |= state.touched[seat * HOUSES + house]
    return tiles


@kernel
def holds_cave_shrine(state: State, seat: int) -> bool:
    return state.cave_shrine == seat + 1


@kernel
def occupied_by(state: State, seat: int) -> int:
    """Bits: the tiles with a villager or the explorer of a seat, or touched by its fort (I-1.6)."""
    tiles = (1 << state.at[seat]) | state.touched[fort_of(seat)]
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
    return count(state.offerings[seat]) + holds_cave_shrine(state, seat)


@kernel
def explorer_strength(rules: Rules, state: State, seat: int) -> int:
    own = rules.explorer_strength[state.explorer[seat]] + rules.shrine_strength * count(state.offerings[seat])
    return own + rules.cave_shrine_strength * holds_cave_shrine(state, seat)


@kernel
def attack_parts(rules: Rules, state: State, seat: int, tile: int) -> int:
    """Of a seat's explorer and villagers on a tile (I-8.6)."""
    explorer = explorer_strength(rules, state, seat) if state.at[seat] == tile else 0
    return pack_parts(explorer, rules.villager_strength * villagers_on(state, seat, tile), 0)


@kernel
def defence_parts(rules: Rules, state: State, seat: int, tile: int) -> int:
    """The same of a defender, whose fort counts as well."""
    guard = rules.guard_strength[state.explorer[seat]] if state.at[seat] == tile else 0
    fort = rules.fort_strength if (state.touched[fort_of(seat)] >> tile) & 1 else 0
    return attack_parts(rules, state, seat, tile) + pack_parts(guard, 0, fort)


@kernel
def strength(rules: Rules, state: State, seat: int, tile: int) -> int:
    return strength_of(attack_parts(rules, state, seat, tile))


@kernel
def defence(rules: Rules, state: State, seat: int, tile: int) -> int:
    return strength_of(defence_parts(rules, state, seat, tile))


@kernel
def locked(state: State, seat: int, tile: int) -> bool:
    """Whether a seat's pieces may not leave a tile: they attack there (I-8.3)."""
    for fight in range(state.fights):
        if state.fight_by[fight] == seat and state.fight_at[fight] == tile:
            return True
    return False


@kernel
def send_home(state: State, seat: int, tile: int, journal: Any) -> None:
    """A seat's villagers on a tile return to their owner."""
    number = villagers_on(state, seat, tile)
    if number == 0:
        return
    for villager in range(VILLAGERS):
        if state.villager_at[seat, villager] == tile:
            state.villager_at[seat, villager] = NOWHERE
            state.villager_came[seat, villager] = NOWHERE
    order_villagers(state, seat)
    note(journal, happened.HOME, seat, number, 0, 0, 0)


@kernel
def rank(tile: int, origin: int) -> int:
    """The order of villagers: by tile, and on a tile those first that have not moved."""
    return tile * (NOWHERE + 1) + (origin + 1) % (NOWHERE + 1)


@kernel
def order_villagers(state: State, seat: int) -> None:
    """Villagers are alike: kept in the order of their tiles, those at home last, equal positions are equal bytes.
    Those that have not moved this turn are the first to march on."""
    at, came = state.villager_at[seat], state.villager_came[seat]
    for i in range(1, VILLAGERS):
        tile, origin = at[i], came[i]
        gap = i
        while gap > 0 and rank(at[gap - 1], came[gap - 1]) > rank(tile, origin):
            at[gap] = at[gap - 1]
            came[gap] = came[gap - 1]
            gap -= 1
        at[gap] = tile
        came[gap] = origin


@kernel
def destroy(state: State, building: int, journal: Any) -> None:
    """A building falls. Those that stand come first: the farmhouses after it move up."""
    falls = happened.FORT_FALLS if building % HOUSES == FORT else happened.FARMHOUSE_FALLS
    note(journal, falls, building // HOUSES, state.corner[building], 0, 0, 0)
    while building % HOUSES < FORT - 1:
        state.corner[building] = state.corner[building + 1]
        state.touched[building] = state.touched[building + 1]
        building += 1
    state.corner[building] = 0
    state.touched[building] = 0
