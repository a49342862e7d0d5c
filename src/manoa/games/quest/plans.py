"""Plans for a turn: which cards move which piece where, as a beam over what can still be done.

A plan is a row of small numbers in scratch: where the own pieces stand, which cards and tokens are spent, which
blockades are gone, what it gains on the way, what it is worth, the action it begins with. All that a row leaves out
stands in the state. A list of plans is its size, then the rows.
"""

from __future__ import annotations

from typing import Any

from manoa.games.quest.cards import KINDS
from manoa.games.quest.movement import index_of
from manoa.games.quest.outlook import FAR_OFF, toil, turns
from manoa.games.quest.state import (
    CAMP,
    CARD_SOURCE,
    CHOOSE,
    GATES,
    MOVE,
    NO_SYMBOL,
    OUTSIDE,
    POWERS,
    RICHES,
    SECTIONS,
    SOURCES,
    TARGETS,
    TOKEN_SOURCE,
    Rules,
    State,
)
from manoa.games.quest.tokens import TOKEN_MOVERS
from manoa.kernel.bits import count, lowest
from manoa.kernel.language import kernel

# The fields of a plan.
AT, USED, OPEN, BONUS, VALUE, FIRST = 0, 2, 3, 4, 5, 6
FIELDS = 7
WIDTH = 8  # plans that are followed up
LIST = 1 + WIDTH * FIELDS

# A run writes four numbers a place it leads to: space, power left, gates opened, first target.
PLACE = 4
MOST = 64

# Where things stand in scratch.
PRICES = PLACE * MOST  # of sections and gates
PACE = PRICES + SECTIONS + GATES  # how the deck grows, and its bonus
GAINS = PACE + 2  # what buying each kind gains
LOSSES = GAINS + KINDS  # how much each kind in hand would be missed
BEST_BUY = LOSSES + KINDS  # the most that so many half coins gain
SLOTS = BEST_BUY + RICHES + 1  # how many things are at hand, then the cards, then tokens that move
MOST_SLOTS = 15
DRAFT = SLOTS + 1 + MOST_SLOTS  # a plan to be listed
PLANS = DRAFT + FIELDS
ROOM = PLANS + 2 * LIST
TOKENS_FROM = 32  # tokens among the slots

ARRIVED = 20_000
TROPHY, CAVE, TOKEN_PRICE, CARD_USE = 8, 9, 10, 11


@kernel
def list_slots(rules: Rules, state: State, scratch: Any) -> None:
    """Write down what is at hand."""
    seat, size = state.turn, 0
    for kind in range(KINDS):
        for _ in range(state.held[seat, kind]):
            if size < MOST_SLOTS:
                size += 1
                scratch[SLOTS + size] = kind
    for token in range(TOKEN_MOVERS):
        for _ in range(state.owned[seat, token]):
            if size < MOST_SLOTS:
                size += 1
                scratch[SLOTS + size] = TOKENS_FROM + token
    scratch[SLOTS] = size


@kernel
def best_plan(rules: Rules, state: State, scratch: Any) -> int:
    """The action that the best plan begins with; 0 if it is best to move no more."""
    here, there = PLANS, PLANS + LIST
    root = here + 1
    begin(rules, state, root, scratch)
    scratch[here] = 1
    best, action = scratch[root + VALUE], 0
    if state.depth:
        scratch[here] = 0
        pay_on(rules, state, here, scratch)
        best = -FAR_OFF - 1
    elif state.run and not state.run_gate:
        follow_run(rules, state, root, here, scratch)
    best, action = best_of(here, best, action, scratch)
    while scratch[here]:
        scratch[there] = 0
        for i in range(scratch[here]):
            follow_up(rules, state, here + 1 + i * FIELDS, there, scratch)
        best, action = best_of(there, best, action, scratch)
        here, there = there, here
    return action


@kernel
def best_of(plans: int, best: int, action: int, scratch: Any) -> tuple[int, int]:
    """The value and first action of the best plan of a list, if it is better than what there is."""
    for i in range(scratch[plans]):
        plan = plans + 1 + i * FIELDS
        if scratch[plan + VALUE] > best:
            best, action = scratch[plan + VALUE], scratch[plan + FIRST]
    return best, action


@kernel
def begin(rules: Rules, state: State, plan: int, scratch: Any) -> None:
    """The plan that does nothing."""
    for field in range(FIELDS):
        scratch[plan + field] = 0
    scratch[plan + AT] = state.at[index_of(rules, state, 0)]
    scratch[plan + AT + 1] = state.at[index_of(rules, state, 1)] if rules.pieces == 2 else OUTSIDE
    scratch[plan + VALUE] = worth_of(rules, state, plan, scratch)


# Judging


@kernel
def worth_of(rules: Rules, state: State, plan: int, scratch: Any) -> int:
    """What a plan is worth if the turn ends with it: minus the turns that are left after it."""
    standing = state.standing & ~scratch[plan + OPEN]
    cost, way, steps = 0, 0, 0
    for piece in range(2):
        space = scratch[plan + AT + piece]
        if space != OUTSIDE:
            cost += toil(rules, space, standing, scratch, PRICES)
            way += rules.way[space]
            steps += rules.to_go[space]
    value = scratch[plan + BONUS]
    if way == 0:
        return value + ARRIVED
    if state.arrivals or state.round_number == rules.round_limit:
        return max(value - 100 * steps, -FAR_OFF)  # this turn is the last
    value += purchase(rules, state, scratch[plan + USED], scratch)
    return max(value - turns(scratch[PACE], scratch[PACE + 1], cost, way), -FAR_OFF)


@kernel
def purchase(rules: Rules, state: State, used: int, scratch: Any) -> int:
    """The most that can be gained by buying with what is left at hand."""
    if state.bought:
        return 0
    coins, once, lost = 0, 0, 0
    for i in range(scratch[SLOTS]):
        if not (used >> i) & 1:
            slot = scratch[SLOTS + 1 + i]
            if slot >= TOKENS_FROM:
                worth = rules.token_worth[slot - TOKENS_FROM]
                once += worth
                lost += rules.taste[TOKEN_PRICE] * (worth > 0)
            elif (rules.items >> slot) & 1 and rules.worth[slot] > 1:
                once += rules.worth[slot]
                lost += max(scratch[LOSSES + slot], 0)
            else:
                coins += rules.worth[slot]
    gain = scratch[BEST_BUY + min(coins, RICHES)]
    if once:
        gain = max(gain, scratch[BEST_BUY + min(coins + once, RICHES)] - lost)
    return gain


# Lists


@kernel
def draft(rules: Rules, state: State, plan: int, piece: int, space: int, opened: int, scratch: Any) -> None:
    """A plan that goes on: a piece moves to a space, gates are opened."""
    for field in range(FIELDS):
        scratch[DRAFT + field] = scratch[plan + field]
    scratch[DRAFT + OPEN] |= opened
    scratch[DRAFT + BONUS] += rules.taste[TROPHY] * count(opened)
    if space != scratch[plan + AT + piece]:
        scratch[DRAFT + AT + piece] = space if rules.to_go[space] else OUTSIDE
        scratch[DRAFT + BONUS] += findings(rules, state, piece, space)


@kernel
def enlist(rules: Rules, state: State, plans: int, spent: int, price: int, action: int, scratch: Any) -> None:
    """Add the draft to a list unless one there leads to the same; of too many the worst goes."""
    scratch[DRAFT + USED] |= spent
    scratch[DRAFT + BONUS] -= price
    if scratch[DRAFT + FIRST] == 0:
        scratch[DRAFT + FIRST] = action
    size = scratch[plans]
    for i in range(size):
        if is_alike(plans + 1 + i * FIELDS, scratch):
            return
    scratch[DRAFT + VALUE] = worth_of(rules, state, DRAFT, scratch)
    row = plans + 1 + size * FIELDS
    if size == WIDTH:
        row = worst_of(plans, scratch)
        if scratch[row + VALUE] >= scratch[DRAFT + VALUE]:
            return
    else:
        scratch[plans] = size + 1
    for field in range(FIELDS):
        scratch[row + field] = scratch[DRAFT + field]


@kernel
def is_alike(plan: int, scratch: Any) -> bool:
    """A plan leads to the same as the draft."""
    for field in range(VALUE):
        if scratch[plan + field] != scratch[DRAFT + field]:
            return False
    return True


@kernel
def worst_of(plans: int, scratch: Any) -> int:
    worst = plans + 1
    for i in range(1, WIDTH):
        plan = plans + 1 + i * FIELDS
        if scratch[plan + VALUE] < scratch[worst + VALUE]:
            worst = plan
    return worst


@kernel
def findings(rules: Rules, state: State, piece: int, space: int) -> int:
    """What stopping on a space is worth: tokens of fresh caves beside it."""
    fresh = rules.caves[space] & ~state.stale[index_of(rules, state, piece)]
    worth = 0
    while fresh:
        worth += rules.taste[CAVE] * (state.cave_left[lowest(fresh)] > 0)
        fresh &= fresh - 1
    return worth


# What can come next


@kernel
def follow_up(rules: Rules, state: State, plan: int, plans: int, scratch: Any) -> None:
    """List what can come after a plan: one more card or token played, or cards paid."""
    for piece in range(rules.pieces):
        if scratch[plan + AT + piece] != OUTSIDE:
            last = -1
            for i in range(scratch[SLOTS]):
                slot = scratch[SLOTS + 1 + i]
                if not (scratch[plan + USED] >> i) & 1 and slot != last:
                    last = slot
                    play_slot(rules, state, plan, plans, piece, i, scratch)
            pay_cards(rules, state, plan, plans, piece, scratch)


@kernel
def play_slot(rules: Rules, state: State, plan: int, plans: int, piece: int, place: int, scratch: Any) -> None:
    """All that one card or token can do for a piece."""
    slot = scratch[SLOTS + 1 + place]
    price = rules.taste[CARD_USE]
    if slot >= TOKENS_FROM:
        token = slot - TOKENS_FROM
        power, symbols, source = rules.token_power[token], rules.token_symbols[token], TOKEN_SOURCE + token
        free = (rules.free_tokens >> token) & 1
        price += rules.taste[TOKEN_PRICE]
    else:
        power, symbols, source = rules.power[slot], rules.symbols[slot], CARD_SOURCE + slot
        free = (rules.free_kinds >> slot) & 1
        price += scratch[LOSSES + slot] * ((rules.items >> slot) & 1)
    base = MOVE + piece * TARGETS * SOURCES + source
    if free:
        step_freely(rules, state, plan, plans, piece, 1 << place, price, base, scratch)
    for symbol in range(3):
        if (symbols >> symbol) & 1:
            run(rules, state, plan, plans, piece, symbol, power, 1 << place, price, base, scratch)


@kernel
def follow_run(rules: Rules, state: State, plan: int, plans: int, scratch: Any) -> None:
    """Where the leftover power of a run leads."""
    base = MOVE + state.run_piece * TARGETS * SOURCES
    run(rules, state, plan, plans, state.run_piece, state.run_symbol, state.run_power, 0, 0, base, scratch)


@kernel
def run(
    rules: Rules,
    state: State,
    plan: int,
    plans: int,
    piece: int,
    symbol: int,
    power: int,
    spent: int,
    price: int,
    base: int,
    scratch: Any,
) -> None:
    """List a plan for every place that a run leads to."""
    for i in range(1, spread(rules, state, plan, piece, symbol, power, scratch)):
        place = PLACE * i
        draft(rules, state, plan, piece, scratch[place], scratch[place + 2], scratch)
        enlist(rules, state, plans, spent, price, base + scratch[place + 3] * SOURCES, scratch)


@kernel
def step_freely(
    rules: Rules, state: State, plan: int, plans: int, piece: int, spent: int, price: int, base: int, scratch: Any
) -> None:
    """One step anywhere, or any blockade in reach (Q-4.7)."""
    space = scratch[plan + AT + piece]
    for target in range(6 + rules.gates):
        if toll_in(rules, state, plan, space, target, scratch):
            opened = 1 << (target - 6) if target >= 6 else 0
            there = space if opened else rules.neighbour[space, target]
            draft(rules, state, plan, piece, there, opened, scratch)
            enlist(rules, state, plans, spent, price, base + target * SOURCES, scratch)


# Rubble and camps


@kernel
def pay_cards(rules: Rules, state: State, plan: int, plans: int, piece: int, scratch: Any) -> None:
    """Rubble, camps and rubble blockades in reach."""
    space = scratch[plan + AT + piece]
    for target in range(6 + rules.gates):
        toll = toll_in(rules, state, plan, space, target, scratch)
        if toll and rules.toll_symbol[toll] == NO_SYMBOL and rules.toll_power[toll]:
            pay(rules, state, plan, plans, piece * TARGETS + target, toll, rules.toll_power[toll], 0, scratch)


@kernel
def pay_on(rules: Rules, state: State, plans: int, scratch: Any) -> None:
    """The payment that is going on."""
    what, top = state.what[state.depth - 1], state.depth - 1
    root = plans + 1
    for field in range(FIELDS):
        scratch[PLANS + LIST + 1 + field] = scratch[root + field]
    root = PLANS + LIST + 1
    space = scratch[root + AT + what // TARGETS]
    toll = toll_in(rules, state, root, space, what % TARGETS, scratch)
    pay(rules, state, root, plans, what, toll, state.due[top], 1, scratch)


@kernel
def pay(
    rules: Rules, state: State, plan: int, plans: int, what: int, toll: int, due: int, named: int, scratch: Any
) -> None:
    """List plans that pay with cards: each card for the first, with those that are missed least for the rest."""
    piece, target = what // TARGETS, what % TARGETS
    camp = toll // POWERS == CAMP
    space = scratch[plan + AT + piece]
    opened = 1 << (target - 6) if target >= 6 else 0
    there = space if opened else rules.neighbour[space, target]
    last = -1
    for i in range(scratch[SLOTS]):
        slot = scratch[SLOTS + 1 + i]
        if slot < TOKENS_FROM and slot != last and not (scratch[plan + USED] >> i) & 1:
            last = slot
            spent, price = payment(scratch[plan + USED], i, due, scratch)
            if spent:
                price = price if camp else rules.taste[CARD_USE] * due
                draft(rules, state, plan, piece, there, opened, scratch)
                action = CHOOSE + slot if named else MOVE + what * SOURCES
                enlist(rules, state, plans, spent, price, action, scratch)


@kernel
def payment(used: int, first: int, due: int, scratch: Any) -> tuple[int, int]:
    """A card, and of the others those that are missed least; how much they all are. 0 if there are too few."""
    spent = 1 << first
    price = scratch[LOSSES + scratch[SLOTS + 1 + first]]
    for _ in range(due - 1):
        best, least = -1, FAR_OFF
        for i in range(scratch[SLOTS]):
            slot = scratch[SLOTS + 1 + i]
            if slot < TOKENS_FROM and not ((used | spent) >> i) & 1 and scratch[LOSSES + slot] < least:
                best, least = i, scratch[LOSSES + slot]
        if best < 0:
            return 0, 0
        spent |= 1 << best
        price += least
    return spent, price


# Where a piece can go


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
    own = index_of(rules, state, 0)
    for piece in range(rules.players * rules.pieces):
        if state.at[piece] == space and not own <= piece < own + rules.pieces:
            return False
    return scratch[plan + AT] != space and scratch[plan + AT + 1] != space


@kernel
def spread(rules: Rules, state: State, plan: int, piece: int, symbol: int, power: int, scratch: Any) -> int:
    """Write down all places that a run leads to; how many there are, the start included."""
    scratch[0] = scratch[plan + AT + piece]
    scratch[1] = power
    scratch[2] = 0
    scratch[3] = -1
    size, place = 1, 0
    while place < size:
        if rules.to_go[scratch[PLACE * place]]:
            for target in range(6):
                size = run_on(rules, state, plan, symbol, place, target, size, scratch)
            gates = rules.reach[scratch[PLACE * place]] & state.standing
            while gates:
                size = run_on(rules, state, plan, symbol, place, 6 + lowest(gates), size, scratch)
                gates &= gates - 1
        place += 1
    return size


@kernel
def run_on(
    rules: Rules, state: State, plan: int, symbol: int, place: int, target: int, size: int, scratch: Any
) -> int:
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
        barred = not (standing >> (target - 6)) & 1
        opened |= 1 << (target - 6)
    left -= rules.toll_power[toll]
    if barred or left < 0 or rules.toll_symbol[toll] != symbol or size == MOST:
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
