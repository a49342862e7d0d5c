"""How the benchmarks take time: the best of several runs, since a busy machine only ever makes things slower."""

from __future__ import annotations

import time
from collections.abc import Callable

RUNS = 5


def seconds(work: Callable[[], object], runs: int = RUNS) -> float:
    """The shortest of several runs, after one that does not count."""
    work()
    best = float("inf")
    for _ in range(runs):
        start = time.perf_counter()
        work()
        best = min(best, time.perf_counter() - start)
    return best


def report(name: str, figure: str, wanted: str = "") -> None:
    """One line of a benchmark's table."""
    print(f"{name:<58} {figure:>16}   {wanted}", flush=True)
