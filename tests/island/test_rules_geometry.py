"""I-1: terms, maps, corners, pieces, explorers."""

from __future__ import annotations

from collections import Counter
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
    gathering,
    held,
    island,
    now,
    offered,
    places_at,
    play,
    refused,
    table,
    texts,
    tiles,
    where,
)
from manoa.games.island.rules.board import corner_touches

WALKABLE = ["gold", "food", "wood", "garden", "cave_entrance"]
AROUND = [(1, 0), (1, -1), (0, -1), (-1, 0), (-1, 1), (0, 1)]
ISLAND_TILES = {"water": 11, "gold": 12, "food": 10, "wood": 9, "garden": 2, "shrine": 3, "cave_entrance": 1}
PLACES = st.tuples(st.integers(-20, 20), st.integers(-20, 20))
NAMES = ("N({q},{r})", "S({e},{n})", "N({q},{s})", "S({q},{r})", "N({w},{s})", "S({q},{n})")


def corners_of(q: int, r: int) -> list[str]:
    """The six corners as the rules name them, clockwise from the top."""
    return [name.format(q=q, r=r, e=q + 1, w=q - 1, n=r - 1, s=r + 1) for name in NAMES]


@pytest.mark.parametrize("players", [1, 5])
def test_i_1_1_two_to_four_play(players: int) -> None:
    assert [island().start(number, seed=1).players for number in (2, 3, 4)] == [2, 3, 4]
    with pytest.raises(ValueError, match="2, 3 or 4 players"):
        island().start(players)


@pytest.mark.parametrize("players", [2, 3, 4])
def test_i_1_1_seats_take_turns_clockwise(players: int) -> None:
    match = table(FLOWER, players, dice=[3, 3] * 8)
    turns = []
    for _ in range(players + 1):
        turns.append(match.view()["turn"])
        while now(match)[1] != "explore":
            match.play(match.actions()[0])
        match.play("end turn")
    assert turns == [*range(players), 0]


def test_i_1_1_the_cave_is_a_map_of_its_own() -> None:
    match = table(FLOWER, at={0: ("cave", 1, 0)}, cave={(1, 0): "cave"})
    assert tiles(match)[1, 0] == "food"
    assert tiles(match)["cave", 1, 0] == "cave"
    assert offered(match, "move") == {"cave(0,0)"}


def test_i_1_2_the_tiles() -> None:
    view = island().start(2, seed=3).view()
    laid = Counter(tile["tile"] for tile in view["tiles"])
    assert laid + Counter(view["left"]["island"]) == Counter(ISLAND_TILES)
    assert view["left"]["cave"] == {"cave": 10, "bats": 1, "thieves": 1, "serpent": 1, "cave_shrine": 1}


@pytest.mark.parametrize("tile", ISLAND_TILES)
def test_i_1_2_water_and_shrines_cannot_be_walked_on(tile: str) -> None:
    match = table({**TRIANGLE, (1, 0): tile}, villagers={0: {(0, 0): 1}}, resources={0: (1, 0, 0)})
    assert ("move (1,0)" in texts(match)) == (tile in WALKABLE)
    assert ("march 1 (0,0) (1,0)" in texts(match)) == (tile in WALKABLE)


def test_i_1_2_cave_tiles_can_be_walked_on() -> None:
    match = table({(0, 0): "cave_entrance"}, cave={(1, 0): "cave", (0, 1): "cave"}, speed=4)
    play(match, "move cave(0,0)", "move cave(1,0)", "move cave(0,1)")
    assert where(match) == ("cave", 0, 1)


def test_i_1_3_tiles_that_share_a_side_are_adjacent() -> None:
    match = table({**FLOWER, (2, 0): "gold", (2, -1): "gold"})
    assert offered(match, "move") == {f"({q},{r})" for q, r in AROUND}
    assert offered(play(match, "move (1,0)"), "move") == {"(0,0)", "(0,1)", "(1,-1)", "(2,0)", "(2,-1)"}


@pytest.mark.parametrize("cave", [None, {}])
def test_i_1_3_the_entrance_leads_to_the_exit_and_back(cave: dict[tuple[int, int], str] | None) -> None:
    match = table({**FLOWER, (1, 0): "cave_entrance"}, at={0: (1, 0)}, cave=cave)
    play(match, "move cave(0,0)")
    assert offered(match, "move") == {"(1,0)"}
    assert where(play(match, "move (1,0)")) == (1, 0)


def test_i_1_3_no_other_tile_leads_to_the_exit() -> None:
    match = table({**FLOWER, (1, 0): "cave_entrance"}, cave={})
    refused(match, "move cave(0,0)")


@given(PLACES)
def test_i_1_4_the_six_corners_of_a_place(place: tuple[int, int]) -> None:
    match = table({place: "gold"}, at={0: place, 1: place}, resources={0: RICH})
    assert [text for text in texts(match) if "farmhouse" in text] == [
        f"farmhouse {name}" for name in corners_of(*place)
    ]


@given(PLACES, st.sampled_from(AROUND))
def test_i_1_4_neighbours_share_two_corners(place: tuple[int, int], step: tuple[int, int]) -> None:
    other = (place[0] + step[0], place[1] + step[1])
    shared = set(corners_of(*place)) & set(corners_of(*other))
    assert len(shared) == 2
    assert all({("island", *place), ("island", *other)} < places_at(corner) for corner in shared)


@given(PLACES, st.integers(0, 5), st.sampled_from([(0, 0), *AROUND, (2, 0), (2, -1), (1, 1)]))
def test_i_1_4_a_corner_belongs_to_three_places(place: tuple[int, int], number: int, step: tuple[int, int]) -> None:
    q, r = place
    match = table({place: "gold"}, at={0: place, 1: place}, resources={0: RICH})
    name = corners_of(q, r)[number]
    code = int(play(match, f"farmhouse {name}").state["corner"][0])
    there = (q + step[0], r + step[1])
    assert bool(corner_touches(code, 0, *there)) == (("island", *there) in places_at(name))
    assert not corner_touches(code, 1, *there)


def test_i_1_5_a_building_touches_tiles_laid_later() -> None:
    match = table(TRIANGLE, at={0: (1, 0), 1: (0, 0)}, resources={0: RICH}, stack="wood", speed=5)
    play(match, "farmhouse N(1,0)", "discover", "place (2,-1)")
    assert offered(match, "villager") == {"(1,0)", "(1,-1)", "(2,-1)"}


def test_i_1_5_a_building_at_the_rim_touches_one_tile() -> None:
    match = table({(0, 0): "gold"}, at={0: ("cave", 0, 0)}, cave={}, resources={0: RICH})
    play(match, "farmhouse cave-N(0,0)")
    assert offered(match, "villager") == {"cave(0,0)"}


@pytest.mark.parametrize("seat", [0, 1])
def test_i_1_5_a_corner_takes_one_building_of_any_player(seat: int) -> None:
    built = table(FLOWER, at={1: (1, 0)}, farmhouses={seat: ["N(0,0)"]}, forts={seat: "S(0,0)"}, resources={0: RICH})
    assert offered(built, "farmhouse") == set(corners_of(0, 0)) - {"N(0,0)", "S(0,0)"}
    assert "N(0,0)" not in offered(built, "fort")


@pytest.mark.parametrize("tile", ["water", "shrine"])
def test_i_1_5_corners_of_water_and_shrines_may_be_used(tile: str) -> None:
    match = table({**TRIANGLE, (1, 0): tile}, at={1: (1, -1)}, resources={0: RICH})
    play(match, "farmhouse N(0,1)", "fort S(0,0)")
    assert buildings(match, 0) == [["N", 0, 1], None, ["S", 0, 0]]


PIECES = [
    ({"villagers": {1: {(1, -1): 1}}}, False),
    ({"at": {1: (1, -1)}}, False),
    ({"at": {1: (1, 0)}, "forts": {1: "N(1,-1)"}}, False),
    ({"at": {1: (1, 0)}, "farmhouses": {1: ["N(1,-1)"]}}, True),
    ({"at": {1: (1, 0)}, "villagers": {0: {(1, -1): 2}}}, True),
]


@pytest.mark.parametrize(("pieces", "free"), PIECES)
def test_i_1_6_villagers_explorers_and_forts_occupy_farmhouses_do_not(pieces: dict[str, object], free: bool) -> None:
    """A fort may not touch what an opponent occupies (I-6.1): here (1,-1) at the corner N(0,0)."""
    match = table(FLOWER, **{"at": {1: (-1, 1)}, "resources": {0: RICH}, **pieces})  # type: ignore[arg-type]
    assert ("fort N(0,0)" in texts(match)) == free


def test_i_1_7_what_every_player_owns() -> None:
    assert table(FLOWER, 4).view()["homes"] == [5, 4, 4, 4]
    match = table(
        {**FLOWER, (2, -1): "shrine"},
        at={0: (1, 0), 1: (-1, 0)},
        resources={0: (20, 20, 20)},
        farmhouses={0: ["N(0,0)"]},
    )
    play(match, *["villager (0,0)"] * 5)
    assert (offered(match, "villager"), match.view()["homes"]) == (set(), [0, 4])
    play(match, "farmhouse N(1,0)", "fort S(1,0)", "offering (2,-1)")
    assert offered(match, "farmhouse") == offered(match, "fort") == offered(match, "offering") == set()


def test_i_1_7_four_villagers_but_hectors_five() -> None:
    match = table(FLOWER, turn=1, at={0: (1, 0)}, farmhouses={1: ["N(0,0)"]}, resources={1: RICH})
    play(match, *["villager (0,0)"] * 4)
    assert (offered(match, "villager"), armies(match, 1)) == (set(), {(0, 0): 4})


def test_i_1_8_an_army_is_any_number_of_the_villagers_on_a_tile() -> None:
    match = table(FLOWER, villagers={0: {(1, 0): 4, (0, 1): 1}}, at={1: (-1, 0)}, resources={0: RICH})
    assert {text[:13] for text in texts(match) if "march" in text} == {
        *(f"march {number} (1,0)" for number in (1, 2, 3, 4)),
        "march 1 (0,1)",
    }
    play(match, "march 3 (1,0) (1,-1)")
    assert armies(match) == {(1, 0): 1, (0, 1): 1, (1, -1): 3}


def test_i_1_8_five_villagers_are_the_largest_army() -> None:
    match = table(FLOWER, villagers={0: {(1, 0): 5}}, at={1: (-1, 0)}, resources={0: RICH})
    assert armies(play(match, "march 5 (1,0) (0,0)")) == {(0, 0): 5}


@pytest.mark.parametrize("moves", [("villager (0,-1)", "villager (0,0)"), ("villager (0,0)", "march 1 (0,0) (0,1)")])
def test_i_1_8_villagers_are_alike(moves: tuple[str, str]) -> None:
    """However they came to their tiles, they are kept in one order: equal positions are equal bytes."""
    match = table(FLOWER, at={1: (-1, 0)}, farmhouses={0: ["N(0,0)"]}, villagers={0: {(1, -1): 1}}, resources={0: RICH})
    for move in moves:
        order = play(match, move).state["villager_at"][0].tolist()
        assert order == sorted(order)


# I-1.9: the explorers


def test_i_1_9_tizoc_takes_one_food_more_wherever_he_stands() -> None:
    match = gathering({(0, 0): "gold"}, 3, explorers=("tizoc", "hector"))
    assert held(match) == (1, 0, 3)
    match = gathering({(0, 0): "cave_entrance"}, 3, explorers=("tizoc", "hector"))
    assert held(match) == (1, 0, 0)
    assert held(gathering({(0, 0): "gold"}, 3)) == (0, 0, 3)


def test_i_1_9_tizoc_gets_nothing_from_an_empty_supply() -> None:
    match = gathering({(0, 0): "gold"}, 3, explorers=("tizoc", "hector"), resources={1: (23, 0, 0)})
    assert held(match) == (0, 0, 3)


def test_i_1_9_mason_builds_for_one_wood_less() -> None:
    match = table(FLOWER, at={1: (-1, 0)}, explorers=("mason", "hector"), resources={0: (0, 3, 3)})
    play(match, "fort S(1,-1)", "farmhouse N(0,0)")
    assert held(match) == (0, 0, 0)
    plain = table(FLOWER, at={1: (-1, 0)}, resources={0: (0, 1, 3)})
    assert offered(plain, "farmhouse") == offered(plain, "fort") == set()


def test_i_1_9_hector_has_five_villagers() -> None:
    assert table(FLOWER, explorers=("captain", "tizoc")).view()["homes"] == [4, 4]
    assert table(FLOWER, explorers=("hector", "tizoc")).view()["homes"] == [5, 4]


def test_i_1_9_the_captain_is_one_stronger() -> None:
    match = table(FLOWER, explorers=("captain", "tizoc"), house_values="default")
    assert match.view()["strengths"] == [2, 1]


def test_i_1_9_the_quartermaster_starts_with_four_of_each() -> None:
    game = island(explorer_side="front", house_values="default")
    match = next(match for seed in range(50) if "quartermaster" in (match := game.start(2, seed)).view()["explorers"])
    seat = match.view()["explorers"].index("quartermaster")
    first = game.start(2, match.seed)
    gained = Counter({"food": 4, "wood": 4, "gold": 4})
    assert gained <= Counter(first.view()["resources"][seat])
    assert match.view()["cards"][1 - seat] < 12


def test_i_1_9_the_trader_gives_three_for_one() -> None:
    match = table(FLOWER, explorers=("trader", "tizoc"), resources={0: (3, 2, 0)})
    assert offered(match, "bank") == {"food for wood", "food for gold"}
    assert held(play(match, "bank food for gold")) == (0, 2, 1)


@pytest.mark.parametrize(("explorer", "steps"), [("pathfinder", 5), ("marshal", 4)])
def test_i_1_9_the_pathfinder_is_one_faster(explorer: str, steps: int) -> None:
    match = table(FLOWER, turn=1, explorers=(explorer, "tizoc"), dice=(4, 1))
    play(match, "end turn", "speed 4")
    assert match.view()["speed"] == steps


def test_i_1_9_the_marshals_first_army_movement_of_a_turn_is_free() -> None:
    pieces: dict[str, Any] = {"at": {1: (-1, 0)}, "villagers": {0: {(1, 0): 2}}}
    match = table(FLOWER, explorers=("marshal", "tizoc"), house_values="default", **pieces)
    assert match.view()["free_marches"] == 1
    play(match, "march 1 (1,0) (0,0)")
    assert (held(match), offered(match, "march"), match.view()["free_marches"]) == ((0, 0, 0), set(), 0)


def test_i_1_9_the_marshal_pays_for_the_second_and_moves_free_again_next_turn() -> None:
    wishes = {"at": {1: (-1, 0)}, "explorers": ("marshal", "tizoc"), "villagers": {0: {(1, 0): 2}}}
    wishes["house_values"] = "default"
    match = table(FLOWER, resources={0: (2, 0, 0)}, dice=(2, 2, 3, 3), **wishes)  # type: ignore[arg-type]
    play(match, "march 1 (1,0) (0,0)", "march 1 (1,0) (0,0)")
    assert held(match) == (1, 0, 0)
    play(match, "end turn")
    assert match.view()["free_marches"] == 0
    assert play(match, "end turn").view()["free_marches"] == 1
