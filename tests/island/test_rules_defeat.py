"""I-9: defeated explorers."""

from __future__ import annotations

from typing import Any

import pytest

from island.arranging import FLOWER, TRIANGLE, held, now, offered, play, refused, table, texts, thrown, where
from manoa import Match
from manoa.games.island.parts.tiles import NOWHERE

NEAR = {0: (1, 0), 1: (0, 0)}
SHRINES = {**FLOWER, (0, 2): "shrine", (-1, 2): "gold", (2, -1): "shrine"}


def beaten(board: dict[tuple[int, int], str], dice: tuple[int, ...] = (6, 1, 1, 1), **wishes: Any) -> Match:
    """Seat 0 has beaten seat 1's explorer on the first tile."""
    return play(table(board, **{"at": NEAR, "dice": dice, **wishes}), "move (0,0)")


def test_i_9_1_the_winner_sets_it_beside_a_shrine_of_its_owner() -> None:
    match = beaten(SHRINES, offerings={1: [(0, 2)]})
    assert (now(match), match.view()["defeated"], where(match, 1)) == ((0, "set"), 1, None)
    assert texts(match) == ["set (0,1)", "set (-1,2)"]
    play(match, "set (-1,2)")
    assert (where(match, 1), match.view()["defeated"], now(match)) == ((-1, 2), None, (0, "explore"))


def test_i_9_1_beside_any_of_its_shrines() -> None:
    match = beaten(SHRINES, offerings={1: [(0, 2), (2, -1)]})
    assert offered(match, "set") == {"(0,1)", "(-1,2)", "(1,-1)", "(1,0)"}


def test_i_9_1_a_single_tile_is_not_asked_for() -> None:
    match = beaten({**FLOWER, (0, 2): "shrine"}, offerings={1: [(0, 2)]})
    assert (where(match, 1), now(match)) == ((0, 1), (0, "explore"))


@pytest.mark.parametrize("offerings", [{}, {0: [(0, 2)]}])
def test_i_9_1_without_such_a_tile_on_any_unoccupied_one(offerings: Any) -> None:
    match = beaten(
        {**SHRINES, (-1, 0): "water"},
        offerings=offerings,
        villagers={0: {(0, -1): 1}, 1: {(-1, 1): 1}},
        dice=(6, 6, 1, 1) if offerings else (6, 1, 1),
    )
    assert offered(match, "set") == {"(1,0)", "(1,-1)", "(0,1)", "(-1,2)"}


def test_i_9_1_occupied_tiles_beside_the_shrine_do_not_count() -> None:
    wishes: dict[str, Any] = {"offerings": {1: [(0, 2)]}, "dice": (6, 1, 1, 1)}
    match = beaten(SHRINES, villagers={1: {(0, 1): 1}}, **wishes)
    assert where(match, 1) == (-1, 2)
    match = beaten(SHRINES, villagers={1: {(0, 1): 1}, 0: {(-1, 2): 1}}, **wishes)
    assert offered(match, "set") == {"(1,0)", "(1,-1)", "(0,-1)", "(-1,0)", "(-1,1)"}


def test_i_9_1_tiles_touched_by_forts_do_not_count() -> None:
    match = beaten(TRIANGLE, forts={1: "N(1,0)"})
    assert offered(match, "set") == {"(1,0)", "(1,-1)"}
    match = beaten({**TRIANGLE, (0, 1): "wood"}, forts={1: "N(1,0)"})
    assert where(match, 1) == (0, 1)


def test_i_9_1_else_on_a_tile_with_only_its_owners_pieces() -> None:
    match = beaten(TRIANGLE, villagers={0: {(1, 0): 1}, 1: {(1, -1): 1}})
    assert (where(match, 1), now(match)) == ((1, -1), (0, "explore"))


def test_i_9_1_else_on_the_first_tile_without_a_fight() -> None:
    match = beaten(TRIANGLE, villagers={0: {(1, 0): 1, (1, -1): 1}}, dice=(6, 1, 6, 1, 5, 1, 4, 1))
    assert thrown(match) == [([6], [1])]
    assert (where(match), where(match, 1), now(match)) == ((0, 0), (0, 0), (0, "explore"))


def test_i_9_1_always_on_the_island() -> None:
    board = {**FLOWER, (1, 0): "cave_entrance"}
    match = table(board, at={0: (1, 0), 1: ("cave", 0, 0)}, cave={(1, 0): "cave"}, dice=(6, 1))
    play(match, "move cave(0,0)")
    assert offered(match, "set") == {"(0,0)", "(1,0)", "(1,-1)", "(0,-1)", "(-1,0)", "(-1,1)", "(0,1)"}


def test_i_9_2_the_winner_takes_all_resources() -> None:
    match = beaten(FLOWER, resources={0: (1, 1, 1), 1: (3, 0, 5)})
    assert (held(match), held(match, 1)) == ((4, 1, 6), (0, 0, 0))


def test_i_9_2_half_of_each_kind_rounded_down() -> None:
    match = beaten(FLOWER, resources={0: (1, 1, 1), 1: (3, 1, 4)}, defeat_loss="half")
    assert (held(match), held(match, 1)) == ((2, 1, 3), (2, 1, 2))


def test_i_9_2_villagers_or_a_fort_lost_cost_no_resources() -> None:
    match = table(
        FLOWER,
        at={0: (1, 0), 1: (-1, 0)},
        villagers={1: {(0, 0): 1}},
        resources={1: (0, 2, 2)},
        dice=(6, 1),
    )
    play(match, "move (0,0)")
    assert (held(match, 1), now(match)) == ((0, 2, 2), (0, "explore"))


@pytest.mark.parametrize(("holder", "after"), [(1, 0), (0, 0), (None, None)])
def test_i_9_3_the_winner_takes_the_cave_shrine(holder: int | None, after: int | None) -> None:
    match = beaten(FLOWER, dice=(6, 6, 6, 1, 1, 1) if holder == 0 else (6, 1, 1, 1), holder=holder)
    assert match.view()["cave_shrine"] == after


def test_i_9_3_a_third_player_keeps_it() -> None:
    match = beaten(FLOWER, players=3, at={0: (1, 0), 1: (0, 0), 2: (0, 1)}, holder=2)
    assert match.view()["cave_shrine"] == 2


def test_i_9_4_the_winner_places_out_of_turn_too_and_the_losers_turn_ends() -> None:
    match = beaten(FLOWER, dice=(1, 6, 2, 3))
    assert (now(match), match.view()["turn"], match.view()["defeated"]) == ((1, "set"), 0, 0)
    play(match, "set (0,-1)")
    assert (where(match), now(match), match.view()["dice"]) == ((0, -1), (1, "roll"), [2, 3])


def test_i_9_4_a_beaten_explorer_has_come_from_nowhere() -> None:
    """Equal positions are equal bytes."""
    match = beaten(FLOWER, dice=(1, 6, 2, 3))
    assert set(match.state["came"].tolist()) == {NOWHERE}


def test_i_9_4_the_turn_of_the_winner_goes_on() -> None:
    match = play(beaten(FLOWER, speed=2), "set (0,-1)")
    assert (now(match), match.view()["speed"]) == ((0, "explore"), 1)


def test_i_9_4_among_three_the_winner_decides() -> None:
    match = table(
        FLOWER,
        3,
        at={0: (0, 0), 1: (-1, 0), 2: (0, 1)},
        villagers={2: {(1, 0): 2}},
        resources={0: (0, 2, 1), 2: (1, 0, 0)},
        dice=(5, 5, 1, 2, 3),
    )
    play(match, "farmhouse S(0,0)", "march 2 (1,0) (0,0)")
    assert (now(match), held(match, 2)) == ((2, "set"), (0, 2, 1))
    play(match, "set (1,-1)")
    assert (now(match), where(match)) == ((1, "roll"), (1, -1))


def test_i_9_5_nobody_trades_before_the_loser_has_paid() -> None:
    match = beaten(FLOWER, resources={0: (9, 9, 9), 1: (3, 3, 3)})
    assert held(match, 1) == (0, 0, 0)
    assert {text.split()[0] for text in texts(match)} == {"set"}
    refused(match, "bank food for wood", "offer orange 1 food for nothing")
