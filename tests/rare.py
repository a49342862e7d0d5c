"""How long tests look for rare cases: `make test` for a moment, `make seeds` many times as long."""

from __future__ import annotations

import os
from collections.abc import Iterator, Sequence
from itertools import chain
from random import Random

TIMES = int(os.environ.get("MANOA_TIMES", "1"))


def examples(usual: int) -> int:
    """How many examples Hypothesis tries."""
    return TIMES * usual


def tries(known: Sequence[int], most: int = 1000) -> Iterator[Random]:
    """Luck for each try of a search that ends when all has come up: first of seeds that are known to show it all soon,
    and, if the rules have changed since, of all others."""
    return map(Random, chain(known, range(most)))
