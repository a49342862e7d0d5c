"""The games, a folder each. This is where a new one is registered.

The package can be called: `manoa.games()` lists the ids. (A package and a function cannot share the name otherwise:
importing the package would put itself in the function's place.)
"""

from __future__ import annotations

import reprlib
import sys
from importlib import import_module
from types import ModuleType
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from manoa.kernel.rulebook import Rulebook

REGISTERED = {
    "island": "manoa.games.island",
    "lost-cities": "manoa.games.lost_cities",
    "quest": "manoa.games.quest",
}


def rulebook(name: Any) -> Rulebook:
    """The rulebook of a game; only now is its code, and Numba, loaded."""
    if not isinstance(name, str) or name not in REGISTERED:
        raise ValueError(f"there is no game {reprlib.repr(name)}; there are: {', '.join(sorted(REGISTERED))}")
    book: Rulebook = import_module(REGISTERED[name]).RULEBOOK
    return book


class _Games(ModuleType):
    def __call__(self) -> list[str]:
        return sorted(REGISTERED)


sys.modules[__name__].__class__ = _Games
