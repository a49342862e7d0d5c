"""`@kernel`: one Python source, compiled by Numba or, with MANOA_INTERPRETED=1, run as it stands."""

from __future__ import annotations

import functools
import os
from collections.abc import Callable
from typing import Any, TypeVar, overload

import numpy as np

from manoa.kernel.records import plain

Function = TypeVar("Function", bound=Callable[..., Any])

INTERPRETED = os.environ.get("MANOA_INTERPRETED") == "1"

if not INTERPRETED:
    import numba

    from manoa.kernel import cache

    numba.config.CACHE_DIR = str(cache.folder())  # type: ignore[attr-defined]


@overload
def kernel(function: Function) -> Function: ...


@overload
def kernel(*, inline: bool) -> Callable[[Function], Function]: ...


def kernel(function: Any = None, *, inline: bool = False) -> Any:
    """Mark a function as a kernel; `inline` builds it into its callers, for the few that every step of a playout takes.

    Kernels take records, arrays and integers, allocate nothing and raise nothing. Integers are int64, and what leaves
    63 bits is undefined: LLVM takes for granted that it never happens. Where numbers are meant to wrap around, say so
    with np.uint64, and with nothing else in the same operation.
    """
    if function is None:
        return functools.partial(kernel, inline=inline)
    return _interpret(function) if INTERPRETED else _compile(function, inline)


def _compile(function: Callable[..., Any], inline: bool) -> Any:
    on_disk = os.path.isfile(function.__code__.co_filename)  # not so at a prompt: compiled for this process only
    return numba.njit(nogil=True, cache=on_disk, error_model="numpy", forceinline=inline)(function)


def _interpret(function: Callable[..., Any]) -> Any:
    @functools.wraps(function)
    def run(*arguments: Any) -> Any:
        with np.errstate(over="ignore"):  # np.uint64 wraps around in compiled code without a word
            return plain(function(*map(plain, arguments)))

    return run
