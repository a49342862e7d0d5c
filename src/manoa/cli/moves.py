"""The legal moves, numbered, in few lines: a line for each kind."""

from collections.abc import Sequence

from rich.columns import Columns
from rich.console import RenderableType
from rich.table import Table as Grid
from rich.text import Text

from manoa.cli.boards.board import Group


def arranged(groups: Sequence[Group]) -> list[str]:
    """The moves in the order of their numbers, as they are typed."""
    return [move for _, moves in groups for move, _ in moves]


def numbered(groups: Sequence[Group]) -> RenderableType:
    digits = len(str(_listed(groups)))
    grid = Grid.grid(padding=(0, 2))
    place = 1
    for label, moves in groups:
        shown = [
            Text.assemble((f"{_numbers(place + first, place + last):>{digits}} ", "dim"), words)
            for first, last, words in _lines(moves)
        ]
        grid.add_row(Text(label, "bold"), Columns(shown, padding=(0, 2), equal=len(shown) == len(moves)))
        place += len(moves)
    return grid


def _listed(groups: Sequence[Group]) -> int:
    """The highest number that stands for one move alone."""
    place, highest = 0, 0
    for _, moves in groups:
        highest = max([highest, *(place + last + 1 for first, last, _ in _lines(moves) if first == last)])
        place += len(moves)
    return highest


def _lines(moves: list[tuple[str, Text]]) -> list[tuple[int, int, Text]]:
    """What is shown of a group: the first and the last move that it stands for, then the words."""
    begins = [step for step, (_, words) in enumerate(moves) if words or not step]
    ends = [*(begin - 1 for begin in begins[1:]), len(moves) - 1]
    return [(begin, end, moves[begin][1]) for begin, end in zip(begins, ends, strict=True)]


def _numbers(first: int, last: int) -> str:
    return str(first) if first == last else f"{first}–{last}"
