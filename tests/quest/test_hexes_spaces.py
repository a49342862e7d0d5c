"""Heroes & Hexes: demon and tunnel spaces, demon blockades, reserve, tavern, mountains, forced moves (H-2, H-3)."""

from __future__ import annotations

import pytest

from manoa.games.quest.parts.board import TILES, neighbours
from manoa.games.quest.parts.routes import listed
from manoa.games.quest.people.reading import atlas
from manoa.games.quest.rules.requirements import MOUNTAIN
from manoa.games.quest.rules.state import OUTSIDE
from quest.arranging import offered, on, play, position, refusal, texts, where, zone
from quest.hexing import hexed, hexes, row

LASTING = "misery misery cave_fever"


def test_h_2_1_a_demon_step_takes_nothing_and_may_be_repeated_but_not_onto_the_same_space() -> None:
    match = on(row("jungle 1", "demon 1", "demon 1", "jungle 1"), hand="explorer", pile=LASTING)
    play(match, "enter L1", "enter L2")
    assert where(match) == (2, 0)
    assert zone(match, "hand") == ["explorer"]
    assert "this turn already" in refusal(match, "enter L1")


def test_h_2_1_no_demon_step_after_the_purchase() -> None:
    match = on(row("start", "demon 1", "jungle 1"), hand="traveler", pile=LASTING)
    play(match, "buy scout", "pay traveler")
    assert "After a purchase" in refusal(match, "enter L1")


def test_h_2_1_occupied_demon_spaces_are_closed() -> None:
    match = on(row("start", "demon 1", "jungle 1"), elsewhere={1: (1, 0)})
    assert "occupied" in refusal(match, "enter L1")


def test_h_2_2_move_then_curses_then_the_stop() -> None:
    spaces = {(0, 0): "start", (1, 0): "demon 2", (2, 0): "cave", (0, 1): "jungle 1"}
    match = on(hexed(spaces), pile="misery torment", caves={(2, 0): "coin_1 coin_2"})
    match.play("enter L1")
    seen = match.view()
    assert seen["hexes"]["curses"][0] == ["misery"]
    assert seen["discards"][0] == ["demon"]
    assert seen["tokens"][0] == ["coin_1"]


def test_h_2_2_no_stop_where_voodoo_moved_the_piece() -> None:
    spaces = {(0, 0): "start", (1, 0): "demon 1", (2, 0): "cave", (1, 1): "jungle 1"}
    match = on(hexed(spaces), pile="voodoo", caves={(2, 0): "coin_1 coin_2"})
    play(match, "enter L1", "move M1", "done")
    assert match.view()["tokens"][0] == []
    match = on(hexed(spaces), pile="voodoo", caves={(2, 0): "coin_1 coin_2"})
    play(match, "enter L1", "done")
    assert match.view()["tokens"][0] == ["coin_1"]


def test_h_2_3_tunnels_of_a_tile_are_adjacent() -> None:
    spaces = {(0, 0): "jungle 1", (1, 0): "tunnel 1", (5, 0): "tunnel 1", (4, 0): "jungle 1", (5, 1): "tunnel 1"}
    match = on(hexed(spaces), pile=LASTING)
    play(match, "enter L1")
    assert offered(match, "enter") == ["L5"]  # M5 belongs to another tile
    play(match, "enter L5")
    assert where(match) == (5, 0)
    assert len(match.view()["hexes"]["curses"][0]) == 2


@pytest.mark.parametrize(("option", "curses"), [("arrival", 1), ("both", 3)])
def test_h_10_7_a_passage_draws_the_curses_of_its_end_or_of_both(option: str, curses: int) -> None:
    line = row("tunnel 2", "jungle 1", "tunnel 1", "tunnel 1", tunnel_curses=option)
    match = on(line, pile="torment torment torment torment")
    play(match, "enter L2")
    assert match.view()["hexes"]["curses_left"] == 20 - curses
    match = on(row("demon 2", "tunnel 1", tunnel_curses=option), pile="torment torment torment")
    play(match, "enter L1")
    assert match.view()["hexes"]["curses_left"] == 19, "no passage: it is entered from outside"


def test_h_10_7_tunnel_spaces_of_a_tile_do_not_touch() -> None:
    """So that each passage has a direction of its own."""
    for piece in TILES["pieces"].values():
        spots = [(part["q"], part["r"]) for part in piece["hexes"] if part["terrain"] == "tunnel"]
        assert not [at for at in spots if set(neighbours(at)) & set(spots)]


def test_h_2_4_a_step_that_ignores_requirements_draws_no_curse() -> None:
    spaces = {(0, 0): "jungle 1", (1, 0): "tunnel 2", (5, 0): "tunnel 1", (4, 0): "jungle 1"}
    match = on(hexed(spaces), hand="native native", pile="torment")
    play(match, "native L1", "native L5")
    assert where(match) == (5, 0)
    assert match.view()["hexes"]["curses_left"] == 20


def test_h_2_5_a_demon_blockade_costs_a_curse() -> None:
    game = row("jungle 1", "jungle 1", "jungle 1", gates=(((0, 0), (1, 0)),))
    match = on(game, blockades={0: 7}, pile="misery", hand="explorer")
    assert offered(match, "clear") == ["blockade-7"]
    play(match, "clear blockade-7")
    assert where(match) == (0, 0)
    assert match.view()["blockades"][0]["owner"] == 0
    assert match.view()["hexes"]["curses"][0] == ["misery"]
    match = on(game, blockades={0: 7}, pile="misery", hand="native")
    play(match, "native blockade-7")
    assert match.view()["hexes"]["curses"][0] == []


def test_h_2_6_played_tokens_go_to_the_used_pile_which_fills_the_reserve() -> None:
    match = on(row("start", "jungle 1"), hand="cave_explorer explorer", tokens="draw_card", draw="sailor")
    play(match, "play draw-card")
    assert match.view()["hexes"]["used_tokens"] == ["draw_card"]
    before = position(match)["hexes"]["reserve"]
    play(match, "play cave-explorer")
    assert match.view()["tokens"][0] == [before[0]]


TAVERN = {
    (0, 0): "jungle 1",
    (1, 0): "tavern jungle",
    (2, 0): "tavern jungle",
    (3, 0): "tavern jungle",
    (4, 0): "jungle 1",
}


def test_h_2_7_the_first_stop_in_the_tavern_brings_a_hero() -> None:
    match = on(hexed(TAVERN), hand="explorer", heroes="scrooge_bly ian_magellan nathan_cook")
    play(match, "explorer L1")
    assert match.view()["hexes"]["heroes"] == ["scrooge_bly", "ian_magellan", "nathan_cook"]
    assert texts(match) == ["take scrooge-bly", "take ian-magellan", "take nathan-cook"]
    play(match, "take ian-magellan")
    assert zone(match, "hand") == ["ian_magellan"]
    assert match.view()["hexes"]["heroes_left"] == 9
    play(match, "ian-magellan L2")
    assert match.view()["phase"] == "play"
    assert match.view()["hexes"]["met"] == [True, False, False]


def test_h_2_7_passing_over_gives_nothing() -> None:
    match = on(hexed(TAVERN), hand="pioneer")
    play(match, "pioneer L1")
    assert match.view()["phase"] == "play"
    play(match, "go L2", "go L3", "go L4", "stop")
    assert match.view()["hexes"]["met"][0] is False


def test_h_2_7_with_a_hero_due_the_movement_ends_before_anything_else() -> None:
    match = on(hexed(TAVERN), hand="pioneer traveler")
    play(match, "pioneer L1")
    assert sorted(texts(match)) == ["go L0", "go L2", "stop"]
    assert "First continue or stop" in refusal(match, "play traveler")


def test_h_2_8_a_piece_stands_on_a_mountain_and_leaves_by_normal_steps() -> None:
    match = on(row("jungle 1", "mountain", "jungle 1"), hand="geologist explorer")
    play(match, "geologist L1", "explorer L2")
    assert where(match) == (2, 0)


def test_h_2_8_from_a_mountain_it_is_one_step_more_than_from_the_best_space_beside_that_can_be_entered() -> None:
    mountains = 0
    for route in listed():
        rules = hexes(route).rules(3)
        for space in range(rules["spaces"]):
            if rules["printed"][space] == MOUNTAIN:
                beside = [at for at in rules["neighbour"][space, :6].tolist() if at != OUTSIDE]
                entered = [int(rules["to_go"][at]) for at in beside if rules["printed"][at] > MOUNTAIN]
                assert rules["to_go"][space] == 1 + min(entered)
                mountains += 1
    assert mountains > 100


@pytest.mark.parametrize(("route", "space", "steps"), [("swamplands", "R8", 29), ("witchs_cauldron", "I13", 4)])
def test_h_2_8_another_mountain_beside_does_not_count(route: str, space: str, steps: int) -> None:
    rules = hexes(route).rules(3)
    assert rules["to_go"][atlas(rules).names.index(space)] == steps


def test_h_3_1_forced_moves_leave_out_mountains_caves_tunnels_the_finish_and_standing_blockades() -> None:
    around = {
        **{(0, 0): "jungle 4", (1, 0): "demon 1", (2, 0): "mountain", (2, -1): "cave", (1, -1): "tunnel 1"},
        **{(0, 1): "finish river", (1, 1): "rubble 1"},
    }
    match = on(hexed(around, gates=(((1, 0), (1, 1)),)), pile="voodoo", blockades={0: 1})
    play(match, "enter L1")
    assert texts(match) == ["done", "move L0"]
    match = on(hexed(around, gates=(((1, 0), (1, 1)),)), pile="voodoo")
    play(match, "enter L1")
    assert sorted(texts(match)) == ["done", "move L0", "move M1"]


def test_h_3_2_a_forced_move_refreshes_caves_and_explores_none() -> None:
    spaces = {(0, 0): "jungle 1", (1, 0): "demon 1", (0, 1): "cave", (2, 0): "jungle 1", (3, 0): "jungle 1"}
    match = on(hexed(spaces), pile="voodoo", caves={(0, 1): "coin_1 coin_2"}, explored=[[[[0, 1]]], [[]], [[]]])
    play(match, "enter L1", "move L2")
    assert position(match)["explored"][0] == [[]]
    assert match.view()["tokens"][0] == []


def test_h_3_3_fewer_steps_or_none() -> None:
    match = on(row("jungle 1", "demon 1", "jungle 1", "jungle 1"), pile="voodoo")
    play(match, "enter L1", "done")
    assert (where(match), match.player) == ((1, 0), 0)


def test_tiles_have_their_demons() -> None:
    match = hexes("path_of_pilgrims").start(3, seed=1)
    rules = match.rules
    assert sum(1 for spirit in rules["spirit"].tolist() if spirit) == 18
    assert rules["degree"] == 8


def test_h_2_9_a_demon_step_ends_the_chance_to_keep_an_item() -> None:
    match = on(row("jungle 1", "jungle 4", "demon 1"), hand="leeroy", tokens="keep_item", pile="torment")
    play(match, "leeroy-once L1")
    assert "play keep-item" in texts(match)
    play(match, "enter L2")
    assert "play keep-item" not in texts(match)


def test_h_2_9_the_pass_token_opens_occupied_demon_spaces() -> None:
    game = row("jungle 1", "demon 1", "jungle 1")
    match = on(game, hand="geologist", tokens="pass_occupied", elsewhere={1: (1, 0)})
    assert not {"enter L1", "geologist L1"} & set(texts(match))
    play(match, "play pass-occupied")
    assert {"enter L1", "geologist L1"} <= set(texts(match))
