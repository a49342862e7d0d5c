"""Dragons that are moved one after the other (Dragon Tamer and Dragon Whistle, M-5.5): `owed` is how many. Of the
`subject` the lowest bits are those that may still be chosen, the others how far each may go."""

from __future__ import annotations

from typing import Any

from manoa.games.quest.rules.ids import DONE, DRAGON
from manoa.games.quest.rules.modules.dragons import movable
from manoa.games.quest.rules.notes import TAMING
from manoa.games.quest.rules.state import DRAGONS, Rules, State
from manoa.games.quest.rules.tasks import HERD, WHISTLE
from manoa.kernel.bits import write
from manoa.kernel.journal import note
from manoa.kernel.language import kernel
from manoa.kernel.stack import pop, push


@kernel
def begin(rules: Rules, state: State, source: int, count: int) -> None:
    push(state, WHISTLE, state.turn, count, (rules.steps[source] << DRAGONS) | state.awake)


@kernel
def whistled(rules: Rules, state: State) -> int:
    """The dragons that may be chosen next."""
    top = state.depth - 1
    return movable(rules, state) & state.subject[top] if state.owed[top] else 0


@kernel
def answers(rules: Rules, state: State, out: Any) -> int:
    out[0] = DONE
    return write(whistled(rules, state), DRAGON, out, 1)


@kernel
def answer(rules: Rules, state: State, action: int, journal: Any) -> None:
    top, dragon = state.depth - 1, action - DRAGON
    note(journal, TAMING, state.turn, dragon, 0, 0, 0)
    state.owed[top] -= 1
    state.subject[top] &= ~(1 << dragon)
    push(state, HERD, state.turn, state.subject[top] >> DRAGONS, dragon)


@kernel
def settled(rules: Rules, state: State, journal: Any) -> bool:
    over = whistled(rules, state) == 0
    if over:
        pop(state)
    return over
