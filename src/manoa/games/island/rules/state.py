"""The records of Island.

How much room there is (the capitals here and in `parts`) is apart from how much there is in a game, which `Rules` says.
"""

from manoa.games.island.parts.explorers import BUILDINGS, CARDS, ITEMS, MOST_DICE, SEATS, VILLAGERS
from manoa.games.island.parts.tiles import (
    CAVE_TILES,
    DIRECTIONS,
    ISLAND_TILES,
    KINDS,
    PRINTINGS,
    ROWS,
    TILES,
    WAYS,
    resource_cards,
)
from manoa.games.island.rules.packing import CARD_BITS, DIE_BITS, PART_BITS
from manoa.games.island.rules.tasks import DEPTH
from manoa.kernel.chance import Chance
from manoa.kernel.records import Record, int8, int16, int32, int64

NOBODY = -1
NUMBER_OF_EXPLORERS = CARDS * 2

# Fights waiting: at most one for each tile with pieces of an attacker, and a beast's.
FIGHTS = SEATS * (VILLAGERS + 1) + 1
AGAINST_PLAYERS, AGAINST_BEAST, AGAINST_FARMHOUSE = 0, 1, 2  # AGAINST_FARMHOUSE + building

# Who was fought: a seat, FOE_FARMHOUSE + its owner, FOE_BEAST + its kind.
FOE_FARMHOUSE, FOE_BEAST = SEATS, 2 * SEATS

# The dice of a side are kept as a few numbers, DICE_IN_ONE in each, and what they come from as one (`packing`).
ATTACK, DEFENCE = 0, 1
DICE_IN_ONE = 5
DICE_NUMBERS = 4

GIVEN, ASKED = 0, 1  # the sides of an offer

# Who begins is rolled for: so many dice of each seat are kept.
START_ROLLS = 5

# What has to fit where.
assert MOST_DICE <= DICE_IN_ONE * DICE_NUMBERS
assert MOST_DICE < 1 << PART_BITS
assert max(START_ROLLS, DICE_IN_ONE) * DIE_BITS <= 15, "dice are kept in int16"
assert 3 * max(PART_BITS, CARD_BITS) <= 15, "strengths and cards are noted in int16"
assert max(max(resource_cards(printing).values()) for printing in PRINTINGS) < 1 << CARD_BITS
assert len(DIRECTIONS) <= 7, "directions are the bits of an int8"
assert FOE_BEAST + KINDS < 1 << 7


class Rules(Record):
    """The options of I-13 and the tables of tiles, explorers and costs."""

    players = int8
    side = int8  # NOBODY: players choose; 0: front; 1: random
    lower_half = int8  # how many of the lowest tiles of its stack the cave shrine is among; 0: all
    halves = int8  # 1: a defeated explorer loses half of each kind
    near_farmhouse = int8  # 1: villagers come to farmhouses only
    resource_limit = int8  # 0: none
    place_blind = int8  # 1: the place is chosen before the tile is turned up
    restarts = int8  # 1: an enclosed island is laid again; 0: such places are forbidden
    restarts_while_walkable = int8  # 1: only as long as a walkable tile is left in its stack; until version 2
    highest = int8  # 1: the best die counts in a fight
    hardcore = int8  # not 0: speed and gather are chosen, so much together
    trade_active = int8  # 1: players trade with the active player only
    trade_off = int8  # 1: players do not trade
    closed = int8  # 1: others see only how many resource cards one has
    round_limit = int32  # 0: none
    explorer_cards = int8
    farmhouses = int8  # of each player
    offerings = int8
    army = int8  # villagers that march together
    faces = int8  # of the coloured dice
    battle_faces = int8
    offers = int8  # that a player may make in a turn
    begins = int8  # offers that one may begin; as many as `offers`: none can be taken back, until version 2
    most_asked = int8  # cards of a type that an offer may ask for
    pays_at_once = int8  # 1: windows do not ask who would have to swap with the bank to pay; until version 1
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
    late_start = int8[SEATS, 3]  # cards that the first, second … player has more at the start


class State(Chance):
    """A game between two steps."""

    walkable = int64  # bits: tiles that can be walked on
    touched = int64[BUILDINGS]  # bits: the tiles a building touches (I-1.5)
    offerings = int64[SEATS]  # bits: shrines with an own offering
    laid = int64[ROWS]  # bits: places with a tile, row by row
    round_number = int32  # from 1
    corner = int16[BUILDINGS]  # where a building stands; 0: nowhere
    subject = int16[DEPTH]  # of each decision: the purchase, the offer, the loser, …
    task = int8[DEPTH]  # which it is
    owed = int8[DEPTH]  # whom to ask next, or the offerer; of a fight its stage
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
    cave_stack = int8[CAVE_TILES]
    under = int8  # tiles at the bottom of the island stack that everybody knows
    mixed = int8  # 1: the cave stack was shuffled again, so that nothing is known of its lower half
    opened = int8  # 1: somebody has been to the exit (I-10.2)
    entrance = int8  # the tile that is the cave's entrance, or NOWHERE
    turned = int8  # kind + 1 of the tile turned up
    at = int8[SEATS]  # the tile of each explorer; NOWHERE: to be set
    came = int8[SEATS]  # where it came from this turn, or NOWHERE
    villager_at = int8[SEATS, VILLAGERS]  # NOWHERE: with its owner
    villager_came = int8[SEATS, VILLAGERS]
    card = int8[CARDS]  # explorer cards: those of the seats, then those left over
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
    withdrawn = int8[SEATS]  # offers begun and taken back this turn
    offer = int8[2, 3]  # the one being put together or answered: cards given and asked for
    turn = int8  # the active player
    starter = int8
    start_rolls = int16[SEATS]  # what was rolled to begin; 0 once it is told
    ending = int8  # not 0: the turn ends as soon as no fight is waiting
    ended = int8  # 1: the game is over
    fights = int8  # in the queue; the first is being fought
    fight_by = int8[FIGHTS]
    fight_at = int8[FIGHTS]
    fight_against = int8[FIGHTS]
    fought_round = int32  # the latest fight whose dice were rolled; 0: none yet
    fought_place = int16  # as a number, for its tile may be gone
    fought_from = int16[2]  # what the dice of both sides come from
    fought_dice = int16[2, DICE_NUMBERS]
    fought_turn = int8  # whose turn it was
    fought_by = int8
    fought_foe = int8
