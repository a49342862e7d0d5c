"""`greedy` finds its way in the cave, trades with nobody at a loss, and finds the best bargain."""

from __future__ import annotations

import functools
import itertools
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

import manoa
from island.arranging import FLOWER, play, table
from manoa import Match
from manoa.games.island.bots.bargains import NO_BARGAIN, find_bargain, suits_both
from manoa.games.island.bots.memory import MOST_SWAPPED, Memory
from manoa.games.island.bots.wishes import change_worth

CROWDED = {(1, -1): "cave", (1, 0): "cave", (2, -1): "cave", (2, -2): "cave", (1, -2): "cave"}
SHRINES = [(2, -1), (2, 0), (-2, 1)]
SURE = {(0, 0): "gold", **FLOWER, **dict.fromkeys(SHRINES, "shrine")}


def choice(match: Match) -> str:
    return str(manoa.bot("greedy").choose(match.for_seat(match.player or 0)))


@pytest.mark.parametrize("flipped", [False, True])
def test_i_10_3_it_goes_on_where_only_places_beside_the_exit_are_empty(flipped: bool) -> None:
    cave = {(r + q, -r) if flipped else (q, r): kind for (q, r), kind in CROWDED.items()}
    here = (0, 1) if flipped else (1, -1)
    match = table(
        {**SURE, (1, 0): "cave_entrance"},
        at={0: ("cave", *here), 1: (0, 0)},
        cave=cave,
        offerings={0: SHRINES},
        speed=3,
    )
    assert not [action for action in match.actions() if str(action).startswith("discover")]
    assert choice(match).startswith("move cave")


def test_i_11_2_of_two_players_none_trades_at_a_loss() -> None:
    """Both would gain, but the one who asks gains more."""
    match = table(FLOWER, resources={0: (6, 0, 2), 1: (0, 3, 0)}, turn=0)
    play(match, "offer orange 1 gold for 2 wood")
    assert choice(match) == "refuse"
    match = table(FLOWER, resources={0: (2, 0, 2), 1: (0, 6, 0)}, turn=0)
    play(match, "offer orange 1 gold for 1 wood")
    assert choice(match) == "accept"


def test_i_11_2_it_makes_the_offer_that_it_begins() -> None:
    match = table(FLOWER, resources={0: (2, 0, 2), 1: (0, 6, 0)}, turn=0)
    play(match, "offer orange")
    chosen = []
    while match.view()["phase"] == "offer":
        chosen.append(choice(match))
        play(match, chosen[-1])
    assert chosen[-1] == "propose"


def test_i_11_2_it_takes_back_what_somebody_else_began_and_does_not_begin_again() -> None:
    """As after a step that was not its own: this offer gives what it needs itself."""
    match = table(FLOWER, resources={0: (2, 0, 2), 1: (0, 0, 0)}, turn=0)
    play(match, "offer orange", "give food")
    assert choice(match) == "withdraw"
    play(match, "withdraw")
    assert not choice(match).startswith("offer")
    closed = table(FLOWER, resources={0: (2, 0, 2), 1: (0, 6, 0)}, open_resources=False)
    assert choice(play(closed, "offer orange")) == "withdraw"


hands = st.lists(st.tuples(*[st.integers(0, 5)] * 3), min_size=2, max_size=3)
offerings = st.lists(st.sampled_from([0, 0b1, 0b11, 0b111]), min_size=3, max_size=3)
sides = st.permutations(range(8))


@settings(deadline=None)
@given(hands, offerings, sides)
def test_it_finds_the_best_of_all_bargains(held: list[tuple[int, ...]], made: list[int], explorers: list[int]) -> None:
    match = manoa.game("island").start(players=len(held), seed=1)
    match.state["held"][: len(held)] = held
    match.state["offerings"][: len(held)] = made[: len(held)]
    match.state["explorer"][: len(held)] = explorers[: len(held)]
    memory = Memory.new()
    found = find_bargain(match.rules, match.state, memory, 0, 1)
    plan = memory["plan"].tolist() if found != NO_BARGAIN else None
    assert (found, plan) == best_of_all(match.rules, match.state)


def best_of_all(rules: Any, state: Any) -> tuple[int, list[int] | None]:
    best, plan = NO_BARGAIN, None
    worth = functools.cache(lambda seat, resource, change: change_worth(rules, state, seat, resource, change))
    held = state["held"][:2].tolist()
    for changes in itertools.product(range(-MOST_SWAPPED, MOST_SWAPPED + 1), repeat=3):
        if all(-own <= change <= other for own, other, change in zip(*held, changes, strict=True)):
            gain = sum(worth(0, resource, change) for resource, change in enumerate(changes))
            theirs = sum(worth(1, resource, -change) for resource, change in enumerate(changes))
            if gain > best and suits_both(rules, state, 0, 1, gain, theirs):
                best, plan = gain, list(changes)
    return best, plan
