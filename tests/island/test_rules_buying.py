"""I-6: buying."""

from __future__ import annotations

from typing import Any

import pytest

from island.arranging import (
    FLOWER,
    RICH,
    TRIANGLE,
    amounts,
    armies,
    buildings,
    held,
    keys,
    now,
    offered,
    play,
    refused,
    table,
    texts,
    where,
)
from manoa import Match

APART = {0: (0, 0), 1: (-1, 0)}
COSTS = [
    ("villager (1,-1)", (1, 0, 1)),
    ("farmhouse S(0,0)", (0, 2, 1)),
    ("fort S(1,-1)", (0, 3, 2)),
    ("offering (0,1)", (2, 2, 2)),
    ("march 1 (1,0) (0,0)", (1, 0, 0)),
]


def shop(cards: tuple[int, int, int], **wishes: Any) -> Match:
    board = {**FLOWER, (0, 1): "shrine"}
    pieces: dict[str, Any] = {"at": APART, "farmhouses": {0: ["N(0,0)"]}, "villagers": {0: {(1, 0): 1}}}
    return table(board, **{**pieces, "resources": {0: cards}, **wishes})


@pytest.mark.parametrize(("item", "cost"), COSTS)
def test_i_6_1_what_things_cost(item: str, cost: tuple[int, int, int]) -> None:
    match = play(shop(cost), item)
    assert held(match) == (0, 0, 0)
    assert amounts(match.view()["supply"]) == (23, 23, 23)
    for resource in range(3):
        if cost[resource]:
            food, wood, gold = (cost[other] - (other == resource) for other in range(3))
            refused(shop((food, wood, gold)), item)


def test_i_6_1_any_number_of_times() -> None:
    match = play(shop((4, 0, 4)), "villager (0,0)", "villager (0,0)", "villager (1,-1)", "villager (0,-1)")
    assert (armies(match), held(match)) == ({(1, 0): 1, (0, 0): 2, (1, -1): 1, (0, -1): 1}, (0, 0, 0))


def test_i_6_1_only_in_the_own_explore_phase() -> None:
    match = shop(RICH, turn=1, dice=(2, 4))
    play(match, "end turn")
    assert now(match) == (0, "roll")
    refused(match, "villager (0,0)", "farmhouse S(0,0)", "march 1 (1,0) (0,0)")


# Villagers


def test_i_6_1_villagers_come_to_walkable_tiles_at_an_own_building() -> None:
    board = {**FLOWER, (1, -1): "water"}
    match = shop(RICH, farmhouses={0: ["N(0,0)"]}, forts={0: "S(0,0)"})
    assert offered(match, "villager") == {"(0,0)", "(0,-1)", "(1,-1)", "(-1,1)"}
    match = table(board, at=APART, farmhouses={0: ["N(0,0)"], 1: ["N(0,1)"]}, resources={0: RICH})
    assert offered(match, "villager") == {"(0,0)", "(0,-1)"}
    assert offered(table(FLOWER, at=APART, resources={0: RICH}), "villager") == set()


@pytest.mark.parametrize(
    ("pieces", "expected"),
    [
        ({"villagers": {1: {(0, -1): 1}}}, {"(0,0)", "(1,-1)"}),
        ({"at": {0: (0, 0), 1: (1, -1)}}, {"(0,0)", "(0,-1)"}),
        ({"forts": {1: "S(0,-1)"}}, {"(1,-1)"}),
        ({"farmhouses": {0: ["N(0,0)"], 1: ["S(0,-1)"]}}, {"(0,0)", "(1,-1)", "(0,-1)"}),
        ({"at": {0: (0, 0), 1: (0, 0)}}, {"(1,-1)", "(0,-1)"}),
    ],
)
def test_i_6_1_not_to_opponent_occupied_tiles(pieces: Any, expected: set[str]) -> None:
    assert offered(shop(RICH, **pieces), "villager") == expected


def test_i_6_1_the_explorer_may_be_anywhere_when_villagers_are_bought() -> None:
    match = shop(RICH, at={0: (-1, 1), 1: (-1, 0)})
    assert offered(match, "villager") == {"(0,0)", "(0,-1)", "(1,-1)"}


# Farmhouses and forts


def test_i_6_1_a_farmhouse_stands_on_a_free_corner_of_the_explorers_tile() -> None:
    match = shop(RICH, farmhouses={1: ["S(0,0)"]}, forts={0: "N(0,1)"})
    assert offered(match, "farmhouse") == {"N(0,0)", "S(1,-1)", "N(-1,1)", "S(0,-1)"}
    assert buildings(play(match, "farmhouse N(-1,1)"), 0) == [["N", -1, 1], None, ["N", 0, 1]]


def test_i_6_1_a_farmhouse_may_stand_beside_opponents() -> None:
    match = shop(RICH, farmhouses={}, at={0: (0, 0), 1: (0, 0)}, villagers={1: {(1, 0): 1}}, forts={1: "N(0,1)"})
    assert "farmhouse S(1,-1)" in texts(match)


def test_i_6_1_a_fort_only_where_no_tile_is_opponent_occupied() -> None:
    match = shop(RICH, farmhouses={}, villagers={1: {(1, 0): 1}})
    assert offered(match, "fort") == {"N(0,0)", "S(0,0)"}
    assert offered(shop(RICH, at={0: (0, 0), 1: (0, 0)}), "fort") == set()
    own = shop(RICH, at={0: (0, 0), 1: (-1, 0)}, villagers={0: {(1, 0): 1, (0, 0): 1}})
    assert "fort S(1,-1)" in texts(own)


# Offerings


def test_i_6_1_an_offering_on_an_adjacent_shrine() -> None:
    board = {**FLOWER, (0, 1): "shrine", (1, 0): "shrine", (2, 0): "shrine"}
    match = table(board, at=APART, resources={0: RICH})
    assert offered(match, "offering") == {"(0,1)", "(1,0)"}
    play(match, "offering (1,0)")
    assert match.view()["offerings"] == [[["island", 1, 0]], []]
    assert offered(match, "offering") == {"(0,1)"}


def test_i_6_1_another_players_offering_does_not_matter() -> None:
    match = shop(RICH, offerings={1: [(0, 1)]})
    assert match.view()["shrines"] == [0, 1]
    play(match, "offering (0,1)")
    assert match.view()["shrines"] == [1, 1]


# Army movements


def test_i_6_1_an_army_goes_one_tile_and_may_go_on_as_often_as_it_is_paid() -> None:
    match = shop((2, 0, 0), villagers={0: {(1, 0): 3}})
    refused(match, "march 1 (1,0) (-1,1)", "march 4 (1,0) (0,0)", "march 1 (1,0) (0,1)")
    play(match, "march 2 (1,0) (0,0)", "march 1 (0,0) (-1,1)")
    assert (armies(match), held(match)) == ({(1, 0): 1, (0, 0): 1, (-1, 1): 1}, (0, 0, 0))
    assert offered(match, "march") == set()


def test_i_6_1_an_army_costs_no_speed() -> None:
    match = shop((1, 0, 0), speed=0)
    assert play(match, "march 1 (1,0) (0,0)").view()["speed"] == 0


def test_i_6_1_armies_walk_in_and_out_of_the_cave_but_never_discover() -> None:
    board = {**TRIANGLE, (0, 0): "cave_entrance"}
    match = table(board, at={0: (1, 0), 1: (1, 0)}, villagers={0: {(0, 0): 2}}, resources={0: (3, 0, 0)})
    assert offered(match, "march 2 (0,0)") == {"cave(0,0)", "(1,0)", "(1,-1)"}
    play(match, "march 2 (0,0) cave(0,0)")
    assert (armies(match), where(match)) == ({("cave", 0, 0): 2}, (1, 0))
    assert offered(match, "march 1 cave(0,0)") == {"(0,0)"}
    assert [text for text in texts(match) if text.startswith("discover")] == ["discover"]
    assert armies(play(match, "march 1 cave(0,0) (0,0)")) == {(0, 0): 1, ("cave", 0, 0): 1}


def test_i_6_2_a_villager_or_a_fort_never_starts_a_fight() -> None:
    match = shop((1, 3, 3), at=APART, villagers={1: {(-1, 0): 2}})
    play(match, "villager (1,-1)", "fort S(1,-1)")
    assert {"fight", "attack"} & set(keys(match)) == set()
    shared = shop(RICH, at={0: (0, 0), 1: (0, 0)})
    assert "villager (0,0)" not in texts(shared)
