"""Records as strangers send them: how long one may be is known before much is played."""

from __future__ import annotations

import random
from typing import Any
from unittest.mock import patch

import pytest
from hypothesis import given
from hypothesis import strategies as st

import manoa
from manoa import Match
from manoa.play.errors import BadRecord, TooLong
from manoa.play.record import LONGEST, replay


def played(name: str, steps: int, seed: int = 1) -> Match:
    match, luck = manoa.game(name).start(seed=seed), random.Random(seed)
    while not match.over and len(match.steps) < steps:
        match.play(luck.choice(match.legal))
    return match


@given(st.integers(0, 30))
def test_a_record_may_have_so_many_steps_and_no_more(most: int) -> None:
    record = played("lost-cities", 20).record()
    if most >= 20:
        assert len(replay(record, most).steps) == 20
    else:
        with pytest.raises(TooLong, match=f"at most {most} steps"):
            replay(record, most)
    assert len(replay(record).steps) == 20


def test_nothing_is_played_of_a_record_with_too_many_actions() -> None:
    record = {**played("quest", 8).record(), "actions": ["end turn"] * 100_000}
    with patch.object(Match, "follow", side_effect=AssertionError("played")), pytest.raises(TooLong):
        replay(record, 99_999)


def test_an_action_that_names_several_steps_counts_as_many() -> None:
    """Few texts can name very many steps: they are counted as they are played."""
    record = {**played("lost-cities", 0).record(), "actions": ["several"] * 3}

    def follow(match: Match, _: Any) -> None:
        match.steps += [0, 0, 0]

    several = patch.object(manoa.play.record, "recorded_steps", return_value=[0, 0, 0])
    with several, patch.object(Match, "follow", follow):
        assert len(replay(record, 9).steps) == 9
        with pytest.raises(TooLong):
            replay(record, 8)


def test_an_action_of_a_record_is_no_novel() -> None:
    record = played("lost-cities", 4).record()
    record["actions"][2] = "x" * (LONGEST + 1)
    with (
        patch.object(manoa.play.record, "recorded_steps", wraps=manoa.play.record.recorded_steps) as read,
        pytest.raises(BadRecord, match=f"Action 3 of this record is longer than {LONGEST} characters"),
    ):
        replay(record)
    assert read.call_count == 2, "it is not even read"


@pytest.mark.parametrize("name", ["lost-cities", "quest", "island"])
def test_the_last_turn_is_found_without_going_back_step_by_step(name: str) -> None:
    """What is marked in a picture begins where the player came to act who made the last step."""
    for steps in (0, 1, 2, 5, 17, 40, 120):
        match = played(name, steps)
        players = [match.at(step).player for step in range(len(match.steps))]
        expected = next((n for n in range(len(players), 0, -1) if players[n - 1] != players[-1]), 0)
        assert match._last_turn() == expected


def test_a_turn_of_very_many_steps_costs_no_more_than_the_game() -> None:
    """Folding the game once for each step of a turn would take for ever."""
    match = played("lost-cities", 1)
    match.steps = [0] * 20_000

    class Alone:
        player = 0

        def _advance(self, _: int) -> None:
            pass

    folds: list[int] = []

    def at(_: Match, step: int) -> Any:
        folds.append(step)
        return Alone()

    with patch.object(Match, "at", at):
        assert match._last_turn() == 0
    assert len(folds) <= 5
