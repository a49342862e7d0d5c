"""The routes that come with the game, in packs."""

from __future__ import annotations

from collections.abc import Iterator

from manoa.games.quest.parts.board import ROUTES
from manoa.games.quest.parts.modules import places
from manoa.games.quest.parts.routes import is_expansion, listed
from manoa.games.quest.routes.study import study
from manoa.kernel.routes import Route, Shelved

PRINTED, HEXES, FAN = "printed", "heroes_hexes", "fan"


def packs() -> list[Shelved]:
    """All of them, the printed ones first."""
    return list(_printed())


def shelved(name: str) -> Route | None:
    """A route that is in a pack but not printed, by its id."""
    return next((one["route"] for one in packs() if one["id"] == name and one["pack"] == FAN), None)


def _printed() -> Iterator[Shelved]:
    for name in listed():
        route = {**ROUTES[name], "modules": {module: at for module, at in places(name).items() if at}}
        yield {
            "id": name,
            "title": dict(route["name"]),
            "pack": HEXES if is_expansion(name) else PRINTED,
            "route": route,
            "figures": {**study(route), "difficulty": route["difficulty"]},
        }
