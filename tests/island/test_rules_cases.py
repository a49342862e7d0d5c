"""I-15: the test cases of the rules, as written there."""

from __future__ import annotations

from collections import Counter
from typing import Any

import pytest

from island.arranging import (
    FLOWER,
    RICH,
    TRIANGLE,
    amounts,
    armies,
    buildings,
    gathering,
    held,
    keys,
    now,
    offered,
    play,
    refused,
    stack,
    table,
    texts,
    thrown,
    tiles,
    where,
)
from manoa import Match

AROUND = ["(1,0)", "(1,-1)", "(0,-1)", "(-1,0)", "(-1,1)", "(0,1)"]


def test_i_t1_movement() -> None:
    match = table(TRIANGLE, stack="wood", speed=3)
    play(match, "move (1,0)", "discover", "place (2,-1)")
    assert (where(match), tiles(match)[2, -1]) == ((2, -1), "wood")
    play(match, "move (1,-1)")
    assert (where(match), match.view()["speed"]) == ((1, -1), 0)


def test_i_t2_a_place_touches_two_tiles() -> None:
    match = play(table(TRIANGLE, at={0: (1, 0)}, stack="wood"), "discover")
    refused(match, "place (2,0)", "place (1,1)")
    assert offered(match, "place") == {"(2,-1)", "(0,1)"}


def test_i_t3_only_the_first_tile_lies() -> None:
    match = play(table({(0, 0): "gold"}, stack="wood"), "discover")
    assert offered(match, "place") == set(AROUND)


CORNER = {(0, 0): "gold", (0, -1): "food", (1, -1): "wood", (-1, 1): "gold"}


def site(**pieces: Any) -> Match:
    return table(CORNER, **{"at": {0: (0, 0), 1: (-1, 1)}, "resources": {0: RICH}, **pieces})


def test_i_t4_a_fort_beside_a_farmhouse_of_another() -> None:
    match = play(site(farmhouses={1: ["S(1,-1)"]}), "fort N(0,0)")
    assert buildings(match, 0)[2] == ["N", 0, 0]


def test_i_t5_no_fort_beside_a_villager_of_another() -> None:
    refused(site(farmhouses={1: ["S(1,-1)"]}, villagers={1: {(1, -1): 1}}), "fort N(0,0)")


def test_i_t6_no_fort_on_a_tile_that_a_fort_occupies() -> None:
    refused(site(forts={1: "N(1,-1)"}), "fort N(0,0)")


def stormed(dice: tuple[int, ...]) -> Match:
    match = table(
        {**FLOWER, (0, 0): "wood"},
        at={0: (1, -1), 1: (-1, 0)},
        villagers={0: {(1, 0): 3}, 1: {(0, 0): 1}},
        forts={1: "S(0,0)"},
        resources={0: (1, 0, 0)},
        dice=dice,
    )
    return play(match, "march 3 (1,0) (0,0)")


def test_i_t7_battle_with_a_fort() -> None:
    won = stormed((6, 6, 6, 1, 1, 1, 1, 1))
    assert thrown(won) == [([6, 6, 6], [1, 1, 1, 1, 1])]
    assert (armies(won), armies(won, 1), buildings(won, 1)[2]) == ({(0, 0): 3}, {}, None)
    lost = stormed((1, 1, 1, 1, 1, 1, 1, 1))
    assert (armies(lost), armies(lost, 1), buildings(lost, 1)[2]) == ({}, {(0, 0): 1}, ["S", 0, 0])
    assert lost.view()["homes"][0] == 5


def farm(dice: tuple[int, ...] = (), **wishes: Any) -> Match:
    match = table(
        FLOWER,
        at={0: (1, -1), 1: (-1, 0)},
        villagers={0: {(1, 0): 2}, 1: {(0, 0): 1}},
        farmhouses={1: ["S(0,0)"]},
        dice=dice,
        **{"resources": {0: (1, 0, 0)}, **wishes},
    )
    return play(match, "march 2 (1,0) (0,0)")


def test_i_t8_battle_with_a_farmhouse() -> None:
    match = farm((3, 4, 5, 1, 1, 1))
    assert thrown(match) == [([3, 4], [5])]
    assert (armies(match), now(match)) == ({(0, 0): 2}, (0, "explore"))
    assert {"raid S(0,0) (0,0)", "end turn"} <= set(texts(match))
    play(match, "raid S(0,0) (0,0)")
    assert thrown(match)[1] == ([1, 1], [1])
    assert buildings(match, 1)[0] is None


def test_i_t9_the_defender_leaves_in_the_window() -> None:
    match = farm(resources={0: (1, 0, 0), 1: (1, 0, 0)})
    assert now(match) == (1, "battle")
    play(match, "march 1 (0,0) (-1,0)")
    assert (thrown(match), armies(match), now(match)) == ([], {(0, 0): 2}, (0, "explore"))


def test_i_t10_two_offerings_and_the_cave_shrine_make_five() -> None:
    board = {**FLOWER, (2, -1): "shrine", (2, 0): "shrine"}
    match = table(board, offerings={0: [(2, -1), (2, 0)]}, holder=0)
    assert match.view()["strengths"] == [5, 1]


def test_i_t11_a_tie_in_the_own_turn() -> None:
    match = play(table(FLOWER, at={0: (1, 0)}, speed=4, dice=(4, 4, 1, 2)), "move (0,0)")
    assert (where(match), now(match), match.view()["turn"]) == ((1, 0), (1, "roll"), 1)
    assert match.view()["speed"] is None


def test_i_t12_the_first_round() -> None:
    match = table(FLOWER, round_number=1, at={1: (1, 0)})
    refused(match, "move (1,0)")
    shared = table(FLOWER, round_number=1)
    assert where(play(shared, "move (1,0)")) == (1, 0)


def test_i_t13_an_offering_is_void_when_the_buyer_is_beaten() -> None:
    match = table(
        {**FLOWER, (1, 0): "shrine"},
        at={0: (0, 0), 1: (-1, 0)},
        villagers={1: {(0, 1): 3}},
        resources={0: (2, 2, 2), 1: (1, 0, 0)},
        dice=(6, 6, 6, 1, 2, 3),
    )
    play(match, "offering (1,0)", "march 3 (0,1) (0,0)")
    assert (now(match), held(match), held(match, 1)) == ((1, "set"), (0, 0, 0), (2, 2, 2))
    play(match, "set (1,-1)")
    assert (match.view()["offerings"], "void" in keys(match)) == ([[], []], True)
    assert (match.view()["turn"], amounts(match.view()["supply"])) == (1, (21, 21, 21))


def test_i_t14_gathering_in_a_garden_and_from_afar() -> None:
    match = gathering({(0, 0): "garden"}, 3)
    assert held(play(match, "gather 1 food 1 wood 1 gold")) == (1, 1, 1)
    afar = gathering(
        {**FLOWER, (1, 0): "cave_entrance"},
        3,
        at={0: ("cave", 0, 0)},
        cave={},
        villagers={0: {(1, -1): 1}},
        farmhouses={0: ["N(0,0)"]},
    )
    assert (now(afar), held(afar)) == ((0, "explore"), (0, 3, 0))


@pytest.mark.parametrize("tile", ["water", "shrine"])
def test_i_t15_water_or_a_shrine_discovered(tile: str) -> None:
    match = play(table(TRIANGLE, at={0: (1, 0)}, stack=tile, speed=1), "discover", "place (2,-1)")
    assert (where(match), match.view()["speed"], tiles(match)[2, -1]) == ((1, 0), 0, tile)


def thieves(dice: tuple[int, ...], **wishes: Any) -> Match:
    board = {**FLOWER, (1, 0): "cave_entrance"}
    match = table(board, at={0: ("cave", 0, 0)}, cave={}, cave_stack="thieves", dice=dice, **wishes)
    return play(match, "discover", "place cave(1,0)")


def test_i_t16_thieves() -> None:
    won = thieves((6, 1, 1, 1))
    assert (held(won), tiles(won)["cave", 1, 0]) == ((2, 2, 2), "cave")
    lost = play(thieves((1, 1, 1, 1), resources={0: (0, 0, 3)}), "set (0,1)")
    assert (amounts(lost.view()["treasure"]), where(lost)) == ((2, 2, 5), (0, 1))
    assert "thieves" in stack(lost, "cave")


def test_i_t17_the_holder_loses_to_a_beast() -> None:
    match = play(thieves((1, 1, 1, 6, 6, 6), holder=0), "set (0,1)")
    assert match.view()["cave_shrine"] is None
    assert Counter(stack(match, "cave")) == Counter(
        {"cave": 10, "bats": 1, "thieves": 1, "serpent": 1, "cave_shrine": 1}
    )


def test_i_t18_the_holder_attacks_and_loses() -> None:
    shrines = {(2, -1): "shrine", (2, 0): "shrine", (1, 1): "shrine"}
    wishes: dict[str, Any] = {"at": {0: (-1, 0)}, "holder": 0, "dice": (1, 1, 1, 6, 6, 6, 6)}
    match = play(table({**FLOWER, **shrines}, offerings={1: list(shrines)[:2]}, **wishes), "move (0,0)")
    assert (match.view()["cave_shrine"], match.over) == (1, False)
    fourth = play(table({**FLOWER, **shrines}, offerings={1: list(shrines)}, **wishes), "move (0,0)")
    assert (fourth.view()["cave_shrine"], fourth.over, fourth.placings) == (1, True, [2, 1])


def test_i_t19_the_bank() -> None:
    match = table(FLOWER, resources={0: (5, 0, 0)})
    assert held(play(match, "bank food for gold")) == (0, 0, 1)
    refused(table(FLOWER, resources={0: (4, 1, 0)}), "bank food for gold", "bank wood for gold")


def test_i_t20_the_exit_has_three_blocked_neighbours() -> None:
    board = {**FLOWER, (1, 0): "cave_entrance"}
    match = play(table(board, at={0: ("cave", 0, 0)}, cave={}, cave_stack="cave"), "discover")
    refused(match, "place cave(0,-1)", "place cave(-1,0)", "place cave(-1,1)")
    assert offered(match, "place") == {"cave(1,0)", "cave(1,-1)", "cave(0,1)"}


def test_i_t21_one_farmhouse_two_fields() -> None:
    match = gathering(
        {**FLOWER, (-2, 0): "cave_entrance"},
        1,
        at={0: (-2, 0)},
        farmhouses={0: ["N(0,0)"]},
        villagers={0: {(0, 0): 1, (1, -1): 1}},
    )
    assert offered(match, "gather") == {"1 gold", "1 wood"}


def test_i_t22_the_sixth_neighbour() -> None:
    pond = {(0, 0): "gold", (1, 0): "water", (1, -1): "water", (0, -1): "water", (-1, 0): "water", (-1, 1): "water"}
    match = play(table(pond, stack="water food"), "discover")
    assert (tiles(match)[0, 1], match.view()["under"], stack(match)[-1]) == ("food", ["water"], "water")
