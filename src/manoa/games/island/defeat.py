"""What follows a fight: losses, defeated explorers (I-9), retreats after a tie (I-8.8), beasts that stay (I-10.6)."""

from __future__ import annotations

from manoa.games.island.board import lift
from manoa.games.island.explorers import FORT, HOUSES, VILLAGERS
from manoa.games.island.pieces import (
    control_all,
    destroy,
    occupied_by,
    occupied_by_others,
    order_villagers,
    send_home,
)
from manoa.games.island.setup import mix_cave
from manoa.games.island.state import NOBODY, RETREAT, SETTING, Rules, State
from manoa.games.island.stores import forfeit, hand_over, lose
from manoa.games.island.tasks import ask, done
from manoa.games.island.tiles import (
    CAVE_SHRINE,
    EXIT,
    NOWHERE,
    ON_ISLAND,
    THIEVES,
    WAYS,
)
from manoa.kernel.bits import count, lowest
from manoa.kernel.language import kernel

OWN_CHOICE = 1  # `due` of a setting: the owner sets the explorer after a retreat


@kernel
def lose_side(rules: Rules, state: State, loser: int, tile: int, winner: int, defended: int) -> None:
    """A side lost: its villagers go home, a fort that defended falls, its explorer is defeated (I-8.8). Where a beast
    won, the winner is NOBODY."""
    send_home(state, loser, tile)
    fort = loser * HOUSES + FORT
    if defended and (state.touched[fort] >> tile) & 1:
        destroy(state, fort)
    if state.at[loser] == tile:
        defeat(rules, state, loser, tile, winner)


@kernel
def defeat(rules: Rules, state: State, loser: int, tile: int, winner: int) -> None:
    """The winner takes resources and cave shrine and sets the explorer (I-9); for a beast the left neighbour does."""
    state.at[loser] = NOWHERE
    state.came[loser] = NOWHERE
    if loser == state.turn:
        state.ending = 1
    if winner == NOBODY:
        pay_beast(rules, state, loser, 0 + state.tile[tile])
        ask(state, SETTING, (loser + 1) % rules.players, 0, loser)
        return
    hand_over(rules, state, loser, winner)
    if state.cave_shrine == loser + 1:
        state.cave_shrine = winner + 1
        state.ended = control_all(state, winner)
    ask(state, SETTING, winner, 0, loser)


@kernel
def pay_beast(rules: Rules, state: State, loser: int, beast: int) -> None:
    """Resources go to the supply, or to the thieves' treasure; the cave shrine goes back into the stack."""
    for resource in range(3):
        cards = forfeit(rules, state, loser, resource)
        lose(state, loser, resource, cards)
        if beast == THIEVES:
            state.treasure[resource] += cards
        else:
            state.supply[resource] += cards
    if state.cave_shrine == loser + 1:
        state.cave_shrine = 0
        put_back(state, CAVE_SHRINE)


@kernel
def put_back(state: State, kind: int) -> None:
    state.cave_stack[state.cave_left] = kind
    state.cave_left += 1
    state.mixed = 1


@kernel
def scare_off(rules: Rules, state: State, tile: int) -> None:
    """A beast that was not beaten is shuffled back into the cave stack."""
    put_back(state, 0 + state.tile[tile])
    lift(state, tile)
    mix_cave(rules, state)
    state.revealed += 1


# Setting a defeated explorer


@kernel
def setting_tiles(rules: Rules, state: State) -> int:
    """Bits: where the defeated explorer may be set (I-9.1); after a retreat anywhere unoccupied (I-8.8)."""
    top = state.depth - 1
    loser = 0 + state.what[top]
    others = occupied_by_others(rules, state, loser)
    land = state.walkable & ON_ISLAND & ~others
    free = land & ~occupied_by(state, loser)
    if state.due[top] != OWN_CHOICE and free & beside_shrines(state, loser):
        return free & beside_shrines(state, loser)
    if free:
        return free
    return land if land else 1


@kernel
def beside_shrines(state: State, seat: int) -> int:
    """Bits: the tiles next to island shrines that a seat controls."""
    found, rest = 0, state.offerings[seat]
    while rest:
        shrine = lowest(rest)
        rest &= rest - 1
        for direction in range(6):
            tile = state.near[shrine, direction]
            if tile != NOWHERE:
                found |= 1 << tile
    return found


@kernel
def set_explorer(state: State, tile: int) -> None:
    loser = state.what[state.depth - 1]
    done(state)
    state.at[loser] = tile


@kernel
def go_on_setting(rules: Rules, state: State) -> bool:
    """Where only one tile is left, the explorer goes there."""
    tiles = setting_tiles(rules, state)
    if count(tiles) > 1:
        return False
    set_explorer(state, lowest(tiles))
    return True


# Retreat


@kernel
def retreat(rules: Rules, state: State, seat: int, tile: int) -> None:
    """A tie: attacking pieces go back to where they came from, if no opponent is there by now; the others will have to
    choose. In the own turn the turn ends (I-8.8)."""
    others = occupied_by_others(rules, state, seat)
    if state.at[seat] == tile and state.came[seat] != NOWHERE and not (others >> state.came[seat]) & 1:
        go_back(state, seat, state.came[seat])
    for villager in range(VILLAGERS):
        came = state.villager_came[seat, villager]
        if state.villager_at[seat, villager] == tile and came != NOWHERE and not (others >> came) & 1:
            send_back(state, seat, villager, came)
    order_villagers(state, seat)
    if seat == state.turn:
        state.ending = 1
    ask(state, RETREAT, seat, 0, tile)


@kernel
def go_back(state: State, seat: int, tile: int) -> None:
    state.at[seat] = tile
    state.came[seat] = NOWHERE


@kernel
def send_back(state: State, seat: int, villager: int, tile: int) -> None:
    state.villager_at[seat, villager] = tile
    state.villager_came[seat, villager] = NOWHERE


@kernel
def retreating(state: State, seat: int, tile: int) -> int:
    """The piece that has to leave next: VILLAGERS is the explorer, then the villagers; NOBODY if all have left."""
    if state.at[seat] == tile and state.came[seat] != NOWHERE:
        return VILLAGERS
    for villager in range(VILLAGERS):
        if state.villager_at[seat, villager] == tile and state.villager_came[seat, villager] != NOWHERE:
            return villager
    return NOBODY


@kernel
def retreat_tiles(rules: Rules, state: State, seat: int, tile: int) -> int:
    """Bits: the walkable tiles beside the battle tile that no opponent occupies."""
    found = 0
    for way in range(WAYS):
        there = state.near[tile, way]
        if there != NOWHERE and (there != EXIT or state.opened):
            found |= 1 << there
    return found & state.walkable & ~occupied_by_others(rules, state, seat)


@kernel
def retreat_to(state: State, seat: int, tile: int, there: int) -> None:
    """The next piece leaves the battle tile."""
    piece = retreating(state, seat, tile)
    if piece == VILLAGERS:
        go_back(state, seat, there)
    else:
        send_back(state, seat, piece, there)
        order_villagers(state, seat)


@kernel
def go_on_retreating(rules: Rules, state: State) -> bool:
    """Pieces with one way out take it, those with none leave the maps (I-8.8). False while there is a choice."""
    top = state.depth - 1
    seat, tile = 0 + state.who[top], 0 + state.what[top]
    piece = retreating(state, seat, tile)
    if piece == NOBODY:
        done(state)
        return True
    tiles = retreat_tiles(rules, state, seat, tile)
    if count(tiles) > 1:
        return False
    if tiles:
        retreat_to(state, seat, tile, lowest(tiles))
    elif piece == VILLAGERS:
        go_back(state, seat, NOWHERE)
        ask(state, SETTING, seat, OWN_CHOICE, seat)
    else:
        send_back(state, seat, piece, NOWHERE)
        order_villagers(state, seat)
    return True
