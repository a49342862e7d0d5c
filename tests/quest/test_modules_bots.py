"""Bots play the modules: alone, in pairs and all together, on every route, to an end that is no stall."""

from __future__ import annotations

from itertools import combinations
from typing import Any

import numpy as np
import pytest

from manoa.games.quest.parts.routes import listed
from quest.moduling import MODULES, with_modules

PAIRS = [list(pair) for pair in combinations(MODULES, 2)]
GAMES = 12


def rounds(policy: str, modules: list[str], route: str, players: int, games: int = GAMES) -> Any:
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


@pytest.mark.parametrize("route", listed())
def test_greedy_arrives_with_all_of_them_and_with_each(route: str) -> None:
    limited = 0
    for place, modules in enumerate([list(MODULES), *([name] for name in MODULES)]):
        ended = rounds("greedy", modules, route, 2 + place % 3)
        limited += int((ended == 200).sum())
        assert np.median(ended) < 70
    assert limited <= 3, "of 96 games"


@pytest.mark.parametrize("modules", PAIRS, ids="+".join)
def test_greedy_arrives_with_every_pair(modules: list[str]) -> None:
    limited = 0
    for place, route in enumerate(listed()):
        ended = rounds("greedy", modules, route, 2 + place % 3, 4)
        limited += int((ended == 200).sum())
    assert limited <= 1, "of 52 games"


@pytest.mark.parametrize("route", listed())
def test_random_play_does_nothing_illegal_and_comes_to_an_end(route: str) -> None:
    for place, modules in enumerate(([*MODULES], MODULES[::2], MODULES[1::2])):
        assert rounds("random", modules, route, 2 + place, 2).max() <= 200
