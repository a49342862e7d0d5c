"""Forced moves: pieces moved without paying, by whoever may decide (H-3). The `subject` is their seat and, as bits,
which of its pieces; each may make `owed` steps. Henry Threepwood (H-7) chooses one seat after the other, of those in
the `subject`."""

from __future__ import annotations

from typing import Any

from manoa.games.quest.rules import ids, notes, tasks
from manoa.games.quest.rules.board import is_vacant
from manoa.games.quest.rules.modules import ground
from manoa.games.quest.rules.state import OUTSIDE, Rules, State
from manoa.games.quest.rules.stops import shift
from manoa.kernel.bits import lowest
from manoa.kernel.journal import note
from manoa.kernel.language import kernel
from manoa.kernel.stack import push

PIECE_BITS = 2
BOTH = (1 << PIECE_BITS) - 1
VOODOO_STEPS = 2


@kernel
def push_force(state: State, who: int, seat: int, pieces: int, steps: int) -> None:
    push(state, tasks.FORCE, who, steps, (seat << PIECE_BITS) | pieces)


@kernel
def push_voodoo(rules: Rules, state: State, piece: int) -> None:
    """The left neighbour moves the piece up to two steps."""
    left = (state.turn + 1) % rules.players
    push_force(state, left, state.turn, 1 << (piece - state.turn * rules.pieces), VOODOO_STEPS)


@kernel
def push_others(rules: Rules, state: State, piece: int) -> None:
    """Paralysis: in turn order every other player moves each own piece one step; or that of the victim."""
    for behind in range(1, rules.players):
        who = (state.turn + rules.players - behind) % rules.players
        if rules.victim_moves:
            push_force(state, who, state.turn, 1 << (piece - state.turn * rules.pieces), 1)
        else:
            push_force(state, who, who, (1 << rules.pieces) - 1, 1)


@kernel
def forced_seat(state: State) -> int:
    """Whose pieces are moved."""
    return state.subject[state.depth - 1] >> PIECE_BITS


@kernel
def ways_out(rules: Rules, state: State, seat: int, piece: int) -> int:
    """The directions, as bits, in which a piece may be moved now (H-3.1); none for one that is held (M-5.3)."""
    space, found = state.at[seat * rules.pieces + piece], 0
    if space == OUTSIDE or ground.holders(rules, state, seat, space):
        return 0
    ahead = rules.forced_directions[space]
    while ahead:
        direction = lowest(ahead)
        ahead &= ahead - 1
        shut = (state.standing >> rules.joint[space, direction]) & 1
        found |= (not shut and is_vacant(rules, state, rules.neighbour[space, direction])) << direction
    return found


@kernel
def forced_ways(rules: Rules, state: State, seat: int, pieces: int) -> int:
    """The forced moves that are open to some pieces of a seat, as bits: TARGETS for each."""
    found = 0
    while pieces:
        piece = lowest(pieces)
        pieces &= pieces - 1
        found |= ways_out(rules, state, seat, piece) << (piece * ids.TARGETS)
    return found


@kernel
def choices(rules: Rules, state: State) -> int:
    return forced_ways(rules, state, forced_seat(state), state.subject[state.depth - 1] & BOTH)


@kernel
def answer(rules: Rules, state: State, choice: int, journal: Any) -> None:
    """One step: no curse, no reward; caves that are not adjacent any more are fresh again (H-3.1, H-3.2)."""
    top, seat = state.depth - 1, forced_seat(state)
    piece, direction = choice // ids.TARGETS, choice % ids.TARGETS
    mover = seat * rules.pieces + piece
    there = rules.neighbour[state.at[mover], direction]
    note(journal, notes.MOVED, state.who[top], seat, piece, state.at[mover], there)
    shift(rules, state, mover, there, journal)
    for i in range(state.depth):
        if state.task[i] == tasks.HALT and state.subject[i] == mover:
            state.owed[i] = 0  # its stop does not count any more (H-2.2)
    state.owed[top] -= 1
    if state.owed[top] == 0:
        state.owed[top] = 1
        state.subject[top] &= ~(1 << piece)


# Henry Threepwood


@kernel
def begin_rousing(rules: Rules, state: State) -> None:
    """All other seats are still to come."""
    push(state, tasks.ROUSE, state.turn, 1, ((1 << rules.players) - 1) & ~(1 << state.turn))


@kernel
def rouse_choices(rules: Rules, state: State) -> int:
    """Of the seats still to come those that may be chosen: some piece of theirs can be moved (H-3.3)."""
    found, seats = 0, 0 + state.subject[state.depth - 1]
    if rules.version_1:
        return seats
    while seats:
        seat = lowest(seats)
        seats &= seats - 1
        found |= (forced_ways(rules, state, seat, (1 << rules.pieces) - 1) != 0) << seat
    return found


@kernel
def rouse_settle(rules: Rules, state: State, journal: Any) -> bool:
    """The last seat is not asked for."""
    seats = rouse_choices(rules, state)
    last = seats & (seats - 1) == 0
    if last:
        rouse_answer(rules, state, lowest(seats), journal)
    return last


@kernel
def rouse_answer(rules: Rules, state: State, seat: int, journal: Any) -> None:
    """Each piece of an opponent makes a forced move, where the player wants."""
    note(journal, notes.ROUSED, state.turn, seat, 0, 0, 0)
    state.subject[state.depth - 1] &= ~(1 << seat)
    push_force(state, state.turn, seat, (1 << rules.pieces) - 1, 1)
