"""Accuracy is in the order of strength. bench/study_order.py measures it in 40 games of each kind; these are few, short
and looked at hastily, but always the same."""

from __future__ import annotations

import functools
from typing import Any

import pytest

import manoa
from manoa.study import Review, accuracy
from study.played import reviews

STRONGER: dict[str, tuple[str, dict[str, Any]]] = {  # than `random`
    "lost-cities": ("seasoned", {"rounds": 1}),
    "quest": ("hasty", {"round_limit": 5}),
    "island": ("greedy", {"round_limit": 8}),
}
DEPTH = 40  # simulations for a decision
every_game = pytest.mark.parametrize("game", sorted(STRONGER))


@functools.cache
def against_random(game: str) -> Review:
    """`random` in seat 0 against the policy by which simulations play on."""
    name, options = STRONGER[game]
    match = manoa.game(game, **options).start(2, seed=1)
    bots = [manoa.bot("random", 1), manoa.bot(name, 1)]
    while match.player is not None:
        match.play(bots[match.player].choose(match.for_seat(match.player)))
    return reviews(match, DEPTH)[-1]


@every_game
def test_random_is_never_above_a_bot_that_plays_sensibly(game: str) -> None:
    review = against_random(game)
    random, sensible = (review.turns_of(seat) for seat in (0, 1))
    assert random
    assert sensible
    assert accuracy(sum(turn.gain for turn in random)) < accuracy(sum(turn.gain for turn in sensible))


@every_game
def test_who_plays_as_the_simulations_do_gains_and_loses_nothing(game: str) -> None:
    """An option that it never takes is neither lost nor luck when it is there again."""
    review = against_random(game)
    for course in (review.shares, review.margins):
        assert {accounts[1].own for _, accounts in course} == {0}
        assert {accounts[0].others for _, accounts in course} == {0}
    assert sum(turn.gain for turn in review.turns_of(1)) == 0


@every_game
def test_slips_and_luck_do_not_run_against_each_other(game: str) -> None:
    """Nobody throws a match away five times, and gets it back by luck."""
    review = against_random(game)
    for seat in (0, 1):
        account = review.accounts(seat)[0]
        assert abs(account.own) < 15_000
        assert abs(account.luck) < 15_000
