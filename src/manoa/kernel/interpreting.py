"""Kernels without a compiler: the Python that they are.

A kernel calls other kernels as globals. The interpreted form of a kernel is the same code with other globals, in which
these are interpreted too. So arguments are made plain once, where Python calls a kernel, and not at each call inside.
"""

from __future__ import annotations

from collections.abc import Callable
from types import FunctionType, ModuleType
from typing import Any

import numpy as np

from manoa.kernel.records import plain

Scope = dict[str, Any]


class Room:
    """A module in which all kernels are interpreted."""

    def __init__(self, scope: Scope) -> None:
        self.__dict__ = scope


_scopes: dict[int, tuple[Scope, Scope]] = {}  # by the id of the globals, which are kept beside theirs


def interpret(function: Callable[..., Any], arguments: tuple[Any, ...]) -> Any:
    """Call an interpreted kernel from Python."""
    with np.errstate(over="ignore"):  # np.uint64 wraps around silently in compiled code
        return plain(function(*map(plain, arguments)))


def interpretable(function: Any) -> Callable[..., Any]:
    """The code of a kernel in a scope where all kernels are interpreted. One thread at a time."""
    scope = _interpreted_scope(function.__globals__)
    return FunctionType(function.__code__, scope, function.__name__, function.__defaults__, function.__closure__)


def _interpreted_scope(scope: Scope) -> Scope:
    _, known = _scopes.get(id(scope), (None, None))
    if known is not None:
        return known
    found: Scope = {}
    _scopes[id(scope)] = scope, found  # first, for kernels of two modules may call each other
    found.update({name: _interpreted(value) for name, value in scope.items()})
    return found


def _interpreted(value: Any) -> Any:
    """A kernel calls others by their names or as attributes of their module."""
    if isinstance(value, ModuleType) and value.__name__.startswith("manoa."):
        return Room(_interpreted_scope(vars(value)))
    return getattr(value, "interpreted", value)
