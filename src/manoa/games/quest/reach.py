"""Where a piece can go in a plan."""

from __future__ import annotations

from typing import Any

from manoa.games.quest.movement import index_of, occupied
from manoa.games.quest.plans import AT, HASTE, MOST, OPEN, PLACE
from manoa.games.quest.state import Rules, State
from manoa.kernel.bits import lowest
from manoa.kernel.language import kernel

DETOUR = 10  # the way that a run in haste may lead back: one step


@kernel
def toll_in(rules: Rules, state: State, plan: int, space: int, target: int, scratch: Any) -> int:
    """`toll_of` in a plan: what a target takes, 0 if it cannot be entered or removed."""
    standing = state.standing & ~scratch[plan + OPEN]
    if target >= 6:
        gate = target - 6
        return rules.blockade_toll[state.blockade[gate]] * (((rules.reach[space] & standing) >> gate) & 1)
    there = rules.neighbour[space, target]
    if (standing >> rules.gate[space, target]) & 1 or not is_vacant(rules, state, plan, there, scratch):
        return 0
    return rules.toll[there]


@kernel
def is_vacant(rules: Rules, state: State, plan: int, space: int, scratch: Any) -> bool:
    """No piece stands there, the own ones where the plan has them."""
    if state.passing:
        return True
    if scratch[plan + AT] == space or scratch[plan + AT + 1] == space:
        return False
    own = index_of(rules, state, 0)
    left = state.at[own] == space or state.at[own + rules.pieces - 1] == space
    return left or not occupied(state, space)


@kernel
def spread(rules: Rules, state: State, plan: int, piece: int, symbol: int, power: int, scratch: Any) -> int:
    """Write down all places that a run leads to; how many there are, the start included."""
    scratch[0] = scratch[plan + AT + piece]
    scratch[1] = power
    scratch[2] = 0
    scratch[3] = -1
    size, place = 1, 0
    while place < size:
        space = scratch[PLACE * place]
        if rules.to_go[space]:
            directions = rules.along[symbol, space]
            while directions:
                size = run_on(rules, state, plan, symbol, place, lowest(directions), size, scratch)
                directions &= directions - 1
            gates = rules.reach[space] & state.standing
            while gates:
                size = run_on(rules, state, plan, symbol, place, 6 + lowest(gates), size, scratch)
                gates &= gates - 1
        place += 1
    return size


@kernel(inline=True)
def run_on(rules: Rules, state: State, plan: int, symbol: int, place: int, target: int, size: int, scratch: Any) -> int:
    """Add the place that a target of a place leads to, if it can be paid and was not reached with as much power."""
    space, left = scratch[PLACE * place], scratch[PLACE * place + 1]
    opened, first = scratch[PLACE * place + 2], scratch[PLACE * place + 3]
    standing = state.standing & ~(scratch[plan + OPEN] | opened)
    if target < 6:
        there = rules.neighbour[space, target]
        toll = rules.toll[there]
        barred = (standing >> rules.gate[space, target]) & 1
    else:
        there = space
        toll = rules.blockade_toll[state.blockade[target - 6]]
        barred = not (standing >> (target - 6)) & 1 or rules.toll_symbol[toll] != symbol
        opened |= 1 << (target - 6)
    left -= rules.toll_power[toll]
    if barred or left < 0 or size == MOST:
        return size
    if scratch[HASTE] and rules.way[there] > rules.way[scratch[0]] + DETOUR:
        return size
    if target < 6 and not is_vacant(rules, state, plan, there, scratch):
        return size
    for i in range(size):
        if scratch[PLACE * i] == there and scratch[PLACE * i + 2] == opened and scratch[PLACE * i + 1] >= left:
            return size
    scratch[PLACE * size] = there
    scratch[PLACE * size + 1] = left
    scratch[PLACE * size + 2] = opened
    scratch[PLACE * size + 3] = target if first < 0 else first
    return size + 1
