"""How Numba compiles kernels for a GPU.

The threads of a GPU wait for instructions more than for anything else: the code of a step is far larger than its
caches, and threads that do different things fetch different code. So the code is kept small, which also makes compiling
faster.
"""

from __future__ import annotations

import functools
from importlib import import_module
from typing import Any

from llvmlite import ir
from numba.core import types

from manoa.kernel.bits import count
from manoa.kernel.compiling import widened
from manoa.kernel.language import KernelFunction


@functools.cache
def prepare() -> None:
    """From now on numba-cuda compiles kernels as this module says."""
    part = functools.cache(_part(import_module("numba.cuda.dispatcher").CUDADispatcher))
    instead = {count: part(_count(import_module("numba.cuda")), True)}
    _compile_parts(import_module("numba.cuda.target").CUDATypingContext, part, instead)
    _index_from_the_front(import_module("numba.cuda.np.arrayobj"))


def _part(dispatcher: Any) -> Any:
    class Part(dispatcher):  # type: ignore[misc]
        """A kernel on a GPU."""

        def __init__(self, function: Any, inline: bool) -> None:
            super().__init__(function, {"device": True, "debug": False, "opt": True, "forceinline": inline})

        def get_call_template(self, args: Any, kws: Any) -> Any:
            """Integers are int64 in kernels, as on a CPU: one compilation serves all."""
            return super().get_call_template([widened(each) for each in args], kws)

        def compile_device(self, args: Any, return_type: Any = None) -> Any:
            known = args in self.overloads
            part = super().compile_device(args, return_type)
            if not known:
                function = part.library.modules[0].get_global(part.fndesc.llvm_func_name)
                if not getattr(self.py_func, "noalias", False):
                    _keep_loops(function)
                if getattr(self.py_func, "noinline", False):
                    function.attributes.add("noinline")
            return part

    return Part


def _keep_loops(function: Any) -> None:
    """Stop LLVM from unrolling loops. Kernels that are `noalias` need it: they then read and write many places at
    once."""
    module = function.module
    never = module.add_metadata(["llvm.loop.unroll.disable"])
    met = set()
    for block in function.blocks:
        met.add(block)
        if not met.isdisjoint(block.terminator.operands):  # a jump backwards
            loop = ir.MDValue(module, (), str(len(module.metadata)))
            loop.operands = loop, never  # LLVM identifies loops by nodes that refer to themselves
            block.terminator.set_metadata("llvm.loop", loop)


def _count(cuda: Any) -> Any:
    """`bits.count` with the instruction that a GPU has for it, which LLVM does not find there by itself."""

    def count(mask: int) -> int:
        return int(cuda.popc(mask))

    return count


def _compile_parts(context: Any, part_of: Any, instead: dict[Any, Any]) -> None:
    """Compile kernels as parts, or others `instead`; Numba would take a kernel made for a CPU as it is."""
    resolve = context.resolve_value_type

    def resolve_value_type(self: Any, value: Any) -> Any:
        if isinstance(value, KernelFunction):
            value = instead.get(value) or part_of(value.py_func, value.inline)
        return resolve(self, value)

    context.resolve_value_type = resolve_value_type


def _index_from_the_front(arrays: Any) -> None:
    """As on a CPU: no check whether an index is negative and counts from the end."""
    look = arrays.fix_integer_index

    def fix_integer_index(context: Any, builder: Any, idxty: Any, idx: Any, size: Any) -> Any:
        if builder.function.name.startswith("_ZN5manoa"):
            return context.cast(builder, idx, idxty, types.intp)
        return look(context, builder, idxty, idx, size)

    arrays.fix_integer_index = fix_integer_index
