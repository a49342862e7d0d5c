"""The stacks of tiles and the first tile of the island (I-2.3, I-2.4), and an island that begins again (I-5.5)."""

from typing import Any

from manoa.games.island.parts import tiles
from manoa.games.island.parts.explorers import BUILDINGS, SEATS, VILLAGERS
from manoa.games.island.rules import happened
from manoa.games.island.rules.board import clear_tile, lay
from manoa.games.island.rules.state import NOBODY, Rules, State
from manoa.kernel import chance
from manoa.kernel.journal import note
from manoa.kernel.language import kernel


@kernel
def fill(stack: Any, counts: Any) -> int:
    """So many tiles of each kind, in the order of the kinds; how many they are."""
    size = 0
    for kind in range(tiles.KINDS):
        for _ in range(counts[kind]):
            stack[size] = kind
            size += 1
    return size


@kernel
def stack_cave(rules: Rules, state: State) -> None:
    """The cave's tiles but for the exit, shuffled; the cave shrine in the lower half if wanted (I-2.3)."""
    state.cave_left = fill(state.cave_stack, rules.cave_count)
    mix_cave(rules, state)


@kernel
def mix_cave(rules: Rules, state: State) -> None:
    """Shuffle the cave stack from the order of kinds on. The cave shrine stays in the lower half it was put into."""
    size = state.cave_left
    chance.sort(state.cave_stack, size)
    lower = rules.lower_half and not state.mixed and size > 0 and state.cave_stack[size - 1] == tiles.CAVE_SHRINE
    if lower:
        size -= 1
    chance.shuffle(state, state.cave_stack, size)
    if lower:
        place = chance.below(state, min(rules.lower_half, size + 1))
        for i in range(size, place, -1):
            state.cave_stack[i] = state.cave_stack[i - 1]
        state.cave_stack[place] = tiles.CAVE_SHRINE


@kernel
def stack_island(rules: Rules, state: State) -> None:
    """All island tiles, shuffled (I-2.4)."""
    state.island_left = fill(state.island_stack, rules.island_count)
    chance.shuffle(state, state.island_stack, state.island_left)


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
    lay(rules, state, tiles.ISLAND_MAP, 0, 0, kind)
    for seat in range(rules.players):
        state.at[seat] = 0


@kernel
def clear_island(state: State) -> None:
    """No tile lies on the island, and nothing stands on either map."""
    for row in range(tiles.ISLAND_ROWS):
        state.laid[row] = 0
    for tile in range(tiles.ISLAND_TILES):
        clear_tile(state, tile)
        state.island_stack[tile] = 0
    for building in range(BUILDINGS):
        state.corner[building] = 0
        state.touched[building] = 0
    for seat in range(SEATS):
        state.at[seat] = tiles.NOWHERE
        state.came[seat] = tiles.NOWHERE
        state.offerings[seat] = 0
        for villager in range(VILLAGERS):
            state.villager_at[seat, villager] = tiles.NOWHERE
            state.villager_came[seat, villager] = tiles.NOWHERE
    state.walkable &= ~tiles.ON_ISLAND
    state.island_size = 0
    state.island_left = 0
    state.under = 0
    state.entrance = tiles.NOWHERE
    state.near[tiles.EXIT, tiles.LINK] = tiles.NOWHERE


@kernel
def restart(rules: Rules, state: State, journal: Any) -> None:
    """The island is enclosed: all its tiles are shuffled and laid again, and nothing is left standing (I-5.5)."""
    clear_island(state)
    stack_island(rules, state)
    lay_first_tile(rules, state)
    state.revealed += 1
    note(journal, happened.RESTART, NOBODY, state.tile[0], 0, 0, 0)
