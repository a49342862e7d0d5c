"""What happened, as each seat may know it."""

from __future__ import annotations

import json
from typing import Any

import pytest

from lost_cities.positions import last_draw, lost_cities, placed, play, walk
from manoa.words import catalogue

EVERYBODY = pytest.mark.parametrize("seat", [0, 1, None])


@EVERYBODY
def test_a_card_played_is_named_to_all(seat: int | None) -> None:
    match = play(placed(lost_cities(), hands=("R5",)), "play R5")
    assert match.log(seat) == [{"step": 1, "key": "play", "seat": 0, "card": "R5"}]


@EVERYBODY
def test_a_discard_is_named_to_all(seat: int | None) -> None:
    match = play(placed(lost_cities(), hands=("", "Bx"), player=1), "discard Bx")
    assert match.log(seat) == [{"step": 1, "key": "discard", "seat": 1, "card": "Bx"}]


@EVERYBODY
def test_a_card_taken_from_a_pile_is_named_to_all(seat: int | None) -> None:
    match = play(placed(lost_cities(), hands=("R5",), discards="W9 W2"), "play R5", "take W")
    assert match.log(seat)[1] == {"step": 2, "key": "take", "seat": 0, "card": "W2"}


def test_a_deck_draw_names_its_card_to_the_drawer_only() -> None:
    match = placed(lost_cities(), hands=("R5",))
    top = match.snapshot()["position"]["deck"][0]
    play(match, "play R5", "draw")
    assert match.log(0)[1] == {"step": 2, "key": "draw_card", "seat": 0, "card": top}
    assert match.log(1)[1] == match.log()[1] == {"step": 2, "key": "draw", "seat": 0}


@pytest.mark.parametrize("three_players", [False, True])
def test_nobody_is_told_what_another_seat_drew(three_players: bool) -> None:
    match = lost_cities(three_players=three_players, rounds=1).start(seed=3)
    for _ in walk(match, 3):
        pass
    for seat in (*range(match.players), None):
        for event in match.log(seat):
            assert event["key"] != "draw_card" or event["seat"] == seat
            assert event["key"] != "draw" or ("card" not in event and event["seat"] != seat)


@EVERYBODY
def test_the_end_of_a_round_tells_the_points_of_each_expedition(seat: int | None) -> None:
    match = play(last_draw(lost_cities(), "Y9 Y10 Rx", "B2"), "draw")
    none = {"yellow": 0, "blue": 0, "white": 0, "green": 0, "red": 0}
    assert match.log(seat)[1:] == [
        {
            "step": 1,
            "key": "round",
            "seat": None,
            "round": 1,
            "scores": [-41, -18],
            "expeditions": [{**none, "yellow": -1, "red": -40}, {**none, "blue": -18}],
        }
    ]


@EVERYBODY
def test_the_end_of_the_match_tells_the_totals(seat: int | None) -> None:
    match = play(last_draw(lost_cities(), "Y2", results=[[50, 0], [0, 7]]), "draw")
    keys = [event["key"] for event in match.log(seat)]
    assert keys == ["draw_card" if seat == 0 else "draw", "round", "match"]
    assert match.log(seat)[1]["round"] == 3
    assert match.log(seat)[2] == {"step": 1, "key": "match", "seat": None, "totals": [32, 7]}


def test_a_round_that_the_limit_ends_is_told_after_the_card_taken() -> None:
    match = placed(lost_cities(no_deck_draw_limit=1), hands=("R5",), discards="W9")
    play(match, "play R5", "take W")
    assert [event["key"] for event in match.log()] == ["play", "take", "round"]
    assert match.log()[2]["scores"] == [-15, 0]


def test_the_log_can_be_read_from_any_step_on() -> None:
    match = placed(lost_cities(), hands=("R5", "B4"))
    play(match, "play R5", "draw", "discard B4", "draw")
    assert match.log(1, since=2) == match.log(1)[2:]
    assert [event["step"] for event in match.log(1)] == [1, 2, 3, 4]


def all_events() -> list[dict[str, Any]]:
    match = lost_cities().start(seed=5)
    for _ in walk(match, 5):
        pass
    return match.log(0)


def test_every_key_happens() -> None:
    keys = {"play", "discard", "draw", "draw_card", "take", "round", "match"}
    assert {event["key"] for event in all_events()} == keys


@pytest.mark.parametrize(
    ("language", "sentence"),
    [("en", "You laid R5."), ("fr", "Tu as posé R5."), ("de", "Du hast R5 gelegt.")],
)
def test_an_event_is_told_in_every_language(language: str, sentence: str) -> None:
    match = play(placed(lost_cities(), hands=("R5",)), "play R5")
    assert catalogue("lost-cities", language).event(match.log(0)[0], ["Ada", "Bob"], 0) == sentence


def test_events_are_ready_for_json() -> None:
    events = all_events()
    assert json.loads(json.dumps(events)) == events
