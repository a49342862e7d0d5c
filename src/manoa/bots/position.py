"""What a search starts from, and the threads that work on it."""

from __future__ import annotations

from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from typing import Any, NamedTuple

import numpy as np

from manoa.kernel.batch import named_policy
from manoa.kernel.chance import sow
from manoa.kernel.simulations import bind, room
from manoa.play.seat import Seat

PIECES = 4  # pieces of work for each thread, so that none waits long for the last


class Weighed(NamedTuple):
    """An action that was tried, and what came of it on average."""

    action: int
    visits: int
    win: float
    margin: float


class Position:
    """A seat's position, its legal actions, and what the game's policy would usually do."""

    def __init__(self, seat: Seat, seed: int) -> None:
        self.game = seat.game
        self.seat = seat.seat
        self.seed = seed
        self.rules = seat.game.rule_array(seat.players)
        self.states = np.array([seat.state])
        self.kernels = bind(seat.game.book)
        scratch = self.game.scratch()
        found = self.game.loops.survey(self.rules, self.states, scratch)
        self.legal: list[int] = scratch[:found].tolist()
        book = self.game.book
        _, prior = named_policy(book, self.game.loops, book.search.prior or book.search.rollout)
        self.usual = int(prior(seat.rules, seat.state, scratch, sow(seed, 0)))

    def room(self) -> tuple[Any, ...]:
        """What kernels get first, for one thread."""
        return room(self.game.book, self.rules, self.states)


class Threads:
    """Runs kernels, which hold no lock, on several cores."""

    def __init__(self, count: int) -> None:
        self.count = count
        self._pool = ThreadPoolExecutor(count) if count > 1 else None

    def __enter__(self) -> Threads:
        return self

    def __exit__(self, *_: object) -> None:
        if self._pool is not None:
            self._pool.shutdown()

    def spread(self, work: Callable[[int, int], object], size: int) -> None:
        """Do work(start, stop) for all of a range, a piece at a time."""
        if self._pool is None or size == 1:
            work(0, size)
            return
        edges = np.linspace(0, size, min(PIECES * self.count, size) + 1, dtype=int).tolist()
        list(self._pool.map(work, edges[:-1], edges[1:]))

    def each(self, work: Callable[[Any], Any], things: list[Any]) -> list[Any]:
        return list(self._pool.map(work, things) if self._pool else map(work, things))
