"""Every rule that a position of the Island can break, and the sentence that says so."""

from __future__ import annotations

from cases import each
from island.moments import (
    DEN,
    FIRST,
    GARDEN,
    SOUND,
    WON,
    Edits,
    asked,
    at,
    begun,
    cards,
    fight,
    moment,
    refused,
    villager,
)

# Each takes one rule away.


Breaks = dict[str, list[tuple[Edits, str]]]
TILED = SOUND["tiles"]
INSIDE = SOUND["stacks"]["cave"]
PLAIN = ["cave" if tile == "thieves" else tile for tile in INSIDE]
NO_BATS = ["cave" if tile == "bats" else tile for tile in INSIDE]
FOUR_FIGHTS = [begun(2, place) for place in (FIRST, at(1, 0), at(0, 1), at(2, 0))]
FORT_BEHIND_THE_BEAST = ["cave", "S", 0, 1]

BREAKS: Breaks = {
    "explore": [
        ({"round": 0}, r"round: expected `int` >= 1"),
        ({"round": 201}, "round is at most 200"),
        # Explorers
        ({"colours.0": "red"}, "'red' is no colour of an explorer card"),
        ({"colours.0": "white"}, "two seats have the same colour"),
        ({"explorers.0": "hector"}, "the explorer of seat 0 is tizoc or mason"),
        ({"explorers.0": None, "villagers.0": []}, "explorers are null only while their sides are chosen"),
        # Tiles
        ({"tiles": TILED[::-1]}, r"the cave begins with its exit at cave\(0,0\)"),
        ({"tiles": TILED[1:]}, "the island has 11 tiles gold and not 12"),
        ({"tiles": []}, "the island has 10 tiles gold and not 12"),
        ({"tiles.1.tile": "cave"}, "the island has 9 tiles food and not 10"),
        ({"stacks.island": []}, "the island has 0 tiles water and not 11"),
        ({"tiles": TILED[:12]}, r"the cave begins with its exit at cave\(0,0\)"),
        ({"tiles.12.at": at(0, 1, "cave")}, r"the first tile of the cave lies at \(0,0\)"),
        ({"tiles.13.tile": "cave_exit"}, r"the cave begins with its exit at cave\(0,0\)"),
        ({"stacks.cave.0": "gold"}, "gold is no tile of the cave"),
        ({"stacks.cave": [*NO_BATS, "serpent"]}, "there is one tile serpent, not 2"),
        ({"cave_shrine": None}, "the cave shrine is in the stack or with one player"),
        ({"stacks.cave": [*INSIDE, "cave_shrine"]}, "the cave shrine is in the stack or with one player"),
        ({"cave_shrine": None, "tiles.13.tile": "cave_shrine"}, "the cave shrine is never laid"),
        ({"stacks.cave": INSIDE[1:]}, "the cave has 12 tiles beside the exit and not 13"),
        ({"tiles": TILED[:13], "stacks.cave": ["cave"] * 11 + ["bats", "serpent"]}, "at most 10 plain tiles"),
        ({"tiles.13.tile": "bats", "stacks.cave": NO_BATS}, "a beast lies only as the latest tile of the cave"),
        ({"tiles.0.tile": "shrine", "tiles.4.tile": "gold"}, "the first tile can be walked on"),
        ({"tiles.2.at": at(1, 0)}, r"two tiles lie at \(1,0\)"),
        ({"tiles.11.at": at(5, 5)}, r"no tile fits at \(5,5\): it touches two of those listed before it"),
        ({"tiles.1": TILED[11], "tiles.11": TILED[1]}, r"no tile fits at \(1,-2\)"),
        ({"tiles.13.at": at(1, -1, "cave"), "tiles.14.at": at(0, -1, "cave")}, r"no tile fits at cave\(0,-1\)"),
        ({"opened": False}, "nobody has discovered anything in a cave that is not opened"),
        ({"under": 37}, "under is at most 36"),
        # Pieces
        ({"at.0": at(9, 9)}, r"no tile lies at \(9,9\)"),
        ({"at.0": at(0, -1)}, r"nobody can stand on \(0,-1\)"),
        ({"came.0": at(-1, 0)}, r"\(-1,0\) is not beside \(1,0\)"),
        ({"villagers.1.0.came": at(2, 0)}, r"\(2,0\) is not beside \(1,-1\)"),
        ({"at.0": None, "came.0": None}, "an explorer is on no map exactly while it is to be set"),
        ({"at.0": None, "came.0": None}, "an explorer is on no map exactly while it is to be set"),
        ({"came.0": at(2, -1)}, r"nobody can stand on \(2,-1\)"),
        ({"villagers.1": [villager(-1, 1)] * 5}, "seat 1 has at most 4 villagers"),
        ({"villagers.1.0.at": None}, r"villagers\[1\]\[0\]\.at: expected `array`, got `null`"),
        ({"villagers.1.0.at": at(2, -1)}, r"nobody can stand on \(2,-1\)"),
        ({"offerings.0": [FIRST]}, r"\(0,0\) is no shrine for an offering"),
        ({"offerings.0": [at(0, -1)] * 2}, "two offerings are on one shrine"),
        ({"offerings.0": [at(0, -1)] * 4}, "seat 0 has at most 3 offerings"),
        ({"farmhouses.0": [["island", "N", 1, 1]]}, "two buildings stand on"),
        ({"forts.0": ["island", "S", 1, 0]}, "two buildings stand on"),
        ({"farmhouses.2": [["island", "N", 0, 9]]}, "is a corner of no tile"),
        ({"farmhouses.1": [["island", "N", q, 0] for q in (0, 1, -1)]}, "expected `array` of length <= 2"),
        ({"cave_shrine": 3}, "cave_shrine is a seat from 0 to 2"),
        # Cards
        ({"resources.0.food": 20}, "there are 25 cards of food, and 29 are in use"),
        ({"known.0.food": 9}, "seat 0 has less than is known"),
        ({"known.0.food": 1}, "known is for closed resources"),
        # The turn
        ({"dice": [3, 7]}, r"dice\[1\]: expected `int` <= 6"),
        ({"dice": [3]}, r"dice: expected `array` of length 2, got 1"),
        ({"dice": None}, "dice are null with hardcore or before the first roll"),
        ({"free_marches": 1}, "seat 0 has at most 0 free marches"),
        ({"offers.0": 7}, "a player makes at most 6 offers in a turn"),
        ({"ending": True}, "nobody has to decide anything: the game would go on by itself"),
        ({"ended": True}, "the game has not ended: nobody controls all four shrines, and rounds are left"),
        ({"offerings.0": WON["offerings.0"]}, "the game has ended: somebody controls all four shrines"),
        ({"fights": [begun(0, at(1, 0))]}, "fights wait exactly while one of them is pending"),
        ({"pending": [asked("explore", 0)]}, r"pending\[0\]\.task: invalid value 'explore'"),
        ({"pending": [asked("return", 0), asked("roll", 0)]}, "are never pending together"),
        ({"pending": [asked("set", 0, other=1, own=False)]}, "are never pending together"),
    ],
    "side": [
        ({"pending.0.seat": 0}, "sides are chosen one by one from the starter on"),
        ({"pending.0.seat": None}, "somebody is asked to side"),
        ({"explorers.0": "mason"}, "sides are chosen one by one from the starter on"),
        ({"turn": 0}, "sides are chosen one by one from the starter on"),
        ({"dice": [1, 2]}, "dice are null with hardcore or before the first roll"),
        ({"villagers.0": [villager(0, 0)]}, "seat 0 has at most 0 villagers"),
        ({"pending": []}, "explorers are null only while their sides are chosen"),
    ],
    "roll": [
        ({"pending.0.seat": 1}, "seat 0 is to decide in its own turn"),
        ({"pending.0.seat": None}, "somebody is asked to roll"),
        ({"dice": [4, 4]}, "nobody has to decide anything: the game would go on by itself"),
        ({"ended": True}, "the game has not ended"),
    ],
    "gather": [
        ({"pending": [asked("return", 0)]}, "cards are given back only with resource_limit"),
        ({"farmhouses.0": []}, "nobody has to decide anything"),
    ],
    "return": [({"resources.0.gold": 2}, "nobody has to decide anything")],
    "place": [
        ({"pending": []}, "a tile is turned up exactly while a place is chosen for it"),
        ({"pending": [asked("roll", 0)]}, "a tile is turned up exactly while a place is chosen for it"),
        ({"at.0": at(1, 0), "came.0": None}, "nobody has to decide anything"),
        ({"at.0": at(0, 0, "cave"), "came.0": at(1, 0, "cave")}, "the tile turned up is of the other map"),
    ],
    "purchase": [
        ({"pending.0.asked": 0}, "window 0 of a purchase is that of another seat"),
        ({"pending.0.asked": 2}, "window 2 of a purchase is that of another seat"),
        ({"pending.0.seat": None}, "somebody is asked to purchase"),
        ({"pending.0.item": "castle"}, r"pending\[0\]\.item: invalid enum value 'castle'"),
        ({"pending.0.item": "army_movement"}, r"pending\[0\]\.item: invalid enum value 'army_movement'"),
        ({"pending.0.at": ["island", "N", 2, 1]}, "is no place for a purchase"),
        ({"pending.0.item": "offering", "pending.0.at": at(9, 9)}, "is no place for a purchase"),
        ({"at.0": None, "came.0": None}, "a purchase is void once its explorer is beaten"),
        ({"resources.1.food": 0}, "nobody has to decide anything"),
        ({"ending": True}, "nobody has to decide anything: the game would go on by itself"),
    ],
    "answer": [
        ({"pending.0.seat": 0}, "an offer goes to another player"),
        ({"pending.0.seat": None}, "somebody is asked to answer"),
        ({"pending.0.give": {"food": 100}}, r"pending\[0\]\.give\[\.\.\.\]: expected `int` <= 99"),
        ({"pending.0.give": {"corn": 1}}, "invalid enum value 'corn'"),
        ({"pending.0.take": {"gold": 10}}, "an offer asks for at most 9 cards of a type"),
        ({"pending.0.give": {}, "pending.0.take": {}}, "an offer is some cards of one type against some of another"),
        ({"resources.0.food": 0}, "seat 0 does not have the cards it offers"),
    ],
    "purchase answer": [({"resources.1": cards(0, 0, 1)}, "seat 1 does not have the cards it offers")],
    "window": [
        ({"round": 1}, "in the first round only beasts are fought"),
        ({"fights": []}, "fights wait exactly while one of them is pending"),
        ({"fights.0.attacker": 3}, "the attacker of a fight is a seat from 0 to 2"),
        ({"fights.0.at": at(0, -1)}, r"nobody can stand on \(0,-1\)"),
        ({"fights.0.against": "trees"}, r"fights\[0\]\.against: invalid enum value 'trees'"),
        ({"fights.0.against": ["island", "N", 5, 5]}, r"N\(5,5\) has no farmhouse that could be attacked"),
        ({"fights.0.against": ["island", "S", 1, 0]}, r"S\(1,0\) has no farmhouse that could be attacked"),
        ({"fights.0.against": ["island", "S", 0, -1]}, r"S\(0,-1\) has no farmhouse that could be attacked"),
        ({"fights.0.against": ["island", "N", 1, 1]}, r"N\(1,1\) has no farmhouse that could be attacked"),
        ({"fights.0.against": "beast"}, "the tile of a beast lies where it is fought, and only then"),
        ({"fights": [begun(0, GARDEN)] * 2}, "an attacker fights twice on one tile"),
        ({"fights": [begun(0, GARDEN)] * 26}, r"fights: expected `array` of length <= 25"),
        ({"pending.0.asked": 2}, "window 2 of the fight is that of another seat"),
        ({"pending.0.seat": None}, "window 1 of the fight is that of another seat"),
        ({"pending.0.stage": "end"}, r"pending\[0\]\.stage: invalid enum value 'end'"),
        ({"pending.0.stage": "dice"}, "before the dice all 3 were asked"),
        ({"pending.0": fight(0, [1], "dice")}, "nobody has to decide anything"),
        ({"pending.0": fight(None, [1], "dice")}, "nobody has to decide anything: the game would go on by itself"),
        ({"pending.0": fight(None, [1], "after")}, "nobody has to decide anything: the game would go on by itself"),
        ({"pending.0.defenders": [2, 1]}, "defenders are listed once each, in ascending order"),
        ({"resources.0.food": 0}, "nobody has to decide anything"),
    ],
    "interrupted": [],
    "order": [
        ({"pending.0.seat": 1}, "nobody has to decide anything: the game would go on by itself"),
        ({"at.2": at(1, 1)}, "nobody has to decide anything"),
    ],
    "beaten": [
        ({"at.0": GARDEN}, "an explorer is on no map exactly while it is to be set"),
        ({"at.2": None}, "an explorer is on no map exactly while it is to be set"),
        ({"pending.1.seat": None}, "somebody is asked to set"),
        ({"offerings.1": WON["offerings.0"], "cave_shrine": 1}, "the game has ended"),
    ],
    "one of two": [],
    "tied": [
        ({"pending.1.seat": 1}, "nobody has to decide anything: the game would go on by itself"),
        ({"pending.1.at": FIRST}, "nobody has to decide anything: the game would go on by itself"),
        ({"came.0": None}, "nobody has to decide anything: the game would go on by itself"),
        ({"at.1": FIRST}, "nobody has to decide anything"),
    ],
    "cornered": [
        ({"pending.2.own": False}, "nobody has to decide anything: the game would go on by itself"),
    ],
    "beast": [
        ({"fights": [], "pending": []}, "the tile of a beast lies where it is fought, and only then"),
        ({"fights.0.attacker": 2}, "window 1 of the fight is that of another seat"),
        ({"villagers.1.0": {"at": DEN, "came": None}}, "only the attacker stands on the tile of a beast"),
        ({"came.0": None}, "whoever fights a beast came to its tile this turn"),
        ({"villagers.0.0": {"at": at(0, 0, "cave"), "came": DEN}}, "nobody leaves the tile of a beast"),
        ({"fights": [begun(0, DEN, "beast"), begun(1, DEN)]}, "only the attacker fights on the tile of a beast"),
        ({"fights": [begun(0, GARDEN), begun(0, DEN, "beast")]}, "only the first fight can be against a beast"),
        ({"forts.0": FORT_BEHIND_THE_BEAST}, "is a corner of no tile"),
        ({"pending.0": fight(0, [], "dice")}, "nobody has to decide anything: the game would go on by itself"),
    ],
    "raid": [],
    "won": [
        ({"ended": False}, "the game has ended: somebody controls all four shrines"),
    ],
}


@each(
    ("name", "edits", "sentence"),
    [(name, edits, sentence) for name, broken in BREAKS.items() for edits, sentence in broken],
)
def test_a_position_that_breaks_a_rule_is_refused_with_the_rule(name: str, edits: Edits, sentence: str) -> None:
    refused(moment(name, edits), f"This position .*: .*{sentence}")


NUMBERS = ("turn", "starter", "round", "under", "speed", "gather", "free_marches", "offers.1", "dice.0", "cave_shrine")


@each("path", [*NUMBERS, "resources.1.food", "known.1.food", "treasure.gold"])
def test_numbers_are_not_negative(path: str) -> None:
    refused(moment("explore", {path: -1}), rf"{path.split('.')[0]}.*: expected `int")


@each("path", ["tiles.11.at", "at.1", "villagers.1.0.at", "came.0", "offerings.0.0"])
def test_places_at_the_edge_of_what_can_be_written_are_refused_as_places(path: str) -> None:
    for place in (at(25, 0), at(-25, 0), at(0, 25), at(25, -25), at(7, 0, "cave"), at(25, -25, "cave")):
        refused(moment("explore", {path: place}), "This position breaks a rule: ")
    for place in (at(26, 0), at(0, -26), at(26, 0, "cave"), at(1, 0, "moon"), ["island", 1], ["island", 1, 0, 0]):
        refused(moment("explore", {path: place}), "This position is not written as one: ")


def test_an_answer_does_not_hide_that_an_attacker_has_nobody_there() -> None:
    answer = asked("answer", 0, other=1, give={"food": 1}, take={"gold": 1})
    fought = {"pending": [fight(0, [1], seats_asked=1), answer], "fights": [begun(0, GARDEN)]}
    refused(moment("explore", fought), "seat 0 attacks where it has nobody")
