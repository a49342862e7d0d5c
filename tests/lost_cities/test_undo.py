"""Taking a step back, until something hidden was revealed."""

from __future__ import annotations

import pytest

from lost_cities.positions import lost_cities, placed, play
from manoa import Match
from undoing import goes_back, stands


def table(limit: int = 60) -> Match:
    return placed(lost_cities(no_deck_draw_limit=limit), hands=("R5 R6", "B4"), discards="W9 Wx")


@pytest.mark.parametrize("moves", [("play R5",), ("discard R5",), ("play R5", "take W"), ("discard R5", "take W")])
def test_what_all_could_see_can_be_taken_back(moves: tuple[str, ...]) -> None:
    goes_back(table(), moves)


def test_a_deck_draw_stands() -> None:
    stands(play(table(), "play R5", "draw"))


def test_what_came_after_a_deck_draw_can_be_taken_back_as_far_as_the_draw() -> None:
    match = play(table(), "play R5", "draw", "play B4")
    assert str(match.undo()) == "play B4"
    stands(match)


def test_a_card_taken_that_ends_the_round_stands() -> None:
    match = play(table(limit=1), "play R5", "take W")
    assert match.view()["round"] == 2
    stands(match)


def test_after_a_step_taken_back_another_can_be_played() -> None:
    match = play(table(), "play R5")
    match.undo()
    assert play(match, "play R6", "take W").view()["known"] == [["Wx"], []]
    assert match.steps == play(table(), "play R6", "take W").steps
