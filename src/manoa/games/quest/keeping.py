"""What a card is worth that is kept for the next turn."""

from __future__ import annotations

from typing import Any

from manoa.games.quest import weights
from manoa.games.quest.outlook import turns
from manoa.games.quest.plans import AT, OPEN, PACE, PLACE, cost_from
from manoa.games.quest.reach import spread
from manoa.games.quest.state import OUTSIDE, Rules, State
from manoa.kernel.language import kernel


@kernel
def use_of(rules: Rules, state: State, plan: int, kind: int, scratch: Any) -> int:
    """The turns that a card would save by itself after a plan; a Native always finds a use."""
    now = left_at(rules, state, plan, 0, scratch[plan + AT], 0, scratch)
    least = now
    if (rules.free_kinds >> kind) & 1:
        return rules.weights[weights.KEEP_FROM] + 1
    for piece in range(rules.pieces):
        if scratch[plan + AT + piece] != OUTSIDE:
            for symbol in range(3):
                if (rules.symbols[kind] >> symbol) & 1:
                    for i in range(1, spread(rules, state, plan, piece, symbol, rules.power[kind], scratch)):
                        place = PLACE * i
                        left = left_at(rules, state, plan, piece, scratch[place], scratch[place + 2], scratch)
                        least = min(least, left)
    return now - least


@kernel
def left_at(rules: Rules, state: State, plan: int, piece: int, there: int, opened: int, scratch: Any) -> int:
    """The turns left after a plan with a piece elsewhere and gates opened."""
    standing = state.standing & ~(scratch[plan + OPEN] | opened)
    cost, way = 0, 0
    for other in range(2):
        space = there if other == piece else scratch[plan + AT + other]
        if space != OUTSIDE:
            cost += cost_from(rules, space, standing, scratch)
            way += rules.way[space]
    return turns(scratch[PACE], scratch[PACE + 1], cost, way)
