"""The routes that come with the game, in packs: the printed ones, those of Heroes & Hexes, and one for each fan title.

Their figures are measured once and committed (`bench/routes.py`)."""

import functools
from collections.abc import Iterator

from manoa.games.quest.parts.board import ROUTES
from manoa.games.quest.parts.modules import places
from manoa.games.quest.parts.routes import is_expansion, listed, needs_hexes
from manoa.games.quest.routes.fan import WISHES, fan_routes, printed_figures
from manoa.games.quest.routes.scale import difficulty_of, length_of
from manoa.kernel.routes import Route, Shelved

PRINTED, HEXES, FAN = PACKS = ("printed", "heroes_hexes", "fan")


@functools.cache
def shelf() -> dict[str, Shelved]:
    """All of them by id, the printed ones first."""
    return {one["id"]: one for one in (*_printed(), *_fan())}


def packs() -> list[Shelved]:
    return [*shelf().values()]


def shelved(name: str) -> Route | None:
    """A route that is not printed, by its id. It is played and recorded as a route of the players' own is, so that
    records need no pack."""
    one = shelf().get(name)
    return one["route"] if one is not None and one["pack"] == FAN else None


def _printed() -> Iterator[Shelved]:
    for name in listed():
        route = {**ROUTES[name], "modules": {module: at for module, at in places(name).items() if at}}
        figures = printed_figures()[name]
        yield {
            "id": name,
            "title": dict(route["name"]),
            "pack": HEXES if is_expansion(name) else PRINTED,
            "route": route,
            "figures": {**figures, "length": length_of(figures["steps"]["3"][0]), "difficulty": route["difficulty"]},
        }


def _fan() -> Iterator[Shelved]:
    for wish in WISHES:
        made = fan_routes()[wish["id"]]
        hexes, figures = needs_hexes(made["route"]), made["figures"]
        words = {"length": length_of(figures["steps"]["3"][0]), "difficulty": difficulty_of(figures["rounds"], hexes)}
        name = {"name": {"en": wish["title"]}, "set": HEXES if hexes else "base"}
        yield {
            "id": wish["id"],
            "title": {"en": wish["title"]},
            "pack": FAN,
            "route": {**name, "difficulty": words["difficulty"], **made["route"]},
            "figures": {**figures, **words},
        }
