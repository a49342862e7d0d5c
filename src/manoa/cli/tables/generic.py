"""Any game's view as an outline: plain, but a new game can be played the day it is registered."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Any

from rich.console import RenderableType
from rich.table import Table
from rich.text import Text

from manoa.cli.tables import Group, Scene
from manoa.cli.tables.plain import BY_TURN as BY_TURN
from manoa.cli.tables.plain import NO_NEWS as NO_NEWS
from manoa.cli.tables.plain import SWITCHES as SWITCHES
from manoa.cli.tables.plain import by_first_word
from manoa.cli.tables.plain import expand as expand
from manoa.cli.tables.plain import question as question
from manoa.cli.voice import by_seat, number
from manoa.kernel.rulebook import Event

NOTHING = "–"


def draw(scene: Scene, width: int, height: int | None = None, below: int = 0) -> RenderableType:
    table = Table.grid(padding=(0, 2))
    table.add_row(Text(scene.title, "bold"))
    for depth, name, value in _outline(scene.view, scene.names):
        table.add_row(Text("  " * depth + name, "dim"), value)
    return table


def outcome(scene: Scene, scores: Sequence[int]) -> RenderableType:
    return Text(by_seat(scores, scene.names))


def details(event: Event, names: Sequence[str]) -> None:
    return None


def paint(words: str) -> Text:
    return Text(words)


def groups(scene: Scene) -> list[Group]:
    return by_first_word(scene, paint)


def _outline(view: dict[str, Any], names: Sequence[str], depth: int = 0) -> Iterator[tuple[int, str, str]]:
    """The lines of a view: how deep, what, and its value if that fits into one line."""
    for name, value in view.items():
        value = _by_name(value, names)
        if isinstance(value, dict) and any(isinstance(entry, dict | list) for entry in value.values()):
            yield depth, name, ""
            yield from _outline(value, names, depth + 1)
        else:
            yield depth, name, _value(value)


def _by_name(value: Any, names: Sequence[str]) -> Any:
    """Lists that are more than words become dicts: by the seats' names if there is an entry for each, else numbered."""
    if not isinstance(value, list) or all(isinstance(entry, str) for entry in value):
        return value
    labels = names if len(value) == len(names) else [str(place) for place in range(1, len(value) + 1)]
    return dict(zip(labels, value, strict=True))


def _value(value: Any) -> str:
    if isinstance(value, dict):
        return ", ".join(f"{name} {_value(entry)}" for name, entry in value.items())
    if isinstance(value, list):
        return " ".join(value) or NOTHING
    if isinstance(value, bool):
        return "yes" if value else "no"
    if value in (None, ""):
        return NOTHING
    return number(value) if isinstance(value, int) else str(value)
