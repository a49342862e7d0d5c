"""Where pieces can get now: the legal steps, and how far the rest of their power would carry them."""

from __future__ import annotations

import functools
from collections.abc import Iterator
from typing import Any, NamedTuple

from manoa.cli.tables import Scene
from manoa.cli.tables.quest_words import power
from manoa.games.quest.board import Board, Hex, Space, board, distances, neighbours
from manoa.games.quest.cards import PAID_WITH
from manoa.games.quest.tokens import BLOCKADES
from manoa.play.action import Action

POWER_OF = {entry["number"]: entry["power"] for entry in BLOCKADES}


class Way(NamedTuple):
    """A legal step of a piece, and the spaces behind it that the same power pays for, each with its path."""

    tool: str  # a card, a token, or how the piece goes without one
    piece: int
    target: str  # as one types it
    to: Hex | None  # None for a blockade
    further: dict[Hex, list[str]]
    near: bool  # whether the step leads nearer to the finish


class Ground:
    """The route as it stands: what costs what, what is in the way."""

    def __init__(self, scene: Scene) -> None:
        self.board: Board = board(scene.options["route"])
        self.spaces: dict[Hex, Space] = {space.at: space for space in self.board.spaces}
        self.to_go = _far(self.board)
        view = scene.view
        taken = {tuple(at) for pieces in view["pieces"] for at in pieces if at is not None}
        self.taken: set[Any] = set() if view["passing"] else taken
        self.standing = [blockade for blockade in view["blockades"] if blockade["owner"] is None]

    def name(self, at: Hex) -> str:
        return self.spaces[at].name

    def nearer(self, here: Hex, to: Hex) -> bool:
        return self.to_go.get(to, len(self.to_go)) < self.to_go.get(here, 0)

    def barred(self, one: Hex, other: Hex, open_one: int | None) -> bool:
        """Whether a blockade stands between two spaces, one of them left aside."""
        pair = {self.spaces[one].piece, self.spaces[other].piece}
        return any(set(gate["between"]) == pair for gate in self.standing if gate["number"] != open_one)

    def costs(self, at: Hex, symbol: str) -> int | None:
        """What entering takes of a symbol; None where it does not help."""
        space = self.spaces.get(at)
        if space is None or at in self.taken or PAID_WITH.get(space.requires) != symbol:
            return None
        return space.power


@functools.lru_cache(maxsize=4)
def _far(board: Board) -> dict[Hex, int]:
    return distances(board.spaces)


def ways(scene: Scene, ground: Ground) -> list[Way]:
    """All movements that are legal now."""
    return [_way(scene, ground, action) for action in scene.actions if "piece" in action.data]


def _way(scene: Scene, ground: Ground, action: Action) -> Way:
    data = action.data
    tool = data.get("card") or data.get("token") or data["kind"]
    target = str(action).split()[-1]
    to = tuple(data["to"]) if "to" in data else None
    further: dict[Hex, list[str]] = {}
    here = tuple(scene.view["pieces"][scene.view["player"]][data["piece"]])
    if "symbol" in data:
        run = scene.view["run"]
        left = run["power"] if data["kind"] == "go" else power(tool)
        begin = here if to is None else to
        left -= ground.spaces[to].power if to is not None else POWER_OF[data["blockade"]]
        further = dict(_onwards(ground, begin, target, left, data["symbol"], data.get("blockade")))
        further.pop(here, None)
    return Way(tool, data["piece"], target, to, further, to is not None and ground.nearer(here, to))


def _onwards(
    ground: Ground, begin: Hex, name: str, left: int, symbol: str, opened: int | None
) -> Iterator[tuple[Hex, list[str]]]:
    """Spaces that leftover power pays for, the cheapest path to each."""
    best = {begin: left}
    paths = {begin: [name]}
    queue = [begin]
    for at in queue:
        if ground.spaces[at].terrain == "finish":
            continue  # there the run ends
        for other in neighbours(at):
            cost = ground.costs(other, symbol)
            if cost is None or cost > best[at] or ground.barred(at, other, opened):
                continue
            if best[at] - cost > best.get(other, -1):
                best[other] = best[at] - cost
                paths[other] = [*paths[at], ground.name(other)]
                queue.append(other)
    yield from ((at, path) for at, path in paths.items() if at != begin)


def reached(found: list[Way]) -> set[Hex]:
    """All spaces that can be reached with one card, token or the rest of a run."""
    return {way.to for way in found if way.to is not None}.union(*(way.further for way in found))
