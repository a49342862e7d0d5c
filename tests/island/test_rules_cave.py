"""I-10: shrines and the cave."""

from __future__ import annotations

from collections import Counter
from typing import Any

import pytest

from island.arranging import (
    FLOWER,
    amounts,
    armies,
    buildings,
    explored,
    held,
    keys,
    now,
    offered,
    play,
    refused,
    stack,
    table,
    thrown,
    tiles,
    where,
)
from manoa import Match

GATE = {**FLOWER, (1, 0): "cave_entrance"}
INSIDE: dict[str, Any] = {"at": {0: ("cave", 0, 0), 1: (0, 0)}, "cave": {}}
ALL = Counter({"cave": 10, "bats": 1, "thieves": 1, "serpent": 1, "cave_shrine": 1})


def test_i_10_1_an_offering_controls_a_shrine_and_several_may() -> None:
    board = {**FLOWER, (2, -1): "shrine", (2, 0): "shrine"}
    view = table(board, 3, offerings={0: [(2, -1), (2, 0)], 1: [(2, -1)]}).view()
    assert (view["shrines"], view["strengths"]) == ([2, 1, 0], [3, 2, 1])


def test_i_10_2_the_exit_is_laid_when_a_piece_first_goes_there() -> None:
    match = table(GATE, at={0: (1, 0)}, speed=2)
    assert ("cave", 0, 0) not in tiles(match)
    play(match, "move cave(0,0)")
    assert (tiles(match)["cave", 0, 0], where(match), match.view()["speed"]) == ("cave_exit", ("cave", 0, 0), 1)
    play(match, "move (1,0)")
    assert (where(match), match.view()["speed"]) == ((1, 0), 0)


def test_i_10_2_an_army_opens_the_way_too_for_one_movement() -> None:
    match = table(GATE, villagers={0: {(1, 0): 1}}, resources={0: (2, 0, 0)})
    play(match, "march 1 (1,0) cave(0,0)")
    assert (("cave", 0, 0) in tiles(match), held(match)) == (True, (1, 0, 0))
    assert armies(play(match, "march 1 cave(0,0) (1,0)")) == {(1, 0): 1}


def test_i_10_2_the_exit_can_be_defended() -> None:
    match = table(GATE, at={0: (1, 0), 1: ("cave", 0, 0)}, cave={}, dice=(6, 1))
    assert thrown(play(match, "move cave(0,0)")) == [([6], [1])]
    truce = table(GATE, at={0: (1, 0), 1: ("cave", 0, 0)}, cave={}, round_number=1)
    refused(truce, "move cave(0,0)")


def test_i_10_3_discovering_in_the_cave() -> None:
    match = table(GATE, cave_stack="cave cave", **{**INSIDE, "speed": 4})
    play(match, "discover")
    assert offered(match, "place") == {"cave(1,0)", "cave(1,-1)", "cave(0,1)"}
    play(match, "place cave(1,0)")
    assert (where(match), match.view()["stacks"]["island"]) == (("cave", 1, 0), 48 - 7)
    play(match, "discover")
    assert offered(match, "place") == {"cave(1,-1)", "cave(0,1)"}


def test_i_10_3_blocked_neighbours_of_the_exit_stay_empty_for_ever() -> None:
    cave = {(0, 1): "cave", (-1, 2): "cave"}
    match = table(GATE, at={0: ("cave", 0, 1), 1: (0, 0)}, cave=cave, cave_stack="cave")
    play(match, "discover")
    assert offered(match, "place") == {"cave(1,0)", "cave(0,2)"}


def test_i_10_3_cave_places_are_free_of_the_island() -> None:
    match = table(GATE, at={0: ("cave", 1, 0), 1: (0, 0)}, cave={(1, 0): "cave"}, cave_stack="cave", place_blind=True)
    assert offered(match, "discover") == {"cave(1,-1)", "cave(0,1)"}


def test_i_10_4_the_explorer_moves_onto_a_plain_tile() -> None:
    match = play(table(GATE, cave_stack="cave", **INSIDE), "discover", "place cave(0,1)")
    assert (where(match), tiles(match)["cave", 0, 1], match.view()["speed"]) == (("cave", 0, 1), "cave", 2)


def test_i_10_5_the_cave_shrine_is_taken_and_not_laid() -> None:
    match = play(table(GATE, cave_stack="cave_shrine", **INSIDE), "discover")
    view = match.view()
    assert (view["cave_shrine"], view["shrines"], view["strengths"]) == (0, [1, 0], [3, 1])
    assert (where(match), view["speed"], now(match)) == (("cave", 0, 0), 2, (0, "explore"))
    assert "cave_shrine" not in tiles(match).values()
    assert view["stacks"]["cave"] == 13


def test_i_10_5_placed_blindly_it_is_taken_as_well() -> None:
    match = table(GATE, cave_stack="cave_shrine", place_blind=True, **INSIDE)
    play(match, "discover cave(1,0)")
    assert (match.view()["cave_shrine"], ("cave", 1, 0) in tiles(match)) == (0, False)


# I-10.6: beasts


def meet(beast: str, dice: tuple[int, ...], **wishes: Any) -> Match:
    """Seat 0 discovers a beast at cave(1,0)."""
    match = table(GATE, cave_stack=beast, dice=dice, **{**INSIDE, **wishes})
    return play(match, "discover", "place cave(1,0)")


@pytest.mark.parametrize(("beast", "strength"), [("bats", 2), ("thieves", 3), ("serpent", 4)])
def test_i_10_6_beasts_and_their_strength(beast: str, strength: int) -> None:
    match = meet(beast, (6, *[1] * strength))
    assert thrown(match) == [([6], [1] * strength)]
    assert (where(match), tiles(match)["cave", 1, 0], now(match)) == (("cave", 1, 0), "cave", (0, "explore"))
    assert match.view()["stacks"]["cave"] == 13


def test_i_10_6_the_window_is_for_the_attacker_only() -> None:
    match = meet(
        "serpent",
        (1, 1, 1, 1, 1, 1),
        villagers={0: {("cave", 0, 0): 1}, 1: {(0, 1): 1}},
        resources={0: (1, 0, 0), 1: (3, 0, 0)},
    )
    assert (now(match), match.view()["fights"][0]["beast"]) == ((0, "battle"), "serpent")
    assert tiles(match)["cave", 1, 0] == "serpent"
    play(match, "march 1 cave(0,0) cave(1,0)")
    assert thrown(match) == [([1, 1], [1, 1, 1, 1])]


def test_i_10_6_a_loss_sends_the_beast_back_and_the_resources_to_the_supply() -> None:
    match = meet("serpent", (1, 2, 1, 1, 1), resources={0: (1, 2, 3)})
    assert (now(match), match.view()["defeated"]) == ((1, "set"), 0)
    assert (held(match), amounts(match.view()["supply"])) == ((0, 0, 0), (23, 23, 23))
    play(match, "set (0,1)")
    assert (where(match), now(match)[0], match.view()["turn"]) == ((0, 1), 1, 1)
    assert (("cave", 1, 0) in tiles(match), Counter(stack(match, "cave"))) == (False, ALL)


def test_i_10_6_the_left_neighbour_places_the_loser() -> None:
    match = meet("bats", (1, 2, 1), players=3, turn=1, at={0: (0, 0), 1: ("cave", 0, 0), 2: (0, 1)})
    assert now(match) == (2, "set")
    last = meet("bats", (1, 2, 1), players=3, turn=2, at={0: (0, 0), 1: (0, 1), 2: ("cave", 0, 0)})
    assert (now(last), last.view()["turn"]) == ((0, "set"), 2)


def test_i_10_6_the_left_neighbour_places_by_the_rule_of_defeated_explorers() -> None:
    board = {**GATE, (2, -1): "shrine"}
    match = table(board, cave_stack="bats", dice=(1, 1, 6, 6), offerings={0: [(2, -1)]}, **INSIDE)
    play(match, "discover", "place cave(1,0)")
    assert offered(match, "set") == {"(1,0)", "(1,-1)"}


def test_i_10_6_villagers_of_the_losing_side_go_home() -> None:
    match = meet("bats", (1, 1, 6, 6), villagers={0: {("cave", 0, 0): 1}}, resources={0: (1, 0, 0)})
    play(match, "march 1 cave(0,0) cave(1,0)")
    assert (armies(match), match.view()["homes"][0]) == ({}, 5)


def test_i_10_6_a_tie_sends_the_pieces_back_and_the_beast_too() -> None:
    match = meet(
        "bats",
        (1, 2, 2, 1, 3, 4),
        villagers={0: {("cave", 0, 0): 1}},
        resources={0: (1, 2, 3)},
    )
    play(match, "march 1 cave(0,0) cave(1,0)")
    assert (thrown(match), where(match), armies(match)) == (
        [([1, 2], [2, 1])],
        ("cave", 0, 0),
        {("cave", 0, 0): 1},
    )
    assert (held(match), Counter(stack(match, "cave")), now(match)[0]) == ((0, 2, 3), ALL, 1)
    assert ("cave", 1, 0) not in tiles(match)


def test_i_10_6_the_place_of_a_beast_that_went_back_is_empty_again() -> None:
    wishes: dict[str, Any] = {**INSIDE, "forts": {0: "cave-N(0,1)"}, "place_blind": True}
    match = table(GATE, cave_stack="bats", dice=(3, 2, 1), **wishes)
    walkable = int(match.state["walkable"])
    play(match, "discover cave(1,0)")
    assert (where(match), int(match.state["walkable"])) == (("cave", 0, 0), walkable)
    play(explored(match), "end turn")
    assert now(explored(match)) == (0, "explore")
    assert offered(match, "move") == {"(1,0)"}
    assert offered(match, "discover") == {"cave(1,0)", "cave(1,-1)", "cave(0,1)"}
    assert buildings(match, 0)[2] == ["N", 0, 1]
    assert int(match.state["touched"][2]).bit_count() == 1


def test_i_10_6_a_beast_that_went_back_is_no_tile_to_touch() -> None:
    inside: dict[str, Any] = {"at": {0: ("cave", 1, 0), 1: (0, 0)}, "cave": {(1, 0): "cave"}, "place_blind": True}
    match = table(GATE, cave_stack="bats", dice=(3, 2, 1), **inside)
    play(explored(play(match, "discover cave(1,-1)")), "end turn")
    assert where(explored(match)) == ("cave", 1, 0)
    assert offered(match, "discover") == {"cave(1,-1)", "cave(0,1)"}


def test_i_10_6_the_cave_shrine_of_the_loser_is_shuffled_back_as_well() -> None:
    match = meet("bats", (1, 1, 1, 6, 6), holder=0)
    assert match.view()["cave_shrine"] is None
    play(match, "set (0,1)")
    assert Counter(stack(match, "cave")) == ALL
    assert {"cave_shrine_back", "beast_back"} <= set(keys(match))
    other = play(meet("bats", (1, 6, 6), holder=1), "set (0,1)")
    assert (other.view()["cave_shrine"], Counter(stack(other, "cave"))) == (1, ALL - Counter(["cave_shrine"]))


@pytest.mark.parametrize("option", ["anywhere", "lower_half"])
def test_i_10_6_what_was_shuffled_back_can_come_up_anywhere(option: str) -> None:
    places = set()
    for seed in range(40):
        match = meet("bats", (1, 1, 1, 6, 6), holder=0, seed=seed, cave_shrine=option)
        pile = stack(play(match, "set (0,1)"), "cave")
        places.add((pile.index("cave_shrine") // 7, pile.index("bats") // 7))
    assert places == {(0, 0), (0, 1), (1, 0), (1, 1)}


def test_i_10_6_a_fort_at_the_beasts_tile_is_fought_after_it() -> None:
    """R7."""
    won = meet("bats", (6, 1, 1, 6, 1, 1, 1, 1), forts={1: "cave-N(1,0)"})
    assert thrown(won) == [([6], [1, 1]), ([6], [1, 1, 1, 1])]
    assert (buildings(won, 1)[2], where(won), now(won)) == (None, ("cave", 1, 0), (0, "explore"))
    tied = meet("bats", (2, 1, 1, 6, 1, 1, 1, 1), forts={1: "cave-N(1,0)"})
    assert (len(thrown(tied)), where(tied), now(tied)[0]) == (1, ("cave", 0, 0), 1)
    lost = play(meet("bats", (1, 1, 1, 6, 1, 1, 1, 1), forts={1: "cave-N(1,0)"}), "set (0,1)")
    assert (len(thrown(lost)), buildings(lost, 1)[2]) == (1, ["N", 1, 0])


def test_i_10_6_the_owner_of_a_fort_there_is_asked_in_the_second_fight_only() -> None:
    match = meet(
        "bats", (6, 1, 1), forts={1: "cave-N(1,0)"}, villagers={1: {(0, 1): 1}}, resources={0: (0, 1, 0), 1: (1, 0, 0)}
    )
    assert (now(match), len(thrown(match)), tiles(match)["cave", 1, 0]) == ((1, "battle"), 1, "cave")


# I-10.7: the thieves


def test_i_10_7_thieves_give_their_treasure_once_and_for_good() -> None:
    match = meet("thieves", (6, 1, 1, 1), resources={0: (1, 0, 0)})
    assert (held(match), match.view()["treasure"]) == ((3, 2, 2), {"food": 0, "wood": 0, "gold": 0})
    assert tiles(match)["cave", 1, 0] == "cave"
    assert sum(match.view()["left"]["cave"].values()) == 13
    assert held(meet("bats", (6, 1, 1))) == (0, 0, 0)


def test_i_10_7_the_thieves_keep_what_they_win() -> None:
    match = meet("thieves", (1, 1, 1, 1), resources={0: (1, 2, 3)})
    assert (match.view()["treasure"], held(match)) == ({"food": 3, "wood": 4, "gold": 5}, (0, 0, 0))
    assert amounts(match.view()["supply"]) == (22, 21, 20)


@pytest.mark.parametrize("beast", ["thieves", "bats"])
def test_i_10_7_half_of_each_kind_applies_to_beasts_too(beast: str) -> None:
    match = meet(beast, (1, 2, 1, 1), resources={0: (3, 1, 4)}, defeat_loss="half")
    assert held(match) == (2, 1, 2)
    stolen = (3, 2, 4) if beast == "thieves" else (2, 2, 2)
    assert amounts(match.view()["treasure"]) == stolen
    assert amounts(match.view()["supply"]) == ((20, 22, 19) if beast == "thieves" else (21, 22, 21))
