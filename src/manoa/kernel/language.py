"""`@kernel`: one Python source, compiled by Numba or, with MANOA_INTERPRETED=1, run as it stands."""

from __future__ import annotations

import functools
import os
from collections.abc import Callable
from typing import Any, TypeVar, cast

import numpy as np

from manoa.kernel.records import plain

Function = TypeVar("Function", bound=Callable[..., Any])

INTERPRETED = os.environ.get("MANOA_INTERPRETED") == "1"

if not INTERPRETED:
    import numba

    from manoa.kernel import cache

    numba.config.CACHE_DIR = str(cache.folder())  # type: ignore[attr-defined]


def kernel(function: Function) -> Function:
    """Mark a function as a kernel.

    Kernels take records, arrays and integers, allocate nothing and raise nothing. Integers are int64, and what leaves
    63 bits is undefined: LLVM takes for granted that it never happens. Where numbers are meant to wrap around, say so
    with np.uint64, and with nothing else in the same operation.
    """
    return _interpret(function) if INTERPRETED else _compile(function)


def _compile(function: Function) -> Function:
    on_disk = os.path.isfile(function.__code__.co_filename)  # not so at a prompt: compiled for this process only
    return cast(Function, numba.njit(nogil=True, cache=on_disk, error_model="numpy")(function))


def _interpret(function: Function) -> Function:
    @functools.wraps(function)
    def run(*arguments: Any) -> Any:
        with np.errstate(over="ignore"):  # np.uint64 wraps around in compiled code without a word
            return plain(function(*map(plain, arguments)))

    return cast(Function, run)
