"""Every numbered rule, and every test case of the rules, has a test named after it."""

from __future__ import annotations

import re
from pathlib import Path
from typing import NamedTuple

import pytest


class Numbers(NamedTuple):
    """The numbers of a game's rules. Chapters that list where sources differ, or define words, contain no rules."""

    letter: str
    chapters: dict[int, int]  # the number of rules in each
    whole: tuple[int, ...]  # chapters that are a table, or begin with a sentence without a number
    cases: int
    folder: str = ""  # of the tests, if they are with another game

    def all(self) -> list[str]:
        rules = [f"{chapter}_{rule}" for chapter, rules in self.chapters.items() for rule in range(1, rules + 1)]
        cases = [f"t{case}" for case in range(1, self.cases + 1)]
        return [f"{self.letter}_{number}" for number in (*rules, *self.whole, *cases)]


GAMES = {
    "lost_cities": Numbers("lc", {1: 3, 2: 4, 3: 5, 4: 2, 5: 4, 6: 1, 7: 5}, (3, 8), 10),
    "quest": Numbers("q", {1: 6, 2: 8, 3: 5, 4: 11, 5: 6, 6: 5, 7: 3, 8: 5, 9: 4, 10: 6, 11: 4, 13: 8}, (12,), 22),
    "heroes_hexes": Numbers("h", {1: 8, 2: 9, 3: 3, 4: 2, 5: 3, 6: 1, 7: 1, 8: 3, 10: 10}, (6, 7, 9), 13, "quest"),
    "modules": Numbers("m", {1: 4, 2: 3, 3: 4, 4: 2, 5: 6, 6: 3, 7: 3}, (), 0, "quest"),
    "promos": Numbers("p", {}, (1, 2, 3, 4, 5), 0, "quest"),
    "island": Numbers(
        "i", {1: 9, 2: 7, 3: 5, 4: 4, 5: 6, 6: 2, 7: 4, 8: 11, 9: 5, 10: 7, 11: 3, 12: 4, 14: 7}, (13,), 22
    ),
}


def found_numbers(game: str) -> list[str]:
    """The numbers in the names of a game's tests."""
    pattern = rf"def test_({GAMES[game].letter}_(?:t\d+|\d+_\d+|\d+(?=_[a-z])))"
    files = Path(__file__).parent.joinpath(GAMES[game].folder or game).glob("test_*.py")
    return [number for file in files for number in re.findall(pattern, file.read_text(encoding="utf-8"))]


@pytest.mark.parametrize("game", GAMES)
def test_every_rule_and_every_case_has_a_test_named_after_it(game: str) -> None:
    found = set(found_numbers(game))
    assert [number for number in GAMES[game].all() if number not in found] == []


@pytest.mark.parametrize("game", GAMES)
def test_no_test_is_named_after_a_rule_that_does_not_exist(game: str) -> None:
    assert sorted(set(found_numbers(game)) - set(GAMES[game].all())) == []
