"""Plans for a turn: which cards move which piece where, and what that is worth.

A plan is a row of small numbers in scratch: where the own pieces stand, which cards and tokens are spent, which
blockades are gone, what it gains on the way, what it is worth, the action it begins with. All that a row leaves out
stands in the state. A list of plans is its size, then the rows.

Plans may be made in haste: fewer are followed up, runs lead back by no more than a step, and piece 2 does not move
before piece 1.
"""

from __future__ import annotations

from typing import Any

from manoa.games.quest import weights
from manoa.games.quest.cards import KINDS
from manoa.games.quest.movement import index_of
from manoa.games.quest.outlook import FAR_OFF, toil, turns
from manoa.games.quest.state import ACTIONS, GATES, OUTSIDE, RICHES, SECTIONS, Rules, State
from manoa.games.quest.tokens import TOKEN_MOVERS
from manoa.kernel.bits import count, lowest
from manoa.kernel.language import kernel

# The fields of a plan.
AT, USED, OPEN, BONUS, VALUE, FIRST, LAST = 0, 2, 3, 4, 5, 6, 7  # LAST: the piece that it moves last
FIELDS = 8
WIDTH = 8  # plans that are followed up
NARROW = 4  # and in haste
LIST = 1 + WIDTH * FIELDS

# A run writes four numbers a place it leads to: space, power left, gates opened, first target.
PLACE = 4
MOST = 64

# Where things stand in scratch.
PRICES = PLACE * MOST  # of sections and gates, and the cards that can be spared
PACE = PRICES + SECTIONS + GATES + 1  # how the deck grows, and its merit
TRIAL = PACE + 2  # the same for a deck that one might have
GAINS = TRIAL + SECTIONS + GATES + 3  # what buying each kind gains
LOSSES = GAINS + KINDS  # how much each kind in hand would be missed, as far as it was asked
BEST_BUY = LOSSES + KINDS  # the most that so many half coins gain
SLOTS = BEST_BUY + RICHES + 1  # how many things are at hand, then the cards, then tokens that move
MOST_SLOTS = 15
DRAFT = SLOTS + 1 + MOST_SLOTS  # a plan to be listed
MEMORY = DRAFT + FIELDS  # what ways cost: rows of space, gates standing, cost
MEMORIES = 48
BOUGHT = MEMORY + 3 * MEMORIES  # the things last spent in a plan, and what buying with the rest gains
HASTE = BOUGHT + 2  # 1: plans are made in haste
PLANS = HASTE + 1
TOKENS_FROM = 32  # tokens among the slots
assert PLANS + 2 * LIST <= ACTIONS, "scratch is as long as a list of actions"

ARRIVED = 20_000


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
def begin(rules: Rules, state: State, plan: int, scratch: Any) -> None:
    """The plan that does nothing."""
    for field in range(FIELDS):
        scratch[plan + field] = 0
    scratch[plan + AT] = state.at[index_of(rules, state, 0)]
    scratch[plan + AT + 1] = state.at[index_of(rules, state, 1)] if rules.pieces == 2 else OUTSIDE


# Judging


@kernel(inline=True)
def worth_of(rules: Rules, state: State, plan: int, scratch: Any) -> int:
    """What a plan is worth if the turn ends with it: minus the turns that are left after it."""
    standing = state.standing & ~scratch[plan + OPEN]
    cost, way, steps = 0, 0, 0
    for piece in range(2):
        space = scratch[plan + AT + piece]
        if space != OUTSIDE:
            cost += cost_from(rules, space, standing, scratch)
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
def cost_from(rules: Rules, space: int, standing: int, scratch: Any) -> int:
    """What the cheapest way from a space costs; plans come back to the same spaces again and again."""
    row = MEMORY + 3 * (space % MEMORIES)
    if scratch[row] != space or scratch[row + 1] != standing:
        scratch[row] = space
        scratch[row + 1] = standing
        scratch[row + 2] = toil(rules, space, standing, scratch, PRICES)
    return scratch[row + 2]


@kernel
def forget(scratch: Any) -> None:
    """Costs and gains from here on are at other prices."""
    scratch[BOUGHT] = -1
    for i in range(MEMORIES):
        scratch[MEMORY + 3 * i] = OUTSIDE


@kernel
def purchase(rules: Rules, state: State, used: int, scratch: Any) -> int:
    """The most that can be gained by buying with what is left at hand: the same wherever a run leads."""
    if scratch[BOUGHT] != used:
        coins, lost = budget(rules, state, used, scratch)
        scratch[BOUGHT] = used
        scratch[BOUGHT + 1] = scratch[BEST_BUY + coins] - lost
    return scratch[BOUGHT + 1]


@kernel
def budget(rules: Rules, state: State, used: int, scratch: Any) -> tuple[int, int]:
    """The half coins to buy with, and what is missed for them: items and tokens pay only where that gains more."""
    if state.bought:
        return 0, 0
    coins, once, lost = 0, 0, 0
    for i in range(scratch[SLOTS]):
        if not (used >> i) & 1:
            slot = scratch[SLOTS + 1 + i]
            if slot >= TOKENS_FROM:
                worth = rules.token_worth[slot - TOKENS_FROM]
                once += worth
                lost += rules.weights[weights.TOKEN] * (worth > 0)
            elif (rules.items >> slot) & 1 and rules.worth[slot] > 1:
                once += rules.worth[slot]
                lost += max(scratch[LOSSES + slot], 0)
            else:
                coins += rules.worth[slot]
    all_coins = min(coins + once, RICHES)
    coins = min(coins, RICHES)
    if scratch[BEST_BUY + all_coins] - lost > scratch[BEST_BUY + coins]:
        return all_coins, lost
    return coins, 0


# Lists


@kernel(inline=True)
def draft(rules: Rules, state: State, plan: int, piece: int, space: int, opened: int, scratch: Any) -> None:
    """A plan that goes on: a piece moves to a space, gates are opened."""
    for field in range(FIELDS):
        scratch[DRAFT + field] = scratch[plan + field]
    scratch[DRAFT + OPEN] |= opened
    scratch[DRAFT + LAST] = piece
    scratch[DRAFT + BONUS] += rules.weights[weights.TROPHY] * count(opened)
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
    value = worth_of(rules, state, DRAFT, scratch)
    scratch[DRAFT + VALUE] = value
    row = worst = plans + 1
    for _ in range(scratch[plans]):
        if scratch[row + VALUE] == value and is_alike(row, scratch):
            return
        if scratch[row + VALUE] < scratch[worst + VALUE]:
            worst = row
        row += FIELDS
    if scratch[plans] < (NARROW if scratch[HASTE] else WIDTH):
        scratch[plans] += 1
    elif scratch[worst + VALUE] < value:
        row = worst
    else:
        return
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
def findings(rules: Rules, state: State, piece: int, space: int) -> int:
    """What stopping on a space is worth: tokens of fresh caves beside it."""
    fresh = rules.caves[space] & ~state.stale[index_of(rules, state, piece)]
    worth = 0
    while fresh:
        worth += rules.weights[weights.CAVE] * (state.cave_left[lowest(fresh)] > 0)
        fresh &= fresh - 1
    return worth
