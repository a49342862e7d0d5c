"""The stop of a piece once its curses are done (H-2.2): the `subject`; with nothing `owed` it does not count any more.
Nobody is asked."""

from __future__ import annotations

from typing import Any

from manoa.games.quest.rules.state import Rules, State
from manoa.games.quest.rules.stops import stop
from manoa.kernel.language import kernel
from manoa.kernel.stack import pop


@kernel
def settled(rules: Rules, state: State, journal: Any) -> bool:
    owed, piece = 0 + state.owed[state.depth - 1], 0 + state.subject[state.depth - 1]
    pop(state)
    if owed:
        stop(rules, state, piece, journal)
    return True
