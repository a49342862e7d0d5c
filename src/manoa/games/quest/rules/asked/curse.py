"""Curses that are due for a piece (H-4.1): `owed` of them; the `subject` is the piece. Nobody is asked, unless one may
be sent away: then the `subject` is that curse. After a demon step comes the stop of the piece (H-2.2)."""

from __future__ import annotations

from typing import Any

from manoa.games.quest.parts.cards import DEMON
from manoa.games.quest.parts.tokens import ANTI_CURSE, CAVE_FEVER, FIRST_CURSE, FIRST_IMMEDIATE, PARALYSIS, VOODOO
from manoa.games.quest.rules import notes, tasks, zones
from manoa.games.quest.rules.asked.force import push_others, push_voodoo
from manoa.games.quest.rules.bounds import is_cursed
from manoa.games.quest.rules.state import CURSE_KINDS, Rules, State
from manoa.games.quest.rules.stops import stop
from manoa.kernel import chance
from manoa.kernel.journal import note
from manoa.kernel.language import kernel
from manoa.kernel.stack import pop, push


@kernel
def settle(rules: Rules, state: State, journal: Any) -> bool:
    if state.owed[state.depth - 1]:
        draw_curse(rules, state, journal)
    else:
        pop(state)
    return True


@kernel
def draw_curse(rules: Rules, state: State, journal: Any) -> None:
    """The next curse is turned up."""
    top = state.depth - 1
    state.owed[top] -= 1
    if state.curse_size == 0:
        refill_curses(state)
    if state.curse_size == 0:
        return
    state.curse_size -= 1
    curse = 0 + state.curses[state.curse_size]
    state.curses[state.curse_size] = 0
    state.revealed += 1
    note(journal, notes.HEXED, state.turn, curse, 0, 0, 0)
    if (state.tokens[state.turn] >> ANTI_CURSE) & 1 and not is_cursed(state, CAVE_FEVER):
        push(state, tasks.WARD, state.turn, 1, curse)
    else:
        suffer(rules, state, curse, state.subject[top], journal)


@kernel
def refill_curses(state: State) -> None:
    """The curses in the box become a new pile (H-1.6)."""
    for kind in range(CURSE_KINDS):
        for _ in range(state.lifted[kind]):
            state.curses[state.curse_size] = FIRST_CURSE + kind
            state.curse_size += 1
        state.lifted[kind] = 0
    chance.shuffle(state, state.curses, state.curse_size)


@kernel
def suffer(rules: Rules, state: State, curse: int, piece: int, journal: Any) -> None:
    """A lasting curse stays open in front of the player; an immediate one happens and goes to the box."""
    note(journal, notes.SUFFERED, state.turn, curse, 0, 0, 0)
    if curse < FIRST_IMMEDIATE:
        state.owned[state.turn, curse] += 1
        state.tokens[state.turn] |= 1 << curse
        return
    state.lifted[curse - FIRST_CURSE] += 1
    if curse == VOODOO:
        push_voodoo(rules, state, piece)
    elif curse == PARALYSIS:
        push_others(rules, state, piece)
    elif state.demons:
        note(journal, notes.TORMENTED, state.turn, 0, 0, 0, 0)
        state.demons -= 1
        zones.gain_card(state, DEMON)


# Sending one away


@kernel
def ward_choices(rules: Rules, state: State) -> int:
    return 1


@kernel
def ward_answer(rules: Rules, state: State, choice: int, journal: Any) -> None:
    """Token and curse go away unused."""
    curse = 0 + state.subject[state.depth - 1]
    pop(state)
    note(journal, notes.WARDED, state.turn, curse, 0, 0, 0)
    zones.spend_token(rules, state, ANTI_CURSE)
    state.lifted[curse - FIRST_CURSE] += 1


@kernel
def ward_finish(rules: Rules, state: State, journal: Any) -> None:
    curse = 0 + state.subject[state.depth - 1]
    pop(state)  # below it lies what it was drawn for
    suffer(rules, state, curse, state.subject[state.depth - 1], journal)


# The stop


@kernel
def halt_settle(rules: Rules, state: State, journal: Any) -> bool:
    """With nothing `owed` it does not count any more."""
    owed, piece = 0 + state.owed[state.depth - 1], 0 + state.subject[state.depth - 1]
    pop(state)
    if owed:
        stop(rules, state, piece, journal)
    return True
