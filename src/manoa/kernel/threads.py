"""Several cores for kernels, which hold no lock."""

from __future__ import annotations

import functools
import weakref
from collections.abc import Callable, Iterator
from itertools import pairwise
from queue import SimpleQueue
from threading import Thread
from typing import Any

PIECES = 4  # pieces of work for each thread, so that no thread waits long for the last

Work = Callable[..., Any]


class Threads:
    """Threads that wait for work. The caller works as well, and does not wait for threads that wake up too late to find
    any. `concurrent.futures` would wait: 38 µs with nothing to do, against 4 on two Neoverse-N1 cores."""

    def __init__(self, count: int) -> None:
        self.count = count

    def __enter__(self) -> Threads:
        return self

    def __exit__(self, *_: object) -> None:
        if "_waiting" in vars(self):
            dismiss(self._waiting, self.count - 1)

    def spread(self, work: Work, size: int, stretch: int = 1) -> list[Any]:
        """Call work(start, stop) for a whole range, in pieces of at least a stretch; return the results in any
        order."""
        pieces = max(1, min(size // stretch, PIECES * self.count))
        if pieces > self.count:
            pieces -= pieces % self.count  # the same number for each thread
        edges = [size * i // pieces for i in range(pieces + 1)]
        return self.each(lambda piece: work(*piece), list(pairwise(edges)))

    def each(self, work: Work, things: list[Any]) -> list[Any]:
        """Call work(thing) for each thing; return the results in any order. Threads that come too late are not waited
        for."""
        if self.count == 1 or len(things) == 1:
            return [work(thing) for thing in things]
        said: SimpleQueue[Any] = SimpleQueue()
        share = functools.partial(take_share, work, iter(things), said)
        for _ in range(self.count - 1):
            self._waiting.put(share)
        share()
        found = [said.get() for _ in things]
        for problem in found:
            if isinstance(problem, BaseException):
                raise problem
        return found

    @functools.cached_property
    def _waiting(self) -> SimpleQueue[Work | None]:
        """The queue at which the threads wait. They start when there is work for the first time."""
        waiting: SimpleQueue[Work | None] = SimpleQueue()
        for _ in range(self.count - 1):
            Thread(target=serve, args=(waiting,), daemon=True).start()
        weakref.finalize(self, dismiss, waiting, self.count - 1)
        return waiting


def take_share(work: Work, rest: Iterator[Any], said: SimpleQueue[Any]) -> None:
    """Work as long as something is left. An error is raised in the thread that brought the work."""
    for thing in rest:
        try:
            said.put(work(thing))
        except BaseException as problem:
            said.put(problem)


def serve(waiting: SimpleQueue[Work | None]) -> None:
    """The life of a thread."""
    while (share := waiting.get()) is not None:
        share()
        del share  # otherwise it would keep its data alive until there is more to do


def dismiss(waiting: SimpleQueue[Work | None], count: int) -> None:
    for _ in range(count):
        waiting.put(None)
