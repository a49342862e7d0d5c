"""Thousands of games at once.

Every method works on all games of the batch. Arrays are new unless `out=` hands one in to be filled.
"""

from __future__ import annotations

import os
import reprlib
from collections.abc import Callable, Sequence
from concurrent.futures import ThreadPoolExecutor
from itertools import pairwise
from typing import Any, NamedTuple, Protocol

import numpy as np

from manoa.kernel import loops
from manoa.kernel.rulebook import Kernel, Rulebook
from manoa.kernel.seeds import Seed, keys, light

ACTION = np.int16
FEATURE = np.int16
SCORE = np.int32
LANES = 4  # games that a playout plays in turn on one core
STRETCH = 64  # at least so many games for a thread to be worth its start


class Playouts(NamedTuple):
    """How games ended that a policy played out: final scores (games × seats) and steps taken (games)."""

    scores: Any
    steps: Any


class Batch(Protocol):
    """What batches of every device can do."""

    def reset(self, seeds: Sequence[Seed] | Any | None = None) -> None:
        """Deal every game anew: game i is the one `game.start(seed=seeds[i])` would give."""

    def players(self, out: Any = None) -> Any:
        """The seat to act in each game."""

    def masks(self, out: Any = None) -> Any:
        """games × actions: true where an action is legal."""

    def observe(self, out: Any = None) -> Any:
        """games × features: what the seat to act knows."""

    def step(self, actions: Any) -> None:
        """One action in each game. A game that ends is dealt anew at once: `done` and `scores` tell how it ended."""

    def done(self) -> Any:
        """True for each game that ended with the last step."""

    def scores(self, out: Any = None) -> Any:
        """games × seats: the score so far, or the final one where the last step ended a game."""

    def choose(self, policy: str | Kernel = "random", seed: int = 0, out: Any = None) -> Any:
        """The action that a policy takes in each game."""

    def playout(self, policy: str | Kernel = "random", seed: int = 0) -> Playouts:
        """Play a copy of each game to its end; the batch itself stays where it is."""


class CpuBatch:
    """A batch on this machine's cores: threads over kernels that hold no lock."""

    def __init__(self, book: Rulebook, rules: Any, count: int, threads: int | None = None) -> None:
        self.book = book
        self.rules = rules
        self.count = checked_count("a batch has at least 1 game", count)
        self.threads = cores() if threads is None else checked_count("a batch runs on at least 1 thread", threads)
        self.seats = int(rules["players"][0])
        self.states = book.state.many(self.count)
        self._pool = ThreadPoolExecutor(self.threads - 1) if self.threads > 1 else None
        self._loops = loops.bind(book)
        self._done = np.zeros(self.count, np.bool_)
        self._games = np.arange(self.count)
        self._scores = np.zeros((self.count, self.seats), SCORE)
        self.reset()

    def __len__(self) -> int:
        return self.count

    def reset(self, seeds: Sequence[Seed] | Any | None = None) -> None:
        self._spread(self._loops.deal_all, keys(seeds, self.count))
        self._done[:] = False
        self._spread(self._loops.scores_all, self._scores)

    def players(self, out: Any = None) -> Any:
        out = self._room(out, (self.count,), np.int8)
        self._spread(self._loops.players_all, out)
        return out

    def masks(self, out: Any = None) -> Any:
        out = self._room(out, (self.count, self.book.action_count), np.bool_)
        self._spread(self._loops.masks_all, out)
        return out

    def observe(self, out: Any = None) -> Any:
        out = self._room(out, (self.count, self.book.feature_count(self.rules[0])), FEATURE)
        self._spread(self._loops.observe_all, out)
        return out

    def step(self, actions: Any) -> None:
        self._spread(self._loops.step_all, self._checked(actions), self._done, self._scores)

    def turn(self, actions: Any, players: Any, masks: Any, features: Any) -> None:
        """`step`, `players`, `masks` and `observe` in one go, for many small steps. The masks are those of the step
        before: by them the actions are checked."""
        chosen = np.asarray(actions)
        if chosen.shape != (self.count,) or chosen.dtype.kind not in "iu":
            raise ValueError(f"turn takes {self.count} action ids, one whole number for each game")
        if not ((chosen >= 0) & (chosen < self.book.action_count)).all() or not masks[self._games, chosen].all():
            chosen = self._checked(chosen)
        self._room(players, (self.count,), np.int8)
        self._room(masks, (self.count, self.book.action_count), np.bool_)
        self._room(features, (self.count, self.book.feature_count(self.rules[0])), FEATURE)
        views = (self._done, self._scores, players, masks, features)
        self._spread(self._loops.turn_all, chosen.astype(np.int64), *views)

    def done(self) -> Any:
        return self._done.copy()

    def scores(self, out: Any = None) -> Any:
        out = self._room(out, self._scores.shape, SCORE)
        out[:] = self._scores
        return out

    def choose(self, policy: str | Kernel = "random", seed: int = 0, out: Any = None) -> Any:
        out = self._room(out, (self.count,), ACTION)
        self._spread(self._policy(policy).choose_all, light(seed), out)
        return out

    def playout(self, policy: str | Kernel = "random", seed: int = 0) -> Playouts:
        follow, seed = self._policy(policy), light(seed)
        ended = Playouts(np.empty((self.count, self.seats), SCORE), np.empty(self.count, np.int32))

        def run(rules: Any, states: Any, scratch: Any, start: int, stop: int) -> None:
            work, lanes = self.book.state.many(LANES), np.empty((LANES, loops.LANE_FIELDS), np.int64)
            follow.playout_all(rules, states, scratch, work, lanes, seed, *ended, start, stop)

        self._spread(run)
        return ended

    def _room(self, out: Any, shape: tuple[int, ...], dtype: Any) -> Any:
        """A new array, or the one handed in if it fits: a smaller one would be written past its end."""
        if out is None:
            return np.empty(shape, dtype)
        if np.shape(out) != shape or not isinstance(out, np.ndarray):
            raise ValueError(f"out has to be an array of shape {shape}")
        return out

    def _policy(self, policy: str | Kernel) -> Any:
        return loops.bind_policy(self.book, *named_policy(self.book, self._loops, policy))

    def _checked(self, actions: Any) -> Any:
        """The actions as an array, all of them legal."""
        chosen = np.asarray(actions)
        if chosen.shape != (self.count,) or chosen.dtype.kind not in "iu":
            raise ValueError(f"step takes {self.count} action ids, one whole number for each game")
        chosen = chosen.astype(np.int64)
        for game in sorted(self._spread(self._loops.illegal_all, chosen)):
            if game >= 0:
                raise ValueError(f"action {chosen[game]} is not legal in game {game}; masks() tells which are")
        return chosen

    def _spread(self, loop: Callable[..., Any], *arguments: Any) -> list[Any]:
        """Run a loop over all games, stretch by stretch on all threads; what it says of each, in any order."""

        def run(start: int, stop: int) -> Any:
            scratch = np.empty(self.book.action_count, ACTION)
            return loop(self.rules, self.states, scratch, *arguments, start, stop)

        pieces = min(self.count // STRETCH, 4 * self.threads)
        if self._pool is None or pieces < self.threads:
            return [run(0, self.count)]
        edges = np.linspace(0, self.count, pieces + 1, dtype=int).tolist()
        rest = iter(list(pairwise(edges)))

        def work() -> list[Any]:
            return [run(*piece) for piece in rest]

        others = [self._pool.submit(work) for _ in range(self.threads - 1)]  # and this thread works as well
        return work() + [each for other in others for each in other.result()]


def cores() -> int:
    """How many cores this process may use."""
    return len(os.sched_getaffinity(0)) if hasattr(os, "sched_getaffinity") else os.cpu_count() or 1


def checked_count(wanted: str, given: Any) -> int:
    """A whole number from 1 on."""
    if not isinstance(given, int | np.integer) or isinstance(given, bool) or given < 1:
        raise ValueError(f"{wanted}, not {reprlib.repr(given)}")
    return int(given)


def named_policy(book: Rulebook, bound: Any, policy: str | Kernel) -> tuple[str, Kernel]:
    """A policy and its name: one of the game's own, `random`, or any kernel of that signature."""
    if callable(policy):
        return f"{policy.__module__}.{policy.__qualname__}", policy
    known: dict[str, Kernel] = {"random": bound.random, **book.policies}
    if policy not in known:
        raise ValueError(f"{book.title} has no policy {policy!r}; there are: {', '.join(sorted(known))}")
    return policy, known[policy]
