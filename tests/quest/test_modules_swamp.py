"""Swamps (M-1)."""

from __future__ import annotations

from typing import Any

import pytest

from manoa.games.quest.parts.board import ROUTES, Hex, board, distances
from manoa.games.quest.parts.routes import listed
from quest.arranging import leftover, offered, play, refusal, texts, where
from quest.faulty import codes
from quest.moduling import on, row, sketch, with_modules


@pytest.mark.parametrize("route", listed())
def test_m_1_1_three_swamp_tiles_lie_beside_the_route(route: str) -> None:
    plain, swampy = board(route), board(route, swamps=True)
    added = [space for space in swampy.spaces if space.terrain == "swamp"]
    assert [space.power for space in added] == [1, 2, 2, 1, 1, 1, 3, 2]
    assert [space.name for space in added] == [f"Y{number}" for number in range(4, 12)]
    assert set(plain.spaces) == set(swampy.spaces) - set(added), "they cover nothing"
    assert len(swampy.joints) == len(plain.joints)
    far = distances(swampy.spaces)
    assert all(space.at in far for space in added), "every swamp touches the route"


def test_m_1_2_one_card_of_exactly_that_power() -> None:
    game = row("start", "swamp 2", "jungle 1", modules="swamp")
    match = on(game, hand="scout explorer trailblazer adventurer")
    assert [text for text in texts(match) if text.endswith("L1")] == ["scout L1", "adventurer L1"]
    play(match, "scout L1")
    assert (where(match), leftover(match)) == ((1, 0), None)


@pytest.mark.parametrize("token", ["", "change_symbol"])
def test_m_1_2_a_swamp_takes_any_symbol_and_there_is_one_text_for_it(token: str) -> None:
    game = row("start", "swamp 2", "jungle 1", modules="swamp", caves=True)
    match = on(game, hand="scout adventurer", tokens=token)
    if token:
        play(match, "play change-symbol")
    plays = [str(action) for action in match.actions() if action.data["kind"] == "run"]
    assert plays == ["play scout", "play adventurer as machete"]
    for old in ("machete", "paddle", "coin"):
        again = play(match.at(len(match.steps)), f"play adventurer as {old}", "go L1")
        assert again.record()["actions"][-2:] == ["play adventurer as machete", "go L1"]


def test_m_1_2_a_symbol_that_something_else_asks_for_is_a_play_of_its_own() -> None:
    spaces = {(0, 0): "start", (1, 0): "swamp 2", (0, 1): "river 1", (2, 0): "jungle 1"}
    match = on(sketch(spaces, "swamp"), hand="adventurer")
    plays = [str(action) for action in match.actions() if action.data["kind"] == "run"]
    assert plays == ["play adventurer as machete", "play adventurer as paddle"]
    play(match, "play adventurer as paddle", "go L1")


def test_m_1_2_leftover_power_does_not_lead_into_a_swamp() -> None:
    spaces = {(0, 0): "start", (1, 0): "jungle 1", (2, 0): "swamp 2", (2, -1): "jungle 1"}
    match = on(sketch(spaces, "swamp"), hand="trailblazer")
    play(match, "trailblazer L1")
    assert leftover(match) == 2
    assert "swamp" in refusal(match, "go L2")
    ends = [end["space"] for way in match.view(0)["reach"] for end in way["ends"]]
    assert ends == ["K2"]


def test_m_1_2_a_symbol_token_of_exactly_that_power() -> None:
    game = row("start", "swamp 2", "jungle 1", modules="swamp", caves=True)
    match = on(game, tokens="machete_2 paddle_1 coin_2")
    assert {text for text in texts(match) if text.endswith("L1")} == {"machete-2 L1", "coin-2 L1"}


def test_m_1_2_a_familiar_with_either_power() -> None:
    spaces = {(0, 0): "jungle 1", (1, 0): "swamp 1", (0, 1): "swamp 2", (2, 0): "jungle 1"}
    game = sketch(spaces, "swamp", heroes_hexes=True, route="demon_gorge")
    match = on(game, hand="frank")
    assert "frank L1" in texts(match)
    assert "frank-once M0" in texts(match)
    assert "frank M0" not in texts(match)


def test_m_1_3_free_steps_enter_and_leaving_is_paid_by_the_next_space() -> None:
    game = row("start", "swamp 3", "river 1", modules="swamp")
    match = on(game, hand="native sailor")
    play(match, "native L1", "sailor L2")
    assert where(match) == (2, 0)


@pytest.mark.parametrize("route", listed())
def test_m_1_3_no_blockade_lies_between_a_swamp_and_a_tile(route: str) -> None:
    laid = board(route, swamps=True)
    swamps = {space.at for space in laid.spaces if space.terrain == "swamp"}
    assert not any(at in swamps for joint in laid.joints for pair in joint.contacts for at in pair)


def swamped(name: str, swamp: str, at: Hex) -> Any:
    """A printed route as one's own, with one swamp."""
    return {**ROUTES[name], "modules": {"swamp": [{"swamp": swamp, "q": at[0], "r": at[1], "rotation": 0}]}}


def test_m_1_3_no_blockade_lies_beside_a_swamp_that_is_laid_over_a_tile() -> None:
    game = with_modules("swamp", route=swamped("first", "swamp_1", (-3, 0)))
    match = on(game, at=(-3, 0), hand="explorer native", blockades={0: 1})
    assert not any("blockade" in text for text in texts(match))
    play(match, "explorer C1")
    assert where(match) == (-3, -1)
    assert any("blockade" in text for text in texts(match)), "beside the rest of that joint it lies"


def test_m_1_3_where_a_swamp_is_laid_over_all_of_a_joint_there_is_no_blockade() -> None:
    route = swamped("across_the_pass", "swamp_2", (-1, -18))
    assert not codes(route)
    dry, wet = (
        with_modules(*names, route=route, heroes_hexes=True).start(3, seed=1).view()["blockades"]
        for names in ((), ("swamp",))
    )
    assert [one["between"] for one in dry if one["between"] != ["O", "U"]] == [one["between"] for one in wet]
    assert len(wet) == len(dry) - 1


def test_m_1_4_crocodile_2() -> None:
    game = row("start", "swamp 2", "jungle 1", modules="swamp")
    assert offered(on(game, hand="scout"), "scout") == ["L1"]
    assert "exactly 2" in refusal(on(game, hand="explorer"), "explorer L1")
    assert "exactly 2" in refusal(on(game, hand="trailblazer"), "trailblazer L1")
    assert "L1" in offered(on(game, hand="adventurer"), "adventurer")
