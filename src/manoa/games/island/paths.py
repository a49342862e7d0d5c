"""Ways over both maps, for bots: sets of tiles are bits."""

from __future__ import annotations

from manoa.games.island.board import distance
from manoa.games.island.state import Rules, State
from manoa.games.island.tiles import EXIT, ISLAND_MAP, NOWHERE, SHRINE, WAYS
from manoa.kernel.bits import lowest
from manoa.kernel.language import kernel

FAR = 99  # steps to what cannot be reached


@kernel
def around(state: State, tile: int) -> int:
    """Bits: the tiles next to a tile."""
    found = 0
    for way in range(WAYS):
        there = state.near[tile, way]
        if there != NOWHERE:
            found |= 1 << there
    return found


@kernel
def spread(state: State, tiles: int) -> int:
    """Bits: the tiles next to any of a set."""
    found = 0
    while tiles:
        found |= around(state, lowest(tiles))
        tiles &= tiles - 1
    return found


@kernel
def approach(state: State, start: int, goals: int, passable: int) -> int:
    """Bits: all passable tiles that are nearer to the goals than `start` is, the goals among them; 0 if no way leads
    there or `start` is one."""
    if (goals >> start) & 1:
        return 0
    reached, fresh = goals, goals
    beside = around(state, start)
    while fresh:
        if reached & beside:
            return reached
        fresh = spread(state, fresh) & passable & ~reached
        reached |= fresh
    return 0


@kernel
def steps_to(state: State, start: int, goals: int, passable: int) -> int:
    """How many steps it is from a tile to the nearest goal."""
    if (goals >> start) & 1:
        return 0
    reached, fresh, steps = goals, goals, 1
    beside = around(state, start)
    while fresh:
        if reached & beside:
            return steps
        fresh = spread(state, fresh) & passable & ~reached
        reached |= fresh
        steps += 1
    return FAR


@kernel
def shrine_tiles(state: State) -> int:
    """Bits: the island shrines that lie."""
    found = 0
    for tile in range(state.island_size):
        found |= (state.tile[tile] == SHRINE) << tile
    return found


@kernel
def rim(rules: Rules, state: State) -> int:
    """Bits: the walkable island tiles with an empty place next to them."""
    found = 0
    for tile in range(state.island_size):
        if (state.walkable >> tile) & 1 and has_room(rules, state, tile, ISLAND_MAP):
            found |= 1 << tile
    return found


@kernel
def cave_rim(rules: Rules, state: State) -> int:
    """Bits: the same for the cave."""
    found = 0
    for tile in range(EXIT, EXIT + state.cave_size):
        if has_room(rules, state, tile, 1):
            found |= 1 << tile
    return found


@kernel
def has_room(rules: Rules, state: State, tile: int, board: int) -> bool:
    """Whether an empty place next to a tile touches two tiles: one of the two beside it is laid, or none at all is."""
    alone = (state.island_size if board == ISLAND_MAP else state.cave_size) == 1
    for direction in range(6):
        if state.near[tile, direction] == NOWHERE:
            q, r = state.q[tile] + rules.step_q[direction], state.r[tile] + rules.step_r[direction]
            one, other = state.near[tile, (direction + 1) % 6], state.near[tile, (direction + 5) % 6]
            barred = tile == EXIT and (rules.blocked >> direction) & 1
            if distance(q, r) <= rules.radius[board] and not barred and (alone or one != NOWHERE or other != NOWHERE):
                return True
    return False
