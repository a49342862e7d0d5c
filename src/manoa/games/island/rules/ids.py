"""How actions are numbered."""

from manoa.games.island.parts.explorers import ARMY, BUILDINGS, FACES, MOST_OFFERED, SEATS, VILLAGERS
from manoa.games.island.parts.tiles import TILES, WAYS

# An offer gives 0 to 3 cards of one type and takes 0 to 3 of another, but not nothing for nothing (I-11.2).
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
HALF_OF_DEALS = DEALS // 2  # sets of bargains are the bits of two integers
assert DEALS == 2 * HALF_OF_DEALS <= 2 * 63

# Directions and corners are those of the tile the own explorer stands on.
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
assert ACTIONS < 1 << 15  # `subject` of a purchase, and lists of actions
