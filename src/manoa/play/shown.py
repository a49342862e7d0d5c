"""Batches as notebooks show them."""

from typing import Any

import numpy as np

from manoa.kernel.batch import Batch, CpuBatch
from manoa.kernel.rulebook import Rulebook

ROWS = 5  # games that are shown


class Shown:
    """A batch that says in a line what it is, and has a table of its first games: whose turn it is, and the scores."""

    book: Rulebook
    count: int
    seats: int

    def __repr__(self) -> str:
        return f"{self.count:,} games of {self.book.title} for {self.seats}"

    def _repr_html_(self) -> str:
        head = ("game", "to act", *(f"seat {seat}" for seat in range(self.seats)))
        rows = [_row("th", head), *(_row("td", row) for row in self._rows())]
        return f"<table><caption>{self!r}; scores of the first</caption>{''.join(rows)}</table>"

    def _rows(self) -> list[tuple[Any, ...]]:
        games: Any = self
        players, scores = np.asarray(games.players())[:ROWS], np.asarray(games.scores())[:ROWS]
        return [(game, *row) for game, row in enumerate(np.column_stack((players, scores)).tolist())]


class CpuGames(Shown, CpuBatch):
    """A batch on this machine's cores."""


def cuda_games(book: Rulebook, rules: Any, count: int) -> Batch:
    """A batch on the GPU."""
    from manoa.kernel.cuda import CudaBatch  # only where there is one

    class CudaGames(Shown, CudaBatch):
        pass

    return CudaGames(book, rules, count)


def _row(tag: str, cells: tuple[Any, ...]) -> str:
    return f"<tr>{''.join(f'<{tag}>{cell}</{tag}>' for cell in cells)}</tr>"
