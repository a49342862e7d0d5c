"""A route as a map: spaces with names, joints with contacts (Q-1.1, Q-1.6, Q-2.2).

Hexes are axial (q, r), pointy-top, r downwards; direction 0 … 5 counts counter-clockwise from east.
"""

import functools
from collections.abc import Collection, Iterable, Iterator, Mapping
from typing import Any, NamedTuple

from manoa.games.components import components
from manoa.games.quest.parts.modules import FOGGY, SWAMPS, places

Hex = tuple[int, int]
Route = dict[str, Any]  # in the form of routes.json

TILES = components("quest", "tiles.json")
ROUTES: dict[str, Route] = components("quest", "routes.json")["routes"]

DIRECTIONS: tuple[Hex, ...] = ((1, 0), (1, -1), (0, -1), (-1, 0), (-1, 1), (0, 1))
FINISH = "Z"  # the letter of the finish in names of spaces
TAVERN = "Y"  # and of all that is attached beside the route: the tavern, and behind its spaces the swamps
AS_LISTED = "listed"  # the side of the tavern that a route names
CLOSED = ("mountain", "cave")
LONG_WAY_ROUND = (*CLOSED, "demon", "tunnel", "swamp")  # what a route must be passable without
TAVERN_SPACES = 3


class Space(NamedTuple):
    """One hex of the route."""

    at: Hex
    terrain: str
    power: int
    requires: str  # the terrain whose symbol pays: the own one but on finish and tavern
    piece: str  # letter of the piece of the route it lies on
    number: int  # printed on it

    @property
    def name(self) -> str:
        return f"{self.piece}{self.number}"


class Joint(NamedTuple):
    """Where two pieces of the route meet."""

    between: tuple[str, str]
    contacts: tuple[tuple[Hex, Hex], ...]  # the first of each pair lies on between[0]
    blockade: bool
    disputed: bool


class Board(NamedTuple):
    """A route put together."""

    title: str
    spaces: tuple[Space, ...]
    joints: tuple[Joint, ...]
    starts: tuple[Hex, ...]  # start spaces 1 to 4
    corner: Hex  # the hex of the last piece that the finish lies around
    city: tuple[Hex, ...]  # where El Dorado is drawn


def board(route: Route | str, tavern_side: str = AS_LISTED, swamps: bool = False) -> Board:
    """The map of a route: one of routes.json by its id, or any in that form; with its swamps, if they are played."""
    if isinstance(route, str):
        return _listed(route, tavern_side, swamps)
    return assemble(_with_side(route, tavern_side), places(route)["swamp"] if swamps else [])


def board_of(options: Mapping[str, Any]) -> Board:
    """The map that a game with these options is played on."""
    return board(options["route"], options["tavern_side"], "swamp" in options["modules"])


@functools.cache
def _listed(name: str, tavern_side: str, swamps: bool) -> Board:
    return assemble(_with_side(ROUTES[name], tavern_side), places(name)["swamp"] if swamps else [])


def _with_side(route: Route, side: str) -> Route:
    """A route whose tavern shows this side (`tavern_side`)."""
    tavern = route.get("tavern")
    return route if tavern is None or side == AS_LISTED else {**route, "tavern": {**tavern, "side": side}}


def assemble(route: Route, swamps: Iterable[dict[str, Any]] = ()) -> Board:
    """Lay the pieces of a route down, in their order, and swamps beside or over them (M-1.1)."""
    parts: list[Space] = []
    for piece in route["pieces"]:
        parts += lay_piece(piece)
    spaces = tuple(lay_swamps((*parts, *lay_tavern(route.get("tavern")), *lay_finish(route["finish"])), swamps))
    finish = TILES["finish"]
    return Board(
        title=title_of(route),
        spaces=spaces,
        joints=tuple(joints_of(route, spaces)),
        starts=tuple(start_spaces(route["pieces"][0])),
        corner=placed(route["finish"], finish["corner"]),
        city=tuple(placed(route["finish"], at) for at in finish["city"]),
    )


def title_of(route: Route) -> str:
    name = route.get("name", {})
    return str(name.get("en", "A route of your own")) if isinstance(name, dict) else str(name)


def lay_piece(piece: dict[str, Any]) -> list[Space]:
    """The spaces of a tile or strip, numbered as they are printed."""
    letter = piece["piece"]
    return [
        Space(placed(piece, (part["q"], part["r"])), part["terrain"], part["power"], part["terrain"], letter, number)
        for number, part in enumerate(TILES["pieces"][letter]["hexes"], 1)
    ]


def lay_finish(finish: dict[str, Any]) -> list[Space]:
    return [
        Space(placed(finish, (part["q"], part["r"])), part["terrain"], part["power"], part["requires"], FINISH, number)
        for number, part in enumerate(TILES["finish"]["sides"][finish["side"]], 1)
    ]


def lay_tavern(tavern: dict[str, Any] | None) -> list[Space]:
    if tavern is None:
        return []
    sides = TILES["tavern"]["sides"][tavern["side"]]
    return [
        Space((at[0], at[1]), part["terrain"], part["power"], part["requires"], TAVERN, number)
        for number, (part, at) in enumerate(zip(sides, tavern["spaces"], strict=True), 1)
    ]


def lay_swamps(spaces: Iterable[Space], swamps: Iterable[dict[str, Any]]) -> list[Space]:
    """With swamps: a space that one lies over keeps its name."""
    laid = {space.at: space for space in spaces}
    number = TAVERN_SPACES
    for swamp in swamps:
        for part in SWAMPS[swamp["swamp"]]:
            at = placed(swamp, (part["q"], part["r"]))
            number += 1
            under = laid.get(at, Space(at, "", 0, "", TAVERN, number))
            laid[at] = under._replace(terrain="swamp", power=part["power"], requires="swamp")
    return list(laid.values())


def start_spaces(piece: dict[str, Any]) -> list[Hex]:
    """Where pieces start, by their printed numbers (Q-2.4)."""
    starts = {part["start"]: part for part in TILES["pieces"][piece["piece"]]["hexes"] if "start" in part}
    return [placed(piece, (part["q"], part["r"])) for _, part in sorted(starts.items())]


def placed(piece: dict[str, Any], at: Iterable[int]) -> Hex:
    """Where a hex of a piece lands on the route: turned clockwise in steps of 60 degrees, then moved."""
    q, r = at
    for _ in range(piece["rotation"]):
        q, r = -r, q + r
    return piece["q"] + q, piece["r"] + r


def neighbours(at: Hex) -> list[Hex]:
    """The six hexes around one, by direction."""
    return [(at[0] + q, at[1] + r) for q, r in DIRECTIONS]


def contacts(spaces: Iterable[Space]) -> dict[tuple[str, str], list[tuple[Hex, Hex]]]:
    """The touching hexes of every two touching pieces of the route, finish and tavern left aside. A swamp that lies
    over a piece touches no other: no blockade lies beside it (M-1.3)."""
    tiles = [space for space in spaces if space.piece not in (FINISH, TAVERN)]
    letters = {space.at: space.piece for space in tiles if space.terrain != "swamp"}
    order = {letter: place for place, letter in enumerate(dict.fromkeys(letters.values()))}
    found: dict[tuple[str, str], list[tuple[Hex, Hex]]] = {}
    for at, letter in letters.items():
        for other in neighbours(at):
            if other in letters and order[letter] < order[letters[other]]:
                found.setdefault((letter, letters[other]), []).append((at, other))
    return found


def joints_of(route: Route, spaces: Iterable[Space]) -> Iterator[Joint]:
    """All joints, counted from the start: blockades are dealt in that order (Q-2.8)."""
    touching = contacts(spaces)
    listed = {frozenset(joint["between"]): joint for joint in route.get("joints") or []}
    order = {piece["piece"]: place for place, piece in enumerate(route.get("pieces") or [])}
    for between in sorted(touching, key=lambda pair: (order[pair[1]], order[pair[0]])):
        marks = listed.get(frozenset(between), {})
        yield Joint(between, tuple(touching[between]), marks.get("blockade", False), marks.get("disputed", False))


def blockade_joints(joints: Iterable[Joint], disputed: str, blockades: int) -> list[Joint]:
    """The joints that get a blockade, from the start on until none are left (Q-2.3, Q-2.8, Q-13.1)."""
    decided = {"listed": None, "all": True, "none": False}[disputed]
    marked = [joint for joint in joints if (decided if joint.disputed and decided is not None else joint.blockade)]
    return marked[:blockades]


def foggy(spaces: Iterable[Space], letters: Iterable[str], marked: Collection[Hex] = ()) -> list[Hex]:
    """The middles of some tiles and what is around them, as far as fog may lie there: not on other markers (M-7.1)."""
    terrains = {space.at: space.terrain for space in spaces}
    found: list[Hex] = []
    for letter in letters:
        centre = tile_centre([space.at for space in spaces if space.piece == letter])
        found += [at for at in (centre, *neighbours(centre)) if terrains.get(at) in FOGGY and at not in marked]
    return found


def tile_centre(tile: list[Hex]) -> Hex:
    """The space in the middle of a tile."""
    q, r = zip(*tile, strict=True)
    return (min(q) + max(q)) // 2, (min(r) + max(r)) // 2


def distances(spaces: Iterable[Space], closed: Iterable[str] = CLOSED) -> dict[Hex, int]:
    """The fewest single steps to a finish space, of every space from which there is a way (Q-8.4)."""
    enterable = {space.at: space.terrain for space in spaces if space.terrain not in closed}
    near = [at for at, terrain in enterable.items() if terrain == "finish"]
    through = tunnels(spaces)
    found = dict.fromkeys(near, 0)
    for at in near:
        for other in (*neighbours(at), *through.get(at, ())):
            if other in enterable and other not in found:
                found[other] = found[at] + 1
                near.append(other)
    return found


def tunnels(spaces: Iterable[Space]) -> dict[Hex, list[Hex]]:
    """Of every tunnel space those of the same tile that do not touch it: all of a tile are adjacent (H-2.3)."""
    found = [space for space in spaces if space.terrain == "tunnel"]
    return {
        space.at: [other.at for other in found if other.piece == space.piece and is_apart(space.at, other.at)]
        for space in found
    }


def is_apart(one: Hex, other: Hex) -> bool:
    return one != other and other not in neighbours(one)
