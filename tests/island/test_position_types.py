"""Snapshots whose fields are missing, of the wrong type or out of bounds."""

from __future__ import annotations

from typing import Any

import pytest

from island.moments import at, edited, island, moment, refused, sound

HUGE = 10**40
FIELDS = list(sound()["position"])
NO_NUMBERS: list[Any] = [-1, HUGE, -HUGE, True, 1.5, 1.0, "1", None, [], {}]
NO_LISTS: list[Any] = [None, 5, True, "gold", {}, {"gold": 1}, 1.5]
NO_OBJECTS: list[Any] = [None, 5, True, "gold", [], [1], 1.5]
NO_TILES: list[Any] = ["", "Gold", "golds", "jungle", 5, None, True, ["gold"], {}]
NO_PLACES: list[Any] = [
    5,
    "(1,0)",
    [],
    ["island", 1],
    ["island", 1, 0, 0],
    ["moon", 1, 0],
    [["island"], 1, 0],
    ["island", "1", "0"],
    ["island", 1.0, 0.0],
    ["island", True, False],
    ["island", None, None],
    ["island", HUGE, 0],
    ["island", 25, 0],
    ["cave", 0, -8],
    {},
]
NO_CORNERS: list[Any] = [
    5,
    "N(0,0)",
    [],
    ["island", 0, 0],
    ["island", "E", 0, 0],
    ["island", 0, 0, 0],
    ["moon", "N", 0, 0],
    ["island", "N", 1.0, 0],
    ["island", "N", True, 0],
    ["island", "N", HUGE, 0],
    ["island", "N", 26, 0],
    ["cave", "S", 0, 9],
    {},
]


@pytest.mark.parametrize("field", FIELDS)
def test_no_field_may_be_missing(field: str) -> None:
    snapshot = sound()
    del snapshot["position"][field]
    refused(snapshot, f"'{field}' is missing")


def test_no_field_may_be_added() -> None:
    refused(edited(sound(), {"colour": "red"}), "'colour' is unknown; the fields are turn, round")


@pytest.mark.parametrize("wrong", [*NO_LISTS, []])
def test_a_position_is_an_object(wrong: Any) -> None:
    refused({**sound(), "position": wrong}, "breaks a rule")


NUMBERS = [
    ("turn", "turn is a whole number from 0 to 2"),
    ("starter", "starter is a whole number from 0 to 2"),
    ("round", "round is a whole number from 1 to 200"),
    ("under", "under is a whole number from 0 to 36"),
    ("speed", "speed is a whole number from 0 to 12"),
    ("gather", "gather is a whole number from 0 to 6"),
    ("free_marches", "free_marches is a whole number from 0 to 6"),
    ("offers.1", "offers of seat 1 is a whole number from 0 to 3"),
    ("dice.0", "a die is a whole number from 1 to 6"),
    ("resources.1.food", "food in resources of seat 1 is a whole number from 0 to 99"),
    ("known.1.food", "food in known of seat 1 is a whole number from 0 to 99"),
    ("treasure.gold", "gold in treasure is a whole number from 0 to 99"),
]


@pytest.mark.parametrize("wrong", NO_NUMBERS)
@pytest.mark.parametrize(("path", "sentence"), NUMBERS)
def test_numbers_are_whole_and_in_their_bounds(path: str, sentence: str, wrong: Any) -> None:
    refused(edited(sound(), {path: wrong}), sentence)


@pytest.mark.parametrize("wrong", [-1, 3, HUGE, True, 1.0, "1", [], {}])
def test_the_holder_of_the_cave_shrine_is_a_seat(wrong: Any) -> None:
    refused(edited(sound(), {"cave_shrine": wrong}), "cave_shrine is a whole number from 0 to 2")


@pytest.mark.parametrize("field", ["ended", "ending", "opened", "mixed"])
@pytest.mark.parametrize("wrong", [0, 1, None, "true", [], {}])
def test_switches_are_true_or_false(field: str, wrong: Any) -> None:
    refused(edited(sound(), {field: wrong}), f"{field} is true or false")


BY_SEAT = [
    "colours",
    "explorers",
    "at",
    "came",
    "villagers",
    "farmhouses",
    "forts",
    "offerings",
    "resources",
    "known",
    "offers",
]


@pytest.mark.parametrize("wrong", [*NO_LISTS, [], [None], [None] * 4])
@pytest.mark.parametrize("field", BY_SEAT)
def test_what_seats_have_is_a_list_by_seat(field: str, wrong: Any) -> None:
    refused(edited(sound(), {field: wrong}), f"{field} has one entry for each of 3 seats")


LISTS = [
    ("tiles", "tiles"),
    ("stacks.island", "the island stack"),
    ("stacks.cave", "the cave stack"),
    ("villagers.1", "villagers of seat 1"),
    ("farmhouses.1", "farmhouses of seat 1"),
    ("offerings.1", "offerings of seat 1"),
    ("fights", "fights"),
    ("pending", "pending"),
]


@pytest.mark.parametrize("wrong", [*NO_LISTS, [{}] * 100])
@pytest.mark.parametrize(("path", "name"), LISTS)
def test_lists_are_lists_and_no_longer_than_they_can_be(path: str, name: str, wrong: Any) -> None:
    refused(edited(sound(), {path: wrong}), f"{name} is a list of at most")


OBJECTS = [
    "stacks",
    "treasure",
    "resources.1",
    "known.1",
    "chance",
    "tiles.3",
    "villagers.1.0",
    "fights.0",
    "pending.0",
]


@pytest.mark.parametrize("wrong", [*NO_OBJECTS, {}, {"more": 1}])
@pytest.mark.parametrize("path", OBJECTS)
def test_objects_have_exactly_their_fields(path: str, wrong: Any) -> None:
    refused(moment("window", {path: wrong}), "it has to be a JSON object|is missing|is unknown|a task is one of")


@pytest.mark.parametrize("wrong", NO_TILES)
@pytest.mark.parametrize("path", ["tiles.3.tile", "stacks.island.0", "stacks.cave.0", "turned"])
def test_what_is_no_tile_is_named(path: str, wrong: Any) -> None:
    if path != "turned" or wrong is not None:
        refused(edited(sound(), {path: wrong}), "is no tile")


@pytest.mark.parametrize("wrong", NO_PLACES)
@pytest.mark.parametrize(
    "path", ["tiles.3.at", "at.0", "came.0", "villagers.1.0.at", "villagers.1.0.came", "offerings.0.0", "fights.0.at"]
)
def test_a_place_is_a_map_and_two_whole_numbers(path: str, wrong: Any) -> None:
    refused(moment("window", {path: wrong}), "a place is")


@pytest.mark.parametrize("wrong", NO_CORNERS)
@pytest.mark.parametrize("path", ["farmhouses.1.0", "forts.1"])
def test_a_corner_is_a_map_a_letter_and_two_whole_numbers(path: str, wrong: Any) -> None:
    refused(edited(sound(), {path: wrong}), "a corner is")


@pytest.mark.parametrize("wrong", [5, "", "Tizoc", "captain", True, [], {}])
def test_an_explorer_is_one_of_the_two_of_its_card(wrong: Any) -> None:
    refused(edited(sound(), {"explorers.0": wrong}), "the explorer of seat 0 is tizoc or mason")


@pytest.mark.parametrize("wrong", [5, "", "red", None, True, [], {}])
def test_colours_are_those_of_explorer_cards(wrong: Any) -> None:
    refused(edited(sound(), {"colours.0": wrong}), "is no colour of an explorer card")


@pytest.mark.parametrize("wrong", [5, True, "3 5", {}, [], [3], [3, 5, 1]])
def test_dice_are_two(wrong: Any) -> None:
    refused(edited(sound(), {"dice": wrong}), "dice are null or two numbers")


# What is pending


PARTS = [
    ("purchase", "pending.0.seat", "the seat asked is a whole number from 0 to 2"),
    ("purchase", "pending.0.asked", "asked is a whole number from 1 to 2"),
    ("purchase", "pending.0.item", "an item is one of"),
    ("window", "pending.0.asked", "asked is a whole number from 1 to 3"),
    ("window", "pending.0.stage", "the stage of a fight is one of"),
    ("window", "pending.0.defenders.0", "a defender is a whole number from 0 to 2"),
    ("window", "fights.0.attacker", "the attacker of a fight is a whole number from 0 to 2"),
    ("beaten", "pending.1.other", "the seat whose explorer is set is a whole number from 0 to 2"),
    ("answer", "pending.0.other", "the seat that offers is a whole number from 0 to 2"),
]


@pytest.mark.parametrize("wrong", [-1, 7, HUGE, True, 1.0, "1", [], {}])
@pytest.mark.parametrize(("name", "path", "sentence"), PARTS)
def test_parts_of_decisions_are_checked(name: str, path: str, sentence: str, wrong: Any) -> None:
    refused(moment(name, {path: wrong}), sentence)


@pytest.mark.parametrize("wrong", [0, 1, None, "true", [], {}])
def test_own_is_true_or_false(wrong: Any) -> None:
    refused(moment("beaten", {"pending.1.own": wrong}), "own is true or false")


@pytest.mark.parametrize("wrong", [None, 5, "food", [], {"food": "1"}, {"food": True}, {"food": 0}, {"food": HUGE}])
@pytest.mark.parametrize("side", ["give", "take"])
def test_an_offer_is_cards_of_a_type(side: str, wrong: Any) -> None:
    refused(moment("answer", {f"pending.0.{side}": wrong}), f"{side} names one type|food to {side} is a whole number")


@pytest.mark.parametrize("wrong", NO_CORNERS)
def test_a_purchase_of_a_building_has_a_corner(wrong: Any) -> None:
    refused(moment("purchase", {"pending.0.at": wrong}), "a corner is")


@pytest.mark.parametrize("wrong", NO_PLACES)
def test_other_purchases_and_retreats_have_a_place(wrong: Any) -> None:
    refused(moment("purchase", {"pending.0.item": "villager", "pending.0.at": wrong}), "a place is")
    refused(moment("tied", {"pending.1.at": wrong}), "a place is")


@pytest.mark.parametrize("wrong", [None, 5, True, "", "all", {}, ["island", "N"]])
def test_a_fight_is_against_somebody(wrong: Any) -> None:
    refused(moment("window", {"fights.0.against": wrong}), "a fight is against|a corner is")


@pytest.mark.parametrize("wrong", [5, None, [], {}, "sleep", "explore", "order", True])
def test_a_task_has_a_name(wrong: Any) -> None:
    refused(moment("window", {"pending.0.task": wrong}), "a task is one of side, roll, gather")
    refused(moment("window", {"pending.0": wrong}), "a task is one of side, roll, gather")


@pytest.mark.parametrize("task", ["roll", "purchase", "retreat", "set", "answer"])
def test_a_decision_has_exactly_the_fields_of_its_task(task: str) -> None:
    name = {"roll": "roll", "purchase": "purchase", "retreat": "tied", "set": "beaten", "answer": "answer"}[task]
    refused(moment(name, {"pending.-1.more": 1}), "'more' is unknown; the fields are task, seat")
    refused(moment(name, {"pending.-1": {"task": task}}), "'seat' is missing")


# Chance and the head


NO_KEYS: list[Any] = ["", "00" * 31, "00" * 33, "zz" * 32, 5, None, []]
WRONG_CHANCE: list[tuple[str, Any, str]] = [
    *(("key", wrong, "chance.key is 64 hexadecimal digits") for wrong in NO_KEYS),
    *(("counter", wrong, "chance.counter is a whole number") for wrong in NO_NUMBERS),
    *(("used", wrong, "chance.used is a whole number from 0 to 16") for wrong in [*NO_NUMBERS, 17]),
]


@pytest.mark.parametrize(("field", "wrong", "sentence"), WRONG_CHANCE)
def test_chance_is_checked(field: str, wrong: Any, sentence: str) -> None:
    refused(edited(sound(), {f"chance.{field}": wrong}), sentence)


def test_fields_nested_deeper_than_python_can_print_are_refused_too() -> None:
    nested: list[Any] = []
    for _ in range(10_000):
        nested = [nested]
    for field in FIELDS:
        refused({**sound(), "position": {**sound()["position"], field: nested}}, ".+")


@pytest.mark.parametrize(
    ("field", "wrong"),
    [
        ("game", "chess"),
        ("game", "quest"),
        ("game", None),
        ("version", 99),
        ("version", True),
        ("players", 2),
        ("players", 5),
        ("players", "3"),
        ("options", None),
        ("options", {"printing": "later"}),
        ("options", {"colour": "red"}),
    ],
)
def test_the_head_of_a_snapshot_is_checked(field: str, wrong: Any) -> None:
    with pytest.raises(ValueError, match=r".+"):
        island().restore({**sound(), field: wrong})


def test_places_at_the_edge_of_what_can_be_written_are_refused_as_places() -> None:
    refused(edited(sound(), {"at.0": at(24, -24)}), r"no tile lies at \(24,-24\)")
    refused(edited(sound(), {"forts.0": ["cave", "N", -8, 8]}), "is a corner of no tile")
