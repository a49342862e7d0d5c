"""Snapshots whose fields are missing, of the wrong type or out of bounds."""

from __future__ import annotations

from typing import Any

import pytest

from cases import each
from lost_cities.positions import dealt, lost_cities, placed, sound

GAME = lost_cities()
OFF = lost_cities(no_deck_draw_limit=0)
Place = dict[str, Any]


def refused(snapshot: Any, sentence: str) -> None:
    with pytest.raises(ValueError, match=sentence):
        GAME.restore(snapshot)


FIELDS = list(sound(GAME)["position"])
HUGE = 10**40
NO_NUMBERS: list[Any] = [-1, HUGE, -HUGE, True, False, 1.0, "1", None, [], {}]
NO_LISTS: list[Any] = [None, 5, True, "R3", {}, {"R3": 1}, 1.5]
NO_CARDS: list[Any] = ["Q5", "R1", "R11", "r3", "R", "", "x", "P5", "Px", 5, None, True, ["R3"], {}]


@each("field", FIELDS)
def test_no_field_may_be_missing(field: str) -> None:
    snapshot = sound(GAME)
    del snapshot["position"][field]
    refused(snapshot, f"object missing required field `{field}`")


def test_no_field_may_be_added() -> None:
    snapshot = sound(GAME)
    snapshot["position"]["colour"] = "red"
    refused(snapshot, "object contains unknown field `colour`")


@each("wrong", [*NO_LISTS, []])
def test_a_position_is_an_object(wrong: Any) -> None:
    snapshot = sound(GAME)
    snapshot["position"] = wrong
    refused(snapshot, "expected `object`|missing required field|unknown field")


@each("wrong", [*NO_NUMBERS, 2])
@each("field", ["player", "starter"])
def test_seats_are_0_and_1(field: str, wrong: Any) -> None:
    snapshot = sound(GAME)
    snapshot["position"][field] = wrong
    refused(snapshot, f"{field} is a whole number from 0 to 1|{field}: expected `int`")


@each("wrong", ["", "end", "Play", 0, None, True, [], {}])
def test_phases_are_play_and_draw(wrong: Any) -> None:
    snapshot = sound(GAME)
    snapshot["position"]["phase"] = wrong
    refused(snapshot, "phase: (invalid enum value|expected `str`)")


@each("wrong", NO_NUMBERS)
def test_idle_is_a_number(wrong: Any) -> None:
    snapshot = sound(GAME)
    snapshot["position"]["idle"] = wrong
    refused(snapshot, "idle is a whole number from 0 to 60|idle: expected `int`")


def test_idle_stays_below_its_limit_while_the_round_runs() -> None:
    snapshot = sound(GAME)
    snapshot["position"]["idle"] = 60
    refused(snapshot, "idle has reached no_deck_draw_limit")


@each("fits", [0, 61, 2**31 - 1])
def test_without_a_limit_idle_may_be_any_number_that_fits(fits: int) -> None:
    assert placed(OFF, idle=fits).snapshot()["position"]["idle"] == fits


@each("wrong", [2**31, 2**31 + 1, 2**63, HUGE])
def test_without_a_limit_idle_still_has_to_fit(wrong: int) -> None:
    with pytest.raises(ValueError, match="idle is a whole number from 0 to"):
        placed(OFF, idle=wrong)


@each("wrong", ["purple", "R", "Red", "", 4, True, [], {}, ["red"]])
def test_closed_is_a_colour_in_play(wrong: Any) -> None:
    snapshot = sound(GAME)
    snapshot["position"]["closed"] = wrong
    refused(snapshot, "closed is null or one of yellow, blue, white, green, red|closed: expected `str | null`")


@each("wrong", [*NO_LISTS, [[0, 0]] * 4])
def test_results_are_a_list_of_rounds(wrong: Any) -> None:
    snapshot = sound(GAME)
    snapshot["position"]["results"] = wrong
    refused(snapshot, "results lists at most 3 rounds|results: expected `array`")


@each("wrong", [*NO_LISTS, [], [1], [1, 2, 3]])
def test_a_round_of_results_has_a_score_for_each_seat(wrong: Any) -> None:
    snapshot = sound(GAME)
    snapshot["position"]["results"] = [wrong]
    refused(snapshot, r"each round of results has 2 scores|results\[0\]: expected `array`")


@each("wrong", [*NO_NUMBERS[1:], 781, -401, 40_000])
@each("seat", [0, 1])
def test_a_score_is_a_number_that_a_round_can_bring(wrong: Any, seat: int) -> None:
    snapshot = sound(GAME)
    snapshot["position"]["results"][0][seat] = wrong
    refused(snapshot, r"a score in results is a whole number from -400 to 780|results\[0\]\[\d\]: expected `int`")


@each(
    ("options", "least", "most"),
    [({}, -400, 780), ({"expeditions": 6}, -480, 936), ({"expeditions": 6, "three_players": True}, -360, 1026)],
)
def test_lc_5_4_the_scores_that_a_round_can_bring(options: dict[str, Any], least: int, most: int) -> None:
    """In every expedition nothing but wagers, or all of its cards."""
    game = lost_cities(**options)
    results = [[least, most, 0][: game.player_counts[0]]]
    assert placed(game, results=results).view()["results"] == results
    for wrong in (least - 1, most + 1):
        with pytest.raises(ValueError, match=f"from {least} to {most}"):
            placed(game, results=[[wrong, *results[0][1:]]])


@each("wrong", [*NO_LISTS, [], [[]], [[], [], []]])
@each("field", ["hands", "known", "expeditions"])
def test_what_seats_have_is_a_list_by_seat(field: str, wrong: Any) -> None:
    snapshot = sound(GAME)
    snapshot["position"][field] = wrong
    refused(snapshot, rf"{field} has one entry for each of 2 seats|{field}(\[0\])?: expected `(array|object)`")


def card_lists(place: Place) -> list[tuple[Any, Any]]:
    """Where lists of cards are: the thing that holds each, and its key."""
    holders = [place["hands"], place["known"]]
    by_colour = [*place["expeditions"], place["discards"]]
    return [
        *((holder, seat) for holder in holders for seat in (0, 1)),
        *((columns, "blue") for columns in by_colour),
        (place, "deck"),
    ]


LISTS = each("number", range(8))


def test_there_are_eight_kinds_of_card_lists() -> None:
    assert len(card_lists(sound(GAME)["position"])) == 8


@LISTS
@each("wrong", NO_LISTS)
def test_cards_come_in_lists(number: int, wrong: Any) -> None:
    snapshot = sound(GAME)
    holder, key = card_lists(snapshot["position"])[number]
    holder[key] = wrong
    refused(snapshot, "expected `array`")


@LISTS
@each("wrong", NO_CARDS)
def test_what_is_no_card_is_named(number: int, wrong: Any) -> None:
    snapshot = sound(GAME)
    holder, key = card_lists(snapshot["position"])[number]
    holder[key] = [wrong, *holder[key]]
    refused(snapshot, f"{wrong!r} is no card here" if isinstance(wrong, str) else "expected `str`")


def test_cards_nested_deeper_than_python_can_print_are_refused_too() -> None:
    snapshot = sound(GAME)
    nested: list[Any] = []
    for _ in range(10_000):
        nested = [nested]
    snapshot["position"]["deck"] = nested
    refused(snapshot, "expected `str`, got `array`")


@each("colours", [["yellow"], ["yellow", "blue", "white", "green", "red", "purple"], ["Y"], []])
@each("where", ["expeditions", "discards"])
def test_there_is_an_entry_for_each_colour_in_play(where: str, colours: list[str]) -> None:
    snapshot = sound(GAME)
    entries: Any = {colour: [] for colour in colours}
    snapshot["position"][where] = entries if where == "discards" else [entries, entries]
    refused(snapshot, f"{where} has one entry for each of yellow, blue, white, green, red")


@each("wrong", [None, 5, [], "yellow"])
def test_piles_are_an_object_by_colour(wrong: Any) -> None:
    snapshot = sound(GAME)
    snapshot["position"]["discards"] = wrong
    refused(snapshot, "discards: expected `object`")


def test_colours_are_texts() -> None:
    """JSON has no other keys; Python has, and they do not sort together."""
    snapshot = sound(GAME)
    snapshot["position"]["discards"][5] = []
    refused(snapshot, "expected `str`, got `int`")


NO_KEYS: list[Any] = ["", "00" * 31, "00" * 33, "zz" * 32, "é" * 64, 5, None, []]
WRONG_CHANCE: list[tuple[str, Any, str]] = [
    *(("key", wrong, "chance.key is 64 hexadecimal digits") for wrong in NO_KEYS),
    *(("counter", wrong, "chance.counter is a whole number") for wrong in NO_NUMBERS),
    *(("used", wrong, "chance.used is a whole number from 0 to 16") for wrong in [*NO_NUMBERS, 17]),
    ("counter", 0, "chance.used is 16 before the first block"),
]


@each(("field", "wrong", "sentence"), WRONG_CHANCE)
def test_chance_is_checked(field: str, wrong: Any, sentence: str) -> None:
    snapshot = sound(GAME)
    snapshot["position"]["chance"][field] = wrong
    refused(snapshot, sentence)


@each("wrong", [None, [], 5, "key", {}, {"key": "00" * 32}, {"keys": 1}])
def test_chance_is_an_object_with_its_fields(wrong: Any) -> None:
    snapshot = sound(GAME)
    snapshot["position"]["chance"] = wrong
    refused(snapshot, "expected `object`|is missing|is unknown")


@each(
    ("field", "wrong"),
    [
        ("game", "chess"),
        ("game", None),
        ("game", ["lost-cities"]),
        ("version", 2),
        ("version", True),
        ("version", "1"),
        ("version", None),
        ("players", 3),
        ("players", "2"),
        ("players", True),
        ("players", None),
        ("options", None),
        ("options", []),
        ("options", {"expeditions": 7}),
        ("options", {"expeditions": 6}),
        ("options", {"colour": "red"}),
        ("options", {"name": "lost-cities"}),
        ("options", {5: 6}),
    ],
)
def test_the_head_of_a_snapshot_is_checked(field: str, wrong: Any) -> None:
    snapshot = sound(GAME)
    snapshot[field] = wrong
    refused(snapshot, ".+")


NO_SNAPSHOTS: list[Any] = [None, 5, "", [], {}, {"position": {}}, {**dealt(GAME), "seed": 5}, {5: 6, "a": 7}]


@each("wrong", NO_SNAPSHOTS)
def test_a_snapshot_is_an_object_with_its_fields(wrong: Any) -> None:
    refused(wrong, "A snapshot is a JSON object with exactly the fields game, version, options, players, position")


def test_a_snapshot_of_the_long_game_is_none_of_the_base_game() -> None:
    refused(dealt(lost_cities(expeditions=6)), "not of manoa.game")
