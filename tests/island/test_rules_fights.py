"""I-8: fights."""

from __future__ import annotations

from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from island.arranging import (
    FLOWER,
    RICH,
    armies,
    buildings,
    held,
    now,
    offered,
    play,
    refused,
    spot,
    table,
    texts,
    thrown,
    where,
)
from manoa import Match
from manoa.games.island.rules.pieces import defence, strength

NEAR = {0: (1, 0), 1: (0, 0)}
FOOD = (3, 0, 0)


def fights(match: Match) -> list[tuple[int, Any, list[int]]]:
    """The queue: attacker, place, defenders."""
    return [(fight["attacker"], spot(fight["at"]), fight["defenders"]) for fight in match.view()["fights"]]


@pytest.mark.parametrize("pieces", [{"at": {1: (1, 0)}}, {"villagers": {1: {(1, 0): 1}}}, {"forts": {1: "N(1,0)"}}])
def test_i_8_1_entering_an_occupied_tile_begins_a_fight(pieces: Any) -> None:
    wishes = {"at": {1: (-1, 0)}, "villagers": {0: {(0, 1): 1}}, **pieces}
    wishes["villagers"] = {0: {(0, 1): 1}, **pieces.get("villagers", {})}
    moved = play(table(FLOWER, dice=(6, 1, 1, 1, 1), **wishes), "move (1,0)")
    assert len(thrown(moved)) == 1
    marched = table(FLOWER, dice=(6, 1, 1, 1, 1), resources={0: (1, 0, 0)}, **wishes)
    assert len(thrown(play(marched, "march 1 (0,1) (1,0)"))) == 1


def test_i_8_1_own_pieces_and_farmhouses_begin_none() -> None:
    match = table(FLOWER, at={1: (-1, 0)}, villagers={0: {(1, 0): 2}}, forts={0: "N(1,0)"}, farmhouses={1: ["S(1,0)"]})
    assert thrown(play(match, "move (1,0)")) == []


def two_fights(dice: tuple[int, ...], **wishes: Any) -> Match:
    """Seat 0 attacks seat 1 on the first tile and has villagers beside seat 2 on (-1,1)."""
    pieces: dict[str, Any] = {
        "players": 3,
        "at": {0: (1, 0), 1: (0, 0), 2: (-1, 1)},
        "villagers": {0: {(0, 1): 2}},
        "resources": {0: (2, 0, 0)},
        "dice": dice,
    }
    return table(FLOWER, **{**pieces, **wishes})


def test_i_8_2_fights_wait_and_are_fought_in_the_order_they_began() -> None:
    match = play(two_fights((6, 1, 2, 3)), "move (0,0)", "march 1 (0,1) (-1,1)")
    assert fights(match) == [(0, (0, 0), [1]), (0, (-1, 1), [2])]
    assert now(match) == (0, "battle")
    play(match, "pass")
    assert (thrown(match), now(match)) == ([([6], [1])], (0, "set"))
    play(match, "set (1,0)", "pass")
    assert thrown(match) == [([6], [1]), ([2], [3])]
    assert (armies(match), now(match)) == ({(0, 1): 1}, (0, "explore"))


def test_i_8_2_nothing_else_happens_until_the_queue_is_empty() -> None:
    match = play(two_fights((6, 1, 2, 3)), "move (0,0)")
    refused(match, "end turn", "move (0,1)", "discover")
    assert {text.split()[0] for text in texts(match)} == {"pass", "march", "offer"}


def test_i_8_3_attackers_may_not_leave_the_battle_tile_defenders_may() -> None:
    match = table(
        FLOWER,
        at={0: (1, -1), 1: (-1, 0)},
        villagers={0: {(1, 0): 2}, 1: {(0, 0): 1}},
        resources={0: FOOD, 1: FOOD},
    )
    play(match, "march 1 (1,0) (0,0)")
    assert now(match) == (0, "battle")
    assert offered(match, "march 1 (0,0)") == set()
    assert "(0,0)" in offered(match, "march 1 (1,0)")
    play(match, "pass")
    assert now(match) == (1, "battle")
    assert offered(match, "march 1 (0,0)") == {"(1,0)", "(1,-1)", "(0,-1)", "(-1,0)", "(-1,1)", "(0,1)"}


def test_i_8_3_pieces_of_a_waiting_fight_may_not_leave_either() -> None:
    """R2, and armies that enter it join it without another fight."""
    match = play(two_fights((6, 1, 2, 3)), "move (0,0)", "march 1 (0,1) (-1,1)")
    assert offered(match, "march 1 (-1,1)") == set()
    play(match, "march 1 (0,1) (-1,1)")
    assert (thrown(match), len(fights(match))) == ([([6], [1])], 2)
    play(match, "set (1,0)")
    assert thrown(match)[1] == ([2, 3], thrown(match)[1][1])


def test_i_8_3_villagers_that_enter_the_battle_tile_join_their_side() -> None:
    match = table(
        FLOWER,
        at=NEAR,
        villagers={0: {(0, 1): 2}, 1: {(-1, 0): 3}},
        resources={0: (1, 0, 0), 1: (1, 0, 0)},
        dice=(1, 1, 1, 1, 1, 1, 1),
    )
    play(match, "move (0,0)", "march 2 (0,1) (0,0)")
    assert [(fight["attack"], fight["defence"]) for fight in match.view()["fights"]] == [(3, [1])]
    play(match, "march 3 (-1,0) (0,0)")
    assert thrown(match) == [([1, 1, 1], [1, 1, 1, 1])]


def test_i_8_3_a_defender_who_joins_starts_no_fight_with_the_others_there() -> None:
    match = table(
        FLOWER,
        3,
        at={0: (1, 0), 1: (0, 0), 2: (0, 0)},
        villagers={1: {(-1, 0): 1}, 2: {(-1, 1): 1}},
        resources={1: (1, 0, 0), 2: (1, 0, 0)},
    )
    play(match, "move (0,0)", "march 1 (-1,0) (0,0)")
    assert (now(match), fights(match)) == ((2, "battle"), [(0, (0, 0), [1, 2])])


def test_i_8_3_villagers_entering_another_occupied_tile_begin_a_new_fight() -> None:
    match = table(
        FLOWER,
        at={0: (1, 0), 1: (0, 0)},
        villagers={0: {(0, 1): 1}, 1: {(-1, 0): 1, (-1, 1): 1}},
        resources={0: (1, 0, 0), 1: FOOD},
        dice=(6, 1, 6, 1),
    )
    play(match, "move (0,0)", "march 1 (0,1) (-1,1)")
    assert (fights(match), now(match)) == ([(0, (0, 0), [1]), (0, (-1, 1), [1])], (1, "battle"))
    play(match, "march 1 (-1,0) (-1,1)")
    assert fights(match)[1:] == [(0, (-1, 1), [1]), (1, (-1, 1), [0])]


def test_i_8_4_without_defenders_after_the_window_there_is_no_fight() -> None:
    match = table(FLOWER, at={0: (1, 0), 1: (-1, 0)}, villagers={1: {(0, 0): 1}}, resources={1: (1, 0, 0)})
    play(match, "move (0,0)", "march 1 (0,0) (0,1)")
    assert (thrown(match), where(match), now(match)) == ([], (0, 0), (0, "explore"))
    assert match.view()["fights"] == []


def test_i_8_4_who_occupies_the_tile_after_the_window_defends() -> None:
    """Seat 1 leaves with its villager, its fort still defends."""
    match = table(
        FLOWER,
        at={0: (1, 0), 1: (-1, 0)},
        villagers={1: {(0, 0): 1}},
        forts={1: "N(0,0)"},
        resources={1: (1, 0, 0)},
        dice=(6, 1, 1, 1, 1),
    )
    play(match, "move (0,0)", "march 1 (0,0) (0,1)")
    assert thrown(match) == [([6], [1, 1, 1, 1])]
    assert buildings(match, 1) == [None, None, None]


def test_i_8_4_a_waiting_fight_whose_attackers_are_gone_lapses() -> None:
    """Seat 1's villager enters (-1,1), where a fight of seat 0 waits, to attack it; but it is beaten in that one."""
    match = table(
        FLOWER,
        at={0: (1, 0), 1: (0, 0)},
        villagers={0: {(0, 1): 1}, 1: {(-1, 1): 1, (-1, 0): 1}},
        resources={0: (1, 0, 0), 1: (1, 0, 0)},
        dice=(6, 1, 6, 1, 4),
    )
    play(match, "move (0,0)", "march 1 (0,1) (-1,1)", "march 1 (-1,0) (-1,1)")
    assert fights(match)[1:] == [(0, (-1, 1), [1]), (1, (-1, 1), [0])]
    play(match, "set (1,0)")
    assert thrown(match) == [([6], [1]), ([6], [1, 4])]
    assert (armies(match), armies(match, 1), now(match)) == ({(-1, 1): 1}, {}, (0, "explore"))


def test_i_8_4_a_waiting_fight_without_defenders_has_no_window() -> None:
    """R3: seat 1's villager leaves (-1,1) while the first fight is on; seat 0 could still pay a movement."""
    match = table(
        FLOWER,
        at={0: (1, 0), 1: (0, 0)},
        villagers={0: {(0, 1): 2}, 1: {(-1, 1): 1}},
        resources={0: (2, 0, 0), 1: (1, 0, 0)},
        dice=(6, 1),
    )
    play(match, "move (0,0)", "march 1 (0,1) (-1,1)", "pass", "march 1 (-1,1) (-1,0)", "set (1,0)")
    assert (now(match), thrown(match), armies(match)) == ((0, "explore"), [([6], [1])], {(0, 1): 1, (-1, 1): 1})


def crowd(dice: tuple[int, ...], **wishes: Any) -> Match:
    pieces: dict[str, Any] = {"players": 4, "at": {0: (1, 0), 1: (0, 0), 2: (0, 0), 3: (0, 0)}, "dice": dice}
    return table(FLOWER, **{**pieces, **wishes})


def test_i_8_5_the_attacker_chooses_the_order_of_several_defenders() -> None:
    match = play(crowd((6, 1, 6, 1, 6, 1)), "move (0,0)")
    assert (now(match), texts(match)) == ((0, "order"), ["fight orange", "fight blue", "fight purple"])
    play(match, "fight blue", "set (1,0)")
    assert (now(match), texts(match)) == ((0, "order"), ["fight orange", "fight purple"])
    play(match, "fight purple", "set (0,1)")
    assert (len(thrown(match)), now(match)) == (3, (0, "set"))
    play(match, "set (-1,0)")
    assert [where(match, seat) for seat in range(4)] == [(0, 0), (-1, 0), (1, 0), (0, 1)]
    assert now(match) == (0, "explore")


@pytest.mark.parametrize(("dice", "place"), [((6, 1, 2, 2), (1, 0)), ((6, 1, 2, 3), None)])
def test_i_8_5_one_by_one_until_a_tie_or_a_loss(dice: tuple[int, ...], place: Any) -> None:
    match = play(crowd(dice), "move (0,0)", "fight orange", "set (0,1)", "fight blue")
    assert (len(thrown(match)), where(match), where(match, 3)) == (2, place, (0, 0))
    assert match.view()["turn"] == (0 if place is None else 1)


@given(
    villagers=st.integers(0, 5),
    there=st.booleans(),
    offerings=st.integers(0, 3),
    holder=st.booleans(),
    fort=st.sampled_from([None, "N(0,0)", "S(1,0)"]),
    captain=st.booleans(),
)
def test_i_8_6_strength(
    villagers: int, there: bool, offerings: int, holder: bool, fort: str | None, captain: bool
) -> None:
    shrines = [(2, -1), (2, 0), (1, 1)]
    match = table(
        {**FLOWER, **dict.fromkeys(shrines, "shrine")},
        at={0: (0, 0) if there else (-1, 0), 1: (0, 1)},
        villagers={0: {(0, 0): villagers, (0, -1): 5 - villagers}},
        offerings={0: shrines[:offerings]},
        holder=0 if holder else 1,
        forts={0: fort} if fort else {},
        farmhouses={0: ["S(0,0)"]},
        explorers=("captain" if captain else "hector", "tizoc"),
        house_values="default",
    )
    explorer = 1 + captain + offerings + 2 * holder
    attack = villagers + (explorer if there else 0)
    assert match.view()["strengths"][0] == explorer
    assert strength(match.rules, match.state, 0, 0) == attack
    assert defence(match.rules, match.state, 0, 0) == attack + 4 * (fort == "N(0,0)")


def test_i_8_6_a_fort_adds_nothing_to_an_attack() -> None:
    match = play(table(FLOWER, at=NEAR, forts={0: "N(0,0)"}, dice=(1, 2)), "move (0,0)")
    assert thrown(match) == [([1], [2])]
    assert buildings(match, 0)[2] == ["N", 0, 0]


def test_i_8_6_only_villagers_on_the_tile_count() -> None:
    match = table(FLOWER, at=NEAR, villagers={0: {(1, 0): 3}, 1: {(1, -1): 2, (0, 0): 1}}, dice=(6, 1, 1))
    assert thrown(play(match, "move (0,0)")) == [([6], [1, 1])]


@pytest.mark.parametrize(("result", "winner"), [("sum", 0), ("highest", 1)])
def test_i_8_7_the_dice_are_added_up_or_the_best_counts(result: str, winner: int) -> None:
    match = table(
        FLOWER, at=NEAR, villagers={0: {(1, 0): 2}}, dice=(3, 3, 5), resources={0: FOOD}, battle_result=result
    )
    play(match, "march 2 (1,0) (0,0)")
    assert thrown(match) == [([3, 3], [5])]
    assert (armies(match) == {(0, 0): 2}) == (winner == 0)


@pytest.mark.parametrize("result", ["sum", "highest"])
def test_i_8_7_equal_numbers_are_a_tie(result: str) -> None:
    dice = (3, 2, 5) if result == "sum" else (5, 2, 5)
    match = table(FLOWER, at=NEAR, villagers={0: {(1, 0): 2}}, dice=dice, resources={0: FOOD}, battle_result=result)
    assert armies(play(match, "march 2 (1,0) (0,0)")) == {(1, 0): 2}


def test_i_8_8_a_lost_defence_costs_villagers_fort_and_explorer() -> None:
    match = table(
        FLOWER,
        at=NEAR,
        villagers={1: {(0, 0): 2, (0, 1): 1}},
        forts={1: "N(0,0)"},
        farmhouses={1: ["S(0,0)"]},
        holder=0,
        dice=(6, 6, 6, 1, 1, 1, 1, 1, 1, 1),
    )
    play(match, "move (0,0)", "set (-1,0)")
    assert thrown(match) == [([6, 6, 6], [1] * 7)]
    assert (armies(match, 1), match.view()["homes"][1]) == ({(0, 1): 1}, 3)
    assert buildings(match, 1) == [["S", 0, 0], None, None]
    assert (where(match), where(match, 1), now(match)) == ((0, 0), (-1, 0), (0, "explore"))


def test_i_8_8_a_fort_elsewhere_stands() -> None:
    match = play(table(FLOWER, at=NEAR, forts={1: "S(0,1)"}, dice=(6, 1)), "move (0,0)")
    assert buildings(match, 1)[2] == ["S", 0, 1]


def test_i_8_8_a_lost_attack_costs_the_attackers_on_the_tile() -> None:
    match = table(
        FLOWER,
        at=NEAR,
        villagers={0: {(1, 0): 1, (0, 1): 2}},
        forts={0: "S(0,0)"},
        resources={0: (1, 0, 0)},
        dice=(1, 1, 3),
    )
    play(match, "march 2 (0,1) (0,0)")
    assert (armies(match), match.view()["homes"][0], where(match)) == ({(1, 0): 1}, 4, (1, 0))
    assert buildings(match, 0)[2] == ["S", 0, 0]


def test_i_8_10_offerings_stay_when_their_owner_is_beaten() -> None:
    shrine = {**FLOWER, (2, -1): "shrine"}
    match = play(table(shrine, at=NEAR, offerings={1: [(2, -1)]}, dice=(6, 1, 1)), "move (0,0)")
    assert (now(match), match.view()["offerings"][1]) == ((0, "set"), [["island", 2, -1]])


def test_i_8_10_a_fort_built_beside_an_opponent_starts_nothing() -> None:
    match = table(FLOWER, at={0: (0, 0), 1: (1, 0)}, resources={0: RICH})
    play(match, "fort S(0,0)")
    assert thrown(match) == []
    play(match, "end turn")
    assert match.view()["fights"] == []


def test_i_8_11_who_shares_a_tile_fights_only_when_a_piece_enters() -> None:
    match = table(FLOWER, villagers={0: {(1, 0): 2}}, resources={0: FOOD}, dice=(1, 1, 1, 1, 2, 3))
    assert match.view()["fights"] == []
    play(match, "march 2 (1,0) (0,0)")
    assert thrown(match) == [([1, 1, 1], [1])]
    assert now(match) == (0, "set")


def test_i_8_11_in_a_tie_the_pieces_that_were_there_stay() -> None:
    match = table(FLOWER, villagers={0: {(1, 0): 2}}, resources={0: FOOD}, dice=(1, 1, 3, 5, 4, 2))
    play(match, "march 2 (1,0) (0,0)")
    assert (where(match), armies(match), now(match)) == ((0, 0), {(1, 0): 2}, (1, "roll"))


def test_i_8_11_all_of_the_attackers_pieces_are_lost_together() -> None:
    match = table(
        FLOWER,
        villagers={0: {(1, 0): 1, (0, 0): 1}, 1: {(0, 0): 1}},
        resources={0: (1, 0, 0)},
        dice=(1, 1, 1, 3, 1, 2, 5),
    )
    play(match, "march 1 (1,0) (0,0)")
    assert thrown(match) == [([1, 1, 1], [3, 1])]
    assert (armies(match), now(match), held(match)) == ({}, (1, "set"), (0, 0, 0))
