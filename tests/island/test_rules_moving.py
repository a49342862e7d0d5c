"""I-5: moving and discovering."""

from __future__ import annotations

from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from island.arranging import (
    FLOWER,
    RICH,
    TRIANGLE,
    armies,
    buildings,
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
from manoa.games.island.parts.tiles import EXIT, LINK, NOWHERE, ON_ISLAND

AROUND = [(1, 0), (1, -1), (0, -1), (-1, 0), (-1, 1), (0, 1)]


def places(match: Match) -> set[str]:
    """Where the tile that is turned up next may lie."""
    before = set(tiles(match))
    play(match, "discover")
    if match.view()["turned"]:
        return offered(match, "place")
    return {f"({at[-2]},{at[-1]})" for at in set(tiles(match)) - before if at}


def test_i_5_1_a_move_goes_to_an_adjacent_walkable_tile() -> None:
    match = table({**FLOWER, (1, 0): "water", (0, 1): "shrine"})
    assert offered(match, "move") == {"(1,-1)", "(0,-1)", "(-1,0)", "(-1,1)"}
    assert where(play(match, "move (-1,0)")) == (-1, 0)


def test_i_5_1_entering_an_occupied_tile_is_an_attack() -> None:
    match = play(table(FLOWER, at={1: (1, 0)}, dice=(4, 2)), "move (1,0)")
    assert thrown(match) == [([4], [2])]
    match = play(table(FLOWER, at={1: (-1, 0)}, farmhouses={1: ["N(1,0)"]}), "move (1,0)")
    assert thrown(match) == []


def test_i_5_2_the_top_tile_is_turned_up_and_then_its_place_is_chosen() -> None:
    match = table(TRIANGLE, at={0: (1, 0)}, stack="wood gold")
    play(match, "discover")
    assert (now(match), match.view()["turned"], match.view()["speed"]) == ((0, "place"), "wood", 2)
    assert texts(match) == ["place (2,-1)", "place (0,1)"]
    play(match, "place (0,1)")
    assert (tiles(match)[0, 1], match.view()["turned"], stack(match)[0]) == ("wood", None, "gold")


def test_i_5_2_blindly_the_place_is_chosen_first() -> None:
    match = table(TRIANGLE, at={0: (1, 0)}, stack="wood gold", place_blind=True)
    assert offered(match, "discover") == {"(2,-1)", "(0,1)"}
    refused(match, "discover")
    play(match, "discover (0,1)")
    assert (tiles(match)[0, 1], where(match), match.view()["speed"]) == ("wood", (0, 1), 2)


def test_i_5_2_not_without_a_legal_place() -> None:
    refused(table(FLOWER, stack="wood"), "discover")


def test_i_5_2_a_single_place_is_not_asked_for() -> None:
    board = {**FLOWER, (2, -1): "water", (2, 0): "water"}
    match = play(table(board, at={0: (1, 0)}, stack="wood"), "discover")
    assert (now(match), tiles(match)[1, 1], where(match)) == ((0, "explore"), "wood", (1, 1))


def test_i_5_3_a_place_touches_two_tiles() -> None:
    assert places(table(TRIANGLE, at={0: (1, 0)}, stack="wood")) == {"(2,-1)", "(0,1)"}


def test_i_5_3_one_while_the_map_has_one() -> None:
    assert places(table({(0, 0): "gold"}, stack="wood")) == {f"({q},{r})" for q, r in AROUND}
    assert places(table({(0, 0): "gold", (1, 0): "food"}, stack="wood")) == {"(1,-1)", "(0,1)"}


def test_i_5_3_a_place_is_empty_and_adjacent_to_the_explorer() -> None:
    match = table(FLOWER, at={0: (1, 0)}, stack="wood")
    assert places(match) == {"(2,-1)", "(1,1)"}


@given(st.lists(st.tuples(st.integers(-2, 2), st.integers(-2, 2)), min_size=1, max_size=14, unique=True), st.data())
def test_i_5_3_legal_places_are_those_of_the_rule(spots: list[tuple[int, int]], data: Any) -> None:
    here = data.draw(st.sampled_from(spots))
    radius = data.draw(st.sampled_from([0, 4]))
    board = dict.fromkeys(spots, "gold")
    match = table(board, at={0: here, 1: here}, stack="wood", rest=False, board_radius=radius, place_blind=True)
    expected = set()
    for dq, dr in AROUND:
        q, r = here[0] + dq, here[1] + dr
        touching = sum((q + x, r + y) in board for x, y in AROUND)
        inside = not radius or max(abs(q), abs(r), abs(q + r)) <= radius
        if (q, r) not in board and touching >= min(2, len(board)) and inside:
            expected.add(f"({q},{r})")
    assert offered(match, "discover") == expected


@pytest.mark.parametrize(
    ("number", "pieces", "expected"),
    [
        (1, {"forts": {1: "S(2,-1)"}}, {"(0,1)"}),
        (1, {"forts": {0: "S(2,-1)"}}, {"(2,-1)", "(0,1)"}),
        (1, {"farmhouses": {1: ["S(2,-1)"]}}, {"(2,-1)", "(0,1)"}),
        (2, {"forts": {1: "S(2,-1)"}}, {"(2,-1)", "(0,1)"}),
    ],
)
def test_i_5_3_in_the_first_round_not_at_an_opponents_fort(number: int, pieces: Any, expected: set[str]) -> None:
    for tile in ("wood", "water"):
        match = table(TRIANGLE, at={0: (1, 0)}, stack=tile, round_number=number, **pieces)
        assert places(match) == expected


def test_i_5_4_the_explorer_moves_onto_a_walkable_tile() -> None:
    match = play(table(TRIANGLE, at={0: (1, 0)}, stack="wood"), "discover", "place (2,-1)")
    assert (where(match), match.view()["speed"]) == ((2, -1), 2)


@pytest.mark.parametrize("tile", ["water", "shrine"])
def test_i_5_4_it_stays_where_it_is_for_water_and_shrines(tile: str) -> None:
    match = play(table(TRIANGLE, at={0: (1, 0)}, stack=tile), "discover", "place (2,-1)")
    assert (where(match), match.view()["speed"], tiles(match)[2, -1]) == ((1, 0), 2, tile)


@pytest.mark.parametrize(("tile", "fought"), [("wood", True), ("water", False), ("shrine", False)])
def test_i_5_4_a_fort_that_touches_the_new_tile_defends_it(tile: str, fought: bool) -> None:
    match = table(TRIANGLE, at={0: (1, 0)}, stack=tile, forts={1: "S(2,-1)"}, dice=(2, 1, 1, 1, 1))
    play(match, "discover", "place (2,-1)")
    assert thrown(match) == ([([2], [1, 1, 1, 1])] if fought else [])


def test_i_5_4_two_forts_are_two_defenders() -> None:
    board = {**TRIANGLE, (2, -2): "gold"}
    forts = {1: "S(2,-1)", 2: "S(2,-2)"}
    match = table(board, 3, at={0: (1, 0)}, stack="wood", forts=forts, dice=(6, 1, 1, 1, 1))
    match = play(match, "discover", "place (2,-1)")
    assert now(match) == (0, "order")
    assert match.view()["fights"][0]["defence"] == [4, 4]
    assert texts(match) == ["fight orange", "fight blue"]


def test_i_5_4_tiles_never_move_again() -> None:
    match = table(TRIANGLE, at={0: (1, 0)}, stack="wood food water gold", speed=5)
    before = tiles(match)
    play(match, "discover", "place (2,-1)", "discover", "place (2,-2)", "discover", "place (1,-2)", "discover")
    assert before.items() <= tiles(match).items()


# I-5.5: dead ends

POND = {(0, 0): "gold", **dict.fromkeys(AROUND[:5], "water")}  # only (0,1) is open


def test_i_5_5_water_that_would_enclose_the_island_goes_under_the_stack() -> None:
    match = play(table(POND, stack="water shrine wood"), "discover")
    assert (where(match), tiles(match)[0, 1], match.view()["speed"]) == ((0, 1), "wood", 2)
    assert match.view()["under"] == ["water", "shrine"]
    assert stack(match)[-2:] == ["water", "shrine"]


def test_i_5_5_water_lies_where_another_walkable_tile_has_an_empty_place() -> None:
    board = {**POND, (1, 0): "gold"}
    match = play(table(board, stack="water"), "discover")
    assert (tiles(match)[0, 1], match.view()["under"]) == ("water", [])


def test_i_5_5_empty_places_outside_the_bound_do_not_count() -> None:
    board = {**dict.fromkeys([(3, 0), (4, -1), (3, 1)], "water"), (4, 0): "gold"}
    match = table(board, at={0: (4, 0), 1: (4, 0)}, stack="water", board_radius=4)
    refused(match, "discover")
    open_board = {place: tile for place, tile in board.items() if place != (3, 1)}
    match = table(open_board, at={0: (4, 0), 1: (4, 0)}, stack="water wood", board_radius=4)
    play(match, "discover")
    assert (tiles(match)[3, 1], match.view()["under"]) == ("wood", ["water"])


def test_i_5_5_only_the_places_that_enclose_are_forbidden() -> None:
    """Two places are open beside the first tile: either may take water, the other then not."""
    board = {place: tile for place, tile in POND.items() if place != (-1, 1)}
    match = play(table(board, stack="water water wood"), "discover")
    assert offered(match, "place") == {"(-1,1)", "(0,1)"}
    play(match, "place (-1,1)", "discover")
    assert (tiles(match)[0, 1], match.view()["under"]) == ("wood", ["water"])


@pytest.mark.parametrize(("left", "laid"), [("water shrine", "water"), ("water gold", "gold")])
def test_i_5_5_with_only_water_and_shrines_left_the_rule_is_off(left: str, laid: str) -> None:
    match = play(table(POND, stack=left, rest=False), "discover")
    assert tiles(match)[0, 1] == laid


def test_i_5_5_a_tile_under_the_stack_comes_up_again_as_the_last() -> None:
    match = play(table(POND, stack="water wood", rest=False, speed=4), "discover")
    assert (match.view()["under"], match.view()["stacks"]["island"]) == (["water"], 1)
    play(match, "discover")
    assert (match.view()["turned"], match.view()["under"]) == ("water", [])
    assert match.state["under"] == 0


def test_i_5_5_placed_blindly_a_forbidden_tile_goes_under_the_stack() -> None:
    match = play(table(POND, stack="water wood", place_blind=True), "discover (0,1)")
    assert (tiles(match)[0, 1], match.view()["under"], match.view()["speed"]) == ("wood", ["water"], 2)


def enclosed(**wishes: Any) -> Match:
    return table(
        POND,
        stack="water",
        villagers={1: {(0, 0): 2}},
        farmhouses={0: ["N(0,0)"]},
        forts={1: "S(0,0)"},
        resources={0: RICH, 1: (1, 2, 3)},
        closing="restart",
        **wishes,
    )


def test_i_5_5_restart_lays_the_island_anew() -> None:
    match = play(enclosed(), "discover")
    (spot, first), *others = tiles(match).items()
    assert (spot, others) == ((0, 0), [])
    assert first not in ("water", "shrine")
    assert match.view()["stacks"]["island"] == 47
    assert (now(match), match.view()["speed"]) == ((0, "explore"), 2)


def test_i_5_5_restart_returns_pieces_and_keeps_resources_and_cave() -> None:
    match = enclosed(at={0: (0, 0), 1: ("cave", 1, 0)}, cave={(1, 0): "cave"}, holder=1)
    play(match, "discover")
    assert [where(match, seat) for seat in (0, 1)] == [(0, 0), (0, 0)]
    assert (armies(match, 1), match.view()["homes"]) == ({}, [5, 4])
    assert buildings(match, 0) == buildings(match, 1) == [None] * 3
    assert (held(match, 0), held(match, 1)) == (RICH, (1, 2, 3))
    assert (tiles(match)["cave", 1, 0], match.view()["cave_shrine"]) == ("cave", 1)
    assert "restart" in keys(match)


def test_i_5_5_restart_gives_offerings_back() -> None:
    board = {**POND, (1, 0): "shrine"}
    match = table(board, stack="water", offerings={0: [(1, 0)]}, closing="restart")
    assert play(match, "discover").view()["offerings"] == [[], []]


def test_i_5_5_restart_only_when_the_island_is_enclosed() -> None:
    board = {place: tile for place, tile in POND.items() if place != (-1, 1)}
    match = play(table(board, stack="water", closing="restart"), "discover", "place (0,1)")
    assert (tiles(match)[0, 1], len(tiles(match))) == ("water", 6)
    match = play(table(POND, stack="wood", closing="restart"), "discover")
    assert len(tiles(match)) == 7


def test_i_5_5_restart_also_when_a_walkable_tile_fills_the_last_place() -> None:
    sea = [(0, -1), (1, -2), (2, -2), (3, -2), (3, -1), (2, 0), (-1, 0), (-1, 1), (-1, 2), (0, 2), (1, 1)]
    land = dict.fromkeys([(0, 0), (1, -1), (2, -1), (0, 1)], "gold")
    hole = {**land, **dict.fromkeys(sea, "water")}
    assert len(tiles(play(table(hole, stack="food", closing="restart"), "discover"))) == 1
    assert len(tiles(play(table(hole, stack="food"), "discover"))) == 16  # forbidden are only water and shrines


@pytest.mark.parametrize("left", ["water", "water water shrine"])
def test_i_5_5_restart_also_when_nothing_walkable_is_left_in_the_stack(left: str) -> None:
    match = play(table(POND, stack=left, rest=False, closing="restart"), "discover")
    assert (len(tiles(match)), match.view()["stacks"]["island"]) == (1, 47)
    assert (now(match), match.view()["speed"]) == ((0, "explore"), 2)


def test_i_5_5_a_new_island_has_a_new_entrance() -> None:
    board = {**POND, (0, 0): "cave_entrance"}
    match = table(board, stack="water", closing="restart", cave={})
    play(match, "discover")
    again = tiles(match)[0, 0] == "cave_entrance"
    assert ("move cave(0,0)" in texts(match)) == again
    assert (match.state["near"][EXIT, LINK] == NOWHERE) == (not again)


def test_i_5_5_nothing_of_the_old_island_can_be_walked_on() -> None:
    land = {(0, 0): "gold", (1, 0): "food"}
    shore = [(2, 0), (2, -1), (1, -1), (0, -1), (-1, 0), (-1, 1), (1, 1)]
    match = table({**land, **dict.fromkeys(shore, "water")}, stack="water", closing="restart")
    play(match, "discover")
    assert len(tiles(match)) == 1
    assert int(match.state["walkable"]) & ON_ISLAND == 1


def test_i_5_6_an_empty_stack_ends_discovering_on_that_map_alone() -> None:
    match = table(TRIANGLE, at={0: (1, 0)}, stack="", rest=False)
    refused(match, "discover")
    inside = table(TRIANGLE, at={0: ("cave", 0, 0)}, cave={}, cave_stack="cave", rest=False)
    assert where(play(inside, "discover", "place cave(1,0)")) == ("cave", 1, 0)
    refused(inside, "discover")


def test_i_5_6_the_last_tile_can_be_discovered() -> None:
    match = table(TRIANGLE, at={0: (1, 0)}, stack="wood", rest=False)
    play(match, "discover", "place (2,-1)")
    assert match.view()["stacks"]["island"] == 0
