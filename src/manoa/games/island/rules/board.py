"""The two maps: places, tiles, corners (I-1), and laying tiles (I-5.3)."""

from manoa.games.island.parts import tiles
from manoa.games.island.parts.explorers import BUILDINGS
from manoa.games.island.rules.pieces import fort_of
from manoa.games.island.rules.rounds import truce
from manoa.games.island.rules.state import Rules, State
from manoa.kernel.bits import lowest
from manoa.kernel.language import kernel

ISLAND_MIDDLE, CAVE_MIDDLE = tiles.MIDDLE_ROW
HALF_SPAN = tiles.SPAN // 2


@kernel
def map_of(tile: int) -> int:
    return tiles.CAVE_MAP if tile >= tiles.EXIT else tiles.ISLAND_MAP


@kernel
def distance(q: int, r: int) -> int:
    """Of a place from the middle of its map."""
    return max(max(abs(q), abs(r)), abs(q + r))


@kernel
def row_of(board: int, r: int) -> int:
    return r + (CAVE_MIDDLE if board == tiles.CAVE_MAP else ISLAND_MIDDLE)


@kernel
def place_beside(rules: Rules, state: State, tile: int, direction: int) -> tuple[int, int]:
    """The place in a direction from a tile."""
    return state.q[tile] + rules.step_q[direction], state.r[tile] + rules.step_r[direction]


@kernel
def tiles_beside(state: State, tile: int) -> int:
    """Bits: the tiles next to a tile."""
    found = 0
    for way in range(tiles.WAYS):
        there = state.near[tile, way]
        if there != tiles.NOWHERE:
            found |= 1 << there
    return found


@kernel
def tiles_beside_any(state: State, some: int) -> int:
    """Bits: the tiles next to any of a set."""
    found = 0
    while some:
        found |= tiles_beside(state, lowest(some))
        some &= some - 1
    return found


@kernel
def tiles_left(state: State, tile: int) -> int:
    """How many tiles are in the stack of a tile's map: if none, nothing is discovered there (I-5.6)."""
    return state.cave_left if tile >= tiles.EXIT else state.island_left


@kernel
def neighbours(state: State, board: int, q: int, r: int) -> int:
    """How many tiles a place touches: two in its row, two in each of the rows above and below."""
    row, bit = row_of(board, r), q + tiles.MIDDLE
    here, above, below = state.laid[row], state.laid[row - 1], state.laid[row + 1]
    beside = ((here >> (bit - 1)) & 1) + ((here >> (bit + 1)) & 1)
    return (
        beside + ((above >> bit) & 1) + ((above >> (bit + 1)) & 1) + ((below >> (bit - 1)) & 1) + ((below >> bit) & 1)
    )


@kernel
def in_bound(rules: Rules, board: int, q: int, r: int) -> bool:
    """Whether tiles may lie so far from the middle of their map (I-2.7)."""
    return distance(q, r) <= rules.radius[board]


@kernel
def barred_by_exit(rules: Rules, board: int, q: int, r: int) -> bool:
    """Some places beside the cave's exit stay empty (I-10.3)."""
    return board == tiles.CAVE_MAP and distance(q, r) == 1 and (rules.blocked >> rules.direction[q + 1, r + 1]) & 1 == 1


@kernel
def may_lie(rules: Rules, state: State, seat: int, board: int, q: int, r: int) -> bool:
    """Whether an empty place can take a tile (I-5.3): inside the bound, touching two tiles of its map (one, while there
    is only one), not barred by the exit (I-10.3) and in the first round not touched by an opponent's fort."""
    if not in_bound(rules, board, q, r) or barred_by_exit(rules, board, q, r):
        return False
    size = state.cave_size if board == tiles.CAVE_MAP else state.island_size
    if neighbours(state, board, q, r) < min(2, size):
        return False
    return not truce(state) or not near_a_fort(rules, state, seat, board, q, r)


@kernel
def near_a_fort(rules: Rules, state: State, seat: int, board: int, q: int, r: int) -> bool:
    """Whether a fort of an opponent stands at a corner of a place."""
    for other in range(rules.players):
        if other != seat and corner_touches(state.corner[fort_of(other)], board, q, r):
            return True
    return False


@kernel
def legal_places(rules: Rules, state: State, seat: int) -> int:
    """Bits: the directions from a seat's explorer in which a tile can be laid."""
    return places_beside(rules, state, seat, state.at[seat])


@kernel
def places_beside(rules: Rules, state: State, seat: int, tile: int) -> int:
    """Bits: the directions from a tile in which a seat's explorer could lay another."""
    found = 0
    for direction in range(6):
        if state.near[tile, direction] == tiles.NOWHERE:
            q, r = place_beside(rules, state, tile, direction)
            found |= may_lie(rules, state, seat, map_of(tile), q, r) << direction
    return found


@kernel
def discoveries(rules: Rules, state: State, seat: int, tile: int) -> int:
    """Bits: the directions from a tile in which a seat can discover, none if the stack of its map is empty (I-5.6)."""
    return places_beside(rules, state, seat, tile) if tiles_left(state, tile) else 0


@kernel
def encloses(rules: Rules, state: State, q: int, r: int) -> bool:
    """Whether, with a place filled, no walkable island tile has an empty one next to it (I-5.5). The latest tiles are
    looked at first: they are rarely surrounded."""
    for tile in range(state.island_size - 1, -1, -1):
        if (state.walkable >> tile) & 1:
            for direction in range(6):
                if state.near[tile, direction] == tiles.NOWHERE:
                    there_q, there_r = place_beside(rules, state, tile, direction)
                    if (there_q != q or there_r != r) and in_bound(rules, tiles.ISLAND_MAP, there_q, there_r):
                        return False
    return True


@kernel
def walkable_is_left(rules: Rules, state: State) -> bool:
    """Whether the island stack has a tile that can be walked on."""
    for i in range(state.island_left):
        if (rules.walkable >> state.island_stack[i]) & 1:
            return True
    return False


@kernel
def lay(rules: Rules, state: State, board: int, q: int, r: int, kind: int) -> int:
    """Lay a tile; its number."""
    if board == tiles.CAVE_MAP:
        tile = tiles.EXIT + state.cave_size
        state.cave_size += 1
    else:
        tile = state.island_size
        state.island_size += 1
    state.tile[tile] = kind
    state.q[tile] = q
    state.r[tile] = r
    state.laid[row_of(board, r)] |= 1 << (q + tiles.MIDDLE)
    state.walkable |= ((rules.walkable >> kind) & 1) << tile
    join_neighbours(rules, state, tiles.EXIT if board == tiles.CAVE_MAP else 0, tile)
    for building in range(BUILDINGS):
        if corner_touches(state.corner[building], board, q, r):
            state.touched[building] |= 1 << tile
    if kind == tiles.ENTRANCE:
        state.entrance = tile
        state.near[tile, tiles.LINK] = tiles.EXIT
        state.near[tiles.EXIT, tiles.LINK] = tile
    return tile


@kernel
def join_neighbours(rules: Rules, state: State, first: int, tile: int) -> None:
    """A new tile and those around it become neighbours; the others of its map are numbered from `first` on."""
    for other in range(first, tile):
        q, r = state.q[other] - state.q[tile] + 1, state.r[other] - state.r[tile] + 1
        if 0 <= q <= 2 and 0 <= r <= 2:
            direction = rules.direction[q, r]
            if direction >= 0:
                state.near[tile, direction] = other
                state.near[other, (direction + 3) % 6] = tile


@kernel
def take_back_tile(state: State, tile: int) -> None:
    """Take the latest tile of a map up again: a beast that was not beaten."""
    for direction in range(6):
        other = state.near[tile, direction]
        if other != tiles.NOWHERE:
            state.near[other, (direction + 3) % 6] = tiles.NOWHERE
    state.laid[row_of(map_of(tile), state.r[tile])] &= ~(1 << (state.q[tile] + tiles.MIDDLE))
    state.walkable &= ~(1 << tile)
    for building in range(BUILDINGS):
        state.touched[building] &= ~(1 << tile)
    clear_tile(state, tile)
    state.cave_size -= 1


@kernel
def clear_tile(state: State, tile: int) -> None:
    state.tile[tile] = tiles.WATER
    state.q[tile] = 0
    state.r[tile] = 0
    for direction in range(tiles.WAYS):
        state.near[tile, direction] = tiles.NOWHERE


# Corners


@kernel
def corner_code(board: int, kind: int, q: int, r: int) -> int:
    """A corner as one number, never 0."""
    return ((board * 2 + kind) * tiles.SPAN + q + HALF_SPAN) * tiles.SPAN + r + HALF_SPAN + 1


@kernel
def place_code(state: State, tile: int) -> int:
    """The place of a tile as one number: that of its upper corner."""
    return corner_code(map_of(tile), tiles.NORTH, state.q[tile], state.r[tile])


@kernel
def corner_of(rules: Rules, state: State, tile: int, number: int) -> int:
    """One of the six corners of a tile, clockwise from the top (I-1.4)."""
    q, r = state.q[tile] + rules.corner_q[number], state.r[tile] + rules.corner_r[number]
    return corner_code(map_of(tile), rules.corner_kind[number], q, r)


@kernel
def corner_touches(code: int, board: int, q: int, r: int) -> bool:
    """Whether a place has a corner: N(q,r) is shared with (q,r-1) and (q+1,r-1), S(q,r) with (q,r+1) and (q-1,r+1)."""
    if code == 0:
        return False
    code -= 1
    kind = code // (tiles.SPAN * tiles.SPAN)
    if kind // 2 != board:
        return False
    q -= (code // tiles.SPAN) % tiles.SPAN - HALF_SPAN
    r -= code % tiles.SPAN - HALF_SPAN
    if kind % 2 != tiles.NORTH:
        q, r = -q, -r
    return (q == 0 and r == 0) or (r == -1 and (q == 0 or q == 1))


@kernel
def tiles_at_corner(state: State, tile: int, number: int) -> int:
    """Bits: the up to three tiles at a corner of a tile."""
    one, other = state.near[tile, (8 - number) % 6], state.near[tile, (7 - number) % 6]
    found = 1 << tile
    if one != tiles.NOWHERE:
        found |= 1 << one
    if other != tiles.NOWHERE:
        found |= 1 << other
    return found


@kernel
def is_free(state: State, code: int) -> bool:
    """At most one building stands on a corner (I-1.5)."""
    for building in range(BUILDINGS):
        if state.corner[building] == code:
            return False
    return True
