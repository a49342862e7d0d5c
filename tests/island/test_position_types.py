"""Snapshots whose fields are missing, of the wrong type or out of bounds."""

from __future__ import annotations

from typing import Any

import pytest

from cases import each
from island.moments import at, edited, island, moment, refused, sound

HUGE = 10**40
FIELDS = list(sound()["position"])
NO_NUMBERS: list[Any] = [-1, HUGE, -HUGE, True, 1.5, "1", None, [], {}]
NO_SWITCHES: list[Any] = [0, 1, None, "true", [], {}]
NO_LISTS: list[Any] = [5, True, "gold", {}, {"gold": 1}, 1.5]
NO_OBJECTS: list[Any] = [None, 5, True, "gold", [], [1], 1.5, {}, {"more": 1}]
NO_WORDS: list[Any] = ["", "Gold", "golds", "jungle", 5, True, ["gold"], {}, "\ud800"]
NO_PLACES: list[Any] = [
    *(5, "(1,0)", [], {}, ["island", 1], ["island", 1, 0, 0], ["moon", 1, 0], [["island"], 1, 0]),
    *(["island", "1", "0"], ["island", 1.5, 0], ["island", True, False], ["island", None, None], ["island", HUGE, 0]),
    *(["island", 26, 0], ["cave", 0, -8]),
]
NO_CORNERS: list[Any] = [
    *(5, "N(0,0)", [], {}, ["island", 0, 0], ["island", "E", 0, 0], ["island", 0, 0, 0], ["moon", "N", 0, 0]),
    *(["island", "N", 1.5, 0], ["island", "N", True, 0], ["island", "N", HUGE, 0], ["island", "N", 26, 0]),
    *(["cave", "S", 0, 9],),
]
WRONG: list[tuple[str, list[Any]]] = [
    *((field, NO_NUMBERS) for field in ("turn", "starter", "round", "under", "speed", "gather", "free_marches")),
    *((field, NO_NUMBERS) for field in ("offers.1", "dice.0", "resources.1.food", "known.1.food", "treasure.gold")),
    ("cave_shrine", [-1, 3, HUGE, True, 1.5, "1", [], {}]),
    *((field, NO_SWITCHES) for field in ("ended", "ending", "opened", "mixed")),
    *((field, [None, *NO_LISTS]) for field in ("tiles", "stacks.island", "stacks.cave", "fights", "pending")),
    *((field, [None, *NO_LISTS, [], [None] * 4]) for field in ("at", "came", "villagers", "farmhouses", "forts")),
    *((field, [None, *NO_LISTS, [], [None] * 4]) for field in ("offerings", "resources", "known", "offers")),
    *((field, NO_OBJECTS) for field in ("tiles.3", "stacks", "villagers.1.0", "resources.0", "treasure", "chance")),
    *((field, [None, *NO_WORDS]) for field in ("tiles.3.tile", "stacks.island.0", "stacks.cave.0", "colours.0")),
    *((field, NO_WORDS) for field in ("turned", "explorers.0")),
    *((field, [None, *NO_PLACES]) for field in ("tiles.3.at", "villagers.1.0.at", "offerings.0.0")),
    *((field, NO_PLACES) for field in ("at.1", "came.0", "villagers.1.0.came")),
    *((field, NO_CORNERS) for field in ("farmhouses.1.0", "forts.1")),
    ("dice", [5, True, "3 5", {}, [], [3], [3, 5, 1]]),
    ("last_fight", NO_OBJECTS[1:]),
]


def breaks(snapshot: dict[str, Any]) -> None:
    refused(snapshot, "This position (breaks a rule|is not written as one): ")


@each("field", FIELDS)
def test_no_field_may_be_missing(field: str) -> None:
    snapshot = sound()
    del snapshot["position"][field]
    refused(snapshot, f"missing required field `{field}`")


def test_no_field_may_be_added() -> None:
    refused(edited(sound(), {"colour": "red"}), "unknown field `colour`")


@each("wrong", [None, *NO_LISTS, []])
def test_a_position_is_an_object(wrong: Any) -> None:
    breaks({**sound(), "position": wrong})


@each(("path", "wrong"), WRONG)
def test_what_is_of_the_wrong_type_or_out_of_bounds_is_refused(path: str, wrong: list[Any]) -> None:
    for value in wrong:
        breaks(edited(sound(), {path: value}))


DECISIONS: list[tuple[str, str, list[Any]]] = [
    ("purchase", "pending.0.seat", [-1, 7, HUGE, True, "1", [], {}]),
    ("purchase", "pending.0.asked", NO_NUMBERS),
    ("purchase", "pending.0.item", [None, *NO_WORDS]),
    ("purchase", "pending.0.at", [None, *NO_CORNERS]),
    ("window", "pending.0.asked", NO_NUMBERS),
    ("window", "pending.0.stage", [None, *NO_WORDS]),
    ("window", "pending.0.defenders", [None, *NO_LISTS, [7], [True], ["1"]]),
    ("window", "fights.0.attacker", NO_NUMBERS),
    ("window", "fights.0.at", [None, *NO_PLACES]),
    ("window", "fights.0.against", [None, 5, True, "", "all", {}, ["island", "N"]]),
    ("tied", "pending.1.at", [None, *NO_PLACES]),
    ("beaten", "pending.1.other", NO_NUMBERS),
    ("beaten", "pending.1.own", NO_SWITCHES),
    ("answer", "pending.0.other", NO_NUMBERS),
    *(
        ("answer", f"pending.0.{side}", [None, 5, "food", [], {"food": "1"}, {"food": True}, {"food": 0}])
        for side in ("give", "take")
    ),
    ("roll", "pending.0.task", [5, None, [], {}, "sleep", "explore", "order", True]),
]


@each(("name", "path", "wrong"), DECISIONS)
def test_parts_of_decisions_and_fights_are_checked(name: str, path: str, wrong: list[Any]) -> None:
    for value in wrong:
        breaks(moment(name, {path: value}))


@each("name", ["roll", "purchase", "tied", "beaten", "answer"])
def test_a_decision_has_exactly_the_fields_of_its_task(name: str) -> None:
    more = moment(name)
    more["position"]["pending"][-1]["more"] = 1
    refused(more, "unknown field `more`")
    less = moment(name)
    del less["position"]["pending"][-1]["seat"]
    refused(less, "missing required field `seat`")


WRONG_CHANCE = [
    *(("key", wrong, "chance.key is 64 hexadecimal digits") for wrong in ["", "00", "0" * 63, "g" * 64, 5, None, []]),
    *(("counter", wrong, "chance.counter is a whole number") for wrong in [-1, 2**63, True, 1.5, "1", None]),
    *(("used", wrong, "chance.used is a whole number") for wrong in [-1, 17, True, 1.5, "1", None]),
]


@each(("field", "wrong", "sentence"), WRONG_CHANCE)
def test_chance_is_checked(field: str, wrong: Any, sentence: str) -> None:
    refused(edited(sound(), {f"chance.{field}": wrong}), sentence)


def test_fields_nested_deeper_than_python_can_print_are_refused_too() -> None:
    deep: Any = []
    for _ in range(100_000):
        deep = [deep]
    for field in ("tiles", "turned", "chance"):
        snapshot = sound()
        snapshot["position"][field] = deep
        breaks(snapshot)


HEADS: list[tuple[str, list[Any]]] = [
    ("game", ["quest", "", None, 5, []]),
    ("version", [0, 4, True, "1", None]),
    ("options", [None, [], {"edge": 1}, {"hardcore": True}]),
    ("players", [1, 5, True, 3.0, "3", None]),
]


@each(("field", "wrong"), [(field, wrong) for field, values in HEADS for wrong in values])
def test_the_head_of_a_snapshot_is_checked(field: str, wrong: Any) -> None:
    with pytest.raises(ValueError, match=r"."):
        island().restore({**sound(), field: wrong})


def test_places_at_the_edge_of_what_can_be_written_are_refused_as_places() -> None:
    for place in (at(25, 0), at(-25, 0), at(0, 25), at(25, -25), at(7, 0, "cave"), at(25, -25, "cave")):
        breaks(edited(sound(), {"tiles.11.at": place}))
        breaks(edited(sound(), {"at.1": place}))
