"""Buying villagers, farmhouses, forts and offerings (I-6), after everybody had the chance to march (I-7.1)."""

from __future__ import annotations

from typing import Any

from manoa.games.island.board import corner_of, is_free, tiles_at_corner
from manoa.games.island.explorers import (
    FARMHOUSE_ITEM,
    FARMHOUSES,
    FORT,
    FORT_ITEM,
    HOUSES,
    OFFERING_ITEM,
    VILLAGER_ITEM,
    VILLAGERS,
)
from manoa.games.island.movement import can_march
from manoa.games.island.pieces import control_all, occupied_by_others, order_villagers
from manoa.games.island.state import (
    FARMHOUSE,
    FORTRESS,
    NOBODY,
    OFFERING,
    PURCHASE,
    VILLAGER,
    Rules,
    State,
)
from manoa.games.island.stores import can_pay, pay, seems_to_pay_march, show
from manoa.games.island.tasks import ask, done
from manoa.games.island.tiles import NOWHERE, SHRINE
from manoa.kernel.bits import write
from manoa.kernel.language import kernel


@kernel
def item_of(action: int) -> int:
    """What a purchase buys."""
    if action < FORTRESS:
        return FARMHOUSE_ITEM
    if action < OFFERING:
        return FORT_ITEM
    return OFFERING_ITEM if action < VILLAGER else VILLAGER_ITEM


# Where


@kernel
def unbuilt(state: State, seat: int, first: int, end: int) -> int:
    """The first of a seat's buildings that does not stand yet; NOBODY if all do (I-1.7)."""
    for building in range(seat * HOUSES + first, seat * HOUSES + end):
        if state.corner[building] == 0:
            return building
    return NOBODY


@kernel
def farmhouse_corners(rules: Rules, state: State, seat: int) -> int:
    """Bits: the free corners of the explorer's tile, if a farmhouse is left."""
    if unbuilt(state, seat, 0, FARMHOUSES) == NOBODY:
        return 0
    return free_corners(rules, state, state.at[seat])


@kernel
def free_corners(rules: Rules, state: State, tile: int) -> int:
    found = 0
    for number in range(6):
        found |= is_free(state, corner_of(rules, state, tile, number)) << number
    return found


@kernel
def fort_corners(rules: Rules, state: State, seat: int, others: int) -> int:
    """Bits: the free corners none of whose tiles an opponent occupies."""
    if unbuilt(state, seat, FORT, HOUSES) == NOBODY:
        return 0
    tile = state.at[seat]
    found = free_corners(rules, state, tile)
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
    tiles = 0
    for house in range(FARMHOUSES if rules.near_farmhouse else HOUSES):
        tiles |= state.touched[seat * HOUSES + house]
    return tiles & state.walkable & ~others


@kernel
def villagers_at_home(rules: Rules, state: State, seat: int) -> int:
    left = 0 + rules.villagers[state.explorer[seat]]
    for villager in range(VILLAGERS):
        left -= state.villager_at[seat, villager] != NOWHERE
    return left


@kernel
def list_purchases(rules: Rules, state: State, seat: int, others: int, out: Any, size: int) -> int:
    if can_pay(rules, state, seat, FARMHOUSE_ITEM):
        size = write(farmhouse_corners(rules, state, seat), FARMHOUSE, out, size)
    if can_pay(rules, state, seat, FORT_ITEM):
        size = write(fort_corners(rules, state, seat, others), FORTRESS, out, size)
    if can_pay(rules, state, seat, OFFERING_ITEM):
        size = write(offering_sides(state, seat), OFFERING, out, size)
    if can_pay(rules, state, seat, VILLAGER_ITEM):
        size = write(villager_tiles(rules, state, seat, others), VILLAGER, out, size)
    return size


@kernel
def may_buy(rules: Rules, state: State, seat: int, action: int) -> bool:
    """Whether a purchase is legal and payable."""
    item = item_of(action)
    if not can_pay(rules, state, seat, item):
        return False
    others = occupied_by_others(rules, state, seat)
    if item == FARMHOUSE_ITEM:
        return (farmhouse_corners(rules, state, seat) >> (action - FARMHOUSE)) & 1 == 1
    if item == FORT_ITEM:
        return (fort_corners(rules, state, seat, others) >> (action - FORTRESS)) & 1 == 1
    if item == OFFERING_ITEM:
        return (offering_sides(state, seat) >> (action - OFFERING)) & 1 == 1
    return (villager_tiles(rules, state, seat, others) >> (action - VILLAGER)) & 1 == 1


# How


@kernel
def name_purchase(rules: Rules, state: State, action: int) -> None:
    """Name item and place; everybody sees that the cost can be paid. It cannot be withdrawn (I-7.1)."""
    seat = state.turn
    for resource in range(3):
        show(rules, state, seat, resource, rules.price[state.explorer[seat], item_of(action), resource])
    ask(state, PURCHASE, NOBODY, 0, action)


@kernel
def go_on_buying(rules: Rules, state: State) -> bool:
    """Ask the next opponent who can march, clockwise; then carry the purchase out, if it still can be. False while
    somebody is being asked."""
    top = state.depth - 1
    if state.ending:
        done(state)
        return True
    if state.who[top] != NOBODY:
        if may_march_now(rules, state, state.who[top]):
            return False
        state.who[top] = NOBODY
        return True
    state.due[top] += 1
    if state.due[top] < rules.players:
        seat = (state.turn + state.due[top]) % rules.players
        if may_march_now(rules, state, seat):
            state.who[top] = seat
        return True
    carry_out(rules, state)
    return True


@kernel
def may_march_now(rules: Rules, state: State, seat: int) -> bool:
    """Whether a window is open to a seat: it has an army with a way to go and seems able to pay (I-7)."""
    return seems_to_pay_march(rules, state, seat) and can_march(rules, state, seat)


@kernel
def carry_out(rules: Rules, state: State) -> None:
    """The purchase, if it is still legal and payable; else it is void and costs nothing (I-7.1)."""
    seat, action = state.turn, state.what[state.depth - 1]
    done(state)
    state.revealed += rules.closed  # whether it can still be paid
    if not may_buy(rules, state, seat, action):
        return
    item = item_of(action)
    pay(rules, state, seat, item)
    if item == FARMHOUSE_ITEM:
        build(rules, state, unbuilt(state, seat, 0, FARMHOUSES), action - FARMHOUSE)
    elif item == FORT_ITEM:
        build(rules, state, unbuilt(state, seat, FORT, HOUSES), action - FORTRESS)
    elif item == OFFERING_ITEM:
        state.offerings[seat] |= 1 << state.near[state.at[seat], action - OFFERING]
        state.ended = control_all(state, seat)
    else:
        settle_villager(state, seat, action - VILLAGER)


@kernel
def build(rules: Rules, state: State, building: int, number: int) -> None:
    """Set a building on a corner of the explorer's tile."""
    tile = state.at[state.turn]
    state.corner[building] = corner_of(rules, state, tile, number)
    state.touched[building] = tiles_at_corner(state, tile, number)


@kernel
def settle_villager(state: State, seat: int, tile: int) -> None:
    for villager in range(VILLAGERS):
        if state.villager_at[seat, villager] == NOWHERE:
            state.villager_at[seat, villager] = tile
            order_villagers(state, seat)
            return
