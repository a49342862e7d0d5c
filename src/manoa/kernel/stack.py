"""Open decisions and pending effects, as a small stack inside a state, so that one can interrupt another.

The state has the arrays `task` (which task it is; 0 is none), `who` (the seat that decides), `owed` and `subject` (how
much is still to come, and what it is about), and `depth`.
"""

from __future__ import annotations

from typing import Any

from manoa.kernel.language import kernel


@kernel
def push(state: Any, task: int, who: int, owed: int, subject: int) -> None:
    state.task[state.depth] = task
    state.who[state.depth] = who
    state.owed[state.depth] = owed
    state.subject[state.depth] = subject
    state.depth += 1


@kernel
def pop(state: Any) -> None:
    """Remove the top task. Its place is cleared, because equal positions must be equal bytes."""
    state.depth -= 1
    state.task[state.depth] = 0
    state.who[state.depth] = 0
    state.owed[state.depth] = 0
    state.subject[state.depth] = 0


@kernel
def current(state: Any) -> int:
    """The task on top; 0 if there is none."""
    return state.task[state.depth - 1] if state.depth else 0


@kernel
def decider(state: Any) -> int:
    """The seat that the top task asks; without a task, the seat whose turn it is."""
    return state.who[state.depth - 1] if state.depth else state.turn
