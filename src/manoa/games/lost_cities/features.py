"""What a learner is shown: int16 numbers, only what the seat may know, the own seat always first.

Every card that went to a pile was seen by all, so what piles hold counts as known even where a view shows tops only.

    per kind, 60 numbers each:
        own hand · each seat's expeditions · the other seats' known cards · the piles' contents · the piles' tops
    then TABLE numbers:
        deck, phase, idle turns, round, rounds, seats after mine until the starter, closed pile (6), match totals (3)
"""

from __future__ import annotations

from typing import Any

import numpy as np

from manoa.games.lost_cities.cards import COLOUR_BITS, COLOURS, KINDS, RANKS
from manoa.games.lost_cities.scoring import total
from manoa.games.lost_cities.state import SEATS, Rules, State
from manoa.games.lost_cities.turn import next_seat
from manoa.kernel.language import kernel

TABLE = 6 + len(COLOURS) + SEATS

# A colour's part of a set, for every such part: copying a row is far quicker than asking kind by kind. Places are
# np.uint64, since an index that might be negative keeps the compiler from copying eight numbers at once.
ROWS = np.array([[bits >> rank & 1 for rank in range(RANKS)] for bits in range(1 << RANKS)], np.int16)


def feature_count(rules: Any) -> int:
    """The length of an observation."""
    return KINDS * (2 + 2 * int(rules["players"])) + TABLE


@kernel
def observe(rules: Rules, state: State, seat: int, out: Any) -> None:
    """Write what `seat` knows."""
    at = write_set(state.hand[seat], state.hand_wagers[seat], out, 0)
    owner = seat
    for _ in range(rules.players):
        at = write_set(state.column[owner], state.column_wagers[owner], out, at)
        owner = next_seat(rules, owner)
    for _ in range(1, rules.players):
        owner = next_seat(rules, owner)
        at = write_set(state.known[owner], state.known_wagers[owner], out, at)
    at = write_piles(state, out, at)
    write_table(rules, state, seat, out, at)


@kernel
def write_set(cards: int, wagers: int, out: Any, at: int) -> int:
    for colour in range(len(COLOURS)):
        bits = (cards >> (colour * RANKS)) & COLOUR_BITS
        for rank in range(RANKS):
            out[np.uint64(at + rank)] = ROWS[bits, rank]
        out[at] = (wagers >> (4 * colour)) & 15
        at += RANKS
    return at


@kernel
def write_piles(state: State, out: Any, at: int) -> int:
    """How many of each kind lie in the piles; then which kinds are on top."""
    for kind in range(2 * KINDS):
        out[np.uint64(at + kind)] = 0
    for colour in range(len(COLOURS)):
        pile = state.pile[colour]
        first = at + colour * RANKS
        if pile:
            out[first + KINDS + (pile & 15) - 1] = 1
        while pile:
            out[first + (pile & 15) - 1] += 1
            pile >>= 4
    return at + 2 * KINDS


@kernel
def write_table(rules: Rules, state: State, seat: int, out: Any, at: int) -> None:
    out[at] = state.left
    out[at + 1] = state.phase
    out[at + 2] = state.idle
    out[at + 3] = state.finished
    out[at + 4] = rules.rounds
    out[at + 5] = state.starter - seat + (rules.players if state.starter < seat else 0)
    for colour in range(len(COLOURS)):
        out[np.uint64(at + 6 + colour)] = (state.closed >> colour) & 1
    at += 6 + len(COLOURS)
    owner = seat
    for step in range(SEATS):
        out[at + step] = total(rules, state, owner) if step < rules.players else 0
        owner = next_seat(rules, owner)
