"""Jobs that do as they are told, for a process in which routes are tried and made."""

from __future__ import annotations

import os
import time
from collections.abc import Iterator
from typing import Any

from manoa.server.live.maker import Progress, Task, called_back, reviewed

ERRORS = {"fail": RuntimeError("bots do not like it"), "refuse": ValueError("there is no such thing")}


def report(done: int, asked: int) -> dict[str, Any]:
    return {
        "games": done,
        "asked": asked,
        "players": 2,
        "rounds": {"mean": 20.5, "error": 0.4, "histogram": [[20, done]]},
        "seats": [{"wins": done, "share": 1.0, "error": 0.0}, {"wins": 0, "share": 0.0, "error": 0.0}],
        "use": [[0, 0, 0.5]],
        "waiting": [],
        "opens": [{"between": ["B", "C"], "seats": [done, 0]}],
        "ways": [],
        "verdict": [{"code": "length-medium", "parts": {"rounds": 20, "level": "hard"}}],
    }


def steps(task: Task) -> Iterator[Progress]:
    """A trial plays a game at a step; its seats say what else happens. A wish comes back as it went. Reviews are real
    ones, but hasty."""
    if task.kind == "review":
        from manoa.study.review import SIMULATIONS  # takes a while, and other jobs do without it

        SIMULATIONS[task.game] = 16
        yield from reviewed(**task.given)
        return
    if task.kind == "generate":
        yield from called_back(lambda progress: made(task.given, progress))
        return
    asked, how = task.given["games"], task.given["options"].get("how", "")
    for done in range(1, asked + 1):
        if how == "crash":
            os._exit(3)
        if how in ERRORS:
            raise ERRORS[how]
        time.sleep(0.02 if how == "slow" else 0)
        yield Progress(done, asked, report(done, asked), over=done == asked)


def made(given: dict[str, Any], progress: Any) -> dict[str, Any]:
    for done in range(5):
        progress(done, 5)
    return {"seed": given["seed"], "wish": given["wish"]}
