"""What a learner is shown: int16 numbers, only what the seat may know, the own seat always first.

Every card that went to a pile was seen by all, so what piles hold counts as known even where a view shows tops only.

    per kind, 60 numbers each:
        own hand · each seat's expeditions · the other seats' known cards · the piles' contents · the piles' tops
    then TABLE numbers:
        deck, phase, idle turns, round, rounds, seats after mine until the starter, closed pile (6), match totals (3)
"""

from typing import Any

import numpy as np

from manoa.games.lost_cities.parts.cards import COLOUR_BITS, COLOURS, KINDS, RANKS
from manoa.games.lost_cities.rules.ending import total
from manoa.games.lost_cities.rules.state import SEATS, Rules, State
from manoa.games.lost_cities.rules.turn import next_seat
from manoa.kernel.language import kernel

TABLE = 6 + len(COLOURS) + SEATS

# Places are np.uint64: an index that might be negative keeps the compiler from writing several numbers at once.


def feature_count(rules: Any) -> int:
    """The length of an observation."""
    return KINDS * (2 + 2 * int(rules["players"])) + TABLE


@kernel(noalias=True)
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


@kernel(noalias=True)
def write_set(cards: int, wagers: int, out: Any, at: int) -> int:
    for colour in range(len(COLOURS)):
        bits = (cards >> (colour * RANKS)) & COLOUR_BITS
        for rank in range(RANKS):
            out[np.uint64(at + rank)] = (bits >> rank) & 1
        out[at] = (wagers >> (4 * colour)) & 15
        at += RANKS
    return at


@kernel(noalias=True)
def write_piles(state: State, out: Any, at: int) -> int:
    """How many of each kind lie in the piles; then which kinds are on top."""
    for colour in range(len(COLOURS)):
        pile, cards = state.pile[colour], 0  # four bits for each rank
        top = pile & 15
        while pile:
            cards += 1 << (4 * (pile & 15))
            pile >>= 4
        for rank in range(RANKS):
            out[np.uint64(at + rank)] = (cards >> (4 * rank + 4)) & 15
            out[np.uint64(at + KINDS + rank)] = top == rank + 1
        at += RANKS
    return at + KINDS


@kernel(noalias=True)
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
