"""Who is sent something and does not take it: after a while the connection ends, whatever state it is in.

Only then is it gone. A connection that is merely closed waits for what was written to be taken, for ever.
"""

import asyncio
import time
from collections.abc import Callable, Iterable
from typing import Protocol

SECONDS = 30.0  # in which somebody has to take
TAKES = 32 << 10  # so many bytes at least, or all that there is


class Connected(Protocol):
    transport: asyncio.Transport


class Patience:
    def __init__(self, clock: Callable[[], float] = time.monotonic) -> None:
        self.clock = clock
        self.waiting: dict[Connected, tuple[int, float]] = {}  # how much was left, and when that was

    def look(self, connections: Iterable[Connected]) -> None:
        """At all of them, every few seconds: those end that have taken next to nothing for too long."""
        now, before, self.waiting = self.clock(), self.waiting, {}
        for one in connections:
            left = one.transport.get_write_buffer_size()
            if not left:
                continue
            had, since = before.get(one, (left + TAKES, now))
            if left <= had - TAKES:
                self.waiting[one] = left, now
            elif now - since < SECONDS:
                self.waiting[one] = had, since
            else:
                one.transport.abort()
