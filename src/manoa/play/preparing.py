"""Compiling a game's kernels ahead, step by step. However many processes prepare a game, one compiles it; the others
follow how far it is.
"""

from __future__ import annotations

import functools
import gc
import random
import time
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from typing import TYPE_CHECKING, Any

from manoa.kernel import cache
from manoa.play.ready import (
    EXPANDED,
    PLAYABLE,
    READY,
    STAGES,
    Progress,
    folder,
    is_ready,
    line,
    read_line,
    settle,
    stamp,
)

if TYPE_CHECKING:
    from manoa.play.match import Game, Match

USUAL = "fair"  # the level of whom people play against if they choose nobody
LOOK = 0.2  # seconds between two looks at how far another process is
WALK = 1200  # steps
STRIDE = 7  # steps between two looks around
MANY = 256  # actions that are asked about each time, where there are more

Step = tuple[str, Callable[[], object]]


def prepare(name: str, last: str = EXPANDED) -> Iterator[Progress]:
    """Compile a game's kernels up to a stage; what comes next is told, counted over all stages."""
    settle(name)
    while not is_ready(name, last):
        with cache.alone(folder(name)) as alone:
            if alone:
                yield from _compile(name, STAGES[: STAGES.index(last) + 1])
            else:
                yield from _told(name)
                time.sleep(LOOK)


def _compile(name: str, stages: Sequence[str]) -> Iterator[Progress]:
    from manoa.play.match import game

    todo = {stage: steps(game(name), stage) for stage in stages}
    done, total = 0, sum(map(len, todo.values()))
    for stage, work in todo.items():
        if not is_ready(name, stage):
            for place, (coming, run) in enumerate(work, done):
                (folder(name) / "progress").write_text(line(name, (place, total, coming)), encoding="utf-8")
                yield place, total, coming
                with collecting_later():
                    run()
            stamp(name, stage).touch()
            yield done + len(work), total, stage
        done += len(work)


@contextmanager
def collecting_later() -> Iterator[None]:
    """Python looks again and again for what is no longer used, among ever more that Numba keeps: a tenth of the time.
    Once after each step is enough."""
    collects = gc.isenabled()
    gc.disable()
    try:
        yield
    finally:
        gc.collect()
        if collects:
            gc.enable()


def _told(name: str) -> Iterator[Progress]:
    """How far the process is that compiles the game."""
    file = folder(name) / "progress"
    progress = read_line(file.read_text(encoding="utf-8")) if file.exists() else None
    if progress:
        yield progress


def steps(chosen: Game, stage: str) -> list[Step]:
    """What has to be called so that all kernels of a stage are compiled or loaded: Numba compiles one when it is first
    called."""
    from manoa.kernel.batch import CpuBatch
    from manoa.play.match import game

    if stage == EXPANDED:
        expanded = chosen.book.expanded and game(chosen.name, **chosen.book.expanded)
        return [*steps(expanded, PLAYABLE), *steps(expanded, READY)] if expanded else []
    match = functools.cache(lambda: chosen.start(seed=0))
    batch = functools.cache(lambda: CpuBatch(chosen.book, chosen.rule_array(chosen.player_counts[0]), 1, 1))
    usual, others = _policies(chosen)
    if stage == PLAYABLE:
        return [
            ("dealing", match),
            ("a step", lambda: match().play(match().actions()[0])),
            ("replay", lambda: match().at(1)),
            ("scores", lambda: match().scores),
            ("views", lambda: match().view(0)),
            ("hidden cards", lambda: match().for_seat(0)),
            *usual,
            ("words and positions", lambda: _walk(chosen)),
        ]
    return [
        ("features", lambda: match().observe(0)),
        *others,
        ("search", lambda: _search(chosen)),
        ("batches: dealing", lambda: batch().scores()),
        ("batches: masks", lambda: batch().masks()),
        ("batches: features", lambda: batch().observe()),
        ("batches: players", lambda: batch().players()),
        ("batches: steps", lambda: batch().step(batch().choose())),
        (
            "batches: turns",
            lambda: batch().turn(batch().choose(), batch().players(), batch().masks(), batch().observe()),
        ),
        *((f"playouts: {name}", lambda name=name: batch().playout(name)) for name in _named(chosen)),
        *([("trials of routes", lambda: _try_route(chosen))] if chosen.book.routes else []),
    ]


def needed(name: str, options: Any) -> str:
    """The stage from which on a game with these options is compiled as a whole. Options that nobody can play with need
    none; who plays with them is told elsewhere."""
    from manoa.play.match import game

    try:
        return stage_of(game(name, **options))
    except (ValueError, TypeError):
        return PLAYABLE


def stage_of(chosen: Game) -> str:
    """The stage from which on all that can be done with a game is compiled."""
    return EXPANDED if _is_expanded(chosen) else READY


@functools.cache
def expansions(name: str) -> list[str]:
    """The options each of which turns a game into one that is compiled apart."""
    from manoa.games import rulebook

    return [option for option, value in rulebook(name).expanded.items() if needed(name, {option: value}) == EXPANDED]


def _is_expanded(chosen: Game) -> bool:
    """Its rules are a record of another type than those of the game as most play it."""
    from manoa.play.match import game

    return bool(chosen.book.expanded) and _record(chosen) != _record(game(chosen.name))


def _record(chosen: Game) -> Any:
    return chosen.rule_array(chosen.player_counts[0]).dtype


def _walk(chosen: Game) -> None:
    """What knows about people calls kernels too, one by one and some of them seldom: a game meets them that is played
    half by chance and half with sense."""
    match, luck = chosen.start(chosen.player_counts[-1], seed=0), random.Random(0)
    choose = _chooser(chosen, _named(chosen)[-1])
    while not match.over and len(match.steps) < WALK:
        if len(match.steps) % STRIDE == 0:
            match.view(match.player)
            chosen.restore(match.snapshot())
            for action in luck.sample(range(count := chosen.book.action_count), min(MANY, count)):
                match.why(action)
        match.play(luck.choice(match.actions()) if len(match.steps) % 2 else choose(match))
        match.log(None, len(match.steps) - 1)


def _policies(chosen: Game) -> tuple[list[Step], list[Step]]:
    """What bots and levels play by: those that most people meet, and the others."""
    levels = _levels(chosen)
    known = {**{name: name for name in _named(chosen)}, **levels}
    usual: list[Step] = []
    others: list[Step] = []
    for name, policy in known.items():
        step = (f"bots: {name}", functools.partial(_choose, chosen, policy))
        (usual if name in _usual(chosen) else others).append(step)
    if USUAL not in levels:
        usual.append(("search", lambda: _search(chosen)))
    return usual, others


def _levels(chosen: Game) -> dict[str, Any]:
    """The levels that follow a policy, at once; the others search."""
    return {name: policy for name, policy in chosen.book.levels.items() if not isinstance(policy, int)}


def _usual(chosen: Game) -> tuple[str, ...]:
    """The bots that play unless others are chosen: in the browser, and in the terminal the strongest that answers at
    once. Whose place nobody takes goes to `random`."""
    return ("random", _named(chosen)[-1], USUAL)


def _named(chosen: Game) -> tuple[str, ...]:
    return ("random", *(name for name in chosen.book.policies if name != "random"))


def _choose(chosen: Game, policy: Any) -> None:
    """One action by a policy, as bots take it."""
    _chooser(chosen, policy)(chosen.start(seed=0))


def _chooser(chosen: Game, policy: Any) -> Callable[[Match], int]:
    from manoa.kernel.chance import pick, sow, stir
    from manoa.kernel.policies import named_policy, ready

    _, named = named_policy(chosen.book, chosen.loops, policy)
    luck = stir(sow(0, pick(1, 2)))

    def choose(match: Match) -> int:
        follow = ready(named, chosen.rule_array(match.players))
        return int(follow(match.rules, match.state, chosen.scratch(), luck))

    return choose


def _try_route(chosen: Game) -> None:
    """One game of the bot that tries routes, on the printed route of these options."""
    making = chosen.book.routes
    if making:
        route = next(one["route"] for one in making.packs() if one["id"] == chosen.options["route"])
        next(making.trial(route, {}, chosen.player_counts[0], 1, 0))


def _search(chosen: Game) -> None:
    """One simulation by the method that plays the game."""
    import numpy as np

    from manoa.kernel import simulations

    match, kernels = chosen.start(seed=0), simulations.bind(chosen.book)
    parts = simulations.room(chosen.book, chosen.rule_array(match.players), np.array([match.state]))
    if chosen.book.search.method == "paired":
        wins, margins = np.zeros((2, 1, 1, match.players), np.int64)
        kernels.weigh(*parts, 0, 1, np.array(match.legal[:1], np.int64), 0, wins, margins, 0, 1)
    else:
        kernels.grow(*parts, *simulations.room_for_tree(chosen.book, 2), 0, 1, 1, 1, 0, 1)
