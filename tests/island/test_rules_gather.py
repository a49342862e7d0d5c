"""I-4: gathering."""

from __future__ import annotations

import pytest

from island.arranging import FLOWER, TRIANGLE, amounts, gathering, held, now, offered, play, refused, texts

FIELDS = {(0, 0): "gold", (1, 0): "food", (1, -1): "wood", (0, -1): "garden"}


@pytest.mark.parametrize(("spot", "cards"), [((0, 0), (0, 0, 4)), ((1, 0), (4, 0, 0)), ((1, -1), (0, 4, 0))])
def test_i_4_1_the_explorers_tile_is_farmed(spot: tuple[int, int], cards: tuple[int, int, int]) -> None:
    assert held(gathering(FIELDS, 4, at={0: spot})) == cards


HOUSE = {"farmhouses": {0: ["N(0,0)"]}}  # touches (0,0), (0,-1), (1,-1)


@pytest.mark.parametrize(
    ("pieces", "types"),
    [
        ({**HOUSE, "villagers": {0: {(1, -1): 1}}}, {"1 wood", "1 food"}),
        (HOUSE, {"1 food"}),
        ({"villagers": {0: {(1, -1): 1}}}, {"1 food"}),
        ({**HOUSE, "villagers": {1: {(1, -1): 1}}}, {"1 food"}),
        ({"farmhouses": {1: ["N(0,0)"]}, "villagers": {0: {(1, -1): 1}}}, {"1 food"}),
        ({"forts": {0: "N(0,0)"}, "villagers": {0: {(1, -1): 1}}}, {"1 food"}),
        ({"farmhouses": {0: ["N(1,0)"]}, "villagers": {0: {(0, 0): 3}}}, {"1 food"}),
        ({"farmhouses": {0: ["S(0,0)", "N(0,0)"]}, "villagers": {0: {(0, 0): 3}}}, {"1 gold", "1 food"}),
    ],
)
def test_i_4_1_villagers_farm_where_an_own_farmhouse_touches_their_tile(
    pieces: dict[str, object], types: set[str]
) -> None:
    match = gathering(FIELDS, 1, at={0: (1, 0)}, **pieces)
    if types == {"1 food"}:
        assert (now(match), held(match)) == ((0, "explore"), (1, 0, 0))
    else:
        assert offered(match, "gather") == types


@pytest.mark.parametrize(
    ("tile", "types"),
    [
        ("gold", {"gold"}),
        ("food", {"food"}),
        ("wood", {"wood"}),
        ("garden", {"food", "wood", "gold"}),
        ("cave_entrance", set()),
    ],
)
def test_i_4_2_what_tiles_produce(tile: str, types: set[str]) -> None:
    match = gathering({(0, 0): tile}, 1)
    if len(types) > 1:
        assert offered(match, "gather") == {f"1 {name}" for name in types}
    else:
        assert {name for name, number in match.view()["resources"][0].items() if number} == types


def test_i_4_2_cave_tiles_give_nothing() -> None:
    for spot in (("cave", 0, 0), ("cave", 1, 0)):
        match = gathering({(0, 0): "cave_entrance"}, 5, at={0: spot}, cave={(1, 0): "cave"})
        assert (now(match), held(match)) == ((0, "explore"), (0, 0, 0))


def test_i_4_2_a_villager_on_a_garden_gives_all_three() -> None:
    match = gathering(FLOWER, 1, at={0: (1, 0)}, farmhouses={0: ["S(0,0)"]}, villagers={0: {(0, 1): 1}})
    assert offered(match, "gather") == {"1 food", "1 wood", "1 gold"}


def test_i_4_3_exactly_as_many_as_the_die_shows_in_any_mix() -> None:
    match = gathering({(0, 0): "garden"}, 2)
    pairs = {"2 food", "2 wood", "2 gold", "1 food 1 wood", "1 food 1 gold", "1 wood 1 gold"}
    assert offered(match, "gather") == pairs
    refused(match, "gather 1 food", "gather 3 food")
    play(match, "gather 1 food 1 gold")
    assert held(match) == (1, 0, 1)
    assert amounts(match.view()["supply"]) == (22, 23, 22)


@pytest.mark.parametrize("gather", [1, 2, 3, 4, 5, 6])
def test_i_4_3_the_number_of_mixes(gather: int) -> None:
    match = gathering({(0, 0): "garden"}, gather)
    assert len(offered(match, "gather")) == (gather + 1) * (gather + 2) // 2


def test_i_4_3_only_types_within_reach() -> None:
    match = gathering(FIELDS, 3, at={0: (1, 0)}, farmhouses={0: ["N(0,0)"]}, villagers={0: {(0, 0): 1}})
    assert offered(match, "gather") == {"3 gold", "1 food 2 gold", "2 food 1 gold", "3 food"}


def test_i_4_3_as_far_as_the_supply_has_them() -> None:
    """Two food and one wood are left, gold in plenty."""
    match = gathering({(0, 0): "garden"}, 4, resources={1: (21, 22, 0)})
    expected = {
        "4 gold",
        "1 food 3 gold",
        "2 food 2 gold",
        "1 wood 3 gold",
        "1 food 1 wood 2 gold",
        "2 food 1 wood 1 gold",
    }
    assert offered(match, "gather") == expected
    few = gathering({(0, 0): "garden"}, 4, resources={1: (21, 22, 23)})
    assert (now(few), held(few), few.view()["out"]) == ((0, "explore"), (2, 1, 0), ["food", "wood", "gold"])


def test_i_4_3_one_type_short_gives_what_is_there() -> None:
    match = gathering({(0, 0): "gold"}, 6, resources={1: (0, 0, 20)})
    assert held(match) == (0, 0, 3)


def test_i_4_3_nothing_accessible_nothing_gathered() -> None:
    match = gathering({(0, 0): "cave_entrance"}, 6)
    assert (now(match), held(match), match.view()["supply_size"]) == ((0, "explore"), (0, 0, 0), 69)


def test_i_4_4_there_is_no_limit() -> None:
    assert held(gathering({(0, 0): "gold"}, 6, resources={0: (5, 5, 5)})) == (5, 5, 11)


def test_i_4_4_down_to_nine_after_gathering() -> None:
    match = gathering({(0, 0): "gold"}, 3, resources={0: (4, 0, 4)}, resource_limit=9)
    assert (now(match), held(match)) == ((0, "return"), (4, 0, 7))
    assert texts(match)[:2] == ["return food", "return gold"]
    play(match, "return food", "return gold")
    assert (now(match), held(match)) == ((0, "explore"), (3, 0, 6))
    assert amounts(match.view()["supply"]) == (20, 23, 17)


@pytest.mark.parametrize(("held_before", "phase"), [((2, 2, 2), "explore"), ((2, 2, 3), "return")])
def test_i_4_4_nine_cards_may_be_kept(held_before: tuple[int, int, int], phase: str) -> None:
    match = gathering({(0, 0): "gold"}, 3, resources={0: held_before}, resource_limit=9)
    assert now(match) == (0, phase)


def test_i_4_4_what_is_gained_later_in_the_turn_may_be_kept() -> None:
    match = gathering(TRIANGLE, 3, resources={0: (3, 3, 0), 1: (3, 0, 0)}, resource_limit=9)
    play(match, "offer orange nothing for 3 food", "accept")
    assert (now(match), held(match)) == ((0, "explore"), (6, 3, 3))
