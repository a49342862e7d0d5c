"""The records of Lost Cities."""

from manoa.games.lost_cities.parts.cards import CARDS, COLOURS, KINDS
from manoa.kernel.chance import Chance
from manoa.kernel.records import Record, int8, int16, int32, int64, uint8

SEATS = 3  # room for the three-player variant
ROUNDS = 3

# Phases of a turn (LC-3).
PLAY = 0
DRAW = 1

# Actions: lay a kind, discard a kind, draw from the deck, take from a pile.
#
#     0 … 59    play kind          60 … 119   discard kind - 60
#     120       draw               121 … 126  take from colour - 121
DISCARDS = KINDS
DECK = 2 * KINDS
TAKES = DECK + 1
ACTIONS = TAKES + len(COLOURS)

NOWHERE = 0  # no pile is closed

# What a journal tells: a key, the seat, and then …
LAID = 0  # the kind
DISCARDED = 1  # the kind
DREW = 2  # the kind, which only the seat itself may know
TOOK = 3  # the kind
ROUND_ENDED = 4  # its number from 1 on; what each column was worth follows
POINTS = 5  # the colour, its points
MATCH_ENDED = 6  # what each seat came to follows
TOTAL = 7  # the points of all rounds
NOBODY = -1  # no seat's doing


class Rules(Record):
    """The options of LC-8 as numbers."""

    players = int8  # 2, or 3 in the variant
    colours = int8  # 5 or 6 expeditions
    numbers = int8  # number cards of a colour: 9
    rounds = int8  # rounds in a match
    hand_size = int8  # cards dealt to each seat
    cost = int8  # what beginning an expedition costs
    bonus_cards = int8  # cards in a column that earn the bonus
    bonus_points = int8  # the bonus
    oldest_begins = int8  # 1: seat 0 begins the first round; 0: a random seat
    last_round_counts = int8  # 1: the winner of the last round begins the next; 0: the leader of the match
    show_deck_count = int8  # 1: views tell how many cards the deck has
    show_discards = int8  # 1: views list whole discard piles; 0: their tops
    limit = int32  # turns in a row without a deck draw that end a round; 0: no limit


class State(Chance):
    """A match between two steps."""

    hand = int64[SEATS]  # cards in hand (cards.py: a bit for each kind)
    column = int64[SEATS]  # cards on the own expeditions
    layable = int64[SEATS]  # kinds that the own expeditions still accept
    known = int64[SEATS]  # cards in hand that everybody saw the seat take from a pile
    pile = int64[len(COLOURS)]  # discard piles (cards.py: four bits a card)
    hand_wagers = int32[SEATS]  # the wagers of each set, four bits a colour
    column_wagers = int32[SEATS]
    known_wagers = int32[SEATS]
    idle = int32  # turns in a row without a deck draw
    scores = int16[ROUNDS, SEATS]  # the points of each finished round
    deck = int8[CARDS]  # kinds; the next card to be drawn is deck[left - 1]
    left = int8  # cards in the deck
    turn = uint8  # seat to act
    phase = int8  # PLAY or DRAW
    closed = int8  # a bit for the colour discarded this turn, which may not be taken back, or NOWHERE
    finished = int8  # rounds finished
    starter = int8  # seat that began the current round
