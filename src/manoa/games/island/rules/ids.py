"""How actions are numbered."""

from manoa.games.island.parts.explorers import ARMY, BUILDINGS, FACES, SEATS, VILLAGERS
from manoa.games.island.parts.tiles import TILES, WAYS
from manoa.kernel.language import kernel

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
#     OFFER +       steps to the partner - 1
#     GIVE + resource        ASK + resource        PROPOSE  WITHDRAW
END_TURN, PASS, ACCEPT, REFUSE, DISCOVER, CHOOSE = range(6)
SPEED = CHOOSE + 2
GATHER = SPEED + FACES
RETURN = GATHER + (FACES + 1) * (FACES + 1)
MOVE = RETURN + 3
PLACE = MOVE + WAYS
FARMHOUSE = PLACE + 6
FORT = FARMHOUSE + 6
OFFERING = FORT + 6
VILLAGER = OFFERING + 6
RAID = VILLAGER + TILES
MARCH = RAID + BUILDINGS * 3
DEFENDER = MARCH + VILLAGERS * ARMY * WAYS
SET = DEFENDER + SEATS
BANK = SET + TILES
OFFER = BANK + 9
GIVE = OFFER + SEATS - 1
ASK = GIVE + 3
PROPOSE = ASK + 3
WITHDRAW = PROPOSE + 1
ACTIONS = WITHDRAW + 1
assert ACTIONS < 1 << 15  # `subject` of a purchase, and lists of actions


# Of actions with several parts: the number from the first of its kind on, and its parts again.


@kernel
def mix_of(food: int, wood: int) -> int:
    return food * (FACES + 1) + wood


@kernel
def food_and_wood(mix: int) -> tuple[int, int]:
    return mix // (FACES + 1), mix % (FACES + 1)


@kernel
def march_of(villager: int, number: int, way: int) -> int:
    return (villager * ARMY + number - 1) * WAYS + way


@kernel
def march_parts(march: int) -> tuple[int, int, int]:
    """First villager of the army, how many march, and the way."""
    return march // (ARMY * WAYS), march // WAYS % ARMY + 1, march % WAYS


@kernel
def swap_of(give: int, take: int) -> int:
    return give * 3 + take


@kernel
def swap_parts(swap: int) -> tuple[int, int]:
    """What goes to the bank, and what comes for it."""
    return swap // 3, swap % 3


@kernel
def raid_of(building: int, slot: int) -> int:
    return building * 3 + slot


@kernel
def raid_parts(raid: int) -> tuple[int, int]:
    """A farmhouse, and which of the up to three tiles there, in the order laid."""
    return raid // 3, raid % 3
