"""python bench/server_launch.py PORT FOLDER: the server as `manoa serve` runs it, with all its limits.
With PROFILE=FILE every thread is profiled into FILE.*, for `python -m pstats`."""

from __future__ import annotations

import cProfile
import os
import signal
import sys
import threading
from pathlib import Path

from manoa.server.run import serve
from manoa.server.settings import Settings


def main() -> None:
    settings = Settings(port=int(sys.argv[1]), data=Path(sys.argv[2]))
    file = os.environ.get("PROFILE")
    if not file:
        serve(settings)
        return
    signal.signal(signal.SIGTERM, lambda *_: sys.exit())  # uvicorn raises it again once it has stopped
    profile_threads(file)
    profiler = cProfile.Profile()
    try:
        profiler.runcall(serve, settings)
    finally:
        profiler.dump_stats(f"{file}.main")


def profile_threads(file: str) -> None:
    run = threading.Thread.run

    def profiled(self: threading.Thread) -> None:
        profiler = cProfile.Profile()
        try:
            profiler.runcall(run, self)
        finally:
            profiler.dump_stats(f"{file}.{self.name}")

    threading.Thread.run = profiled  # type: ignore[method-assign]


if __name__ == "__main__":
    main()
