"""Drawing cards (Q-6.4): `owed` of them. Nobody is asked."""

from __future__ import annotations

from typing import Any

from manoa.games.quest.rules.state import Rules, State
from manoa.games.quest.rules.zones import draw
from manoa.kernel.language import kernel
from manoa.kernel.stack import pop


@kernel
def settled(rules: Rules, state: State, journal: Any) -> bool:
    cards = 0 + state.owed[state.depth - 1]
    pop(state)
    draw(rules, state, state.turn, cards, journal)
    return True
