"""Ways over both maps, for bots: sets of tiles are bits."""

from manoa.games.island.parts.tiles import CAVE_MAP, EXIT, SHRINE
from manoa.games.island.rules.board import discoveries, tiles_beside, tiles_beside_any
from manoa.games.island.rules.state import Rules, State
from manoa.kernel.language import kernel

FAR = 99  # steps to what cannot be reached


@kernel
def flood(state: State, start: int, goals: int, passable: int) -> tuple[int, int]:
    """Bits: all passable tiles that are nearer to the goals than `start` is, the goals among them; and how many steps
    it is to them. 0 and FAR if no way leads there, 0 and 0 if `start` is one."""
    if (goals >> start) & 1:
        return 0, 0
    reached, fresh, steps = goals, goals, 1
    beside = tiles_beside(state, start)
    while fresh:
        if reached & beside:
            return reached, steps
        fresh = tiles_beside_any(state, fresh) & passable & ~reached
        reached |= fresh
        steps += 1
    return 0, FAR


@kernel
def steps_to(state: State, start: int, goals: int, passable: int) -> int:
    """How many steps it is from a tile to the nearest goal."""
    return flood(state, start, goals, passable)[1]


@kernel
def shrine_tiles(state: State) -> int:
    """Bits: the island shrines that lie."""
    found = 0
    for tile in range(state.island_size):
        found |= (state.tile[tile] == SHRINE) << tile
    return found


@kernel
def discovery_tiles(rules: Rules, state: State, seat: int, board: int) -> int:
    """Bits: the walkable tiles of a map from which a seat can discover."""
    first, size = (EXIT, state.cave_size) if board == CAVE_MAP else (0, state.island_size)
    found = 0
    for tile in range(first, first + size):
        if (state.walkable >> tile) & 1 and discoveries(rules, state, seat, tile):
            found |= 1 << tile
    return found
