"""The games: a folder each, and those that other packages bring.

The package can be called: `manoa.games()` lists the ids. (A package and a function cannot share the name otherwise:
importing the package would put itself in the function's place.)
"""

from __future__ import annotations

import functools
import re
import reprlib
import sys
import warnings
from importlib import import_module
from types import ModuleType
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from manoa.kernel.rulebook import Rulebook

    REGISTERED: dict[str, str]

OURS = {
    "island": "manoa.games.island",
    "lost-cities": "manoa.games.lost_cities",
    "quest": "manoa.games.quest",
}
GROUP = "manoa.games"  # of the entry points by which other packages bring games
NAME = re.compile("[a-z][a-z0-9]*(-[a-z0-9]+)*")


@functools.cache
def registered() -> dict[str, str]:
    """All games, and the module that each of them is. Looking for those of other packages takes five times as long as
    `import manoa`, so it waits until somebody asks."""
    from importlib.metadata import entry_points

    found = dict(OURS)
    for entry in entry_points(group=GROUP):
        try:
            _add(found, entry.name, entry.module)
        except ValueError as error:
            warnings.warn(f"the entry point {entry.value} brings no game: {error}", stacklevel=1)
    return found


def register(name: str, module: str) -> None:
    """Add a game from outside Manoa: its name, and the full name of the module that has its `RULEBOOK`, which is
    imported when the game is first asked for. From then on the game is one like all others in this process. A package
    that others install names its games as entry points of the group `manoa.games` instead, and every process finds
    them."""
    _add(registered(), name, module)


def _add(games: dict[str, str], name: Any, module: Any) -> None:
    if not isinstance(name, str) or not NAME.fullmatch(name):
        shown = reprlib.repr(name)
        raise ValueError(f"a game is called by small letters and digits, with hyphens between words, not {shown}")
    if not isinstance(module, str) or not all(part.isidentifier() for part in module.split(".")):
        raise ValueError(f"a game is registered with the name of its module, not {reprlib.repr(module)}")
    if games.setdefault(name, module) != module:
        raise ValueError(f"there is a game {name!r} already, in {games[name]}")


def rulebook(name: Any) -> Rulebook:
    """The rulebook of a game; only now is its code, and Numba, loaded."""
    if not isinstance(name, str) or name not in registered():
        raise ValueError(f"there is no game {reprlib.repr(name)}; there are: {', '.join(sorted(registered()))}")
    book: Rulebook = import_module(registered()[name]).RULEBOOK
    if book.id != name:
        raise ValueError(f"{registered()[name]} is registered as {name!r}, but its rulebook says {book.id!r}")
    return book


def __getattr__(name: str) -> Any:
    if name == "REGISTERED":
        return registered()
    raise AttributeError(f"module {__name__!r} has no attribute {name!r}")


class _Games(ModuleType):
    def __call__(self) -> list[str]:
        return sorted(registered())


sys.modules[__name__].__class__ = _Games
