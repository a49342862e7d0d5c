"""What follows a fight: losses, defeated explorers (I-9), retreats after a tie (I-8.8), beasts that stay (I-10.6)."""

from typing import Any

from manoa.games.island.parts.explorers import VILLAGERS
from manoa.games.island.parts.tiles import CAVE_SHRINE, EXIT, FOOD, GOLD, NOWHERE, ON_ISLAND, THIEVES, WOOD
from manoa.games.island.rules import happened, tasks
from manoa.games.island.rules.board import place_code, take_back_tile, tiles_beside, tiles_beside_any
from manoa.games.island.rules.ending import control_all
from manoa.games.island.rules.pieces import (
    destroy,
    fort_of,
    holds_cave_shrine,
    occupied_by,
    occupied_by_others,
    order_villagers,
    send_home,
)
from manoa.games.island.rules.resources import gain, lose, show
from manoa.games.island.rules.stacks import mix_cave
from manoa.games.island.rules.state import FOE_BEAST, NOBODY, Rules, State
from manoa.kernel.bits import count, lowest
from manoa.kernel.journal import note
from manoa.kernel.language import kernel
from manoa.kernel.stack import pop, push

OWN_CHOICE = 1  # `owed` of a setting: the owner sets the explorer after a retreat


@kernel
def lose_side(rules: Rules, state: State, loser: int, tile: int, winner: int, defended: int, journal: Any) -> None:
    """A side lost: its villagers go home, a fort that defended falls, its explorer is defeated (I-8.8). Where a beast
    won, the winner is NOBODY."""
    send_home(state, loser, tile, journal)
    fort = fort_of(loser)
    if defended and (state.touched[fort] >> tile) & 1:
        destroy(state, fort, journal)
    if state.at[loser] == tile:
        defeat(rules, state, loser, tile, winner, journal)


@kernel
def defeat(rules: Rules, state: State, loser: int, tile: int, winner: int, journal: Any) -> None:
    """The winner takes resources and cave shrine and sets the explorer (I-9); for a beast the left neighbour does."""
    state.at[loser] = NOWHERE
    state.came[loser] = NOWHERE
    if loser == state.turn:
        state.ending = tasks.HAS_TO_END
    beast = state.tile[tile]
    foe = winner if winner != NOBODY else FOE_BEAST + beast
    food = pay_loss(rules, state, loser, FOOD, winner, beast)
    wood = pay_loss(rules, state, loser, WOOD, winner, beast)
    gold = pay_loss(rules, state, loser, GOLD, winner, beast)
    note(journal, happened.DEFEAT, loser, foe, food, wood, gold)
    if holds_cave_shrine(state, loser):
        pass_cave_shrine(rules, state, loser, winner, journal)
    push(state, tasks.SETTING, winner if winner != NOBODY else (loser + 1) % rules.players, 0, loser)


@kernel
def pay_loss(rules: Rules, state: State, loser: int, resource: int, winner: int, beast: int) -> int:
    """All or half of the cards of a type go to the winner (I-9.2), or to the thieves' treasure, or to the supply if
    another beast won (I-10.6, I-10.7), laid open; how many they are. Whoever loses half keeps as many at least."""
    held = state.held[loser, resource]
    cards = held // 2 if rules.halves else held
    show(rules, state, loser, resource, 2 * cards if rules.halves else cards)
    lose(state, loser, resource, cards)
    if winner != NOBODY:
        gain(rules, state, winner, resource, cards)
    elif beast == THIEVES:
        state.treasure[resource] += cards
    else:
        state.supply[resource] += cards
    return cards


@kernel
def pass_cave_shrine(rules: Rules, state: State, loser: int, winner: int, journal: Any) -> None:
    """The winner takes it (I-9.3); from a beast it goes back into the stack (I-10.6)."""
    if winner == NOBODY:
        state.cave_shrine = 0
        put_back(state, CAVE_SHRINE)
        note(journal, happened.CAVE_SHRINE_BACK, loser, 0, 0, 0, 0)
    else:
        state.cave_shrine = winner + 1
        state.ended = control_all(rules, state, winner)
        note(journal, happened.CAVE_SHRINE, winner, 0, 0, 0, 0)


@kernel
def put_back(state: State, kind: int) -> None:
    state.cave_stack[state.cave_left] = kind
    state.cave_left += 1
    state.mixed = 1


@kernel
def scare_off(rules: Rules, state: State, tile: int, journal: Any) -> None:
    """A beast that was not beaten is shuffled back into the cave stack."""
    note(journal, happened.BEAST_BACK, state.turn, state.tile[tile], 0, 0, 0)
    put_back(state, state.tile[tile])
    take_back_tile(state, tile)
    mix_cave(rules, state)
    state.revealed += 1


# Setting a defeated explorer


@kernel
def setting_tiles(rules: Rules, state: State) -> int:
    """Bits: where the defeated explorer may be set (I-9.1); after a retreat anywhere unoccupied (I-8.8)."""
    top = state.depth - 1
    loser = state.subject[top]
    others = occupied_by_others(rules, state, loser)
    land = state.walkable & ON_ISLAND & ~others
    free = land & ~occupied_by(state, loser)
    near = free & tiles_beside_any(state, state.offerings[loser])
    if state.owed[top] != OWN_CHOICE and near:
        return near
    if free:
        return free
    return land if land else 1


@kernel
def set_explorer(state: State, tile: int, journal: Any) -> None:
    top = state.depth - 1
    loser = state.subject[top]
    note(journal, happened.SET, state.who[top], loser, place_code(state, tile), 0, 0)
    pop(state)
    state.at[loser] = tile


@kernel
def go_on_setting(rules: Rules, state: State, journal: Any) -> bool:
    """Where only one tile is left, the explorer goes there."""
    tiles = setting_tiles(rules, state)
    if count(tiles) > 1:
        return False
    set_explorer(state, lowest(tiles), journal)
    return True


# Retreat


@kernel
def retreat(rules: Rules, state: State, seat: int, tile: int, journal: Any) -> None:
    """A tie: attacking pieces go back to where they came from, if no opponent is there by now; the others will have to
    choose. In the own turn the turn ends (I-8.8)."""
    others = occupied_by_others(rules, state, seat)
    if state.at[seat] == tile and state.came[seat] != NOWHERE and not (others >> state.came[seat]) & 1:
        go_back(state, seat, state.came[seat], journal)
    for there in range(NOWHERE):
        if not (others >> there) & 1:
            send_army_back(state, seat, tile, there, journal)
    order_villagers(state, seat)
    if seat == state.turn:
        state.ending = tasks.HAS_TO_END
    push(state, tasks.RETREAT, seat, 0, tile)


@kernel
def go_back(state: State, seat: int, tile: int, journal: Any) -> None:
    state.at[seat] = tile
    state.came[seat] = NOWHERE
    note(journal, happened.BACK, seat, place_code(state, tile), 0, 0, 0)


@kernel
def send_army_back(state: State, seat: int, tile: int, there: int, journal: Any) -> None:
    """The villagers on a tile that came from another go back to it."""
    number = 0
    for villager in range(VILLAGERS):
        if state.villager_at[seat, villager] == tile and state.villager_came[seat, villager] == there:
            send_back(state, seat, villager, there)
            number += 1
    if number:
        note(journal, happened.ARMY_BACK, seat, number, place_code(state, there), 0, 0)


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
    there = tiles_beside(state, tile)
    if not state.opened:
        there &= ~(1 << EXIT)
    return there & state.walkable & ~occupied_by_others(rules, state, seat)


@kernel
def retreat_to(state: State, seat: int, tile: int, there: int, journal: Any) -> None:
    """The next piece leaves the battle tile."""
    piece = retreating(state, seat, tile)
    if piece == VILLAGERS:
        go_back(state, seat, there, journal)
    else:
        send_back(state, seat, piece, there)
        order_villagers(state, seat)
        note(journal, happened.ARMY_BACK, seat, 1, place_code(state, there), 0, 0)


@kernel
def go_on_retreating(rules: Rules, state: State, journal: Any) -> bool:
    """Pieces with one way out take it, those with none leave the maps (I-8.8). False while there is a choice."""
    top = state.depth - 1
    seat, tile = state.who[top], state.subject[top]
    piece = retreating(state, seat, tile)
    if piece == NOBODY:
        pop(state)
        return True
    tiles = retreat_tiles(rules, state, seat, tile)
    if count(tiles) > 1:
        return False
    if tiles:
        retreat_to(state, seat, tile, lowest(tiles), journal)
    elif piece == VILLAGERS:
        state.at[seat] = NOWHERE
        state.came[seat] = NOWHERE
        push(state, tasks.SETTING, seat, OWN_CHOICE, seat)
    else:
        send_back(state, seat, piece, NOWHERE)
        order_villagers(state, seat)
        note(journal, happened.HOME, seat, 1, 0, 0, 0)
    return True
