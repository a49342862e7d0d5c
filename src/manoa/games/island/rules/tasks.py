"""What somebody has to decide, or what is being carried out, on a stack (top last)."""

from manoa.games.island.parts.explorers import SEATS

# With nothing on it the player whose turn it is explores.
EXPLORE, SIDE, ROLL, GATHERING, RETURNING, PLACING, PURCHASE, FIGHT, RETREAT, SETTING, ANSWER, OFFERING = range(12)
DEPTH = 8

# The stages of a fight: whom to ask next in its window, as steps from the attacker; then the dice; then what follows.
DICE_STAGE, AFTERWARDS = SEATS + 1, SEATS + 2

# A turn that is ending: because it has to, or because the player said so.
HAS_TO_END, WANTS_TO_END = 1, 2
