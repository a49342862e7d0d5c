"""Bots play the modules: alone, in pairs and all together, on every route, to an end that is no stall."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import combinations
from typing import Any

import numpy as np
import pytest

import manoa
from manoa.games.quest.parts.routes import listed
from quest.moduling import MODULES, on, row, with_modules
from quest.test_modules_dragons import TUNNELLED

PAIRS = [list(pair) for pair in combinations(MODULES, 2)]
LIMIT = 200  # rounds


def rounds(policy: str, modules: list[str], route: str, players: int, games: int) -> Any:
    """In which round each of some games ended."""
    game = with_modules(*modules, route=route)
    batch: Any = game.batch(games, players=players, threads=1)
    batch.reset(range(games))
    ended, step = np.zeros(games, np.int64), 0
    while (ended == 0).any():
        now = batch.states["round_number"].copy()
        batch.step(batch.choose(policy, seed=step))  # which refuses what is not legal
        over = (ended == 0) & batch.done()
        ended[over] = now[over]
        step += 1
    return ended


def on_routes(policy: str, modules: list[str], games: int, routes: Sequence[str] = ()) -> Any:
    """The same on every route, or on some, with two, three and four players in turn."""
    ended = [rounds(policy, modules, route, 2 + place % 3, games) for place, route in enumerate(routes or listed())]
    return np.concatenate(ended)


@pytest.mark.parametrize("modules", [*([name] for name in MODULES), MODULES], ids="+".join)
def test_greedy_arrives_with_each_of_them_and_with_all(modules: list[str]) -> None:
    """Each alone on some routes, all of them on every route; `bench/quest_modules.py` plays more."""
    first = MODULES.index(modules[0]) % 4
    ended = on_routes("greedy", modules, 8, listed()[first::4] if len(modules) == 1 else ())
    assert np.median(ended) < 50
    assert (ended == LIMIT).mean() < 0.01


@pytest.mark.parametrize("modules", PAIRS, ids="+".join)
def test_greedy_arrives_with_every_pair(modules: list[str]) -> None:
    """Each pair on two routes, each route with several pairs; `bench/quest_modules.py` plays more."""
    assert on_routes("greedy", modules, 4, listed()[PAIRS.index(modules) % 7 :: 7]).max() < LIMIT


def test_greedy_sends_a_dragon_away_that_holds_through_a_tunnel() -> None:
    game = row(*TUNNELLED, modules="dragons", heroes_hexes=True, route="demon_gorge")
    match = on(game, hand="explorer", dragons={"green": (3, 0)})
    assert str(manoa.bot("greedy").choose(match.for_seat(0))) == "dragon green"


def test_planner_arrives_with_all_of_them() -> None:
    ended = on_routes("planner", MODULES, 4)
    assert np.median(ended) < 40
    assert ended.max() < LIMIT


@pytest.mark.parametrize("route", listed())
def test_random_play_does_nothing_illegal_and_comes_to_an_end(route: str) -> None:
    for place, modules in enumerate(([*MODULES], MODULES[::2], MODULES[1::2])):
        assert rounds("random", modules, route, 2 + place, 2).max() <= LIMIT
