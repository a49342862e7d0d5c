"""Where pieces in danger go back to (M-3.2), one after the other; then the turn ends."""

from __future__ import annotations

from typing import Any

from manoa.games.quest.rules.board import is_vacant
from manoa.games.quest.rules.ending import end_turn
from manoa.games.quest.rules.ids import PLACES_BACK
from manoa.games.quest.rules.modules.danger import endangered
from manoa.games.quest.rules.notes import RETREATED
from manoa.games.quest.rules.places import apart
from manoa.games.quest.rules.requirements import MOUNTAIN
from manoa.games.quest.rules.state import OUTSIDE, Rules, State
from manoa.games.quest.rules.stops import shift
from manoa.kernel.bits import lowest
from manoa.kernel.journal import note
from manoa.kernel.language import kernel
from manoa.kernel.stack import pop

ELSEWHERE = 1 << 10  # farther than any space of the same piece of the route
NOWHERE = 1 << 14


@kernel
def distance_back(rules: Rules, state: State, mover: int, space: int) -> int:
    """How far a space is from where a piece was last without danger; those on the same piece of the route are nearer
    than all others, so that nobody comes past a blockade this way. NOWHERE if the piece cannot go there."""
    safe = state.safe[mover]
    closed = rules.printed[space] <= MOUNTAIN or rules.to_go[space] == 0
    if closed or rules.danger[space] or not is_vacant(rules, state, space):
        return NOWHERE
    return apart(rules, safe, space) + ELSEWHERE * (rules.letter[safe] != rules.letter[space])


@kernel
def places_back(rules: Rules, state: State, mover: int) -> tuple[int, int]:
    """How far the nearest free spaces are, and how many."""
    nearest, found = NOWHERE, 0
    for space in range(rules.spaces):
        far = distance_back(rules, state, mover, space)
        if far < nearest:
            nearest, found = far, 0
        found += far == nearest
    return nearest, min(found, PLACES_BACK)


@kernel
def nth_back(rules: Rules, state: State, mover: int, index: int) -> int:
    """One of them, counted along the route."""
    nearest = places_back(rules, state, mover)[0]
    for space in range(rules.spaces):
        if distance_back(rules, state, mover, space) == nearest:
            if index == 0:
                return space
            index -= 1
    return OUTSIDE


@kernel
def first_endangered(rules: Rules, state: State) -> int:
    """The place among all pieces of the one that goes back next."""
    return state.turn * rules.pieces + lowest(endangered(rules, state))


@kernel
def choices(rules: Rules, state: State) -> int:
    return (1 << places_back(rules, state, first_endangered(rules, state))[1]) - 1


@kernel
def answer(rules: Rules, state: State, index: int, journal: Any) -> None:
    """The piece goes back; nothing that was spent or gained changes."""
    mover = first_endangered(rules, state)
    there = nth_back(rules, state, mover, index)
    note(journal, RETREATED, state.turn, mover - state.turn * rules.pieces, state.at[mover], there, 0)
    shift(rules, state, mover, there, journal)


@kernel
def settle(rules: Rules, state: State, journal: Any) -> bool:
    if endangered(rules, state) == 0:
        pop(state)
        end_turn(rules, state, journal)
        return True
    alone = places_back(rules, state, first_endangered(rules, state))[1] <= 1
    if alone:
        answer(rules, state, 0, journal)
    return alone
