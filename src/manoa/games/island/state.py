"""The records of Island, and how actions are numbered."""

from __future__ import annotations

from manoa.games.island.explorers import ARMY, CARDS, FACES, HOUSES, ITEMS, MOST_DICE, VILLAGERS
from manoa.games.island.tiles import CAVE_STACK, ISLAND_TILES, KINDS, ROWS, TILES, WAYS
from manoa.kernel.chance import Chance
from manoa.kernel.records import Record, int8, int16, int32, int64

SEATS = 4
NOBODY = -1
BUILDINGS = SEATS * HOUSES  # seat * HOUSES + number; the last of each seat is the fort
NUMBER_OF_EXPLORERS = CARDS * 2

# An offer gives 0 to 3 cards of one type and takes 0 to 3 of another, but not nothing for nothing (I-11.2).
MOST_OFFERED = 3
OFFERS_A_TURN = 3
BARGAINS = [
    (give_type, given, take_type, taken)
    for give_type in range(3)
    for given in range(MOST_OFFERED + 1)
    for take_type in range(3)
    for taken in range(MOST_OFFERED + 1)
    if give_type != take_type
    and given + taken > 0
    and (given > 0 or give_type == (take_type + 1) % 3)  # nothing is nothing of any type: one way to say it
    and (taken > 0 or take_type == (give_type + 1) % 3)
]
DEALS = len(BARGAINS)

# What somebody has to decide, or what is being carried out, on a stack (top last). With nothing on it the player whose
# turn it is explores.
EXPLORE, SIDE, ROLL, GATHERING, RETURNING, PLACING, PURCHASE, FIGHT, RETREAT, SETTING, ANSWER = range(11)
DEPTH = 8

# `due` of a fight: whom to ask next in its window, as steps from the attacker; then the dice; then what follows.
DICE_STAGE, AFTERWARDS = SEATS + 1, SEATS + 2

# Fights waiting: at most one for each tile with pieces of an attacker, and a beast's.
FIGHTS = SEATS * (VILLAGERS + 1) + 1
AGAINST_PLAYERS, AGAINST_BEAST, AGAINST_FARMHOUSE = 0, 1, 2  # AGAINST_FARMHOUSE + building

# Actions. Directions and corners are those of the tile the own explorer stands on.
#
#     END_TURN  PASS  ACCEPT  REFUSE  DISCOVER
#     CHOOSE +      0 front, 1 back of the own explorer card
#     SPEED +       the die chosen as speed - 1
#     GATHER +      food * (FACES + 1) + wood; the rest is gold
#     RETURN +      resource
#     MOVE +        way: a direction or LINK
#     PLACE +       direction of the place for a tile
#     FARMHOUSE +   corner        FORT + corner        OFFERING + direction        VILLAGER + tile
#     RAID +        building * 3 + which of the up to three tiles there
#     MARCH +       (first villager of the army * ARMY + number - 1) * WAYS + way
#     DEFENDER +    seat to fight next
#     SET +         tile for a defeated explorer or a retreat
#     BANK +        give * 3 + take
#     OFFER +       (steps to the partner - 1) * DEALS + bargain
END_TURN, PASS, ACCEPT, REFUSE, DISCOVER, CHOOSE = range(6)
SPEED = CHOOSE + 2
GATHER = SPEED + FACES
RETURN = GATHER + (FACES + 1) * (FACES + 1)
MOVE = RETURN + 3
PLACE = MOVE + WAYS
FARMHOUSE = PLACE + 6
FORTRESS = FARMHOUSE + 6
OFFERING = FORTRESS + 6
VILLAGER = OFFERING + 6
RAID = VILLAGER + TILES
MARCH = RAID + BUILDINGS * 3
DEFENDER = MARCH + VILLAGERS * ARMY * WAYS
SET = DEFENDER + SEATS
BANK = SET + TILES
OFFER = BANK + 9
ACTIONS = OFFER + (SEATS - 1) * DEALS


class Rules(Record):
    """The options of I-13 and the tables of tiles, explorers and costs."""

    players = int8
    side = int8  # NOBODY: players choose; 0: front; 1: random
    lower_half = int8  # 1: the cave shrine lies in the lower half of the stack
    halves = int8  # 1: a defeated explorer loses half of each kind
    near_farmhouse = int8  # 1: villagers come to farmhouses only
    resource_limit = int8  # 0: none
    place_blind = int8  # 1: the place is chosen before the tile is turned up
    restarts = int8  # 1: an enclosed island is laid anew; 0: such places are forbidden
    highest = int8  # 1: the best die counts in a fight
    hardcore = int8  # 1: speed and gather are chosen
    trade_active = int8  # 1: players trade with the active player only
    trade_off = int8  # 1: players do not trade
    closed = int8  # 1: others see only how many resource cards one has
    round_limit = int32  # 0: none
    radius = int8[2]  # how far a place may lie from the middle of each map
    blocked = int8  # bits: directions of the exit that stay empty

    walkable = int64  # bits: kinds that can be walked on
    produces = int8[KINDS]  # bits: resources
    beast_strength = int8[KINDS]
    island_count = int8[KINDS]
    cave_count = int8[KINDS]
    cards = int8[3]  # resource cards of each type
    treasure = int8[3]  # the thieves' at the start
    direction = int8[3, 3]  # the direction of a shift (q + 1, r + 1), or -1
    step_q = int8[6]
    step_r = int8[6]
    corner_kind = int8[6]
    corner_q = int8[6]
    corner_r = int8[6]

    price = int8[NUMBER_OF_EXPLORERS, len(ITEMS), 3]
    start = int8[NUMBER_OF_EXPLORERS, 3]
    villagers = int8[NUMBER_OF_EXPLORERS]
    extra_food = int8[NUMBER_OF_EXPLORERS]
    extra_speed = int8[NUMBER_OF_EXPLORERS]
    explorer_strength = int8[NUMBER_OF_EXPLORERS]  # without shrines
    guard_strength = int8[NUMBER_OF_EXPLORERS]  # what is added in defence
    bank_rate = int8[NUMBER_OF_EXPLORERS]
    free_marches = int8[NUMBER_OF_EXPLORERS]
    fort_strength = int8
    villager_strength = int8
    farmhouse_strength = int8
    shrine_strength = int8
    cave_shrine_strength = int8
    odds = int8[MOST_DICE + 1, MOST_DICE + 1]  # per cent: so many dice beat so many; what bots go by
    give_type = int8[DEALS]
    given = int8[DEALS]
    take_type = int8[DEALS]
    taken = int8[DEALS]


class State(Chance):
    """A game between two steps."""

    walkable = int64  # bits: tiles that can be walked on
    touched = int64[BUILDINGS]  # bits: the tiles a building touches (I-1.5)
    offerings = int64[SEATS]  # bits: shrines with an own offering
    laid = int64[ROWS]  # bits: places with a tile, row by row
    round_number = int32  # from 1
    corner = int16[BUILDINGS]  # where a building stands; 0: nowhere
    what = int16[DEPTH]  # of each decision: the purchase, the offer, the loser, …
    task = int8[DEPTH]  # which it is
    due = int8[DEPTH]  # whom to ask next, or the offerer
    who = int8[DEPTH]  # the seat asked
    depth = int8
    tile = int8[TILES + 1]  # kinds
    q = int8[TILES + 1]
    r = int8[TILES + 1]
    near = int8[TILES + 1, WAYS]  # the tile in each direction, or NOWHERE
    island_size = int8  # tiles laid
    cave_size = int8  # the exit included, which counts as laid from the start
    island_left = int8  # tiles in the stack
    cave_left = int8
    island_stack = int8[ISLAND_TILES]  # kinds; the next tile is the last
    cave_stack = int8[CAVE_STACK]
    under = int8  # tiles at the bottom of the island stack that everybody knows
    mixed = int8  # 1: the cave stack was shuffled again, so that nothing is known of its lower half
    opened = int8  # 1: somebody has been to the exit (I-10.2)
    entrance = int8  # the tile that is the cave's entrance, or NOWHERE
    turned = int8  # kind + 1 of the tile turned up
    at = int8[SEATS]  # the tile of each explorer; NOWHERE: to be set
    came = int8[SEATS]  # where it came from this turn, or NOWHERE
    villager_at = int8[SEATS, VILLAGERS]  # NOWHERE: with its owner
    villager_came = int8[SEATS, VILLAGERS]
    card = int8[SEATS]  # explorer cards
    explorer = int8[SEATS]  # NOBODY: not chosen yet
    held = int8[SEATS, 3]  # resource cards
    known = int8[SEATS, 3]  # those that everybody can name, while resources are closed
    supply = int8[3]
    treasure = int8[3]
    cave_shrine = int8  # seat + 1
    die = int8[2]
    speed = int8  # steps left
    gather = int8  # cards that the gather die grants
    free_marches = int8  # free army movements left to the active player
    offers = int8[SEATS]  # offers made this turn
    turn = int8  # the active player
    starter = int8
    ending = int8  # 1: the turn ends as soon as no fight is waiting
    ended = int8  # 1: the game is over
    fights = int8  # in the queue; the first is being fought
    fight_by = int8[FIGHTS]
    fight_at = int8[FIGHTS]
    fight_against = int8[FIGHTS]
