"""Driving `manoa`: in this process, as a command, and as a person at a terminal."""

from __future__ import annotations

import os
import pty
import re
import select
import signal
import subprocess
import sys
import time
from collections.abc import Iterable
from pathlib import Path
from types import TracebackType

from typer.testing import CliRunner, Result

import manoa
from manoa.bots.names import NAMES
from manoa.cli.app import app
from manoa.cli.files import save

COMMAND = [sys.executable, "-c", "from manoa.cli import main; main()"]
ENGLISH = {"LC_ALL": "C.UTF-8"}
QUICK = {"MANOA_INTERPRETED": "1", **ENGLISH}  # for one match, loading Numba would take longer than playing
ESCAPE = re.compile(r"\x1b\[[0-9;?]*[A-Za-z]")
BOT = f"(?:{'|'.join(NAMES)})"  # the name of any


def run(*words: str, lines: Iterable[str] = (), env: dict[str, str] | None = None) -> Result:
    """The command in this process, fed line by line."""
    fed = "".join(f"{line}\n" for line in lines)
    return CliRunner().invoke(app, list(words), input=fed, env={"COLUMNS": "80", **ENGLISH, **(env or {})})


def play(*words: str, lines: Iterable[str] = (), env: dict[str, str] | None = None) -> Result:
    """A short match that seat 0 begins, the same every time."""
    return run("play", "lost-cities", "--seed", "7", "--first-player", "oldest", *words, lines=lines, env=env)


def finished(file: Path) -> str:
    """A file with a match of one round that is over."""
    match, bot = manoa.game("lost-cities", rounds=1).start(seed=7), manoa.bot("random", seed=7)
    while match.player is not None:
        match.play(bot.choose(match.for_seat(match.player)))
    save(match.record(), file)
    return str(file)


def start(*words: str, **env: str) -> subprocess.CompletedProcess[str]:
    """The command in a process of its own."""
    surroundings = {**os.environ, **QUICK, **env}
    return subprocess.run([*COMMAND, *words], input="", capture_output=True, text=True, env=surroundings, timeout=60)


def hear_interrupts() -> None:
    """Tests that run in the background inherit that interrupts are ignored."""
    signal.signal(signal.SIGINT, signal.default_int_handler)


class Person:
    """Somebody at a terminal."""

    def __init__(self, *words: str, folder: Path, **env: str) -> None:
        self._end, other = pty.openpty()
        # No pty answers prompt_toolkit's question where the cursor is; it would wait for it.
        about = {**QUICK, "TERM": "xterm-256color", "COLUMNS": "80", "LINES": "30", "PROMPT_TOOLKIT_NO_CPR": "1"}
        surroundings = {name: value for name, value in os.environ.items() if name != "NO_COLOR"} | about | env
        self.process = subprocess.Popen(
            [*COMMAND, *words],
            stdin=other,
            stdout=other,
            stderr=other,
            cwd=folder,
            env=surroundings,
            close_fds=True,
            preexec_fn=hear_interrupts,
        )
        os.close(other)
        self.raw = ""
        self._seen = 0

    def __enter__(self) -> Person:
        return self

    def __exit__(self, kind: type[BaseException] | None, error: BaseException | None, at: TracebackType | None) -> None:
        self.process.kill()
        self.process.wait()
        os.close(self._end)

    def sees(self, text: str, seconds: float = 60) -> str:
        """Wait for a text; what came up to it, without escape codes."""
        limit = time.monotonic() + seconds
        while text not in self.screen[self._seen :]:
            if not self._more(limit - time.monotonic()):
                raise AssertionError(f"{text!r} did not come; this did: {self.screen[self._seen :]!r}")
        begin, self._seen = self._seen, self.screen.index(text, self._seen) + len(text)
        return self.screen[begin : self._seen]

    @property
    def screen(self) -> str:
        return ESCAPE.sub("", self.raw)

    def types(self, text: str) -> None:
        os.write(self._end, text.encode())

    def leaves(self) -> int:
        """The exit code."""
        while self._more(60):
            pass
        return self.process.wait(60)

    def _more(self, seconds: float) -> bool:
        if not select.select([self._end], [], [], max(seconds, 0))[0]:
            return False
        try:
            some = os.read(self._end, 65536)
        except OSError:  # the other end was closed
            return False
        self.raw += some.decode(errors="replace")
        return bool(some)
