"""I-12: the end, information, chance."""

from __future__ import annotations

import json
from typing import Any

import pytest

from island.arranging import FLOWER, RICH, explored, island, keys, now, play, stack, table
from manoa import Match

SHRINES = {**FLOWER, (1, 0): "shrine", (1, -1): "shrine", (0, -1): "shrine"}
THREE = [(1, 0), (1, -1), (0, -1)]


def test_i_12_1_the_fourth_shrine_wins_at_once() -> None:
    match = table(SHRINES, offerings={0: THREE[:2]}, holder=0, resources={0: RICH}, at={1: (-1, 0)})
    play(match, "offering (0,-1)")
    assert (match.over, match.placings, now(match)) == (True, [1, 2], (None, "over"))
    assert (match.actions(), keys(match)[-1]) == ([], "end")


def test_i_12_1_three_shrines_are_not_enough() -> None:
    match = table(SHRINES, offerings={0: THREE[:2]}, resources={0: RICH})
    assert not play(match, "offering (0,-1)").over
    held_back = table(SHRINES, offerings={0: THREE[:2]}, holder=1, resources={0: RICH})
    assert not play(held_back, "offering (0,-1)").over
    few = table(SHRINES, offerings={0: THREE[:1]}, holder=0, resources={0: RICH})
    assert not play(few, "offering (0,-1)").over


def test_i_12_1_the_cave_shrine_may_be_the_fourth() -> None:
    wishes: dict[str, Any] = {"at": {0: ("cave", 0, 0)}, "cave": {}, "cave_stack": "cave_shrine"}
    match = play(table(SHRINES, offerings={0: THREE}, **wishes), "discover")
    assert (match.over, match.placings) == (True, [1, 2])
    assert not play(table(SHRINES, offerings={0: THREE[1:]}, **wishes), "discover").over


def test_i_12_1_also_out_of_turn() -> None:
    match = table(
        SHRINES,
        at={0: (-1, 0), 1: (0, 0)},
        offerings={1: THREE},
        holder=0,
        dice=(1, 1, 1, 6, 6, 6, 6),
    )
    play(match, "move (0,0)")
    assert (match.over, match.placings, match.view()["cave_shrine"]) == (True, [2, 1], 1)


def limited(**wishes: Any) -> Match:
    """The last turn of the last round."""
    return table(SHRINES, 3, turn=2, round_number=4, round_limit=4, **wishes)


def test_i_12_2_the_game_ends_after_the_last_round() -> None:
    match = limited(dice=(3, 3))
    assert not match.over
    play(match, "end turn")
    assert (match.over, match.view()["round"]) == (True, 4)


@pytest.mark.parametrize("limit", [0, 5])
def test_i_12_2_not_before_and_never_without_a_limit(limit: int) -> None:
    match = table(SHRINES, 3, turn=2, round_number=4, round_limit=limit, dice=(3, 3))
    play(match, "end turn")
    assert (match.over, match.view()["round"], match.view()["turn"]) == (False, 5, 0)
    early = table(SHRINES, 3, turn=1, round_number=4, round_limit=4, dice=(3, 3))
    assert not play(early, "end turn").over


def test_i_12_2_a_round_is_counted_from_the_starter() -> None:
    match = table(SHRINES, 3, turn=0, starter=1, round_number=4, round_limit=4)
    assert play(match, "end turn").over


@pytest.mark.parametrize(
    ("wishes", "placings"),
    [
        ({"offerings": {0: THREE[:2], 1: THREE}, "resources": {0: RICH}}, [2, 1, 3]),
        ({"offerings": {0: THREE[:2], 1: THREE[:1]}, "holder": 1}, [2, 1, 3]),
        ({"holder": 2, "resources": {0: RICH}}, [2, 3, 1]),
        ({"resources": {0: (1, 1, 1), 1: (4, 0, 0), 2: (0, 2, 0)}}, [2, 1, 3]),
        ({"resources": {0: (1, 1, 1), 1: (3, 0, 0)}}, [1, 1, 3]),
        ({}, [1, 1, 1]),
    ],
)
def test_i_12_2_most_shrines_then_the_cave_shrine_then_resources(wishes: Any, placings: list[int]) -> None:
    match = play(limited(**wishes), "end turn")
    assert match.placings == placings


def test_scores_put_shrines_before_the_cave_shrine_before_cards() -> None:
    match = limited(offerings={0: THREE[:1], 1: THREE[:2]}, holder=0, resources={0: (1, 2, 3), 2: (0, 0, 4)})
    assert match.scores == [(2 * 2 + 1) * 128 + 6, 2 * 2 * 128, 4]


def test_i_12_3_the_order_of_the_stacks_is_hidden() -> None:
    match = table(FLOWER, stack="wood food water shrine", cave_stack="bats cave thieves", cave={})
    other = table(FLOWER, stack="shrine water food wood", cave_stack="thieves cave bats", cave={})
    assert stack(match) != stack(other)
    for seat in (None, 0, 1):
        assert json.dumps(match.view(seat)) == json.dumps(other.view(seat))


def test_i_12_3_resources_are_open_or_only_their_number() -> None:
    wishes: dict[str, Any] = {"resources": {0: (1, 2, 3), 1: (3, 0, 1)}}
    seen = table(FLOWER, **wishes).view(0)
    assert seen["resources"][1] == {"food": 3, "wood": 0, "gold": 1}
    closed = table(FLOWER, open_resources=False, **wishes).view(0)
    assert closed["resources"] == [{"food": 1, "wood": 2, "gold": 3}, None]
    assert (closed["cards"], closed["supply"], closed["supply_size"]) == ([6, 4], None, 69 - 10)


def test_i_12_4_the_seed_decides_all_chance() -> None:
    for seed in range(4):
        one, two = (island(explorer_side="random").start(3, seed) for _ in range(2))
        for match in (one, two):
            for _ in range(12):
                match.play(match.actions()[min(1, len(match.actions()) - 1)])
        assert one.state.tobytes() == two.state.tobytes()
    starts = {island().start(3, seed).state.tobytes() for seed in range(20)}
    assert len(starts) == 20


def test_i_12_4_all_faces_of_the_dice_come_up() -> None:
    rolls = [tuple(explored(play(table(FLOWER, seed=seed), "end turn")).view()["dice"]) for seed in range(120)]
    for die in (0, 1):
        assert {roll[die] for roll in rolls} == set(range(1, 7))
    assert len(set(rolls)) > 20
