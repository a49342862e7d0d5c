"""Compiling that continues only when a test says so. Nothing is compiled: the kernels must be there already."""

from __future__ import annotations

import os
import sys
import threading
import time
from pathlib import Path
from typing import Any

from manoa.play import ready
from manoa.play.ready import EXPANDED, STAGES

STEPS = 4  # of each stage


class Slowly:
    """Controls compiling through files in a folder: `go(name, stage)` lets a game reach a stage, which otherwise waits
    half-way; `fail(name)` ends it."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder

    def pretend(self, monkeypatch: Any = None) -> None:
        """Replaces compiling in this process, until the process or the test ends."""
        import pytest  # only here: in the process that pretends to compile it would take longer than all the rest

        with_patch = monkeypatch or pytest.MonkeyPatch()
        with_patch.setattr(ready, "COMMAND", (sys.executable, __file__, str(self.folder)))
        with_patch.setattr(ready, "is_ready", self.is_ready)

    def is_ready(self, name: str, stage: str = EXPANDED) -> bool:
        return any((self.folder / f"{name} {later}").exists() for later in STAGES[STAGES.index(stage) :])

    def go(self, name: str, stage: str) -> None:
        (self.folder / f"{name} go {stage}").touch()

    def fail(self, name: str) -> None:
        (self.folder / f"{name} fail").touch()

    def began(self) -> list[str]:
        """The games that were started, one entry for each start."""
        file = self.folder / "began"
        return file.read_text().split() if file.exists() else []

    def compile(self, name: str) -> None:
        with (self.folder / "began").open("a") as file:
            file.write(f"{name}\n")
        for stage in STAGES:
            for step in range(STEPS):
                print(ready.line(name, (step, STEPS, f"{stage} {step}")), file=sys.stderr, flush=True)
                while step == STEPS // 2 and not (self.folder / f"{name} go {stage}").exists():
                    if (self.folder / f"{name} fail").exists():
                        sys.exit("out of ink")
                    time.sleep(0.02)
            (self.folder / f"{name} {stage}").touch()


def end_with_input() -> None:
    """It ends with the server that started it."""
    sys.stdin.read()
    os._exit(1)


if __name__ == "__main__":
    threading.Thread(target=end_with_input, daemon=True).start()
    Slowly(Path(sys.argv[1])).compile(sys.argv[-1])
