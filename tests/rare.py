"""How long tests look for rare cases: `make test` for a moment, `make seeds` many times as long."""

from __future__ import annotations

import os

TIMES = int(os.environ.get("MANOA_TIMES", "1"))


def examples(usual: int) -> int:
    """How many examples Hypothesis tries."""
    return TIMES * usual
