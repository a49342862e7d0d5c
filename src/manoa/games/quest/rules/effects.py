"""Effects of action cards and tokens (Q-6.3, Q-10.5).

Which effects a source has and how much of each, `Rules.effect` and `Rules.amount` say. Most are sub-phases: what the
player still has to decide or to be given, on a small stack so that effects nest. The others set a flag.
"""

from __future__ import annotations

from manoa.games.quest.parts.cards import DEMON
from manoa.games.quest.rules import tasks
from manoa.games.quest.rules.asked.force import begin_rousing
from manoa.games.quest.rules.bounds import may_move, usable, usable_tokens
from manoa.games.quest.rules.ids import TOKENS
from manoa.games.quest.rules.modules import hooks
from manoa.games.quest.rules.state import EFFECTS, Rules, State
from manoa.kernel.bits import lowest
from manoa.kernel.language import kernel
from manoa.kernel.stack import push


@kernel
def has_use(rules: Rules, state: State, effect: int) -> bool:
    """Tokens are played only where they do something; a card that takes one needs a pile to take it from."""
    if effect == tasks.REPLACE:
        return usable(rules, state) != 0
    if effect == tasks.REMOVE:
        return state.hand_size[state.turn] > 0
    if effect == tasks.TAKE:
        return (state.board | state.reserve | state.aside) != 0
    if effect == tasks.KEEP:
        return state.used_item != 0
    if effect == tasks.PASS:
        return not state.passing and may_move(rules, state)
    if effect == tasks.CHANGE:
        return not state.changing and may_move(rules, state)
    if effect == tasks.BANISH:
        return state.held[state.turn, DEMON] > 0
    if effect == tasks.OPEN:
        return not state.open_reserve and not state.bought and state.reserve != 0
    if effect == tasks.ROUSE:  # it moves pieces (H-7.1)
        return may_move(rules, state) or rules.version_1 != 0
    return hooks.has_use(rules, state, effect) != 0


@kernel
def begin_effects(rules: Rules, state: State, source: int) -> None:
    """In their order, so the last is pushed first."""
    for i in range(EFFECTS - 1, -1, -1):
        effect = rules.effect[source, i]
        if effect == tasks.KEEP:
            keep(state)
        elif effect == tasks.PASS:
            state.passing = 1
        elif effect == tasks.CHANGE:
            state.changing = 1
        elif effect == tasks.OPEN:
            state.open_reserve = 1
        elif effect == tasks.ROUSE:
            begin_rousing(rules, state)
        elif effect and not hooks.begin_effect(rules, state, source, effect, rules.amount[source, i]):
            optional = effect == tasks.REMOVE and source < TOKENS  # cards let one stop early
            if effect == tasks.TAKE:
                optional = (rules.board_takers >> source) & 1 != 0
            push(state, effect, state.turn, rules.amount[source, i], optional)


@kernel
def keep(state: State) -> None:
    """The item used just now stays in the play area (Q-10.5)."""
    kind = state.used_item - 1
    state.used_item = 0
    state.removed[state.turn, kind] -= 1
    state.area[state.area_size] = kind
    state.area_size += 1


@kernel
def playable_tokens(rules: Rules, state: State) -> int:
    """Tokens that need no piece, each where it has a use (Q-10.5)."""
    found, rest = 0, usable_tokens(rules, state) & ~rules.moving_tokens
    while rest:
        token = lowest(rest)
        rest &= rest - 1
        effect = rules.effect[TOKENS + token, 0]
        found |= (effect != 0 and has_use(rules, state, effect)) << token
    return found
