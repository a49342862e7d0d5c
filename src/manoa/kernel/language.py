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

# `_nrt` would count references to arrays, which took a third of the time of Quest's planner; kernels allocate nothing.
OPTIONS: dict[str, Any] = {"nogil": True, "error_model": "numpy", "_nrt": False}

if not INTERPRETED:
    import numba
    from numba.core.caching import UserProvidedCacheLocator

    from manoa.kernel import cache
    from manoa.kernel.compiling import EntryCompiler, KeptCompiler, Parted

    CHOOSING_A_FOLDER = threading.Lock()

    class Places(UserProvidedCacheLocator):
        """The place of a kernel in a cache folder: its place in the package, so that another checkout finds it too."""

        @classmethod
        def get_suitable_cache_subpath(cls, py_file: str) -> str:
            return ".".join(Path(py_file).parent.relative_to(cache.PACKAGE).parts)


@overload
def kernel(function: Function) -> Function: ...


@overload
def kernel(
    *, inline: bool = False, apart: bool = False, called: bool = False, keep: bool = True, game: str = ""
) -> Callable[[Function], Function]: ...


def kernel(
    function: Any = None,
    *,
    inline: bool = False,
    apart: bool = False,
    called: bool = False,
    keep: bool = True,
    game: str = "",
) -> Any:
    """Mark a function as a kernel. `inline` builds it into its callers, for the few that every step of a playout calls.
    `called` keeps a large kernel that is called in several places as one function on a GPU, where threads mostly wait
    for code. `apart` promises that nothing it writes to is part of another argument, so LLVM can read and write many
    places at once. `game` says with which game it is kept, if its own module does not.

    Compiled code is kept on disk only if the kernel belongs to Manoa. Edits elsewhere would go unnoticed, so other
    kernels are compiled in each process.

    Kernels take records, arrays and integers, allocate nothing and raise nothing. An index counts from the front; a
    negative one is an error. Integers are int64, and results beyond 63 bits are undefined, because LLVM assumes that
    they never happen. If numbers should wrap around, use np.uint64, and nothing else in the same operation.
    """
    if function is None:
        return functools.partial(kernel, inline=inline, apart=apart, called=called, keep=keep, game=game)
    if INTERPRETED:
        return _interpret(function)
    function.apart, function.called = apart, called
    return _compile(function, inline, keep, game)


def _compile(function: Callable[..., Any], inline: bool, keep: bool, game: str) -> Any:
    options = {"nopython": True, "forceinline": inline, **OPTIONS}
    return Parted(function, options, functools.partial(_entry, function, keep, game))


def _entry(function: Callable[..., Any], keep: bool, game: str) -> Any:
    keep = keep and function.__code__.co_filename.startswith(str(cache.PACKAGE))
    with CHOOSING_A_FOLDER:  # Numba reads these settings while it makes the function
        numba.config.CACHE_DIR = str(cache.folder(game or cache.game_of(function.__module__)))  # type: ignore[attr-defined]
        numba.config.CACHE_LOCATOR_CLASSES = f"{__name__}.Places"  # type: ignore[attr-defined]
        try:
            compiler = KeptCompiler if keep else EntryCompiler
            return numba.njit(cache=keep, pipeline_class=compiler, **OPTIONS)(function)
        finally:
            numba.config.CACHE_LOCATOR_CLASSES = ""  # type: ignore[attr-defined]


def is_inline(function: Any) -> bool:
    """Whether a kernel is built into its callers."""
    return not INTERPRETED and isinstance(function, Parted) and bool(function.targetoptions["forceinline"])


def shared(function: Function) -> Function:
    """The form of a kernel for loops that need not be fast: they call its machine code instead of having a copy of
    their own. The price is the time of a call, and LLVM knows less about the arguments."""
    if INTERPRETED:
        return function
    from manoa.kernel import compiling

    return compiling.shared(function)


def _interpret(function: Callable[..., Any]) -> Any:
    @functools.wraps(function)
    def run(*arguments: Any) -> Any:
        with np.errstate(over="ignore"):  # np.uint64 wraps around silently in compiled code
            return plain(function(*map(plain, arguments)))

    return run
