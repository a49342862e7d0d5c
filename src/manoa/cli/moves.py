"""The legal moves, numbered, in few lines: a line for each kind."""

from __future__ import annotations

from collections.abc import Sequence

from rich.columns import Columns
from rich.console import RenderableType
from rich.table import Table as Grid
from rich.text import Text

from manoa.cli.tables import Table
from manoa.play.action import Action


def numbered(actions: Sequence[Action], table: Table) -> RenderableType:
    lines: dict[str, list[Text]] = {}
    digits = len(str(len(actions)))
    for place, action in enumerate(actions, 1):
        kind, _, rest = str(action).partition(" ")
        words = table.paint(rest)
        words.stylize("bold")
        lines.setdefault(kind, []).append(Text.assemble((f"{place:{digits}} ", "dim"), words))
    grid = Grid.grid(padding=(0, 2))
    for kind, moves in lines.items():
        grid.add_row(Text(kind, "bold"), Columns(moves, padding=(0, 2), equal=True))
    return grid
