"""Matches of version 1 of the rules go on as they were begun (docs/games/quest.md, "Versions")."""

from __future__ import annotations

from typing import Any

import pytest

import manoa
from manoa import Match
from manoa.games.quest.people.reading import atlas
from manoa.games.quest.rules.requirements import CAMP, JUNGLE, POWERS
from manoa.games.quest.rules.state import OUTSIDE
from quest.arranging import arranged, play, texts
from quest.hexing import hexes
from quest.moduling import MUISCA

both_versions = pytest.mark.parametrize("version", [1, 2])


def begun(version: int, players: int = 3, modules: tuple[str, ...] = (), stored: str = "", **wishes: Any) -> Match:
    """A match of Heroes & Hexes that began under a version of the rules."""
    game = hexes(modules=list(modules))
    snapshot = arranged(game, players, **wishes)
    if stored:
        added = snapshot["position"]["modules"]
        added["stored"][0] = stored.split()
        added["muisca"] = [{"card": card, "left": 4 - stored.split().count(card)} for card in MUISCA]
    return game.restore({**snapshot, "version": version})


def beside_the_tavern() -> tuple[tuple[int, int], str]:
    """A space that a card pays for, and the name of a tavern space next to it."""
    rules = hexes().rules(3)
    chart, tavern = atlas(rules), int(rules["tavern"])
    near = [at for at in chart.neighbour[tavern] if at != OUTSIDE]
    space = next(
        at for at in near if JUNGLE * POWERS < rules["printed"][at] < CAMP * POWERS and not rules["spirit"][at]
    )
    q, r = chart.hexes[space]
    return (q, r), chart.names[tavern]


@both_versions
def test_h_6_1_the_curse_of_a_shaman_was_drawn_before_the_hero_was_chosen(version: int) -> None:
    at, tavern = beside_the_tavern()
    match = begun(version, at=at, hand="shaman", pile="misery", heroes="scrooge_bly")
    play(match, f"shaman {tavern}", "stop")
    assert match.view()["phase"] == "hero"
    assert match.view()["hexes"]["curses"][0] == (["misery"] if version == 1 else [])
    play(match, "take scrooge-bly")
    assert match.view()["hexes"]["curses"][0] == ["misery"]


@both_versions
def test_h_4_2_a_shaman_without_a_step_could_curse_a_piece_that_had_arrived(version: int) -> None:
    at, _ = beside_the_tavern()
    match = begun(version, 2, at=[None, at], hand="shaman", pile="voodoo")
    play(match, "play shaman", "stop")
    assert match.view()["phase"] == ("play" if version == 1 else "force")


@both_versions
def test_h_7_1_henry_could_be_played_after_the_purchase(version: int) -> None:
    match = begun(version, hand="henry_threepwood traveler")
    play(match, "buy scout", "pay traveler")
    assert ("play henry-threepwood" in texts(match)) == (version == 1)


@both_versions
def test_h_3_3_henry_could_choose_a_player_whose_pieces_could_not_be_moved(version: int) -> None:
    match = begun(version, player=1, hand="henry_threepwood", elsewhere={0: [None]}, arrived=[0])
    play(match, "play henry-threepwood")
    assert ("seat 0" in texts(match)) == (version == 1)


@both_versions
def test_m_4_2_a_stored_card_was_always_paid_with_a_change_of_symbol(version: int) -> None:
    match = begun(version, modules=("muisca",), tokens="change_symbol", stored="muisca_guide")
    play(match, "play change-symbol", "buy scout")
    assert texts(match) == ["pay muisca-guide-stored" if version == 1 else "pay muisca-guide-stored as-coins"]
    play(match, *texts(match))
    assert (match.view()["bought"], match.view()["changing"]) == (True, False)


def test_a_record_keeps_the_version_it_was_played_under() -> None:
    match = play(begun(1, hand="henry_threepwood traveler"), "buy scout", "pay traveler", "play henry-threepwood")
    assert match.game.version == match.record()["version"] == match.snapshot()["version"] == 1
    again = manoa.replay(match.record())
    assert again.state.tobytes() == match.state.tobytes()
    with pytest.raises(ValueError, match="After a purchase"):
        manoa.replay({**match.record(), "version": 2})


def test_new_matches_are_of_version_2() -> None:
    assert hexes().start(3, seed=1).record()["version"] == 2
