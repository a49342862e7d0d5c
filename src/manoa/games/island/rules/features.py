"""What a learner is shown: int16 numbers, only what the seat may know, the own seat always first. Seats are counted
from the own one; where a number names a seat, 0 is nobody and 1 the own.

for each of 62 tiles, in the order laid, island then cave: kind + 1 (0: not laid), q, r, fight waiting there,
    then for each of four seats: villagers, explorer (1), fort (1), farmhouses, offering (1)
for each of four seats: explorer + 1, resources of each type (-1: closed), number of cards, cards that everybody can
    name, villagers at home, offerings, cave shrine, strength, offers made, whether its turn, whether to act, whether
    it began, offers taken back
island and cave tiles left of each kind (13 each) · tile turned up + 1 · supply (-1: closed) · treasure
dice · speed · gather · free army movements · round · phase · what it is about · fights waiting
the fight being fought: attacker, tile, whom it is against
the offer being put together or answered: cards of each type given, and asked for
"""

from typing import Any

from manoa.games.island.parts.explorers import FORT, HOUSES, SEATS, VILLAGERS
from manoa.games.island.parts.tiles import EXIT, KINDS, NOWHERE, TILES
from manoa.games.island.rules.buying import villagers_at_home
from manoa.games.island.rules.pieces import explorer_or_front, explorer_strength, fort_of, holds_cave_shrine, shrines
from manoa.games.island.rules.resources import cards_of
from manoa.games.island.rules.state import NOBODY, Rules, State
from manoa.kernel.bits import count, lowest
from manoa.kernel.language import kernel
from manoa.kernel.stack import current, decider

ON_TILE = 5  # of each seat
TILE = 4 + SEATS * ON_TILE
SEAT = 17
TABLE = 2 * KINDS + 1 + 3 + 3 + 2 + 3 + 4 + 3 + 6


def feature_count(rules: Any) -> int:
    """The length of an observation."""
    return TILES * TILE + SEATS * SEAT + TABLE


@kernel(noalias=True)
def observe(rules: Rules, state: State, seat: int, out: Any) -> None:
    """Write what `seat` knows."""
    for i in range(TILES * TILE + SEATS * SEAT + TABLE):
        out[i] = 0
    for tile in range(state.island_size):
        write_tile(rules, state, seat, tile, out)
    for tile in range(EXIT, EXIT + state.cave_size):
        write_tile(rules, state, seat, tile, out)
    for step in range(rules.players):
        write_pieces(rules, state, (seat + step) % rules.players, step, out)
        write_seat(rules, state, seat, step, out)
    write_table(rules, state, seat, out)


@kernel(noalias=True)
def write_tile(rules: Rules, state: State, seat: int, tile: int, out: Any) -> None:
    at = tile * TILE
    out[at] = state.tile[tile] + 1
    out[at + 1] = state.q[tile]
    out[at + 2] = state.r[tile]


@kernel(noalias=True)
def write_pieces(rules: Rules, state: State, owner: int, step: int, out: Any) -> None:
    """What a seat has on the maps."""
    first = 4 + step * ON_TILE
    for villager in range(VILLAGERS):
        tile = state.villager_at[owner, villager]
        if tile != NOWHERE:
            out[tile * TILE + first] += 1
    if state.at[owner] != NOWHERE:
        out[state.at[owner] * TILE + first + 1] = 1
    mark(state.touched[fort_of(owner)], first + 2, out)
    for house in range(FORT):
        mark(state.touched[owner * HOUSES + house], first + 3, out)
    mark(state.offerings[owner], first + 4, out)


@kernel
def mark(tiles: int, feature: int, out: Any) -> None:
    """One more of a feature on each of these tiles."""
    while tiles:
        out[lowest(tiles) * TILE + feature] += 1
        tiles &= tiles - 1


@kernel(noalias=True)
def write_seat(rules: Rules, state: State, seat: int, step: int, out: Any) -> None:
    owner = (seat + step) % rules.players
    at = TILES * TILE + step * SEAT
    out[at] = state.explorer[owner] + 1
    for resource in range(3):
        out[at + 1 + resource] = -1 if rules.closed and owner != seat else state.held[owner, resource]
        out[at + 5 + resource] = state.known[owner, resource]
    out[at + 4] = cards_of(state, owner)
    if state.explorer[owner] != NOBODY:
        out[at + 8] = villagers_at_home(rules, state, owner)
        out[at + 11] = explorer_strength(rules, state, owner)
    out[at + 9] = count(state.offerings[owner])
    out[at + 10] = holds_cave_shrine(state, owner)
    out[at + 12] = state.offers[owner]
    out[at + 13] = state.turn == owner
    out[at + 14] = decider(state) == owner
    out[at + 15] = state.starter == owner
    out[at + 16] = state.withdrawn[owner]


@kernel(noalias=True)
def write_table(rules: Rules, state: State, seat: int, out: Any) -> None:
    at = TILES * TILE + SEATS * SEAT
    for i in range(state.island_left):
        out[at + state.island_stack[i]] += 1
    at += KINDS
    for i in range(state.cave_left):
        out[at + state.cave_stack[i]] += 1
    at += KINDS
    out[at] = state.turned
    for resource in range(3):
        out[at + 1 + resource] = -1 if rules.closed else state.supply[resource]
        out[at + 4 + resource] = state.treasure[resource]
    out[at + 7] = state.die[0]
    out[at + 8] = state.die[1]
    out[at + 9] = state.speed
    out[at + 10] = state.gather
    out[at + 11] = state.free_marches
    out[at + 12] = min(state.round_number, 1 << 14)
    out[at + 13] = current(state)
    out[at + 14] = state.subject[state.depth - 1] if state.depth else 0
    out[at + 15] = state.fights
    if state.fights:
        out[at + 16] = 1 + (state.fight_by[0] - seat + rules.players) % rules.players
        out[at + 17] = state.fight_at[0]
        out[at + 18] = state.fight_against[0]
        for fight in range(state.fights):
            out[state.fight_at[fight] * TILE + 3] = 1
    for side in range(2):
        for resource in range(3):
            out[at + 19 + 3 * side + resource] = state.offer[side, resource]


AT_HOME, STRENGTH, SHRINES = range(3)


@kernel
def survey(rules: Rules, state: State, out: Any) -> None:
    """What is counted of each seat, in one call from Python: villagers at home, the strength of its explorer, shrines.
    Until the explorer is chosen it is as strong as the front of its card."""
    for seat in range(rules.players):
        chosen = state.explorer[seat] != NOBODY
        out[seat, AT_HOME] = villagers_at_home(rules, state, seat) if chosen else 0
        front = rules.explorer_strength[explorer_or_front(state, seat)]
        out[seat, STRENGTH] = explorer_strength(rules, state, seat) if chosen else front
        out[seat, SHRINES] = shrines(state, seat)
