"""What the rules record knows of the modules: what is in their boxes, and where their markers lie on the route."""

from __future__ import annotations

from typing import Any

from manoa.games.quest.parts.board import Board, Hex, foggy
from manoa.games.quest.parts.modules import MODULES
from manoa.games.quest.rules.modules.hooks import FILES
from manoa.games.quest.rules.tables import bits


def tabulate_modules(rules: Any, modules: list[str]) -> None:
    """Which modules are in play, and what is in their boxes."""
    rules["modules"] = bits(module in modules for module in MODULES)
    for name in modules:
        if hasattr(FILES.get(name), "tabulate"):
            FILES[name].tabulate(rules)


def set_markers(rules: Any, modules: list[str], places: dict[str, list[Any]], route: Board) -> None:
    """Lay the markers of the modules in play on their spaces; fog lies on no other marker (M-7.1)."""
    numbers = {space.at: number for number, space in enumerate(route.spaces)}
    spots = {name: places[name] for name, file in FILES.items() if name in modules and hasattr(file, "mark")}
    marked = {_hex(at) for name in spots if name != "fog" for at in spots[name]}
    if "fog" in spots:
        spots["fog"] = foggy(route.spaces, spots["fog"], marked)
    for name, found in spots.items():
        FILES[name].mark(rules, found, numbers)


def _hex(at: Any) -> Hex:
    """Where a marker lies; an arrow says in which direction it points too."""
    return (at["q"], at["r"]) if isinstance(at, dict) else (at[0], at[1])
