"""Matches of the Island for the tests of the terminal."""

from __future__ import annotations

import functools
import io
import random
from collections.abc import Iterable
from dataclasses import replace
from typing import Any, Literal
from unittest.mock import patch

import pytest
from rich.console import Console, RenderableType
from typer.testing import Result

import manoa
from cli.terminals import run
from manoa.cli.boards.board import Scene, scene_of
from manoa.cli.boards.island import table as island
from manoa.cli.words import words_for

NAMES = ["You", "Greedy 1", "Greedy 2", "Greedy 3"]
SIZES = [(80, 24), (80, None), (100, 40), (140, 45), (140, None)]
BUSY = ("buy", "discover", "place", "march", "move")
FIGHT: dict[str, Any] = {
    "attacker": 1,
    "at": ["island", 0, 0],
    "defenders": [0],
    "beast": None,
    "farmhouse": None,
    "attack": 3,
    "defence": [6],
}
STANDING: dict[str, Any] = {
    "at": [["island", 0, 0], ["island", 0, 0], ["island", 1, 0]],
    "villagers": [[{"at": ["island", 0, 0], "count": 1}], [{"at": ["island", 0, 0], "count": 2}], []],
    "forts": [["island", "N", 0, 0], None, None],
    "occupied": [[["island", 0, 0]], [["island", 0, 0]], [["island", 1, 0]]],
    "strengths": [1, 1, 1],
}
IDLE = ("offer", "bank", "end turn")


@functools.cache
def wandering(players: int = 3, steps: int = 500, **options: Any) -> manoa.Match:
    """A match in which the seats have walked about, and rather done something than not."""
    match, luck = manoa.game("island", **options).start(players=players, seed=5), random.Random(5)
    while match.player is not None and len(match.steps) < steps:
        actions = match.actions()
        lively = [action for action in actions if action.data["kind"] in BUSY]
        calm = [action for action in actions if action.data["kind"] not in IDLE]
        match.play(luck.choice(luck.choice([lively or calm, calm, actions]) or actions))
    return match


@functools.cache
def positions(players: int = 3, every: int = 31, **options: Any) -> list[manoa.Match]:
    """Positions all through it."""
    match = wandering(players, **options)
    return [match.at(step) for step in range(0, len(match.steps) + 1, every)]


def table(match: manoa.Match, seat: int | None = None, *switches: str, language: str = "en") -> Scene:
    """What a seat sees; it is called You."""
    names = [NAMES[0] if other == seat else f"Greedy {other}" for other in range(match.players)]
    return scene_of(match, seat, names, words_for("island", language), frozenset(switches), seat)


def asked(match: manoa.Match, *switches: str, language: str = "en") -> Scene:
    """What the player to act sees."""
    return table(match, match.player, *switches, language=language)


def changed(scene: Scene, **parts: Any) -> Scene:
    """A scene with another view."""
    return replace(scene, view={**scene.view, **parts}, actions=[])


def text(drawing: RenderableType, width: int = 100, colours: bool = False) -> str:
    out = io.StringIO()
    system: Literal["standard"] | None = "standard" if colours else None
    Console(file=out, width=width, force_terminal=colours, color_system=system, highlight=False).print(drawing)
    return out.getvalue()


def lines(shown: Scene, width: int = 100, height: int | None = None, below: int = 0) -> list[str]:
    """As drawn for a width, on a console that is wider: nothing that is too long is broken there."""
    return [line.rstrip() for line in text(island.BOARD.draw(shown, width, height, below), width + 60).splitlines()]


def words(shown: Scene, width: int = 100) -> str:
    """All that is drawn, in one line, with nothing beside the maps."""
    with patch.object(island, "ASIDE", 1000):
        return " ".join(" ".join(lines(shown, width)).split())


def play(*flags: str, lines: Iterable[str] = (), env: dict[str, str] | None = None) -> Result:
    """A match that seat 0 begins, the same every time, as Hector on a tile of food."""
    fixed = ("--seed", "3", "--players", "3", "--bot", "random", "--explorer-side", "front")
    return run("play", "island", *fixed, *flags, lines=lines, env={"COLUMNS": "80", **(env or {})})


@pytest.fixture
def ready(monkeypatch: pytest.MonkeyPatch) -> None:
    """What a test needs is compiled when it needs it, and no more."""
    monkeypatch.setattr("manoa.play.ready.is_ready", lambda *_: True)
