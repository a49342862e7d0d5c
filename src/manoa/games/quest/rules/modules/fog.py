"""Fog (M-7): tokens that hide what a space takes until a piece stands beside it."""

from __future__ import annotations

from typing import Any

from manoa.games.quest.rules.ids import AROUND
from manoa.games.quest.rules.notes import UNVEILED
from manoa.games.quest.rules.state import Rules, State
from manoa.kernel.bits import lowest
from manoa.kernel.journal import note
from manoa.kernel.language import kernel


@kernel
def ground(rules: Rules, state: State, space: int) -> int:
    """What a space takes: what its fog token says, once that is turned up; before, nothing that anybody has."""
    place = rules.fog[space] - 1
    if place < 0:
        return rules.printed[space]
    return state.fog[place] if (state.fog_up >> place) & 1 else 0


@kernel
def clear_directions(rules: Rules, state: State, space: int, symbol: int) -> int:
    """The directions in which a space beside fog takes a symbol now."""
    found = rules.along[symbol, space] & ~((1 << AROUND) - 1)
    for direction in range(AROUND):
        required = ground(rules, state, rules.neighbour[space, direction])
        found |= (rules.required_power[required] > 0 and rules.required_symbol[required] == symbol) << direction
    return found


@kernel
def lift_fog(rules: Rules, state: State, space: int, journal: Any) -> None:
    """Turn up all tokens beside a piece (M-7.2)."""
    hidden = rules.fog_beside[space] & ~state.fog_up
    state.fog_up |= hidden
    while hidden:
        place = lowest(hidden)
        hidden &= hidden - 1
        state.revealed += 1
        note(journal, UNVEILED, state.turn, rules.fog_at[place], state.fog[place], 0, 0)
