"""How Numba compiles kernels that call kernels.

Numba would optimise each function with all that it calls, make machine code of it and keep both, at every level of
calls: a rule five calls deep is compiled five times and more. Here a kernel that is called by kernels stays a plain
module of LLVM, and only what Python calls (an `entry`) is linked, optimised and made machine code of, once.
"""

from __future__ import annotations

import functools
from collections.abc import Callable
from typing import Any

from numba.core import sigutils, types
from numba.core.codegen import JITCodeLibrary
from numba.core.compiler import Compiler
from numba.core.compiler_lock import global_compiler_lock
from numba.core.registry import CPUDispatcher


class Part(JITCodeLibrary):
    """The code of a kernel that is called by others: neither optimised nor run before it is linked into an entry."""

    def finalize(self) -> None:
        self._raise_if_finalized()
        self._finalize_dynamic_globals()
        self._finalized = True


class Entry(JITCodeLibrary):
    """The code of what Python calls, with all parts that it needs."""

    def finalize(self) -> None:
        """LLVM leaves out what nothing calls that it has seen before, so callers come before what they call."""
        called: dict[Any, None] = {}
        for library in self._linking_libraries:
            _follow(library, called)
        self._linking_libraries = [*reversed(called)]
        super().finalize()


def _follow(library: Any, called: dict[Any, None]) -> None:
    """Write down a library after all that it calls."""
    if library not in called:
        for part in library._linking_libraries if isinstance(library, Part) else ():
            _follow(part, called)
        called[library] = None


class EntryCompiler(Compiler):
    """Compiles what Python calls."""

    library: type[JITCodeLibrary] = Entry

    def compile_extra(self, func: Callable[..., Any]) -> Any:
        self.state.library = self.library(self.state.targetctx.codegen(), func.__qualname__)
        self.state.library.enable_object_caching()
        return super().compile_extra(func)


class PartCompiler(EntryCompiler):
    """Compiles what kernels call."""

    library = Part

    def compile_extra(self, func: Callable[..., Any]) -> Any:
        flags = self.state.flags
        flags.no_compile = flags.no_cpython_wrapper = flags.no_cfunc_wrapper = True
        return super().compile_extra(func)


class Parted(CPUDispatcher):
    """A kernel. Called from a kernel it becomes a part of it; called from Python it is compiled as an entry."""

    _compiler: Any

    def __init__(self, function: Callable[..., Any], options: dict[str, Any], entry: Callable[[], Any]) -> None:
        super().__init__(function, targetoptions=options, pipeline_class=PartCompiler)
        self._make_entry = entry

    @functools.cached_property
    def entry(self) -> Any:
        return self._make_entry()

    def __call__(self, *arguments: Any) -> Any:
        return self.entry(*arguments)

    def get_call_template(self, args: Any, kws: Any) -> Any:
        """Integers are int64 in kernels, however narrow the field that they come from: one compilation serves all."""
        return super().get_call_template([_widened(each) for each in args], kws)

    def compile(self, sig: Any) -> Any:
        """Numba asks for this when a kernel calls another one; the key it gets stands for the compiled part."""
        args, returned = sigutils.normalize_signature(sig)
        with global_compiler_lock:
            if args not in self.overloads:
                key, part = object(), self._compiler.compile(args, returned)
                self.targetctx.insert_user_function(key, part.fndesc, [part.library])
                self.overloads[args] = part._replace(entry_point=key)
            return self.get_overload(sig)


def _widened(kind: Any) -> Any:
    return types.int64 if isinstance(kind, types.Integer) and kind != types.uint64 else kind
