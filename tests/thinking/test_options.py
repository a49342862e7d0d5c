"""What bots can be told, and how they refuse the rest."""

from __future__ import annotations

from typing import Any

import pytest

import manoa
from cases import each
from manoa.bots import bots_for, quick_bots
from manoa.bots.budget import SECONDS, budget
from manoa.bots.levels import LEVELS
from manoa.kernel.batch import cores
from thoughts import THINKING, any_bot
from walks import every_game

WRONG = {
    "seconds": (0, -1, float("nan"), float("inf"), 3601, "1", True, [1]),
    "simulations": (0, -5, 1.5, "10", True, 10**10, [1]),
    "threads": (0, -1, 2.0, "2", True, 2000),
}


@each("name", THINKING)
@each(("option", "value"), [(option, value) for option in WRONG for value in WRONG[option]])
def test_what_is_no_budget_is_refused_by_its_name(name: str, option: str, value: Any) -> None:
    with pytest.raises(ValueError, match=f"^{option} is a"):
        manoa.bot(name, **{option: value})


@each("option", WRONG)
def test_bots_that_follow_a_rule_take_no_budget(option: str) -> None:
    with pytest.raises(ValueError, match=f"takes a seed and no other option, not {option}"):
        manoa.bot("careful", **{option: 1})


def test_a_budget_that_names_nothing_is_a_second_on_all_cores() -> None:
    assert budget() == (SECONDS, None, cores())
    assert budget(simulations=5).seconds is None
    assert budget(seconds=2, simulations=5, threads=3) == (2.0, 5, 3)


@every_game
def test_levels_come_last_and_in_order(name: str) -> None:
    assert bots_for(name) == [*quick_bots(name), "search", "novice", "fair", "strong", "best"]
    assert list(LEVELS.values()) == sorted(LEVELS.values())


@every_game
@each("level", LEVELS)
def test_levels_play_on_where_any_match_leads(name: str, level: str) -> None:
    match, bot = manoa.game(name).start(seed=2), any_bot(level, seed=4)
    for _ in range(30):
        if match.player is not None:
            match.play(bot.choose(match.for_seat(match.player)))
    assert len(match.steps) == 30 or match.over


def test_a_bot_still_answers_to_the_name_it_had() -> None:
    """Tables of version 1 call Quest's `hasty` by the name of a card."""
    assert manoa.bot("scout", seed=1).name == "hasty"
    assert "scout" not in bots_for("quest")
