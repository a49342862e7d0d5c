"""`manoa serve` in a process of its own, which can be killed and started again where it was."""

from __future__ import annotations

import json
import os
import socket
import sys
from contextlib import ExitStack
from pathlib import Path
from typing import Any
from urllib.parse import urlsplit
from urllib.request import Request, urlopen

from server.running import address_of, started

LAUNCH = Path(__file__).parent / "launch.py"


def free_port() -> int:
    with socket.socket() as found:
        found.bind(("127.0.0.1", 0))
        port: int = found.getsockname()[1]
    return port


class Server:
    """Answers at `address`, which stays the same over a restart, as does all that it stores in `data`."""

    def __init__(self, folder: Path, *, named: bool = False, **env: str) -> None:
        """`named`: it is told where people reach it."""
        self.data = folder / "data"
        paths = [str(LAUNCH.parents[1]), *os.environ.get("PYTHONPATH", "").split(os.pathsep)]
        self._env = {"PYTHONPATH": os.pathsep.join(filter(None, paths)), **env}
        self.address = ""
        self._log = folder / "server.log"
        self._port = free_port() if named else 0
        self._named = ["--origin", f"http://localhost:{self._port}"] if named else []
        self._running = ExitStack()

    @property
    def database(self) -> Path:
        return self.data / "manoa.db"

    def start(self) -> None:
        command = [
            sys.executable,
            str(LAUNCH),
            "serve",
            "--port",
            str(self._port),
            "--data",
            str(self.data),
            *self._named,
        ]
        errors = self._running.enter_context(self._log.open("a"))
        self._process = self._running.enter_context(started(command, errors, **self._env))
        self.address = address_of(self._process, self._log)
        self._port = urlsplit(self.address).port or 0

    def kill(self) -> None:
        """As a power cut would."""
        self._process.kill()
        self.stop()

    def stop(self) -> None:
        self._running.close()

    def restart(self) -> None:
        self.kill()
        self.start()

    def get(self, path: str) -> Any:
        """What the API tells a stranger."""
        with urlopen(Request(f"{self.address}/api{path}")) as answer:
            return json.load(answer)
