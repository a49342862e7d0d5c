"""Plans for a turn: which cards move which piece where, and what that is worth.

Plans may be made in haste: fewer are followed up, runs lead back by no more than a step, and piece 2 does not move
before piece 1.
"""

from __future__ import annotations

from manoa.games.quest.bots import weights
from manoa.games.quest.bots.courses import LANE
from manoa.games.quest.bots.guide import Guide
from manoa.games.quest.bots.planner.bonds import MET, lasting, worth_now
from manoa.games.quest.bots.planner.memory import (
    AT,
    BONUS,
    CHESTS,
    COSTS,
    FIELDS,
    FIRST,
    GROWTH,
    HEXES,
    LAST,
    LISTS,
    MERIT,
    NARROW,
    OPEN,
    PRESENT,
    REMEMBERED,
    SLOTS,
    USED,
    VALUE,
    WIDTH,
    Memory,
)
from manoa.games.quest.bots.planner.modules import chest_worth, is_lost, unrest
from manoa.games.quest.bots.planner.outlook import FAR_OFF, lane, turns, way_cost
from manoa.games.quest.rules import ids
from manoa.games.quest.rules.board import index_of
from manoa.games.quest.rules.ending import is_last_round
from manoa.games.quest.rules.expansions import has_hexes, has_module, has_modules, is_expanded
from manoa.games.quest.rules.modules.hooks import carried_to
from manoa.games.quest.rules.modules.treasures import closed_chest
from manoa.games.quest.rules.reach import ANYWHERE, OPENED, ROW, SPACE, reach
from manoa.games.quest.rules.reach import FIRST as FIRST_TARGET
from manoa.games.quest.rules.state import OUTSIDE, RICHES, WITH_TREASURES, Rules, State
from manoa.games.quest.rules.step import Mover, targets
from manoa.games.quest.rules.stops import fresh_caves, meets
from manoa.kernel.bits import count, lowest
from manoa.kernel.language import kernel

ARRIVED = 20_000
DETOUR = 10  # the way that one step usually is


@kernel
def list_slots(rules: Rules, guide: Guide, state: State, memory: Memory) -> None:
    """Write down what is at hand, and what it pays."""
    seat, size = state.turn, 0
    for kind in range(rules.kinds):
        for _ in range(state.held[seat, kind]):
            size = add_slot(rules, guide, state, kind, size, memory)
    tokens = state.tokens[seat] & rules.moving_tokens
    while tokens:
        token = lowest(tokens)
        tokens &= tokens - 1
        for _ in range(state.owned[seat, token]):
            size = add_slot(rules, guide, state, ids.TOKENS + token, size, memory)
    memory.slots = size


@kernel
def add_slot(rules: Rules, guide: Guide, state: State, slot: int, size: int, memory: Memory) -> int:
    """Write down one more card or token; how many there are then."""
    if size == SLOTS:
        return size
    worth = worth_now(rules, state, slot) if has_hexes(rules) else 0 + rules.worth[slot]
    memory.slot[size] = slot
    memory.pays[size] = worth
    if slot >= ids.TOKENS:
        memory.pays[size] = gone(worth, guide.weights[weights.TOKEN] * (worth > 0))
    elif (rules.items >> slot) & 1 and worth > 1:
        memory.pays[size] = gone(worth, max(memory.losses[slot], 0))
    return size + 1


@kernel
def gone(coins: int, missed: int) -> int:
    """What something pays that is then gone: see `Memory.pays`."""
    return (coins << LANE) + (missed << (2 * LANE))


@kernel
def begin(rules: Rules, state: State, plan: int, memory: Memory) -> None:
    """The plan that does nothing."""
    for field in range(FIELDS):
        memory.plans[plan, field] = 0
    memory.plans[plan, AT] = state.at[index_of(rules, state, 0)]
    memory.plans[plan, AT + 1] = state.at[index_of(rules, state, 1)] if rules.pieces == 2 else OUTSIDE
    if has_hexes(rules):
        memory.plans[plan, HEXES] = lasting(state)


# Judging


@kernel(inline=True)
def worth_of(
    rules: Rules,
    guide: Guide,
    state: State,
    first: int,
    second: int,
    used: int,
    opened: int,
    bonus: int,
    memory: Memory,
) -> int:
    """What a plan is worth if the turn ends with it: minus the turns that are left after it."""
    if first == OUTSIDE and second == OUTSIDE:
        return bonus + ARRIVED
    if is_last_round(rules, state):  # this turn is the last
        steps = 0 if first == OUTSIDE else rules.to_go[first]
        steps += 0 if second == OUTSIDE else rules.to_go[second]
        if has_module(rules, WITH_TREASURES):  # then they count no more (M-6.3)
            return bonus - steps
        return max(bonus - 100 * steps, -FAR_OFF)
    value = bonus + purchase(rules, guide, state, used, memory)
    return max(value - turns_from(rules, guide, first, second, state.standing & ~opened, memory), -FAR_OFF)


@kernel(inline=True)
def turns_from(rules: Rules, guide: Guide, first: int, second: int, standing: int, memory: Memory) -> int:
    """The turns left with the own pieces on two spaces; plans come back to the same ones again and again."""
    row = (first + 11 * second) % REMEMBERED
    if memory.turns[row, 0] != first or memory.turns[row, 1] != second or memory.turns[row, 2] != standing:
        cost, way = 0, 0
        for space in (first, second):
            if space != OUTSIDE:
                cost += cost_from(guide, space, standing, memory)
                way += rules.way[space]
        memory.turns[row, 0] = first
        memory.turns[row, 1] = second
        memory.turns[row, 2] = standing
        memory.turns[row, 3] = turns(memory.prices[PRESENT, GROWTH], memory.prices[PRESENT, MERIT], cost, way)
    return memory.turns[row, 3]


@kernel
def cost_from(guide: Guide, space: int, standing: int, memory: Memory) -> int:
    """What the cheapest way from a space costs."""
    row = space % COSTS
    if memory.cost[row, 0] != space or memory.cost[row, 1] != standing:
        memory.cost[row, 0] = space
        memory.cost[row, 1] = standing
        memory.cost[row, 2] = way_cost(guide, space, standing, PRESENT, memory)
    return memory.cost[row, 2]


@kernel
def forget(memory: Memory) -> None:
    """Turns, costs and gains from here on are at other prices."""
    memory.bought_with = -1
    for row in range(REMEMBERED):
        memory.turns[row, 2] = -1
    for row in range(COSTS):
        memory.cost[row, 0] = OUTSIDE


@kernel
def purchase(rules: Rules, guide: Guide, state: State, used: int, memory: Memory) -> int:
    """The most that can be gained by buying with what is left at hand: the same wherever a run leads."""
    if memory.bought_with != used:
        coins, lost = budget(rules, guide, state, used, memory)
        memory.bought_with = used
        memory.bought = memory.best_buy[coins] - lost
    return memory.bought


@kernel
def budget(rules: Rules, guide: Guide, state: State, used: int, memory: Memory) -> tuple[int, int]:
    """The half coins to buy with, and what is missed for them: items and tokens pay only where that gains more."""
    if state.bought:
        return 0, 0
    pays = 0
    for i in range(memory.slots):
        pays += memory.pays[i] * ((~used >> i) & 1)
    lost = pays >> (2 * LANE)
    all_coins = min(lane(pays, 0) + lane(pays, 1), RICHES)
    coins = min(lane(pays, 0), RICHES)
    if memory.best_buy[all_coins] - lost > memory.best_buy[coins]:
        return all_coins, lost
    return coins, 0


# Lists


@kernel
def enlist(
    rules: Rules,
    guide: Guide,
    state: State,
    plan: int,
    into: int,
    piece: int,
    space: int,
    removed: int,
    spent: int,
    price: int,
    action: int,
    hexes: int,
    memory: Memory,
) -> None:
    """Add a plan that goes on to one of the lists: a piece moves to a space, blockades are removed, things are spent.
    Not if a plan there leads to the same; of too many the worst goes."""
    first, second = 0 + memory.plans[plan, AT], 0 + memory.plans[plan, AT + 1]
    bonus = memory.plans[plan, BONUS] - price + guide.weights[weights.TROPHY] * count(removed)
    chests = 0 + memory.plans[plan, CHESTS] if has_modules(rules) else 0
    halts = is_expanded(rules) and action == ids.STOP and state.run_moved != 0
    if halts or space != (second if piece else first):
        bonus += findings(rules, guide, state, piece, space)
        if has_hexes(rules) and not hexes & MET and meets(rules, state, space):
            bonus += guide.weights[weights.HERO]
            hexes |= MET
        if has_modules(rules):
            chest = closed_chest(rules, state, space)
            if chest >= 0 and not (chests >> chest) & 1:
                chests |= 1 << chest
                bonus += chest_worth(guide, state)
            space = carried_to(rules, state, space, first if piece else second)
        there = space if rules.to_go[space] else OUTSIDE
        first, second = (first, there) if piece else (there, second)
    used, opened = memory.plans[plan, USED] | spent, memory.plans[plan, OPEN] | removed
    value = worth_of(rules, guide, state, first, second, used, opened, bonus, memory)
    if has_modules(rules):
        value = max(value - unrest(rules, guide, state, first, second), -FAR_OFF)
        if first == OUTSIDE and second == OUTSIDE and is_lost(rules, guide, state, bonus):
            value = bonus - guide.weights[weights.LOSING]
    row = row_for(rules, into, value, first, second, used, opened, bonus, hexes, memory)
    if row < 0:
        return
    memory.least[into] = -FAR_OFF - 1  # until somebody looks for the worst again
    memory.plans[row, AT] = first
    memory.plans[row, AT + 1] = second
    memory.plans[row, USED] = used
    memory.plans[row, OPEN] = opened
    memory.plans[row, BONUS] = bonus
    memory.plans[row, VALUE] = value
    memory.plans[row, FIRST] = memory.plans[plan, FIRST] if memory.plans[plan, FIRST] else action
    memory.plans[row, LAST] = piece
    if is_expanded(rules):
        memory.plans[row, HEXES] = hexes
        memory.plans[row, CHESTS] = chests


@kernel
def row_for(
    rules: Rules,
    into: int,
    value: int,
    first: int,
    second: int,
    used: int,
    opened: int,
    bonus: int,
    hexes: int,
    memory: Memory,
) -> int:
    """Where in a list a plan is written: behind the others, or over the worst of too many; -1 if it is no better or
    leads where another does."""
    width = NARROW if memory.haste else WIDTH
    if memory.listed[into] == width and value <= memory.least[into]:
        return -1
    row = worst = LISTS + into * WIDTH
    least = 2 * ARRIVED
    for _ in range(memory.listed[into]):
        other = 0 + memory.plans[row, VALUE]
        same = other == value and is_alike(row, first, second, used, opened, bonus, memory)
        if same and (not is_expanded(rules) or memory.plans[row, HEXES] == hexes):
            return -1
        worst = row if other < least else worst
        least = min(other, least)
        row += 1
    if memory.listed[into] < width:
        memory.listed[into] += 1
        return row
    if least < value:
        return worst
    memory.least[into] = least
    return -1


@kernel
def is_alike(row: int, first: int, second: int, used: int, opened: int, bonus: int, memory: Memory) -> bool:
    """A listed plan leads to the same. `&` compares all without a branch, which is faster here."""
    plan = memory.plans[row]
    same = (plan[AT] == first) & (plan[AT + 1] == second) & (plan[USED] == used)
    return bool(same & (plan[OPEN] == opened) & (plan[BONUS] == bonus))


@kernel
def findings(rules: Rules, guide: Guide, state: State, piece: int, space: int) -> int:
    """What stopping on a space is worth: tokens of fresh caves beside it."""
    fresh = fresh_caves(rules, state, index_of(rules, state, piece), space)
    worth = 0
    while fresh:
        worth += guide.weights[weights.CAVE] * (state.cave_left[lowest(fresh)] > 0)
        fresh &= fresh - 1
    return worth


# Where a piece can go


@kernel
def places(rules: Rules, state: State, plan: int, piece: int, mover: Mover, farthest: int, memory: Memory) -> int:
    """Write down the places that a mover leads to after a plan; how many there are, the start included."""
    start, other = memory.plans[plan, AT + piece], memory.plans[plan, AT + 1 - piece]
    standing = state.standing & ~memory.plans[plan, OPEN]
    if not is_expanded(rules) and not targets(rules, state, mover, start, standing):
        return 1  # two of five runs lead nowhere
    return reach(rules, state, start, other, mover, standing, farthest, memory.rows[:])


@kernel
def farthest_from(rules: Rules, space: int, memory: Memory) -> int:
    """The longest way that a run may lead to: in haste no more than a step back."""
    return rules.way[space] + DETOUR if memory.haste else ANYWHERE


@kernel
def run(
    rules: Rules,
    guide: Guide,
    state: State,
    plan: int,
    into: int,
    piece: int,
    mover: Mover,
    spent: int,
    price: int,
    action: int,
    hexes: int,
    memory: Memory,
) -> None:
    """List a plan for every place that a mover leads to. It begins with the action, or if there is none with a step."""
    farthest = farthest_from(rules, memory.plans[plan, AT + piece], memory) if action else ANYWHERE
    for i in range(1, places(rules, state, plan, piece, mover, farthest, memory)):
        space, opened = 0 + memory.rows[ROW * i + SPACE], 0 + memory.rows[ROW * i + OPENED]
        step = ids.STEP + piece * ids.TARGETS + memory.rows[ROW * i + FIRST_TARGET]
        begins = action if action else step
        enlist(rules, guide, state, plan, into, piece, space, opened, spent, price, begins, hexes, memory)
