"""The legal moves, numbered, in few lines: a line for each kind."""

from collections.abc import Sequence
from itertools import accumulate

from rich.columns import Columns
from rich.console import RenderableType
from rich.table import Table as Grid
from rich.text import Text

from manoa.cli.boards.board import Group


def arranged(groups: Sequence[Group]) -> list[str]:
    """The moves in the order of their numbers, as they are typed."""
    return [move for _, moves in groups for move, _ in moves]


def numbered(groups: Sequence[Group]) -> RenderableType:
    begins = accumulate((len(moves) for _, moves in groups), initial=1)
    lines = [_lines(moves, begin) for (_, moves), begin in zip(groups, begins, strict=False)]
    alone = [first for group in lines for first, last, _ in group if first == last]
    digits = len(str(max(alone, default=0)))
    grid = Grid.grid(padding=(0, 2))
    for (label, moves), group in zip(groups, lines, strict=True):
        shown = [Text.assemble((f"{_numbers(first, last):>{digits}}) ", "dim"), words) for first, last, words in group]
        grid.add_row(Text(label, "bold"), Columns(shown, padding=(0, 2), equal=len(shown) == len(moves)))
    return grid


def _lines(moves: list[tuple[str, Text]], number: int) -> list[tuple[int, int, Text]]:
    """What is shown of a group that begins with a number: the first and the last move that a line stands for, then the
    words."""
    begins = [place for place, (_, words) in enumerate(moves) if words or not place]
    ends = [*begins[1:], len(moves)]
    return [(number + begin, number + end - 1, moves[begin][1]) for begin, end in zip(begins, ends, strict=True)]


def _numbers(first: int, last: int) -> str:
    return str(first) if first == last else f"{first}–{last}"
