"""Every numbered rule, and every test case of the rules, has a test named after it, and whatever names a rule names one
that there is."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from manoa.games import REGISTERED, rulebook
from manoa.words import own_text
from manual.rules import NUMBER
from numbered import RULES, numbers

ROOT = Path(__file__).parents[1]
FOLDERS = {"LC": "lost_cities", "Q": "quest", "H": "quest", "P": "quest", "M": "quest", "I": "island"}
DRAWN = {"art", "drawing"}  # where M-12 is a stroke of a pen
TOLD = [
    *(ROOT / "docs").rglob("*.md"),
    *(path for path in (ROOT / "src" / "manoa").rglob("*.py") if not DRAWN & set(path.parts)),
]


def named(letter: str) -> set[str]:
    """The numbers in the names of tests: test_q_5_2_… is Q-5.2, test_q_t5_… is Q-T5, test_lc_3_… is LC-3."""
    pattern = rf"def test_{letter.lower()}_(t\d+|\d+_\d+|\d+(?=_[a-z]))"
    files = Path(__file__).parent.joinpath(FOLDERS[letter]).glob("test_*.py")
    found = [number for file in files for number in re.findall(pattern, file.read_text(encoding="utf-8"))]
    return {f"{letter}-{number.upper().replace('_', '.')}" for number in found}


@pytest.mark.parametrize("letter", FOLDERS)
def test_every_rule_and_every_case_has_a_test_named_after_it(letter: str) -> None:
    assert [number for number in numbers().of(letter) if number not in named(letter)] == []


@pytest.mark.parametrize("letter", FOLDERS)
def test_no_test_is_named_after_a_rule_that_does_not_exist(letter: str) -> None:
    assert sorted(named(letter) - set(numbers().of(letter))) == []


def test_the_rules_are_all_read() -> None:
    """Each number once, one after the other, and all items of a page have one."""
    found = numbers()
    assert len(found.rules) > 250
    assert set(FOLDERS) == {number.partition("-")[0] for number in found.rules}
    for counted in (found.rules, found.chapters):
        assert len(set(counted)) == len(counted)
        for number in counted:
            whole, last = re.fullmatch(r"(.*?)(\d+)", number).groups()  # type: ignore[union-attr]
            assert last == "1" or f"{whole}{int(last) - 1}" in counted, number
    items = [line for page in RULES.glob("*.md") for line in page.read_text("utf-8").splitlines() if line[:2] == "- "]
    assert len(items) == len(found.rules)


def test_whatever_names_a_rule_names_one_that_there_is() -> None:
    there = {*numbers().rules, *numbers().chapters}
    texts = {str(path): set(NUMBER.findall(path.read_text(encoding="utf-8"))) for path in TOLD}
    assert {path: found - there for path, found in texts.items() if found - there} == {}


# Refusals


@pytest.mark.parametrize("name", REGISTERED)
def test_every_refusal_names_its_rule_or_has_none(name: str) -> None:
    cited = rulebook(name).cited
    assert set(cited) == set(re.findall(r"^refusal-([\w-]+) =", own_text(name, "en") or "", re.MULTILINE))
    assert {number for number in cited.values() if number} <= {*numbers().rules, *numbers().chapters}
