"""Thousands of games at once.

Every method works on all games of the batch. It returns a new array, or fills the one given as `out=`.
"""

from __future__ import annotations

import os
import reprlib
import time
from collections.abc import Callable, Sequence
from typing import Any, NamedTuple, Protocol

import numpy as np

from manoa.kernel import loops
from manoa.kernel.language import kernel
from manoa.kernel.policies import memory_of, named_policy, tables_of
from manoa.kernel.rulebook import Kernel, Policy, Rulebook
from manoa.kernel.seeds import Seed, keys, light
from manoa.kernel.threads import Threads

ACTION = np.int16
FEATURE = np.int16
SCORE = np.int32
LANES = 4  # games that a playout plays in turn on one core
STRETCH = 64  # games that are worth waking a thread for, until a loop's time is known
PIECE = 100e-6  # seconds of work that are worth waking a thread for


class Playouts(NamedTuple):
    """The results of playouts: final scores (games × seats) and steps taken (games)."""

    scores: Any
    steps: Any


class Batch(Protocol):
    """What batches of every device can do."""

    def reset(self, seeds: Sequence[Seed] | Any | None = None) -> None:
        """Deal every game again: game i is the one that `game.start(seed=seeds[i])` gives."""

    def players(self, out: Any = None) -> Any:
        """The seat whose turn it is in each game."""

    def masks(self, out: Any = None) -> Any:
        """games × actions: true where an action is legal."""

    def observe(self, out: Any = None) -> Any:
        """games × features: what the seat whose turn it is knows."""

    def step(self, actions: Any) -> None:
        """Take one action in each game. A game that ends is dealt again at once: `done` and `scores` say how it
        ended."""

    def turn(self, actions: Any, players: Any, masks: Any, features: Any) -> None:
        """`step`, `players`, `masks` and `observe` in one call, for many small steps. The masks must be those of the
        step before: the actions are checked against them."""

    def done(self, out: Any = None) -> Any:
        """True for each game that ended with the last step."""

    def scores(self, out: Any = None) -> Any:
        """games × seats: the score so far, or the final one where the last step ended a game."""

    def choose(self, policy: str | Kernel | Policy = "random", seed: int = 0, out: Any = None) -> Any:
        """The action that a policy takes in each game."""

    def playout(self, policy: str | Kernel | Policy = "random", seed: int = 0) -> Playouts:
        """Play a copy of each game to its end. The batch itself does not change."""


class CpuBatch:
    """A batch on this machine's cores: threads that run kernels without a lock."""

    def __init__(self, book: Rulebook, rules: Any, count: int, threads: int | None = None) -> None:
        self.book = book
        self.rules = rules
        self.count = checked_count("a batch has at least 1 game", count)
        self.threads = cores() if threads is None else checked_count("a batch runs on at least 1 thread", threads)
        self.seats = int(rules["players"][0])
        self.features = book.feature_count(rules[0])
        self._states = book.state.many(self.count)
        self._lists = np.empty((self.count, book.action_count), ACTION)  # the legal actions of each game …
        self._sizes = np.empty(self.count, ACTION)  # … and their number; -1: not known
        self._threads = Threads(self.threads)
        self._stretch: dict[Callable[..., Any], int] = {}
        self._loops = loops.bind(book)
        self._done = np.zeros(self.count, np.bool_)
        self._scores = np.zeros((self.count, self.seats), SCORE)
        self.reset()

    def __len__(self) -> int:
        return self.count

    @property
    def states(self) -> Any:
        """The games themselves. The caller may change them, so the legal actions listed so far are forgotten."""
        self._sizes[:] = -1
        return self._states

    def reset(self, seeds: Sequence[Seed] | Any | None = None) -> None:
        self._spread(self._loops.deal_all, keys(seeds, self.count))
        self._sizes[:] = -1
        self._done[:] = False
        self._spread(self._loops.scores_all, self._scores)

    def players(self, out: Any = None) -> Any:
        out = self._room(out, (self.count,), np.int8)
        self._spread(self._loops.players_all, out)
        return out

    def masks(self, out: Any = None) -> Any:
        out = self._room(out, (self.count, self.book.action_count), np.bool_)
        self._spread(self._loops.masks_all, self._lists, self._sizes, out)
        return out

    def observe(self, out: Any = None) -> Any:
        out = self._room(out, (self.count, self.features), FEATURE)
        self._spread(self._loops.observe_all, out)
        return out

    def step(self, actions: Any) -> None:
        chosen = self._chosen(actions)
        self._check(chosen)
        self._spread(self._loops.step_all, self._sizes, chosen, self._done, self._scores)

    def turn(self, actions: Any, players: Any, masks: Any, features: Any) -> None:
        self._room(players, (self.count,), np.int8)
        self._room(masks, (self.count, self.book.action_count), np.bool_)
        self._room(features, (self.count, self.features), FEATURE)
        chosen = self._chosen(actions)
        if not allowed(masks, chosen):
            self._check(chosen)
        lists = (self._lists, self._sizes)
        self._spread(self._loops.turn_all, *lists, chosen, self._done, self._scores, players, masks, features)

    def done(self, out: Any = None) -> Any:
        out = self._room(out, self._done.shape, np.bool_)
        out[:] = self._done
        return out

    def scores(self, out: Any = None) -> Any:
        out = self._room(out, self._scores.shape, SCORE)
        out[:] = self._scores
        return out

    def choose(self, policy: str | Kernel | Policy = "random", seed: int = 0, out: Any = None) -> Any:
        out = self._room(out, (self.count,), ACTION)
        if policy == "random" and policy not in self.book.policies:
            self._spread(self._loops.pick_all, self._lists, self._sizes, light(seed), out)
            return out
        followed, desk = self._policy(policy)
        self._spread(followed.choose_all, light(seed), out, desk=desk)
        return out

    def playout(self, policy: str | Kernel | Policy = "random", seed: int = 0) -> Playouts:
        (followed, desk), seed = self._policy(policy), light(seed)
        ended = Playouts(np.empty((self.count, self.seats), SCORE), np.empty(self.count, np.int32))

        def run(start: int, stop: int) -> None:
            work, lanes = self.book.state.many(LANES), np.empty((LANES, loops.LANE_FIELDS), np.int64)
            followed.playout_all(*desk(), work, lanes, seed, *ended, start, stop)

        self._threads.spread(run, self.count, STRETCH)
        return ended

    def _room(self, out: Any, shape: tuple[int, ...], dtype: Any) -> Any:
        """A new array, or the one given if it fits: a smaller one would be written past its end."""
        if out is None:
            return np.empty(shape, dtype)
        if np.shape(out) != shape or not isinstance(out, np.ndarray):
            raise ValueError(f"out has to be an array of shape {shape}")
        return out

    def _policy(self, policy: str | Kernel | Policy) -> tuple[Any, Callable[[], tuple[Any, ...]]]:
        """The loops that follow a policy, and their first arguments, for each thread."""
        name, found = named_policy(self.book, self._loops, policy)
        tables = tables_of(found, self.rules)
        return loops.bind_policy(self.book, name, found), lambda: (*self._desk(), tables, memory_of(found))

    def _chosen(self, actions: Any) -> Any:
        """The actions as an array."""
        chosen = np.asarray(actions)
        if chosen.shape != (self.count,) or chosen.dtype.kind not in "iu":
            raise ValueError(f"step takes {self.count} action ids, one whole number for each game")
        return chosen.astype(np.int64)

    def _check(self, chosen: Any) -> None:
        """Raise an error if an action is illegal, before any game has moved."""
        for game in sorted(self._spread(self._loops.illegal_all, self._lists, self._sizes, chosen)):
            if game >= 0:
                raise ValueError(f"action {chosen[game]} is not legal in game {game}; masks() tells which are")

    def _spread(self, loop: Callable[..., Any], *arguments: Any, desk: Callable[[], Any] | None = None) -> list[Any]:
        """Run a loop over all games in pieces, and return its results in any order. Waking a thread for too little work
        costs more than it saves, so the size of a piece follows from the time that the loop took recently."""

        def run(start: int, stop: int) -> Any:
            began = time.thread_time()
            said = loop(*(desk or self._desk)(), *arguments, start, stop)
            took = time.thread_time() - began
            self._stretch[loop] = int(PIECE * (stop - start) / took) + 1 if took else self.count
            return said

        return self._threads.spread(run, self.count, self._stretch.get(loop, STRETCH))

    def _desk(self) -> tuple[Any, ...]:
        """The first arguments of every loop."""
        return self.rules, self._states, np.empty(self.book.action_count, ACTION)


@kernel
def allowed(masks: Any, chosen: Any) -> bool:
    """Whether the masks allow every chosen action."""
    for i in range(len(chosen)):
        if not 0 <= chosen[i] < len(masks[i]) or not masks[i, chosen[i]]:
            return False
    return True


def cores() -> int:
    """The number of cores that this process may use."""
    return len(os.sched_getaffinity(0)) if hasattr(os, "sched_getaffinity") else os.cpu_count() or 1


def checked_count(wanted: str, given: Any) -> int:
    """A whole number from 1 on."""
    if not isinstance(given, int | np.integer) or isinstance(given, bool) or given < 1:
        raise ValueError(f"{wanted}, not {reprlib.repr(given)}")
    return int(given)
