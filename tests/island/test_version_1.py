"""Matches of earlier versions of the rules go on as they were begun; `tests/data` has what those versions stored."""

from __future__ import annotations

from typing import Any

import pytest

import manoa
from island.arranging import held, now, play, table
from island.moments import cards, edited, sound
from manoa import Game, Match
from manoa.games.island import RULEBOOK
from manoa.games.island.people.numbering import BARGAINS, END, old_numbers
from manoa.games.island.rules import ids
from walks import going_on


def old(snapshot: dict[str, Any]) -> dict[str, Any]:
    return {**snapshot, "version": 1}


def restored(snapshot: dict[str, Any]) -> Match:
    return manoa.game("island", **snapshot["options"]).restore(snapshot)


@pytest.mark.parametrize(("version", "asked"), [(1, 0), (2, 1), (3, 1)])
def test_i_7_5_who_would_have_to_swap_was_not_asked(version: int, asked: int) -> None:
    snapshot = {**edited(sound(2), {"resources.1": cards(0, 5, 0)}), "version": version}
    assert now(play(restored(snapshot), "farmhouse N(1,0)"))[0] == asked


def test_i_11_2_three_offers_were_made_in_a_turn() -> None:
    match = restored(old(sound(2)))
    assert match.view()["offers_left"] == [3, 3]
    play(match, *["offer white 1 wood for 1 food", "refuse"] * 3)
    assert not [action for action in match.actions() if action.data["kind"] == "offer"]


@pytest.mark.parametrize("version", [1, 2])
def test_i_11_2_an_offer_that_was_begun_had_to_be_made(version: int) -> None:
    match = restored({**sound(2), "version": version})
    play(match, "offer white")
    assert "withdraw" not in [str(action) for action in match.actions()]
    assert match.why("withdraw") == {"code": "offer-stands", "parts": {}, "rule": "I-11.2"}
    assert "withdraw" in [str(action) for action in play(restored(sound(2)), "offer white").actions()]


@pytest.mark.parametrize(("version", "left"), [(1, 7), (2, 7), (3, 1)])
def test_i_5_5_an_island_was_not_laid_again_without_a_walkable_tile_in_its_stack(version: int, left: int) -> None:
    pond = {(0, 0): "gold", **dict.fromkeys([(1, 0), (1, -1), (0, -1), (-1, 0), (-1, 1)], "water")}
    today = table(pond, stack="water", rest=False, closing="restart")
    match = going_on(Game(RULEBOOK, today.game.options, version), 2, today.state)
    assert len(play(match, "discover").view()["tiles"]) == left


def test_a_record_keeps_the_version_it_was_played_under() -> None:
    match = restored(old(sound(2)))
    assert match.game.version == match.record()["version"] == match.snapshot()["version"] == 1
    assert manoa.replay(match.record()).game == match.game != manoa.game("island", **match.game.options)


@pytest.mark.parametrize(("version", "values"), [(1, "default"), (2, "balanced"), (3, "balanced")])
def test_an_option_that_a_record_lacks_has_the_default_of_its_time(version: int, values: str) -> None:
    record = {"game": "island", "version": version, "options": {}, "players": 2, "seed": "07" * 32, "actions": []}
    assert manoa.replay(record).game.options["house_values"] == values


def test_balanced_values_are_those_of_their_time() -> None:
    options = {"house_values": "balanced", "explorer_side": "random", "hardcore": True}
    for seed in range(20):
        record = {"game": "island", "options": options, "players": 4, "seed": f"{seed:02}" * 32, "actions": []}
        before = manoa.replay({**record, "version": 1})
        for seat, explorer in enumerate(before.view()["explorers"]):
            assert held(before, seat) == ((2, 2, 2) if explorer == "quartermaster" else (1, 1, 1))


def test_ids_of_version_1_name_the_steps_of_an_offer() -> None:
    match = restored(old(sound(2)))
    assert old_numbers(match.rules, match.state, 5) == [5]
    number = BARGAINS.index((1, 2, 0, 1))
    offer = [ids.OFFER, *[ids.GIVE + 1] * 2, ids.ASK, ids.PROPOSE]
    assert old_numbers(match.rules, match.state, ids.OFFER + number) == offer
    by_id = manoa.replay({**old(sound(2)), "actions": [ids.OFFER + number]})
    assert by_id.state.tobytes() == play(match, "offer white 2 wood for 1 food").state.tobytes()
    assert (END, len(BARGAINS)) == (660, 72)
    with pytest.raises(ValueError, match="no action 660 in version 1"):
        old_numbers(match.rules, match.state, 660)


@pytest.mark.parametrize("version", [0, 4])
def test_there_are_no_other_versions(version: int) -> None:
    assert not RULEBOOK.plays(version)
    with pytest.raises(ValueError, match="this library has version 3"):
        manoa.replay({**sound(2), "version": version, "actions": []})
