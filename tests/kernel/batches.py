"""Batches for tests, and all that can be seen of one."""

from __future__ import annotations

from typing import Any

import manoa
from manoa.kernel.batch import CpuBatch
from walks import Table


def batch_of(table: Table, count: int, threads: int | None = None, seed: int = 0) -> CpuBatch:
    """A batch whose game i has seed + i."""
    batch = manoa.batch(table.game, count, players=table.players, threads=threads)
    assert isinstance(batch, CpuBatch)
    batch.reset(range(seed, seed + count))
    return batch


def frozen(batch: CpuBatch) -> tuple[bytes, ...]:
    """All that stepping changes."""
    return batch.states.tobytes(), batch.done().tobytes(), batch.scores().tobytes()


def shown(batch: CpuBatch) -> list[Any]:
    """All that a batch tells."""
    found = (batch.players(), batch.masks(), batch.observe(), batch.done(), batch.scores())
    return [array.tolist() for array in found]


def walk(batch: CpuBatch, steps: int) -> None:
    for step in range(steps):
        batch.step(batch.choose(seed=step))
