"""Composing a route: pieces joined flush, none over another, and a finish at a corner of the last tile."""

import functools
from collections import Counter
from random import Random
from typing import Any

from manoa.games.quest.parts import board
from manoa.games.quest.parts.board import TILES, Hex, Route
from manoa.games.quest.parts.tokens import in_box
from manoa.games.quest.routes.laying import apart, spaces_of

PIECES = TILES["pieces"]
NEAR = 9  # how far apart the middles of two pieces that touch can be
TURNS = range(6)
STRIPS = 2  # of a route, at most: strips hold little
TRIES = 40  # places that are tried for a piece before another route is begun


def compose(luck: Random, count: int, letters: list[str], begun: Route | None, hexes: bool) -> Route | None:
    """A route of so many pieces, or None where they lead into a corner. It uses the letters it is given, goes on from
    what is begun, and has no markers yet."""
    kept = dict(begun or {})
    pieces = [dict(one) for one in kept.get("pieces") or []] or [_first(luck, letters)]
    if kept.get("finish") is None:
        wanted = [letter for letter in letters if letter not in [piece["piece"] for piece in pieces]]
        for letter in _order(luck, pieces, wanted, max(count - len(pieces), len(wanted)), hexes):
            piece = _join(luck, pieces, letter)
            if piece is None:
                return None
            pieces.append(piece)
    finish = kept.get("finish") or _finish(luck, pieces)
    if finish is None:
        return None
    joints = kept.get("joints") or []
    marked = [frozenset(joint["between"]) for joint in joints]
    new = [joint for joint in _joints(luck, pieces, hexes) if frozenset(joint["between"]) not in marked]
    return {**kept, "pieces": pieces, "finish": finish, "joints": [*joints, *new]}


def _first(luck: Random, letters: list[str]) -> dict[str, Any]:
    asked = [letter for letter in letters if PIECES[letter]["kind"] == "start"]
    return {"piece": asked[0] if asked else luck.choice("AB"), "q": 0, "r": 0, "rotation": 0}


def _order(luck: Random, pieces: list[dict[str, Any]], wanted: list[str], count: int, hexes: bool) -> list[str]:
    """The letters to come: those asked for and others, any side of each; the last is a tile, for the finish."""
    used = {piece["piece"] for piece in pieces} | set(wanted)
    free = [
        luck.choice((letter, side["reverse"]))
        for letter, side in PIECES.items()
        if letter < side["reverse"] and side["kind"] != "start" and not {letter, side["reverse"]} & used
        if hexes or side["set"] == "base"
    ]
    luck.shuffle(free)
    strips = sum(PIECES[letter]["kind"] == "strip" for letter in (*wanted, *(one["piece"] for one in pieces)))
    chosen = list(wanted)
    for letter in free:
        strip = PIECES[letter]["kind"] == "strip"
        if len(chosen) < count and not (strip and (strips >= STRIPS or luck.random() < 0.4)):
            chosen.append(letter)
            strips += strip
    luck.shuffle(chosen)
    tiles = [letter for letter in chosen if PIECES[letter]["kind"] == "tile"]
    if tiles:
        chosen.remove(tiles[-1])
        chosen.append(tiles[-1])
    return chosen


def _join(luck: Random, pieces: list[dict[str, Any]], letter: str) -> dict[str, Any] | None:
    """A piece laid flush to the last one, over none of the others, where there is room."""
    last = pieces[-1]
    taken = {at for piece in pieces for at in ground_of(piece)}
    for _ in range(TRIES):
        turn = luck.choice(TURNS)
        q, r = luck.choice(joined(last["piece"], last["rotation"], letter, turn))
        piece = {"piece": letter, "q": last["q"] + q, "r": last["r"] + r, "rotation": turn}
        new = ground_of(piece)
        if taken.isdisjoint(new) and not _touches_start(pieces[0], new):
            return piece
    return None


def _touches_start(first: dict[str, Any], new: list[Hex]) -> bool:
    """Nothing lies along the start spaces: there pieces would leave the route backwards."""
    beside = {at for start in board.start_spaces(first) for at in board.neighbours(start)}
    return any(at in beside for at in new)


@functools.cache
def outline(letter: str, turn: int) -> tuple[Hex, ...]:
    """The hexes of a piece around its middle."""
    return tuple(space.at for space in board.lay_piece({"piece": letter, "q": 0, "r": 0, "rotation": turn}))


def ground_of(piece: dict[str, Any]) -> list[Hex]:
    q, r = piece["q"], piece["r"]
    return [(at[0] + q, at[1] + r) for at in outline(piece["piece"], piece["rotation"])]


def joined(letter: str, turn: int, other: str, other_turn: int) -> tuple[Hex, ...]:
    """Where the middle of another piece lies if the two are flush."""
    return _joined(outline(letter, turn), outline(other, other_turn))


@functools.cache
def _joined(one: tuple[Hex, ...], other: tuple[Hex, ...]) -> tuple[Hex, ...]:
    here = set(one)
    around = Counter(beside for at in one for beside in board.neighbours(at) if beside not in here)
    places: dict[int, list[Hex]] = {}
    for q in range(-NEAR, NEAR + 1):
        for r in range(-NEAR, NEAR + 1):
            moved = [(at[0] + q, at[1] + r) for at in other]
            if here.isdisjoint(moved):
                places.setdefault(sum(around[at] for at in moved), []).append((q, r))
    most = max(places)
    return tuple(at for count in sorted(places) if count >= most - 1 for at in places[count])


def _finish(luck: Random, pieces: list[dict[str, Any]]) -> dict[str, Any] | None:
    """Around one of the corners of the last tile that are far from the tile before."""
    last = pieces[-1]
    taken = {at for piece in pieces for at in ground_of(piece)}
    spots = []
    for turn in TURNS:
        for q, r in _corners(last["piece"], last["rotation"], turn):
            side = luck.choice(("river", "jungle"))
            finish = {"side": side, "q": last["q"] + q, "r": last["r"] + r, "rotation": turn}
            around = [space.at for space in board.lay_finish(finish)]
            city = [board.placed(finish, at) for at in TILES["finish"]["city"]]
            if taken.isdisjoint((*around, *city)):
                far = apart((finish["q"], finish["r"]), (pieces[-2]["q"], pieces[-2]["r"]))
                spots.append((far, turn, finish))
    if not spots:
        return None
    spots.sort(key=lambda spot: (-spot[0], spot[1]))
    return luck.choice(spots[: max(1, len(spots) // 2)])[2]


@functools.cache
def _corners(letter: str, rotation: int, turn: int) -> tuple[Hex, ...]:
    """Where the finish, turned so, lies around a corner of a tile."""
    tile = set(outline(letter, rotation))
    local = {"q": 0, "r": 0, "rotation": turn}
    corner = board.placed(local, TILES["finish"]["corner"])
    spaces = [board.placed(local, (part["q"], part["r"])) for part in TILES["finish"]["sides"]["river"]]
    shifts = []
    for at in sorted(tile):
        q, r = at[0] - corner[0], at[1] - corner[1]
        around = {(one[0] + q, one[1] + r) for one in spaces}
        if set(board.neighbours(at)) - tile == around:
            shifts.append((q, r))
    return tuple(shifts)


def _joints(luck: Random, pieces: list[dict[str, Any]], hexes: bool) -> list[dict[str, Any]]:
    """Blockades on the joints from each piece to the next, until none are left (Q-2.8)."""
    route = {"pieces": pieces}
    spaces, order = spaces_of(route), [piece["piece"] for piece in pieces]
    inner = [(one, other) for one, other in board.contacts(spaces) if order.index(other) - order.index(one) == 1]
    with_one = luck.sample(inner, min(len(inner), in_box(hexes)))
    pairs = [joint.between for joint in board.joints_of(route, spaces)]
    return [{"between": [*pair], "blockade": pair in with_one} for pair in pairs]
