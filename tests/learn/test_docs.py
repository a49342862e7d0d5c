"""The pages about environments: their examples run, their tables add up."""

from __future__ import annotations

import re
import sys
from pathlib import Path

import pytest

import manoa
import manoa.learn

PAGES = Path(__file__).parents[2] / "docs" / "learn"


@pytest.mark.parametrize("page", ["batch", "gymnasium", "openspiel", "pettingzoo"])
def test_the_examples_run(page: str) -> None:
    examples = re.findall(r"```python\n(.*?)```", (PAGES / f"{page}.md").read_text(), re.DOTALL)
    assert examples
    for example in examples:
        exec(compile(example, page, "exec"), {})


def test_a_package_that_is_missing_is_named(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.delitem(sys.modules, "manoa.learn.turns", raising=False)
    monkeypatch.setitem(sys.modules, "pettingzoo", None)
    with pytest.raises(ModuleNotFoundError, match="needs the package pettingzoo: install manoa"):
        manoa.learn.aec_env("lost-cities")


@pytest.mark.parametrize("name", manoa.games())
def test_observations_are_documented_to_the_last_number(name: str) -> None:
    game = manoa.game(name)
    headings = {"lost-cities": "Lost Cities", "quest": "Quest", "island": "Island"}
    chapter = (PAGES / "observations.md").read_text().split(f"## {headings[name]}\n")[1].split("\n## ")[0]
    formulas = re.findall(r"^\| ([^|]*\d[^|]*) \|", chapter, re.MULTILINE)
    for players in game.player_counts:
        total = sum(numbers(formula, players) for formula in formulas)
        assert total == game.book.feature_count(game.rules(players))


def numbers(formula: str, players: int) -> int:
    """`(players − 1) × 60` worked out."""
    return int(eval(formula.replace("×", "*").replace("−", "-"), {"players": players}))
