"""Words in columns, in lines of a width, and beside each other."""

from collections.abc import Callable, Iterable, Sequence
from itertools import zip_longest

from rich.text import Text

from manoa.cli.boards.board import NOW, QUIET, TURN, Scene

Paint = Callable[[str], Text]


def columns(rows: Sequence[Sequence[str | Text]], gap: int = 2, paint: Paint = Text) -> list[Text]:
    """Rows of cells as lines, set in columns."""
    cells = [[paint(cell) if isinstance(cell, str) else cell for cell in row] for row in rows]
    widths = [max(cell.cell_len for cell in column) for column in zip(*cells, strict=True)]
    lines = []
    for row in cells:
        line = Text()
        for cell, width in zip(row, widths, strict=True):
            line.append_text(cell).append(" " * (width - cell.cell_len + gap))
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


def paragraph(title: str, text: str, width: int, paint: Paint) -> list[Text]:
    """A quiet title and words, broken between words."""
    return wrapped([*(Text(f"{word} ", QUIET) for word in title.split()), *painted(text, paint)], width)


def painted(text: str, paint: Paint) -> list[Text]:
    """The words of a text, each in its colours and with the space after it."""
    return [paint(f"{word} ") for word in text.split()]


def cut(lines: list[Text], width: int) -> list[Text]:
    """Lines with an ellipsis where they are too long."""
    for line in lines:
        line.truncate(width, overflow="ellipsis")
    return lines


def fitting(ways: Iterable[Sequence[str]], width: int) -> Text:
    """The first of several ways to say something in one line that fits; if none does, the last one cut off."""
    line = Text()
    for parts in ways:
        line = Text(" · ".join(filter(None, parts)), NOW)
        if line.cell_len <= width:
            break
    return cut([line], width)[0]


def beside(left: Sequence[Text], right: Sequence[Text], width: int) -> list[Text]:
    """Lines at the left, in so many columns, and lines at the right."""
    lines = []
    for one, other in zip_longest(left, right, fillvalue=Text()):
        lines.append(Text.assemble(one, " " * (width - one.cell_len), other))
        lines[-1].rstrip()
    return lines


def seat_label(scene: Scene, seat: int, mark: str, style: str) -> Text:
    """A seat with its mark; the one whose turn it is stands out."""
    acts = seat == scene.view["player"]
    return Text.assemble(
        (TURN if acts else " ", NOW), " ", (mark, style), " ", (scene.names[seat], NOW if acts else "")
    )
