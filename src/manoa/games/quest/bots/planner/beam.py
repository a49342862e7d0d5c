"""The search for the best plan of a turn: a beam over what can still be done."""

from __future__ import annotations

from manoa.games.quest.bots import weights
from manoa.games.quest.bots.guide import Guide
from manoa.games.quest.bots.planner import memory as fields
from manoa.games.quest.bots.planner.bonds import LEAVE_SECOND, is_forbidden
from manoa.games.quest.bots.planner.hexes import (
    answer_on,
    draw_curses,
    follow_hexes,
    owed_run,
    play_expanded,
    stop_here,
)
from manoa.games.quest.bots.planner.memory import AT, HEXES, LAST, LISTS, OPEN, ROOT, USED, VALUE, WIDTH, Memory
from manoa.games.quest.bots.planner.outlook import FAR_OFF
from manoa.games.quest.bots.planner.plans import begin, enlist, places, run
from manoa.games.quest.bots.planner.valuing import loss_of
from manoa.games.quest.rules import ids
from manoa.games.quest.rules.asked import IN_BASE_GAMES
from manoa.games.quest.rules.board import occupied_with, requirement_if
from manoa.games.quest.rules.expansions import has_hexes, is_expanded
from manoa.games.quest.rules.modules import ground
from manoa.games.quest.rules.reach import ANYWHERE, FIRST, ROW
from manoa.games.quest.rules.requirements import CAMP, CURSED, NO_SYMBOL, POWERS
from manoa.games.quest.rules.state import OUTSIDE, Rules, State
from manoa.games.quest.rules.step import due, free_steps, is_free, mover_now, power_of
from manoa.kernel.bits import lowest
from manoa.kernel.language import kernel
from manoa.kernel.stack import current

BEGINNING = fields.FIRST  # of a plan: the action it begins with


@kernel
def best_plan(rules: Rules, guide: Guide, state: State, memory: Memory) -> int:
    """The action that the best plan begins with; 0 if it is best to move no more. What was just played has to move a
    piece."""
    here = 0
    begin(rules, state, ROOT, memory)
    memory.listed[here] = 0
    if state.depth:
        if is_expanded(rules) and current(state) not in IN_BASE_GAMES:
            answer_on(rules, guide, state, ROOT, here, memory)
        else:
            pay_on(rules, guide, state, ROOT, here, memory)
    else:
        if is_expanded(rules):
            stop_here(rules, guide, state, ROOT, here, memory)
        elif not state.run_open:
            enlist(rules, guide, state, ROOT, here, 0, memory.plans[ROOT, AT], 0, 0, 0, 0, 0, memory)
        if state.run:
            follow_run(rules, guide, state, ROOT, here, memory)
    return follow_on(rules, guide, state, memory)[1]


@kernel
def best_value(rules: Rules, guide: Guide, state: State, spent: int, memory: Memory) -> int:
    """What the best plan is worth once some of what is at hand is spent, whatever is asked for now."""
    begin(rules, state, ROOT, memory)
    memory.plans[ROOT, USED] = spent
    memory.listed[0] = 0
    stop_here(rules, guide, state, ROOT, 0, memory)
    return follow_on(rules, guide, state, memory)[0]


@kernel
def follow_on(rules: Rules, guide: Guide, state: State, memory: Memory) -> tuple[int, int]:
    """The value and the first action of the best plan that those in the first list lead to."""
    here, there = 0, 1
    best, action = best_of(here, -FAR_OFF - 1, 0, memory)
    while memory.listed[here]:
        memory.listed[there] = 0
        for i in range(memory.listed[here]):
            follow_up(rules, guide, state, LISTS + here * WIDTH + i, there, memory)
        best, action = best_of(there, best, action, memory)
        here, there = there, here
    return best, action


@kernel
def best_of(which: int, best: int, action: int, memory: Memory) -> tuple[int, int]:
    """The value and first action of the best plan of a list, if it is better than what there is."""
    for i in range(memory.listed[which]):
        plan = LISTS + which * WIDTH + i
        if memory.plans[plan, VALUE] > best:
            best, action = 0 + memory.plans[plan, VALUE], 0 + memory.plans[plan, BEGINNING]
    return best, action


@kernel
def only_step(rules: Rules, state: State, memory: Memory) -> int:
    """The step that what was just played leaves, if it leaves no choice; else 0."""
    begin(rules, state, ROOT, memory)
    found, mover = 0, mover_now(rules, state)
    for piece in range(rules.pieces):
        if memory.plans[ROOT, AT + piece] != OUTSIDE:
            for i in range(1, places(rules, state, ROOT, piece, mover, ANYWHERE, memory)):
                step = ids.STEP + piece * ids.TARGETS + memory.rows[ROW * i + FIRST]
                if found not in (0, step):
                    return 0
                found = step
    return found


# What can come next


@kernel
def follow_up(rules: Rules, guide: Guide, state: State, plan: int, into: int, memory: Memory) -> None:
    """List what can come after a plan: one more card or token played, or cards paid."""
    for piece in range(memory.plans[plan, LAST] if memory.haste else 0, rules.pieces):
        if memory.plans[plan, AT + piece] != OUTSIDE:
            last = -1
            for i in range(memory.slots):
                slot = memory.slot[i]
                if not (memory.plans[plan, USED] >> i) & 1 and slot != last:
                    last = slot
                    play_slot(rules, guide, state, plan, into, piece, i, memory)
            pay_cards(rules, guide, state, plan, into, piece, memory)
    if is_expanded(rules):
        follow_hexes(rules, guide, state, plan, into, memory)


@kernel
def play_slot(
    rules: Rules, guide: Guide, state: State, plan: int, into: int, piece: int, place: int, memory: Memory
) -> None:
    """All that one card or token can do for a piece."""
    if is_expanded(rules):
        play_expanded(rules, guide, state, plan, into, piece, place, memory)
        return
    slot = 0 + memory.slot[place]
    price = 0 + guide.weights[weights.CARD]
    if slot >= ids.TOKENS:
        price += guide.weights[weights.TOKEN]
    elif (rules.items >> slot) & 1:
        price += memory.losses[slot]
    action = ids.USE + slot * ids.WAYS
    if is_free(rules, slot):
        run(rules, guide, state, plan, into, piece, free_steps(rules, slot), 1 << place, price, action, 0, memory)
    for symbol in range(3):
        if (rules.symbols[slot] >> symbol) & 1:
            mover, way = power_of(rules, slot, symbol), action + symbol
            run(rules, guide, state, plan, into, piece, mover, 1 << place, price, way, 0, memory)


@kernel
def follow_run(rules: Rules, guide: Guide, state: State, plan: int, into: int, memory: Memory) -> None:
    """Where the run leads that is just begun or has power left, or the free step of a Native."""
    mover = mover_now(rules, state)
    hexes = owed_run(rules, state, plan, memory) if is_expanded(rules) else 0
    for piece in range(rules.pieces):
        if (state.run_open or piece == state.run_piece) and memory.plans[plan, AT + piece] != OUTSIDE:
            run(rules, guide, state, plan, into, piece, mover, 0, 0, 0, hexes, memory)


# Rubble and camps


@kernel
def pay_cards(rules: Rules, guide: Guide, state: State, plan: int, into: int, piece: int, memory: Memory) -> None:
    """Rubble, camps and rubble blockades in reach; and what curses are drawn for."""
    space = 0 + memory.plans[plan, AT + piece]
    targets = ground.directions(rules, state, space, NO_SYMBOL) | (
        (rules.beside[space] & state.standing) << ids.DIRECTIONS
    )
    if has_hexes(rules):
        targets |= ground.directions(rules, state, space, CURSED)
    while targets:
        subject = piece * ids.TARGETS + lowest(targets)
        targets &= targets - 1
        required = required_in(rules, state, plan, subject, memory)
        if has_hexes(rules) and rules.required_symbol[required] == CURSED:
            curses = due(rules, state, piece, space, subject % ids.TARGETS, required)
            if curses:
                draw_curses(rules, guide, state, plan, into, subject, curses, memory)
        elif required and rules.required_symbol[required] == NO_SYMBOL:
            pay(rules, guide, state, plan, into, subject, required, 0 + rules.required_power[required], 0, memory)


@kernel
def pay_on(rules: Rules, guide: Guide, state: State, plan: int, into: int, memory: Memory) -> None:
    """The payment that is going on."""
    top = state.depth - 1
    subject = 0 + state.subject[top]
    required = required_in(rules, state, plan, subject, memory)
    pay(rules, guide, state, plan, into, subject, required, 0 + state.owed[top], 1, memory)


@kernel
def required_in(rules: Rules, state: State, plan: int, subject: int, memory: Memory) -> int:
    """What a movement takes after a plan; 0 if it is not possible."""
    piece, target = subject // ids.TARGETS, subject % ids.TARGETS
    space, other = memory.plans[plan, AT + piece], memory.plans[plan, AT + 1 - piece]
    standing = state.standing & ~memory.plans[plan, OPEN]
    return requirement_if(rules, state, space, target, standing, occupied_with(rules, state, other))


@kernel
def pay(
    rules: Rules,
    guide: Guide,
    state: State,
    plan: int,
    into: int,
    subject: int,
    required: int,
    owed: int,
    named: int,
    memory: Memory,
) -> None:
    """List plans that pay with cards: each card for the first, with those that are missed least for the rest."""
    piece, target = subject // ids.TARGETS, subject % ids.TARGETS
    camp = required // POWERS == CAMP
    space = 0 + memory.plans[plan, AT + piece]
    opened = 1 << (target - ids.DIRECTIONS) if target >= ids.DIRECTIONS else 0
    there = space if opened else 0 + rules.neighbour[space, target]
    hexes = memory.plans[plan, HEXES] & LEAVE_SECOND if is_expanded(rules) else 0
    last = -1
    for i in range(memory.slots):
        slot = 0 + memory.slot[i]
        if has_hexes(rules) and is_forbidden(rules, hexes, slot):
            continue
        if slot < ids.TOKENS and slot != last and not (memory.plans[plan, USED] >> i) & 1:
            last = slot
            spent, price = payment(rules, guide, state, 0 + memory.plans[plan, USED], i, owed, hexes, memory)
            if spent:
                price = price if camp else guide.weights[weights.CARD] * owed
                action = ids.CHOOSE + slot if named else ids.ENTER + subject
                enlist(rules, guide, state, plan, into, piece, there, opened, spent, price, action, hexes, memory)


@kernel
def payment(
    rules: Rules, guide: Guide, state: State, used: int, first: int, owed: int, hexes: int, memory: Memory
) -> tuple[int, int]:
    """A card, and of the others those that are missed least; how much they all are. 0 if there are too few."""
    spent = 1 << first
    price = 0 + loss_of(rules, guide, state, 0 + memory.slot[first], memory)
    for _ in range(owed - 1):
        best, least = -1, FAR_OFF
        for i in range(memory.slots):
            slot = 0 + memory.slot[i]
            free = slot < ids.TOKENS and not ((used | spent) >> i) & 1
            if has_hexes(rules) and is_forbidden(rules, hexes, slot):
                free = False
            if free and loss_of(rules, guide, state, slot, memory) < least:
                best, least = i, 0 + memory.losses[slot]
        if best < 0:
            return 0, 0
        spent |= 1 << best
        price += least
    return spent, price
