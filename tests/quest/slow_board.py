"""The board of Quest once more, slowly: dictionaries from the data files and the rules (Q-1, Q-4), nothing else."""

from __future__ import annotations

import functools
import json
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path
from typing import Any

DATA = Path(__file__).parents[2] / "src" / "manoa" / "games" / "quest" / "data"
SYMBOLS = {"jungle": "machete", "river": "paddle", "village": "coin"}
CLOSED = ("mountain", "cave")
BESIDE = ((1, 0), (1, -1), (0, -1), (-1, 0), (-1, 1), (0, 1))

Place = tuple[int, int]
Joint = tuple[str, str]


@functools.cache
def data(name: str) -> dict[str, Any]:
    read: dict[str, Any] = json.loads((DATA / f"{name}.json").read_text(encoding="utf-8"))
    return read


@dataclass(frozen=True)
class Space:
    """Q-1.1; `symbol` is what pays for it in a run, empty where no card does."""

    terrain: str
    power: int
    symbol: str


@dataclass
class Route:
    """Q-2.2: all spaces, and of each joint the pairs of places that touch."""

    spaces: dict[Place, Space]
    joints: dict[Joint, set[frozenset[Place]]]
    starts: list[Place]
    caves: list[Place]
    tunnels: list[list[Place]]  # H-2.3: of each tile, all adjacent to each other
    tiles: dict[Place, str]  # the piece of the route that a space is part of

    def around(self, place: Place) -> list[Place]:
        near = [(place[0] + q, place[1] + r) for q, r in BESIDE]
        through = [other for tile in self.tunnels if place in tile for other in tile if other != place]
        return [other for other in near if other in self.spaces] + [other for other in through if other not in near]

    def finish(self) -> set[Place]:
        return {place for place, space in self.spaces.items() if space.terrain == "finish"}

    @functools.cached_property
    def steps_to_go(self) -> dict[Place, int]:
        """Q-8.4: breadth first from the finish, not through mountains and caves."""
        steps = dict.fromkeys(self.finish(), 0)
        edge = list(steps)
        while edge:
            near = {(other, steps[place] + 1) for place in edge for other in self.around(place)}
            new = {other: count for other, count in near if other not in steps and self.is_open(other)}
            steps.update(new)
            edge = list(new)
        return steps

    def left(self, place: Place) -> int:
        """Q-8.4, also from a mountain that a piece has climbed."""
        if place in self.steps_to_go:
            return self.steps_to_go[place]
        return 1 + min(self.steps_to_go[other] for other in self.around(place) if other in self.steps_to_go)

    def is_open(self, place: Place) -> bool:
        return self.spaces[place].terrain not in CLOSED


def turned(place: Place, rotation: int) -> Place:
    for _ in range(rotation):
        place = (-place[1], place[0] + place[1])
    return place


def laid(hexes: list[dict[str, Any]], at: dict[str, Any]) -> Iterator[tuple[Place, Space]]:
    for one in hexes:
        q, r = turned((one["q"], one["r"]), at["rotation"])
        symbol = SYMBOLS.get(one.get("requires", one["terrain"]), "")
        yield (at["q"] + q, at["r"] + r), Space(one["terrain"], one["power"], symbol)


def route_of(route: str | dict[str, Any], side: str = "listed") -> Route:
    """A printed route by name, or one that somebody has made."""
    return printed(route, side) if isinstance(route, str) else built(route, side)


@functools.cache
def printed(name: str, side: str) -> Route:
    return built(data("routes")["routes"][name], side)


def built(plan: dict[str, Any], side: str) -> Route:
    tiles = data("tiles")
    spaces: dict[Place, Space] = {}
    tunnels, letters = [], {}
    for piece in plan["pieces"]:
        tile = dict(laid(tiles["pieces"][piece["piece"]]["hexes"], piece))
        tunnels.append([place for place, space in tile.items() if space.terrain == "tunnel"])
        spaces.update(tile)
        letters.update(dict.fromkeys(tile, piece["piece"]))
    if plan.get("tavern"):
        shown = tiles["tavern"]["sides"][plan["tavern"]["side"] if side == "listed" else side]
        for place, one in zip(plan["tavern"]["spaces"], shown, strict=True):
            spaces[tuple(place)] = Space("tavern", one["power"], SYMBOLS[one["requires"]])
    spaces.update(laid(tiles["finish"]["sides"][plan["finish"]["side"]], plan["finish"]))
    joints = {tuple(joint["between"]): contacts(joint) for joint in plan["joints"]}
    starts = [tuple(place) for place in plan["start_spaces"]]
    return Route(spaces, joints, starts, [tuple(place) for place in plan["caves"]], tunnels, letters)


def contacts(joint: dict[str, Any]) -> set[frozenset[Place]]:
    return {frozenset((tuple(one), tuple(other))) for one, other in joint["contacts"]}


def blockade_data(number: int) -> dict[str, Any]:
    found: dict[str, Any] = next(one for one in data("tokens")["blockades"] if one["number"] == number)
    return found


# What stands on the board


@dataclass
class Board:
    """A route with what stands on it: who is where, and which blockades are left on which joints."""

    route: Route
    occupied: set[Place]
    standing: dict[Joint, int]
    passing: bool = False  # pass token: occupied spaces are open
    barred: frozenset[Place] = frozenset()  # M-5.1: dragons lie here
    held: bool = False  # M-5.3: the piece that is about to move cannot

    def shut(self, one: Place, other: Place, opened: frozenset[int] = frozenset()) -> bool:
        """Q-4.8: a blockade lies between these two, not counting those that this run has removed."""
        pair = frozenset((one, other))
        left = [joint for joint, number in self.standing.items() if number not in opened]
        return any(pair in self.route.joints[joint] for joint in left)

    def steps(self, place: Place, opened: frozenset[int] = frozenset()) -> list[Place]:
        """Q-4.1: where one step may go, whatever it costs."""
        return [
            other
            for other in self.ways(place, opened)
            if self.route.is_open(other) and (self.passing or other not in self.occupied)
        ]

    def ways(self, place: Place, opened: frozenset[int] = frozenset()) -> list[Place]:
        """The spaces around a place that nothing but pieces or mountains could keep a piece from."""
        near = [] if self.held else self.route.around(place)
        return [other for other in near if other not in self.barred and not self.shut(place, other, opened)]

    def in_reach(self, place: Place) -> list[int]:
        """Q-4.8: the standing blockades that a piece on this place may remove."""
        return sorted(
            number for joint, number in self.standing.items() if any(place in pair for pair in self.route.joints[joint])
        )

    def moves(self, place: Place, symbol: str, power: int, opened: frozenset[int] = frozenset()) -> list[Place | int]:
        """Q-4.2 and Q-4.8: what a run with this symbol and leftover power may do next: a place or a blockade."""
        found: list[Place | int] = []
        for other in self.steps(place, opened):
            space = self.route.spaces[other]
            if space.symbol == symbol and space.power <= power:
                found.append(other)
        for number in self.in_reach(place):
            blockade = blockade_data(number)
            pays = SYMBOLS.get(blockade["terrain"]) == symbol and blockade["power"] <= power
            if pays and number not in opened:
                found.append(number)
        return found

    def cost(self, move: Place | int) -> int:
        if isinstance(move, int):
            return int(blockade_data(move)["power"])
        return self.route.spaces[move].power


def board_of(view: dict[str, Any], route: Route, seat: int, piece: int, passing: bool = False) -> Board:
    """What a view says of the board, to a piece that is about to move: it is not in its own way."""
    others = [
        tuple(place)
        for owner, places in enumerate(view["pieces"])
        for number, place in enumerate(places)
        if place and (owner, number) != (seat, piece)
    ]
    standing = {tuple(one["between"]): one["number"] for one in view["blockades"] if one["owner"] is None}
    return Board(route, set(others), standing, passing)


def reach(board: Board, start: Place, symbol: str, power: int) -> dict[Place | int, int]:
    """The least power each space or blockade costs a run from here, where it can be got at (Q-4.2, Q-4.8, Q-4.10)."""
    spent: dict[tuple[Place, frozenset[int]], int] = {(start, frozenset()): 0}
    least: dict[Place | int, int] = {}
    edge = list(spent)
    while edge:
        place, opened = edge.pop()
        used = spent[place, opened]
        if place in board.route.finish():
            continue  # the run ends
        for move in board.moves(place, symbol, power - used, opened):
            cost = used + board.cost(move)
            least[move] = min(cost, least.get(move, cost))
            after = (place, opened | {move}) if isinstance(move, int) else (move, opened)
            if cost < spent.get(after, power + 1):
                spent[after] = cost
                edge.append(after)
    return least
