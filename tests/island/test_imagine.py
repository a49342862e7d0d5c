"""What a seat cannot know is drawn again, what it knows stays."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from typing import Any

import numpy as np
import pytest

from island.arranging import FLOWER, buildings, gathering, held, island, play, stack, table, walk
from manoa import Match
from manoa.kernel import seeds
from walks import going_on

TABLES: list[tuple[dict[str, Any], int]] = [
    ({}, 2),
    ({"open_resources": False, "resource_limit": 9}, 3),
    ({"open_resources": False, "cave_shrine": "lower_half", "explorer_side": "front"}, 4),
]
EVERY_TABLE = pytest.mark.parametrize("setting", TABLES, ids=str)
POND = {(0, 0): "gold", (1, 0): "water", (1, -1): "water", (0, -1): "water", (-1, 0): "water", (-1, 1): "water"}
CLOSED: dict[str, Any] = {"open_resources": False}
WORLDS = 600


def imagined(match: Match, seat: int, seed: int, state: Any = None) -> Match:
    """A world a seat can believe in, as a match of its own."""
    other = (match.state if state is None else state).copy()
    match.game.loops.imagine_seat(match.game.rule_array(match.players), (one := _array(match, other)), seat, key(seed))
    return going_on(match.game, match.players, one[0])


def _array(match: Match, state: Any) -> Any:
    states = match.game.book.state.many(1)
    states[0] = state
    return states


def key(seed: int) -> Any:
    return seeds.key(seeds.seed_bytes(seed))


def moments(setting: tuple[dict[str, Any], int], steps: int = 160, every: int = 20) -> Iterator[tuple[Match, int]]:
    """Positions of a match, each as every seat sees it."""
    options, players = setting
    for number, match in enumerate(walk(island(**options).start(players, seed=21), 21, steps)):
        if number % every == 0:
            yield from ((match, seat) for seat in range(players))


@EVERY_TABLE
def test_what_a_seat_sees_stays(setting: Any) -> None:
    for match, seat in moments(setting):
        world = imagined(match, seat, seed=len(match.steps))
        assert world.view(seat) == match.view(seat)
        assert world.view(None) == match.view(None)
        assert (world.player, world.state["revealed"]) == (match.player, match.state["revealed"])
        assert match.player != seat or world.actions() == match.actions()


@EVERY_TABLE
def test_the_stacks_keep_their_tiles_and_change_their_order(setting: Any) -> None:
    changed = 0
    for match, seat in moments(setting):
        world = imagined(match, seat, seed=3)
        for board in ("island", "cave"):
            assert Counter(stack(world, board)) == Counter(stack(match, board))
            changed += stack(world, board) != stack(match, board)
        assert all(
            world.state[f"{board}_stack"][world.state[f"{board}_left"] :].sum() == 0 for board in ("island", "cave")
        )
    assert changed > 10


@EVERY_TABLE
def test_cards_are_conserved_and_known_ones_stay(setting: Any) -> None:
    for match, seat in moments(setting):
        world = imagined(match, seat, seed=4)
        everything = match.state["held"].sum(0) + match.state["supply"]
        assert (world.state["held"].sum(0) + world.state["supply"] == everything).all()
        assert (world.state["held"].sum(1) == match.state["held"].sum(1)).all()
        assert held(world, seat) == held(match, seat)
        assert (world.state["held"] >= match.state["known"]).all()
        assert (world.state["supply"] >= 0).all()
        assert world.view()["out"] == match.view()["out"]


@EVERY_TABLE
def test_nothing_of_the_truth_shows_through(setting: Any) -> None:
    """States that differ only in what the seat cannot know give the same bytes for the same key."""
    different = 0
    for match, seat in moments(setting):
        worlds = [match.state, *(imagined(match, seat, seed).state for seed in (31, 32))]
        different += len({world.tobytes() for world in worlds}) - 1
        assert len({imagined(match, seat, 1, world).state.tobytes() for world in worlds}) == 1
    assert different > 10


@EVERY_TABLE
def test_an_imagined_world_can_be_played_on(setting: Any) -> None:
    for match, seat in moments(setting, every=60):
        world = imagined(match, seat, seed=8)
        for _ in walk(world, 3, 25):
            pass


def test_open_resources_stay_as_they_are() -> None:
    match = table(FLOWER, 3, resources={0: (1, 2, 3), 1: (4, 0, 0), 2: (0, 0, 7)})
    for seat in range(3):
        world = imagined(match, seat, seed=5)
        assert [held(world, other) for other in range(3)] == [(1, 2, 3), (4, 0, 0), (0, 0, 7)]


def test_tiles_under_the_stack_stay_there() -> None:
    match = play(table(POND, stack="water shrine wood"), "discover")
    for seed in range(20):
        world = imagined(match, seed % 2, seed)
        assert stack(world)[-2:] == ["water", "shrine"]
    assert len({tuple(stack(imagined(match, 0, seed))[:-2]) for seed in range(10)}) == 10


def test_the_cave_shrine_stays_in_the_lower_half_until_the_stack_is_shuffled_again() -> None:
    match = island(cave_shrine="lower_half").start(2, seed=2)
    found = {stack(imagined(match, 0, seed), "cave").index("cave_shrine") for seed in range(80)}
    assert found == set(range(7, 14))
    gate = {**FLOWER, (1, 0): "cave_entrance"}
    inside: dict[str, Any] = {"at": {0: ("cave", 0, 0)}, "cave": {}, "cave_shrine": "lower_half"}
    few = table(gate, cave_stack="cave cave cave cave_shrine cave", rest=False, **inside)
    assert {stack(imagined(few, 0, seed), "cave").index("cave_shrine") for seed in range(60)} == set(range(5))
    lost = play(table(gate, cave_stack="bats", dice=(1, 6, 6), **inside), "discover", "place cave(1,0)", "set (0,1)")
    found = {stack(imagined(lost, 1, seed), "cave").index("cave_shrine") for seed in range(120)}
    assert found == set(range(14))


def test_when_tiles_are_gone_the_cave_shrine_lies_in_what_is_left_of_the_lower_half() -> None:
    gate = {**FLOWER, (1, 0): "cave_entrance"}
    match = table(
        gate, at={0: ("cave", 0, 0)}, cave={(1, 0): "cave", (0, 1): "cave", (1, -1): "cave"}, cave_shrine="lower_half"
    )
    found = {stack(imagined(match, 0, seed), "cave").index("cave_shrine") for seed in range(80)}
    assert found == set(range(4, 11))


def test_a_type_that_is_out_stays_out() -> None:
    match = table(FLOWER, 3, resources={0: (3, 0, 0), 1: (10, 2, 2), 2: (10, 2, 2)}, **CLOSED)
    assert match.view()["out"] == ["food"]
    for seed in range(30):
        world = imagined(match, 0, seed)
        assert world.view()["out"] == ["food"]
        assert held(world, 0) == (3, 0, 0)


def test_who_gathers_knows_what_the_supply_cannot_give() -> None:
    """Two food are left: the choices show it, so every world has two."""
    match = gathering({(0, 0): "garden"}, 4, players=3, resources={1: (11, 3, 3), 2: (10, 3, 3)}, **CLOSED)
    assert match.view()["phase"] == "gather"
    assert int(match.state["supply"][0]) == 2
    changed = set()
    for seed in range(30):
        world = imagined(match, 0, seed)
        assert int(world.state["supply"][0]) == 2
        assert world.actions() == match.actions()
        changed.add(held(world, 1))
    assert len(changed) > 3


def test_a_named_purchase_can_be_paid_in_every_imagined_world() -> None:
    match = table(
        FLOWER,
        at={1: (-1, 0)},
        villagers={1: {(1, 0): 1}},
        resources={0: (2, 3, 2), 1: (1, 0, 0)},
        open_resources=False,
    )
    play(match, "fort S(0,0)")
    hands = set()
    for seed in range(40):
        world = imagined(match, 1, seed)
        hands.add(held(world))
        assert buildings(play(world, "pass"), 0)[2] == ["S", 0, 0]
    assert len(hands) > 2


# How evenly


def chi_square(found: Counter[Any], chances: dict[Any, float]) -> float:
    """Distance from the mean in standard deviations of the distribution."""
    assert set(found) <= set(chances)
    total = found.total()
    distance = sum((found[one] - total * chance) ** 2 / (total * chance) for one, chance in chances.items())
    freedom = len(chances) - 1
    return float((distance - freedom) / np.sqrt(2 * freedom))


def test_every_tile_is_the_next_as_often_as_there_are_of_it() -> None:
    match = table(FLOWER, stack="wood wood gold food water shrine", rest=False, cave_stack="bats cave cave serpent")
    worlds = [imagined(match, 0, seed) for seed in range(WORLDS)]
    island_tops = Counter(stack(world)[0] for world in worlds)
    chances = {"wood": 2 / 6, "gold": 1 / 6, "food": 1 / 6, "water": 1 / 6, "shrine": 1 / 6}
    assert abs(chi_square(island_tops, chances)) < 5
    cave_tops = Counter(stack(world, "cave")[0] for world in worlds)
    assert abs(chi_square(cave_tops, {"bats": 1 / 4, "cave": 1 / 2, "serpent": 1 / 4})) < 5


def test_hidden_cards_are_dealt_as_their_numbers_make_it() -> None:
    """One unknown card of another seat: as likely of a type as there are unknown cards of it."""
    match = table(FLOWER, resources={0: (13, 18, 3), 1: (1, 0, 0)}, **CLOSED)
    found = Counter(held(imagined(match, 0, seed), 1) for seed in range(WORLDS))
    left = {(1, 0, 0): 10, (0, 1, 0): 5, (0, 0, 1): 20}
    assert abs(chi_square(found, {hand: number / 35 for hand, number in left.items()})) < 5


def test_the_owner_of_hidden_cards_keeps_those_that_are_known() -> None:
    match = gathering({(0, 0): "gold"}, 3, players=2, resources={0: (2, 0, 0)}, **CLOSED)
    assert match.view()["known"][0] == {"food": 0, "wood": 0, "gold": 3}
    hands = {held(imagined(match, 1, seed), 0) for seed in range(60)}
    assert all(gold >= 3 and food + wood + gold == 5 for food, wood, gold in hands)
    assert len(hands) > 3


def test_other_seeds_other_worlds_and_another_chance() -> None:
    match = table(FLOWER)
    assert len({imagined(match, 0, seed).state.tobytes() for seed in range(10)}) == 10
    rolls = {tuple(play(imagined(match, 0, seed), "end turn").view()["dice"]) for seed in range(40)}
    assert len(rolls) > 10


def test_a_seat_is_given_such_a_world() -> None:
    match = island(explorer_side="front", **CLOSED).start(3, seed=4)
    for seat in range(3):
        given = match.for_seat(seat)
        assert given.view() == match.view(seat)
        assert given.state.tobytes() != match.state.tobytes()
        assert given.imagine(3).view(seat) == match.view(seat)
