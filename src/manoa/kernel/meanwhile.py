"""Games that are played before they are compiled.

Their kernels are interpreted, which is quick enough for people, while another process compiles them. A thread looks
whether the machine code of those that were called is on disk by now, and loads it. From then on they run it: a game
changes over kernel by kernel, between two calls, and plays on as before.
"""

from __future__ import annotations

import atexit
import threading
import time
from collections.abc import Callable
from dataclasses import dataclass, field
from typing import Any, Protocol

import numpy as np

from manoa.kernel import cache

LOOK = 0.25  # seconds between two looks at the disk
PATIENCE = 1.0  # seconds that a game is interpreted before somebody is called to compile it


class Kernel(Protocol):
    """What has to be known of a kernel here."""

    game: str

    @property
    def waits(self) -> bool:
        """It may not be compiled here."""

    def load(self, arguments: tuple[Any, ...], compiled: bool) -> bool:
        """Load it for such arguments, if it is on disk or is to be compiled otherwise."""


Ask = tuple[Kernel, tuple[Any, ...]]  # with arguments of the types that it was called with
Types = tuple[Any, ...]


@dataclass
class Wait:
    """A game that waits for its machine code."""

    is_done: Callable[[], bool]  # all that is compiled ahead is on disk
    compiler: Callable[[], object] | None  # whom to call to compile it, once
    since: float = field(default_factory=time.monotonic)

    def call_compiler(self) -> None:
        if self.compiler is not None and time.monotonic() - self.since > PATIENCE:
            compiler, self.compiler = self.compiler, None
            compiler()


_waiting: dict[str, Wait] = {}
_asked: dict[Types, Ask] = {}
_known: set[Types] = set()  # all that was ever asked for
_lock = threading.Lock()
_ended = threading.Event()
_looking: threading.Thread | None = None


def begin(game: str, is_done: Callable[[], bool], compiler: Callable[[], object] | None = None) -> None:
    """From now on kernels of a game are interpreted until they are on disk. If they are called for a while, `compiler`
    is called, which has them compiled elsewhere."""
    _waiting.setdefault(game, Wait(is_done, compiler))


def end(game: str) -> None:
    """From now on kernels of a game that are not on disk are compiled by whoever calls them."""
    _waiting.pop(game, None)


def waits(game: str) -> bool:
    """Kernels that all games share wait with any of them."""
    return game in _waiting or (not game and bool(_waiting))


def ask(kernel: Kernel, arguments: tuple[Any, ...]) -> None:
    """Have the machine code of a kernel for such arguments loaded as soon as it is there."""
    types = (kernel, *map(_type, arguments))
    if types not in _known:
        with _lock:
            _known.add(types)
            _asked[types] = kernel, arguments
            _look_on()


def _type(argument: Any) -> Any:
    """What tells the types of arguments apart that kernels are called with."""
    if isinstance(argument, np.ndarray):
        return id(argument.dtype), argument.ndim, argument.flags.c_contiguous, argument.flags.writeable
    return id(argument.dtype) if isinstance(argument, np.record) else type(argument)


def _look_on() -> None:
    """Have a thread look at the disk; a process that was forked has none."""
    global _looking
    if _looking is None or not _looking.is_alive():
        _looking = threading.Thread(target=_look, name="manoa-kernels", daemon=True)
        _looking.start()


def _look() -> None:
    """Look at the disk until all that was asked for is loaded."""
    global _looking
    while not _ended.wait(LOOK):
        look_once()
        with _lock:
            if not _asked:
                _looking = None
                return


def look_once() -> None:
    """Load what was asked for, as far as it is on disk."""
    for types, (kernel, arguments) in list(_asked.items()):
        if not _ended.is_set() and _is_settled(kernel, arguments):
            del _asked[types]


def _is_settled(kernel: Kernel, arguments: tuple[Any, ...]) -> bool:
    """Whether nobody has to look for the machine code of a kernel any more."""
    waits = [_waiting[kernel.game]] if kernel.game in _waiting else list(_waiting.values())
    if not kernel.waits:
        return True
    if not cache.is_empty(kernel.game) and kernel.load(arguments, compiled=all(wait.is_done() for wait in waits)):
        return True
    for wait in waits:
        wait.call_compiler()
    return False


@atexit.register
def _end() -> None:
    """A thread that is loading machine code while the process goes down could crash it."""
    _ended.set()
    if _looking is not None:
        _looking.join(5)
