"""Servers that start at once: a process with everything imported, which forks one whenever it is asked to.

It reads lines of JSON: settings to start a server with, or whom to send a signal. It writes a line for each server that
is born, ready or gone. When its input ends, so do its servers and itself.
"""

from __future__ import annotations

import json
import os
import signal
import sys
from importlib import import_module
from pathlib import Path
from typing import Any

from manoa.server.app import make_app
from manoa.server.live import games, thinking
from manoa.server.run import serve
from manoa.server.settings import Settings

LATE = (
    "alembic.command",
    "psycopg",
    "sqlalchemy.dialects.postgresql.psycopg",
    "uvicorn.protocols.http.httptools_impl",
    "uvicorn.protocols.websockets.websockets_sansio_impl",
    "uvloop",
)


def say(**words: Any) -> None:
    os.write(1, json.dumps(words).encode() + b"\n")


def raise_server(given: dict[str, Any]) -> int:
    child = os.fork()
    if child:
        return child
    try:
        signal.signal(signal.SIGINT, signal.SIG_IGN)
        os.dup2(os.open(os.devnull, os.O_RDONLY), 0)
        if given.pop("no_bots", False):
            thinking.Thinkers.start = _rest  # type: ignore[method-assign]
        settings = Settings(**{**given, "data": Path(given["data"])})
        os.dup2(os.open(settings.data.with_suffix(".log"), os.O_WRONLY | os.O_CREAT | os.O_APPEND, 0o600), 2)
        serve(settings, lambda address: say(ready=os.getpid(), address=address))
    except BaseException as error:
        print(repr(error), file=sys.stderr, flush=True)
        os._exit(1)
    os._exit(0)


async def _rest(self: thinking.Thinkers) -> None:
    """Where no bot plays, none needs a process."""


def main() -> None:
    for name in LATE:
        import_module(name)
    make_app(Settings())  # and with it much of the framework
    games._load()  # kernels too, once and for all servers
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
