"""What a search starts from."""

from typing import Any, NamedTuple

import numpy as np

from manoa.kernel.chance import sow
from manoa.kernel.policies import named_policy, ready
from manoa.kernel.rulebook import Kernel, Policy
from manoa.kernel.simulations import bind, room
from manoa.kernel.threads import Threads
from manoa.play.match import Seat


class Weighed(NamedTuple):
    """An action that was tried, and what came of it on average."""

    action: int
    visits: int
    win: float
    margin: float
    behind: float | None = None  # the action to choose, and the standard error of that; None: not compared
    error: float | None = None


class Position:
    """A seat's position, its legal actions, and what the game's policy would usually do."""

    def __init__(self, seat: Seat, seed: int) -> None:
        self.game = seat.game
        self.seat = seat.seat
        self.players = seat.players
        self.seed = seed
        self.rules = seat.game.rule_array(seat.players)
        self.states = np.array([seat.state])
        self.kernels = bind(seat.game.book)
        scratch = self.game.scratch()
        found = self.game.loops.survey(self.rules, self.states, scratch)
        self.legal: list[int] = scratch[:found].tolist()
        search = self.game.book.search
        self.usual = self.choice(search.prior or search.rollout)

    def choice(self, policy: str | Kernel | Policy) -> int:
        """What a policy would do here."""
        _, found = named_policy(self.game.book, self.game.loops, policy)
        follow = ready(found, self.rules)
        return int(follow(self.rules[0], self.states[0], self.game.scratch(), sow(self.seed, 0)))

    def room(self) -> tuple[Any, ...]:
        """What kernels get first, for one thread."""
        return room(self.game.book, self.rules, self.states)

    def weigh(self, actions: Any, first: int, worlds: int, threads: Threads) -> tuple[Any, Any]:
        """Some actions in so many worlds, from the `first` one on: wins and margins by world, action and seat."""
        wins, margins = np.zeros((2, worlds, len(actions), self.players), np.int64)

        def work(start: int, stop: int) -> None:
            self.kernels.weigh(*self.room(), self.seat, self.seed, actions, first, wins, margins, start, stop)

        threads.spread(work, worlds)
        return wins, margins
