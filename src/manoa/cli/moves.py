"""The legal moves, numbered, in few lines: a line for each kind."""

from __future__ import annotations

from rich.columns import Columns
from rich.console import RenderableType
from rich.table import Table as Grid
from rich.text import Text

from manoa.cli.tables import Scene, Table
from manoa.play.action import Action


def arranged(scene: Scene, table: Table) -> list[Action]:
    """The moves in the order of their numbers."""
    return [action for _, moves in table.groups(scene) for action, _ in moves]


def numbered(scene: Scene, table: Table) -> RenderableType:
    digits = len(str(len(scene.actions)))
    grid = Grid.grid(padding=(0, 2))
    place = 0
    for label, moves in table.groups(scene):
        shown = [Text.assemble((f"{place + step:{digits}} ", "dim"), words) for step, (_, words) in enumerate(moves, 1)]
        grid.add_row(Text(label, "bold"), Columns(shown, padding=(0, 2), equal=True))
        place += len(moves)
    return grid
