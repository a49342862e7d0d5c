"""`manoa bench`."""

from __future__ import annotations

import re

import pytest

from cli.terminals import run
from manoa.cli import benching
from manoa.kernel.mode import INTERPRETED


@pytest.mark.skipif(INTERPRETED, reason="that says nothing of the speed, and takes long")
def test_how_fast_a_game_is_played_is_told(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(benching, "SECONDS", 0.01)
    result = run("bench", "lost-cities")
    assert result.exit_code == 0
    found = re.fullmatch(
        r"lost-cities: ([\d,]+) steps or ([\d,]+) games a second, at random, on \d+ cores?\n", result.output
    )
    assert found is not None, result.output
    steps, games = (int(number.replace(",", "")) for number in found.groups())
    assert steps > games > 0


def test_no_such_game() -> None:
    result = run("bench", "chess")
    assert result.exit_code == 2
    assert result.output.startswith("There is no game 'chess'; there are: ")
