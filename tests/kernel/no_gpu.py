"""A stand-in for `numba.cuda` on a machine without a GPU: as much of it as batches need, in Python. The threads of a
block are threads that wait for each other; blocks run one after the other."""

from __future__ import annotations

import threading
from collections.abc import Callable
from types import SimpleNamespace
from typing import Any

import numpy as np


class Device(np.ndarray[Any, Any]):
    """An array on the device."""

    @property
    def __cuda_array_interface__(self) -> dict[str, Any]:
        about = self.__array_interface__
        return {**about, "strides": None if self.flags.c_contiguous else self.strides}

    def copy_to_host(self) -> Any:
        return np.array(self)

    def copy_to_device(self, array: Any) -> None:
        self[...] = array


class Kernel:
    """A function that all threads run."""

    def __init__(self, cuda: Cuda, function: Callable[..., None]) -> None:
        self.cuda, self.function = cuda, function

    def __getitem__(self, grid: tuple[int, int]) -> Callable[..., None]:
        return lambda *arguments: self.cuda.launch(*grid, self.function, arguments)


class Cuda:
    """The module."""

    def __init__(self) -> None:
        self.here = threading.local()
        self.local = SimpleNamespace(array=lambda size, dtype, **_: np.zeros(size, dtype))
        self.shared = SimpleNamespace(array=self._shared)
        self.atomic = SimpleNamespace(add=self._add)

    def launch(self, blocks: int, threads: int, function: Callable[..., None], arguments: tuple[Any, ...]) -> None:
        self.blocks, self.threads = blocks, threads
        for block in range(blocks):
            self.all_here = threading.Barrier(threads, timeout=60)
            self.arrays: dict[int, Any] = {}
            self.wrong: list[BaseException] = []
            running = [
                threading.Thread(target=self._run, args=(block, at, function, arguments)) for at in range(threads)
            ]
            for thread in running:
                thread.start()
            for thread in running:
                thread.join()
            if self.wrong:
                raise self.wrong[0]

    def _run(self, block: int, at: int, function: Callable[..., None], arguments: tuple[Any, ...]) -> None:
        self.here.block, self.here.thread, self.here.arrays = block, at, 0
        try:
            function(*arguments)
        except BaseException as error:
            self.wrong.append(error)
            self.all_here.abort()

    def _shared(self, size: int, dtype: Any) -> Any:
        """Each thread asks for the same arrays in the same order, and all get the same ones."""
        self.here.arrays += 1
        return self.arrays.setdefault(self.here.arrays, np.zeros(size, dtype))

    def _add(self, array: Any, place: int, number: int) -> int:
        with _adding:
            before = int(array[place])
            array[place] += number
        return before

    # What kernels ask

    @property
    def threadIdx(self) -> Any:  # noqa: N802
        return SimpleNamespace(x=self.here.thread)

    @property
    def blockIdx(self) -> Any:  # noqa: N802
        return SimpleNamespace(x=self.here.block)

    def grid(self, _: int) -> int:
        return int(self.here.block * self.threads + self.here.thread)

    def gridsize(self, _: int) -> int:
        return self.blocks * self.threads

    def syncthreads(self) -> None:
        self.all_here.wait()

    # What batches ask

    def jit(self, function: Any = None, *, device: bool = False) -> Any:
        return (lambda inner: inner) if device else Kernel(self, function)

    def to_device(self, array: Any) -> Device:
        return np.array(array).view(Device)

    def device_array(self, shape: tuple[int, ...], dtype: Any, order: Any = "C") -> Device:
        return np.full(shape, 1, dtype, order).view(Device)  # whatever was there before

    def as_cuda_array(self, array: Device) -> Device:
        return array

    def from_cuda_array_interface(self, interface: dict[str, Any], owner: Any) -> Device:
        lent = SimpleNamespace(__array_interface__=interface, owner=owner)
        return np.asarray(lent).view(Device)

    def get_current_device(self) -> Any:
        return SimpleNamespace(MULTIPROCESSOR_COUNT=1)

    def synchronize(self) -> None:
        """Nothing is still on its way."""


_adding = threading.Lock()
