"""Phrases of the commands, and sentences put together."""

from __future__ import annotations

import pytest

from manoa.cli import phrases
from manoa.cli.boards.board import by_seat


def in_a_row(name: str, *sentences: str) -> list[str]:
    return phrases.in_a_row((name if text.startswith(f"{name} ") else None, text) for text in sentences)


def test_what_a_seat_does_in_a_row_is_one_sentence() -> None:
    said = [("You", "You play."), ("You", "You draw."), ("Bob", "Bob passes."), ("You", "You pass."), (None, "Over.")]
    assert phrases.in_a_row(said) == ["You play, draw.", "Bob passes.", "You pass.", "Over."]
    assert phrases.in_a_row([]) == []


def test_it_does_not_repeat_how_the_one_before_it_began() -> None:
    rows = in_a_row("Bob", "Bob rolls 6", "Bob moves to (1,0)", "Bob moves to (2,0)", "Bob attacks you", "Over")
    assert rows == ["Bob rolls 6, moves to (1,0), (2,0), attacks you", "Over"]
    rows = in_a_row("Du", "Du hast R5 gelegt.", "Du hast vom Stapel gezogen.", "Du bist dran.", "Du bist dran.")
    assert rows == ["Du hast R5 gelegt, vom Stapel gezogen, bist dran, dran."]
    rows = in_a_row("Toi", "Toi as joué.", "C’est fini.", "Toi as gagné.")
    assert rows == ["Toi as joué.", "C’est fini.", "Toi as gagné."]


@pytest.mark.parametrize(
    ("text", "expected"), [("a b", "a b"), ("a\x1b[2J\nb", "a�[2J�b"), ("x" * 30, "x" * 9 + "…"), ("", "")]
)
def test_texts_from_elsewhere_are_made_plain(text: str, expected: str) -> None:
    assert phrases.plain(text, 10) == expected


def test_scores_of_numbered_seats_cannot_be_misread() -> None:
    assert by_seat([3, -4], ["Seat 0", "Seat 1"]) == "Seat 0: 3, Seat 1: −4"


@pytest.mark.parametrize(
    ("text", "expected"), [("no such game", "No such game."), ("Done.", "Done."), ("run.gz is torn", "run.gz is torn.")]
)
def test_sentences(text: str, expected: str) -> None:
    assert phrases.sentence(text) == expected
