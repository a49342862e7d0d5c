"""Words in columns and in lines of a width."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from rich.cells import cell_len
from rich.text import Text


def columns(rows: Sequence[Sequence[str | Text]], gap: int = 2, paint: Callable[[str], Text] = Text) -> list[Text]:
    """Rows of cells as lines, set in columns."""
    cells = [[paint(cell) if isinstance(cell, str) else cell for cell in row] for row in rows]
    widths = [max(cell_len(row[place].plain) for row in cells) for place in range(len(cells[0]))] if cells else []
    lines = []
    for row in cells:
        line = Text()
        for cell, width in zip(row, widths, strict=True):
            line.append_text(cell).append(" " * (width - cell_len(cell.plain) + gap))
        line.rstrip()
        lines.append(line)
    return lines


def wrapped(parts: Sequence[Text], width: int) -> list[Text]:
    """Parts that are not to be broken, in as many lines as it takes, so that they can be counted."""
    lines = [Text()] if parts else []
    for part in parts:
        if lines[-1].cell_len + part.cell_len > width + 1:
            lines.append(Text("  "))
        lines[-1].append_text(part)
    for line in lines:
        line.rstrip()
    return lines
