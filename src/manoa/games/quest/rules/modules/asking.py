"""What the modules let a player do, and what they ask for."""

from __future__ import annotations

from typing import Any

from manoa.games.quest.rules import ids
from manoa.games.quest.rules.modules.danger import ways_back
from manoa.games.quest.rules.modules.dragons import flights, tamable, taming_cards, whistled
from manoa.games.quest.rules.modules.muisca import storable
from manoa.games.quest.rules.state import Rules, State
from manoa.games.quest.rules.tasks import HERD, RETREAT, TAME
from manoa.kernel.bits import write
from manoa.kernel.language import kernel


@kernel
def module_actions(rules: Rules, state: State, out: Any, size: int) -> int:
    """What the modules let one do at any time in the play phase (M-4.2, M-5.4)."""
    size = write(storable(rules, state), ids.STORE, out, size)
    return write(tamable(rules, state), ids.DRAGON, out, size)


@kernel
def module_answers(rules: Rules, state: State, task: int, out: Any) -> int:
    """What their current sub-phase asks for."""
    if task == RETREAT:
        return ways_back(rules, state, out, 0)
    if task == TAME:
        return write(taming_cards(rules, state), ids.CHOOSE, out, 0)
    out[0] = ids.DONE
    if task == HERD:
        return write(flights(rules, state, state.dragon_at[state.subject[state.depth - 1]]), ids.STEP, out, 1)
    return write(whistled(rules, state), ids.DRAGON, out, 1)
