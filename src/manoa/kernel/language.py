"""`@kernel`: one Python source, compiled by Numba or, with MANOA_INTERPRETED=1, run as it stands."""

from __future__ import annotations

import functools
import threading
from collections.abc import Callable
from pathlib import Path
from typing import Any, TypeVar, overload

import numpy as np

from manoa.kernel.mode import INTERPRETED
from manoa.kernel.records import plain

Function = TypeVar("Function", bound=Callable[..., Any])

# `_nrt` would count who holds an array, which took a third of the time of Quest's planner; kernels allocate nothing.
OPTIONS: dict[str, Any] = {"nogil": True, "error_model": "numpy", "_nrt": False}

if not INTERPRETED:
    import numba
    from numba.core.caching import UserProvidedCacheLocator

    from manoa.kernel import cache
    from manoa.kernel.compiling import EntryCompiler, KeptCompiler, Parted

    CHOOSING_A_FOLDER = threading.Lock()

    class Places(UserProvidedCacheLocator):
        """Where kernels lie in a folder: by their place in the package, so that another checkout finds them too."""

        @classmethod
        def get_suitable_cache_subpath(cls, py_file: str) -> str:
            return ".".join(Path(py_file).parent.relative_to(cache.PACKAGE).parts)


@overload
def kernel(function: Function) -> Function: ...


@overload
def kernel(
    *, inline: bool = False, apart: bool = False, keep: bool = True, game: str = ""
) -> Callable[[Function], Function]: ...


def kernel(
    function: Any = None, *, inline: bool = False, apart: bool = False, keep: bool = True, game: str = ""
) -> Any:
    """Mark a function as a kernel; `inline` builds it into its callers, for the few that every step of a playout takes.
    `apart` promises that nothing it writes to is part of another argument: LLVM then reads and writes many places at
    once. It is kept on disk if it belongs to Manoa: edits elsewhere would go unnoticed, so those compile for each
    process. `game` says with which game it is kept, if its own module does not.

    Kernels take records, arrays and integers, allocate nothing and raise nothing. An index counts from the front: what
    is negative is no place at all. Integers are int64, and what leaves 63 bits is undefined: LLVM takes for granted
    that it never happens. Where numbers are meant to wrap around, say so with np.uint64, and with nothing else in the
    same operation.
    """
    if function is None:
        return functools.partial(kernel, inline=inline, apart=apart, keep=keep, game=game)
    if INTERPRETED:
        return _interpret(function)
    function.apart = apart
    return _compile(function, inline, keep, game)


def _compile(function: Callable[..., Any], inline: bool, keep: bool, game: str) -> Any:
    options = {"nopython": True, "forceinline": inline, **OPTIONS}
    return Parted(function, options, functools.partial(_entry, function, keep, game))


def _entry(function: Callable[..., Any], keep: bool, game: str) -> Any:
    keep = keep and function.__code__.co_filename.startswith(str(cache.PACKAGE))
    with CHOOSING_A_FOLDER:  # Numba asks for its folder while it makes the function
        numba.config.CACHE_DIR = str(cache.folder(game or cache.game_of(function.__module__)))  # type: ignore[attr-defined]
        numba.config.CACHE_LOCATOR_CLASSES = f"{__name__}.Places"  # type: ignore[attr-defined]
        try:
            compiler = KeptCompiler if keep else EntryCompiler
            return numba.njit(cache=keep, pipeline_class=compiler, **OPTIONS)(function)
        finally:
            numba.config.CACHE_LOCATOR_CLASSES = ""  # type: ignore[attr-defined]


def shared(function: Function) -> Function:
    """A kernel for loops that are in no hurry: they call its machine code where it is, instead of a copy of their own.
    That costs the time of a call, and what LLVM would have known about the arguments."""
    if INTERPRETED:
        return function
    from manoa.kernel import compiling

    return compiling.shared(function)


def _interpret(function: Callable[..., Any]) -> Any:
    @functools.wraps(function)
    def run(*arguments: Any) -> Any:
        with np.errstate(over="ignore"):  # np.uint64 wraps around in compiled code without a word
            return plain(function(*map(plain, arguments)))

    return run
