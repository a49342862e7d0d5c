"""Compiling a game's kernels ahead, so that nobody waits for them in the middle of a match.

Whether that is still to be done, this module tells without loading Numba.
"""

from __future__ import annotations

import functools
import random
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import TYPE_CHECKING, Any

from manoa.games import REGISTERED
from manoa.kernel import cache
from manoa.kernel.mode import INTERPRETED

if TYPE_CHECKING:
    from manoa.kernel.batch import CpuBatch
    from manoa.play.match import Game

WALK = 1200  # steps
STRIDE = 7  # steps between two looks around


def is_ready(name: str) -> bool:
    """All kernels of a game lie compiled in the cache."""
    return INTERPRETED or _stamp(name).exists()


def prepare(name: str) -> Iterator[tuple[int, int, str]]:
    """Compile a game's kernels, or load them from the cache; what comes next is (steps done, steps in all, name).

    Numba compiles a kernel when it is first called, so each is called once on a batch of one game.
    """
    if INTERPRETED:
        return
    from manoa.play.match import game

    steps = _steps(game(name))
    for done, (next_step, run) in enumerate(steps):
        yield done, len(steps), next_step
        run()
    _stamp(name).touch()
    yield len(steps), len(steps), "ready"


def _steps(chosen: Game) -> list[tuple[str, Callable[[], object]]]:
    from manoa.kernel.batch import CpuBatch

    match = functools.cache(lambda: chosen.start(seed=0))
    batch = functools.cache(lambda: CpuBatch(chosen.book, chosen.rule_array(chosen.players[0]), 1, 1))
    steps: list[tuple[str, Callable[[], object]]] = [
        ("dealing", match),
        ("a step", lambda: match().play(match().actions()[0])),
        ("replay", lambda: match().at(1)),
        ("scores", lambda: match().scores),
        ("views", lambda: match().view(0)),
        ("features", lambda: match().observe(0)),
        ("hidden cards", lambda: match().for_seat(0)),
        ("words and positions", lambda: _walk(chosen)),
        *((f"bots: {name}", functools.partial(_choose, chosen, policy)) for name, policy in _policies(chosen)),
        ("batches: dealing", batch),
        ("batches: masks", lambda: batch().masks()),
        ("batches: features", lambda: batch().observe()),
        ("batches: players", lambda: batch().players()),
        ("batches: steps", lambda: batch().step(batch().choose())),
        ("batches: turns", lambda: _turn(batch())),
    ]
    steps.append(("search", lambda: _search(chosen)))
    return steps + [(f"playouts: {name}", functools.partial(_playout, batch, name)) for name in _named(chosen)]


def _walk(chosen: Game) -> None:
    """What knows about people calls kernels too, one by one and some of them seldom: a game at random meets them."""
    match, luck = chosen.start(chosen.players[-1], seed=0), random.Random(0)
    while not match.over and len(match.steps) < WALK:
        if len(match.steps) % STRIDE == 0:
            match.view(match.player)
            chosen.restore(match.snapshot())
            for action in range(chosen.book.action_count):
                match.why(action)
        match.play(luck.choice(match.actions()))
        match.log(None, len(match.steps) - 1)


def _policies(chosen: Game) -> list[tuple[str, Any]]:
    """What bots and levels play by."""
    levels = [(name, policy) for name, policy in chosen.book.levels.items() if not isinstance(policy, int)]
    return [*((name, name) for name in _named(chosen)), *levels]


def _named(chosen: Game) -> tuple[str, ...]:
    return ("random", *chosen.book.policies)


def _choose(chosen: Game, policy: Any) -> None:
    """One action by a policy, as bots take it."""
    from manoa.kernel.chance import pick, sow, stir
    from manoa.kernel.policies import named_policy, ready

    match = chosen.start(seed=0)
    _, named = named_policy(chosen.book, chosen.loops, policy)
    luck = stir(sow(0, pick(1, 2)))
    ready(named, chosen.rule_array(match.players))(match.rules, match.state, chosen.scratch(), luck)


def _turn(batch: CpuBatch) -> None:
    batch.turn(batch.choose(), batch.players(), batch.masks(), batch.observe())


def _playout(batch: Callable[[], CpuBatch], policy: str) -> None:
    batch().playout(policy)


def _search(chosen: Game) -> None:
    """One simulation by the method that plays the game."""
    import numpy as np

    from manoa.kernel import simulations

    match, kernels = chosen.start(seed=0), simulations.bind(chosen.book)
    parts = simulations.room(chosen.book, chosen.rule_array(match.players), np.array([match.state]))
    if chosen.book.search.method == "paired":
        wins, margins = np.zeros((2, 1, 1), np.int64)
        kernels.weigh(*parts, 0, 1, np.array(match.legal[:1], np.int64), 0, wins, margins, 0, 1)
    else:
        kernels.grow(*parts, *simulations.room_for_tree(chosen.book, 2), 0, 1, 1, 1, 0, 1)


def _stamp(name: str) -> Path:
    return cache.folder(cache.game_of(REGISTERED[name])) / "ready"
