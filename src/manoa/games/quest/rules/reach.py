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
from manoa.games.quest.rules.board import (
    Spaces,
    directions,
    index_of,
    is_in,
    occupied_with,
    other_piece,
    requirement,
)
from manoa.games.quest.rules.bounds import is_lethargic, usable, usable_tokens
from manoa.games.quest.rules.effects import spareable
from manoa.games.quest.rules.expansions import has_module, has_modules, is_expanded
from manoa.games.quest.rules.ids import DIRECTIONS, TOKENS
from manoa.games.quest.rules.modules.dragons import holds, is_beside, is_cloaked, shares_tile, would_hold
from manoa.games.quest.rules.movement import enters_occupied, is_unfinished, may_move, may_step
from manoa.games.quest.rules.payers import once_powers
from manoa.games.quest.rules.plays import first_symbol, once_twice, open_symbols, twice_ways
from manoa.games.quest.rules.requirements import EXACT, MOUNTAIN, NO_SYMBOL
from manoa.games.quest.rules.state import DISCARD, DRAGONS, NATIVE, OUTSIDE, WITH_DRAGONS, Rules, State
from manoa.kernel.bits import lowest
from manoa.kernel.language import kernel
from manoa.kernel.stack import current

SPACE, LEFT, OPENED, BEFORE, TARGET, FIRST = range(6)
ROW = 6
ANYWHERE = 1 << 15  # no way is as long
MARKS = 32  # for spaces that may have been reached before
FREELY = NO_SYMBOL + 1
WHOLE = 1 << 10  # with a symbol: nothing of the power is used yet, so a swamp may be entered (M-1.2)


@kernel
def reach(
    rules: Rules,
    state: State,
    start: int,
    other: int,
    symbol: int,
    power: int,
    standing: int,
    behind: int,
    farthest: int,
    out: Any,
) -> int:
    """Write the places that a run from `start` leads to; how many rows there are, the start included.

    `symbol` NO_SYMBOL is a free step; if it goes on behind a blockade that it removed, `behind` has the joint's bit.
    FREELY + a source are the free steps of that source, `power` of them. WHOLE + a symbol is a run that has just begun.
    Places with more `way` than `farthest` are left out."""
    out[SPACE] = start
    out[LEFT] = power
    out[OPENED] = behind
    out[BEFORE] = -1
    out[TARGET] = -1
    out[FIRST] = -1
    taken = occupied_with(rules, state, other)
    exact = symbol >= WHOLE
    if exact:
        symbol -= WHOLE
    if symbol >= FREELY and enters_occupied(rules, symbol - FREELY):
        taken = OUTSIDE, OUTSIDE, OUTSIDE, OUTSIDE
    size, row, seen = 1, 0, 1 << (start % MARKS)
    while row < size:
        at = ROW * row
        space, opened = out[at + SPACE], out[at + OPENED]
        goes_on = out[at + LEFT] > 0 if symbol != NO_SYMBOL else goes_freely(rules, row, space, start, opened)
        if goes_on and rules.to_go[space]:
            ahead = steps_ahead(rules, state, space, symbol, standing & ~opened, opened)
            if has_modules(rules):
                if exact and row == 0:
                    size = enter_swamps(rules, state, taken, power, standing, farthest, size, out)
                if has_module(rules, WITH_DRAGONS) and is_caught(rules, state, row, out):
                    ahead = ahead & ~((1 << DIRECTIONS) - 1) if space == start else 0
            while ahead:
                new = ROW * size
                size = extend(rules, state, taken, symbol, lowest(ahead), row, size, seen, farthest, out)
                if ROW * size > new:
                    seen |= 1 << (out[new + SPACE] % MARKS)
                ahead &= ahead - 1
        row += 1
    return size


@kernel
def is_caught(rules: Rules, state: State, row: int, out: Any) -> bool:
    """A dragon holds the piece in a row: one that is awake, on the same tile, or woken on the way there (M-5.2, M-5.3).
    The power left counts as lost, so a way that does not wake the dragon is kept too."""
    space = out[ROW * row + SPACE]
    if would_hold(rules, state, space):
        return True
    if row and not is_cloaked(state, state.turn):
        for dragon in range(DRAGONS):
            lair = state.dragon_at[dragon]
            if is_beside(rules, space, lair) and is_woken(rules, lair, row, out):
                out[ROW * row + LEFT] = 0
                return True
    return False


@kernel
def is_woken(rules: Rules, lair: int, row: int, out: Any) -> bool:
    """The way to a row comes to the tile of a lair: a dragon there would be awake."""
    while row:
        if out[ROW * row + TARGET] < DIRECTIONS and shares_tile(rules, out[ROW * row + SPACE], lair):
            return True
        row = out[ROW * row + BEFORE]
    return False


@kernel
def enter_swamps(
    rules: Rules, state: State, taken: Spaces, power: int, standing: int, farthest: int, size: int, out: Any
) -> int:
    """Add the swamps beside the start that take just this power (M-1.2)."""
    space, opened = out[SPACE], out[OPENED]
    ahead = 0 if holds(rules, state, space) else rules.along[EXACT, space]
    while ahead:
        direction = lowest(ahead)
        ahead &= ahead - 1
        there = rules.neighbour[space, direction]
        required = requirement(rules, state, there)
        shut = (standing >> rules.joint[space, direction]) & 1 or is_in(there, taken) or rules.way[there] > farthest
        if not shut and required and rules.required_power[required] == power and ROW * (size + 1) <= len(out):
            new = ROW * size
            out[new + SPACE] = there
            out[new + LEFT] = 0
            out[new + OPENED] = opened
            out[new + BEFORE] = 0
            out[new + TARGET] = direction
            out[new + FIRST] = direction
            size += 1
    return size


@kernel
def goes_freely(rules: Rules, row: int, space: int, start: int, opened: int) -> bool:
    """A free step is one step; after a removal another one, if the option says so (Q-4.7, Q-4.9)."""
    return row == 0 or (rules.native_goes_on and space == start and opened != 0)


@kernel
def steps_ahead(rules: Rules, state: State, space: int, symbol: int, standing: int, opened: int) -> int:
    """Targets, as bits, that the symbol may pay for from a space: directions that no blockade bars, and blockades."""
    blockades = rules.beside[space] & standing
    if symbol < NO_SYMBOL:
        ahead = directions(rules, state, space, symbol)
    else:
        ahead = (1 << rules.degree) - 1
        if opened and symbol == NO_SYMBOL:
            ahead, blockades = across(rules, space, opened), 0
    barred = across(rules, space, blockades) if blockades else 0
    return (ahead & ~barred) | (blockades << DIRECTIONS)


@kernel
def across(rules: Rules, space: int, joints: int) -> int:
    """The directions, as bits, that cross one of these joints."""
    found = 0
    for direction in range(rules.degree):
        found |= ((joints >> rules.joint[space, direction]) & 1) << direction
    return found


@kernel(inline=True)
def extend(
    rules: Rules,
    state: State,
    taken: Spaces,
    symbol: int,
    target: int,
    row: int,
    size: int,
    seen: int,
    farthest: int,
    out: Any,
) -> int:
    """Add the place that a target leads to, if it can be paid and was not reached with as much power."""
    at = ROW * row
    space, left, opened = out[at + SPACE], out[at + LEFT], out[at + OPENED]
    if target < DIRECTIONS:
        there = rules.neighbour[space, target]
        required = requirement(rules, state, there)
        if required == 0 or rules.way[there] > farthest or (symbol == NO_SYMBOL and required == MOUNTAIN):
            return size
    else:
        there = space
        required = rules.blockade_requirement[state.blockade[target - DIRECTIONS]]
        opened |= 1 << (target - DIRECTIONS)
    if symbol < NO_SYMBOL:
        left -= rules.required_power[required]
        if left < 0 or rules.required_symbol[required] != symbol:
            return size
    elif symbol >= FREELY:
        left -= 1
        if left < 0 or not may_step(rules, symbol - FREELY, target, required):
            return size
    if target < DIRECTIONS and is_in(there, taken):
        return size
    if ROW * (size + 1) > len(out):
        return size
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
def begun(rules: Rules, state: State, source: int, symbol: int) -> int:
    """The symbol, as `reach` takes it, of a run that would begin: for one of its symbols a source leads into swamps."""
    whole = has_modules(rules) and symbol == first_symbol(rules, state, source)
    return WHOLE + symbol if whole else symbol


@kernel
def current_run(rules: Rules, state: State) -> tuple[int, int]:
    """Symbol and power, as `reach` takes them, of the run that is going on."""
    if is_expanded(rules) and state.run_symbol == NO_SYMBOL and rules.removes_blockades[state.run - 1] != NATIVE:
        return FREELY + state.run - 1, 0 + state.run_steps
    if has_modules(rules) and state.run_symbol < NO_SYMBOL and state.run_power == rules.power[state.run - 1]:
        return WHOLE + state.run_symbol, 0 + state.run_power
    return 0 + state.run_symbol, 0 + state.run_power


@kernel
def free_run(rules: Rules, source: int) -> tuple[int, int]:
    """The same for the free steps of a source that is not played yet."""
    if not is_expanded(rules) or rules.removes_blockades[source] == NATIVE:
        return NO_SYMBOL, 0
    return FREELY + source, 0 + rules.steps[source]


@kernel
def reach_all(rules: Rules, state: State, headings: Any, out: Any) -> int:
    """Fill `out` with rows for every way to move a piece, `headings` with what they belong to; how many headings."""
    if state.phase == DISCARD or state.ended:
        return 0
    if state.depth:
        return reach_asked(rules, state, headings, out) if is_expanded(rules) else 0
    size = 0
    if state.run:
        symbol, power = current_run(rules, state)
        for piece in range(rules.pieces):
            if state.run_open or state.run_piece == piece:
                size = head(rules, state, 0, symbol, power, piece, headings, out, size)
    if state.run_open or not may_move(rules, state):
        return size
    if is_expanded(rules) and is_unfinished(rules, state):
        return size
    kinds = usable(rules, state) & rules.moving_kinds
    while kinds:
        kind = lowest(kinds)
        kinds &= kinds - 1
        size = head_ways(rules, state, kind, headings, out, size)
    tokens = (usable_tokens(rules, state) | once_powers(rules, state)) & rules.moving_tokens
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
        machete, paddle = twice_ways(rules, state)
        once_machete, once_paddle = once_twice(rules, state)
        size = head_all(rules, state, machete, 0, 0, headings, out, size)
        size = head_all(rules, state, paddle, 0, 1, headings, out, size)
        size = head_all(rules, state, once_machete, TOKENS, 0, headings, out, size)
        size = head_all(rules, state, once_paddle, TOKENS, 1, headings, out, size)
    return size


@kernel
def head_all(
    rules: Rules, state: State, sources: int, first: int, symbol: int, headings: Any, out: Any, size: int
) -> int:
    """A symbol of some cards, or with `first` of tokens, for all pieces."""
    while sources:
        source = first + lowest(sources)
        sources &= sources - 1
        for piece in range(rules.pieces):
            way = begun(rules, state, source, symbol)
            size = head(rules, state, source + 1, way, rules.power[source], piece, headings, out, size)
    return size


@kernel
def head_ways(rules: Rules, state: State, source: int, headings: Any, out: Any, size: int) -> int:
    """All symbols open to a source that no lethargy forbids, or its free steps, for all pieces."""
    symbols = open_symbols(rules, state, source)
    for symbol in range(NO_SYMBOL):
        if (symbols >> symbol) & 1 and not is_lethargic(rules, state, symbol):
            for piece in range(rules.pieces):
                way = begun(rules, state, source, symbol)
                size = head(rules, state, source + 1, way, rules.power[source], piece, headings, out, size)
    if symbols == 0:
        symbol, power = free_run(rules, source)
        for piece in range(rules.pieces):
            size = head(rules, state, source + 1, symbol, power, piece, headings, out, size)
    return size


@kernel
def head(
    rules: Rules, state: State, source: int, symbol: int, power: int, piece: int, headings: Any, out: Any, size: int
) -> int:
    """One heading, if anything can be reached."""
    start = state.at[index_of(rules, state, piece)]
    if start == OUTSIDE or size == len(headings):
        return size
    row = headings[size - 1, ROWS] + headings[size - 1, COUNT] if size else 0
    behind = 1 << (state.run_joint - 1) if source == 0 and state.run_joint else 0
    other = other_piece(rules, state, piece)
    count = reach(rules, state, start, other, symbol, power, state.standing, behind, ANYWHERE, out[ROW * row :])
    if count < 2:
        return size
    headings[size, SOURCE] = source
    headings[size, SYMBOL] = symbol % WHOLE
    headings[size, PIECE] = piece
    headings[size, ROWS] = row
    headings[size, COUNT] = count
    return size + 1
