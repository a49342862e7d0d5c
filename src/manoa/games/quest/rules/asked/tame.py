"""Cards that move a dragon (M-5.4): the `subject`; two are `owed`, or one with its symbol."""

from __future__ import annotations

from typing import Any

from manoa.games.quest.parts.modules import FAST, SLOW, TWO_CARDS
from manoa.games.quest.rules.bounds import usable, usable_cards
from manoa.games.quest.rules.ids import CHOOSE
from manoa.games.quest.rules.modules.dragons import alone
from manoa.games.quest.rules.modules.fog import ground
from manoa.games.quest.rules.notes import LAID, TAMING
from manoa.games.quest.rules.requirements import NO_SYMBOL, POWERS
from manoa.games.quest.rules.state import Rules, State
from manoa.games.quest.rules.tasks import HERD, TAME
from manoa.games.quest.rules.zones import lay, use
from manoa.kernel.bits import write
from manoa.kernel.journal import note
from manoa.kernel.language import kernel
from manoa.kernel.stack import pop, push


@kernel
def begin(rules: Rules, state: State, dragon: int, journal: Any) -> None:
    note(journal, TAMING, state.turn, dragon, 0, 0, 0)
    push(state, TAME, state.turn, TWO_CARDS, dragon)


@kernel
def taming_cards(rules: Rules, state: State) -> int:
    """The kinds that may be laid down now."""
    top = state.depth - 1
    if state.owed[top] < TWO_CARDS or usable_cards(rules, state) >= TWO_CARDS:
        return usable(rules, state)
    return alone(rules, state, state.subject[top])


@kernel
def answers(rules: Rules, state: State, out: Any) -> int:
    return write(taming_cards(rules, state), CHOOSE, out, 0)


@kernel
def fits(rules: Rules, state: State) -> bool:
    return taming_cards(rules, state) != 0


@kernel
def answer(rules: Rules, state: State, action: int, journal: Any) -> None:
    top, kind = state.depth - 1, action - CHOOSE
    dragon, first = 0 + state.subject[top], state.owed[top] == TWO_CARDS
    single = first and (alone(rules, state, dragon) >> kind) & 1 != 0
    note(journal, LAID, state.turn, kind, 0, 0, 0)
    if single and dragon < NO_SYMBOL:
        use(rules, state, kind)
    else:
        lay(rules, state, kind)
    if first and not single:
        state.owed[top] -= 1
        return
    pop(state)
    push(state, HERD, state.turn, flight_range(rules, state, dragon, single), dragon)


@kernel
def flight_range(rules: Rules, state: State, dragon: int, single: bool) -> int:
    """How far cards move a dragon: a single card farther, from a space of the dragon's own colour."""
    colour = ground(rules, state, state.dragon_at[dragon]) // POWERS
    return FAST if single and (rules.dragon_fast[dragon] >> colour) & 1 else SLOW
