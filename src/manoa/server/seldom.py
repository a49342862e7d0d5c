"""What goes wrong again and again is said once, and then once an hour."""

import time
from collections import OrderedDict
from collections.abc import Callable, Hashable
from typing import Any

HOUR = 3600.0  # seconds
MOST = 10_000  # things that are remembered


class Seldom:
    """Of each thing one line an hour, whatever is wrong with it."""

    def __init__(self) -> None:
        self._said: OrderedDict[Hashable, float] = OrderedDict()

    def say(self, about: Hashable, write: Callable[..., Any], event: str, **words: Any) -> None:
        """Write a line to the log, unless there was one about the same thing less than an hour ago."""
        now = time.monotonic()
        if now - self._said.get(about, -HOUR) < HOUR:
            return
        self._said[about] = now
        self._said.move_to_end(about)
        if len(self._said) > MOST:
            self._said.popitem(last=False)
        write(event, **words)
