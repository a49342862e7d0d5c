"""What time it is."""

from __future__ import annotations

import time

from manoa.server.wire.base import Moment


def now() -> Moment:
    return time.time_ns() // 1_000_000
