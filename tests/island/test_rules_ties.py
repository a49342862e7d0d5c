"""I-8.8 and I-8.9: retreats after a tie, and attacks on farmhouses."""

from __future__ import annotations

from typing import Any

from island.arranging import (
    FLOWER,
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

NEAR = {0: (1, 0), 1: (0, 0)}


def test_i_8_8_after_a_tie_all_pieces_go_back_where_they_came_from() -> None:
    match = table(
        FLOWER,
        at=NEAR,
        villagers={0: {(0, 1): 1, (1, -1): 1}},
        resources={0: (2, 0, 0)},
        dice=(1, 1, 1, 3, 4, 6),
    )
    play(match, "move (0,0)", "march 1 (0,1) (0,0)", "march 1 (1,-1) (0,0)")
    assert thrown(match) == [([1, 1, 1], [3])]
    assert (where(match), armies(match)) == ((1, 0), {(0, 1): 1, (1, -1): 1})
    assert (where(match, 1), match.view()["turn"], match.view()["dice"]) == ((0, 0), 1, [4, 6])


def test_i_8_8_villagers_that_went_back_are_kept_in_order() -> None:
    match = table(FLOWER, villagers={0: {(0, 1): 1, (0, -1): 1}}, at=NEAR, resources={0: (1, 0, 0)}, dice=(3, 3))
    order = play(match, "march 1 (0,1) (0,0)").state["villager_at"][0].tolist()
    assert (armies(match), order) == ({(0, 1): 1, (0, -1): 1}, sorted(order))


def test_i_8_8_a_tie_out_of_turn_does_not_end_the_turn() -> None:
    match = table(
        FLOWER,
        at={0: (0, 0), 1: (-1, 0)},
        villagers={1: {(1, 0): 1}},
        resources={0: (0, 2, 1), 1: (1, 0, 0)},
        dice=(4, 4),
    )
    play(match, "farmhouse S(0,0)", "march 1 (1,0) (0,0)")
    assert (thrown(match), armies(match, 1), now(match)) == ([([4], [4])], {(1, 0): 1}, (0, "explore"))
    assert buildings(match, 0)[0] == ["S", 0, 0]


def swapped(board: dict[tuple[int, int], str], dice: tuple[int, ...], **wishes: Any) -> Match:
    """Seat 0 goes from (1,0) to the first tile; seat 1's villager comes to (1,0) behind it."""
    pieces: dict[str, Any] = {
        "at": {0: (1, 0), 1: (0, 0)},
        "villagers": {1: {(2, -1): 1}},
        "resources": {1: (1, 0, 0)},
        "dice": dice,
    }
    match = table({**board, (2, -1): "gold"}, **{**pieces, **wishes})
    return play(match, "move (0,0)", "march 1 (2,-1) (1,0)")


def test_i_8_8_if_the_way_back_is_taken_the_owner_picks_another_tile() -> None:
    match = swapped(FLOWER, (3, 3, 5, 2))
    assert (now(match), spot(match.view()["retreat"])) == ((0, "retreat"), (0, 0))
    assert offered(match, "retreat") == {"(1,-1)", "(0,-1)", "(-1,0)", "(-1,1)", "(0,1)"}
    play(match, "retreat (0,1)")
    assert (where(match), now(match)) == ((0, 1), (1, "roll"))


def test_i_8_8_one_way_out_is_taken_without_a_question() -> None:
    board = {**dict.fromkeys(FLOWER, "water"), (0, 0): "gold", (1, 0): "food", (-1, 1): "wood"}
    match = swapped(board, (3, 3, 5, 2))
    assert (where(match), now(match)) == ((-1, 1), (1, "roll"))


def test_i_8_8_without_a_way_out_the_owner_sets_the_explorer_on_any_free_island_tile() -> None:
    board = {**dict.fromkeys(FLOWER, "water"), (0, 0): "gold", (1, 0): "food", (3, -1): "wood", (3, -2): "gold"}
    match = swapped(board, (3, 3, 5, 2))
    assert (now(match), match.view()["defeated"]) == ((0, "set"), 0)
    assert offered(match, "set") == {"(3,-1)", "(3,-2)", "(2,-1)"}
    play(match, "set (3,-1)")
    assert (where(match), now(match), held(match)) == ((3, -1), (1, "roll"), (0, 0, 0))


def test_i_8_8_beside_own_shrines_or_not_after_a_retreat() -> None:
    """The rule about shrines is for defeated explorers only."""
    board = {**dict.fromkeys(FLOWER, "water"), (0, 0): "gold", (1, 0): "food", (3, -1): "wood", (3, 0): "shrine"}
    match = swapped(board, (1, 1, 2, 1, 5, 2), offerings={0: [(3, 0)]}, villagers={1: {(2, -1): 1}})
    assert thrown(match) == [([1, 1], [2])]
    assert offered(match, "set") == {"(3,-1)", "(2,-1)"}


def test_i_8_8_without_a_way_out_villagers_go_home() -> None:
    board = {**dict.fromkeys(FLOWER, "water"), (0, 0): "gold", (1, 0): "food"}
    match = table(
        {**board, (2, -1): "gold", (3, -1): "wood"},
        at={0: (3, -1), 1: (0, 0)},
        villagers={0: {(1, 0): 2}, 1: {(2, -1): 1}},
        resources={0: (1, 0, 0), 1: (1, 0, 0)},
        dice=(1, 2, 3, 5, 2),
    )
    play(match, "march 2 (1,0) (0,0)", "march 1 (2,-1) (1,0)")
    assert (armies(match), match.view()["homes"][0], now(match)) == ({}, 5, (1, "roll"))


def test_i_8_8_pieces_pick_their_tiles_one_by_one_the_explorer_first() -> None:
    match = table(
        {**FLOWER, (2, -1): "gold"},
        at=NEAR,
        villagers={0: {(1, 0): 2}, 1: {(2, -1): 1}},
        resources={0: (1, 0, 0), 1: (1, 0, 0)},
        dice=(1, 2, 3, 6, 5, 2),
    )
    play(match, "move (0,0)", "march 2 (1,0) (0,0)", "march 1 (2,-1) (1,0)")
    play(match, "retreat (0,1)")
    assert (where(match), armies(match)) == ((0, 1), {(0, 0): 2})
    play(match, "retreat (-1,1)")
    assert armies(match) == {(0, 0): 1, (-1, 1): 1}
    play(match, "retreat (0,-1)")
    assert (armies(match), now(match)) == ({(-1, 1): 1, (0, -1): 1}, (1, "roll"))


def test_i_8_8_the_cave_is_a_way_out_once_its_exit_lies() -> None:
    board = {**dict.fromkeys(FLOWER, "water"), (0, 0): "cave_entrance", (1, 0): "food"}
    closed = swapped(board, (3, 3, 5, 2))
    assert where(closed) == (2, -1)
    opened = swapped(board, (3, 3, 5, 2), cave={})
    assert where(opened) == ("cave", 0, 0)


def test_i_8_8_with_no_free_tile_the_explorer_joins_its_own_or_goes_to_the_first_tile() -> None:
    """R5: as for defeated explorers, from the third case on."""
    board = {**dict.fromkeys(FLOWER, "water"), (0, 0): "gold", (1, 0): "food"}
    pieces: dict[str, Any] = {"villagers": {0: {(3, -1): 1}, 1: {(2, -1): 2}}}
    own = swapped({**board, (3, -1): "wood"}, (3, 3, 5, 2), **pieces)
    assert (where(own), now(own)) == ((3, -1), (1, "roll"))
    first = swapped(board, (3, 3, 5, 2), villagers={1: {(2, -1): 2}})
    assert (where(first), where(first, 1), now(first)) == ((0, 0), (0, 0), (1, "roll"))
    assert len(thrown(first)) == 1


# I-8.9


def raiding(dice: tuple[int, ...], **wishes: Any) -> Match:
    pieces: dict[str, Any] = {
        "at": {0: (1, 0), 1: (-1, 0)},
        "farmhouses": {1: ["S(0,0)", "N(0,0)"]},
        "dice": dice,
    }
    return table(FLOWER, **{**pieces, **wishes})


def test_i_8_9_a_farmhouse_may_be_attacked_from_a_tile_it_touches() -> None:
    match = raiding((2, 1))
    assert offered(match, "raid") == set()
    play(match, "move (0,0)")
    assert (thrown(match), offered(match, "raid")) == ([], {"S(0,0) (0,0)", "N(0,0) (0,0)"})
    play(match, "raid S(0,0) (0,0)")
    assert thrown(match) == [([2], [1])]
    assert (buildings(match, 1), where(match), now(match)) == ([["N", 0, 0], None, None], (0, 0), (0, "explore"))


def test_i_8_9_with_villagers_alone_from_any_of_its_tiles() -> None:
    match = raiding((1, 1, 1), villagers={0: {(0, 0): 2, (1, -1): 1}})
    assert offered(match, "raid") == {"S(0,0) (0,0)", "N(0,0) (0,0)", "N(0,0) (1,-1)"}
    play(match, "raid N(0,0) (0,0)")
    assert (thrown(match), buildings(match, 1)) == ([([1, 1], [1])], [["S", 0, 0], None, None])


def test_i_8_9_all_own_pieces_on_that_tile_attack() -> None:
    match = raiding((1, 1, 1, 6), at={0: (0, 0), 1: (-1, 0)}, villagers={0: {(0, 0): 2, (1, 0): 1}})
    play(match, "raid N(0,0) (0,0)")
    assert thrown(match) == [([1, 1, 1], [6])]
    assert (armies(match), now(match), match.view()["defeated"]) == ({(1, 0): 1}, (1, "set"), 0)


def test_i_8_9_not_with_a_defender_on_the_tile() -> None:
    for pieces in ({"villagers": {1: {(0, 0): 1}}}, {"forts": {1: "N(0,1)"}}, {"at": {0: (0, 0), 1: (0, 0)}}):
        wishes: dict[str, Any] = {"at": {0: (0, 0), 1: (-1, 0)}, **pieces}
        assert offered(raiding((1, 1), **wishes), "raid") == set()


def test_i_8_9_not_ones_own() -> None:
    match = table(FLOWER, at={1: (1, 0)}, farmhouses={0: ["S(0,0)"]})
    assert offered(match, "raid") == set()


def test_i_8_9_a_lost_raid_makes_the_owner_of_the_farmhouse_the_winner() -> None:
    match = raiding((1, 1, 1, 6), at={0: (0, 0), 1: (-1, 0)}, resources={0: (1, 2, 3)}, holder=0)
    play(match, "raid S(0,0) (0,0)")
    assert thrown(match) == [([1, 1, 1], [6])]
    assert (held(match), held(match, 1), match.view()["cave_shrine"]) == ((0, 0, 0), (1, 2, 3), 1)
    assert (now(match), len(match.view()["farmhouses"][1])) == ((1, "set"), 2)
    assert now(play(match, "set (0,1)"))[0] == 1


def test_i_8_9_in_a_tie_pieces_that_entered_go_back_the_others_stay() -> None:
    match = raiding((1, 3, 4, 6, 2), villagers={0: {(0, 0): 1}})
    play(match, "move (0,0)", "raid S(0,0) (0,0)")
    assert thrown(match) == [([1, 3], [4])]
    assert (where(match), armies(match), now(match)) == ((1, 0), {(0, 0): 1}, (1, "roll"))
    assert len(match.view()["farmhouses"][1]) == 2


def test_i_8_9_pieces_that_entered_in_an_earlier_turn_stay() -> None:
    match = raiding((1, 1, 1, 1, 1, 3, 4, 6, 2), villagers={0: {(1, -1): 1}}, resources={0: (1, 0, 0)})
    play(match, "move (0,0)", "march 1 (1,-1) (0,0)", "end turn", "end turn", "raid S(0,0) (0,0)")
    assert thrown(match) == [([1, 3], [4])]
    assert (where(match), armies(match), match.view()["turn"]) == ((0, 0), {(0, 0): 1}, 1)


def test_i_8_9_the_window_is_the_attackers_alone() -> None:
    match = raiding(
        (1, 1, 1),
        at={0: (0, 0), 1: (-1, 0)},
        villagers={0: {(1, 0): 1}, 1: {(-1, 1): 3}},
        resources={0: (1, 0, 0), 1: (3, 0, 0)},
    )
    play(match, "raid S(0,0) (0,0)")
    assert (now(match), match.view()["fights"][0]["farmhouse"]["seat"]) == ((0, "battle"), 1)
    play(match, "march 1 (1,0) (0,0)")
    assert thrown(match) == [([1, 1], [1])]


def test_i_8_9_entering_a_tile_with_a_farmhouse_forces_nothing() -> None:
    match = raiding(())
    play(match, "move (0,0)", "move (1,0)")
    refused(match, "raid S(0,0) (0,0)")
    assert "end turn" in texts(match)


def test_i_8_9_the_second_farmhouse_falls_alone() -> None:
    match = play(raiding((2, 1), at={0: (0, 0), 1: (-1, 0)}), "raid N(0,0) (0,0)")
    assert buildings(match, 1) == [["S", 0, 0], None, None]
    assert offered(match, "raid") == {"S(0,0) (0,0)"}


def test_i_8_9_when_the_first_falls_the_second_stands_where_it_stood() -> None:
    match = raiding((2, 1), at={0: (0, 0), 1: (-1, 0)}, villagers={0: {(1, -1): 1, (0, 1): 1}})
    play(match, "raid S(0,0) (0,0)")
    assert offered(match, "raid") == {"N(0,0) (0,0)", "N(0,0) (1,-1)"}
