"""How puzzles of each game are looked for: with whom, on what, and how deep. What is slow is looked at less deeply,
and only what lies further apart is taken."""

from __future__ import annotations

from typing import Any, NamedTuple

from manoa.games import rulebook
from manoa.kernel.rulebook import Kernel, Policy, Rulebook

ROUTES = ("first", "hills_of_gold", "home_stretch", "winding_paths", "serpentine", "swamplands", "witchs_cauldron")


class Depth(NamedTuple):
    search: int  # simulations that look for a candidate in a first look; 0: only what bots play is compared
    first: int  # worlds of the first look
    deep: int  # simulations that look for something better still, once there is a candidate
    worlds: int  # at most, of one trial
    gap: float  # the least one, in shares of a won match
    points: float  # the least, in the game's measure
    line: int  # simulations for each step of a line that is shown
    players: tuple[int, ...]
    options: tuple[dict[str, Any], ...]


DEPTHS = {
    "lost-cities": Depth(400, 120, 3000, 4000, 0.03, 4.0, 800, (2,), ({"rounds": 1},)),
    "quest": Depth(0, 24, 120, 160, 0.1, 1.0, 60, (2, 3), ({},)),
    "island": Depth(60, 40, 300, 500, 0.08, 0.25, 80, (2, 3), ({},)),
}


def voices(game: str) -> dict[str, str | Kernel | Policy]:
    """The bots that answer at once, by name: rules of thumb and levels, each of them once."""
    book = rulebook(game)
    found: dict[str, str | Kernel | Policy] = {name: name for name in book.policies if name != "random"}
    levels = {name: level for name, level in book.levels.items() if _is_new(book, level)}
    return {**levels, **found}


def _is_new(book: Rulebook, level: Kernel | Policy | int) -> bool:
    return not isinstance(level, int) and not any(level is policy for policy in book.policies.values())
