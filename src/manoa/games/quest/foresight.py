"""What `greedy` reckons with: how far a run leads, what is in the way, what the own cards are."""

from __future__ import annotations

from typing import Any

from manoa.games.quest.cards import MOVERS
from manoa.games.quest.movement import occupied
from manoa.games.quest.state import OUTSIDE, Rules, State
from manoa.kernel.bits import lowest
from manoa.kernel.language import kernel

NOWHERE = 1 << 14
ALL_KINDS = (1 << MOVERS) - 1  # of cards with symbols
BARRIER = 14  # the way that removing a blockade in one's path is worth

# A search over spaces writes its frontier into scratch, three numbers a place: space, power left, first target.
PLACE = 3
MOST = 96  # places, enough for any run of power 6


@kernel
def best_run(rules: Rules, state: State, start: int, symbol: int, power: int, scratch: Any) -> tuple[int, int]:
    """How little way is left after a run, and its first target; blockades on the way are paid from the same power."""
    scratch[0] = start
    scratch[1] = power
    scratch[2] = -1
    size, place = 1, 0
    best, first = rules.way[start], -1
    while place < size:
        for direction in range(6):
            size = extend(rules, state, symbol, direction, scratch, place, size)
        space = scratch[PLACE * place]
        if rules.way[space] < best:
            best, first = rules.way[space], scratch[PLACE * place + 2]
        place += 1
    return best, first


@kernel
def extend(rules: Rules, state: State, symbol: int, direction: int, scratch: Any, place: int, size: int) -> int:
    """Add the neighbour of a place to the frontier, if the run can go there and has not been there with more power."""
    space, left = scratch[PLACE * place], scratch[PLACE * place + 1]
    there = rules.neighbour[space, direction]
    toll = rules.toll[there]
    if rules.to_go[space] == 0 or rules.toll_symbol[toll] != symbol or size >= MOST:
        return size
    gate = rules.gate[space, direction]
    left -= rules.toll_power[toll]
    target = direction
    if (state.standing >> gate) & 1:
        price = rules.blockade_toll[state.blockade[gate]]
        if rules.toll_symbol[price] != symbol:
            return size
        left -= rules.toll_power[price]
        target = 6 + gate
    if left < 0 or (occupied(state, there) and not state.passing):
        return size
    for i in range(size):
        if scratch[PLACE * i] == there and scratch[PLACE * i + 1] >= left:
            return size
    scratch[PLACE * size] = there
    scratch[PLACE * size + 1] = left
    scratch[PLACE * size + 2] = target if place == 0 else scratch[PLACE * place + 2]
    return size + 1


@kernel
def gate_gain(rules: Rules, state: State, space: int, gate: int) -> int:
    """What removing a blockade in reach is worth: something, if the way leads across it."""
    for direction in range(6):
        there = rules.neighbour[space, direction]
        if rules.gate[space, direction] == gate and there != OUTSIDE and rules.way[there] < rules.way[space]:
            return BARRIER
    return 0


@kernel
def lacking(rules: Rules, state: State, space: int, kinds: int) -> int:
    """The kinds that the way from a space calls for because none of those given is strong enough somewhere."""
    wanted = 0
    for symbol in range(3):
        power = rules.hardest[symbol, space]
        if power and not with_power(rules, kinds, symbol, power):
            wanted |= with_power(rules, ALL_KINDS, symbol, power)
    return wanted


@kernel
def with_power(rules: Rules, kinds: int, symbol: int, power: int) -> int:
    """Those of some kinds that have so much power of a symbol."""
    found = 0
    while kinds:
        kind = lowest(kinds)
        kinds &= kinds - 1
        found |= ((rules.symbols[kind] >> symbol) & 1 and rules.power[kind] >= power) << kind
    return found


@kernel
def deck_kinds(state: State, seat: int) -> int:
    """The kinds that a seat owns, wherever they lie."""
    kinds = state.hand[seat]
    for i in range(state.draw_size[seat]):
        kinds |= 1 << state.draw[seat, i]
    for i in range(state.discard_size[seat]):
        kinds |= 1 << state.discard[seat, i]
    for i in range(state.area_size):
        kinds |= 1 << state.area[i]
    return kinds


@kernel
def owned(state: State, seat: int, kind: int) -> int:
    """How many cards of a kind the seat to act owns, wherever they lie."""
    cards = state.held[seat, kind]
    for i in range(state.draw_size[seat]):
        cards += state.draw[seat, i] == kind
    for i in range(state.discard_size[seat]):
        cards += state.discard[seat, i] == kind
    for i in range(state.area_size):
        cards += state.area[i] == kind
    return cards


@kernel
def weakest(rules: Rules, kinds: int) -> int:
    """The kind that is worth least in a deck."""
    best, least = -1, NOWHERE
    while kinds:
        kind = lowest(kinds)
        kinds &= kinds - 1
        if rules.esteem[kind] < least:
            best, least = kind, rules.esteem[kind]
    return best
