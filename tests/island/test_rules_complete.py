"""Every numbered rule, and every test case of the rules, has a test that is named after it."""

from __future__ import annotations

import re
from pathlib import Path

# How many rules each chapter of the rules has; I-13 is one table, I-15 the test cases.
CHAPTERS = {1: 9, 2: 7, 3: 5, 4: 4, 5: 6, 6: 2, 7: 4, 8: 11, 9: 5, 10: 7, 11: 3, 12: 4, 14: 7}
CASES = 22

RULES = [f"i_{chapter}_{rule}" for chapter, rules in CHAPTERS.items() for rule in range(1, rules + 1)]
NUMBERS = [*RULES, "i_13", *(f"i_t{case}" for case in range(1, CASES + 1))]


def found_numbers() -> list[str]:
    """The numbers in the names of the tests beside this one."""
    files = Path(__file__).parent.glob("test_*.py")
    names = [name for file in files for name in re.findall(r"def test_(i_\w+)", file.read_text(encoding="utf-8"))]
    numbers = [re.match(r"i_(t\d+|13(?=_[a-z])|\d+_\d+)", name) for name in names]
    return [number.group() for number in numbers if number]


def test_every_rule_and_every_case_has_a_test_named_after_it() -> None:
    found = set(found_numbers())
    assert [number for number in NUMBERS if number not in found] == []


def test_no_test_is_named_after_a_rule_that_does_not_exist() -> None:
    assert sorted(set(found_numbers()) - set(NUMBERS)) == []
