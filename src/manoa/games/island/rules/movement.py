"""Explorers move and discover (I-5), armies march (I-6.1), and entering an occupied tile begins a fight (I-8.1)."""

from typing import Any

from manoa.games.island.parts.explorers import VILLAGERS
from manoa.games.island.parts.tiles import CAVE_MAP, CAVE_SHRINE, EXIT, FIRST_BEAST, ISLAND_MAP, NOWHERE, WAYS
from manoa.games.island.rules import happened, ids, tasks
from manoa.games.island.rules.board import (
    encloses,
    lay,
    legal_places,
    map_of,
    place_beside,
    place_code,
    walkable_is_left,
)
from manoa.games.island.rules.ending import control_all
from manoa.games.island.rules.pieces import locked, occupied_by_others, occupiers, order_villagers, villagers_on
from manoa.games.island.rules.resources import can_pay_march, pay_march
from manoa.games.island.rules.rounds import truce
from manoa.games.island.rules.stacks import restart
from manoa.games.island.rules.state import AGAINST_BEAST, AGAINST_PLAYERS, Rules, State
from manoa.kernel.bits import count, lowest
from manoa.kernel.journal import note
from manoa.kernel.language import kernel
from manoa.kernel.stack import current, pop, push

# Entering


@kernel
def open_ways(state: State, tile: int, others: int) -> int:
    """Bits: the ways from a tile to walkable tiles; in the first round to none that `others` occupy (I-3.5)."""
    barred = others if truce(state) else 0
    found = 0
    for way in range(WAYS):
        there = state.near[tile, way]
        found |= ((state.walkable & ~barred) >> there & 1) << way
    return found


@kernel
def joins(state: State, seat: int, tile: int) -> bool:
    """Whether a piece that enters a tile joins a fight there: one of its own, or the one whose window this is
    (I-8.3)."""
    return locked(state, seat, tile) or (current(state) == tasks.FIGHT and state.fight_at[0] == tile)


@kernel
def attacked_on(rules: Rules, state: State, seat: int, tile: int) -> int:
    """Bits: the seats that a piece attacks by entering a tile. They are those that occupy it (I-5.1, I-8.1), unless
    the piece joins a fight there."""
    return 0 if joins(state, seat, tile) else occupiers(rules, state, tile, seat)


@kernel
def enter(rules: Rules, state: State, seat: int, tile: int) -> None:
    """A piece has come to a tile."""
    if tile == EXIT:
        state.opened = 1
    if attacked_on(rules, state, seat, tile):
        begin_fight(state, seat, tile, AGAINST_PLAYERS)


@kernel
def begin_fight(state: State, seat: int, tile: int, against: int) -> None:
    """A fight waits at the end of the queue (I-8.2)."""
    state.fight_by[state.fights] = seat
    state.fight_at[state.fights] = tile
    state.fight_against[state.fights] = against
    state.fights += 1


# The explorer


@kernel
def move(rules: Rules, state: State, way: int, journal: Any) -> None:
    """One step to an adjacent tile (I-5.1)."""
    seat = state.turn
    state.speed -= 1
    here = state.at[seat]
    walk(state, seat, state.near[here, way])
    note(journal, happened.MOVE, seat, place_code(state, here), place_code(state, state.at[seat]), 0, 0)
    enter(rules, state, seat, state.at[seat])


@kernel
def walk(state: State, seat: int, tile: int) -> None:
    state.came[seat] = state.at[seat]
    state.at[seat] = tile


# Discovering


@kernel
def discover(state: State, place: int, journal: Any) -> None:
    """Spend a step on a discovery; `place` is the direction chosen blindly, + 1, or 0."""
    state.speed -= 1
    push(state, tasks.PLACING, state.turn, 0, place)
    note(journal, happened.DISCOVER, state.turn, 0, 0, 0, 0)


@kernel
def turn_up(state: State, board: int, journal: Any) -> None:
    """The top tile of a stack."""
    if board == CAVE_MAP:
        state.cave_left -= 1
        state.turned = state.cave_stack[state.cave_left] + 1
        state.cave_stack[state.cave_left] = 0
    else:
        state.island_left -= 1
        state.turned = state.island_stack[state.island_left] + 1
        state.island_stack[state.island_left] = 0
        state.under = min(state.under, state.island_left)
    state.revealed += 1
    note(journal, happened.TURN_UP, state.turn, state.turned - 1, 0, 0, 0)


@kernel
def put_under(state: State, journal: Any) -> None:
    """The tile turned up goes under the island stack, where everybody knows of it."""
    for i in range(state.island_left, 0, -1):
        state.island_stack[i] = state.island_stack[i - 1]
    state.island_stack[0] = state.turned - 1
    state.island_left += 1
    state.under += 1
    note(journal, happened.UNDER, state.turn, state.turned - 1, 0, 0, 0)
    state.turned = 0


@kernel
def places_for_turned(rules: Rules, state: State) -> int:
    """Bits: the directions in which the tile turned up may lie (I-5.3); blindly only the one chosen. Water and shrines
    may not enclose the island as long as something walkable is left in its stack (I-5.5)."""
    seat, kind = state.turn, state.turned - 1
    places = legal_places(rules, state, seat)
    chosen = state.subject[state.depth - 1]
    if chosen:
        places &= 1 << (chosen - 1)
    tile = state.at[seat]
    if rules.restarts or map_of(tile) == CAVE_MAP or (rules.walkable >> kind) & 1:
        return places
    enclosing = 0
    for direction in range(6):
        if (places >> direction) & 1:
            q, r = place_beside(rules, state, tile, direction)
            enclosing |= encloses(rules, state, q, r) << direction
    return places & ~enclosing if enclosing and walkable_is_left(rules, state) else places


@kernel
def go_on_placing(rules: Rules, state: State, journal: Any) -> bool:
    """Turn up a tile, take the cave shrine, put a tile under the stack or lay it where only one place is left; False if
    the player has to choose one."""
    board = map_of(state.at[state.turn])
    if not state.turned:
        turn_up(state, board, journal)
        return True
    if state.turned - 1 == CAVE_SHRINE:
        take_cave_shrine(rules, state, state.turn, journal)
        return True
    places = places_for_turned(rules, state)
    if places == 0:
        put_under(state, journal)
        return True
    if count(places) > 1:
        return False
    lay_turned(rules, state, lowest(places), journal)
    return True


@kernel
def take_cave_shrine(rules: Rules, state: State, seat: int, journal: Any) -> None:
    """It is not laid; the explorer stays (I-10.5)."""
    state.turned = 0
    pop(state)
    state.cave_shrine = seat + 1
    state.ended = control_all(rules, state, seat)
    note(journal, happened.CAVE_SHRINE, seat, 0, 0, 0, 0)


@kernel
def lay_turned(rules: Rules, state: State, direction: int, journal: Any) -> None:
    """Lay the tile turned up. The explorer moves onto it if it can (I-5.4)."""
    seat, kind = state.turn, state.turned - 1
    here = state.at[seat]
    board = map_of(here)
    q, r = place_beside(rules, state, here, direction)
    state.turned = 0
    pop(state)
    tile = lay(rules, state, board, q, r, kind)
    if rules.restarts and board == ISLAND_MAP and is_enclosed(rules, state, q, r):
        restart(rules, state, journal)
        return
    note(journal, happened.LAY, seat, kind, place_code(state, tile), 0, 0)
    if (rules.walkable >> kind) & 1:
        walk(state, seat, tile)
        if kind >= FIRST_BEAST:
            begin_fight(state, seat, tile, AGAINST_BEAST)
        if occupiers(rules, state, tile, seat):
            begin_fight(state, seat, tile, AGAINST_PLAYERS)


@kernel
def is_enclosed(rules: Rules, state: State, q: int, r: int) -> bool:
    """Whether the tile just laid leaves no way on, so that the island is laid again (I-5.5)."""
    if rules.restarts_while_walkable and not walkable_is_left(rules, state):
        return False
    return encloses(rules, state, q, r)


# Armies


@kernel
def is_first_of_army(state: State, seat: int, villager: int) -> bool:
    """Whether a villager is the first of its army: the army has its number."""
    tile = state.villager_at[seat, villager]
    if tile == NOWHERE:
        return False
    for other in range(villager):
        if state.villager_at[seat, other] == tile:
            return False
    return True


@kernel
def can_march(rules: Rules, state: State, seat: int) -> bool:
    """Whether any army of a seat has a way to go."""
    others = occupied_by_others(rules, state, seat)
    for villager in range(VILLAGERS):
        tile = state.villager_at[seat, villager]
        if tile != NOWHERE and not locked(state, seat, tile) and open_ways(state, tile, others):
            return True
    return False


@kernel
def list_marches(rules: Rules, state: State, seat: int, others: int, out: Any, size: int) -> int:
    """Army movements that a seat can pay."""
    if not can_pay_march(rules, state, seat):
        return size
    for villager in range(VILLAGERS):
        if is_first_of_army(state, seat, villager):
            tile = state.villager_at[seat, villager]
            ways = 0 if locked(state, seat, tile) else open_ways(state, tile, others)
            army = min(villagers_on(state, seat, tile), rules.army) if ways else 0
            for number in range(1, army + 1):
                for way in range(WAYS):
                    if (ways >> way) & 1:
                        out[size] = ids.MARCH + ids.march_of(villager, number, way)
                        size += 1
    return size


@kernel
def march(rules: Rules, state: State, seat: int, order: int, journal: Any) -> None:
    """An army goes to an adjacent tile; `order` is an action's part after MARCH."""
    leader, left, way = ids.march_parts(order)
    here = state.villager_at[seat, leader]
    there = state.near[here, way]
    pay_march(rules, state, seat)
    note(journal, happened.MARCH, seat, left, place_code(state, here), place_code(state, there), 0)
    for villager in range(leader, VILLAGERS):
        if left and state.villager_at[seat, villager] == here:
            state.villager_at[seat, villager] = there
            state.villager_came[seat, villager] = here
            left -= 1
    order_villagers(state, seat)
    enter(rules, state, seat, there)
