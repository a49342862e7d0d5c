"""`about`: what a card, a token, an explorer or a purchase does."""

from __future__ import annotations

import pytest

import manoa
from cli.terminals import play, run
from manoa.cli.boards.board import scene_of
from manoa.cli.boards.registry import board_for
from manoa.cli.words import words_for
from manoa.words import LANGUAGES


@pytest.mark.parametrize("typed", ["travel-log", "Travel Log", "travel log"])
def test_a_card_of_quest(typed: str) -> None:
    output = run("play", "quest", "--seed", "7", lines=[f"about {typed}"]).output
    assert "Travel Log: Draw 2 cards." in output
    assert "Item: used once" in " ".join(output.split())


@pytest.mark.parametrize(("language", "told"), [("de", "Kundschafter: "), ("fr", "Éclaireur : ")])
def test_in_the_language_that_is_spoken(language: str, told: str) -> None:
    assert told in run("play", "quest", "--seed", "7", "--language", language, lines=["about scout"]).output


def test_cards_of_lost_cities() -> None:
    output = play(lines=["about Yx", "about b5", "about P5"]).output
    assert "Yx: Comes before the numbers. One wager doubles" in output
    assert "B5: Earns its number." in output
    assert output.count("Starting an expedition costs 20 points. With 8 cards or more it earns 20 extra.") == 2
    assert "P5: " not in output  # of an expedition that is not in this match


def test_curses_of_quest_one_by_one_and_all() -> None:
    output = run("play", "quest", "--seed", "7", lines=["about misery", "about curse"]).output
    assert "Misery: You cannot play purple cards. Lifted by one purple card." in output
    every = next(line for line in output.splitlines() if line.startswith("Curses: "))
    names = ("Lethargy (paddle)", "Cave Fever", "Misfortune", "Voodoo", "Paralysis", "Torment")
    assert all(f"{name}: " in every for name in names)


def test_purchases_explorers_and_beasts_of_island() -> None:
    output = " ".join(
        run("play", "island", "--seed", "7", lines=["about fort", "about captain", "about thieves"]).output.split()
    )
    assert "3 wood and 2 gold." in output
    assert "Captain: Defends with one more die" in output
    assert "takes the treasure" in output


def test_what_is_unknown_is_asked_for_again() -> None:
    assert "about Explorer" in run("play", "quest", "--seed", "7", lines=["about nothing of it"]).output
    assert "Write the name after it: about yx." in play(lines=["about blue"]).output


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", ["lost-cities", "quest", "island"])
def test_everything_is_told_in_every_language(game: str, language: str) -> None:
    match = manoa.game(game).start(players=2, seed=7)
    scene = scene_of(match, match.player, ["Ann", "Bob"], words_for(game, language))
    told = board_for(game).about(scene)
    assert len(told) > 15
    assert all(name and all(sentences) for name, sentences in told.values())
