"""How far games are compiled, and what happens until they are.

A game can be played at once, for its kernels are interpreted until they are compiled (`manoa.kernel.meanwhile`). That
happens in another process and in stages. The first has what people and the usual bots call. The second has all the
rest: other bots, search, batches, playouts. The third has both for games with expansions, if those are compiled apart.
Whether a stage is still to be done, the disk tells, without Numba.
"""

from __future__ import annotations

import atexit
import functools
import re
import subprocess
import sys
from importlib.util import find_spec
from pathlib import Path

from manoa.games import REGISTERED
from manoa.kernel import cache, meanwhile
from manoa.kernel.mode import INTERPRETED

PLAYABLE, READY, EXPANDED = STAGES = "playable", "ready", "expanded"

Progress = tuple[int, int, str]  # steps of a stage that are done, its steps in all, what comes next

COMMAND = (sys.executable, "-m", "manoa", "prepare")  # compiles a game in another process, which writes such lines:
BESIDE = "--beside"  # it leaves the processor to this one, and ends with it
LINE = re.compile(r"Compiling \S+, (\d+) of (\d+): (.*)")

_begun: set[str] = set()
_compiles_beside = True


def is_ready(name: str, stage: str = EXPANDED) -> bool:
    """All kernels of a game, up to a stage, lie compiled in the cache."""
    if INTERPRETED or not _game_of(name):
        return True
    return any(stamp(name, later).exists() for later in STAGES[STAGES.index(stage) :])


def begin(name: str) -> None:
    """Let a game be played in this process from now on. As long as it is not compiled it is interpreted, and after a
    while compiled beside."""
    if name not in _begun and not is_ready(name):
        wait_for(name)
    _begun.add(name)
    if _game_of(name) and not INTERPRETED:
        cache.keep_fresh(_game_of(name))


def wait_for(name: str) -> None:
    """From now on nothing here stops for kernels of a game: they are interpreted until a thread has loaded them."""
    _begun.add(name)
    game = _game_of(name)
    if game and not INTERPRETED:
        compiler = functools.partial(_compile_beside, name) if _compiles_beside else None
        meanwhile.begin(game, lambda: is_ready(name), compiler)


def leave_compiling(to_others: bool = True) -> None:
    """Another process has the games compiled."""
    global _compiles_beside
    _compiles_beside = not to_others


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


def _game_of(name: str) -> str:
    """The folder of a game; an empty string for one that is not ours, whose kernels are kept nowhere."""
    return cache.game_of(REGISTERED.get(name))


def stamp(name: str, stage: str) -> Path:
    return folder(name) / stage


def folder(name: str) -> Path:
    return cache.folder(_game_of(name))
