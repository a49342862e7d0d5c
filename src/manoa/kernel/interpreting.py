"""Kernels without a compiler: the Python that they are.

A kernel calls other kernels as globals. The interpreted form of a kernel is the same code with other globals, in which
these are interpreted too. So arguments are made plain once, where Python calls a kernel, and not at each call inside.
"""

from __future__ import annotations

from collections.abc import Callable
from types import FunctionType
from typing import TYPE_CHECKING, Any

import numpy as np

from manoa.kernel.records import plain

if TYPE_CHECKING:
    from manoa.kernel.language import KernelFunction

Scope = dict[str, Any]

_scopes: dict[int, tuple[Scope, Scope]] = {}  # by the id of the globals, which are kept beside theirs


def interpret(function: Callable[..., Any], arguments: tuple[Any, ...]) -> Any:
    """Call an interpreted kernel from Python."""
    with np.errstate(over="ignore"):  # np.uint64 wraps around silently in compiled code
        return plain(function(*map(plain, arguments)))


def interpretable(kernel: KernelFunction) -> Callable[..., Any]:
    """The code of a kernel in a scope where all kernels are interpreted. One thread at a time."""
    function: Any = kernel.py_func
    scope = _interpreted_scope(function.__globals__)
    return FunctionType(function.__code__, scope, function.__name__, function.__defaults__, function.__closure__)


def _interpreted_scope(scope: Scope) -> Scope:
    _, known = _scopes.get(id(scope), (None, None))
    if known is not None:
        return known
    found: Scope = {}
    _scopes[id(scope)] = scope, found  # first, for kernels of two modules may call each other
    found.update({name: getattr(value, "interpreted", value) for name, value in scope.items()})
    return found
