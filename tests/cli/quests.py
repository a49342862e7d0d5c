"""Matches of Quest for the tests of the terminal."""

from __future__ import annotations

import functools
import io
import random
from collections.abc import Iterable
from typing import Any, Literal

import pytest
from rich.console import Console, RenderableType
from typer.testing import Result

import manoa
from cli.terminals import run
from manoa.cli.boards.board import Scene, scene_of
from manoa.cli.boards.quest.table import BOARD
from manoa.cli.words import words_for
from manoa.games.quest.parts.board import ROUTES
from manoa.games.quest.parts.routes import is_expansion, listed

NAMES = ["You", "Greedy 1", "Greedy 2", "Greedy 3"]
PLAYABLE = listed()
ALL = list(ROUTES)
SIZES = [(80, 24), (80, None), (100, 40), (100, None), (120, 50), (140, None)]


@functools.cache
def wandering(route: str, players: int, steps: int = 300, **options: Any) -> manoa.Match:
    """A match in which the seats have walked about, and rather on than not."""
    game = manoa.game("quest", route=route, heroes_hexes=is_expansion(route), **options)
    match, luck = game.start(players=players, seed=5), random.Random(5)
    while match.player is not None and len(match.steps) < steps:
        actions = match.actions()
        match.play(luck.choice([action for action in actions if "piece" in action.data] or actions))
    return match


@functools.cache
def positions(route: str, players: int, every: int = 37, **options: Any) -> list[manoa.Match]:
    """Positions all through it."""
    match = wandering(route, players, **options)
    return [match.at(step) for step in range(0, len(match.steps) + 1, every)]


def table(match: manoa.Match, seat: int | None = None, *switches: str, language: str = "en") -> Scene:
    names = NAMES[: match.players]
    return scene_of(match, seat, names, words_for("quest", language), frozenset(switches), 0 if seat == 0 else None)


def text(drawing: RenderableType, width: int = 100, colours: bool = False) -> str:
    out = io.StringIO()
    system: Literal["standard"] | None = "standard" if colours else None
    Console(file=out, width=width, force_terminal=colours, color_system=system, highlight=False).print(drawing)
    return out.getvalue()


def lines(
    match: manoa.Match, seat: int | None, width: int, height: int | None = None, *switches: str, language: str = "en"
) -> list[str]:
    return text(BOARD.draw(table(match, seat, *switches, language=language), width, height), width).splitlines()


def play(*words: str, lines: Iterable[str] = (), env: dict[str, str] | None = None, players: int = 3) -> Result:
    """A match that seat 0 begins, the same every time: with Explorer, Explorer, Traveler, Sailor in hand."""
    fixed = ("--seed", "7", "--players", str(players), "--starting-player", "0", "--bot", "random")
    return run("play", "quest", *fixed, *words, lines=lines, env={"COLUMNS": "100", **(env or {})})


@pytest.fixture
def ready(monkeypatch: pytest.MonkeyPatch) -> None:
    """What a test needs is compiled when it needs it, and no more."""
    monkeypatch.setattr("manoa.play.ready.is_ready", lambda *_: True)
