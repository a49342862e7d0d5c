"""Flowing water (M-2)."""

from __future__ import annotations

from typing import Any

import pytest

import manoa
from manoa.games.quest.parts.board import ROUTES, board, neighbours
from manoa.games.quest.parts.modules import ARROWS, places
from manoa.games.quest.parts.routes import listed
from quest.arranging import leftover, play, refusal, texts, where
from quest.faulty import codes
from quest.moduling import arrow, events, on, row, sketch

STREAM = ("start", "river 1", "river 1", "river 1")


def test_m_2_1_a_piece_that_stops_on_an_arrow_is_carried() -> None:
    game = row(*STREAM, modules="current", marks={"current": [arrow(1, 0, 0)]})
    match = on(game, hand="sailor")
    seen = events(match, "sailor L1")
    assert where(match) == (2, 0)
    assert [event["key"] for event in seen] == ["run", "go", "carry"]


def test_m_2_1_the_stop_is_handled_first() -> None:
    spaces = {(0, 0): "start", (1, 0): "river 1", (2, 0): "river 1", (1, 1): "cave"}
    game = sketch(spaces, "current", {"current": [arrow(1, 0, 0)]}, caves=True)
    match = on(game, hand="sailor", caves={(1, 1): "coin_1 coin_2"})
    play(match, "sailor L1")
    assert (where(match), match.view()["tokens"][0]) == ((2, 0), ["coin_1"])


def test_m_2_1_passing_does_nothing_and_stopping_comes_before_anything_else() -> None:
    game = row(*STREAM, modules="current", marks={"current": [arrow(1, 0, 3), arrow(2, 0, 0)]})
    match = on(game, hand="captain explorer")
    play(match, "captain L1")
    assert (where(match), leftover(match)) == ((1, 0), 2)
    assert texts(match) == ["stop", "go L2"], "whatever else is done, the piece is carried first"
    assert "First continue or stop" in refusal(match, "end turn")
    play(match, "go L2", "stop")
    assert where(match) == (3, 0)


def test_m_2_1_the_view_tells_where_a_piece_will_be_carried() -> None:
    game = row(*STREAM, modules="current", marks={"current": [arrow(1, 0, 0)]})
    match = on(game, hand="sailor")
    assert match.view()["modules"]["arrows"] == [{"at": [1, 0], "to": [2, 0]}]
    assert [end["carried"] for way in match.view(0)["reach"] for end in way["ends"]] == [[2, 0]]


def test_m_2_1_the_view_does_not_promise_a_carry_to_an_occupied_space() -> None:
    game = row(*STREAM, modules="current", marks={"current": [arrow(1, 0, 0)]})
    match = on(game, hand="sailor", elsewhere={1: (2, 0)})
    [end] = [end for way in match.view(0)["reach"] for end in way["ends"]]
    assert end["carried"] is None
    play(match, "sailor L1")
    assert where(match) == (1, 0)


def test_m_2_1_the_view_counts_the_steps_from_where_a_piece_will_be_carried() -> None:
    game = row(*STREAM, "finish river", modules="current", marks={"current": [arrow(1, 0, 0)]})
    match = on(game, hand="sailor")
    [end] = [end for way in match.view(0)["reach"] for end in way["ends"]]
    play(match, "sailor L1")
    assert end["to_go"] == match.view()["to_go"][0] == 2


def test_m_5_3_the_view_tells_which_dragon_will_hold_a_piece_that_is_carried() -> None:
    game = row(*STREAM, modules="current dragons", marks={"current": [arrow(1, 0, 0)]})
    match = on(game, hand="sailor", dragons={"green": (3, 0)})
    [end] = [end for way in match.view(0)["reach"] for end in way["ends"]]
    assert (end["carried"], end["held"]) == ([2, 0], True)
    play(match, "sailor L1")
    assert match.view()["modules"]["held"][0] == [["green"]]


def test_m_2_1_no_reward_where_a_piece_is_carried_to() -> None:
    spaces = {(0, 0): "start", (1, 0): "river 1", (2, 0): "river 1", (3, 0): "cave"}
    game = sketch(spaces, "current", {"current": [arrow(1, 0, 0)]}, caves=True)
    match = on(game, hand="sailor", caves={(3, 0): "coin_1 coin_2"})
    play(match, "sailor L1")
    assert (where(match), match.view()["tokens"][0]) == ((2, 0), [])


@pytest.mark.parametrize("route", listed())
def test_m_2_2_printed_arrows_point_to_enterable_spaces_of_the_same_tile(route: str) -> None:
    spaces = {space.at: space for space in board(route).spaces}
    arrows = places(route)["current"]
    assert len(arrows) == ARROWS
    for one in arrows:
        at = one["q"], one["r"]
        to = spaces[neighbours(at)[one["direction"]]]
        assert spaces[at].terrain == "river"
        assert to.piece == spaces[at].piece
        assert to.terrain not in ("mountain", "cave", "start", "finish", "tunnel")


def own_route(**markers: Any) -> dict[str, Any]:
    return {**ROUTES["first"], "modules": markers}


def test_m_2_2_an_own_route_sets_its_arrows_under_the_same_conditions() -> None:
    good = places("first")["current"][0]
    assert codes(own_route(current=[good])) == []
    match = manoa.game("quest", route=own_route(current=[good]), modules=["current"]).start(2, seed=1)
    assert len(match.view()["modules"]["arrows"]) == 1
    rivers = [space.at for space in board("first").spaces if space.terrain == "river"]
    arrows = [arrow(q, r, turn) for q, r in rivers for turn in range(6)]
    wrong = [code for one in arrows for code in codes(own_route(current=[one]))]
    assert "arrow-nowhere" in wrong
    assert "arrow-ground" in codes(own_route(current=[{"q": 0, "r": 0, "direction": 0}]))


def test_m_2_3_target_occupied_the_piece_stays() -> None:
    game = row(*STREAM, modules="current", marks={"current": [arrow(1, 0, 0)]})
    match = on(game, hand="sailor", elsewhere={1: (2, 0)})
    play(match, "sailor L1")
    assert where(match) == (1, 0)


def test_m_2_3_target_has_an_arrow_one_step_only() -> None:
    game = row(*STREAM, modules="current", marks={"current": [arrow(1, 0, 0), arrow(2, 0, 0)]})
    match = on(game, hand="sailor")
    play(match, "sailor L1")
    assert where(match) == (2, 0)
