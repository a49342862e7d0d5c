"""What happened in a step, as numbers: rules note it while they apply an action, a game's `events` reads it for a seat.

A journal is a list of int16 that the caller hands in. Entry i has WIDTH numbers from 1 + i * WIDTH on, and the first
number counts the entries. In a journal of length 0 nothing is written: playouts, simulations and the GPU use one.
"""

from __future__ import annotations

from typing import Any

import numpy as np

from manoa.kernel.language import kernel

WIDTH = 8
ENTRIES = 512  # no step of any game makes nearly as many


def new(entries: int = ENTRIES) -> Any:
    """An empty journal with room for so many entries; without any it takes no notes."""
    return np.zeros(1 + entries * WIDTH if entries else 0, np.int16)


@kernel
def note(journal: Any, key: int, seat: int, a: int, b: int, c: int, d: int) -> None:
    """Append an entry. A journal that is full still counts it, so that `entries` notices."""
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
    """Two further numbers for the latest entry."""
    if len(journal) == 0:
        return
    at = 1 + journal[0] * WIDTH
    if at <= len(journal):
        journal[at - 2] = e
        journal[at - 1] = f


def entries(journal: Any) -> list[tuple[int, ...]]:
    """What a journal holds; each entry is (key, seat, a, b, c, d, e, f)."""
    if len(journal) == 0:
        return []
    count = int(journal[0])
    if 1 + count * WIDTH > len(journal):
        raise OverflowError(f"a step made {count} entries, more than its journal has room for")
    return [tuple(row) for row in journal[1 : 1 + count * WIDTH].reshape(count, WIDTH).tolist()]
