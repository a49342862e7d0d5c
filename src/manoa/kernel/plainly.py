"""Kernels compiled as anybody has functions compiled by Numba, with nothing of it changed.

For versions of Numba that `manoa.kernel.compiling` was not written for, and with MANOA_PLAINLY=1. Everything works as
before; only to compile takes several times as long, because each kernel becomes machine code at every level of calls.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from contextlib import contextmanager
from typing import Any, Protocol

from numba import njit, typeof, types
from numba.core import config
from numba.extending import typeof_impl

from manoa.kernel import cache


class Kernel(Protocol):
    """What has to be known of a kernel here: a `KernelFunction`."""

    py_func: Callable[..., Any]
    inline: bool
    keep: bool
    game: str
    entry: Any
    waits: bool
    interpret_meanwhile: Callable[..., Any]


class Entry:
    """What Python calls for a kernel."""

    def __init__(self, kernel: Kernel) -> None:
        self.kernel = kernel
        with kept_in(str(cache.folder(kernel.game))):
            make = njit(nogil=True, error_model="numpy", forceinline=kernel.inline, cache=kernel.keep)
            self.compiled: Any = make(kernel.py_func)

    def __call__(self, *arguments: Any) -> Any:
        if self.kernel.waits and not self.compiled.signatures:
            return self.kernel.interpret_meanwhile(*arguments)
        return self.compiled(*arguments)

    def load(self, arguments: tuple[Any, ...], compiled: bool) -> bool:
        """Load the machine code for such arguments, if it may be `compiled` where it is not on disk: Numba does not say
        beforehand."""
        if compiled:
            self.compiled.compile(tuple(map(typeof, arguments)))
        return compiled

    @property
    def stats(self) -> Any:
        return self.compiled.stats


@contextmanager
def kept_in(folder: str) -> Iterator[None]:
    """Numba reads these settings while it makes something that is kept on disk. Others in this process have their own.
    One thread at a time."""
    before = config.CACHE_DIR, config.CACHE_LOCATOR_CLASSES  # type: ignore[attr-defined]
    settings = folder, "UserProvidedCacheLocator"
    try:
        config.CACHE_DIR, config.CACHE_LOCATOR_CLASSES = settings  # type: ignore[attr-defined]
        yield
    finally:
        config.CACHE_DIR, config.CACHE_LOCATOR_CLASSES = before  # type: ignore[attr-defined]


entry = Entry


def part(kernel: Kernel) -> Any:
    """What kernels that call a kernel are linked with."""
    return kernel.entry.compiled


Parted = Shared = part


def know(kernel: type[Any]) -> None:
    """Kernels may call such kernels."""
    typeof_impl.register(kernel, lambda called, _: types.Dispatcher(called.part))
