"""A hero for the first stop in the tavern (H-2.7): one of the `owed` on top of their pile, which all see."""

from __future__ import annotations

from typing import Any

from manoa.games.quest.rules.ids import PILE
from manoa.games.quest.rules.notes import MET
from manoa.games.quest.rules.state import Rules, State
from manoa.games.quest.rules.zones import enter_hand
from manoa.kernel import chance
from manoa.kernel.bits import write
from manoa.kernel.journal import note
from manoa.kernel.language import kernel
from manoa.kernel.stack import pop


@kernel
def shown_heroes(state: State) -> int:
    """The kinds of the heroes that are shown."""
    found = 0
    for i in range(state.owed[state.depth - 1]):
        found |= 1 << state.heroes[state.hero_size - 1 - i]
    return found


@kernel
def answers(rules: Rules, state: State, out: Any) -> int:
    return write(shown_heroes(state), PILE, out, 0)


@kernel
def answer(rules: Rules, state: State, action: int, journal: Any) -> None:
    """The hero comes to the player's hand, and everybody saw who it is; the others are shuffled back."""
    kind = action - PILE
    pop(state)
    note(journal, MET, state.turn, kind, 0, 0, 0)
    enter_hand(rules, state, state.turn, kind)
    state.known[state.turn, kind] += 1
    place = 0
    for i in range(state.hero_size):
        if state.heroes[i] != kind:
            state.heroes[place] = state.heroes[i]
            place += 1
    state.hero_size -= 1
    state.heroes[state.hero_size] = 0
    chance.shuffle(state, state.heroes, state.hero_size)
