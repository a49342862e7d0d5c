"""A real server in a process of its own, as `manoa serve` runs it, on a free port and in a folder of its own."""

from __future__ import annotations

import json
import os
import select
import subprocess
import sys
import time
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from pathlib import Path
from typing import Any

START = 60.0  # seconds
STOP = 20.0

SERVE = """
import json, sys
from importlib import import_module
from pathlib import Path
from manoa.server.run import serve
from manoa.server.settings import Settings

for place, value in json.loads(sys.argv[2]).items():
    module, _, name = place.rpartition(".")
    assert hasattr(import_module(module), name)
    setattr(import_module(module), name, value)
given = json.loads(sys.argv[1])
settings = Settings(**{**given, "data": Path(given["data"])})
serve(settings, lambda address: print(f"Manoa is at {address}", flush=True))
"""


@dataclass(frozen=True)
class Running:
    """A server that answers."""

    address: str  # http://localhost:…
    process: subprocess.Popen[str]
    logs: Path  # what it writes to stderr

    def log(self) -> list[dict[str, Any]]:
        """What it has logged so far."""
        return [json.loads(line) for line in self.logs.read_text().splitlines() if line.startswith("{")]

    def kill(self) -> None:
        """As a power cut would."""
        self.process.kill()
        self.process.wait()


@contextmanager
def running_server(
    folder: Path, *, quick: bool = False, changed: dict[str, Any] | None = None, **settings: Any
) -> Iterator[Running]:
    """A server in this folder, with these `Settings`; the same folder again has the same tables.

    A quick one loads no compiled games: for a few steps, that would take longer than playing. Changed: constants of its
    modules.
    """
    logs = folder / "server.log"
    given = {"host": "127.0.0.1", "port": 0, "data": str(folder / "data"), **settings}
    command = [sys.executable, "-c", SERVE, json.dumps(given, default=str), json.dumps(changed or {})]
    surroundings = {"MANOA_INTERPRETED": "1"} if quick else {}
    with logs.open("a") as errors, started(command, errors, **surroundings) as process:
        yield Running(address_of(process, logs), process, logs)


@contextmanager
def started(command: list[str], errors: Any, **env: str) -> Iterator[subprocess.Popen[str]]:
    """A process that is asked to end, and made to if it does not."""
    surroundings = {**os.environ, **env}
    process = subprocess.Popen(command, stdout=subprocess.PIPE, stderr=errors, text=True, env=surroundings)
    try:
        yield process
    finally:
        process.terminate()
        try:
            process.wait(STOP)
        except subprocess.TimeoutExpired:
            process.kill()
            process.wait()
        assert process.stdout is not None
        process.stdout.close()


def address_of(process: subprocess.Popen[str], logs: Path) -> str:
    """Wait until it prints where it is."""
    assert process.stdout is not None
    limit = time.monotonic() + START
    while select.select([process.stdout], [], [], max(0.0, limit - time.monotonic()))[0]:
        line = process.stdout.readline()
        if not line:
            break
        if line.startswith("Manoa is at "):
            return line.split()[3]
    raise AssertionError(f"The server did not start:\n{logs.read_text()[-4000:]}")
