"""The servers of a trial: raised, killed and raised again on the same data and the same port."""

from __future__ import annotations

import asyncio
import json
import os
import signal
import sys
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any

ROOT = Path(__file__).parents[2]
PATIENCE = 300.0  # seconds: a machine may be very busy


class WillNotStart(Exception):
    """The server says no; its log says why."""


class Nursery:
    """The process that forks servers."""

    def __init__(self, process: asyncio.subprocess.Process) -> None:
        self._process = process
        self._words: dict[tuple[str, int], asyncio.Future[dict[str, Any]]] = {}
        self._order = asyncio.Lock()
        self._born: asyncio.Queue[int] = asyncio.Queue()
        self._listening = asyncio.ensure_future(self._listen())

    async def bear(self, settings: dict[str, Any]) -> tuple[int, str]:
        """A new server: its process and its address, once it answers."""
        async with asyncio.timeout(PATIENCE):
            async with self._order:
                self._tell(settings)
                process = await self._born.get()
            word = await self._word("ready", process)
        if not word["address"]:
            await self.end(process, signal.SIGKILL)
            raise WillNotStart(word["code"])
        return process, word["address"]

    async def end(self, process: int, how: signal.Signals) -> None:
        self._tell({"signal": int(how), "to": process})
        async with asyncio.timeout(PATIENCE):
            await self._word("gone", process)

    def _tell(self, order: dict[str, Any]) -> None:
        assert self._process.stdin is not None
        self._process.stdin.write(json.dumps(order, default=str).encode() + b"\n")

    def _word(self, kind: str, process: int) -> asyncio.Future[dict[str, Any]]:
        return self._words.setdefault((kind, process), asyncio.get_running_loop().create_future())

    async def _listen(self) -> None:
        assert self._process.stdout is not None
        async for line in self._process.stdout:
            word = json.loads(line)
            if "born" in word:
                self._born.put_nowait(word["born"])
            else:
                kind = "gone" if "gone" in word else "ready"
                self._word(kind, word[kind]).set_result(word)


@asynccontextmanager
async def open_nursery() -> AsyncIterator[Nursery]:
    process = await asyncio.create_subprocess_exec(
        sys.executable,
        "-c",  # and not the file: processes for bots would import it all over again
        "from server.jepsen.nursery import main; main()",
        stdin=asyncio.subprocess.PIPE,
        stdout=asyncio.subprocess.PIPE,
        env={**os.environ, "PYTHONPATH": os.pathsep.join([str(ROOT), os.environ.get("PYTHONPATH", "")])},
    )
    forks = Nursery(process)
    try:
        async with asyncio.timeout(PATIENCE):
            await forks._born.get()
        yield forks
    finally:
        assert process.stdin is not None
        process.stdin.close()
        await process.wait()
        await forks._listening


class Node:
    """One server, through all its lives."""

    def __init__(self, forks: Nursery, settings: dict[str, Any]) -> None:
        self.address = ""
        self._forks = forks
        self._settings = {"host": "127.0.0.1", "port": 0, "limits": False, **settings}
        self._process = 0

    async def start(self) -> None:
        self._process, self.address = await self._forks.bear(self._settings)
        self._settings["port"] = int(self.address.rsplit(":", 1)[1])

    def send(self, how: signal.Signals) -> None:
        """Without waiting for anything."""
        os.kill(self._process, how)

    async def end(self, how: signal.Signals = signal.SIGKILL) -> None:
        await self._forks.end(self._process, how)
        self._process = 0

    @property
    def data(self) -> Path:
        return Path(self._settings["data"])

    @property
    def kept(self) -> Path:
        """What was flushed, where the disk can lose power."""
        return Path(self._settings["disk"])

    @property
    def clock(self) -> Path:
        return Path(self._settings["clock"])

    @property
    def log(self) -> str:
        """What it had to say for itself."""
        return self.data.with_suffix(".log").read_text()
