"""The numbered rules, as docs/rules has them."""

from __future__ import annotations

import functools
import re
from pathlib import Path
from typing import NamedTuple

RULES = Path(__file__).parents[1] / "docs" / "rules"

CHAPTER = re.compile(r"^#+ ([A-Z]+-\d+) (.+)$")
ITEM = re.compile(r"^- ([A-Z]+-[T\d.]+) ")
CASES = "Test cases"  # a chapter of these may say something first, which is no rule


class Numbers(NamedTuple):
    """What has a number, in the order of the pages."""

    rules: list[str]  # and test cases: the items of the lists
    chapters: list[str]
    whole: list[str]  # chapters that are rules themselves: not all they say stands in their items

    def of(self, letter: str) -> list[str]:
        """All that a test is named after."""
        return [number for number in (*self.rules, *self.whole) if number.partition("-")[0] == letter]


@functools.cache
def numbers() -> Numbers:
    found = Numbers([], [], [])
    for page in sorted(RULES.glob("*.md")):
        chapter = ""
        for line in page.read_text(encoding="utf-8").splitlines():
            if line.startswith("#"):
                heading = CHAPTER.match(line)
                found.chapters.extend([heading[1]] if heading else [])
                chapter = heading[1] if heading and heading[2] != CASES else ""
            elif item := ITEM.match(line):
                found.rules.append(item[1])
            elif chapter and line and line[0] != " " and chapter not in found.whole:
                found.whole.append(chapter)
    return found
