"""Undo goes back step by step, until dice were thrown, a tile was turned up or the turn ended."""

from __future__ import annotations

from typing import Any

import pytest

from island.arranging import FLOWER, RICH, TRIANGLE, gathering, now, play, table
from manoa import Match
from undoing import goes_back, stands


def camp(**wishes: Any) -> Match:
    pieces: dict[str, Any] = {
        "at": {0: (0, 0), 1: (-1, 0)},
        "villagers": {0: {(1, 0): 2}, 1: {(0, -1): 1}},
        "farmhouses": {0: ["N(0,1)"]},
        "resources": {0: RICH, 1: (2, 0, 2)},
    }
    return table({**FLOWER, (0, 1): "shrine"}, **{**pieces, **wishes})


@pytest.mark.parametrize(
    "moves",
    [
        ("move (1,0)", "move (1,-1)"),
        ("march 1 (1,0) (1,-1)", "march 1 (1,-1) (0,0)"),
        ("farmhouse S(0,0)",),
        ("farmhouse S(0,0)", "pass"),
        ("villager (1,0)", "march 1 (0,-1) (1,-1)", "pass"),
        ("offering (0,1)", "offer white", "give food", "ask gold", "propose", "accept", "pass", "move (1,0)"),
        ("bank food for gold", "bank wood for gold"),
        ("offer orange", "give wood", "ask gold", "propose", "accept", "move (1,0)"),
        ("offer orange", "give wood", "ask gold", "propose", "refuse"),
        ("offer orange", "give wood", "withdraw", "move (1,0)"),
    ],
)
def test_what_all_could_see_can_be_taken_back(moves: tuple[str, ...]) -> None:
    goes_back(camp(), moves)


def test_a_tile_turned_up_stands_its_place_can_be_chosen_again() -> None:
    match = table(TRIANGLE, at={0: (1, 0)}, stack="wood")
    stands(play(match, "discover"))
    play(match, "place (2,-1)")
    assert str(match.undo()) == "place (2,-1)"
    assert now(match) == (0, "place")
    stands(match)


def test_a_cave_shrine_found_and_a_blind_discovery_stand() -> None:
    inside: dict[str, Any] = {"at": {0: ("cave", 0, 0)}, "cave": {}, "cave_stack": "cave_shrine"}
    stands(play(table(TRIANGLE, **inside), "discover"))
    stands(play(table(TRIANGLE, at={0: (1, 0)}, stack="wood", place_blind=True), "discover (0,1)"))


@pytest.mark.parametrize("dice", [(6, 1), (1, 6), (3, 3)])
def test_dice_of_a_fight_stand(dice: tuple[int, ...]) -> None:
    stands(play(table(FLOWER, at={1: (1, 0)}, dice=dice), "move (1,0)"))


def test_an_attack_that_waits_for_its_window_can_be_taken_back() -> None:
    match = play(camp(at={0: (1, -1), 1: (-1, 0)}), "move (0,-1)")
    assert now(match) == (0, "battle")
    assert str(match.undo()) == "move (0,-1)"
    play(match, "move (0,-1)", "pass")
    assert now(match) == (1, "battle")
    assert str(match.undo()) == "pass"
    stands(play(match, "pass", "pass"))


def test_a_defender_who_left_can_come_back_before_the_dice() -> None:
    match = play(camp(at={0: (1, -1), 1: (-1, 0)}), "move (0,-1)", "pass", "march 1 (0,-1) (-1,0)", "pass")
    assert match.view()["fights"] == []
    assert str(match.undo()) == "pass"
    assert str(match.undo()) == "march 1 (0,-1) (-1,0)"
    assert now(match) == (1, "battle")


def test_a_turn_that_ended_stands() -> None:
    stands(play(camp(), "end turn"))
    stands(play(camp(hardcore=True), "end turn"))


def test_speed_and_gathering_can_be_chosen_again() -> None:
    match = play(table({(0, 0): "garden"}, turn=1, dice=(1, 2)), "end turn", "speed 1", "gather 2 gold")
    assert str(match.undo()) == "gather 2 gold"
    assert str(match.undo()) == "speed 1"
    stands(match)


def test_cards_given_back_can_be_chosen_again() -> None:
    match = gathering({(0, 0): "gold"}, 3, resources={0: (4, 4, 0)}, resource_limit=9)
    assert str(play(match, "return food").undo()) == "return food"


def test_setting_an_explorer_can_be_chosen_again() -> None:
    match = play(table(FLOWER, at={1: (1, 0)}, dice=(6, 1)), "move (1,0)", "set (0,1)")
    assert str(match.undo()) == "set (0,1)"
    stands(match)


def test_setting_an_explorer_that_ends_the_turn_stands() -> None:
    match = play(table(FLOWER, at={1: (1, 0)}, dice=(1, 6)), "move (1,0)", "set (0,1)")
    stands(match)


def test_a_new_island_stands() -> None:
    pond = {(0, 0): "gold", (1, 0): "water", (1, -1): "water", (0, -1): "water", (-1, 0): "water", (-1, 1): "water"}
    stands(play(table(pond, stack="water", closing="restart"), "discover"))


def test_with_closed_resources_what_shows_the_supply_stands() -> None:
    closed: dict[str, Any] = {"open_resources": False}
    stands(play(camp(**closed), "bank food for gold"))
    stands(play(camp(**closed), "offer orange 1 wood for 1 gold", "accept"))
    assert str(play(camp(**closed), "offer orange 1 wood for 1 gold", "refuse").undo()) == "refuse"
    stands(play(gathering({(0, 0): "garden"}, 3, **closed), "gather 3 gold"))
    stands(play(camp(**closed), "farmhouse S(0,0)", "pass"))
    assert str(play(camp(**closed), "farmhouse S(0,0)").undo()) == "farmhouse S(0,0)"


def test_after_a_step_taken_back_another_can_be_played() -> None:
    match = play(camp(), "move (1,0)")
    match.undo()
    play(match, "move (1,-1)")
    assert match.steps == play(camp(), "move (1,-1)").steps


def test_a_purchase_that_asked_nobody_can_be_taken_back() -> None:
    match = play(camp(villagers={}), "farmhouse S(0,0)", "villager (1,0)")
    assert str(match.undo()) == "villager (1,0)"
    assert str(match.undo()) == "farmhouse S(0,0)"
