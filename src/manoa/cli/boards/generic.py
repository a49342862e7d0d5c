"""Any game's view as an outline: plain, but a new game can be played the day it is registered."""

from collections.abc import Iterator, Mapping, Sequence
from typing import Any

from rich.console import RenderableType
from rich.table import Table
from rich.text import Text

from manoa.cli.boards.board import NOTHING, NOW, QUIET, Board, Scene, number


class Generic(Board):
    def draw(self, scene: Scene, width: int, height: int | None = None, below: int = 0) -> RenderableType:
        table = Table.grid(padding=(0, 2))
        table.add_row(Text(scene.title, NOW))
        for depth, name, value in _outline(scene, scene.view):
            table.add_row(Text("  " * depth + name, QUIET), value)
        return table


def _outline(scene: Scene, view: Mapping[str, Any], depth: int = 0) -> Iterator[tuple[int, str, str]]:
    """The lines of a view: how deep, what, and its value if that fits into one line."""
    for name, value in view.items():
        value = _by_name(value, scene.names)
        if isinstance(value, dict) and any(isinstance(entry, dict | list) for entry in value.values()):
            yield depth, name, ""
            yield from _outline(scene, value, depth + 1)
        else:
            yield depth, name, _value(scene, value)


def _by_name(value: Any, names: Sequence[str]) -> Any:
    """Lists that are more than words become dicts: by the seats' names if there is an entry for each, else numbered."""
    if not isinstance(value, list) or all(isinstance(entry, str) for entry in value):
        return value
    labels = names if len(value) == len(names) else [str(place) for place in range(1, len(value) + 1)]
    return dict(zip(labels, value, strict=True))


def _value(scene: Scene, value: Any) -> str:
    if isinstance(value, dict):
        return ", ".join(f"{name} {_value(scene, entry)}" for name, entry in value.items())
    if isinstance(value, list):
        return " ".join(value) or NOTHING
    if isinstance(value, bool):
        return scene.say("yes" if value else "no")
    if value in (None, ""):
        return NOTHING
    return number(value) if isinstance(value, int) else str(value)


BOARD = Generic()
