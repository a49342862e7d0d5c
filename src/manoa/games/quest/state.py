"""The records of Quest, and how spaces, tolls and actions are numbered."""

from __future__ import annotations

from manoa.games.quest.board import TILES
from manoa.games.quest.cards import DECK, KINDS, MOVERS, SLOTS
from manoa.games.quest.tokens import BLOCKADES, CAVE_TOKENS, CAVES, TOKEN_KINDS, TOKEN_MOVERS
from manoa.games.quest.weights import WEIGHTS
from manoa.kernel.chance import Chance
from manoa.kernel.records import Record, int8, int16, int32, int64, uint8

SEATS = 4
PIECES = 4  # on the board at most: one each, or two each with two players

# Spaces are numbered along the route. OUTSIDE is no space: beyond the edge, or in El Dorado.
SPACES = sum(len(piece["hexes"]) for piece in TILES["pieces"].values()) // 2 + 3  # no side with its reverse; the finish
OUTSIDE = SPACES

# What entering a space takes is its *toll*: a terrain and a power, so that a table says which cards can pay it.
CLOSED, JUNGLE, RIVER, VILLAGE, RUBBLE, CAMP, START = range(7)
TERRAINS = ("closed", "jungle", "river", "village", "rubble", "camp", "start")
POWERS = 8
TOLLS = len(TERRAINS) * POWERS  # toll = terrain * POWERS + power
NO_SYMBOL = 3  # rubble, camp, start: no run pays for them

GATES = len(BLOCKADES)  # joints with a blockade; a step across no such joint crosses gate GATES, which never stands
RICHES = 16  # half coins that buy any card

# Sub-phases of the play phase, kept on a stack (top last); with nothing on it the player is free to act.
FREE, PAY_RUBBLE, PAY_CAMP, PAY_PRICE, DRAW, REMOVE, TAKE, REPLACE = range(8)
DEPTH = 8

# Effects of action cards and tokens that have no target: the sub-phases from DRAW on, and these.
KEEP, PASS, CHANGE = 8, 9, 10
EFFECTS = 2  # of one card, at most

# A target of a movement: a direction, or a blockade in reach.
TARGETS = 6 + GATES

# What moves a piece: 0 is nothing new (leftover power, or cards that will be asked for), then cards, then tokens.
CARD_SOURCE = 1
TOKEN_SOURCE = CARD_SOURCE + MOVERS
SOURCES = TOKEN_SOURCE + TOKEN_MOVERS

# A course is what the way from a space asks for: steps by symbol and power, runs to begin by symbol, cards for rubble
# and for camps. TASTES of ways are known; what a deck offers is counted in UNITs, four LANEs of bits to an integer.
LEVELS = 4  # powers that are told apart
STARTS = 3 * LEVELS
RUBBLE_CARDS, CAMP_CARDS = STARTS + 3, STARTS + 4
SECTIONS = CAMP_CARDS + 1
TASTES = 6
UNIT = 8
LANE = 16
TALENTS = 6  # what a card adds to a deck, in integers

# Actions. What CHOOSE and PILE mean, the sub-phase says.
#
#     END_TURN   end the turn                        STOP   end a run                  DONE   enough chosen
#     CHOOSE +   kind of a card in hand: discard, pay, remove or lay it
#     CHANGED +  kind of a card that pays its power as coins, thanks to a change symbol token
#     COINS +    kind of a token that pays
#     PILE +     kind of a card of the market: buy or take it
#     PLAY +     kind of an action card
#     USE +      kind of a token
#     MOVE +     (piece * TARGETS + target) * SOURCES + source
END_TURN, STOP, DONE, CHOOSE = 0, 1, 2, 3
CHANGED = CHOOSE + KINDS
COINS = CHANGED + KINDS
PILE = COINS + TOKEN_KINDS
PLAY = PILE + KINDS
USE = PLAY + KINDS
MOVE = USE + TOKEN_KINDS
ACTIONS = MOVE + 2 * TARGETS * SOURCES

# Phases of a turn. The third needs no decision.
ACT, DISCARD = 0, 1


class Rules(Record):
    """The options of Q-12, the route as a graph, and the tables of cards and tokens."""

    players = int8
    pieces = int8  # of each player
    first = int8  # seat that begins; -1: a random one
    caves_on = int8  # 1: caves hold tokens
    free_order = int8  # 1: pieces may move after the purchase
    native_goes_on = int8  # 1: a Native that removed a blockade may enter the space behind
    trim_hand = int8  # 1: no more than 4 cards are kept
    by_power = int8  # 1: ties go by the power of blockades before their number
    earlier_wins = int8  # 1: arrivals without blockades are ranked by time
    open_discards = int8  # 1: views show whole discard piles
    round_limit = int32  # 0: none

    spaces = int16  # how many there are
    neighbour = int16[SPACES + 1, 6]  # the space in each direction, or OUTSIDE
    gate = uint8[SPACES + 1, 6]  # the gate that a step crosses, or GATES
    reach = int16[SPACES + 1]  # bits: gates whose blockade a piece here may remove
    toll = uint8[SPACES + 1]  # what entering takes
    along = uint8[NO_SYMBOL + 1, SPACES + 1]  # bits: directions in which a space takes this symbol, or cards
    caves = int16[SPACES + 1]  # bits: adjacent caves
    to_go = int16[SPACES + 1]  # steps to the finish; 0 on it
    way = int16[SPACES + 1]  # the same weighted by tolls: what is left to do, for bots and learners
    need = int16[3, SPACES + 1]  # the power of each symbol that this way takes
    hardest = int8[3, SPACES + 1]  # the most power of each symbol that one of its spaces takes
    levy = int8[SPACES + 1]  # the cards that its camps take
    course = uint8[SPACES + 1, TASTES, SECTIONS]  # what the ways from a space ask for
    crossing = int8[SPACES + 1, TASTES]  # bits: the gates on them
    ways = uint8[SPACES + 1]  # how many of them differ; they come first
    strength = int64[KINDS, TALENTS]  # what a card adds to a deck
    weights = int16[WEIGHTS]  # of the planner
    q = int8[SPACES + 1]
    r = int8[SPACES + 1]
    letter = int8[SPACES + 1]  # of the piece of the route, as ASCII
    number = int8[SPACES + 1]  # printed on the space
    starts = int16[4]
    gates = int8  # how many joints get a blockade
    between = int8[GATES, 2]  # the letters of the two pieces of a gate
    cave_count = int8
    cave_at = int16[CAVES]  # the spaces of the caves

    toll_symbol = int8[TOLLS]  # machete 0, paddle 1, coin 2, or NO_SYMBOL
    toll_power = int8[TOLLS]
    effort = int16[TOLLS]  # what a toll counts on a weighted way
    card_payers = int64[TOLLS]  # bits: kinds of which one card enters
    changed_payers = int64[TOLLS]  # the same while a change symbol token is in effect
    token_payers = int64[TOLLS]  # bits: tokens that enter
    blockade_toll = uint8[GATES + 1]  # by number

    power = int8[KINDS]
    symbols = int8[KINDS]  # bits
    esteem = int8[KINDS]  # what bots think of a card
    coin_kinds = int64  # bits: kinds with a coin
    items = int64  # bits: kinds used once
    free_kinds = int64  # bits: kinds that step without paying
    takers = int64  # bits: kinds that take a card from the market
    starting = int8[KINDS]  # copies in a starting deck
    copies = int8[KINDS]  # in the market
    on_board = int64  # bits: piles that begin on the market board
    price = int8[KINDS]
    worth = int8[KINDS]  # half coins
    affordable = int64[RICHES + 1]  # bits: kinds that so many half coins buy
    effect = int8[KINDS, EFFECTS]  # done in this order
    amount = int8[KINDS, EFFECTS]

    token_power = int8[TOKEN_KINDS]
    token_symbols = int8[TOKEN_KINDS]  # bits
    token_worth = int8[TOKEN_KINDS]
    token_copies = int8[TOKEN_KINDS]
    free_tokens = int64
    token_effect = int8[TOKEN_KINDS]
    token_amount = int8[TOKEN_KINDS]


class State(Chance):
    """A game between two steps."""

    hand = int64[SEATS]  # bits: kinds in hand
    tokens = int64[SEATS]  # bits: tokens owned
    board = int64  # bits: piles on the market board
    reserve = int64  # bits: piles in the reserve
    round_number = int32  # from 1
    purse = int16[SEATS]  # half coins that hand and tokens are worth
    at = int16[PIECES]  # the space of each piece; seat * pieces + piece
    stale = int16[PIECES]  # bits: caves not fresh for a piece
    standing = int16  # bits: gates whose blockade stands
    what = int16[DEPTH]  # of each sub-phase: the movement or the kind to pay for, …
    task = int8[DEPTH]  # which sub-phase it is
    due = int8[DEPTH]  # cards or half coins still to come
    depth = uint8  # sub-phases on the stack
    phase = int8  # ACT or DISCARD
    turn = uint8  # seat to act
    starter = int8  # seat with the hat
    ended = int8  # 1: the game is over
    arrivals = int8  # seats arrived
    arrival = int8[SEATS]  # 1 for the first to arrive, …; 0: not there yet
    bought = int8  # 1: the purchase of this turn is made
    passing = int8  # 1: occupied spaces may be entered this turn
    changing = int8  # 1: the next card played for its power may change its symbol
    used_item = int8  # kind + 1 of the item used just now, which a keep token would save
    gained = int8  # cards on top of the discard pile that came there this turn
    run = int8  # source of the current run, 0 without one
    run_piece = uint8
    run_symbol = int8
    run_power = int8  # leftover
    run_gate = int8  # gate + 1 behind which a Native may step (`native_blockade_and_step`)
    run_moved = int8  # 1: the piece has left its space in this run, so the run ends with a stop
    blockade = uint8[GATES]  # number of the blockade dealt to a gate
    owner = int8[GATES + 1]  # by number: seat + 1 of who removed it
    slot = int8[SLOTS]  # kind + 1 of the pile on each slot of the market board
    left = int8[KINDS]  # cards of each market pile
    held = int8[SEATS, KINDS]  # cards in hand
    known = int8[SEATS, KINDS]  # cards in hand that everybody can name: the hand when the draw pile ran out
    removed = int8[SEATS, KINDS]  # cards out of the game
    owned = int8[SEATS, TOKEN_KINDS]  # tokens
    hand_size = int8[SEATS]
    draw_size = int8[SEATS]
    discard_size = int8[SEATS]
    area_size = int8
    draw = int8[SEATS, DECK]  # the draw piles; the next card is the last
    discard = int8[SEATS, DECK]  # the discard piles; the top card is the last
    area = int8[DECK]  # the play area of the seat to act
    cave_left = int8[CAVES]
    cave = int8[CAVE_TOKENS]  # token + 1: four places for each cave, then those left out
