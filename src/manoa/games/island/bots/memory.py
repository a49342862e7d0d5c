"""What `greedy` thinks in."""

from manoa.games.island.rules import ids
from manoa.kernel.records import Record, int16

MOST_SWAPPED = 3  # cards of a type that a bargain moves, either way
CHANGES = 2 * MOST_SWAPPED + 1


class Memory(Record):
    legal = int16[ids.ACTIONS]  # actions
    mine = int16[3, CHANGES]  # what changes of a type's cards are worth to oneself, from the most given away on
    theirs = int16[3, CHANGES]  # and to the partner
    plan = int16[3]  # the changes of the best bargain
