"""Spaces say between which numbers observations lie: all do, and most numbers have few values."""

from __future__ import annotations

from typing import Any

import numpy as np
import pytest

import manoa
import tiny
from manoa.bots import quick_bots
from manoa.games import REGISTERED
from manoa.learn.spaces import NUMBERS, feature_bounds, observation_space
from walks import Table, every_table


@every_table
def test_observations_and_scores_lie_within_their_bounds(table: Table) -> None:
    batch = manoa.batch(table.game, 64, players=table.players)
    assert table.game.book.bounds is not None
    score = table.game.book.bounds(table.game.rules(table.players)).score
    least, most = feature_bounds(table.game, table.players)
    quick = quick_bots(table.game.name)
    for step in range(400):
        seen = batch.observe()
        out = np.flatnonzero(((seen < least) | (seen > most)).any(axis=0))
        assert not len(out), f"features {out}"
        batch.step(batch.choose(quick[step // 20 % 2], seed=step))
        assert score.least <= batch.scores().min()
        assert batch.scores().max() <= score.most


@every_table
def test_bounds_are_tight(table: Table) -> None:
    least, most = feature_bounds(table.game, table.players)
    assert (most.astype(int) - least < 1 << 8).mean() > 0.98
    assert (most == NUMBERS.max).sum() <= 1


def test_a_game_that_says_nothing_has_the_bounds_of_its_numbers(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(REGISTERED, tiny.NAME, tiny.__name__)
    box: Any = observation_space(manoa.game(tiny.NAME), 2)["observation"]
    assert (box.low.min(), box.high.max()) == (NUMBERS.min, NUMBERS.max)
