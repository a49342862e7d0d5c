"""The search for the best plan of a turn: a beam over what can still be done."""

from __future__ import annotations

from typing import Any

from manoa.games.quest import weights
from manoa.games.quest.outlook import FAR_OFF
from manoa.games.quest.plans import (
    AT,
    FIELDS,
    FIRST,
    HASTE,
    LAST,
    LIST,
    LOSSES,
    PLACE,
    PLANS,
    SLOTS,
    TOKENS_FROM,
    USED,
    VALUE,
    begin,
    draft,
    enlist,
)
from manoa.games.quest.reach import spread, toll_in
from manoa.games.quest.state import (
    CAMP,
    CARD_SOURCE,
    CHOOSE,
    MOVE,
    NO_SYMBOL,
    OUTSIDE,
    POWERS,
    SOURCES,
    TARGETS,
    TOKEN_SOURCE,
    Rules,
    State,
)
from manoa.games.quest.valuing import loss_of
from manoa.kernel.bits import lowest
from manoa.kernel.language import kernel


@kernel
def best_plan(rules: Rules, state: State, scratch: Any) -> int:
    """The action that the best plan begins with; 0 if it is best to move no more."""
    here, there = PLANS, PLANS + LIST
    root = there + 1
    begin(rules, state, root, scratch)
    scratch[here] = 0
    if state.depth:
        pay_on(rules, state, root, here, scratch)
    else:
        draft(rules, state, root, 0, scratch[root + AT], 0, scratch)
        enlist(rules, state, here, 0, 0, 0, scratch)
        if state.run:
            follow_run(rules, state, root, here, scratch)
    best, action = best_of(here, -FAR_OFF - 1, 0, scratch)
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


# What can come next


@kernel
def follow_up(rules: Rules, state: State, plan: int, plans: int, scratch: Any) -> None:
    """List what can come after a plan: one more card or token played, or cards paid."""
    for piece in range(scratch[plan + LAST] if scratch[HASTE] else 0, rules.pieces):
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
    price = rules.weights[weights.CARD]
    if slot >= TOKENS_FROM:
        token = slot - TOKENS_FROM
        power, symbols, source = rules.token_power[token], rules.token_symbols[token], TOKEN_SOURCE + token
        free = (rules.free_tokens >> token) & 1
        price += rules.weights[weights.TOKEN]
    else:
        power, symbols, source = rules.power[slot], rules.symbols[slot], CARD_SOURCE + slot
        free = (rules.free_kinds >> slot) & 1
        if (rules.items >> slot) & 1:
            price += scratch[LOSSES + slot]
    base = MOVE + piece * TARGETS * SOURCES + source
    if free:
        step_freely(rules, state, plan, plans, piece, 1 << place, price, base, scratch)
    for symbol in range(3):
        if (symbols >> symbol) & 1:
            run(rules, state, plan, plans, piece, symbol, power, 1 << place, price, base, scratch)


@kernel
def follow_run(rules: Rules, state: State, plan: int, plans: int, scratch: Any) -> None:
    """Where the leftover power of a run leads, or the free step behind a blockade that a Native removed."""
    piece = state.run_piece
    base = MOVE + piece * TARGETS * SOURCES
    if state.run_gate:
        step_freely(rules, state, plan, plans, piece, 0, 0, base, scratch)
    else:
        run(rules, state, plan, plans, piece, state.run_symbol, state.run_power, 0, 0, base, scratch)


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
    """One step anywhere, or any blockade in reach (Q-4.7); behind a blockade just removed, only across its joint."""
    space = scratch[plan + AT + piece]
    across = state.run_gate - 1 if spent == 0 else -1
    for target in range(6 + rules.gates):
        if across >= 0 and (target >= 6 or rules.gate[space, target] != across):
            continue
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
    targets = rules.along[NO_SYMBOL, space] | ((rules.reach[space] & state.standing) << 6)
    while targets:
        target = lowest(targets)
        targets &= targets - 1
        toll = toll_in(rules, state, plan, space, target, scratch)
        if toll and rules.toll_symbol[toll] == NO_SYMBOL:
            pay(rules, state, plan, plans, piece * TARGETS + target, toll, rules.toll_power[toll], 0, scratch)


@kernel
def pay_on(rules: Rules, state: State, plan: int, plans: int, scratch: Any) -> None:
    """The payment that is going on."""
    top = state.depth - 1
    what = state.what[top]
    toll = toll_in(rules, state, plan, scratch[plan + AT + what // TARGETS], what % TARGETS, scratch)
    pay(rules, state, plan, plans, what, toll, state.due[top], 1, scratch)


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
            spent, price = payment(rules, state, scratch[plan + USED], i, due, scratch)
            if spent:
                price = price if camp else rules.weights[weights.CARD] * due
                draft(rules, state, plan, piece, there, opened, scratch)
                action = CHOOSE + slot if named else MOVE + what * SOURCES
                enlist(rules, state, plans, spent, price, action, scratch)


@kernel
def payment(rules: Rules, state: State, used: int, first: int, due: int, scratch: Any) -> tuple[int, int]:
    """A card, and of the others those that are missed least; how much they all are. 0 if there are too few."""
    spent = 1 << first
    price = loss_of(rules, state, scratch[SLOTS + 1 + first], scratch)
    for _ in range(due - 1):
        best, least = -1, FAR_OFF
        for i in range(scratch[SLOTS]):
            slot = scratch[SLOTS + 1 + i]
            if slot < TOKENS_FROM and not ((used | spent) >> i) & 1 and loss_of(rules, state, slot, scratch) < least:
                best, least = i, scratch[LOSSES + slot]
        if best < 0:
            return 0, 0
        spent |= 1 << best
        price += least
    return spent, price
