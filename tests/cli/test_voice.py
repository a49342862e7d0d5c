"""Words: grammar, minus signs, who won."""

from __future__ import annotations

from typing import Any

import pytest

from manoa.cli import voice

SENTENCES = {
    "play": "{seat} plays {card}",
    "pass": "{seat} passes",
    "carry": "{seat} carries {many} to {whom}",
    "has": "{seat} has {cards}",
    "round": "Round {round} ends: {scores}",
    "defeat": "{seat} is beaten and loses {cards} to {foe}",
    "set": "{seat} sets the explorer of {other} on {where}",
}
NAMES = ["You", "Careful"]


@pytest.mark.parametrize(
    ("event", "told"),
    [
        ({"key": "play", "seat": 0, "card": "R5"}, "You play R5"),
        ({"key": "play", "seat": 1, "card": "R5"}, "Careful plays R5"),
        ({"key": "pass", "seat": 0}, "You pass"),
        ({"key": "carry", "seat": 0, "many": -2, "whom": "Ann"}, "You carry −2 to Ann"),
        ({"key": "has", "seat": 0, "cards": ["R5", "R6", "R7"]}, "You have R5, R6 and R7"),
        ({"key": "has", "seat": 1, "cards": ["R5"]}, "Careful has R5"),
        ({"key": "defeat", "seat": 0, "cards": ["R5"], "foe": 1}, "You are beaten and lose R5 to Careful"),
        ({"key": "defeat", "seat": 1, "cards": ["R5"], "foe": 0}, "Careful is beaten and loses R5 to you"),
        ({"key": "set", "seat": 1, "other": 0, "where": "(1,2)"}, "Careful sets your explorer on (1,2)"),
        ({"key": "set", "seat": 0, "other": 1, "where": "(1,2)"}, "You set the explorer of Careful on (1,2)"),
        ({"key": "round", "seat": None, "round": 1, "scores": [12, -5]}, "Round 1 ends: You 12, Careful −5"),
    ],
)
def test_events_in_words(event: dict[str, Any], told: str) -> None:
    assert voice.tell(SENTENCES, event, NAMES) == told


def test_terms_take_the_place_of_ids() -> None:
    terms = {"red_five": "the red Five", "5": "wrong"}
    assert (
        voice.tell(SENTENCES, {"key": "play", "seat": 0, "card": "red_five"}, NAMES, terms) == "You play the red Five"
    )
    told = voice.tell(SENTENCES, {"key": "has", "seat": 1, "cards": ["red_five", "x"]}, NAMES, terms)
    assert told == "Careful has the red Five and x"
    assert voice.tell(SENTENCES, {"key": "carry", "seat": 1, "many": 5, "whom": "x"}, NAMES, terms).endswith("5 to x")


def test_what_a_seat_does_in_a_row_is_one_sentence() -> None:
    events: list[dict[str, Any]] = [{"seat": 0}, {"seat": 0}, {"seat": 1}, {"seat": 0}, {"seat": None}, {"seat": None}]
    told = ["You play", "You draw", "Careful passes", "You pass", "Round 1 ends", "Over"]
    expected = ["You play, draw", "Careful passes", "You pass", "Round 1 ends", "Over"]
    assert voice.in_a_row(events, told, NAMES) == expected
    assert voice.in_a_row([], [], NAMES) == []


@pytest.mark.parametrize(
    ("text", "told"), [("a b", "a b"), ("a\x1b[2J\nb", "a�[2J�b"), ("x" * 30, "x" * 9 + "…"), ("", "")]
)
def test_texts_from_elsewhere_are_made_plain(text: str, told: str) -> None:
    assert voice.plain(text, 10) == told


def test_scores_of_numbered_seats_cannot_be_misread() -> None:
    assert voice.by_seat([3, -4], ["Seat 0", "Seat 1"]) == "Seat 0: 3, Seat 1: −4"


@pytest.mark.parametrize(
    ("placings", "told"), [([1, 2], "You win."), ([2, 1], "Careful wins."), ([1, 1], "You and Careful share the win.")]
)
def test_winners(placings: list[int], told: str) -> None:
    assert voice.winners(placings, NAMES) == told


@pytest.mark.parametrize(
    ("verb", "told"),
    [("passes", "pass"), ("chooses", "choose"), ("reaches", "reach"), ("fixes", "fix"), ("carries", "carry")],
)
def test_verbs_for_you(verb: str, told: str) -> None:
    assert voice._with_you(verb) == told


@pytest.mark.parametrize(
    ("text", "told"), [("no such game", "No such game."), ("Done.", "Done."), ("run.gz is torn", "run.gz is torn.")]
)
def test_sentences(text: str, told: str) -> None:
    assert voice.sentence(text) == told


def test_every_verb_of_every_game_has_a_form_for_you() -> None:
    import manoa

    for name in manoa.games():
        for told in manoa.game(name).book.sentences.values():
            first, _, rest = told.partition(" ")
            if first == "{seat}":
                verb = voice._with_you(rest.split()[0])
                assert not verb.endswith("s") or verb.endswith("ss")
