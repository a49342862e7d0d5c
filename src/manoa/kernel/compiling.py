"""How Numba compiles kernels that call kernels.

Numba would optimise each function together with everything it calls, turn it into machine code and keep both, at every
level of calls: a rule five calls deep would be compiled five times or more. Here a kernel that is called by kernels
stays an LLVM module. Only what Python calls (an `entry`) is linked, optimised and turned into machine code, once. A
kernel that many entries call, and that need not be fast, may be `Shared`: they all call the same machine code.

Only those of Numba's passes are run that kernels need: kernels have no closures, raise nothing and allocate nothing.

All this goes deeper into Numba than it promises to keep, so it is for the versions that `mode.KNOWN_NUMBA` names. With
others, kernels are compiled as in `manoa.kernel.plainly`.
"""

from __future__ import annotations

import functools
import hashlib
import pkgutil
import sys
from collections.abc import Callable
from pathlib import Path
from typing import Any, Protocol

from llvmlite.binding import Linkage
from numba.core import sigutils, typed_passes, types, untyped_passes
from numba.core.caching import CompileResultCacheImpl, FunctionCache, IndexDataCacheFile, UserProvidedCacheLocator
from numba.core.codegen import JITCodeLibrary
from numba.core.compiler import Compiler
from numba.core.compiler_lock import global_compiler_lock
from numba.core.compiler_machinery import PassManager
from numba.core.registry import CPUDispatcher
from numba.core.targetconfig import ConfigStack
from numba.core.types.functions import BaseFunction
from numba.extending import typeof_impl
from numba.np import arrayobj

from manoa.kernel import cache

# `_nrt` would count references to arrays, which took a third of the time of Quest's planner; kernels allocate nothing.
OPTIONS: dict[str, Any] = {"nopython": True, "nogil": True, "error_model": "numpy", "_nrt": False}


class Kernel(Protocol):
    """What has to be known of a kernel here: a `KernelFunction`."""

    py_func: Callable[..., Any]
    inline: bool
    keep: bool
    game: str
    place: str
    entry: Any
    part: Any
    waits: bool
    interpret_meanwhile: Callable[..., Any]


PASSES = (
    untyped_passes.TranslateByteCode,
    untyped_passes.FixupArgs,
    untyped_passes.IRProcessing,
    untyped_passes.GenericRewrites,
    untyped_passes.ReconstructSSA,
    typed_passes.NopythonTypeInference,
    typed_passes.PreLowerStripPhis,
    typed_passes.InlineOverloads,
    typed_passes.IRLegalization,
    typed_passes.NativeLowering,
    typed_passes.NoPythonBackend,
)


class Code(JITCodeLibrary):
    """The code of a kernel."""

    def create_ir_module(self, name: str) -> Any:
        module = super().create_ir_module(name)
        module.is_kernel = True
        return module

    def _optimize_functions(self, module: Any) -> None:
        """Like Numba's own, but with one set of passes for all functions instead of one for each."""
        module.data_layout = self._codegen._data_layout
        passes, builder = self._codegen._function_pass_manager()
        for function in module.functions:
            if not function.is_declaration:
                passes.run(function, builder)


class Part(Code):
    """The code of a kernel that other kernels call: it is neither optimised nor run before it is linked into an
    entry."""

    def finalize(self) -> None:
        self._raise_if_finalized()
        self._finalize_dynamic_globals()
        self._finalized = True


class Elsewhere:
    """Stands for machine code of another entry. It must be loaded before the code that calls it."""

    def __init__(self, name: str, load: Callable[[], None]) -> None:
        self.name, self.load = name, load

    def _ensure_finalized(self) -> None:
        """Nothing to do: the other entry does it."""


class Entry(Code):
    """The code of a kernel that Python calls, with all parts that it needs."""

    noalias = False  # whether nothing that it writes to is part of another argument

    def finalize(self) -> None:
        """LLVM drops functions that nothing seen so far calls, so callers come before the functions they call."""
        called: dict[Any, None] = {}
        for library in self._linking_libraries:
            _follow(library, called)
        self._linking_libraries = [library for library in reversed(called) if not isinstance(library, Elsewhere)]
        self._elsewhere = {library.name: library.load for library in called if isinstance(library, Elsewhere)}
        self._reload_init.update(self._elsewhere.values())  # Numba calls these before it loads this from its cache
        super().finalize()

    def _optimize_final_module(self) -> None:
        """Without the passes that Numba runs first to bring reference counts together, because nothing is counted.
        Only the entry is called from outside, so LLVM may pass the parts fewer arguments, and in registers. Places side
        by side are written together only if nothing else can be there."""
        for function in self._final_module.functions:
            if function.linkage == Linkage.linkonce_odr and not function.is_declaration:
                function.linkage = Linkage.internal
        passes, builder = self._codegen._module_pass_manager(slp_vectorize=self.noalias)
        passes.run(self._final_module, builder)

    def _verify_declare_only_symbols(self) -> None:
        for function in self._final_module.functions:
            if function.is_declaration and function.name.startswith("_ZN5manoa"):
                assert function.name in self._elsewhere, f"{function.name} is called and not there"


def _follow(library: Any, called: dict[Any, None]) -> None:
    """Add a library after all libraries that it calls."""
    if library not in called:
        for part in library._linking_libraries if isinstance(library, Part) else ():
            _follow(part, called)
        called[library] = None


class EntryCompiler(Compiler):
    """Compiles entries."""

    library: type[JITCodeLibrary] = Entry

    def define_pipelines(self) -> list[Any]:
        passes = PassManager("kernel")
        for each in PASSES:
            passes.add_pass(each, each.__name__)
        passes.finalize()
        return [passes]

    def compile_extra(self, func: Callable[..., Any]) -> Any:
        self.state.flags.no_cfunc_wrapper = True  # nothing calls kernels by address
        self.state.library = self.library(self.state.targetctx.codegen(), func.__qualname__)
        self.state.library.noalias = self.state.flags.noalias = getattr(func, "noalias", False)
        self.state.library.enable_object_caching()
        return super().compile_extra(func)


class KeptCompiler(EntryCompiler):
    """Compiles entries that the disk cache keeps. The name does not depend on the process that compiles it, because
    others may call it by that name."""

    def _compile_bytecode(self) -> Any:
        named = self.state.func_id
        named.unique_id, named.unique_name = 0, f"{named.func_qualname}$kept"
        return super()._compile_bytecode()


class PartCompiler(EntryCompiler):
    """Compiles parts."""

    library = Part

    def compile_extra(self, func: Callable[..., Any]) -> Any:
        flags = self.state.flags
        flags.no_compile = flags.no_cpython_wrapper = True
        return super().compile_extra(func)


class EntryDispatcher(CPUDispatcher):
    """What Python calls for a kernel: its entries, one for each combination of types."""

    _cache: Any
    targetctx: Any

    def __init__(self, kernel: Kernel) -> None:
        compiler = KeptCompiler if kernel.keep else EntryCompiler
        super().__init__(kernel.py_func, targetoptions=OPTIONS, pipeline_class=compiler)
        self.kernel = kernel
        if kernel.keep:
            self._cache = KernelCache(kernel)

    def load(self, arguments: tuple[Any, ...], compiled: bool) -> bool:
        """Load the entry for such arguments, if it is on disk or is to be `compiled` otherwise."""
        args = tuple(map(self.typeof_pyval, arguments))
        if not (args in self.overloads or self._is_kept(args) or compiled):
            return False
        self.compile(args)
        return True

    def _is_kept(self, args: tuple[Any, ...]) -> bool:
        return self._cache._index_key(args, self.targetctx.codegen()) in self._cache._cache_file._load_index()

    def _compile_for_args(self, *arguments: Any, **named: Any) -> Any:
        """Numba calls this for types that it has no entry for, and then what comes of it."""
        return self.kernel.interpret_meanwhile if self.kernel.waits else super()._compile_for_args(*arguments, **named)  # type: ignore[misc]


class Place(UserProvidedCacheLocator):
    """The place of a kernel in the cache folder of its game: its place in the package, so that another checkout finds
    it too. Numba's settings are left alone: by them it keeps what others compile in this process."""

    def __init__(self, kernel: Kernel) -> None:
        self._py_file = kernel.py_func.__code__.co_filename
        self._lineno = kernel.py_func.__code__.co_firstlineno
        room = Path(self._py_file).parent.relative_to(cache.PACKAGE)
        self._cache_path = str(cache.folder(kernel.game) / ".".join(room.parts))


class Placed(CompileResultCacheImpl):
    """What is kept of a kernel, and where."""

    def __init__(self, kernel: Kernel) -> None:
        self._locator = Place(kernel)
        self._lineno = kernel.py_func.__code__.co_firstlineno
        name = f"{Path(kernel.py_func.__code__.co_filename).stem}.{kernel.py_func.__qualname__}"
        self._filename_base = self.get_filename_base(name, sys.abiflags if hasattr(sys, "abiflags") else "")


class Files(IndexDataCacheFile):
    """Numba numbers the files of a kernel's machine code in order, and lists a file before writing it. If two processes
    compile one kernel for several types at once, one could list the file that the other wrote. So a file is named after
    what it was compiled for, and listed last."""

    def save(self, key: Any, data: Any) -> None:
        digest = hashlib.sha256(repr(key).encode()).hexdigest()[:16]
        name = self._data_name_pattern.replace("{number:d}", digest)
        self._save_data(name, data)
        self._save_index({**self._load_index(), key: name})


class KernelCache(FunctionCache):
    """The entries of a kernel on disk."""

    def __init__(self, kernel: Kernel) -> None:
        self._impl_class = lambda _: Placed(kernel)  # type: ignore[assignment]
        super().__init__(kernel.py_func)
        locator = self._impl.locator
        self._cache_file = Files(self._cache_path, self._impl.filename_base, locator.get_source_stamp())


entry = EntryDispatcher


class Parted(CPUDispatcher):
    """What kernels that call a kernel are linked with: its parts, one for each combination of types."""

    _compiler: Any

    def __init__(self, kernel: Kernel) -> None:
        options = {**OPTIONS, "forceinline": kernel.inline}
        super().__init__(kernel.py_func, targetoptions=options, pipeline_class=PartCompiler)

    def get_call_template(self, args: Any, kws: Any) -> Any:
        """Integers are int64 in kernels, even if their field is narrower, so one compilation serves all callers."""
        return super().get_call_template([widened(each) for each in args], kws)

    def compile(self, sig: Any) -> Any:
        """Numba calls this when a kernel calls another one; the key it gets stands for the compiled part."""
        args, returned = sigutils.normalize_signature(sig)
        with global_compiler_lock:
            if args not in self.overloads:
                key, part = object(), self._compiler.compile(args, returned)
                self.targetctx.insert_user_function(key, part.fndesc, [part.library])
                self.overloads[args] = part._replace(entry_point=key)
            return self.get_overload(sig)


def know(kernel: type[Any]) -> None:
    """Kernels may call such kernels."""
    typeof_impl.register(kernel, lambda called, _: types.Dispatcher(called.part))


def widened(kind: Any) -> Any:
    return types.int64 if isinstance(kind, types.Integer) and kind != types.uint64 else kind


class Shared(Parted):
    """Instead of parts, the entries of a kernel."""

    def __init__(self, kernel: Kernel) -> None:
        super().__init__(kernel)
        self.kernel = kernel

    def compile(self, sig: Any) -> Any:
        args, _ = sigutils.normalize_signature(sig)
        with global_compiler_lock:
            if args not in self.overloads:
                self.kernel.entry.compile(args)
                code = self.kernel.entry.overloads[args]
                key, load = object(), functools.partial(_load_shared, self.kernel.place, args)
                self.targetctx.insert_user_function(key, code.fndesc, [Elsewhere(code.fndesc.llvm_func_name, load)])
                self.overloads[args] = code._replace(entry_point=key)
            return self.get_overload(sig)


def _load_shared(place: str, args: tuple[Any, ...]) -> None:
    pkgutil.resolve_name(place).entry.compile(args)


def _remember_types(function: type[BaseFunction]) -> None:
    """An operation on given types always has the same result type. Numba finds it by trying everything it knows, each
    time that the operation occurs. That took a third of the time before LLVM starts, so it is remembered."""
    find = function.get_call_type

    def get_call_type(self: Any, context: Any, args: Any, kws: Any) -> Any:
        known, flags = vars(self).setdefault("_known", {}), ConfigStack.top_or_none()
        key = id(context), tuple(args), tuple(kws.items()), flags and repr(flags._values)
        if key not in known:
            found = find(self, context, args, kws)
            assert found is not None  # it raises an error instead
            known[key] = found, self._impl_keys[found.args]
        found, self._impl_keys[found.args] = known[key]
        return found

    function.get_call_type = get_call_type  # type: ignore[method-assign]


def _name_by_fields(record: type[types.Record]) -> None:
    """Numba names a kernel's machine code after the types of its arguments, and numbers records separately in each
    process. Kernels of one game are compiled for several records, and processes share compiled code, so a name must
    identify the record."""

    def mangling_args(self: Any) -> tuple[str, tuple[Any, ...]]:
        return f"Record{hashlib.sha256(self.name.encode()).hexdigest()[:16]}", ()

    record.mangling_args = property(mangling_args)  # type: ignore[assignment]


def _tell_once(record: type[types.Record]) -> None:
    """For each of its passes Numba notes the names of the types, and builds the name of a record from all its fields
    each time. It is enough to build it once."""
    record.__repr__ = functools.cache(record.__repr__)  # type: ignore[method-assign]


def _index_from_the_front() -> None:
    """For each index Numba checks whether it is negative and counts from the end. Kernels count from the front, so
    their modules have no such check: there is less to compile, and LLVM can do several rounds of a loop at once."""
    look = arrayobj.fix_integer_index

    def fix_integer_index(context: Any, builder: Any, idxty: Any, idx: Any, size: Any) -> Any:
        if getattr(builder.module, "is_kernel", False):
            return context.cast(builder, idx, idxty, types.intp)
        return look(context, builder, idxty, idx, size)

    arrayobj.fix_integer_index = fix_integer_index


_index_from_the_front()
_remember_types(BaseFunction)
_name_by_fields(types.Record)
_tell_once(types.Record)
