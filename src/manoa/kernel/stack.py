"""What is to be decided or carried out, as a small stack inside a state, so that one thing can interrupt another.

The state has the arrays `task` (which it is; 0 is nothing), `due` and `what` (two numbers to it), and `depth`.
"""

from __future__ import annotations

from typing import Any

from manoa.kernel.language import kernel


@kernel
def push(state: Any, task: int, due: int, what: int) -> None:
    state.task[state.depth] = task
    state.due[state.depth] = due
    state.what[state.depth] = what
    state.depth += 1


@kernel
def pop(state: Any) -> None:
    """The top task is over. Its place is cleared: equal positions are equal bytes."""
    state.depth -= 1
    state.task[state.depth] = 0
    state.due[state.depth] = 0
    state.what[state.depth] = 0


@kernel
def current(state: Any) -> int:
    """The task on top; 0 if there is none."""
    return state.task[state.depth - 1] if state.depth else 0
