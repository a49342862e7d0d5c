"""Fog (M-7): tokens that hide what a space takes until a piece stands beside it."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

from manoa.games.quest.parts.board import Hex, neighbours
from manoa.games.quest.parts.modules import FOG
from manoa.games.quest.rules.ids import AROUND
from manoa.games.quest.rules.notes import UNVEILED
from manoa.games.quest.rules.requirements import POWERS, TERRAINS
from manoa.games.quest.rules.state import FOG_TOKENS, Rules, State
from manoa.games.quest.rules.zones import mix
from manoa.kernel import chance
from manoa.kernel.bits import lowest
from manoa.kernel.journal import note
from manoa.kernel.language import kernel

OF_TABLE = FOG_TOKENS  # numbers that a learner is shown


def tabulate(rules: Any) -> None:
    rules["fog_tokens"] = [TERRAINS.index(terrain) * POWERS + power for terrain, power in FOG]


def mark(rules: Any, spots: Iterable[Hex], numbers: dict[Hex, int]) -> None:
    for place, at in enumerate(spots):
        rules["fogs"] = place + 1
        rules["fog_at"][place] = numbers[at]
        rules["fog"][numbers[at]] = place + 1
        for beside in (at, *neighbours(at)):
            if beside in numbers:
                rules["fog_beside"][numbers[beside]] |= 1 << place


@kernel
def deal(rules: Rules, state: State) -> None:
    """Tokens face down (M-7.1); what lies beside the first pieces is seen at once."""
    for place in range(FOG_TOKENS):
        state.fog[place] = rules.fog_tokens[place]
    chance.shuffle(state, state.fog, FOG_TOKENS)
    for piece in range(rules.players * rules.pieces):
        state.fog_up |= rules.fog_beside[state.at[piece]]


@kernel
def hide(rules: Rules, state: State) -> None:
    """Tokens face down change places, with those left out (M-7.2)."""
    mix(state, state.fog, ((1 << FOG_TOKENS) - 1) & ~state.fog_up)


@kernel
def requirement(rules: Rules, state: State, space: int) -> int:
    """What a space takes: what its fog token says, once that is turned up; before, nothing that anybody has."""
    place = rules.fog[space] - 1
    if place < 0:
        return rules.printed[space]
    return state.fog[place] if (state.fog_up >> place) & 1 else 0


@kernel
def directions(rules: Rules, state: State, space: int, symbol: int) -> int:
    """The directions in which a space beside fog takes a symbol now."""
    found = rules.along[symbol, space] & ~((1 << AROUND) - 1)
    for direction in range(AROUND):
        required = requirement(rules, state, rules.neighbour[space, direction])
        found |= (rules.required_power[required] > 0 and rules.required_symbol[required] == symbol) << direction
    return found


@kernel
def come(rules: Rules, state: State, piece: int, journal: Any) -> None:
    """Turn up all tokens beside a piece (M-7.2)."""
    hidden = rules.fog_beside[state.at[piece]] & ~state.fog_up
    state.fog_up |= hidden
    while hidden:
        place = lowest(hidden)
        hidden &= hidden - 1
        state.revealed += 1
        note(journal, UNVEILED, state.turn, rules.fog_at[place], state.fog[place], 0, 0)


@kernel
def observe_table(rules: Rules, state: State, seat: int, out: Any, at: int) -> int:
    """What the tokens turned up say."""
    for place in range(rules.fogs):
        out[at + place] = state.fog[place] if (state.fog_up >> place) & 1 else 0
    return at + OF_TABLE
