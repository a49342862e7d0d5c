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
import numpy.typing as npt

from manoa.kernel import loops
from manoa.kernel.policies import memory_of, named_policy, tables_of
from manoa.kernel.rulebook import Kernel, Policy, Rulebook
from manoa.kernel.seeds import Luck, Seed, keys
from manoa.kernel.threads import Threads

ACTION = np.int16
FEATURE = np.int16
SCORE = np.int32
LANES = 4  # games that a playout plays in turn on one core
STRETCH = 64  # games that are worth waking a thread for, until a loop's time is known
PIECE = 100e-6  # seconds of work that are worth waking a thread for


# What comes back, on a GPU as arrays on the device with the same shapes and types.
Choices = npt.NDArray[np.int16]
Features = npt.NDArray[np.int16]
Flags = npt.NDArray[np.bool_]
Scores = npt.NDArray[np.int32]
Seats = npt.NDArray[np.int8]
Steps = npt.NDArray[np.int32]


class Playouts(NamedTuple):
    """The results of playouts: final scores (games × seats) and steps taken (games)."""

    scores: Scores
    steps: Steps


class Batch(Protocol):
    """Thousands of games at once, made by `manoa.batch`. Every method works on all games, and returns a new array or
    fills the one given as `out`."""

    def reset(self, seeds: Sequence[Seed] | Any | None = None) -> None:
        """Deal every game again: game i is the one that `game.start(seed=seeds[i])` gives. Without seeds the deals come
        from the operating system."""

    def players(self, out: Any = None) -> Seats:
        """The seat whose turn it is in each game."""

    def masks(self, out: Any = None) -> Flags:
        """Which actions are legal: games × actions, true where one is."""

    def observe(self, out: Any = None) -> Features:
        """What the seat whose turn it is knows: games × features."""

    def step(self, actions: Any) -> None:
        """Take one action in each game. A game that ends is dealt again at once: `done` and `scores` say how it
        ended."""

    def turn(self, actions: Any, players: Any, masks: Any, features: Any) -> None:
        """Take one action in each game, as `step` does, and fill these arrays as `players`, `masks` and `observe` do:
        one call instead of four, for many small steps. Actions are checked against what the batch itself knows to be
        legal, whatever the arrays hold."""

    def done(self, out: Any = None) -> Flags:
        """Whether the last step ended each game."""

    def scores(self, out: Any = None) -> Scores:
        """The scores so far, or the final ones where the last step ended a game: games × seats."""

    def choose(self, policy: str | Kernel | Policy = "random", seed: int | None = None, out: Any = None) -> Choices:
        """The action that a policy takes in each game. The same seed gives the same choices. Without one the luck of
        the policy is another with every call, and all of it is repeated after a `reset` with the same seeds."""

    def playout(self, policy: str | Kernel | Policy = "random", seed: int | None = None) -> Playouts:
        """Play a copy of each game to its end by a policy. The batch itself does not change. The same seed gives the
        same ends. Without one the luck is another with every call, and all of it is repeated after a `reset` with the
        same seeds."""


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
        """The games themselves, to be looked at."""
        shown = self._states.view()
        shown.flags.writeable = False
        return shown

    def edit(self) -> Any:
        """The games themselves, to be changed by the caller. All that was known about them is forgotten: their legal
        actions, their scores, and that the last step ended some. Ask again for every change."""
        self._sizes[:] = -1
        self._done[:] = False
        self._is_scored = False
        return self._states

    def reset(self, seeds: Sequence[Seed] | Any | None = None) -> None:
        dealt = keys(seeds, self.count)
        self._spread(self._loops.deal_all, dealt)
        self._luck = Luck(dealt)
        self.edit()

    def players(self, out: Any = None) -> Seats:
        out = self._room(out, (self.count,), np.int8)
        self._spread(self._loops.players_all, out)
        return out

    def masks(self, out: Any = None) -> Flags:
        out = self._room(out, (self.count, self.book.action_count), np.bool_)
        self._spread(self._loops.masks_all, self._lists, self._sizes, out)
        return out

    def observe(self, out: Any = None) -> Features:
        out = self._room(out, (self.count, self.features), FEATURE)
        self._spread(self._loops.observe_all, out)
        return out

    def step(self, actions: Any) -> None:
        chosen = self._chosen(actions)
        self._spread(self._loops.step_all, self._sizes, chosen, self._done, self._scores)
        self._is_scored = True

    def turn(self, actions: Any, players: Any, masks: Any, features: Any) -> None:
        self._room(players, (self.count,), np.int8)
        self._room(masks, (self.count, self.book.action_count), np.bool_)
        self._room(features, (self.count, self.features), FEATURE)
        chosen, lists = self._chosen(actions), (self._lists, self._sizes)
        self._spread(self._loops.turn_all, *lists, chosen, self._done, self._scores, players, masks, features)
        self._is_scored = True

    def done(self, out: Any = None) -> Flags:
        out = self._room(out, self._done.shape, np.bool_)
        out[:] = self._done
        return out

    def scores(self, out: Any = None) -> Scores:
        out = self._room(out, self._scores.shape, SCORE)
        if not self._is_scored:
            self._spread(self._loops.scores_all, self._scores)
            self._is_scored = True
        out[:] = self._scores
        return out

    def choose(self, policy: str | Kernel | Policy = "random", seed: int | None = None, out: Any = None) -> Choices:
        out, seed = self._room(out, (self.count,), ACTION), self._luck.seed(seed)
        if policy == "random" and policy not in self.book.policies:
            self._spread(self._loops.pick_all, self._lists, self._sizes, seed, out)
            return out
        followed, desk = self._policy(policy)
        self._spread(followed.choose_all, seed, out, desk=desk)
        return out

    def playout(self, policy: str | Kernel | Policy = "random", seed: int | None = None) -> Playouts:
        (followed, desk), seed = self._policy(policy), self._luck.seed(seed)
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
        return loops.bind_policy(self.book, name, found), lambda: (*self._first_arguments(), tables, memory_of(found))

    def _chosen(self, actions: Any) -> Any:
        """The actions as an array. An error is raised if one is illegal, before any game has moved."""
        chosen = np.asarray(actions)
        if chosen.shape != (self.count,) or chosen.dtype.kind not in "iu":
            raise ValueError(f"step takes {self.count} action ids, one whole number for each game")
        chosen = chosen.astype(np.int64)
        for game in sorted(self._spread(self._loops.illegal_all, self._lists, self._sizes, chosen)):
            if game >= 0:
                raise ValueError(f"action {chosen[game]} is not legal in game {game}; masks() tells which are")
        return chosen

    def _spread(self, loop: Callable[..., Any], *arguments: Any, desk: Callable[[], Any] | None = None) -> list[Any]:
        """Run a loop over all games in pieces, and return its results in any order. Waking a thread for too little work
        costs more than it saves, so the size of a piece follows from the time that the loop took recently."""

        def run(start: int, stop: int) -> Any:
            began = time.thread_time()
            said = loop(*(desk or self._first_arguments)(), *arguments, start, stop)
            took = time.thread_time() - began
            self._stretch[loop] = int(PIECE * (stop - start) / took) + 1 if took else self.count
            return said

        return self._threads.spread(run, self.count, self._stretch.get(loop, STRETCH))

    def _first_arguments(self) -> tuple[Any, ...]:
        """The first arguments of every loop."""
        return self.rules, self._states, np.empty(self.book.action_count, ACTION)


def cores() -> int:
    """The number of cores that this process may use."""
    return len(os.sched_getaffinity(0)) if hasattr(os, "sched_getaffinity") else os.cpu_count() or 1


def checked_count(wanted: str, given: Any) -> int:
    """A whole number from 1 on."""
    if not isinstance(given, int | np.integer) or isinstance(given, bool) or given < 1:
        raise ValueError(f"{wanted}, not {reprlib.repr(given)}")
    return int(given)
