"""Thinking bots, with budgets small enough for tests."""

from __future__ import annotations

from typing import Any

import manoa
from manoa.bots import Bot
from manoa.bots.levels import LEVELS

THINKING = ("search", *LEVELS)


def any_bot(name: str, seed: int, simulations: int = 6, **options: Any) -> Bot:
    """A bot by name; a thinking one uses only a few simulations."""
    return manoa.bot(name, seed, simulations=simulations, **options) if name in THINKING else manoa.bot(name, seed)
