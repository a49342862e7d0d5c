"""Characters by column and row, and the part of them that fits."""

from itertools import groupby

from rich.text import Text


class Canvas:
    """Characters by column and row."""

    def __init__(self) -> None:
        self._cells: dict[tuple[int, int], tuple[str, str]] = {}

    def put(self, column: int, row: int, text: str, style: str = "") -> None:
        for step, letter in enumerate(text):
            self._cells[column + step, row] = letter, style

    def is_free(self, column: int, row: int, width: int) -> bool:
        return all((column + step, row) not in self._cells for step in range(-1, width + 1))

    @property
    def columns(self) -> range:
        taken = [column for column, _ in self._cells]
        return range(min(taken), max(taken) + 1)

    @property
    def rows(self) -> range:
        taken = [row for _, row in self._cells]
        return range(min(taken), max(taken) + 1)

    def lines(self, columns: range, rows: range) -> list[Text]:
        """A part of it."""
        return [self._line(row, columns) for row in rows]

    def _line(self, row: int, columns: range) -> Text:
        cells = [self._cells.get((column, row), (" ", "")) for column in columns]
        runs = groupby(cells, key=lambda cell: cell[1])
        line = Text.assemble(*(("".join(letter for letter, _ in run), style) for style, run in runs))
        line.rstrip()
        return line


def window(whole: range, room: int, focus: list[int], step: int) -> range:
    """A part of a range around some places; of places too far apart, around the first."""
    if len(whole) <= room:
        return whole
    if max(focus) - min(focus) + 2 * step >= room:
        focus = focus[:1]
    begin = (min(focus) + max(focus) + step) // 2 - room // 2
    begin = min(max(begin, whole.start), whole.stop - room)
    return range(begin, begin + room)
