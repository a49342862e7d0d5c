"""Markers of modules on a route of the players' own (M-1.1, M-2.2, M-3.1, M-5.1, M-6.1, M-7.1)."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from manoa.games.quest.parts.board import (
    LONG_WAY_ROUND,
    TILES,
    Hex,
    Route,
    Space,
    assemble,
    distances,
    neighbours,
    placed,
)
from manoa.games.quest.parts.modules import ARROWS, CHESTS, DANGERS, DRAGONS, FOGGY, MARKED, SWAMPS
from manoa.kernel.positions import shown

FARTHEST = 100
DIRECTIONS = 6
MOST_FOGGY = 2  # tiles that there are fog tokens for
COUNTS = {"danger": DANGERS, "dragons": len(DRAGONS), "treasures": len(CHESTS)}
FORMS = {
    "swamp": "swamp is a list of swamps, each with swamp (an id), q, r and rotation.",
    "current": f"current is a list of at most {ARROWS} arrows, each with q, r and direction (0 to 5).",
    "danger": f"danger is a list of at most {DANGERS} places, each [q, r].",
    "dragons": f"dragons is a list of {len(DRAGONS)} places, each [q, r].",
    "treasures": f"treasures is a list of at most {len(CHESTS)} places, each [q, r].",
    "fog": f"fog is a list of at most {MOST_FOGGY} letters of tiles.",
}


def misshapen_markers(given: Any) -> Iterator[str]:
    """Markers that are not written as they should be."""
    if given is None:
        return
    if not isinstance(given, dict):
        yield "modules is an object with a list of places for each module."
        return
    for name, places in given.items():
        if name not in MARKED:
            yield f"No module {shown(name)} has places on a route; those that have are {', '.join(MARKED)}."
        elif not isinstance(places, list) or not _fits(name, places):
            yield FORMS[name]


def _fits(name: str, places: list[Any]) -> bool:
    if name == "swamp":
        each = all(_is_object(at, ("q", "r")) and at.get("swamp") in SWAMPS and _turn(at, "rotation") for at in places)
        return each and len({at["swamp"] for at in places}) == len(places)
    if name == "current":
        return len(places) <= ARROWS and all(_is_object(at, ("q", "r")) and _turn(at, "direction") for at in places)
    if name == "fog":
        tiles = [letter for letter in places if isinstance(letter, str) and _is_tile(letter)]
        return len(tiles) == len(places) <= MOST_FOGGY
    exact = name == "dragons" and bool(places)
    enough = len(places) == COUNTS[name] if exact else len(places) <= COUNTS[name]
    return enough and all(isinstance(at, list) and len(at) == 2 and all(map(_is_axis, at)) for at in places)


def _is_tile(letter: str) -> bool:
    return letter in TILES["pieces"] and TILES["pieces"][letter]["kind"] == "tile"


def _is_axis(value: Any) -> bool:
    return type(value) is int and abs(value) <= FARTHEST


def _is_object(at: Any, axes: tuple[str, ...]) -> bool:
    return isinstance(at, dict) and all(_is_axis(at.get(axis)) for axis in axes)


def _turn(at: dict[str, Any], name: str) -> bool:
    return type(at.get(name)) is int and 0 <= at[name] < DIRECTIONS


def misplaced_markers(route: Route) -> Iterator[str]:
    """Markers that lie where they may not, or on one another."""
    given = route.get("modules") or {}
    swamps = given.get("swamp") or []
    bare = {space.at: space for space in assemble(route).spaces}
    yield from _bad_swamps(swamps, bare)
    laid = assemble(route, swamps)
    spaces = {space.at: space for space in laid.spaces}
    far = distances(laid.spaces, LONG_WAY_ROUND)
    if swamps and any(start not in far for start in laid.starts):
        yield "The swamps leave no other way from the start to the finish."
    seen: set[Hex] = set()
    for name, at in _spots(given):
        space = spaces.get(at)
        if space is None or space.terrain not in FOGGY or (name == "current" and space.terrain != "river"):
            ground = "a river space" if name == "current" else "jungle, river, village, rubble or a camp"
            yield f"{name}: {list(at)} is not {ground} of this route."
        if at in seen:
            yield f"Two markers lie on {list(at)}."
        seen.add(at)
    for arrow in given.get("current") or []:
        yield from _bad_arrow(arrow, spaces)
    letters = [piece["piece"] for piece in route["pieces"]]
    for letter in given.get("fog") or []:
        if letter not in letters:
            yield f"fog: {letter} is no tile of this route."


def _spots(given: dict[str, Any]) -> Iterator[tuple[str, Hex]]:
    for arrow in given.get("current") or []:
        yield "current", (arrow["q"], arrow["r"])
    for name in COUNTS:
        for at in given.get(name) or []:
            yield name, (at[0], at[1])


def _bad_swamps(swamps: list[dict[str, Any]], bare: dict[Hex, Space]) -> Iterator[str]:
    """A swamp lies beside the route or over plain terrain, and touches the route (M-1.1)."""
    seen: set[Hex] = set()
    for swamp in swamps:
        spots = [placed(swamp, (part["q"], part["r"])) for part in SWAMPS[swamp["swamp"]]]
        if any(at in seen or (at in bare and bare[at].terrain not in FOGGY) for at in spots):
            yield f"{swamp['swamp']} lies on something that it may not cover."
        if not any(at in bare or beside in bare for at in spots for beside in neighbours(at)):
            yield f"{swamp['swamp']} does not touch the route."
        seen |= set(spots)


def _bad_arrow(arrow: dict[str, Any], spaces: dict[Hex, Space]) -> Iterator[str]:
    """An arrow points to an enterable space of the same tile, not a finish or start space (M-2.2)."""
    at = arrow["q"], arrow["r"]
    here, to = spaces.get(at), spaces.get(neighbours(at)[arrow["direction"]])
    if here is not None and (to is None or to.piece != here.piece or to.terrain not in (*FOGGY, "demon", "swamp")):
        yield f"current: the arrow on {list(at)} points to no space of the same tile that a piece can be carried to."
