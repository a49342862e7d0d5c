"""Information-set tree search: one tree over all worlds that the seat takes for possible (Cowling et al. 2012).

Several trees grow side by side, always the same number, however many threads there are; what their roots know is added
up. Simulations go on by the game's policy, which also says what to try first.
"""

import numpy as np

from manoa.bots.budget import Clock
from manoa.bots.position import Position, Weighed
from manoa.kernel.simulations import WHOLE, room_for_tree
from manoa.kernel.threads import Threads

TREES = 4
LARGEST = 1 << 16  # nodes of one tree
PILOTS = 8  # simulations that tell how large margins are


class Tree:
    """One tree; `Node` says what its nodes hold."""

    def __init__(self, position: Position, number: int, size: int, scale: int) -> None:
        self.position = position
        self.worlds = number << 40  # the number of its next world
        self.scale = scale
        self.nodes, *self._rest = room_for_tree(position.game.book, size)
        self.size = 1

    def grow(self, simulations: int) -> None:
        at, stop = self.position, self.worlds + simulations
        parts = (at.seat, at.seed, self.scale, self.size, self.worlds, stop)
        self.size = int(at.kernels.grow(*at.room(), self.nodes, *self._rest, *parts))
        self.worlds = stop

    def first_actions(self) -> list[np.record]:
        """The children of the root."""
        found, child = [], int(self.nodes[0]["child"])
        while child:
            found.append(self.nodes[child])
            child = int(self.nodes[child]["sibling"])
        return found


def weighed(position: Position, clock: Clock, threads: Threads) -> list[Weighed]:
    """All legal actions, the one to choose first: the most visited."""
    size, scale = min(LARGEST, clock.simulations // TREES + 2), _scale(position, threads)
    trees = [Tree(position, number, size, scale) for number in range(TREES)]
    while simulations := clock.next(1.0) // TREES or int(not clock.done):
        threads.each(lambda tree: tree.grow(simulations), trees)
        clock.done += TREES * simulations
    return _added_up(position, trees)


def _scale(position: Position, threads: Threads) -> int:
    """How far scores usually lie apart."""
    _, margins = position.weigh(np.array([position.usual], np.int64), 0, PILOTS, threads)
    return 1 + int(margins[..., position.seat].std())


def _added_up(position: Position, trees: list[Tree]) -> list[Weighed]:
    sums = {action: np.zeros(4, np.int64) for action in position.legal}
    for tree in trees:
        for node in tree.first_actions():
            sums[int(node["action"])] += [node["visits"], node["reward"], node["wins"], node["margins"]]
    ranked = sorted(position.legal, key=lambda action: (-sums[action][0], -sums[action][1], action != position.usual))
    return [_weighed(action, *map(int, sums[action])) for action in ranked]


def _weighed(action: int, visits: int, _: int, wins: int, margins: int) -> Weighed:
    return Weighed(action, visits, wins / (WHOLE * max(visits, 1)), margins / max(visits, 1))
