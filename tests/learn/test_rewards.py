"""Rewards: margins and places, with ties."""

from __future__ import annotations

import numpy as np
import pytest
from hypothesis import given
from hypothesis import strategies as st

import manoa
from manoa.learn.rewards import KINDS, margin, named_reward, placing
from walks import Table, every_table

SCORES = st.lists(st.integers(-300, 300), min_size=2, max_size=4)


def test_margins_are_measured_from_the_best_other_seat() -> None:
    assert margin([10, 4, 7]).tolist() == [3, -6, -3]
    assert margin([5, 5, 1]).tolist() == [0, 0, -4]


def test_places_run_evenly_from_1_to_minus_1_and_ties_share() -> None:
    assert placing([10, 4, 7]).tolist() == [1, -1, 0]
    assert placing([5, 5, 1]).tolist() == [0.5, 0.5, -1]
    assert placing([2, 2]).tolist() == [0, 0]


@given(SCORES)
def test_places_add_up_to_0_and_so_do_margins_of_two(scores: list[int]) -> None:
    assert abs(float(placing(scores).sum())) < 1e-5
    assert len(scores) > 2 or float(margin(scores).sum()) == 0


@given(st.lists(st.tuples(st.integers(-99, 99), st.integers(-99, 99), st.integers(-99, 99)), min_size=1, max_size=5))
def test_many_games_at_once_get_what_each_would_get(games: list[tuple[int, int, int]]) -> None:
    for reward in (margin, placing):
        assert np.array_equal(reward(np.array(games)), np.stack([reward(scores) for scores in games]))


@every_table
def test_no_reward_is_farther_from_0_than_is_said(table: Table) -> None:
    """So a match that is given away is never worth more than one that is played on."""
    scores = table.game.batch(64, players=table.players).playout().scores
    for kind in KINDS:
        reward = named_reward(kind, table.game, table.players)
        assert np.abs(reward.of(scores)).max() <= reward.most
        assert kind == "margin" or reward.most == 1


@given(SCORES)
def test_normalised_margins_are_margins_in_another_unit(scores: list[int]) -> None:
    game = manoa.game("quest")
    most = named_reward("margin", game, 2).most
    assert np.allclose(named_reward("normalised", game, 2).of(scores) * most, margin(scores), atol=0.01)


def test_an_unknown_reward_is_refused_with_those_there_are() -> None:
    with pytest.raises(ValueError, match="one of margin, normalised, placing, not 'wins'"):
        named_reward("wins", manoa.game("quest"), 2)
