"""Games that other packages bring."""

from __future__ import annotations

import os
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

import manoa
import tiny
from manoa.games import REGISTERED

TESTS = Path(__file__).parents[1]
TOY = """from dataclasses import replace

import tiny

RULEBOOK = replace(tiny.RULEBOOK, id="toy")
"""


@pytest.fixture
def package(tmp_path: Path) -> Path:
    """Where a package with a toy game is installed."""
    (tmp_path / "toy_game.py").write_text(TOY)
    about = tmp_path / "toy_game-1.0.dist-info"
    about.mkdir()
    (about / "METADATA").write_text("Metadata-Version: 2.1\nName: toy-game\nVersion: 1.0\n")
    (about / "entry_points.txt").write_text("[manoa.games]\ntoy = toy_game\nquest = toy_game\n")
    return tmp_path


def manoa_there(package: Path, *command: str, typed: str = "") -> subprocess.CompletedProcess[str]:
    where = os.pathsep.join([str(package), str(TESTS)])
    env = {**os.environ, "PYTHONPATH": where, "MANOA_INTERPRETED": "1"}
    words = [sys.executable, "-m", "manoa", *command]
    return subprocess.run(words, input=typed, env=env, capture_output=True, encoding="utf-8", check=True)


def test_the_terminal_plays_a_game_of_an_installed_package(package: Path) -> None:
    played = manoa_there(package, "play", "toy", "--seed", "1", "--hotseat", typed="pass with 12 left\nquit\n")
    assert "left unfinished after 1 step" in played.stdout
    assert "the entry point toy_game brings no game: there is a game 'quest' already" in played.stderr


@pytest.fixture
def afterwards_as_before() -> Iterator[None]:
    before = dict(REGISTERED)
    yield
    REGISTERED.clear()
    REGISTERED.update(before)


@pytest.mark.usefixtures("afterwards_as_before")
def test_a_game_can_be_registered_by_a_call() -> None:
    for _ in range(2):  # twice is once
        manoa.register(tiny.NAME, tiny.__name__)
    assert tiny.NAME in manoa.games()
    assert manoa.game(tiny.NAME).player_counts == (2, 3, 4)
    assert "random" in manoa.bots(tiny.NAME)


@pytest.mark.parametrize(
    ("name", "module", "said"),
    [
        ("quest", "tiny", "there is a game 'quest' already, in manoa.games.quest"),
        ("My Game", "tiny", "small letters and digits, with hyphens between words, not 'My Game'"),
        ("toy", "toy game", "the name of its module, not 'toy game'"),
        ("toy", ["tiny"], "the name of its module, not .'tiny'."),
    ],
)
def test_what_cannot_be_registered_is_refused(name: str, module: str, said: str) -> None:
    before = dict(REGISTERED)
    with pytest.raises(ValueError, match=said):
        manoa.register(name, module)
    assert before == REGISTERED


def test_a_rulebook_that_is_called_otherwise_is_refused(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(REGISTERED, "toy", tiny.__name__)
    with pytest.raises(ValueError, match=f"tiny is registered as 'toy', but its rulebook says '{tiny.NAME}'"):
        manoa.game("toy")
