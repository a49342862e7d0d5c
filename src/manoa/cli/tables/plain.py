"""What a table says as long as its game has nothing better to say."""

from __future__ import annotations

from collections.abc import Callable

from rich.text import Text

from manoa.cli.tables import Group, Scene

SWITCHES: dict[str, str] = {}
BY_TURN = False
NO_NEWS: frozenset[str] = frozenset()


def by_first_word(scene: Scene, paint: Callable[[str], Text]) -> list[Group]:
    """The moves by the first word of their notation."""
    lines: dict[str, Group] = {}
    for action in scene.actions:
        kind, _, rest = str(action).partition(" ")
        words = paint(rest)
        words.stylize("bold")
        lines.setdefault(kind, (kind, []))[1].append((action, words))
    return list(lines.values())


def expand(text: str) -> list[str]:
    """One line, one move."""
    return [text]


def question(scene: Scene) -> str:
    return "your move"
