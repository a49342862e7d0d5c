"""Compiling ahead: silent when there is nothing to do, with progress otherwise."""

from __future__ import annotations

import os
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

import manoa
from cli.terminals import Person, play, run
from manoa.cli import preparing
from manoa.play import ready
from manoa.play.ready import READY


def slowly(name: str, _: str = READY) -> Iterator[ready.Progress]:
    yield 0, 2, f"dealing {name}"
    yield 1, 2, "views"
    yield 2, 2, "ready"


@pytest.fixture
def unready(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(ready, "is_ready", lambda *_: False)
    monkeypatch.setattr(preparing, "prepare", slowly)
    monkeypatch.setattr(preparing, "elsewhere", slowly)


def test_ready_games_are_passed_over_in_silence(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(ready, "is_ready", lambda *_: True)
    monkeypatch.setattr(preparing, "prepare", None)
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
def test_a_bot_that_searches_is_compiled_first() -> None:
    result = play("--bot", "best")
    assert "Compiling lost-cities, 2 of 2: views" in result.stderr
    assert "Your move" not in result.stderr


@pytest.mark.usefixtures("unready")
@pytest.mark.parametrize("flags", [[], ["--bot", "fair"], ["--bot", "random"], ["--hotseat"]])
def test_all_else_is_played_at_once(flags: list[str]) -> None:
    assert play(*flags).stderr == ""


def test_another_process_tells_how_far_it_is(monkeypatch: pytest.MonkeyPatch) -> None:
    script = "import sys\nfor n in (1, 2): print(f'Compiling tiny, {n} of 2: step {n}', file=sys.stderr)"
    monkeypatch.setattr(ready, "COMMAND", (sys.executable, "-c", script))
    assert list(preparing.elsewhere("tiny")) == [(0, 2, "step 1"), (1, 2, "step 2")]


def test_what_goes_wrong_in_another_process_is_told(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(ready, "COMMAND", (sys.executable, "-c", "raise SystemExit('out of ink')"))
    with pytest.raises(RuntimeError, match="compiling tiny failed:\nout of ink"):
        list(preparing.elsewhere("tiny"))


def test_beside_another_program_it_ends_with_it(tmp_path: Path) -> None:
    """Its input closes when that program ends, however it ends."""
    environment = {**os.environ, "MANOA_CACHE": str(tmp_path), "MANOA_INTERPRETED": ""}
    command = [sys.executable, "-m", "manoa", "prepare", "--beside", "lost-cities"]
    pipe = subprocess.PIPE
    with subprocess.Popen(command, env=environment, stdin=pipe, stderr=pipe, text=True) as process:
        assert process.stderr is not None
        assert process.stdin is not None
        assert process.stderr.readline().startswith("Compiling lost-cities, 1 of ")
        process.stdin.close()
        assert process.wait(20) == 1


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
