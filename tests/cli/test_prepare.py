"""Compiling ahead: silent when there is nothing to do, with progress otherwise."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest

import manoa
from cli.terminals import Person, play, run
from manoa.play import ready


def slowly(name: str) -> Iterator[tuple[int, int, str]]:
    yield 0, 2, f"dealing {name}"
    yield 1, 2, "views"
    yield 2, 2, "ready"


@pytest.fixture
def unready(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(ready, "is_ready", lambda _: False)
    monkeypatch.setattr(ready, "prepare", slowly)


def test_ready_games_are_passed_over_in_silence(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(ready, "is_ready", lambda _: True)
    monkeypatch.setattr(ready, "prepare", None)
    result = run("prepare")
    assert (result.exit_code, result.output) == (0, "")


@pytest.mark.usefixtures("unready")
def test_progress_in_lines() -> None:
    result = run("prepare", "lost-cities")
    assert result.stdout == ""
    assert result.stderr == (
        "Compiling lost-cities, 1 of 2: dealing lost-cities\nCompiling lost-cities, 2 of 2: views\n"
    )


@pytest.mark.usefixtures("unready")
def test_all_games_are_prepared_by_default() -> None:
    shown = run("prepare").stderr
    for name in manoa.games():
        assert f"dealing {name}" in shown


@pytest.mark.usefixtures("unready")
def test_play_prepares_first() -> None:
    result = play()
    assert "Compiling lost-cities, 2 of 2: views" in result.stderr
    assert "Your move" not in result.stderr


def test_no_such_game() -> None:
    result = run("prepare", "lost-cities", "chess")
    assert result.exit_code == 2
    assert result.output.startswith("There is no game 'chess'; there are: ")


def test_a_bar_at_a_terminal(tmp_path: Path) -> None:
    """An empty cache, and a person who does not want to wait for all of it."""
    with Person(
        "prepare", "lost-cities", folder=tmp_path, MANOA_CACHE=str(tmp_path / "cache"), MANOA_INTERPRETED=""
    ) as person:
        assert "━" in person.sees("dealing")
