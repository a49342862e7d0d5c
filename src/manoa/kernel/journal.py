"""What happened in a step, as numbers. Rules note it while they apply an action, and a game's `events` reads it for a
seat.

A journal is an array of int16 that the caller passes in. Its first number counts the entries. Entry i has WIDTH
numbers, from 1 + i * WIDTH on. Nothing is written to a journal of length 0: playouts, simulations and the GPU use one.
"""

from __future__ import annotations

from typing import Any

import numpy as np

from manoa.kernel.language import kernel

WIDTH = 8
ENTRIES = 512  # far more than any step of any game makes


def new(entries: int = ENTRIES) -> Any:
    """An empty journal with room for this many entries. One with room for none takes no notes."""
    return np.zeros(1 + entries * WIDTH if entries else 0, np.int16)


@kernel
def note(journal: Any, key: int, seat: int, a: int, b: int, c: int, d: int) -> None:
    """Append an entry. A full journal still counts it, so that `entries` notices."""
    if len(journal) == 0:
        return
    at = 1 + journal[0] * WIDTH
    journal[0] += 1
    if at + WIDTH <= len(journal):
        journal[at] = key
        journal[at + 1] = seat
        journal[at + 2] = a
        journal[at + 3] = b
        journal[at + 4] = c
        journal[at + 5] = d
        journal[at + 6] = 0
        journal[at + 7] = 0


@kernel
def note_more(journal: Any, e: int, f: int) -> None:
    """Add two more numbers to the latest entry."""
    if len(journal) == 0:
        return
    at = 1 + journal[0] * WIDTH
    if at <= len(journal):
        journal[at - 2] = e
        journal[at - 1] = f


def entries(journal: Any) -> list[tuple[int, ...]]:
    """The entries of a journal, each as (key, seat, a, b, c, d, e, f)."""
    if len(journal) == 0:
        return []
    count = int(journal[0])
    if 1 + count * WIDTH > len(journal):
        raise OverflowError(f"a step made {count} entries, more than its journal has room for")
    return [tuple(row) for row in journal[1 : 1 + count * WIDTH].reshape(count, WIDTH).tolist()]
