"""What the plans of a turn can do besides with Heroes & Hexes and the promo cards."""

from __future__ import annotations

from manoa.games.quest.bots import weights
from manoa.games.quest.bots.guide import Guide
from manoa.games.quest.bots.planner.bonds import (
    DRAWN,
    LASTING_KINDS,
    LEAVE_SECOND,
    MOST_DRAWN,
    SECOND,
    is_asleep,
    is_forbidden,
    second_run,
)
from manoa.games.quest.bots.planner.memory import AT, HEXES, LAST, USED, Memory
from manoa.games.quest.bots.planner.plans import enlist, run
from manoa.games.quest.bots.planner.valuing import loss_of
from manoa.games.quest.parts.cards import COIN, FIRST_FAMILIAR, HAND_SIZE, IMITATOR
from manoa.games.quest.parts.tokens import CAVE_FEVER, FIRST_CURSE
from manoa.games.quest.rules import ids, tasks
from manoa.games.quest.rules.asked.imitate import imitable
from manoa.games.quest.rules.asked.lift import counts_for, due, lifting_cards, lifting_tokens
from manoa.games.quest.rules.asked.spare import spareable
from manoa.games.quest.rules.expansions import has_modules
from manoa.games.quest.rules.movement import is_unfinished, may_skip_step
from manoa.games.quest.rules.payers import in_any
from manoa.games.quest.rules.purse import FAMILIAR_KINDS
from manoa.games.quest.rules.reach import begun
from manoa.games.quest.rules.state import OUTSIDE, Rules, State
from manoa.games.quest.rules.step import Mover, is_free, mover_of
from manoa.kernel.bits import lowest
from manoa.kernel.language import kernel
from manoa.kernel.stack import current


@kernel
def is_planned(task: int) -> bool:
    """Plans answer what a sub-phase of the expansions asks for."""
    return task in (tasks.LIFT, tasks.SPARE, tasks.IMITATE, tasks.TWICE)


# What comes first


@kernel
def stop_here(rules: Rules, guide: Guide, state: State, plan: int, into: int, memory: Memory) -> None:
    """The plan that does nothing, as far as that is allowed: what was just played has to move a piece, unless it is a
    Shaman; and where the end of a run asks for something, it has to end first."""
    if state.run_open and not may_skip_step(rules, state):
        return
    piece, hexes = 0 + state.run_piece, 0 + memory.plans[plan, HEXES]
    stops = is_unfinished(rules, state) or (has_modules(rules) and state.run_moved)
    here = 0 + memory.plans[plan, AT + piece]
    enlist(rules, guide, state, plan, into, piece, here, 0, 0, 0, ids.STOP if stops else 0, hexes, memory)


@kernel
def owed_run(rules: Rules, state: State, plan: int, memory: Memory) -> int:
    """What a plan remembers after the run that is going on: Twins make it come again (P-4)."""
    hexes = 0 + memory.plans[plan, HEXES]
    return hexes | second_run(state.run_symbol, rules.power[state.run - 1]) if state.run_twice else hexes


@kernel
def answer_on(rules: Rules, guide: Guide, state: State, plan: int, into: int, memory: Memory) -> None:
    """List plans for each answer to what a card asks for that was just played."""
    task, subject, hexes = current(state), 0 + state.subject[state.depth - 1], 0 + memory.plans[plan, HEXES]
    if task == tasks.LIFT:
        lift(rules, guide, state, plan, into, subject, 0 + state.owed[state.depth - 1], 1, memory)
    elif task == tasks.SPARE:
        enlist(rules, guide, state, plan, into, 0, 0 + memory.plans[plan, AT], 0, 0, 0, ids.DONE, hexes, memory)
        spare(rules, guide, state, plan, into, memory)
    elif task == tasks.IMITATE:
        kinds = in_any(imitable(rules, state))
        while kinds:
            kind = lowest(kinds)
            kinds &= kinds - 1
            imitate(rules, guide, state, plan, into, kind, 0, ids.USE + kind * ids.WAYS, 1, memory)
    else:
        for piece in range(rules.pieces):
            if memory.plans[plan, AT + piece] != OUTSIDE:
                run_twice(rules, guide, state, plan, into, piece, 0, 0, memory)


# Cards and tokens


@kernel
def play_expanded(
    rules: Rules, guide: Guide, state: State, plan: int, into: int, piece: int, place: int, memory: Memory
) -> None:
    """All that one card or token can do for a piece."""
    slot, hexes = 0 + memory.slot[place], 0 + memory.plans[plan, HEXES]
    if is_forbidden(rules, hexes, slot):
        return
    action, effect = ids.USE + slot * ids.WAYS, rules.effect[slot, 0]
    if slot < ids.TOKENS and effect == tasks.TWICE:
        run_twice(rules, guide, state, plan, into, piece, 1 << place, action, memory)
        return
    if slot < ids.TOKENS and effect == tasks.IMITATE:
        kinds = state.board & rules.moving_kinds if piece == 0 or memory.plans[plan, AT] == OUTSIDE else 0
        while kinds:
            kind = lowest(kinds)
            kinds &= kinds - 1
            imitate(rules, guide, state, plan, into, kind, 1 << place, action, 0, memory)
        return
    price = price_of(rules, guide, slot, memory)
    play_as(rules, guide, state, plan, into, piece, slot, 1 << place, price, action, 1, memory)
    if slot < ids.TOKENS and (FAMILIAR_KINDS >> slot) & 1:
        once = ids.TOKENS + ids.ONCE + slot - FIRST_FAMILIAR
        price += loss_of(rules, guide, state, slot, memory)
        play_as(rules, guide, state, plan, into, piece, once, 1 << place, price, ids.USE + once * ids.WAYS, 1, memory)


@kernel
def price_of(rules: Rules, guide: Guide, slot: int, memory: Memory) -> int:
    """What using a card or token up costs."""
    if slot >= ids.TOKENS:
        return 0 + guide.weights[weights.TOKEN] + guide.weights[weights.CARD]
    return guide.weights[weights.CARD] + (memory.losses[slot] if (rules.items >> slot) & 1 else 0)


@kernel
def play_as(
    rules: Rules,
    guide: Guide,
    state: State,
    plan: int,
    into: int,
    piece: int,
    source: int,
    spent: int,
    price: int,
    action: int,
    ways: int,
    memory: Memory,
) -> None:
    """What a piece can do by a source, in each of its ways; if these are not asked for yet, `ways` is 0."""
    hexes = memory.plans[plan, HEXES] & LEAVE_SECOND
    if is_free(rules, source):
        if rules.effect[source, 0] == tasks.CURSE:
            if hexes & MOST_DRAWN == MOST_DRAWN:
                return
            price += curses_price(guide, state, spent, plan, 1, memory)
            hexes += DRAWN
        run(rules, guide, state, plan, into, piece, mover_of(rules, source, 0), spent, price, action, hexes, memory)
    for symbol in range(3):
        if (rules.symbols[source] >> symbol) & 1 and not is_asleep(hexes, symbol):
            way = action + symbol * ways
            mover = begun(rules, state, source, symbol)
            run(rules, guide, state, plan, into, piece, mover, spent, price, way, hexes, memory)


@kernel
def spare(rules: Rules, guide: Guide, state: State, plan: int, into: int, memory: Memory) -> None:
    """A token that is used without being spent (Gertrude Everdeen)."""
    tokens = spareable(rules, state) & rules.moving_tokens
    while tokens:
        source = ids.TOKENS + lowest(tokens)
        tokens &= tokens - 1
        for piece in range(rules.pieces):
            if memory.plans[plan, AT + piece] != OUTSIDE:
                play_as(rules, guide, state, plan, into, piece, source, 0, 0, ids.USE + source * ids.WAYS, 1, memory)


# Twins and Imitator


@kernel
def run_twice(
    rules: Rules, guide: Guide, state: State, plan: int, into: int, piece: int, twins: int, action: int, memory: Memory
) -> None:
    """The first of two runs that Twins make with each other card; the second follows (P-4). Without an action it is
    this card that is asked for."""
    hexes = memory.plans[plan, HEXES] & LEAVE_SECOND
    for i in range(memory.slots):
        slot = 0 + memory.slot[i]
        taken = ((memory.plans[plan, USED] | twins) >> i) & 1
        if slot < ids.TOKENS and not taken and not is_forbidden(rules, hexes, slot):
            power, price = 0 + rules.power[slot], price_of(rules, guide, slot, memory)
            for symbol in range(COIN):
                if (rules.symbols[slot] >> symbol) & 1 and not is_asleep(hexes, symbol):
                    spent, again = twins | (1 << i), hexes | second_run(symbol, power)
                    way = action if action else ids.USE + slot * ids.WAYS + symbol
                    mover = begun(rules, state, slot, symbol)
                    run(rules, guide, state, plan, into, piece, mover, spent, price, way, again, memory)


@kernel
def imitate(
    rules: Rules,
    guide: Guide,
    state: State,
    plan: int,
    into: int,
    kind: int,
    spent: int,
    action: int,
    ways: int,
    memory: Memory,
) -> None:
    """An Imitator is a card of the market board (P-3); `ways` as in `play_as`."""
    price = 0
    if (rules.items >> kind) & 1:
        price = 0 + loss_of(rules, guide, state, IMITATOR, memory)
    if (rules.moving_kinds >> kind) & 1:
        for piece in range(rules.pieces):
            if memory.plans[plan, AT + piece] != OUTSIDE:
                play_as(rules, guide, state, plan, into, piece, kind, spent, price, action, ways, memory)
        return
    effect = rules.effect[kind, 0]
    if effect == tasks.DRAW:
        price -= guide.weights[weights.NEW_CARD] * rules.amount[kind, 0]
    elif effect == tasks.TAKE:
        price -= guide.weights[weights.NEW_CARD]
    hexes = memory.plans[plan, HEXES] & LEAVE_SECOND
    enlist(rules, guide, state, plan, into, 0, 0 + memory.plans[plan, AT], 0, spent, price, action, hexes, memory)


# Curses


@kernel
def draw_curses(
    rules: Rules, guide: Guide, state: State, plan: int, into: int, subject: int, curses: int, memory: Memory
) -> None:
    """A demon step or a demon blockade (H-2.1, H-2.5)."""
    piece, target = subject // ids.TARGETS, subject % ids.TARGETS
    hexes = memory.plans[plan, HEXES] & LEAVE_SECOND
    if hexes & MOST_DRAWN == MOST_DRAWN:
        return
    there, opened = 0 + memory.plans[plan, AT + piece], 0
    if target < ids.DIRECTIONS:
        there = 0 + rules.neighbour[there, target]
    else:
        opened = 1 << (target - ids.DIRECTIONS)
    price = curses_price(guide, state, 0, plan, curses, memory)
    action = ids.ENTER + subject
    enlist(rules, guide, state, plan, into, piece, there, opened, 0, price, action, hexes + DRAWN, memory)


@kernel
def curses_price(guide: Guide, state: State, spent: int, plan: int, curses: int, memory: Memory) -> int:
    """What drawing curses costs: the more, the more there is at hand that they may bind. Late in a game nothing: nobody
    waits for ever in front of demons."""
    if state.round_number > weights.LATE_ROUND:
        return 0
    held = 0
    for i in range(memory.slots):
        held += not ((memory.plans[plan, USED] | spent) >> i) & 1
    price = guide.weights[weights.CURSE] + guide.weights[weights.HELD] * min(held, HAND_SIZE)
    return curses * price


@kernel
def follow_hexes(rules: Rules, guide: Guide, state: State, plan: int, into: int, memory: Memory) -> None:
    """List what can come after a plan: the second run that Twins make, a curse lifted."""
    hexes, piece = 0 + memory.plans[plan, HEXES], 0 + memory.plans[plan, LAST]
    again = (hexes & ~LEAVE_SECOND) >> SECOND
    if again and memory.plans[plan, AT + piece] != OUTSIDE:
        rest, power = hexes & LEAVE_SECOND, again >> 1
        mover = Mover(0, again & 1, power, power, 0)
        run(rules, guide, state, plan, into, piece, mover, 0, 0, 0, rest, memory)
    for number in range(LASTING_KINDS):
        curse = FIRST_CURSE + number
        if (hexes >> number) & 1 and curse != CAVE_FEVER:
            lift(rules, guide, state, plan, into, curse, due(curse), 0, memory)


@kernel
def lift(
    rules: Rules,
    guide: Guide,
    state: State,
    plan: int,
    into: int,
    curse: int,
    owed: int,
    named: int,
    memory: Memory,
) -> None:
    """List plans that lift a curse, with each card or token that is enough, and each two that are (H-4.2)."""
    number = curse - FIRST_CURSE
    hexes = memory.plans[plan, HEXES] & LEAVE_SECOND
    if state.owned[state.turn, curse] == 1:
        hexes &= ~(1 << number)
    gain = guide.weights[weights.LETHARGY + max(number - COIN, 0)]
    action, last = ids.USE + (ids.TOKENS + curse) * ids.WAYS, -1
    for i in range(memory.slots):
        slot = 0 + memory.slot[i]
        counts = lifting(rules, state, plan, i, curse, memory) if slot != last else 0
        if counts:
            last = slot
            if named:
                action = ids.CHOOSE + slot if slot < ids.TOKENS else ids.USE + slot * ids.WAYS
            price, at, second = lifting_price(guide, slot) - gain, 0 + memory.plans[plan, AT], -1
            if counts >= owed:
                enlist(rules, guide, state, plan, into, 0, at, 0, 1 << i, price, action, hexes, memory)
                continue
            for j in range(i + 1, memory.slots):
                other = 0 + memory.slot[j]
                more = lifting(rules, state, plan, j, curse, memory) if other != second else 0
                if 0 < more < owed:
                    second = other
                    spent, both = (1 << i) | (1 << j), price + lifting_price(guide, other)
                    enlist(rules, guide, state, plan, into, 0, at, 0, spent, both, action, hexes, memory)


@kernel
def lifting(rules: Rules, state: State, plan: int, place: int, curse: int, memory: Memory) -> int:
    """What a card or token counts for lifting a curse; 0 if the plan has used it, or it is of no use there."""
    slot = 0 + memory.slot[place]
    if (memory.plans[plan, USED] >> place) & 1:
        return 0
    if slot < ids.TOKENS:
        lifts = (lifting_cards(rules, state, curse) >> slot) & 1
    else:
        lifts = (lifting_tokens(rules, state, curse) >> (slot - ids.TOKENS)) & 1
    return counts_for(rules, slot, curse) if lifts else 0


@kernel
def lifting_price(guide: Guide, slot: int) -> int:
    """What laying a card or token down costs."""
    return guide.weights[weights.TOKEN] if slot >= ids.TOKENS else guide.weights[weights.CARD]
