"""Every numbered rule, and every test case of the rules, has a test that is named after it."""

from __future__ import annotations

import re
from pathlib import Path

# How many rules each chapter of the rules has; Q-12 is one table, Q-14 the test cases.
CHAPTERS = {1: 6, 2: 8, 3: 5, 4: 11, 5: 6, 6: 5, 7: 3, 8: 5, 9: 4, 10: 6, 11: 4, 13: 8}
CASES = 22

RULES = [f"q_{chapter}_{rule}" for chapter, rules in CHAPTERS.items() for rule in range(1, rules + 1)]
NUMBERS = [*RULES, "q_12", *(f"q_t{case}" for case in range(1, CASES + 1))]


def found_numbers() -> list[str]:
    """The numbers in the names of the tests beside this one."""
    files = Path(__file__).parent.glob("test_*.py")
    names = [name for file in files for name in re.findall(r"def test_(q_\w+)", file.read_text(encoding="utf-8"))]
    numbers = [re.match(r"q_(t\d+|12(?=_[a-z])|\d+_\d+)", name) for name in names]
    return [number.group() for number in numbers if number]


def test_every_rule_and_every_case_has_a_test_named_after_it() -> None:
    found = set(found_numbers())
    assert [number for number in NUMBERS if number not in found] == []


def test_no_test_is_named_after_a_rule_that_does_not_exist() -> None:
    assert sorted(set(found_numbers()) - set(NUMBERS)) == []
