"""The terminal in three languages."""

from __future__ import annotations

import re

import pytest

from cli.terminals import run
from manoa.cli.words import usual_language

TALK = ["help", "log", "hint", "why", "99", "1", "undo", "1", "2", "fly", "quit"]
GAMES = {
    "lost-cities": ["--first-player", "oldest"],
    "quest": ["--starting-player", "0", "--players", "3", "--caves"],
    "island": ["--players", "3"],
}


@pytest.mark.parametrize(
    ("surroundings", "language"),
    [
        ({"LANG": "fr_FR.UTF-8"}, "fr"),
        ({"LANG": "de"}, "de"),
        ({"LANG": "fr_FR.UTF-8", "LC_ALL": "de_AT@euro"}, "de"),
        ({"LANG": "de_DE", "LC_ALL": "", "LC_MESSAGES": "en_GB"}, "en"),
        ({"LANG": "fry_NL"}, "en"),
        ({"LANG": "C.UTF-8"}, "en"),
        ({}, "en"),
    ],
)
def test_the_surroundings_choose_the_language(
    monkeypatch: pytest.MonkeyPatch, surroundings: dict[str, str], language: str
) -> None:
    for name in ("LANG", "LC_ALL", "LC_MESSAGES"):
        monkeypatch.delenv(name, raising=False)
    for name, value in surroundings.items():
        monkeypatch.setenv(name, value)
    assert usual_language() == language


def test_the_flag_counts_more_than_the_surroundings() -> None:
    french = run("play", "lost-cities", "--language", "fr", env={"LC_ALL": "de_DE.UTF-8"})
    assert "À toi de jouer :" not in french.output  # the input ended before
    assert "La partie reste inachevée" in french.output or "la partie reste inachevée" in french.output
    assert "Runde 1 von 3" in run("play", "lost-cities", env={"LC_ALL": "de_DE.UTF-8"}).output
    assert run("play", "lost-cities", "--language", "xx").exit_code == 2


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("language", ["fr", "de"])
def test_at_the_table_no_english_is_left(game: str, language: str) -> None:
    """But for what one types, which is the same in every language, and the bots' names."""
    result = run("play", game, "--seed", "7", "--bot", "random", "--language", language, *GAMES[game], lines=TALK)
    assert result.exit_code == 0
    assert not re.search(r"\b(the|your|you|with|and)\b", result.output, re.IGNORECASE)


def test_a_replay_speaks_the_language_too(tmp_path: str) -> None:
    file = f"{tmp_path}/match.json"
    run("play", "lost-cities", "--bot", "random", "--save", file, lines=["1", "draw"])
    assert "Platz 0 hat" in run("replay", file, "--language", "de").output
    assert "manche 1 sur 3" in run("show", file, "--language", "fr").output
