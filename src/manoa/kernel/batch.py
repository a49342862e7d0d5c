"""Thousands of games at once.

Every method works on all games of the batch. Arrays are new unless `out=` hands one in to be filled.
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
from manoa.kernel.rulebook import Kernel, Rulebook
from manoa.kernel.seeds import Seed, keys, light
from manoa.kernel.threads import Threads

ACTION = np.int16
FEATURE = np.int16
SCORE = np.int32
LANES = 4  # games that a playout plays in turn on one core
STRETCH = 64  # games that are worth waking a thread for, as long as nobody knows how long a loop takes
PIECE = 100e-6  # seconds of work that are worth it


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
        self.features = book.feature_count(rules[0])
        self.states = book.state.many(self.count)
        self._threads = Threads(self.threads)
        self._stretch: dict[Callable[..., Any], int] = {}
        self._loops = loops.bind(book)
        self._done = np.zeros(self.count, np.bool_)
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
        out = self._room(out, (self.count, self.features), FEATURE)
        self._spread(self._loops.observe_all, out)
        return out

    def step(self, actions: Any) -> None:
        chosen = self._chosen(actions)
        self._check(chosen)
        self._spread(self._loops.step_all, chosen, self._done, self._scores)

    def turn(self, actions: Any, players: Any, masks: Any, features: Any) -> None:
        """`step`, `players`, `masks` and `observe` in one go, for many small steps. The masks are those of the step
        before: by them the actions are checked."""
        self._room(players, (self.count,), np.int8)
        self._room(masks, (self.count, self.book.action_count), np.bool_)
        self._room(features, (self.count, self.features), FEATURE)
        chosen = self._chosen(actions)
        if not allowed(masks, chosen):
            self._check(chosen)
        self._spread(self._loops.turn_all, chosen, self._done, self._scores, players, masks, features)

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

        def run(start: int, stop: int) -> None:
            work, lanes = self.book.state.many(LANES), np.empty((LANES, loops.LANE_FIELDS), np.int64)
            follow.playout_all(*self._desk(), work, lanes, seed, *ended, start, stop)

        self._threads.spread(run, self.count, STRETCH)
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

    def _chosen(self, actions: Any) -> Any:
        """The actions as an array."""
        chosen = np.asarray(actions)
        if chosen.shape != (self.count,) or chosen.dtype.kind not in "iu":
            raise ValueError(f"step takes {self.count} action ids, one whole number for each game")
        return chosen.astype(np.int64)

    def _check(self, chosen: Any) -> None:
        """The actions are legal, or this is an error before any game has moved."""
        for game in sorted(self._spread(self._loops.illegal_all, chosen)):
            if game >= 0:
                raise ValueError(f"action {chosen[game]} is not legal in game {game}; masks() tells which are")

    def _spread(self, loop: Callable[..., Any], *arguments: Any) -> list[Any]:
        """Run a loop over all games; what it says of each piece, in any order. A thread that is woken for too little
        costs more than it saves, so the time that the loop took of late tells how many games a piece has."""

        def run(start: int, stop: int) -> Any:
            began = time.thread_time()
            said = loop(*self._desk(), *arguments, start, stop)
            took = time.thread_time() - began
            self._stretch[loop] = int(PIECE * (stop - start) / took) + 1 if took else self.count
            return said

        return self._threads.spread(run, self.count, self._stretch.get(loop, STRETCH))

    def _desk(self) -> tuple[Any, ...]:
        """What loops get first."""
        return self.rules, self.states, np.empty(self.book.action_count, ACTION)


@kernel
def allowed(masks: Any, chosen: Any) -> bool:
    """The masks have every chosen action."""
    for i in range(len(chosen)):
        if not 0 <= chosen[i] < masks.shape[1] or not masks[i, chosen[i]]:
            return False
    return True


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
