"""What `greedy` thinks in."""

from manoa.games.island.rules import ids
from manoa.kernel.records import Record, int16

MOST_SWAPPED = 3  # cards of a type that a bargain moves, either way
LAST = 2 * MOST_SWAPPED  # the number of the biggest change; 0 is the one that gives most away
CHANGES = LAST + 1


class Memory(Record):
    legal = int16[ids.ACTIONS]  # actions
    mine = int16[3, CHANGES]  # what changes of a type's cards are worth to oneself
    theirs = int16[3, CHANGES]  # and to the partner, by changes of the partner's cards
    plan = int16[3]  # the changes of the best bargain
