"""Danger (M-3)."""

from __future__ import annotations

import pytest

from manoa import IllegalAction
from manoa.games.quest.parts.modules import DANGERS, places
from manoa.games.quest.parts.routes import listed
from quest.arranging import offered, play, refusal, texts, where, zone
from quest.moduling import events, on, row, sketch

RIM = ("start", "jungle 1", "jungle 1", "river 1")


@pytest.mark.parametrize("route", listed())
def test_m_3_1_four_markers_on_every_route(route: str) -> None:
    assert len(places(route)["danger"]) == DANGERS


def test_m_3_1_the_turn_does_not_end_while_the_piece_can_leave() -> None:
    match = on(row(*RIM, modules="danger", marks={"danger": [[1, 0]]}), hand="explorer explorer sailor")
    play(match, "explorer L1")
    assert "end turn" not in texts(match)
    assert offered(match, "discard") == [], "what is discarded could not help any more"
    assert "still leave, to L2" in refusal(match, "end turn")
    assert "still leave" in refusal(match, "discard sailor")
    play(match, "explorer L2")
    assert "end turn" in texts(match)


def test_m_3_1_the_refusal_says_what_would_help() -> None:
    match = on(row(*RIM, modules="danger", marks={"danger": [[1, 0]]}), hand="explorer explorer sailor")
    play(match, "explorer L1")
    why = match.game.book.why(match.rules, match.state, 0)
    assert why == {"code": "in-danger", "parts": {"space": "L1", "spaces": ["L2"], "things": ["explorer"]}}
    assert match.view()["modules"]["in_danger"][0] == [True]


def test_m_3_1_the_view_tells_what_would_help() -> None:
    match = on(row(*RIM, modules="danger", marks={"danger": [[1, 0]]}), hand="explorer explorer sailor")
    assert match.view(0)["module_choices"]["leaving"] == []
    [end] = [end for way in match.view(0)["reach"] if way["card"] == "explorer" for end in way["ends"]]
    assert end["danger"]
    play(match, "explorer L1")
    assert match.view(0)["module_choices"]["leaving"] == [{"piece": 0, "spaces": ["L2"], "things": ["explorer"]}]
    play(match, "explorer L2")
    assert match.view(0)["module_choices"]["leaving"] == []


def test_m_3_1_a_card_that_waits_for_its_first_step_changes_nothing_of_it() -> None:
    spaces = {(0, 0): "start", (1, 0): "jungle 1", (2, 0): "rubble 1", (1, 1): "river 1"}
    match = on(sketch(spaces, "danger", marks={"danger": [[1, 0]]}), hand="explorer sailor traveler")
    play(match, "explorer L1", "play sailor")
    [leaving] = match.view(0)["module_choices"]["leaving"]
    assert leaving["spaces"] == ["M1", "L2"], "with the Sailor, or for the Traveler"


def test_m_3_1_leftover_power_and_cards_for_rubble_count() -> None:
    match = on(
        row("start", "jungle 1", "rubble 1", modules="danger", marks={"danger": [[1, 0]]}), hand="explorer sailor"
    )
    play(match, "explorer L1")
    assert "still leave, to L2" in refusal(match, "end turn")
    match = on(row(*RIM, modules="danger", marks={"danger": [[1, 0]]}), hand="scout")
    play(match, "scout L1")
    assert "end turn" not in texts(match)
    play(match, "stop")
    assert "end turn" in texts(match)


def test_m_3_2_a_piece_without_a_movement_goes_back() -> None:
    match = on(row(*RIM, modules="danger", marks={"danger": [[1, 0]]}), hand="explorer sailor")
    play(match, "explorer L1")
    seen = events(match, "end turn")
    assert where(match) == (0, 0)
    assert "retreat" in [event["key"] for event in seen]
    assert match.player == 1


def test_m_3_2_what_was_spent_stays_spent_and_what_was_gained_stays_gained() -> None:
    spaces = {(0, 0): "start", (1, 0): "jungle 1", (2, 0): "cave"}
    game = sketch(spaces, "danger", {"danger": [[1, 0]]}, caves=True)
    match = on(game, hand="explorer", rest="draw", caves={(2, 0): "coin_1 coin_2"})
    play(match, "explorer L1", "end turn")
    assert (where(match), match.view()["tokens"][0]) == ((0, 0), ["coin_1"])
    assert "explorer" in zone(match, "discard")


@pytest.mark.parametrize("before", [[], ["discard traveler"]])
def test_m_3_2_an_occupied_place_the_owner_chooses_among_the_nearest(before: list[str]) -> None:
    spaces = {(0, 0): "jungle 1", (1, 0): "jungle 2", (2, 0): "jungle 1", (-1, 0): "jungle 1", (3, 0): "jungle 1"}
    game = sketch(spaces, "danger", {"danger": [[0, 0]]})
    match = on(game, hand="traveler", safe=(2, 0), elsewhere={1: (2, 0)})
    play(match, *before, "end turn")
    assert (match.player, match.view()["phase"]) == (0, "retreat")
    assert match.view()["modules"]["back"] == [[1, 0], [3, 0]]
    assert texts(match) == texts(game.restore(match.snapshot())) == ["retreat L1", "retreat L3"]
    assert "First choose where" in refusal(match, "end turn")
    with pytest.raises(IllegalAction, match="cannot go back to L2, but to L1 and L3"):
        match.play("retreat L2")
    play(match, "retreat L3")
    assert (where(match), match.player) == ((3, 0), 1)


def test_m_3_3_who_was_moved_there_leaves_in_the_next_turn() -> None:
    match = on(row(*RIM, modules="danger", marks={"danger": [[1, 0]]}), at=(1, 0), safe=(0, 0), hand="explorer")
    assert "still leave" in refusal(match, "end turn")
    play(match, "explorer L2", "end turn")
    assert where(match) == (2, 0)


def test_m_3_5_what_would_have_to_be_drawn_first_is_no_way_out() -> None:
    game = row(*RIM, modules="danger", marks={"danger": [[1, 0]]})
    match = on(game, at=(1, 0), safe=(0, 0), hand="cartographer", draw="explorer explorer")
    play(match, "end turn")
    assert where(match) == (0, 0)
    match = on(game, at=(1, 0), safe=(0, 0), hand="cartographer", draw="explorer explorer")
    play(match, "play cartographer")
    assert "still leave, to L2" in refusal(match, "discard explorer")


def test_m_3_4_nobody_buys_in_danger() -> None:
    match = on(
        row(*RIM, modules="danger", marks={"danger": [[1, 0]]}), at=(1, 0), safe=(0, 0), hand="traveler traveler"
    )
    assert offered(match, "buy") == []
    assert "leave first" in refusal(match, "buy scout")
