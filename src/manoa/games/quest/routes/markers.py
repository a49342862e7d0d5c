"""Markers of modules on a route of the players' own (M-1.1, M-2.2, M-3.1, M-5.1, M-6.1, M-7.1)."""

from collections.abc import Iterator
from typing import Any

from manoa.games.quest.parts.board import (
    LONG_WAY_ROUND,
    TILES,
    Hex,
    Route,
    Space,
    distances,
    neighbours,
    placed,
    start_spaces,
)
from manoa.games.quest.parts.modules import ARROWS, CHESTS, DANGERS, DRAGONS, FOGGY, MARKED, SWAMPS
from manoa.games.quest.routes.fault import fault, spot
from manoa.games.quest.routes.laying import spaces_of
from manoa.kernel.positions import shown
from manoa.kernel.routes import Fault

FARTHEST = 100  # coordinates that anybody could need
DIRECTIONS = 6
MOST_FOGGY = 2  # tiles that there are fog tokens for
COUNTS = {"danger": DANGERS, "dragons": len(DRAGONS), "treasures": len(CHESTS)}
MOST = {**COUNTS, "swamp": len(SWAMPS), "current": ARROWS, "fog": MOST_FOGGY}


def misshapen_markers(given: Any) -> Iterator[Fault]:
    """Markers that are not written as they should be."""
    if given is None:
        return
    if not isinstance(given, dict):
        yield fault("bad-modules")
        return
    for name, places in given.items():
        if name not in MARKED:
            yield fault("no-such-module", text=shown(name), choices=list(MARKED))
        elif not isinstance(places, list) or not _fits(name, places):
            yield fault(f"bad-{name}", most=MOST[name])


def _fits(name: str, places: list[Any]) -> bool:
    if name == "swamp":
        each = all(_is_object(at) and _is_swamp(at.get("swamp")) and _turn(at, "rotation") for at in places)
        return each and len({at["swamp"] for at in places}) == len(places)
    if name == "current":
        return len(places) <= ARROWS and all(_is_object(at) and _turn(at, "direction") for at in places)
    if name == "fog":
        tiles = [letter for letter in places if isinstance(letter, str) and _is_tile(letter)]
        return len(tiles) == len(places) <= MOST_FOGGY
    exact = name == "dragons" and bool(places)
    enough = len(places) == COUNTS[name] if exact else len(places) <= COUNTS[name]
    return enough and all(is_hex(at) for at in places)


def _is_swamp(name: Any) -> bool:
    return isinstance(name, str) and name in SWAMPS


def _is_tile(letter: str) -> bool:
    return letter in TILES["pieces"] and TILES["pieces"][letter]["kind"] == "tile"


def is_hex(at: Any) -> bool:
    return isinstance(at, list) and len(at) == 2 and all(type(axis) is int and abs(axis) <= FARTHEST for axis in at)


def _is_object(at: Any) -> bool:
    return isinstance(at, dict) and is_hex([at.get("q"), at.get("r")])


def _turn(at: dict[str, Any], name: str) -> bool:
    return type(at.get(name)) is int and 0 <= at[name] < DIRECTIONS


def misplaced_markers(route: Route) -> Iterator[Fault]:
    """Markers that lie where they may not, or on one another."""
    given = route.get("modules") or {}
    swamps = given.get("swamp") or []
    yield from _bad_swamps(swamps, {space.at: space for space in spaces_of(route)})
    spaces = {space.at: space for space in spaces_of(route, swamps)}
    far = distances(spaces.values(), LONG_WAY_ROUND)
    if swamps and route.get("finish") and any(at not in far for at in start_spaces(route["pieces"][0])):
        yield fault("swamps-close-way", [at for swamp in swamps for at in _covered(swamp)])
    yield from _bad_spots(given, spaces)
    for arrow in given.get("current") or []:
        yield from _bad_arrow(arrow, spaces)
    letters = [piece["piece"] for piece in route["pieces"]]
    for letter in given.get("fog") or []:
        if letter not in letters:
            yield fault("fog-nowhere", piece=letter)


def _bad_spots(given: dict[str, Any], spaces: dict[Hex, Space]) -> Iterator[Fault]:
    seen: set[Hex] = set()
    for name, at in spots(given):
        space = spaces.get(at)
        if space is None or space.terrain not in FOGGY:
            yield fault("marker-ground", [at], module=name, at=spot(at))
        elif name == "current" and space.terrain != "river":
            yield fault("arrow-ground", [at], at=spot(at))
        if at in seen:
            yield fault("markers-meet", [at], at=spot(at))
        seen.add(at)


def spots(given: dict[str, Any]) -> Iterator[tuple[str, Hex]]:
    """Where the markers lie that lie on a space, each with its module."""
    for arrow in given.get("current") or []:
        yield "current", (arrow["q"], arrow["r"])
    for name in COUNTS:
        for at in given.get(name) or []:
            yield name, (at[0], at[1])


def _bad_swamps(swamps: list[dict[str, Any]], bare: dict[Hex, Space]) -> Iterator[Fault]:
    """A swamp lies beside the route or over plain terrain, and touches the route (M-1.1)."""
    seen: set[Hex] = set()
    for swamp in swamps:
        places = _covered(swamp)
        wrong = [at for at in places if at in seen or (at in bare and bare[at].terrain not in FOGGY)]
        if wrong:
            yield fault("swamp-covers", wrong, swamp=swamp["swamp"])
        if not any(at in bare or beside in bare for at in places for beside in neighbours(at)):
            yield fault("swamp-loose", places, swamp=swamp["swamp"])
        seen |= set(places)


def _covered(swamp: dict[str, Any]) -> list[Hex]:
    return [placed(swamp, (part["q"], part["r"])) for part in SWAMPS[swamp["swamp"]]]


def _bad_arrow(arrow: dict[str, Any], spaces: dict[Hex, Space]) -> Iterator[Fault]:
    """An arrow points to an enterable space of the same tile, not a finish or start space (M-2.2)."""
    at = arrow["q"], arrow["r"]
    here, to = spaces.get(at), spaces.get(neighbours(at)[arrow["direction"]])
    if here is not None and (to is None or to.piece != here.piece or to.terrain not in (*FOGGY, "demon", "swamp")):
        yield fault("arrow-nowhere", [at], at=spot(at))
