"""Snapshots whose fields are missing, of the wrong type or out of bounds."""

from __future__ import annotations

from typing import Any

import pytest

from cases import each
from quest.arranging import arranged, dealt, quest
from quest.test_position import CAVES, sound

Place = dict[str, Any]
FIELDS = list(sound()["position"])
HUGE = 10**40
NO_NUMBERS: list[Any] = [-1, HUGE, -HUGE, True, 1.0, "1", None, [], {}]
NO_LISTS: list[Any] = [None, 5, True, "scout", {}, {"scout": 1}, 1.5]
NO_CARDS: list[Any] = ["", "Scout", "scouts", "geologist", "coin_1", 5, None, True, ["scout"], {}]
NO_TOKENS: list[Any] = ["", "coin_3", "scout", "anti_curse", 5, None, True, ["coin_1"], {}]
NO_SPACES: list[Any] = [5, "B12", [1], [1, 2, 3], ["1", "2"], [1.0, 2.0], [True, False], [None, None], {}, [HUGE, 0]]


def refused(snapshot: Any, sentence: str) -> None:
    with pytest.raises(ValueError, match=sentence):
        CAVES.restore(snapshot)


def edited(**fields: Any) -> dict[str, Any]:
    snapshot = sound()
    snapshot["position"].update(fields)
    return snapshot


@each("field", FIELDS)
def test_no_field_may_be_missing(field: str) -> None:
    snapshot = sound()
    del snapshot["position"][field]
    refused(snapshot, f"missing required field `{field}`")


def test_no_field_may_be_added() -> None:
    refused(edited(colour="red"), "unknown field `colour`")


@each("wrong", [*NO_LISTS, []])
def test_a_position_is_an_object(wrong: Any) -> None:
    refused({**sound(), "position": wrong}, "not written as one")


@each("wrong", [*NO_NUMBERS, 3])
@each("field", ["player", "starter"])
def test_seats_are_0_to_2(field: str, wrong: Any) -> None:
    refused(edited(**{field: wrong}), f"{field} is a whole number from 0 to 2|{field}: expected `int`")


@each("wrong", NO_NUMBERS)
@each(("field", "bounds"), [("round", "from 1 to 200"), ("gained", "from 0 to 2")])
def test_numbers_are_whole_and_in_their_bounds(field: str, bounds: str, wrong: Any) -> None:
    refused(edited(**{field: wrong}), f"{field} is a whole number {bounds}|{field}: expected `int`")


@each("wrong", ["", "pay", "Play", 0, None, True, [], {}])
def test_phases_are_play_and_discard(wrong: Any) -> None:
    refused(edited(phase=wrong), "phase: ")


@each("field", ["ended", "bought", "passing", "changing"])
@each("wrong", [0, 1, None, "true", [], {}])
def test_switches_are_true_or_false(field: str, wrong: Any) -> None:
    refused(edited(**{field: wrong}), f"{field}: expected `bool`")


BY_SEAT = ["hands", "draws", "discards", "removed", "known", "tokens", "pieces", "explored"]


@each("wrong", [*NO_LISTS, [], [[]], [[], [], [], []]])
@each("field", BY_SEAT)
def test_what_seats_have_is_a_list_by_seat(field: str, wrong: Any) -> None:
    refused(edited(**{field: wrong}), f"{field} has one entry for each of 3 seats|{field}: expected `array`")


@each("field", ["hands", "draws", "discards", "removed", "known"])
@each("wrong", NO_LISTS)
def test_cards_come_in_lists(field: str, wrong: Any) -> None:
    snapshot = sound()
    snapshot["position"][field][1] = wrong
    refused(snapshot, rf"{field}\[1\]: expected `array`")


@each("wrong", NO_LISTS)
def test_the_play_area_is_a_list(wrong: Any) -> None:
    refused(edited(area=wrong), "area: expected `array`")


@each("field", ["hands", "draws", "discards", "removed", "known"])
@each("wrong", NO_CARDS)
def test_what_is_no_card_is_named(field: str, wrong: Any) -> None:
    snapshot = sound()
    snapshot["position"][field][1].append(wrong)
    refused(snapshot, f"{wrong!r} is no card here" if isinstance(wrong, str) else f"{field}.*: expected `str`")


@each("wrong", NO_TOKENS)
@each("where", ["tokens", "caves", "box"])
def test_what_is_no_token_is_named(where: str, wrong: Any) -> None:
    snapshot = sound()
    place = snapshot["position"]
    holder = {"tokens": place["tokens"][0], "caves": place["caves"][0]["tokens"], "box": place["box"]}[where]
    holder[0] = wrong
    refused(snapshot, "is no cave token" if isinstance(wrong, str) else f"{where}.*: expected `str`")


@each("wrong", NO_LISTS)
@each("where", ["tokens", "caves", "box"])
def test_tokens_come_in_lists(where: str, wrong: Any) -> None:
    snapshot = sound()
    place = snapshot["position"]
    holder, key = {"tokens": (place["tokens"], 0), "caves": (place["caves"][0], "tokens"), "box": (place, "box")}[where]
    holder[key] = wrong
    refused(snapshot, f"{where}.*: expected `array`")


@each("wrong", NO_SPACES)
@each("field", ["pieces", "explored"])
def test_a_space_is_two_whole_numbers(field: str, wrong: Any) -> None:
    snapshot = sound()
    snapshot["position"][field][1] = [wrong] if field == "pieces" else [[wrong]]
    refused(snapshot, rf"{field}.*: expected `|is no space of this route|is no cave")


@each("wrong", [*NO_LISTS, [[0]], ["0"], [True], [None], [9], [0, 1, 2, 0]])
def test_arrived_lists_seats(wrong: Any) -> None:
    refused(edited(arrived=wrong), "arrived")


@each("wrong", [None, 5, [], {}, {"slots": []}, {"slots": [], "reserve": []}])
def test_the_market_has_slots_and_a_reserve(wrong: Any) -> None:
    refused(edited(market=wrong), "market")


@each("wrong", [5, "scout", [], {}, {"card": "scout"}, {"card": "scout", "left": 1, "more": 2}])
@each("where", ["slots", "reserve"])
def test_a_pile_is_a_card_and_how_many_are_left(where: str, wrong: Any) -> None:
    snapshot = sound()
    snapshot["position"]["market"][where][0] = wrong
    refused(snapshot, rf"market\.{where}.*(expected `object|missing required field|unknown field)")


@each("wrong", [*NO_NUMBERS, 0, 4])
def test_a_pile_has_one_to_three_cards(wrong: Any) -> None:
    snapshot = sound()
    snapshot["position"]["market"]["slots"][1]["left"] = wrong
    refused(snapshot, "left of trailblazer is a whole number from 1 to 3|left: expected `int`")


@each("field", ["number", "between", "owner"])
@each("wrong", [-1, HUGE, True, 1.5, "B", [], {}])
def test_a_blockade_has_a_number_a_joint_and_an_owner(field: str, wrong: Any) -> None:
    snapshot = sound()
    snapshot["position"]["blockades"][0][field] = wrong
    refused(snapshot, "blockade")


@each("wrong", [5, "run", [], {}, {"card": "scout"}, True])
def test_a_run_is_an_object_with_its_fields(wrong: Any) -> None:
    refused(edited(run=wrong), "run: (expected `object|object missing required field)")


@each("wrong", [None, 5, "remove", {}, True, [{}] * 8, [5], [None], [[]], [{}], [{"task": 5}]])
def test_pending_lists_decisions(wrong: Any) -> None:
    refused(edited(pending=wrong), "pending")


@each("wrong", [5, "", "knife", True, [], {}, ["compass"]])
def test_item_is_nothing_or_a_card(wrong: Any) -> None:
    refused(edited(item=wrong), "item is null or a card|item: expected `str")


NO_KEYS: list[Any] = ["", "00" * 31, "00" * 33, "zz" * 32, 5, None, []]
WRONG_CHANCE: list[tuple[str, Any, str]] = [
    *(("key", wrong, "chance.key is 64 hexadecimal digits") for wrong in NO_KEYS),
    *(("counter", wrong, "chance.counter is a whole number") for wrong in NO_NUMBERS),
    *(("used", wrong, "chance.used is a whole number from 0 to 16") for wrong in [*NO_NUMBERS, 17]),
]


@each(("field", "wrong", "sentence"), WRONG_CHANCE)
def test_chance_is_checked(field: str, wrong: Any, sentence: str) -> None:
    snapshot = sound()
    snapshot["position"]["chance"][field] = wrong
    refused(snapshot, sentence)


def test_cards_nested_deeper_than_python_can_print_are_refused_too() -> None:
    nested: list[Any] = []
    for _ in range(10_000):
        nested = [nested]
    for field in FIELDS:
        refused(edited(**{field: nested}), ".+")


@each(
    ("field", "wrong"),
    [
        ("game", "chess"),
        ("game", "lost-cities"),
        ("game", None),
        ("version", 3),
        ("version", True),
        ("players", 2),
        ("players", 5),
        ("players", "3"),
        ("options", None),
        ("options", {"caves": False}),
        ("options", {"route": "nowhere"}),
        ("options", {"colour": "red"}),
    ],
)
def test_the_head_of_a_snapshot_is_checked(field: str, wrong: Any) -> None:
    refused({**sound(), field: wrong}, ".+")


@each("wrong", [None, 5, "", [], {}, {"position": {}}, {**dealt(CAVES), "seed": 5}])
def test_a_snapshot_is_an_object_with_its_fields(wrong: Any) -> None:
    refused(wrong, "A snapshot is a JSON object with exactly the fields game, version, options, players, position")


def test_a_snapshot_of_another_route_is_none_of_this_game() -> None:
    refused(arranged(quest(route="swamplands", caves=True)), "not of manoa.game")
