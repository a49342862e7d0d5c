"""Markers of modules on a route of the players' own (M-1.1, M-2.2, M-3.1, M-5.1, M-6.1, M-7.1)."""

from collections.abc import Iterator
from typing import Annotated, Any, Literal

import msgspec
from msgspec import Meta, Struct

from manoa.games.quest.parts import board
from manoa.games.quest.parts.board import LONG_WAY_ROUND, TILES, Hex, Route, Space
from manoa.games.quest.parts.modules import ARROWS, CHESTS, DANGERS, DRAGONS, FOGGY, MARKED, SWAMPS
from manoa.games.quest.routes.fault import fault, spot
from manoa.games.quest.routes.laying import spaces_of
from manoa.kernel.positions import shown
from manoa.kernel.routes import Fault

FARTHEST = 100  # coordinates that anybody could need
MOST_FOGGY = 2  # tiles that there are fog tokens for
COUNTS = {"danger": DANGERS, "dragons": len(DRAGONS), "treasures": len(CHESTS)}
MOST = {**COUNTS, "swamp": len(SWAMPS), "current": ARROWS, "fog": MOST_FOGGY}

# How they are written
Axis = Annotated[int, Meta(ge=-FARTHEST, le=FARTHEST)]
Turn = Annotated[int, Meta(ge=0, le=5)]
LETTERS = tuple(letter for letter, piece in TILES["pieces"].items() if piece["kind"] == "tile")
Tile = Literal[LETTERS]  # type: ignore[valid-type]


class Arrow(Struct):
    q: Axis
    r: Axis
    direction: Turn


class Swamp(Struct):
    swamp: Literal[tuple(SWAMPS)]  # type: ignore[valid-type]
    q: Axis
    r: Axis
    rotation: Turn


FORMS: dict[str, Any] = {"swamp": list[Swamp], "current": list[Arrow], "fog": list[Tile]}  # of others, places


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
    if not is_written(places, FORMS.get(name, list[tuple[Axis, Axis]])):
        return False
    if name == "swamp":
        return len({at["swamp"] for at in places}) == len(places)
    return len(places) in (0, MOST[name]) if name == "dragons" else len(places) <= MOST[name]


def is_written(given: Any, form: Any) -> bool:
    """Whether JSON has a form."""
    try:
        msgspec.convert(given, form)
    except (msgspec.ValidationError, UnicodeError):
        return False
    return True


def misplaced_markers(route: Route) -> Iterator[Fault]:
    """Markers that lie where they may not, or on one another."""
    given = route.get("modules") or {}
    swamps = given.get("swamp") or []
    yield from _bad_swamps(swamps, {space.at: space for space in spaces_of(route)})
    spaces = {space.at: space for space in spaces_of(route, swamps)}
    far = board.distances(spaces.values(), LONG_WAY_ROUND)
    if swamps and route.get("finish") and any(at not in far for at in board.start_spaces(route["pieces"][0])):
        yield fault("swamps-close-way", [at for swamp in swamps for at in covered_by(swamp)])
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
        places = covered_by(swamp)
        wrong = [at for at in places if at in seen or (at in bare and bare[at].terrain not in FOGGY)]
        if wrong:
            yield fault("swamp-covers", wrong, swamp=swamp["swamp"])
        if not any(at in bare or beside in bare for at in places for beside in board.neighbours(at)):
            yield fault("swamp-loose", places, swamp=swamp["swamp"])
        seen |= set(places)


def covered_by(swamp: dict[str, Any]) -> list[Hex]:
    return [board.placed(swamp, (part["q"], part["r"])) for part in SWAMPS[swamp["swamp"]]]


def _bad_arrow(arrow: dict[str, Any], spaces: dict[Hex, Space]) -> Iterator[Fault]:
    """An arrow points to an enterable space of the same tile, not a finish or start space (M-2.2)."""
    at = arrow["q"], arrow["r"]
    here, to = spaces.get(at), spaces.get(board.neighbours(at)[arrow["direction"]])
    if here is not None and (to is None or to.piece != here.piece or to.terrain not in (*FOGGY, "demon", "swamp")):
        yield fault("arrow-nowhere", [at], at=spot(at))
