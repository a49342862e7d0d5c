"""Cards in hand, up to `owed`, that an effect asks for (Q-6.3, Q-10.5): removed, where the `subject` is 1 if none need
be chosen; or laid down for as many new ones, where the `subject` is how many were."""

from __future__ import annotations

from typing import Any

from manoa.games.quest.rules import notes, tasks, zones
from manoa.games.quest.rules.bounds import usable
from manoa.games.quest.rules.state import Rules, State
from manoa.kernel import stack
from manoa.kernel.journal import note
from manoa.kernel.language import kernel


@kernel
def remove_choices(rules: Rules, state: State) -> int:
    return state.hand[state.turn] if state.owed[state.depth - 1] else 0


@kernel
def replace_choices(rules: Rules, state: State) -> int:
    return usable(rules, state) if state.owed[state.depth - 1] else 0


@kernel
def remove_answer(rules: Rules, state: State, kind: int, journal: Any) -> None:
    state.owed[state.depth - 1] -= 1
    note(journal, notes.REMOVED, state.turn, kind, 0, 0, 0)
    zones.remove(rules, state, kind)


@kernel
def replace_answer(rules: Rules, state: State, kind: int, journal: Any) -> None:
    state.owed[state.depth - 1] -= 1
    state.subject[state.depth - 1] += 1
    note(journal, notes.LAID, state.turn, kind, 0, 0, 0)
    zones.lay(rules, state, kind)


@kernel
def replace_finish(rules: Rules, state: State, journal: Any) -> None:
    laid = 0 + state.subject[state.depth - 1]
    stack.pop(state)
    stack.push(state, tasks.DRAW, state.turn, laid, 0)
