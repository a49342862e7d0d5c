"""What time it is: the wall clock's at the start, and from then on as time passes, whatever is done to the wall clock.

So a step of that clock, back or forward, changes nobody's time at a table.
"""

import sys
import time

from manoa.server.wire.base import Moment

PASSING = getattr(time, "CLOCK_BOOTTIME", None)  # goes on while the machine sleeps, where there is one that does


def now() -> Moment:
    return _begin + passed()


def passed() -> int:
    """Milliseconds since something that does not change."""
    if sys.platform != "win32" and PASSING is not None:
        return time.clock_gettime_ns(PASSING) // 1_000_000
    return time.monotonic_ns() // 1_000_000


def wall() -> Moment:
    return time.time_ns() // 1_000_000


def lead() -> int:
    """How far our clock is ahead of the wall clock, in ms; behind it, if negative."""
    return now() - wall()


def set_clock(at: Moment) -> None:
    """From now on, it is this late."""
    global _begin
    _begin = at - passed()


_begin = wall() - passed()
