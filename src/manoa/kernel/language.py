"""`@kernel`: one Python source, compiled by Numba or, with MANOA_INTERPRETED=1, run as it stands."""

from __future__ import annotations

import functools
from collections.abc import Callable
from typing import Any, TypeVar, overload

import numpy as np

from manoa.kernel.mode import INTERPRETED
from manoa.kernel.records import plain

Function = TypeVar("Function", bound=Callable[..., Any])

# `_nrt` would count who holds an array, which took a third of the time of Quest's planner; kernels allocate nothing.
OPTIONS: dict[str, Any] = {"nogil": True, "error_model": "numpy", "_nrt": False}

if not INTERPRETED:
    import numba

    from manoa.kernel import cache

    numba.config.CACHE_DIR = str(cache.folder())  # type: ignore[attr-defined]


@overload
def kernel(function: Function) -> Function: ...


@overload
def kernel(*, inline: bool = False, keep: bool = True) -> Callable[[Function], Function]: ...


def kernel(function: Any = None, *, inline: bool = False, keep: bool = True) -> Any:
    """Mark a function as a kernel; `inline` builds it into its callers, for the few that every step of a playout takes.
    It is kept on disk if it belongs to Manoa: edits elsewhere would go unnoticed, so those compile for each process.

    Kernels take records, arrays and integers, allocate nothing and raise nothing. Integers are int64, and what leaves
    63 bits is undefined: LLVM takes for granted that it never happens. Where numbers are meant to wrap around, say so
    with np.uint64, and with nothing else in the same operation.
    """
    if function is None:
        return functools.partial(kernel, inline=inline, keep=keep)
    return _interpret(function) if INTERPRETED else _compile(function, inline, keep)


def _compile(function: Callable[..., Any], inline: bool, keep: bool) -> Any:
    keep = keep and function.__code__.co_filename.startswith(str(cache.PACKAGE))
    return numba.njit(cache=keep, forceinline=inline, **OPTIONS)(function)


def _interpret(function: Callable[..., Any]) -> Any:
    @functools.wraps(function)
    def run(*arguments: Any) -> Any:
        with np.errstate(over="ignore"):  # np.uint64 wraps around in compiled code without a word
            return plain(function(*map(plain, arguments)))

    return run
