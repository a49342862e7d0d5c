"""The route of a match of Quest as it stands: its spaces, how far they are from El Dorado, and what can be reached."""

import functools
from collections.abc import Mapping
from typing import Any

from manoa.cli.boards.board import Scene
from manoa.games.quest.parts.board import Board, Hex, Space, board_of, distances


class Ground:
    def __init__(self, scene: Scene) -> None:
        self.board: Board = _as_it_is(board_of(scene.options), scene.view.get("modules", {}))
        self.spaces: dict[Hex, Space] = {space.at: space for space in self.board.spaces}
        self.to_go = _to_go(self.board)
        self.pieces = [[at and _hex(at) for at in places] for places in scene.view["pieces"]]
        self.sources: list[dict[str, Any]] = scene.view.get("reach") or []
        ends = [end for source in self.sources for end in source["ends"]]
        self.reached = {to for data in (*ends, *(action.data for action in scene.actions)) if (to := target(data))}

    def far(self, at: Hex) -> int:
        """Steps to the finish; what leads nowhere is farther than all else."""
        return self.to_go.get(at, len(self.spaces))

    def is_nearer(self, here: Hex | None, to: Hex) -> bool:
        return here is not None and self.far(to) < self.far(here)


def _as_it_is(board: Board, modules: Mapping[str, Any]) -> Board:
    """With fog where nobody knows the ground, and what its tokens say where they are turned up."""
    tokens = {_hex(token["at"]): token for token in modules.get("fog", ())}
    return board._replace(spaces=tuple(_fogged(space, tokens.get(space.at)) for space in board.spaces))


def _fogged(space: Space, token: Mapping[str, Any] | None) -> Space:
    if token is None:
        return space
    terrain = token["terrain"] or "fog"
    return space._replace(terrain=terrain, requires=terrain, power=token["power"] or 0)


def target(data: Mapping[str, Any]) -> Hex | None:
    """The space that an action or the end of a run leads to; None if there is none."""
    return _hex(data["to"]) if data.get("to") else None


def _hex(at: Any) -> Hex:
    return at[0], at[1]


@functools.lru_cache(maxsize=4)
def _to_go(board: Board) -> dict[Hex, int]:
    return distances(board.spaces)
