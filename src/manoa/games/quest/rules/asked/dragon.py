"""Moving dragons (M-5.4, M-5.5). First come the cards: the `subject` is the dragon; two are `owed`, or one with its
symbol. Or a card moves `owed` dragons one after the other: of the `subject` the lowest bits are those that may still be
chosen, the others how far each may go. Then the dragon that is the `subject` moves up to `owed` spaces."""

from __future__ import annotations

from typing import Any

from manoa.games.quest.parts.modules import FAST, SLOW, TWO_CARDS
from manoa.games.quest.rules import notes, tasks, zones
from manoa.games.quest.rules.bounds import usable, usable_cards
from manoa.games.quest.rules.modules.dragons import alone, flights, movable
from manoa.games.quest.rules.modules.fog import requirement
from manoa.games.quest.rules.requirements import NO_SYMBOL, POWERS
from manoa.games.quest.rules.state import DRAGONS, Rules, State
from manoa.kernel.journal import note
from manoa.kernel.language import kernel
from manoa.kernel.stack import pop, push

# Cards


@kernel
def tame_choices(rules: Rules, state: State) -> int:
    """The kinds that may be laid down now."""
    top = state.depth - 1
    if state.owed[top] < TWO_CARDS or usable_cards(rules, state) >= TWO_CARDS:
        return usable(rules, state)
    return alone(rules, state, state.subject[top])


@kernel
def tame_answer(rules: Rules, state: State, kind: int, journal: Any) -> None:
    top = state.depth - 1
    dragon, first = 0 + state.subject[top], state.owed[top] == TWO_CARDS
    single = first and (alone(rules, state, dragon) >> kind) & 1 != 0
    note(journal, notes.LAID, state.turn, kind, 0, 0, 0)
    if single and dragon < NO_SYMBOL:
        zones.use(rules, state, kind)
    else:
        zones.lay(rules, state, kind)
    if first and not single:
        state.owed[top] -= 1
        return
    pop(state)
    push(state, tasks.HERD, state.turn, flight_range(rules, state, dragon, single), dragon)


@kernel
def flight_range(rules: Rules, state: State, dragon: int, single: bool) -> int:
    """How far cards move a dragon: a single card farther, from a space of the dragon's own colour."""
    colour = requirement(rules, state, state.dragon_at[dragon]) // POWERS
    return FAST if single and (rules.dragon_fast[dragon] >> colour) & 1 else SLOW


# Dragon Tamer and Dragon Whistle


@kernel
def whistle_choices(rules: Rules, state: State) -> int:
    """The dragons that may be chosen next."""
    top = state.depth - 1
    return movable(rules, state) & state.subject[top] if state.owed[top] else 0


@kernel
def whistle_answer(rules: Rules, state: State, dragon: int, journal: Any) -> None:
    top = state.depth - 1
    note(journal, notes.TAMING, state.turn, dragon, 0, 0, 0)
    state.owed[top] -= 1
    state.subject[top] &= ~(1 << dragon)
    push(state, tasks.HERD, state.turn, state.subject[top] >> DRAGONS, dragon)


# The way


@kernel
def herd_choices(rules: Rules, state: State) -> int:
    return flights(rules, state, state.dragon_at[state.subject[state.depth - 1]])


@kernel
def herd_answer(rules: Rules, state: State, direction: int, journal: Any) -> None:
    """One space, over blockades and without any requirement."""
    top = state.depth - 1
    dragon = 0 + state.subject[top]
    there = rules.neighbour[state.dragon_at[dragon], direction]
    note(journal, notes.FLEW, state.turn, dragon, state.dragon_at[dragon], there, 0)
    state.dragon_at[dragon] = there
    state.owed[top] -= 1
    if state.owed[top] == 0:
        pop(state)
