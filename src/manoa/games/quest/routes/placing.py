"""Places for the tavern and the markers of modules on a route that is laid (H-1.1, M-1.1, M-2.2, M-3.1, M-5.1, M-6.1,
M-7.1)."""

from collections.abc import Callable
from functools import partial
from random import Random
from typing import Any

from manoa.games.quest.parts.board import Hex, Route, Space, distances, neighbours
from manoa.games.quest.parts.modules import ARROWS, DANGERS, DRAGONS, FOGGY, SWAMPS
from manoa.games.quest.routes.composing import PIECES, ground_of
from manoa.games.quest.routes.faults import faults
from manoa.games.quest.routes.laying import spaces_of
from manoa.games.quest.routes.markers import MOST_FOGGY, covered_by, spots

TRIES = 60  # of all markers together
CHESTS = 10  # as most printed routes have


def with_tavern(luck: Random, route: Route) -> Route | None:
    """The tavern in the three notches of an edge of a tile that is neither the first nor the last."""
    taken = {space.at for space in spaces_of(route)}
    edges = [
        (piece["piece"], edge)
        for piece in route["pieces"][1:-1]
        if PIECES[piece["piece"]]["kind"] == "tile"
        for edge in _edges(piece)
        if not taken & set(edge)
    ]
    if not edges:
        return None
    letter, edge = luck.choice(edges)
    return {**route, "tavern": {"attached_to": letter, "side": luck.choice("ab"), "spaces": [[*at] for at in edge]}}


def _edges(piece: dict[str, Any]) -> list[list[Hex]]:
    """The three notches of each edge: hexes outside that touch two of the tile's."""
    tile = set(ground_of(piece))
    outside = sorted({at for one in tile for at in neighbours(one)} - tile)
    notches = [at for at in outside if sum(beside in tile for beside in neighbours(at)) == 2]
    lines = []
    for at in notches:
        for beside in neighbours(at)[:3]:
            line = [at, beside, (2 * beside[0] - at[0], 2 * beside[1] - at[1])]
            if all(one in notches for one in line):
                lines.append(line)
    return lines


def with_markers(luck: Random, route: Route, modules: list[str]) -> Route | None:
    """The markers of these modules, under the conditions of each; None if no try was sound."""
    kept = dict(route.get("modules") or {})
    missing = [module for module in modules if module not in kept]
    if not missing:
        return route
    for _ in range(TRIES):
        chosen = dict(kept)
        taken = {at for _, at in spots(kept)}
        for module in missing:
            chosen[module] = PLACERS[module](luck, route, taken)
        marked = {**route, "modules": chosen}
        if not faults(marked):
            return marked
    return None


def _plain(route: Route) -> list[Space]:
    return [space for space in spaces_of(route) if space.terrain in FOGGY and space.piece in PIECES]


def _spread(luck: Random, route: Route, taken: set[Hex], count: int) -> list[list[int]]:
    """Spaces all along the route, none twice."""
    far = distances(spaces_of(route))
    free = sorted((far[space.at], space.at) for space in _plain(route) if space.at in far and space.at not in taken)
    edges = [len(free) * part // count for part in range(count + 1)]
    chosen = [luck.choice(free[edges[part] : edges[part + 1]])[1] for part in range(count)]
    taken |= set(chosen)
    return [[*at] for at in chosen]


def _arrows(luck: Random, route: Route, taken: set[Hex]) -> list[Any]:
    """On river spaces, each to a space of the same tile (M-2.2)."""
    spaces = {space.at: space for space in _plain(route)}
    rivers = [at for at in sorted(spaces) if spaces[at].terrain == "river" and at not in taken]
    arrows: list[Any] = []
    for at in luck.sample(rivers, len(rivers)):
        ways = [
            direction
            for direction, to in enumerate(neighbours(at))
            if to in spaces and spaces[to].piece == spaces[at].piece
        ]
        if ways and len(arrows) < ARROWS:
            arrows.append({"q": at[0], "r": at[1], "direction": luck.choice(ways)})
            taken.add(at)
    return arrows


def _swamps(luck: Random, route: Route, taken: set[Hex]) -> list[Any]:
    """Beside the route, where two pieces can be reached over one."""
    laid = {space.at for space in spaces_of(route)}
    starts = {space.at for space in spaces_of(route) if space.terrain in ("start", "finish", "tavern")}
    around = sorted({at for one in laid - starts for at in neighbours(one)} - laid)
    swamps: list[Any] = []
    covered: set[Hex] = set()
    for name in SWAMPS:
        for q, r in luck.sample(around, len(around)):
            swamp = {"swamp": name, "q": q, "r": r, "rotation": luck.randrange(6)}
            ground = set(covered_by(swamp))
            if not ground & (laid | covered) and sum(at in laid for spot in ground for at in neighbours(spot)) > 2:
                swamps.append(swamp)
                covered |= ground
                break
    return swamps


def _fog(luck: Random, route: Route, taken: set[Hex]) -> list[Any]:
    tiles = [piece["piece"] for piece in route["pieces"][1:-1] if PIECES[piece["piece"]]["kind"] == "tile"]
    return luck.sample(tiles, min(MOST_FOGGY, len(tiles)))


PLACERS: dict[str, Callable[[Random, Route, set[Hex]], list[Any]]] = {
    "swamp": _swamps,
    "current": _arrows,
    "danger": partial(_spread, count=DANGERS),
    "dragons": partial(_spread, count=len(DRAGONS)),
    "treasures": partial(_spread, count=CHESTS),
    "fog": _fog,
}
