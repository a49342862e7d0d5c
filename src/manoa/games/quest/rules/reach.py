"""Reach: all places that one run, free step or leftover power can take a piece to, blockades on the way included.

The kernel fills a given list with rows of ROW numbers, the start first:

    SPACE    where the piece is then
    LEFT     the power left
    OPENED   bits: joints whose blockade was removed on the way
    BEFORE   the row one step earlier
    TARGET   the target of the last step
    FIRST    the target of the first step

Callers may ask about positions that are not there yet: where the piece starts, where the player's other piece stands,
which blockades still stand; and they may leave out places from which the way to El Dorado is longer than some number.
A place may come up again with more power left, never with less.
"""

from __future__ import annotations

from typing import Any

from manoa.games.quest.rules import tasks
from manoa.games.quest.rules.asked.spare import spareable
from manoa.games.quest.rules.asked.twice import once_twice, twice_ways
from manoa.games.quest.rules.board import Spaces, index_of, occupied_with, other_piece
from manoa.games.quest.rules.bounds import is_lethargic, may_move, usable
from manoa.games.quest.rules.expansions import has_modules, is_expanded
from manoa.games.quest.rules.ids import DIRECTIONS, TOKENS
from manoa.games.quest.rules.modules import ground
from manoa.games.quest.rules.movement import is_unfinished
from manoa.games.quest.rules.payers import at_hand
from manoa.games.quest.rules.places import tile
from manoa.games.quest.rules.plays import first_symbol, open_symbols
from manoa.games.quest.rules.requirements import NO_SYMBOL
from manoa.games.quest.rules.state import DISCARD, OUTSIDE, Rules, State
from manoa.games.quest.rules.step import (
    Mover,
    after,
    cost_unheld,
    is_spent,
    mover_now,
    mover_of,
    swamps,
    taken_for,
    targets,
)
from manoa.kernel.bits import lowest
from manoa.kernel.language import kernel
from manoa.kernel.stack import current

SPACE, LEFT, OPENED, BEFORE, TARGET, FIRST = range(6)
ROW = 6
ANYWHERE = 1 << 15  # no way is as long
REMOVALS = -1 << DIRECTIONS  # of blockades, as bits of all targets
MARKS = 32  # for spaces that may have been reached before


@kernel
def reach(
    rules: Rules, state: State, start: int, other: int, mover: Mover, standing: int, farthest: int, out: Any
) -> int:
    """Write the places that a mover leads to from `start`; how many rows there are, the start included. Places with
    more `way` than `farthest` are left out."""
    out[SPACE] = start
    out[LEFT] = mover.left
    out[OPENED] = 0
    out[BEFORE] = -1
    out[TARGET] = -1
    out[FIRST] = -1
    taken = taken_for(rules, mover, occupied_with(rules, state, other))
    held = ground.bars_step(rules, state, start)  # where it comes to on the way, `after` says so
    size, row, seen = 1, 0, 1 << (start % MARKS)
    while row < size:
        if row and out[ROW * row + LEFT] == 0 and out[ROW * row + TARGET] < DIRECTIONS:
            row += 1  # most rows leave nothing, and this is quicker than to ask `after`
            continue
        space, still = 0 + out[ROW * row + SPACE], standing & ~out[ROW * row + OPENED]
        now = mover_in(rules, state, mover, row, out)
        if rules.to_go[space] and not is_spent(now):
            swamp, ahead = swamps(rules, now, space), targets(rules, state, now, space, still)
            if held:
                swamp, ahead = 0, ahead & REMOVALS
            while swamp or ahead:
                target = lowest(swamp if swamp else ahead)
                if swamp:
                    swamp &= swamp - 1
                else:
                    ahead &= ahead - 1
                new = ROW * size
                size = extend(rules, state, now, target, row, still, taken, size, seen, farthest, out)
                if ROW * size > new:
                    seen |= 1 << (out[new + SPACE] % MARKS)
        row += 1
    return size


@kernel(inline=True)
def mover_in(rules: Rules, state: State, mover: Mover, row: int, out: Any) -> Mover:
    """What is left of the mover in a row. Where what was woken on the way holds the piece, the power left counts as
    lost, so a way that wakes nothing is kept too (M-5.2, M-5.3)."""
    if row == 0:
        return mover
    at = ROW * row
    here, before, target, left = 0 + out[at + SPACE], ROW * out[at + BEFORE], 0 + out[at + TARGET], 0 + out[at + LEFT]
    now = after(rules, state, mover, 0 + out[before + SPACE], target, mover.left - left)
    if has_modules(rules) and now.left:
        tiles = tiles_on_way(rules, row, out)
        if ground.bars_step_after(rules, state, here, tiles):
            out[at + LEFT] = 0
            return Mover(now.source, now.symbol, 0, 0, 0)
    return now


@kernel
def tiles_on_way(rules: Rules, row: int, out: Any) -> int:
    """The pieces of the route, as bits, that the way to a row comes to: what sleeps there wakes."""
    found = 0
    while row:
        if out[ROW * row + TARGET] < DIRECTIONS:
            found |= tile(rules, out[ROW * row + SPACE])
        row = out[ROW * row + BEFORE]
    return found


@kernel(inline=True)
def extend(
    rules: Rules,
    state: State,
    mover: Mover,
    target: int,
    row: int,
    standing: int,
    taken: Spaces,
    size: int,
    seen: int,
    farthest: int,
    out: Any,
) -> int:
    """Add the place that a target leads to, if it can be paid and was not reached with as much power."""
    at = ROW * row
    space, opened = 0 + out[at + SPACE], 0 + out[at + OPENED]
    there = space
    if target >= DIRECTIONS:
        opened |= 1 << (target - DIRECTIONS)
    else:
        there = 0 + rules.neighbour[space, target]
        if rules.way[there] > farthest:
            return size
    paid = cost_unheld(rules, state, mover, space, target, standing, taken)
    if paid < 0 or ROW * (size + 1) > len(out):
        return size
    left = mover.left - paid
    for i in range(size if (seen >> (there % MARKS)) & 1 else 0):
        other = ROW * i
        if out[other + SPACE] == there and out[other + OPENED] == opened and out[other + LEFT] >= left:
            return size
    new = ROW * size
    out[new + SPACE] = there
    out[new + LEFT] = left
    out[new + OPENED] = opened
    out[new + BEFORE] = row
    out[new + TARGET] = target
    out[new + FIRST] = target if row == 0 else out[at + FIRST]
    return size + 1


# All that the player can do now

# A heading: the source + 1 (0 for leftover power), its symbol, the piece, where its rows begin and how many there are.
SOURCE, SYMBOL, PIECE, ROWS, COUNT = range(5)
HEADING = 5


@kernel
def begun(rules: Rules, state: State, source: int, symbol: int) -> Mover:
    """What a source would be. It is played for one of its symbols only where a swamp is all that it is for (M-1.2)."""
    mover = mover_of(rules, source, symbol)
    if has_modules(rules) and mover.whole and symbol != first_symbol(rules, state, source):
        return Mover(mover.source, mover.symbol, mover.left, 0, 0)
    return mover


@kernel
def reach_all(rules: Rules, state: State, headings: Any, out: Any) -> int:
    """Fill `out` with rows for every way to move a piece, `headings` with what they belong to; how many headings."""
    if state.phase == DISCARD or state.ended:
        return 0
    if state.depth:
        return reach_asked(rules, state, headings, out) if is_expanded(rules) else 0
    size = 0
    if state.run:
        for piece in range(rules.pieces):
            if state.run_open or state.run_piece == piece:
                size = head(rules, state, 0, mover_now(rules, state), piece, headings, out, size)
    if state.run_open or not may_move(rules, state):
        return size
    if is_expanded(rules) and is_unfinished(rules, state):
        return size
    kinds = usable(rules, state) & rules.moving_kinds
    while kinds:
        kind = lowest(kinds)
        kinds &= kinds - 1
        size = head_ways(rules, state, kind, headings, out, size)
    tokens = at_hand(rules, state) & rules.moving_tokens
    while tokens:
        source = TOKENS + lowest(tokens)
        tokens &= tokens - 1
        size = head_ways(rules, state, source, headings, out, size)
    return size


@kernel
def reach_asked(rules: Rules, state: State, headings: Any, out: Any) -> int:
    """The same for what Twins may double (P-4), and for tokens that are used without being spent (H-7)."""
    size, task = 0, current(state)
    if task == tasks.SPARE and may_move(rules, state):
        tokens = spareable(rules, state) & rules.moving_tokens
        while tokens:
            source = TOKENS + lowest(tokens)
            tokens &= tokens - 1
            size = head_ways(rules, state, source, headings, out, size)
    elif task == tasks.TWICE:
        cards, once = twice_ways(rules, state), once_twice(rules, state)
        size = head_all(rules, state, cards.first, 0, 0, headings, out, size)
        size = head_all(rules, state, cards.second, 0, 1, headings, out, size)
        size = head_all(rules, state, once.first, TOKENS, 0, headings, out, size)
        size = head_all(rules, state, once.second, TOKENS, 1, headings, out, size)
    return size


@kernel
def head_all(
    rules: Rules, state: State, sources: int, first: int, symbol: int, headings: Any, out: Any, size: int
) -> int:
    """A symbol of some cards, or with `first` of tokens, for all pieces."""
    while sources:
        source = first + lowest(sources)
        sources &= sources - 1
        size = head_pieces(rules, state, begun(rules, state, source, symbol), headings, out, size)
    return size


@kernel
def head_ways(rules: Rules, state: State, source: int, headings: Any, out: Any, size: int) -> int:
    """All symbols open to a source that no lethargy forbids, or its free steps, for all pieces."""
    symbols = open_symbols(rules, state, source)
    if symbols == 0:
        return head_pieces(rules, state, mover_of(rules, source, 0), headings, out, size)
    for symbol in range(NO_SYMBOL):
        if (symbols >> symbol) & 1 and not is_lethargic(rules, state, symbol):
            size = head_pieces(rules, state, begun(rules, state, source, symbol), headings, out, size)
    return size


@kernel
def head_pieces(rules: Rules, state: State, mover: Mover, headings: Any, out: Any, size: int) -> int:
    """What is not played yet, for all pieces."""
    for piece in range(rules.pieces):
        size = head(rules, state, mover.source, mover, piece, headings, out, size)
    return size


@kernel
def head(rules: Rules, state: State, source: int, mover: Mover, piece: int, headings: Any, out: Any, size: int) -> int:
    """One heading, if anything can be reached."""
    start = state.at[index_of(rules, state, piece)]
    if start == OUTSIDE or size == len(headings):
        return size
    row = headings[size - 1, ROWS] + headings[size - 1, COUNT] if size else 0
    other = other_piece(rules, state, piece)
    count = reach(rules, state, start, other, mover, state.standing, ANYWHERE, out[ROW * row :])
    if count < 2:
        return size
    headings[size, SOURCE] = source
    headings[size, SYMBOL] = mover.symbol
    headings[size, PIECE] = piece
    headings[size, ROWS] = row
    headings[size, COUNT] = count
    return size + 1
