"""Batches on a GPU, one game per thread."""

from __future__ import annotations

from typing import Any

from manoa.kernel.batch import Batch
from manoa.kernel.rulebook import Rulebook


def CudaBatch(book: Rulebook, rules: Any, count: int) -> Batch:  # noqa: N802
    raise ValueError("this machine has no GPU that CUDA can use; device='cpu' works everywhere")
