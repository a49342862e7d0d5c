"""Compiling a game's kernels, while it is played already.

A game can be played at once, for its kernels are interpreted until they are compiled (`manoa.kernel.meanwhile`). That
happens in another process and in stages. The first has what people and the usual bots call. The second has all the
rest: other bots, search, batches, playouts. The third has both for games with expansions, if those are compiled apart.
Only bots that search have to wait for a stage. Whether one is still to be done, this module tells without loading
Numba. However many processes prepare a game, one compiles it; the others follow how far it is.
"""

from __future__ import annotations

import atexit
import functools
import gc
import random
import re
import subprocess
import sys
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from importlib.util import find_spec
from pathlib import Path
from typing import TYPE_CHECKING, Any

from manoa.games import REGISTERED
from manoa.kernel import cache, meanwhile
from manoa.kernel.mode import INTERPRETED

if TYPE_CHECKING:
    from manoa.play.match import Game, Match

PLAYABLE, READY, EXPANDED = STAGES = "playable", "ready", "expanded"
USUAL = "fair"  # the level of whom people play against if they choose nobody

Progress = tuple[int, int, str]  # steps of a stage that are done, its steps in all, what comes next
Step = tuple[str, Callable[[], object]]

COMMAND = (sys.executable, "-m", "manoa", "prepare")  # compiles a game in another process, which writes such lines:
BESIDE = "--beside"  # it leaves the processor to this one, and ends with it
LINE = re.compile(r"Compiling \S+, (\d+) of (\d+): (.*)")
LOOK = 0.2  # seconds between two looks at how far another process is

WALK = 1200  # steps
STRIDE = 7  # steps between two looks around


def is_ready(name: str, stage: str = EXPANDED) -> bool:
    """All kernels of a game, up to a stage, lie compiled in the cache."""
    if INTERPRETED or not _game_of(name):
        return True
    return any(_stamp(name, later).exists() for later in STAGES[STAGES.index(stage) :])


_begun: set[str] = set()
_compiles_beside = True


def begin(name: str) -> None:
    """Let a game be played in this process from now on. As long as it is not compiled it is interpreted, and after a
    while compiled beside."""
    if name not in _begun and not is_ready(name):
        wait_for(name)
    _begun.add(name)


def wait_for(name: str) -> None:
    """From now on nothing here stops for kernels of a game: they are interpreted until a thread has loaded them."""
    _begun.add(name)
    game = _game_of(name)
    if game and not INTERPRETED:
        compiler = functools.partial(_compile_beside, name) if _compiles_beside else None
        meanwhile.begin(game, lambda: is_ready(name), compiler)


def leave_compiling() -> None:
    """Another process has the games compiled."""
    global _compiles_beside
    _compiles_beside = False


def settle(name: str) -> None:
    """From now on kernels of a game are compiled or loaded when they are called."""
    _begun.add(name)
    meanwhile.end(_game_of(name))


def _compile_beside(name: str) -> None:
    nothing = subprocess.DEVNULL
    process = subprocess.Popen([*COMMAND, BESIDE, name], stdin=subprocess.PIPE, stdout=nothing, stderr=nothing)
    atexit.register(_end, process)


def _end(process: subprocess.Popen[bytes]) -> None:
    """What it has compiled so far is kept."""
    process.kill()
    process.communicate()


def _game_of(name: str) -> str:
    """The folder of a game; an empty string for one that is not ours, whose kernels are kept nowhere."""
    return cache.game_of(REGISTERED.get(name))


def prepare(name: str, last: str = EXPANDED) -> Iterator[Progress]:
    """Compile a game's kernels up to a stage; what comes next is told."""
    settle(name)
    for stage in STAGES[: STAGES.index(last) + 1]:
        while not is_ready(name, stage):
            with cache.alone(_folder(name)) as alone:
                if alone:
                    yield from _compile(name, stage)
                else:
                    yield from _told(name)
                    time.sleep(LOOK)


def line(name: str, progress: Progress) -> str:
    """How far it is, for whoever reads what this process says."""
    done, total, coming = progress
    return f"Compiling {name}, {done + 1} of {total}: {coming}"


def read_line(text: str) -> Progress | None:
    found = LINE.match(text)
    return (int(found[1]) - 1, int(found[2]), found[3]) if found else None


def size(name: str) -> int:
    """How much source a game has: the more, the longer it takes."""
    found = find_spec(REGISTERED[name])
    folder = Path(found.origin).parent if found and found.origin else Path()
    return sum(path.stat().st_size for path in folder.rglob("*.py"))


def _compile(name: str, stage: str) -> Iterator[Progress]:
    from manoa.play.match import game

    todo = steps(game(name), stage)
    for done, (coming, run) in enumerate(todo):
        (_folder(name) / "progress").write_text(line(name, (done, len(todo), coming)), encoding="utf-8")
        yield done, len(todo), coming
        with collecting_later():
            run()
    _stamp(name, stage).touch()
    yield len(todo), len(todo), stage


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
    file = _folder(name) / "progress"
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
    batch = functools.cache(lambda: CpuBatch(chosen.book, chosen.rule_array(chosen.players[0]), 1, 1))
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
        ("batches: dealing", batch),
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


def searches(chosen: Game, bot: str) -> bool:
    """Whether a bot plays by simulations: they take too long as long as they are interpreted."""
    from manoa.bots import quick_bots

    return not (bot in quick_bots(chosen.name) or bot in _levels(chosen))


def _is_expanded(chosen: Game) -> bool:
    """Its rules are a record of another type than those of the game as most play it."""
    from manoa.play.match import game

    return bool(chosen.book.expanded) and _record(chosen) != _record(game(chosen.name))


def _record(chosen: Game) -> Any:
    return chosen.rule_array(chosen.players[0]).dtype


def _walk(chosen: Game) -> None:
    """What knows about people calls kernels too, one by one and some of them seldom: a game meets them that is played
    half by chance and half with sense."""
    match, luck = chosen.start(chosen.players[-1], seed=0), random.Random(0)
    choose = _chooser(chosen, _named(chosen)[-1])
    while not match.over and len(match.steps) < WALK:
        if len(match.steps) % STRIDE == 0:
            match.view(match.player)
            chosen.restore(match.snapshot())
            for action in range(chosen.book.action_count):
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
        next(making.trial(route, {}, chosen.players[0], 1, 0))


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


def _stamp(name: str, stage: str) -> Path:
    return _folder(name) / stage


def _folder(name: str) -> Path:
    return cache.folder(_game_of(name))
