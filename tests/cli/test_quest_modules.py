"""The modules in the terminal: their signs on the map, and what seats have."""

from __future__ import annotations

import functools

import pytest

import manoa
from cli.quests import lines
from manoa import Match
from quest.moduling import MODULES


@functools.cache
def begun() -> Match:
    match = manoa.game("quest", modules=MODULES, starting_player=0).start(3, seed=1)
    for number in (4, 8):
        match.state["chest_owner"][number % 8] = 2
    return match


@pytest.mark.parametrize("language", ["en", "fr", "de"])
def test_the_map_shows_swamps_currents_danger_chests_fog_and_dragons(language: str) -> None:
    drawn = "\n".join(lines(begun(), 0, 140, None, "map", language=language))
    for sign in ("§2Y", "≈1»", "!", "¤", "▒▒N", " g ", " b ", " y ", " w "):
        assert sign in drawn


def test_the_seats_have_their_points_and_the_market_has_the_muisca() -> None:
    drawn = "\n".join(lines(begun(), 0, 140))
    assert "points" in drawn
    assert "Muisca Goldsmith" in drawn


def test_a_dragon_that_is_awake_has_a_large_letter() -> None:
    match = manoa.game("quest", modules=["dragons"], starting_player=0).start(3, seed=1)
    match.state["awake"] = 1
    drawn = "\n".join(lines(match, 0, 140, None, "map"))
    assert " G " in drawn
    assert " b " in drawn
