"""Setting up (I-2)."""

from __future__ import annotations

from typing import Any

from manoa.games.island.board import clear_tile, lay
from manoa.games.island.explorers import CARDS, FACES, VILLAGERS
from manoa.games.island.state import BUILDINGS, DEPTH, FIGHTS, NOBODY, SEATS, SIDE, Rules, State
from manoa.games.island.stores import gain
from manoa.games.island.tasks import ask
from manoa.games.island.tiles import (
    CAVE_EXIT,
    CAVE_MAP,
    CAVE_SHRINE,
    CAVE_STACK,
    EXIT,
    ISLAND_MAP,
    ISLAND_ROWS,
    ISLAND_TILES,
    KINDS,
    LINK,
    LOWER_HALF,
    NOWHERE,
    ON_ISLAND,
    ROWS,
    TILES,
)
from manoa.kernel import chance
from manoa.kernel.bits import lowest
from manoa.kernel.language import kernel


@kernel
def set_up(rules: Rules, state: State, key: Any) -> None:
    """All but the first turn."""
    chance.start(state, key)
    clear_table(state)
    for resource in range(3):
        state.treasure[resource] = rules.treasure[resource]
        state.supply[resource] = rules.cards[resource] - rules.treasure[resource]
    deal_cards(rules, state)
    stack_cave(rules, state)
    lay(rules, state, CAVE_MAP, 0, 0, CAVE_EXIT)
    stack_island(rules, state)
    lay_first_tile(rules, state)
    state.round_number = 1
    state.starter = first_player(rules, state)
    state.turn = state.starter
    choose_sides(rules, state)


@kernel
def clear_table(state: State) -> None:
    """Every field at its beginning: a state may have held another game before."""
    for seat in range(SEATS):
        clear_seat(state, seat)
    for i in range(DEPTH):
        state.task[i] = 0
        state.due[i] = 0
        state.what[i] = 0
        state.who[i] = 0
    for i in range(FIGHTS):
        state.fight_by[i] = 0
        state.fight_at[i] = 0
        state.fight_against[i] = 0
    for i in range(CAVE_STACK):
        state.cave_stack[i] = 0
    for tile in range(EXIT, TILES + 1):
        clear_tile(state, tile)
    state.walkable = 0
    state.depth = 0
    state.cave_size = 0
    state.cave_left = 0
    state.mixed = 0
    state.opened = 0
    state.turned = 0
    state.cave_shrine = 0
    state.die[0] = 0
    state.die[1] = 0
    state.speed = 0
    state.gather = 0
    state.free_marches = 0
    state.ending = 0
    state.ended = 0
    state.fights = 0
    for row in range(ISLAND_ROWS, ROWS):
        state.laid[row] = 0
    clear_island(state)


@kernel
def clear_seat(state: State, seat: int) -> None:
    state.explorer[seat] = NOBODY
    state.card[seat] = 0
    state.offers[seat] = 0
    for resource in range(3):
        state.held[seat, resource] = 0
        state.known[seat, resource] = 0


@kernel
def clear_island(state: State) -> None:
    """No tile lies on the island, and nothing stands on either map."""
    for row in range(ISLAND_ROWS):
        state.laid[row] = 0
    for tile in range(ISLAND_TILES):
        clear_tile(state, tile)
        state.island_stack[tile] = 0
    for building in range(BUILDINGS):
        state.corner[building] = 0
        state.touched[building] = 0
    for seat in range(SEATS):
        state.at[seat] = NOWHERE
        state.came[seat] = NOWHERE
        state.offerings[seat] = 0
        for villager in range(VILLAGERS):
            state.villager_at[seat, villager] = NOWHERE
            state.villager_came[seat, villager] = NOWHERE
    state.walkable &= ~ON_ISLAND
    state.island_size = 0
    state.island_left = 0
    state.under = 0
    state.entrance = NOWHERE
    state.near[EXIT, LINK] = NOWHERE


# Cards and first player


@kernel
def deal_cards(rules: Rules, state: State) -> None:
    """An explorer card for each player (I-2.1); the others go back into the box in their order."""
    for card in range(CARDS):
        state.card[card] = card
    chance.shuffle(state, state.card, CARDS)
    chance.sort(state.card[rules.players : CARDS], CARDS - rules.players)


@kernel
def first_player(rules: Rules, state: State) -> int:
    """Each rolls a die, the highest begins; ties roll again among themselves (I-2.6)."""
    rolling = (1 << rules.players) - 1
    while rolling & (rolling - 1):
        best, highest = 0, -1
        for seat in range(rules.players):
            if (rolling >> seat) & 1:
                rolled = chance.below(state, FACES)
                if rolled > highest:
                    best, highest = 0, rolled
                best |= (rolled == highest) << seat
        rolling = best
    return lowest(rolling)


@kernel
def choose_sides(rules: Rules, state: State) -> None:
    """Which of the two explorers of each card plays: by the option, or by choice from the first player on (I-2.1)."""
    if rules.side == NOBODY:
        ask(state, SIDE, state.starter, 0, 0)
        return
    for seat in range(rules.players):
        take_explorer(rules, state, seat, chance.below(state, 2) if rules.side else 0)


@kernel
def take_explorer(rules: Rules, state: State, seat: int, back: int) -> None:
    """Take a side of the own card and the resources to start with (I-2.5)."""
    explorer = 2 * state.card[seat] + back
    state.explorer[seat] = explorer
    for resource in range(3):
        cards = rules.start[explorer, resource]
        state.supply[resource] -= cards
        gain(rules, state, seat, resource, cards)


# Stacks


@kernel
def stack_cave(rules: Rules, state: State) -> None:
    """The cave's tiles but for the exit, shuffled; the cave shrine in the lower half if wanted (I-2.3)."""
    size = 0
    for kind in range(KINDS):
        for _ in range(rules.cave_count[kind]):
            state.cave_stack[size] = kind
            size += 1
    state.cave_left = size
    mix_cave(rules, state)


@kernel
def mix_cave(rules: Rules, state: State) -> None:
    """Shuffle the cave stack from the order of kinds on. The cave shrine stays in the lower half it was put into."""
    size = state.cave_left
    chance.sort(state.cave_stack, size)
    lower = rules.lower_half and not state.mixed and size > 0 and state.cave_stack[size - 1] == CAVE_SHRINE
    if lower:
        size -= 1
    chance.shuffle(state, state.cave_stack, size)
    if lower:
        place = chance.below(state, min(LOWER_HALF, size + 1))
        for i in range(size, place, -1):
            state.cave_stack[i] = state.cave_stack[i - 1]
        state.cave_stack[place] = CAVE_SHRINE


@kernel
def stack_island(rules: Rules, state: State) -> None:
    """All island tiles, shuffled (I-2.4)."""
    size = 0
    for kind in range(KINDS):
        for _ in range(rules.island_count[kind]):
            state.island_stack[size] = kind
            size += 1
    state.island_left = size
    chance.shuffle(state, state.island_stack, size)


@kernel
def lay_first_tile(rules: Rules, state: State) -> None:
    """The first tile that can be walked on lies in the middle; the others are shuffled together again (I-2.4)."""
    first = state.island_left - 1
    while not (rules.walkable >> state.island_stack[first]) & 1:
        first -= 1
    kind = state.island_stack[first]
    for i in range(first, state.island_left - 1):
        state.island_stack[i] = state.island_stack[i + 1]
    state.island_left -= 1
    state.island_stack[state.island_left] = 0
    chance.shuffle(state, state.island_stack, state.island_left)
    lay(rules, state, ISLAND_MAP, 0, 0, kind)
    for seat in range(rules.players):
        state.at[seat] = 0


@kernel
def restart(rules: Rules, state: State) -> None:
    """The island is enclosed: all its tiles are shuffled and laid anew, and nothing is left standing (I-5.5)."""
    clear_island(state)
    stack_island(rules, state)
    lay_first_tile(rules, state)
    state.revealed += 1
