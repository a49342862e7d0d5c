"""I-7: armies move out of turn in windows only."""

from __future__ import annotations

from typing import Any

import pytest

from island.arranging import (
    FLOWER,
    RICH,
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
    thrown,
    where,
)
from manoa import Match

SHRINE = {**FLOWER, (0, 1): "shrine"}
ITEMS = ["villager (0,0)", "farmhouse S(0,0)", "fort S(1,-1)", "offering (0,1)"]
FOOD = (3, 0, 0)


def market(**wishes: Any) -> Match:
    """Seat 0 on the first tile with a farmhouse there; the villagers of seat 1 on (-1,0)."""
    pieces: dict[str, Any] = {
        "at": {0: (0, 0), 1: (0, -1), 2: (0, -1), 3: (0, -1)},
        "farmhouses": {0: ["N(0,0)"]},
        "villagers": {1: {(-1, 0): 2}},
        "resources": {0: RICH, 1: FOOD},
    }
    return table(SHRINE, **{**pieces, **wishes})


@pytest.mark.parametrize("item", ITEMS)
def test_i_7_1_every_purchase_waits_for_the_opponents(item: str) -> None:
    match = play(market(), item)
    kind = item.split()[0]
    assert now(match) == (1, "purchase")
    assert match.view()["purchase"]["item"] == kind
    assert held(match) == RICH
    assert {text.split()[0] for text in texts(match)} == {"pass", "march", "offer"}
    play(match, "pass")
    assert (now(match), match.view()["purchase"]) == ((0, "explore"), None)
    assert held(match) != RICH
    assert keys(match)[-1] == "buy"


def test_i_7_1_opponents_are_asked_clockwise_once_each() -> None:
    match = market(
        players=4,
        turn=2,
        at={0: (0, -1), 1: (0, -1), 2: (0, 0), 3: (0, -1)},
        farmhouses={2: ["N(0,0)"]},
        villagers={seat: {(-1, 0): 1} for seat in (0, 1, 3)},
        resources={0: FOOD, 1: FOOD, 2: RICH, 3: FOOD},
    )
    play(match, "farmhouse S(0,0)")
    asked = []
    while now(match)[1] == "purchase":
        asked.append(now(match)[0])
        match.play("pass")
    assert (asked, now(match)) == ([3, 0, 1], (2, "explore"))


def test_i_7_1_an_opponent_may_move_several_times_and_then_passes() -> None:
    match = play(market(), "farmhouse S(0,0)", "march 1 (-1,0) (-1,1)")
    assert now(match) == (1, "purchase")
    play(match, "march 1 (-1,0) (-1,1)", "pass")
    assert (armies(match, 1), held(match, 1), now(match)) == ({(-1, 1): 2}, (1, 0, 0), (0, "explore"))


def test_i_7_1_the_window_closes_when_the_food_is_spent() -> None:
    match = market(resources={0: RICH, 1: (1, 0, 0)})
    play(match, "farmhouse S(0,0)", "march 1 (-1,0) (-1,1)")
    assert (now(match), buildings(match, 0)[1]) == ((0, "explore"), ["S", 0, 0])


@pytest.mark.parametrize(
    "wishes",
    [
        {"villagers": {}},
        {"resources": {0: RICH}},
        {"resources": {0: RICH, 1: (0, 4, 4)}},
        {"resources": {0: RICH, 1: (0, 9, 9)}, "treasure": (16, 2, 2)},
        {"villagers": {1: {}}, "explorers": ("hector", "marshal"), "resources": {0: RICH}},
        {"explorers": ("hector", "marshal"), "resources": {0: RICH}},
        {"explorers": ("marshal", "tizoc"), "resources": {0: RICH}},
    ],
)
def test_i_7_5_a_window_is_skipped_without_villagers_or_food(wishes: Any) -> None:
    """R1, and a Marshal's free movement is for the own turn alone (R17)."""
    match = play(market(**wishes), "farmhouse S(0,0)")
    assert now(match) == (0, "explore")
    assert buildings(match, 0)[1] == ["S", 0, 0]


def test_i_7_5_a_window_is_skipped_for_villagers_with_no_way_to_go() -> None:
    match = table(
        {**FLOWER, (-1, 0): "water", (-1, 1): "water", (-2, 0): "gold"},
        at={0: (0, 0), 1: (1, 0)},
        farmhouses={0: ["N(0,0)"]},
        villagers={1: {(-2, 0): 1}},
        resources={0: RICH, 1: FOOD},
    )
    assert now(play(match, "farmhouse S(0,0)")) == (0, "explore")


def test_i_7_1_a_purchase_that_is_no_longer_legal_is_void_and_costs_nothing() -> None:
    match = market(villagers={1: {(1, 0): 1}}, resources={0: RICH, 1: (1, 0, 0)})
    play(match, "villager (1,-1)", "march 1 (1,0) (1,-1)")
    assert (held(match), armies(match), now(match)) == (RICH, {}, (0, "explore"))
    assert keys(match)[-1] == "void"


def test_i_7_1_a_fort_is_void_when_a_villager_comes_to_its_corner() -> None:
    board = {**SHRINE, (2, -1): "gold"}
    match = table(
        board,
        at={0: (0, 0), 1: (-1, 0)},
        villagers={1: {(2, -1): 1}},
        resources={0: RICH, 1: (1, 0, 0)},
    )
    play(match, "fort S(1,-1)", "march 1 (2,-1) (1,0)")
    assert (held(match), buildings(match, 0)) == (RICH, [None] * 3)
    other = table(board, at={0: (0, 0), 1: (-1, 0)}, villagers={1: {(2, -1): 1}}, resources={0: RICH, 1: (1, 0, 0)})
    play(other, "farmhouse S(1,-1)", "march 1 (2,-1) (1,0)")
    assert buildings(other, 0) == [["S", 1, -1], None, None]


def test_i_7_1_a_purchase_that_can_no_longer_be_paid_is_void() -> None:
    match = market(resources={0: (0, 2, 1), 1: (3, 0, 0)})
    play(match, "farmhouse S(0,0)", "offer white 1 food for 1 gold", "accept", "pass")
    assert (held(match), held(match, 1), buildings(match, 0)[1]) == ((1, 2, 0), (2, 0, 1), None)
    assert keys(match)[-1] == "void"


def test_i_7_1_a_purchase_cannot_be_withdrawn() -> None:
    match = play(market(), "farmhouse S(0,0)")
    refused(match, "end turn", "farmhouse S(0,0)", "move (1,0)")
    play(match, "pass")
    assert buildings(match, 0)[1] == ["S", 0, 0]


def test_i_7_1_it_must_be_payable_and_legal_when_it_is_named() -> None:
    match = market(resources={0: (0, 1, 1), 1: FOOD})
    refused(match, "farmhouse S(0,0)", "offering (0,1)")


def test_i_7_1_fights_in_a_window_are_fought_at_once_and_then_it_goes_on() -> None:
    match = market(dice=(1, 6), resources={0: RICH, 1: FOOD})
    play(match, "farmhouse S(0,0)", "march 1 (-1,0) (0,0)")
    assert now(match) == (1, "battle")
    play(match, "pass")
    assert (thrown(match), now(match), armies(match, 1)) == ([([1], [6])], (1, "purchase"), {(-1, 0): 1})
    play(match, "pass")
    assert buildings(match, 0)[1] == ["S", 0, 0]


def test_i_7_1_a_lost_explorer_makes_the_purchase_void_and_asks_nobody_else() -> None:
    match = market(
        players=3,
        villagers={1: {(-1, 0): 2}, 2: {(0, -1): 1}},
        resources={0: RICH, 1: (1, 0, 0), 2: FOOD},
        dice=(6, 6, 1, 3, 4),
    )
    play(match, "farmhouse S(0,0)", "march 2 (-1,0) (0,0)", "set (1,0)")
    assert (now(match), buildings(match, 0), held(match, 1)) == ((1, "roll"), [["N", 0, 0], None, None], RICH)


def test_i_7_1_a_tied_attack_in_a_window_ends_the_turn_and_voids_the_purchase() -> None:
    """R6: seat 0 defends itself by attacking elsewhere; that attack is tied. Seat 2 is not asked any more."""
    match = table(
        FLOWER,
        3,
        at={0: (0, 0), 1: (0, -1), 2: (0, -1)},
        villagers={0: {(0, 1): 1}, 1: {(1, 0): 1, (-1, 1): 1}, 2: {(1, -1): 1}},
        resources={0: (1, 2, 1), 1: (1, 0, 0), 2: (1, 0, 0)},
        dice=(1, 6, 4, 4, 2, 3),
    )
    play(match, "farmhouse S(1,-1)", "march 1 (1,0) (0,0)", "march 1 (0,1) (-1,1)")
    assert thrown(match) == [([1], [6]), ([4], [4])]
    assert (armies(match), buildings(match, 0), now(match)) == ({(0, 1): 1}, [None] * 3, (1, "roll"))
    assert held(match) == (0, 2, 1)


# I-7.2: battle windows


def battle(**wishes: Any) -> Match:
    """Seat 0 on (1,0) attacks the first tile, where seat 1 and, of three, seat 2 stand."""
    pieces: dict[str, Any] = {
        "players": 3,
        "at": {0: (1, 0), 1: (0, 0), 2: (0, 0)},
        "villagers": {0: {(0, -1): 1}, 1: {(-1, 0): 1}, 2: {(-1, 0): 1}},
        "resources": {0: FOOD, 1: FOOD, 2: FOOD},
        "dice": (1, 6),
    }
    return table(FLOWER, **{**pieces, **wishes})


@pytest.mark.parametrize("attacker", [0, 1, 2])
def test_i_7_2_first_the_attacker_then_the_defenders_clockwise(attacker: int) -> None:
    at = {seat: (1, 0) if seat == attacker else (0, 0) for seat in range(3)}
    match = battle(turn=attacker, at=at, villagers={seat: {(-1, 0): 1} for seat in range(3)})
    play(match, "move (0,0)")
    asked = []
    while now(match)[1] == "battle":
        asked.append(now(match)[0])
        match.play("pass")
    assert asked == [attacker, (attacker + 1) % 3, (attacker + 2) % 3]
    assert now(match) == (attacker, "order")


def test_i_7_2_an_attacker_out_of_turn_is_asked_first() -> None:
    match = battle(
        at={0: (0, 0), 1: (1, 0), 2: (0, 0)},
        villagers={0: {(-1, 0): 1}, 1: {(-1, 0): 2}, 2: {(-1, 0): 1}},
        resources={0: RICH, 1: FOOD, 2: FOOD},
    )
    play(match, "farmhouse S(0,0)", "march 1 (-1,0) (0,0)")
    asked = []
    while now(match)[1] == "battle":
        asked.append(now(match)[0])
        match.play("pass")
    assert asked == [1, 2, 0]


def test_i_7_2_others_are_not_asked() -> None:
    match = play(battle(at={0: (1, 0), 1: (1, -1), 2: (0, 0)}), "move (0,0)", "pass")
    assert now(match) == (2, "battle")
    play(match, "pass")
    assert now(match) == (2, "set")


def test_i_7_2_each_may_move_more_than_once_but_is_asked_once() -> None:
    match = battle(at={0: (1, 0), 1: (0, 0), 2: (1, -1)}, resources={0: (1, 0, 0), 1: (2, 0, 0)}, dice=(1, 6, 2, 3))
    play(match, "move (0,0)", "march 1 (0,-1) (0,0)")
    assert now(match) == (1, "battle")
    play(match, "march 1 (-1,0) (-1,1)", "march 1 (-1,1) (0,0)")
    assert thrown(match) == [([1, 6], [2, 3])]


def test_i_7_2_it_is_skipped_for_who_cannot_pay() -> None:
    match = play(battle(resources={2: FOOD}), "move (0,0)")
    assert now(match) == (2, "battle")


def test_i_7_2_a_marshal_moves_free_in_a_battle_window_of_the_own_turn() -> None:
    match = battle(explorers=("marshal", "tizoc", "quartermaster"), resources={})
    play(match, "move (0,0)")
    assert (now(match), texts(match)[:2]) == ((0, "battle"), ["pass", "march 1 (0,-1) (1,-1)"])
    play(match, "march 1 (0,-1) (0,0)")
    assert (now(match), match.view()["fights"][0]["attack"]) == ((0, "order"), 2)


def test_i_7_3_own_army_movements_moves_and_discoveries_open_no_purchase_window() -> None:
    match = market(villagers={0: {(1, 0): 1}, 1: {(-1, 0): 2}}, stack="wood")
    play(match, "march 1 (1,0) (1,-1)")
    assert now(match) == (0, "explore")
    play(match, "move (1,0)")
    assert now(match) == (0, "explore")
    assert now(play(match, "discover")) == (0, "place")


def test_i_7_3_movements_in_a_window_open_no_other() -> None:
    match = market(players=3, villagers={1: {(1, 0): 1}, 2: {(-1, 1): 1}}, resources={0: RICH, 1: FOOD, 2: FOOD})
    play(match, "farmhouse S(0,0)", "march 1 (1,0) (1,-1)")
    assert now(match) == (1, "purchase")
    assert now(play(match, "pass")) == (2, "purchase")


def test_i_7_4_in_the_first_round_windows_exist_without_attacks() -> None:
    match = market(round_number=1)
    play(match, "farmhouse S(0,0)")
    assert now(match) == (1, "purchase")
    assert offered(match, "march 1 (-1,0)") == {"(-1,1)", "(0,-1)"}
    later = play(market(), "farmhouse S(0,0)")
    assert offered(later, "march 1 (-1,0)") == {"(-1,1)", "(0,-1)", "(0,0)"}


def test_i_7_4_a_beasts_window_in_the_first_round() -> None:
    match = table(
        {**FLOWER, (1, 0): "cave_entrance"},
        at={0: ("cave", 0, 0), 1: (0, 0)},
        villagers={0: {(1, 0): 1}, 1: {(1, -1): 1}},
        cave={},
        cave_stack="bats",
        resources={0: FOOD, 1: FOOD},
        round_number=1,
    )
    play(match, "discover", "place cave(1,0)")
    assert now(match) == (0, "battle")
    assert offered(match, "march 1 (1,0)") == {"(0,1)", "cave(0,0)"}


# R1: with closed resources nothing shows by who is asked


@pytest.mark.parametrize(("cards", "asked"), [((0, 1, 0), True), ((1, 0, 0), True), ((0, 0, 0), False)])
def test_i_7_5_with_closed_resources_whoever_has_a_card_is_asked(cards: Any, asked: bool) -> None:
    match = market(resources={0: RICH, 1: cards}, open_resources=False)
    play(match, "farmhouse S(0,0)")
    assert now(match) == ((1, "purchase") if asked else (0, "explore"))
    if cards == (0, 1, 0):
        assert offered(match, "march") == set()
        assert where(match, 1) == (0, -1)
        play(match, "pass")
        assert now(match) == (0, "explore")


# Who could pay after swaps with the bank


SWAPS = [
    ({}, (0, 5, 0), True),
    ({}, (0, 4, 4), False),
    ({"explorers": ("hector", "trader")}, (0, 0, 3), True),
    ({"explorers": ("hector", "trader")}, (0, 2, 2), False),
    ({"treasure": (16, 2, 2)}, (0, 9, 0), False),  # the supply has no food
]


@pytest.mark.parametrize(("wishes", "cards", "asked"), SWAPS)
def test_i_7_5_a_window_opens_for_whoever_could_pay_after_a_swap(wishes: Any, cards: Any, asked: bool) -> None:
    match = play(market(**wishes, resources={0: RICH, 1: cards}), "farmhouse S(0,0)")
    assert now(match) == ((1, "purchase") if asked else (0, "explore"))
    assert not asked or offered(match, "bank") & {"wood for food", "gold for food"}


def test_i_7_5_after_the_swap_the_army_moves() -> None:
    match = market(resources={0: RICH, 1: (0, 6, 0)})
    play(match, "farmhouse S(0,0)")
    assert not offered(match, "march")
    play(match, "bank wood for food", "march 2 (-1,0) (-1,1)")
    assert (armies(match, 1), held(match, 1), now(match)) == ({(-1, 1): 2}, (0, 1, 0), (0, "explore"))


def test_i_7_5_before_a_fight_too_who_could_pay_after_a_swap() -> None:
    match = table(FLOWER, at={0: (1, 0), 1: (0, 0)}, villagers={1: {(0, 0): 1}}, resources={1: (0, 0, 5)})
    assert now(play(match, "move (0,0)")) == (1, "battle")
