"""What a route is like: how far it is, what lies on it, and the shortest ways."""

from __future__ import annotations

from collections import Counter
from typing import Any

from manoa.games.quest.parts.board import Route, Space, contacts, distances, start_spaces
from manoa.games.quest.parts.modules import MARKED, unplaced
from manoa.games.quest.routes.form import PIECES, misshapen
from manoa.games.quest.routes.laying import spaces_of
from manoa.kernel.routes import Study

STARTS = {"2": 4, "3": 3, "4": 4}  # how many start spaces are used by so many players


def study(route: Any) -> Study:
    """All that can be told of a route, of one half built as far as it goes."""
    if next(misshapen(route), None) is not None:
        return _empty()
    spaces = spaces_of(route)
    return {
        "spaces": len(spaces),
        "steps": _steps(route, spaces),
        "terrain": dict(Counter(space.terrain for space in spaces)),
        "blockades": _blockades(route, spaces),
        "caves": sum(space.terrain == "cave" for space in spaces),
        "modules": [module for module in MARKED if module not in unplaced(route)],
        "ways": [],
        "chokes": [],
        "advice": [],
        "difficulty": {"measured": None},
    }


def _empty() -> Study:
    return {
        "spaces": 0,
        "steps": {},
        "terrain": {},
        "blockades": 0,
        "caves": 0,
        "modules": [],
        "ways": [],
        "chokes": [],
        "advice": [],
        "difficulty": {"measured": None},
    }


def _steps(route: Route, spaces: list[Space]) -> dict[str, list[int]]:
    """The fewest and the most steps to the finish from the start spaces that so many players use."""
    if not route.get("pieces") or PIECES[route["pieces"][0]["piece"]]["kind"] != "start":
        return {}
    far = distances(spaces)
    steps = [far.get(start) for start in start_spaces(route["pieces"][0])]
    found = {players: [step for step in steps[:count] if step is not None] for players, count in STARTS.items()}
    return {players: [min(each), max(each)] for players, each in found.items() if each}


def _blockades(route: Route, spaces: list[Space]) -> int:
    touching = {frozenset(pair) for pair in contacts(spaces)}
    marked = {frozenset(joint["between"]) for joint in route.get("joints", []) if joint.get("blockade")}
    return len(marked & touching)
