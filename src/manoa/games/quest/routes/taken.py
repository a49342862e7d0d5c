"""The ways that pieces took, apart where they part: paths that run along one another are one way."""

from typing import Any

import numpy as np

from manoa.games.quest.routes.games import Course, Games
from manoa.games.quest.rules.state import OUTSIDE
from manoa.kernel.routes import TakenWay

LETTERS = "ABCD"
MOST_PATHS = 400  # that are compared with one another
ALIKE = 0.8  # of the spaces of two paths lie on or beside the other: one way
LEAST = 0.05  # of the pieces take it, or it is none


def taken_ways(laid: Course, games: Games) -> list[TakenWay]:
    """The ways from the most taken one on. Each is shown by the path that most others are like."""
    paths, stood = _paths(laid, games)
    if not len(paths):
        return []
    alike = _likeness(laid, stood) >= ALIKE
    ways: list[TakenWay] = []
    left = np.ones(len(paths), np.bool_)
    for letter in LETTERS:
        followers = (alike & left).sum(axis=1) * left
        leader = int(followers.argmax())
        share = followers[leader] / len(paths)
        if share < LEAST:
            break
        hexes = [laid.spots[space] for space in paths[leader] if space != OUTSIDE]
        ways.append({"letter": letter, "share": round(float(share), 4), "hexes": hexes})
        left &= ~alike[leader]
    return ways


def _paths(laid: Course, games: Games) -> tuple[Any, Any]:
    """Paths that ended in El Dorado or near it, and the spaces that each touched."""
    rules = laid.rules[0]
    paths = laid.paths(games)
    last = paths[np.arange(len(paths)), (paths != OUTSIDE).sum(axis=1) - 1]
    paths = paths[rules["to_go"][last] <= 1][-MOST_PATHS:]
    return paths, laid.visits(paths).astype(np.float32)


def _likeness(laid: Course, stood: Any) -> Any:
    """paths × paths: the share of the spaces of two that lie on or beside the other one, the lesser of both."""
    rules = laid.rules[0]
    count = int(rules["spaces"])
    near = np.eye(OUTSIDE + 1, dtype=np.float32)
    for direction in range(6):
        near[np.arange(OUTSIDE + 1), rules["neighbour"][:, direction]] = 1
    wide = (stood @ near[:count, :count]) > 0
    share = (stood @ wide.T.astype(np.float32)) / stood.sum(axis=1)[:, None]
    return np.minimum(share, share.T)
