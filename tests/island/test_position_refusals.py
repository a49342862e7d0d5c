"""Every rule that a position of the Island can break, and the sentence that says so."""

from __future__ import annotations

from typing import Any

import pytest

from island.test_position import (
    BEATEN,
    DEN,
    FIRST,
    GARDEN,
    INTERRUPTED,
    NOTHING,
    ROLL,
    SIDE,
    SOUND,
    WON,
    Edits,
    asked,
    at,
    begun,
    cards,
    edited,
    fight,
    fill_stacks,
    moment,
    refused,
    restored,
    sound,
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
        ({"round": 0}, "round is a whole number from 1 to 200"),
        ({"round": 201}, "round is a whole number from 1 to 200"),
        # Explorers
        ({"colours.0": "red"}, "'red' is no colour of an explorer card"),
        ({"colours.0": "white"}, "two seats have the same colour"),
        ({"explorers.0": "hector"}, "the explorer of seat 0 is tizoc or mason"),
        ({"explorers.0": None, "villagers.0": []}, "explorers are null only while their sides are chosen"),
        # Tiles
        ({"tiles": TILED[::-1]}, "the tiles of the island are listed first, then those of the cave"),
        ({"tiles": TILED[1:]}, r"the first tile is at \(0,0\)"),
        ({"tiles": []}, r"the first tile is at \(0,0\)"),
        ({"tiles.1.tile": "cave"}, "the island has 9 tiles food and not 10"),
        ({"stacks.island": []}, "the island has 0 tiles water and not 11"),
        ({"tiles": TILED[:12]}, r"the cave begins with its exit at cave\(0,0\)"),
        ({"tiles.12.at": at(0, 1, "cave")}, r"the cave begins with its exit at cave\(0,0\)"),
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
        ({"under": 37}, "under is a whole number from 0 to 36"),
        ({"under": 36}, "only water and shrines were put under the island stack"),
        # Pieces
        ({"at.0": at(9, 9)}, r"no tile lies at \(9,9\)"),
        ({"at.0": at(0, -1)}, r"nobody can stand on \(0,-1\)"),
        ({"at.0": None}, "what is on no map came from nowhere"),
        ({"at.0": None, "came.0": None}, "an explorer is on no map exactly while it is to be set"),
        ({"came.0": at(-1, 0)}, r"\(-1,0\) is not beside \(1,0\)"),
        ({"came.0": at(2, -1)}, r"nobody can stand on \(2,-1\)"),
        ({"came.1": at(1, 0)}, "only the explorer whose turn it is came from somewhere"),
        ({"villagers.1": [villager(-1, 1)] * 5}, "villagers of seat 1 is a list of at most 4"),
        ({"villagers.1.0.at": None}, "villagers that are on no map are not listed"),
        ({"villagers.1.0.at": at(2, -1)}, r"nobody can stand on \(2,-1\)"),
        ({"villagers.1.0.came": at(2, 0)}, r"\(2,0\) is not beside \(1,-1\)"),
        ({"offerings.0": [FIRST]}, r"\(0,0\) is no shrine for an offering"),
        ({"offerings.0": [at(0, -1)] * 2}, "seat 0 has two offerings on one shrine"),
        ({"offerings.0": [at(0, -1)] * 4}, "offerings of seat 0 is a list of at most 3"),
        ({"farmhouses.0": [["island", "N", 1, 1]]}, "two buildings stand on"),
        ({"forts.0": ["island", "S", 1, 0]}, "two buildings stand on"),
        ({"farmhouses.2": [["island", "N", 0, 9]]}, "is a corner of no tile"),
        ({"farmhouses.1": [["island", "N", q, 0] for q in (0, 1, -1)]}, "farmhouses of seat 1 is a list of at most 2"),
        ({"cave_shrine": 3}, "cave_shrine is a whole number from 0 to 2"),
        # Cards
        ({"resources.0.food": 20}, "there are 25 cards of food, and 29 are in use"),
        ({"known.0.food": 9}, "seat 0 has less than is known"),
        ({"known.0.food": 1}, "known is for closed resources"),
        ({"treasure.food": 1}, "the treasure is smaller than at the start"),
        ({"stacks.cave": PLAIN}, "the thieves are beaten, so their treasure is gone"),
        # The turn
        ({"dice": [3, 7]}, "a die is a whole number from 1 to 6"),
        ({"dice": [3]}, "dice are null or two numbers"),
        ({"dice": None}, "dice are null with hardcore or before the first roll"),
        ({"gather": 2}, "gather is what one of the dice shows"),
        ({"gather": 0}, "gather is what one of the dice shows"),
        ({"speed": 5}, "speed is at most 4 after these dice"),
        ({"free_marches": 1}, "seat 0 has at most 0 free marches"),
        ({"offers.0": 4}, "offers of seat 0 is a whole number from 0 to 3"),
        ({"ending": True}, "a turn is ending only while fights are waiting"),
        ({"ended": True}, "the game has not ended: nobody controls all four shrines, and rounds are left"),
        ({"offerings.0": WON["offerings.0"]}, "the game has ended: somebody controls all four shrines"),
        ({"fights": [begun(0, at(1, 0))]}, "fights wait exactly while one of them is pending"),
        ({"pending": [asked("explore", 0)]}, "a task is one of side, roll, gather"),
        ({"pending": [asked("return", 0), asked("roll", 0)]}, "are never pending together"),
        ({"pending": [asked("set", 0, other=1, own=False)]}, "are never pending together"),
    ],
    "side": [
        ({"pending.0.seat": 0}, "sides are chosen one by one from the starter on"),
        ({"pending.0.seat": None}, "somebody is asked to side"),
        ({"explorers.0": "mason"}, "sides are chosen one by one from the starter on"),
        ({"resources.1.food": 2}, r"seat 1 has \[1, 1, 1\] before the first turn"),
        ({"resources.0.food": 1}, r"seat 0 has \[0, 0, 0\] before the first turn"),
        ({"round": 2}, "while sides are chosen nothing has happened yet"),
        ({"turn": 0}, "while sides are chosen nothing has happened yet"),
        ({"dice": [1, 2]}, "while sides are chosen nothing has happened yet"),
        ({"villagers.0": [villager(0, 0)]}, "villagers of seat 0 is a list of at most 0"),
        ({"villagers.1": [villager(0, 0)]}, "while sides are chosen nothing has happened yet"),
        ({"forts.1": ["island", "N", 0, 0]}, "while sides are chosen nothing has happened yet"),
        ({"pending": []}, "explorers are null only while their sides are chosen"),
    ],
    "roll": [
        ({"pending.0.seat": 1}, "seat 0 is to decide in its own turn"),
        ({"pending.0.seat": None}, "somebody is asked to roll"),
        ({"villagers.0.2.came": at(1, 0)}, "nobody has moved before the explore phase"),
        ({"came.0": FIRST}, "nobody has moved before the explore phase"),
        ({"offers.1": 1}, "nobody has made an offer before the explore phase"),
        ({"speed": 1}, "speed and gather are 0 until they are chosen"),
        ({"dice": [4, 4]}, "nobody has to decide anything: the game would go on by itself"),
        (WON, "nothing is pending after the game was won"),
        ({"ended": True}, "the game has not ended"),
    ],
    "gather": [
        ({"speed": 4}, "speed is 5 until the explore phase"),
        ({"pending": [asked("return", 0)]}, "cards are given back only with resource_limit"),
        ({"farmhouses.0": []}, "nobody has to decide anything"),
    ],
    "return": [({"resources.0.gold": 2}, "nobody has to decide anything")],
    "place": [
        ({"pending": []}, "a tile is turned up exactly while a place is chosen for it"),
        ({"pending": [asked("roll", 0)]}, "nobody has moved before the explore phase"),
        ({"speed": 4}, "speed is at most 3 after these dice"),
        ({"at.0": at(1, 0), "came.0": None}, "nobody has to decide anything"),
        ({"at.0": at(0, 0, "cave"), "came.0": at(1, 0, "cave")}, "the tile turned up is of the other map"),
    ],
    "purchase": [
        ({"pending.0.asked": 0}, "asked is a whole number from 1 to 2"),
        ({"pending.0.asked": 2}, "window 2 of a purchase is that of seat 2"),
        ({"pending.0.seat": None}, "somebody is asked to purchase"),
        ({"pending.0.item": "castle"}, "an item is one of villager, farmhouse, fort, offering"),
        ({"pending.0.item": "army_movement"}, "a place is"),
        ({"pending.0.at": ["island", "N", 2, 1]}, "is no place for a purchase"),
        ({"pending.0.item": "offering", "pending.0.at": at(9, 9)}, "is no place for a purchase"),
        (
            {"farmhouses.0": [["island", "S", 1, 0], ["island", "S", 2, 0]]},
            "seat 0 could not have named this farmhouse",
        ),
        ({"pending.0.at": ["island", "N", 1, 1]}, "seat 0 could not have named this farmhouse"),
        ({"pending.0.item": "fort", "forts.0": ["island", "S", 2, 0]}, "seat 0 could not have named this fort"),
        ({"pending.0.item": "offering", "pending.0.at": FIRST}, "seat 0 could not have named this offering"),
        ({"pending.0.item": "villager", "pending.0.at": at(2, -1)}, "seat 0 could not have named this villager"),
        ({"at.0": None, "came.0": None}, "a purchase is void once the buyer's explorer is beaten"),
        ({"resources.1.food": 0}, "nobody has to decide anything"),
        ({"ending": True}, "a turn is ending only while fights are waiting"),
    ],
    "answer": [
        ({"pending.0.other": 2}, "seat 2 has made no offer yet"),
        ({"pending.0.other": 2, "offers.2": 1}, "it was not for seat 2 to make an offer"),
        ({"pending.0.seat": 0}, "nobody could have made this offer"),
        ({"pending.0.seat": None}, "somebody is asked to answer"),
        ({"pending.0.give": {"food": 4}}, "food to give is a whole number from 1 to 3"),
        ({"pending.0.give": {"corn": 1}}, "'corn' is no resource"),
        ({"pending.0.give": {"food": 1, "wood": 1}}, "give names one type of cards, or none"),
        ({"pending.0.give": {"gold": 1}}, "an offer is some cards of one type against some of another"),
        ({"pending.0.give": {}, "pending.0.take": {}}, "an offer is some cards of one type against some of another"),
        ({"resources.0.food": 0}, "nobody could have made this offer"),
        ({"resources.1.gold": 0}, "nobody could have made this offer"),
        ({"offers.0": 0}, "seat 0 has made no offer yet"),
    ],
    "purchase answer": [({"resources.1": cards(0, 0, 1)}, "whoever made the offer had nothing to decide")],
    "window": [
        ({"fights": []}, "fights wait exactly while one of them is pending"),
        ({"fights.0.attacker": 3}, "the attacker of a fight is a whole number from 0 to 2"),
        ({"fights.0.at": at(0, -1)}, r"nobody can stand on \(0,-1\)"),
        ({"fights.0.against": "trees"}, "a fight is against players, beast or the corner of a farmhouse"),
        ({"fights.0.against": ["island", "N", 5, 5]}, "no farmhouse stands on"),
        ({"fights.0.against": ["island", "S", 1, 0]}, "has no farmhouse of an opponent"),
        ({"fights.0.against": ["island", "S", 0, -1]}, "has no farmhouse of an opponent"),
        ({"fights.0.against": ["island", "N", 1, 1]}, "is out of reach"),
        ({"fights.0.against": "beast"}, "the tile of a beast lies where it is fought, and only then"),
        ({"fights": [begun(0, GARDEN)] * 2}, "an attacker fights twice on one tile"),
        ({"fights": [begun(0, GARDEN), *FOUR_FIGHTS]}, "seat 2 cannot have begun so many fights"),
        ({"fights": [begun(0, GARDEN)] * 26}, "fights is a list of at most 25"),
        ({"round": 1}, "in the first round only beasts are fought"),
        ({"pending.0.asked": 2}, "window 2 of the fight is that of seat 1"),
        ({"pending.0.seat": None}, "window 1 of the fight is that of seat 0"),
        ({"pending.0.stage": "end"}, "the stage of a fight is one of window, dice, after"),
        ({"pending.0.stage": "dice"}, "before the dice all 3 were asked"),
        ({"pending.0": fight(0, [1], "dice")}, "nobody has to decide anything"),
        ({"pending.0": fight(None, [1], "dice")}, "the stage of the fight and whom it asks do not go with"),
        ({"pending.0": fight(None, [1], "after")}, "the stage of the fight and whom it asks do not go with"),
        ({"pending.0.defenders": [2, 1]}, "defenders are listed once each, in ascending order"),
        ({"pending.0.defenders": [0, 1]}, "an attacker cannot be a defender"),
        ({"pending.0.defenders": []}, "all opponents on the tile of the fight are defenders"),
        ({"villagers.2.0": villager(1, -1)}, "all opponents on the tile of the fight are defenders"),
        ({"pending.0.defenders": [1, 2]}, "a defender who was not asked yet is on the tile of the fight"),
        ({"at.0": at(1, 0), "came.0": FIRST}, "the attacker has nothing on the tile of the fight"),
        ({"resources.0.food": 0}, "nobody has to decide anything"),
    ],
    "interrupted": [
        (
            {"fights.0": begun(1, at(1, 0), ["island", "S", 1, 0]), "pending.1.defenders": []},
            "beasts and farmhouses are fought in the own explore phase",
        ),
    ],
    "order": [
        ({"pending.0.seat": 1}, "the stage of the fight and whom it asks do not go with"),
        ({"at.2": at(1, 1)}, "nobody has to decide anything"),
        ({"at.0": at(1, 0), "came.0": FIRST}, "the attacker has nothing on the tile of the fight"),
    ],
    "beaten": [
        ({"at.0": GARDEN}, "an explorer is on no map exactly while it is to be set"),
        ({"at.2": None}, "an explorer is on no map exactly while it is to be set"),
        ({"pending.0.seat": 1}, "the stage of the fight and whom it asks do not go with"),
        ({"pending.0": fight(None, [], "dice")}, "a fight goes on only while there are defenders"),
        ({"pending.0": fight(None, [1], "dice")}, "a fight is over when the attacker is beaten"),
        ({"pending.1.own": True}, "the own explorer is set only after a retreat"),
        ({"pending.1.seat": 2}, "the winner sets the explorer of the beaten attacker"),
        ({"pending.1.seat": None}, "somebody is asked to set"),
        ({"villagers.0.0": villager(1, -1)}, "the villagers of the beaten attacker are gone"),
        ({"ending": False}, "when its player's explorer is beaten the turn is ending"),
        ({"resources.0.food": 1}, "seat 0 has lost all its resources"),
        ({"cave_shrine": 0}, "seat 0 has lost the cave shrine"),
        ({"offerings.1": WON["offerings.0"], "cave_shrine": 1}, "the game has ended"),
    ],
    "one of two": [
        ({"pending.1.seat": 2}, "the attacker sets the explorer of a beaten defender"),
        ({"pending.0.defenders": [1, 2]}, "a beaten defender has nothing left on the tile of the fight"),
        ({"villagers.1.0": villager(0, 0)}, "a beaten defender has nothing left on the tile of the fight"),
        ({"at.0": at(1, 0), "came.0": FIRST}, "the attacker has nothing on the tile of the fight"),
        ({"pending.0.stage": "after"}, "a fight is over when no defender is left"),
        ({"at.2": at(1, 1)}, "a fight goes on only while there are defenders"),
    ],
    "tied": [
        ({"pending.1.seat": 1}, "the attacker of the first fight retreats"),
        ({"pending.1.at": FIRST}, "the attacker of the first fight retreats"),
        ({"ending": False}, "after a tied attack of its player the turn is ending"),
        ({"villagers.1.1": villager(-1, 1)}, "nobody is left with whom the attack can be tied"),
        ({"villagers.1.0": villager(-1, 1)}, "a piece that retreats could have gone back to where it came from"),
        ({"came.0": None}, "nothing is left to retreat"),
        ({"at.1": FIRST}, "nobody has to decide anything"),
    ],
    "cornered": [
        ({"pending.2.own": False}, "after a retreat the attacker sets the own explorer"),
        ({"pending.2.seat": 1}, "after a retreat the attacker sets the own explorer"),
        ({"at.2": at(1, 1)}, "the explorer could have retreated to a tile beside it"),
    ],
    "beast": [
        ({"fights": [], "pending": []}, "the tile of a beast lies where it is fought, and only then"),
        ({"fights.0.attacker": 2}, "window 1 of the fight is that of seat 2"),
        ({"villagers.1.0": {"at": DEN, "came": None}}, "only the attacker stands on the tile of a beast"),
        ({"came.0": None}, "whoever fights a beast came to its tile this turn"),
        ({"villagers.0.0": {"at": at(0, 0, "cave"), "came": DEN}}, "nobody leaves the tile of a beast"),
        ({"fights": [begun(0, DEN, "beast"), begun(1, DEN)]}, "only the attacker fights on the tile of a beast"),
        ({"fights": [begun(0, GARDEN), begun(0, DEN, "beast")]}, "only the first fight can be against a beast"),
        ({"forts.0": FORT_BEHIND_THE_BEAST}, "is a corner of no tile"),
        ({"pending.0.defenders": [2]}, "beasts and farmhouses are defended by nobody"),
        ({"pending.0": fight(0, [], "dice")}, "only against players a fight goes on after dice"),
        (
            {"at.1": None, "pending": [fight(None, [], "after"), asked("set", 0, other=1, own=False)]},
            "only against players a defender can be beaten",
        ),
    ],
    "raid": [
        ({"villagers.2.0": villager(1, 0)}, "a farmhouse is attacked where no opponent is"),
        ({"turn": 1, "came.0": None}, "beasts and farmhouses are fought in the own explore phase"),
    ],
    "won": [
        ({"turn": 1, "came.0": None}, "nothing is pending after the game was won"),
        ({"ended": False}, "the game has ended: somebody controls all four shrines"),
    ],
}


@pytest.mark.parametrize(
    ("name", "edits", "sentence"),
    [(name, edits, sentence) for name, broken in BREAKS.items() for edits, sentence in broken],
    ids=lambda part: str(part)[:60],
)
def test_a_position_that_breaks_a_rule_is_refused_with_the_rule(name: str, edits: Edits, sentence: str) -> None:
    refused(moment(name, edits), f"This position breaks a rule: .*{sentence}")


# Rules of some options, and of the map


def filled(snapshot: dict[str, Any], edits: Edits) -> dict[str, Any]:
    """The snapshot with its position changed and then its stacks filled."""
    changed = edited(snapshot, edits)
    fill_stacks(changed["position"])
    return changed


def test_tiles_are_discovered_from_tiles_that_can_be_walked_on() -> None:
    tiles = [*TILED[:11], {"at": at(1, -2), "tile": "water"}, {"at": at(0, -2), "tile": "wood"}, *TILED[12:]]
    refused(filled(sound(), {"tiles": tiles}), r"nobody could have stood beside \(0,-2\) to discover it")


def test_tiles_lie_within_the_bound() -> None:
    row = [{"at": at(q, r), "tile": "gold"} for q, r in ((2, 1), (3, 0), (3, 1), (4, 0), (4, 1))]
    far = {"tiles": [*TILED[:12], *row, *TILED[12:]]}
    refused(filled(sound(board_radius=4), far), r"no tile fits at \(4,1\)")
    assert restored(filled(sound(), far)).view()["tiles"]


def test_an_opened_cave_has_an_entrance_unless_the_island_was_laid_anew() -> None:
    no_entrance = {"tiles.5.tile": "water"}
    refused(filled(sound(), no_entrance), "the cave is opened, but its entrance does not lie")
    anew = sound(closing="restart")
    refused(filled(anew, no_entrance), "nothing can be in the cave before it is opened by its entrance")
    outside = {**no_entrance, "at.2": at(1, 1), "forts.2": None}
    assert restored(filled(anew, outside)).view()["tiles"]


UNOPENED: Edits = {
    "tiles": TILED[:13],
    "opened": False,
    "cave_shrine": None,
    "at.2": at(1, 1),
    "forts.2": None,
}


def test_a_cave_that_is_not_opened_is_as_it_was() -> None:
    assert restored(filled(sound(), UNOPENED)).view()["stacks"]["cave"] == 14
    refused(filled(sound(), {**UNOPENED, "mixed": True}), "nobody has discovered anything in a cave that is not opened")
    refused(filled(sound(), {**UNOPENED, "treasure.gold": 3}), "the treasure grows by explorers beaten in the cave")
    within = {**UNOPENED, "at.2": at(0, 0, "cave")}
    refused(filled(sound(), within), "nothing can be in the cave before it is opened by its entrance")
    refused(filled(sound(), {**UNOPENED, "forts.2": ["cave", "N", 0, 0]}), "nothing can be in the cave")


def test_the_cave_shrine_stays_in_the_lower_half_until_the_stack_is_shuffled_again() -> None:
    snapshot = filled(sound(cave_shrine="lower_half"), UNOPENED)
    others = [tile for tile in snapshot["position"]["stacks"]["cave"] if tile != "cave_shrine"]
    low, high = [*others[:7], "cave_shrine", *others[7:]], [*others[:6], "cave_shrine", *others[6:]]
    assert restored(edited(snapshot, {"stacks.cave": low})).actions()
    refused(edited(snapshot, {"stacks.cave": high}), "the cave shrine is among the lower 7 of its stack")
    stack = ["cave_shrine", "bats", "thieves", "serpent", *["cave"] * 8]
    mixed = {"tiles": TILED, "opened": True, "mixed": True, "stacks.cave": stack}
    assert restored(edited(snapshot, mixed)).actions()
    refused(edited(snapshot, {**mixed, "mixed": False}), "the cave shrine is among the lower 7 of its stack")


def test_only_barren_tiles_lie_under_the_stack_and_none_with_closing_restart() -> None:
    snapshot = sound()
    stack = sorted(snapshot["position"]["stacks"]["island"], key=lambda tile: tile == "water")
    under = {"stacks.island": stack, "under": 2}
    assert restored(edited(snapshot, under)).view()["under"] == ["water", "water"]
    refused(edited(sound(closing="restart"), under), "with closing=restart no tile is put under the stack")


def test_with_explorer_side_front_nobody_plays_a_back() -> None:
    refused(edited(sound(explorer_side="front"), {"explorers.1": "captain"}), "explorer_side=front seat 1 plays hector")
    side = edited(sound(explorer_side="random"), SIDE)
    refused(filled(side, {}), "sides are chosen only with explorer_side=choose")


def test_hardcore_has_no_dice_and_speed_and_gather_are_seven() -> None:
    hard = sound(hardcore=True)
    assert restored(hard).view()["dice"] is None
    refused(edited(hard, {"dice": [3, 5]}), "dice are null with hardcore")
    refused(edited(hard, {"speed": 4}), "speed is at most 3 after these dice")


def test_the_marshal_marches_once_for_nothing() -> None:
    marshal = edited(sound(), {"colours.0": "purple", "explorers.0": "marshal"})
    assert restored(edited(marshal, {"free_marches": 1})).view()["free_marches"] == 1
    refused(edited(marshal, {"free_marches": 2}), "seat 0 has at most 1 free marches")
    refused(edited(marshal, ROLL), "no free march is spent before the explore phase")


def test_without_trade_there_are_no_offers() -> None:
    refused(edited(sound(trade="off"), {"offers.0": 1}), "offers of seat 0 is a whole number from 0 to 0")


def test_with_half_losses_a_beaten_player_keeps_cards() -> None:
    kept = filled(sound(defeat_loss="half"), {**BEATEN, "resources.0": cards(1, 2, 2)})
    assert restored(kept).view()["resources"][0] == cards(1, 2, 2)


def test_two_players_share_only_the_first_tile_and_those_they_fight_for() -> None:
    assert restored(edited(sound(2), {"at.0": FIRST, "came.0": at(1, 0)})).actions()
    together = {"villagers.1.0": villager(1, 0)}
    refused(edited(sound(2), together), "opponents share a tile without a fight")
    refused(edited(sound(2), {"at.0": at(-1, 0), "came.0": FIRST}), "opponents share a tile without a fight")
    assert restored(edited(sound(), together)).actions()
    refused(edited(sound(), together, {"round": 1}), "opponents share a tile without a fight")


def test_closed_resources_are_known_as_far_as_they_are_held() -> None:
    closed = sound(open_resources=False)
    assert restored(edited(closed, {"known.0": cards(3, 1, 0)})).view()["known"][0] == cards(3, 1, 0)
    refused(edited(closed, {"known.0": cards(4, 0, 0)}), "seat 0 has less than is known")


def test_a_purchase_that_is_void_is_kept_until_its_turn_ends() -> None:
    """The buyer's explorer was beaten and is set elsewhere, while another fight goes on: its corner means nothing."""
    for where in (None, at(-1, 1)):
        lost = {**INTERRUPTED, "ending": True, "at.0": where, "came.0": None}
        del lost["pending"]
        snapshot = filled(sound(), lost)
        position = snapshot["position"]
        position["villagers"][0][0] = villager(0, 1)
        corner = ["cave", "N", 0, 0] if where is None else ["island", "N", -1, 1]
        bought = asked("purchase", 1, item="farmhouse", at=corner, asked=1)
        if where is None:
            position.update(resources=[dict(NOTHING), cards(7, 5, 5), cards(3, 0, 2)], cave_shrine=1)
            position["pending"] = [bought, fight(None, [], "after"), asked("set", 1, other=0, own=False)]
        else:
            position["villagers"][2] = [villager(1, 0)]
            position["pending"] = [bought, fight(1, [2], seats_asked=1)]
        assert restored(snapshot).snapshot() == snapshot
