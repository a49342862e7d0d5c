"""A hero for the first stop in the tavern (H-2.7): one of the `owed` on top of their pile, which all see."""

from __future__ import annotations

from typing import Any

from manoa.games.quest.rules import notes, tasks, zones
from manoa.games.quest.rules.state import Rules, State
from manoa.kernel import chance, stack
from manoa.kernel.journal import note
from manoa.kernel.language import kernel


@kernel
def choices(rules: Rules, state: State) -> int:
    """The kinds of the heroes that are shown."""
    found = 0
    for i in range(state.owed[state.depth - 1]):
        found |= 1 << state.heroes[state.hero_size - 1 - i]
    return found


@kernel
def shown(state: State) -> int:
    """How many heroes lie open, whatever is asked for first."""
    for i in range(state.depth):
        if state.task[i] == tasks.MEET:
            return 0 + state.owed[i]
    return 0


@kernel
def answer(rules: Rules, state: State, kind: int, journal: Any) -> None:
    """The hero comes to the player's hand, and everybody saw who it is; the others are shuffled back."""
    stack.pop(state)
    note(journal, notes.MET, state.turn, kind, 0, 0, 0)
    zones.enter_hand(rules, state, state.turn, kind)
    state.known[state.turn, kind] += 1
    place = 0
    for i in range(state.hero_size):
        if state.heroes[i] != kind:
            state.heroes[place] = state.heroes[i]
            place += 1
    state.hero_size -= 1
    state.heroes[state.hero_size] = 0
    chance.shuffle(state, state.heroes, state.hero_size)
