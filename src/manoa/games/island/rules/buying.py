"""Buying villagers, farmhouses, forts and offerings (I-6), after everybody had the chance to march (I-7.1)."""

from typing import Any

from manoa.games.island.parts import explorers
from manoa.games.island.parts.tiles import NOWHERE, SHRINE
from manoa.games.island.rules import happened, ids
from manoa.games.island.rules.board import corner_of, is_free, place_code, tiles_at_corner
from manoa.games.island.rules.ending import control_all
from manoa.games.island.rules.movement import can_march
from manoa.games.island.rules.pieces import occupied_by_others, order_villagers, touched_by
from manoa.games.island.rules.resources import can_pay, pay_price, seems_to_pay_march, show
from manoa.games.island.rules.state import NOBODY, Rules, State
from manoa.games.island.rules.tasks import PURCHASE
from manoa.kernel.bits import count, write
from manoa.kernel.journal import note
from manoa.kernel.language import kernel
from manoa.kernel.stack import pop, push

BY_ACTION = (
    explorers.FARMHOUSE_ITEM,
    explorers.FORT_ITEM,
    explorers.OFFERING_ITEM,
    explorers.VILLAGER_ITEM,
)  # in the order of their actions
FIRST_OF = (ids.VILLAGER, ids.FARMHOUSE, ids.FORT, ids.OFFERING)  # the first action of each item


@kernel
def item_of(action: int) -> int:
    """What a purchase buys."""
    if action < ids.FORT:
        return explorers.FARMHOUSE_ITEM
    if action < ids.OFFERING:
        return explorers.FORT_ITEM
    return explorers.OFFERING_ITEM if action < ids.VILLAGER else explorers.VILLAGER_ITEM


# Where


@kernel
def building_left(rules: Rules, state: State, seat: int, item: int) -> int:
    """The first of a seat's farmhouses that does not stand yet, or its fort; NOBODY if all stand (I-1.7)."""
    first, end = explorers.FORT, explorers.HOUSES
    if item == explorers.FARMHOUSE_ITEM:
        first, end = 0, rules.farmhouses
    for building in range(seat * explorers.HOUSES + first, seat * explorers.HOUSES + end):
        if state.corner[building] == 0:
            return building
    return NOBODY


@kernel
def offerings_left(rules: Rules, state: State, seat: int) -> int:
    """How many a seat has yet to make (I-1.7)."""
    return rules.offerings - count(state.offerings[seat])


@kernel
def free_corners(rules: Rules, state: State, tile: int) -> int:
    found = 0
    for number in range(6):
        found |= is_free(state, corner_of(rules, state, tile, number)) << number
    return found


@kernel
def building_corners(rules: Rules, state: State, seat: int, item: int, others: int) -> int:
    """Bits: the free corners; for a fort those none of whose tiles an opponent occupies."""
    tile = state.at[seat]
    found = free_corners(rules, state, tile)
    if item == explorers.FORT_ITEM:
        for number in range(6):
            found &= ~(((tiles_at_corner(state, tile, number) & others) != 0) << number)
    return found


@kernel
def offering_sides(state: State, seat: int) -> int:
    """Bits: the directions in which a shrine without an own offering lies beside the explorer."""
    found = 0
    for direction in range(6):
        tile = state.near[state.at[seat], direction]
        if tile != NOWHERE and state.tile[tile] == SHRINE and not (state.offerings[seat] >> tile) & 1:
            found |= 1 << direction
    return found


@kernel
def villager_tiles(rules: Rules, state: State, seat: int, others: int) -> int:
    """Bits: the walkable tiles touched by an own building that no opponent occupies, if a villager is left."""
    if villagers_at_home(rules, state, seat) == 0:
        return 0
    tiles = touched_by(state, seat, explorers.FORT if rules.near_farmhouse else explorers.HOUSES)
    return tiles & state.walkable & ~others


@kernel
def villagers_at_home(rules: Rules, state: State, seat: int) -> int:
    left = rules.villagers[state.explorer[seat]]
    for villager in range(explorers.VILLAGERS):
        left -= state.villager_at[seat, villager] != NOWHERE
    return left


@kernel
def places_for(rules: Rules, state: State, seat: int, item: int, others: int) -> int:
    """Bits: where an item can go, from the first of its actions on; none if it is not left or cannot be paid."""
    if not can_pay(rules, state, seat, item):
        return 0
    if item == explorers.OFFERING_ITEM:
        return offering_sides(state, seat)
    if item == explorers.VILLAGER_ITEM:
        return villager_tiles(rules, state, seat, others)
    if building_left(rules, state, seat, item) == NOBODY:
        return 0
    return building_corners(rules, state, seat, item, others)


@kernel
def list_purchases(rules: Rules, state: State, seat: int, others: int, out: Any, size: int) -> int:
    for item in BY_ACTION:
        size = write(places_for(rules, state, seat, item, others), FIRST_OF[item], out, size)
    return size


@kernel
def may_buy(rules: Rules, state: State, seat: int, action: int) -> bool:
    """Whether a purchase is legal and payable."""
    item = item_of(action)
    places = places_for(rules, state, seat, item, occupied_by_others(rules, state, seat))
    return (places >> (action - FIRST_OF[item])) & 1 == 1


# How


@kernel
def name_purchase(rules: Rules, state: State, action: int, journal: Any) -> None:
    """Name item and place; everybody sees that the cost can be paid. It cannot be withdrawn (I-7.1)."""
    seat = state.turn
    for resource in range(3):
        show(rules, state, seat, resource, rules.price[state.explorer[seat], item_of(action), resource])
    push(state, PURCHASE, NOBODY, 0, action)
    note(journal, happened.NAME, seat, item_of(action), where_bought(rules, state, action), 0, 0)


@kernel
def where_bought(rules: Rules, state: State, action: int) -> int:
    """The corner or the place of a purchase, as one number."""
    here, item = state.at[state.turn], item_of(action)
    number = action - FIRST_OF[item]
    if item in (explorers.FARMHOUSE_ITEM, explorers.FORT_ITEM):
        return corner_of(rules, state, here, number)
    return place_code(state, state.near[here, number] if item == explorers.OFFERING_ITEM else number)


@kernel
def go_on_buying(rules: Rules, state: State, journal: Any) -> bool:
    """Ask the next opponent who can march, clockwise; then carry the purchase out, if it still can be. False while
    somebody is being asked."""
    top = state.depth - 1
    if state.ending:
        note(journal, happened.VOID, state.turn, item_of(state.subject[top]), 0, 0, 0)
        pop(state)
        return True
    if state.who[top] != NOBODY:
        if may_march_now(rules, state, state.who[top]):
            return False
        state.who[top] = NOBODY
        return True
    state.owed[top] += 1
    if state.owed[top] < rules.players:
        seat = (state.turn + state.owed[top]) % rules.players
        if may_march_now(rules, state, seat):
            state.who[top] = seat
        return True
    carry_out(rules, state, journal)
    return True


@kernel
def may_march_now(rules: Rules, state: State, seat: int) -> bool:
    """Whether a window is open to a seat: it has an army with a way to go and seems able to pay (I-7)."""
    return seems_to_pay_march(rules, state, seat) and can_march(rules, state, seat)


@kernel
def carry_out(rules: Rules, state: State, journal: Any) -> None:
    """The purchase, if it is still legal and payable; else it is void and costs nothing (I-7.1)."""
    seat, action = state.turn, state.subject[state.depth - 1]
    item = item_of(action)
    pop(state)
    state.revealed += rules.closed  # whether it can still be paid
    if not may_buy(rules, state, seat, action):
        note(journal, happened.VOID, seat, item, 0, 0, 0)
        return
    note(journal, happened.BUY, seat, item, where_bought(rules, state, action), 0, 0)
    pay_price(rules, state, seat, item)
    number = action - FIRST_OF[item]
    if item == explorers.OFFERING_ITEM:
        state.offerings[seat] |= 1 << state.near[state.at[seat], number]
        state.ended = control_all(rules, state, seat)
    elif item == explorers.VILLAGER_ITEM:
        settle_villager(state, seat, number)
    else:
        build(rules, state, building_left(rules, state, seat, item), number)


@kernel
def build(rules: Rules, state: State, building: int, number: int) -> None:
    """Set a building on a corner of the explorer's tile."""
    tile = state.at[state.turn]
    state.corner[building] = corner_of(rules, state, tile, number)
    state.touched[building] = tiles_at_corner(state, tile, number)


@kernel
def settle_villager(state: State, seat: int, tile: int) -> None:
    for villager in range(explorers.VILLAGERS):
        if state.villager_at[seat, villager] == NOWHERE:
            state.villager_at[seat, villager] = tile
            order_villagers(state, seat)
            return
