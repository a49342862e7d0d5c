"""What a route has to be like (Q-2.8): every rule that one breaks, in a sentence each."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from manoa.games.quest.parts.board import (
    LONG_WAY_ROUND,
    ROUTES,
    TAVERN_SPACES,
    TILES,
    Board,
    Route,
    assemble,
    contacts,
    distances,
    lay_finish,
    lay_piece,
    neighbours,
    placed,
)
from manoa.games.quest.parts.markers import misplaced_markers, misshapen_markers
from manoa.kernel.positions import shown

PIECES = TILES["pieces"]
SIDES = tuple(TILES["finish"]["sides"])
SETS = ("base", "heroes_hexes")
TAVERN_SIDES = tuple(TILES["tavern"]["sides"])
FARTHEST = 100  # coordinates that anybody could need
FEWEST_CONTACTS = 2
DEEPEST, MOST_VALUES, LONGEST = 8, 5000, 1000  # of the JSON of a route: levels, values, characters
FIELDS = (
    "name",
    "set",
    "difficulty",
    "pieces",
    "finish",
    "start_spaces",
    "caves",
    "joints",
    "blockade_count",
    "tavern",
    "modules",
    "note",
)
ADVICE = (
    "Mix the terrain.",
    "Lead shortcuts through hard spaces.",
    "Make the inside of a bend harder than the outside.",
    "Avoid too many narrow passages.",
)


def problems(route: Any) -> list[str]:
    """All that is wrong with a route; an empty list for a good one."""
    return list(_misshapen(route)) or list(_unsound(route))


def listed() -> list[str]:
    """The printed routes that can be played."""
    return [name for name, route in ROUTES.items() if route["set"] in SETS]


def is_expansion(name: str) -> bool:
    """A printed route that belongs to Heroes & Hexes."""
    return bool(ROUTES[name]["set"] == "heroes_hexes")


def needs_hexes(route: Route) -> bool:
    """A route with pieces of Heroes & Hexes."""
    return route.get("tavern") is not None or any(PIECES[piece["piece"]]["set"] != "base" for piece in route["pieces"])


# Form


def _misshapen(route: Any) -> Iterator[str]:
    """What keeps a route from being laid out at all."""
    if not isinstance(route, dict) or not is_plain(route):
        yield "A route is a JSON object of modest size, in the form of routes.json."
        return
    unknown = [name for name in route if name not in FIELDS]
    if unknown:
        yield f"A route has no field {shown(unknown[0])}; the fields are {', '.join(FIELDS)}."
    pieces, finish, joints = route.get("pieces"), route.get("finish"), route.get("joints", [])
    if not isinstance(pieces, list) or not pieces:
        yield "A route lists its pieces, each with piece, q, r and rotation."
    elif len(pieces) > len(PIECES):  # before anything is laid out: that takes the longer, the more there are
        yield f"A route has at most {len(PIECES)} pieces."
    else:
        for piece in pieces:
            yield from _misplaced(piece, "piece", tuple(PIECES))
    yield from _misplaced(finish, "side", SIDES)
    if not _is_tavern(route.get("tavern")):
        yield f"A tavern is an object with attached_to (a letter), side ({' or '.join(TAVERN_SIDES)}) and three spaces."
    if not isinstance(joints, list) or not all(map(_is_joint, joints)):
        yield "Joints are a list, each with between (two letters of pieces) and blockade (true or false)."
    yield from misshapen_markers(route.get("modules"))


def is_plain(route: Any) -> bool:
    """JSON, neither deep nor long: what people write by hand."""
    rest, seen = [(route, 0)], 0
    while rest:
        value, depth = rest.pop()
        seen += 1
        if depth > DEEPEST or seen > MOST_VALUES:
            return False
        if isinstance(value, dict):
            if not all(isinstance(name, str) and len(name) <= LONGEST for name in value):
                return False
            rest += [(part, depth + 1) for part in value.values()]
        elif isinstance(value, list):
            rest += [(part, depth + 1) for part in value]
        elif not _is_scalar(value):
            return False
    return True


def _is_scalar(value: Any) -> bool:
    if isinstance(value, str):
        return len(value) <= LONGEST
    return value is None or type(value) is bool or (type(value) is int and abs(value) < 10**9)


def _misplaced(piece: Any, name: str, allowed: tuple[str, ...]) -> Iterator[str]:
    """A piece, or the finish, that lies nowhere."""
    if not isinstance(piece, dict):
        yield f"A {'piece' if name == 'piece' else 'finish'} is an object with {name}, q, r and rotation."
        return
    if not isinstance(piece.get(name), str) or piece[name] not in allowed:
        yield f"There is no {name} {shown(piece.get(name))}; there are: {', '.join(allowed)}."
    for axis, least, most in (("q", -FARTHEST, FARTHEST), ("r", -FARTHEST, FARTHEST), ("rotation", 0, 5)):
        if type(piece.get(axis)) is not int or not least <= piece[axis] <= most:
            yield f"{axis} of {shown(piece.get(name))} is a whole number from {least} to {most}."


def _is_tavern(tavern: Any) -> bool:
    """None, or a piece of three spaces."""
    if tavern is None:
        return True
    if not isinstance(tavern, dict) or set(tavern) != {"attached_to", "side", "spaces"}:
        return False
    spaces = tavern["spaces"]
    if tavern["side"] not in TAVERN_SIDES or not isinstance(tavern["attached_to"], str) or not isinstance(spaces, list):
        return False
    return len(spaces) == TAVERN_SPACES and all(_is_hex(at) for at in spaces)


def _is_hex(at: Any) -> bool:
    return isinstance(at, list) and len(at) == 2 and all(type(axis) is int and abs(axis) <= FARTHEST for axis in at)


def _is_joint(joint: Any) -> bool:
    if not isinstance(joint, dict) or not isinstance(joint.get("between"), list):
        return False
    marks = [joint.get("blockade", False), joint.get("disputed", False)]
    letters = joint["between"]
    return all(type(mark) is bool for mark in marks) and len(letters) == 2 and all(isinstance(x, str) for x in letters)


# Rules


def _unsound(route: Route) -> Iterator[str]:
    """The rules of Q-2.8 that a well-formed route breaks."""
    letters = [piece["piece"] for piece in route["pieces"]]
    if PIECES[letters[0]]["kind"] != "start":
        yield f"A route begins with A or B, not with {letters[0]}."
    yield from _twice(letters)
    if route.get("tavern") is not None:
        yield from _bad_tavern(route, route["tavern"])
    overlaps = list(_overlaps(route))
    yield from overlaps
    yield from _loose(route)
    yield from _bad_finish(route)
    if not overlaps and PIECES[letters[0]]["kind"] == "start" and len(set(letters)) == len(letters):
        yield from _no_way(assemble({**route, "tavern": None}))
        yield from _bad_marks(route)
        yield from misplaced_markers(route)


def _twice(letters: list[str]) -> Iterator[str]:
    for letter in sorted({letter for letter in letters if letters.count(letter) > 1}):
        yield f"Piece {letter} is there {letters.count(letter)} times."
    for letter in sorted(set(letters)):
        reverse = PIECES[letter]["reverse"]
        if letter < reverse and reverse in letters:
            yield f"{letter} and {reverse} are the two sides of one piece."


def _overlaps(route: Route) -> Iterator[str]:
    taken: dict[tuple[int, int], str] = {}
    parts = [(piece["piece"], lay_piece(piece)) for piece in route["pieces"]]
    for name, spaces in [*parts, ("the finish", lay_finish(route["finish"]))]:
        under = sorted({taken[space.at] for space in spaces if space.at in taken})
        taken |= {space.at: name for space in spaces}
        for other in under:
            yield f"{name[0].upper()}{name[1:]} overlaps {other}."


def _loose(route: Route) -> Iterator[str]:
    """Every next piece joins the ones before along at least two contacts."""
    spaces = lay_piece(route["pieces"][0])
    for piece in route["pieces"][1:]:
        before = {space.at for space in spaces}
        new = lay_piece(piece)
        touching = sum(at in before for space in new for at in neighbours(space.at))
        if touching < FEWEST_CONTACTS:
            yield f"{piece['piece']} joins the pieces before it along {touching} contacts; at least 2 are needed."
        spaces += new


def _bad_tavern(route: Route, tavern: dict[str, Any]) -> Iterator[str]:
    """The tavern lies in three free places along one piece (H-1.1)."""
    spots = [(at[0], at[1]) for at in tavern["spaces"]]
    pieces = {piece["piece"]: {space.at for space in lay_piece(piece)} for piece in route["pieces"]}
    finish = {space.at for space in lay_finish(route["finish"])}
    tile = pieces.get(tavern["attached_to"])
    if tile is None:
        yield f"The tavern is attached to {tavern['attached_to']}, which is no piece of this route."
    elif not all(any(at in tile for at in neighbours(spot)) for spot in spots):
        yield f"The three spaces of the tavern have to lie along {tavern['attached_to']}."
    if len(set(spots)) < len(spots) or any(spot in taken for spot in spots for taken in (*pieces.values(), finish)):
        yield "The three spaces of the tavern have to be free and apart."


def _bad_finish(route: Route) -> Iterator[str]:
    """The finish lies around a corner hex of the last piece: one with three neighbours outside, all of them finish."""
    last = route["pieces"][-1]
    tile = {space.at for space in lay_piece(last)}
    corner = placed(route["finish"], TILES["finish"]["corner"])
    around = {space.at for space in lay_finish(route["finish"])}
    outside = set(neighbours(corner)) - tile
    if corner not in tile or not around <= outside or len(outside) != len(around):
        yield f"The finish has to lie around a corner hex of the last piece, {last['piece']}."


def _no_way(board: Board) -> Iterator[str]:
    far = distances(board.spaces, LONG_WAY_ROUND)
    for number, start in enumerate(board.starts, 1):
        if start not in far:
            yield f"No way leads from start space {number} to the finish without mountains, caves, demons and tunnels."


def _bad_marks(route: Route) -> Iterator[str]:
    """Joints that are marked, or caves and start spaces that are listed, have to be there."""
    board = assemble({**route, "tavern": None})
    touching = {frozenset(pair) for pair in contacts(board.spaces)}
    for joint in route.get("joints", []):
        if frozenset(joint["between"]) not in touching:
            yield f"{' and '.join(map(shown, joint['between']))} do not touch, so there is no joint between them."
    listed_places = {
        "start_spaces": [list(at) for at in board.starts],
        "caves": [list(space.at) for space in board.spaces if space.terrain == "cave"],
    }
    for name, places in listed_places.items():
        given = route.get(name, places)
        if not isinstance(given, list) or sorted(map(str, given)) != sorted(map(str, places)):
            yield f"{name} is {places} on this route; leave it out if in doubt."
