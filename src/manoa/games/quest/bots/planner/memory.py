"""What the planner thinks in.

A plan is a row of small numbers: where the own pieces stand, which cards and tokens are spent, which blockades are
gone, what it gains on the way, what it is worth, the action it begins with, what `bonds` tells about Heroes & Hexes,
and which chests it takes. All that a row leaves out stands in the state. There is a plan that does nothing, and two
lists: plans, and what can come after them.
"""

from __future__ import annotations

from manoa.games.quest.bots.courses import SECTIONS, STRENGTHS
from manoa.games.quest.rules.ids import BLOCKADES, KINDS
from manoa.games.quest.rules.reach import ROW
from manoa.games.quest.rules.state import RICHES, State
from manoa.kernel.records import Record, int8, int16, int32, int64, one

# The fields of a plan.
AT, USED, OPEN, BONUS, VALUE, FIRST, LAST, HEXES, CHESTS = 0, 2, 3, 4, 5, 6, 7, 8, 9  # LAST: the piece it moves last
FIELDS = 10

WIDTH = 8  # plans that are followed up
NARROW = 4  # and in haste

# Rows of plans.
ROOT, LISTS = 0, 1

# What things cost a deck: sections, then joints, then these.
SPARE = SECTIONS + BLOCKADES  # the cards that it can do without
GROWTH, MERIT = SPARE + 1, SPARE + 2  # how it grows
QUOTES = MERIT + 1
PRESENT, TRIAL = 0, 1  # the own deck, and one that one might have

PLACES = 64  # that a run leads to, at most
SLOTS = 15  # cards and tokens at hand that are looked at
assert SLOTS <= 15, "what is spent in a plan is the bits of an int16"
COSTS = 128  # of ways that are remembered
REMEMBERED = 128  # places of both pieces likewise


class Memory(Record):
    """Nothing in it lasts from one decision to the next."""

    rows = int16[ROW * PLACES]  # where a run leads: see `rules.reach`
    prices = int16[2, QUOTES]
    deck = int64[STRENGTHS]  # what the cards of the own deck add up to
    left = int16  # turns with the own deck
    gains = int16[KINDS]  # what buying each kind gains
    losses = int16[KINDS]  # how much each kind in hand would be missed, as far as it was asked
    best_buy = int16[RICHES + 1]  # the most that so many half coins gain
    slot = int16[SLOTS]  # what is at hand: cards, then tokens that move
    pays = int64[SLOTS]  # lanes: half coins of what stays, half coins of what is then gone, how much that is missed
    slots = int16  # how many there are
    cost = int16[COSTS, 3]  # of ways: space, joints standing, cost
    bought_with = int16  # the things spent in a plan, …
    bought = int16  # … and what buying with the rest gains
    plans = int16[LISTS + 2 * WIDTH, FIELDS]
    listed = int16[2]  # plans in each list
    least = int16[2]  # a value that is no good for a list that is full
    turns = int32[REMEMBERED, 4]  # where the own pieces stand, joints standing, turns left
    haste = int8  # 1: plans are made in haste
    trial = one(State)  # the state, but for a dragon that is elsewhere: the state itself is only read
