"""Servers that start at once: a process with everything imported, which forks one whenever it is asked to.

Each is the real command line with its flags. What no flag says is put in place here: shorter leases, a disk that can
lose power, a wall clock that can be set, and mutants. Bots' processes are forked too, from one that has loaded what
they need. It reads lines of JSON: how to start a server, or whom to send a signal. It writes a line for each server
that is born, ready or gone. When its input ends, so do its servers and itself.
"""

from __future__ import annotations

import json
import mmap
import os
import signal
import struct
import sys
import time
from collections.abc import Callable
from dataclasses import replace
from importlib import import_module
from multiprocessing import forkserver, get_context
from pathlib import Path
from typing import Any

from manoa.cli import serving
from manoa.cli.app import app
from manoa.games import REGISTERED
from manoa.play.match import game
from manoa.server.app import make_app
from manoa.server.live import games, thinking
from manoa.server.run import serve
from manoa.server.settings import Settings
from server.jepsen import disk, mutants

LATE = (
    "alembic.command",
    "psycopg",
    "sqlalchemy.dialects.postgresql.psycopg",
    "uvicorn.protocols.http.httptools_impl",
    "uvicorn.protocols.websockets.websockets_sansio_impl",
    "uvloop",
)
FLAGS = ("host", "port", "data", "database", "workers")
voice = 1  # where to say something


def say(**words: Any) -> None:
    os.write(voice, json.dumps(words).encode() + b"\n")


def raise_server(given: dict[str, Any]) -> int:
    global voice
    child = os.fork()
    if child:
        return child
    code: Any = 1
    try:
        signal.signal(signal.SIGINT, signal.SIG_IGN)
        os.dup2(os.open(os.devnull, os.O_RDONLY), 0)
        voice = os.dup(1)
        log = os.open(Path(given["data"]).with_suffix(".log"), os.O_WRONLY | os.O_CREAT | os.O_APPEND, 0o600)
        os.dup2(log, 1)
        os.dup2(log, 2)
        code = _run(given)
    except BaseException as error:
        print(repr(error), file=sys.stderr, flush=True)
    if code:
        say(ready=os.getpid(), address="", code=str(code))
    os._exit(1 if code else 0)


def _run(given: dict[str, Any]) -> Any:
    """The command line, with what only tests change."""
    if given.pop("no_bots", False):
        thinking.Thinkers.start = _rest  # type: ignore[method-assign]
    if kept := given.pop("disk", None):
        disk.install(Path(given["data"]), Path(kept))
    if clock := given.pop("clock", None):
        _follow(Path(clock))
    if mutant := given.pop("mutant", None):
        mutants.MUTANTS[mutant]()
    flags = [f"--{flag}={given.pop(flag)}" for flag in FLAGS if given.get(flag) is not None]
    flags += ["--behind-proxy"] if given.pop("behind_proxy", False) else []
    rest = {key: value for key, value in given.items() if key not in FLAGS}

    def served(settings: Settings, _: Callable[[str], None] = print) -> None:
        serve(replace(settings, **rest), lambda address: say(ready=os.getpid(), address=address))

    vars(serving)["serve"] = served
    return app(["serve", *flags], standalone_mode=False)


async def _rest(self: thinking.Thinkers) -> None:
    """Where no bot plays, none needs a process."""


def _follow(file: Path) -> None:
    """A wall clock that somebody else sets: the file holds by how many seconds it is wrong."""
    if not file.exists():
        file.write_bytes(struct.pack("d", 0.0))
    with file.open("r+b") as opened:
        wrong = mmap.mmap(opened.fileno(), 8)
    real, real_ns = time.time, time.time_ns

    def by() -> float:
        return float(struct.unpack("d", wrong[:])[0])

    time.time = lambda: real() + by()
    time.time_ns = lambda: real_ns() + int(by() * 1e9)


def _fork_bots() -> None:
    """One process for all servers to fork bots' processes from. It is no child of theirs: they do not ask after it."""
    thinking.CONTEXT = context = get_context("forkserver")  # type: ignore[assignment]
    context.set_forkserver_preload(["server.jepsen.warm"])
    forkserver.ensure_running()
    forkserver._forkserver.ensure_running = lambda: None  # type: ignore[method-assign]


def main() -> None:
    _fork_bots()
    for name in LATE:
        import_module(name)
    make_app(Settings())  # and with it much of the framework
    for name in REGISTERED:
        games.call(game(name))  # kernels too, once and for all servers
    children: set[int] = set()
    say(born=0)
    for line in sys.stdin:
        order = json.loads(line)
        if "signal" in order:
            os.kill(order["to"], order["signal"])
            os.waitpid(order["to"], 0)
            children.discard(order["to"])
            say(gone=order["to"])
        else:
            child = raise_server(order)
            children.add(child)
            say(born=child)
    for child in children:
        os.kill(child, signal.SIGKILL)
