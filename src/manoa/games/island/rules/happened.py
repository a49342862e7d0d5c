"""What `apply` notes in a journal: a key, the seat it is about, and numbers. `people/events.py` makes events of them.

Places and corners stand here as the one number that `board.place_code` and `board.corner_code` make, whoever is fought
as a foe of `rules/state.py`, and several small numbers as `rules/packing.py` packs them.
"""

(
    EXPLORER,  # explorer
    ROLL,  # both dice
    TURN,
    SPEED,  # speed, gather
    GATHER,  # food, wood, gold, whether several types were accessible
    EXTRA,  # food
    RETURN,  # resource
    MOVE,  # from, to
    DISCOVER,
    TURN_UP,  # kind of tile
    UNDER,  # kind of tile
    LAY,  # kind of tile, place
    RESTART,  # kind of the first tile
    CAVE_SHRINE,
    CAVE_SHRINE_BACK,
    NAME,  # item, place or corner
    BUY,  # item, place or corner
    VOID,  # item
    MARCH,  # number, from, to
    RAID,  # corner, from
    ATTACK,  # place, defenders (bits), or a foe
    UNOPPOSED,  # place
    FIGHT,  # place, foe, what attack and defence are made of
    ATTACK_DICE,  # DICE_IN_ONE in each number
    DEFENCE_DICE,  # the same
    WINS,  # place, foe
    LOSES,  # place, foe
    TIES,  # place, foe
    HOME,  # number
    FORT_FALLS,  # corner
    FARMHOUSE_FALLS,  # corner
    BEAST_BACK,  # kind of tile
    TREASURE,  # food, wood, gold
    DEFEAT,  # foe, food, wood, gold
    SET,  # whose explorer, place
    BACK,  # place
    ARMY_BACK,  # number, place
    PASS,
    BANK,  # give, take, rate
    OFFER,  # partner, cards given, cards asked for
    ACCEPT,  # offerer, and the same
    REFUSE,  # offerer, and the same
    END_TURN,
    TURN_OVER,
    END,  # the round as two numbers, shrines of each seat
    START,  # the dice of each seat for who begins
    OFFERING,  # partner
    GIVE,  # resource
    ASK,  # resource
    WITHDRAW,  # partner
) = range(50)
