"""I-3: the turn."""

from __future__ import annotations

import pytest

from island.arranging import (
    FLOWER,
    RICH,
    TRIANGLE,
    armies,
    held,
    island,
    now,
    offered,
    play,
    refused,
    table,
    texts,
    thrown,
    where,
)
from manoa import Match

NEAR = {0: (1, 0), 1: (0, 0)}


@pytest.mark.parametrize(("speed", "gather"), [(2, 5), (5, 2)])
def test_i_3_1_one_die_is_speed_the_other_gather(speed: int, gather: int) -> None:
    match = play(table(FLOWER, turn=1, dice=(2, 5)), "end turn")
    assert (match.view()["dice"], match.view()["speed"], match.view()["gather"]) == ([2, 5], None, None)
    assert texts(match) == ["speed 2", "speed 5"]
    play(match, f"speed {speed}")
    assert (match.view()["speed"], held(match)) == (speed, (0, 0, gather))


def test_i_3_1_equal_dice_ask_nobody() -> None:
    match = play(table(FLOWER, turn=1, dice=(4, 4)), "end turn")
    assert (now(match), match.view()["speed"], held(match)) == ((0, "explore"), 4, (0, 0, 4))


@pytest.mark.parametrize("speed", [1, 3, 6])
def test_i_3_1_hardcore_chooses_from_one_to_six_with_sum_seven(speed: int) -> None:
    match = play(table(FLOWER, turn=1, hardcore=True), "end turn")
    assert texts(match) == [f"speed {number}" for number in range(1, 7)]
    assert match.view()["dice"] is None
    play(match, f"speed {speed}")
    assert (match.view()["speed"], held(match)) == (speed, (0, 0, 7 - speed))


def test_i_3_2_gathering_comes_before_exploring() -> None:
    match = play(table({(0, 0): "garden"}, turn=1, dice=(5, 1)), "end turn", "speed 5")
    assert now(match) == (0, "gather")
    assert texts(match) == ["gather 1 gold", "gather 1 wood", "gather 1 food"]
    assert now(play(match, "gather 1 food")) == (0, "explore")


def test_i_3_3_moves_discoveries_and_purchases_in_any_order() -> None:
    match = table(TRIANGLE, at={0: (1, 0), 1: (1, -1)}, stack="wood", resources={0: RICH}, speed=4)
    play(match, "farmhouse S(1,0)", "discover", "place (0,1)", "fort S(0,1)", "move (0,0)", "move (1,0)")
    assert (match.view()["speed"], where(match)) == (1, (1, 0))


def test_i_3_3_a_move_and_a_discovery_cost_a_step_a_purchase_none() -> None:
    match = table(TRIANGLE, at={0: (1, 0)}, stack="wood", resources={0: RICH}, speed=3)
    assert play(match, "farmhouse S(1,0)").view()["speed"] == 3
    assert play(match, "discover").view()["speed"] == 2
    assert play(match, "place (2,-1)", "move (1,0)").view()["speed"] == 1
    assert play(match, "move (1,-1)").view()["speed"] == 0
    assert offered(match, "move") == set()
    refused(match, "discover", "move (1,0)")
    assert "end turn" in texts(match)


def test_i_3_3_unused_speed_is_lost() -> None:
    match = play(table(FLOWER, speed=6, dice=(2, 2, 1, 1)), "end turn", "end turn")
    assert (match.view()["turn"], match.view()["speed"]) == (0, 1)


def test_i_3_4_a_turn_ends_when_the_player_says_so() -> None:
    match = table(FLOWER, dice=(1, 3))
    assert now(play(match, "end turn")) == (1, "roll")


def beside(dice: tuple[int, ...], **wishes: object) -> Match:
    """Seat 0 on (1,0) beside seat 1 on the first tile."""
    return table(FLOWER, **{"at": NEAR, "dice": dice, "resources": {0: (0, 1, 1)}, **wishes})  # type: ignore[arg-type]


def test_i_3_4_a_lost_explorer_ends_the_turn() -> None:
    match = play(beside((1, 2, 3, 4)), "move (0,0)")
    assert now(match) == (1, "set")
    play(match, "set (0,1)")
    assert (now(match), where(match)) == ((1, "roll"), (0, 1))


def test_i_3_4_a_tied_attack_ends_the_turn() -> None:
    match = play(beside((2, 2, 3, 4)), "move (0,0)")
    assert (now(match), where(match)) == ((1, "roll"), (1, 0))


def test_i_3_4_a_won_attack_does_not_end_the_turn() -> None:
    match = play(beside((3, 2), speed=2), "move (0,0)", "set (0,1)")
    assert (now(match), where(match), match.view()["speed"]) == ((0, "explore"), (0, 0), 1)


def test_i_3_4_villagers_lost_in_an_attack_do_not_end_the_turn() -> None:
    match = beside((1, 5), villagers={0: {(0, 1): 1}}, resources={0: (1, 0, 0)}, at={0: (1, -1), 1: (0, 0)})
    play(match, "march 1 (0,1) (0,0)")
    assert (now(match), armies(match)) == ((0, "explore"), {})


def test_i_3_4_an_explorer_lost_as_a_defender_ends_the_own_turn_too() -> None:
    """The turn of the active player ends when an opponent beats its explorer in a window."""
    match = table(
        FLOWER,
        at={0: (1, 0), 1: (-1, 0)},
        villagers={1: {(0, 0): 2}},
        resources={0: (0, 2, 1), 1: (1, 0, 0)},
        dice=(6, 6, 1, 2, 3),
    )
    play(match, "farmhouse S(1,0)", "march 2 (0,0) (1,0)")
    assert now(match) == (1, "set")
    assert now(play(match, "set (0,0)")) == (1, "roll")


def test_i_3_4_fights_still_waiting_are_fought_before_the_turn_ends() -> None:
    """Seat 0 attacks, and in its window sends villagers into a second fight. The first is tied, the second won."""
    match = beside(
        (2, 2, 6, 1, 3, 4),
        players=3,
        at={0: (1, 0), 1: (0, 0), 2: (-1, 1)},
        villagers={0: {(0, 1): 1}},
        resources={0: (1, 0, 0)},
    )
    play(match, "move (0,0)", "march 1 (0,1) (-1,1)")
    assert thrown(match) == [([2], [2]), ([6], [1])]
    assert now(match) == (0, "set")
    assert match.view()["turn"] == 0
    match.play(match.actions()[0])
    assert now(match) == (1, "roll")


def test_i_3_5_in_the_first_round_nobody_enters_an_occupied_tile() -> None:
    wishes = {"at": NEAR, "villagers": {0: {(0, 1): 1}}, "resources": {0: RICH}}
    first = table(FLOWER, round_number=1, **wishes)  # type: ignore[arg-type]
    refused(first, "move (0,0)", "march 1 (0,1) (0,0)")
    assert first.view()["truce"] is True
    later = table(FLOWER, **wishes)  # type: ignore[arg-type]
    assert {"move (0,0)", "march 1 (0,1) (0,0)"} <= set(texts(later))
    assert later.view()["truce"] is False


@pytest.mark.parametrize("number", [1, 2])
def test_i_3_5_in_the_first_round_nobody_attacks_a_farmhouse(number: int) -> None:
    match = table(FLOWER, at={1: (1, 0)}, farmhouses={1: ["N(0,0)"]}, round_number=number)
    assert offered(match, "raid") == (set() if number == 1 else {"N(0,0) (0,0)"})


def test_i_3_5_explorers_that_share_the_first_tile_stay_together() -> None:
    match = table(FLOWER, 3, round_number=1, dice=(3, 3))
    play(match, "end turn")
    assert match.view()["fights"] == []
    assert [where(match, seat) for seat in range(3)] == [(0, 0)] * 3
    assert offered(match, "move") == {"(1,0)", "(1,-1)", "(0,-1)", "(-1,0)", "(-1,1)", "(0,1)"}


def test_i_3_5_the_truce_lasts_until_everybody_has_finished_a_first_turn() -> None:
    match = table(FLOWER, 3, turn=2, starter=2, round_number=1, dice=(1, 1) * 3)
    rounds = []
    for _ in range(4):
        rounds.append((match.view()["turn"], match.view()["round"], match.view()["truce"]))
        play(match, "end turn")
        while now(match)[1] == "roll":
            match.play(match.actions()[0])
    assert rounds == [(2, 1, True), (0, 1, True), (1, 1, True), (2, 2, False)]


def test_i_3_5_beasts_may_be_fought_in_the_first_round() -> None:
    match = table(TRIANGLE, at={0: ("cave", 0, 0)}, cave={}, cave_stack="bats", round_number=1, dice=(6, 1, 2))
    play(match, "discover", "place cave(1,0)")
    assert thrown(match) == [([6], [1, 2])]


def test_a_game_from_the_start_begins_with_the_starters_roll() -> None:
    match = island(explorer_side="front").start(3, seed=3)
    assert match.view()["turn"] == match.view()["starter"]
    assert match.view()["round"] == 1
    assert now(match)[1] in ("roll", "gather", "explore")
