"""`@kernel`: one Python source, compiled by Numba or run as it stands.

Numba is loaded when something is compiled, or comes compiled from disk, and not before.
"""

from __future__ import annotations

import functools
import pkgutil
import threading
from collections.abc import Callable
from importlib import import_module
from typing import Any, TypeVar, overload

from manoa.kernel import cache, meanwhile
from manoa.kernel.interpreting import interpret, interpretable
from manoa.kernel.mode import INTERPRETED, PLAINLY

Function = TypeVar("Function", bound=Callable[..., Any])

MAKING = threading.RLock()  # two threads may call a kernel for the first time


class KernelFunction:
    """A kernel as Python sees it. `run` is what a call does now: it changes once its machine code is there."""

    __qualname__: str

    def __init__(
        self,
        function: Callable[..., Any],
        inline: bool = False,
        keep: bool = True,
        game: str = "",
        patient: bool = True,
    ) -> None:
        functools.update_wrapper(self, function)
        self.py_func = function
        self.inline = inline
        self.keep = keep and function.__code__.co_filename.startswith(str(cache.PACKAGE))
        self.game = game or cache.game_of(function.__module__)  # in whose folder its code is kept
        self.patient = patient
        self.run: Callable[..., Any] = self._begin

    def __call__(self, *arguments: Any) -> Any:
        return self.run(*arguments)

    def __repr__(self) -> str:
        return f"<kernel {self.__module__}.{self.__qualname__}>"

    @property
    def place(self) -> str:
        """Where another process finds it."""
        return f"{self.__module__}:{self.__qualname__}"

    @property
    def waits(self) -> bool:
        """It is interpreted until its machine code is on disk; else it is compiled here when it is called."""
        return self.keep and self.patient and meanwhile.waits(self.game)

    @functools.cached_property
    def interpreted(self) -> Callable[..., Any]:
        """The function as interpreted kernels call it."""
        with MAKING:
            return interpretable(self.py_func)

    @functools.cached_property
    def part(self) -> Any:
        """Its code as a part of kernels that call it."""
        with MAKING:
            return vars(self).get("part") or _compiling().Parted(self)

    @functools.cached_property
    def entry(self) -> Any:
        """Its machine code."""
        with MAKING:
            return vars(self).get("entry") or _compiling().entry(self)

    def load(self, arguments: tuple[Any, ...], compiled: bool) -> bool:
        """Load its machine code for such arguments, if it is on disk or is to be `compiled` otherwise, and use it from
        now on."""
        if not self.entry.load(arguments, compiled):
            return False
        self.run = self.entry
        return True

    def _begin(self, *arguments: Any) -> Any:
        """The first call."""
        self.run = self._interpret if INTERPRETED else self.interpret_meanwhile if self.waits else self.entry
        return self.run(*arguments)

    def _interpret(self, *arguments: Any) -> Any:
        return interpret(self.interpreted, arguments)

    def interpret_meanwhile(self, *arguments: Any) -> Any:
        if not self.waits:
            self.run = self.entry
            return self.run(*arguments)
        meanwhile.ask(self, arguments)
        return self._interpret(*arguments)


class SharedFunction(KernelFunction):
    """A kernel of a game that other kernels call as machine code of its own, without a copy in each."""

    def __init__(self, kernel: KernelFunction) -> None:
        super().__init__(kernel.py_func, kernel.inline)
        self.kernel = kernel
        self.run = kernel

    @functools.cached_property
    def interpreted(self) -> Callable[..., Any]:
        return self.kernel.interpreted

    @functools.cached_property
    def part(self) -> Any:
        with MAKING:
            return vars(self).get("part") or _compiling().Shared(self.kernel)


@functools.cache
def _compiling() -> Any:
    compiling = import_module(f"manoa.kernel.{'plainly' if PLAINLY else 'compiling'}")
    compiling.know(KernelFunction)
    return compiling


@overload
def kernel(function: Function) -> Function: ...


@overload
def kernel(
    *,
    inline: bool = False,
    noalias: bool = False,
    noinline: bool = False,
    keep: bool = True,
    game: str = "",
    patient: bool = True,
) -> Callable[[Function], Function]: ...


def kernel(
    function: Any = None,
    *,
    inline: bool = False,
    noalias: bool = False,
    noinline: bool = False,
    keep: bool = True,
    game: str = "",
    patient: bool = True,
) -> Any:
    """Mark a function as a kernel. `inline` builds it into its callers, for the few that every step of a playout calls.
    `noinline` keeps a large kernel that is called in several places as one function on a GPU, where threads mostly wait
    for code. `noalias` promises that nothing it writes to is part of another argument, so LLVM can read and write many
    places at once. `game` says with which game it is kept, if its own module does not. A kernel is `patient` if it may
    be interpreted until its game is compiled (`manoa.kernel.meanwhile`).

    Compiled code is kept on disk only if the kernel belongs to Manoa. Edits elsewhere would go unnoticed, so other
    kernels are compiled in each process.

    Kernels take records, arrays and integers, allocate nothing and raise nothing. An index counts from the front; a
    negative one is an error. Integers are int64, and results beyond 63 bits are undefined, because LLVM assumes that
    they never happen. If numbers should wrap around, use np.uint64, and nothing else in the same operation.
    """
    if function is None:
        options = {
            "inline": inline,
            "noalias": noalias,
            "noinline": noinline,
            "keep": keep,
            "game": game,
            "patient": patient,
        }
        return functools.partial(kernel, **options)
    function.noalias, function.noinline = noalias, noinline
    return KernelFunction(function, inline, keep, game, patient)


def is_inline(function: Any) -> bool:
    """Whether a kernel is built into its callers."""
    return isinstance(function, KernelFunction) and function.inline


@functools.cache
def shared(function: Any) -> Any:
    """The form of a kernel for loops that need not be fast: they call its machine code instead of having a copy of
    their own. The price is the time of a call, and LLVM knows less about the arguments. Only a kernel in a module of a
    game has this form, because other processes have to find it."""
    place = f"{function.__module__}:{function.__qualname__}"
    if not place.startswith("manoa.games.") or "<locals>" in place:
        return function
    return SharedFunction(function) if pkgutil.resolve_name(place) is function else function
