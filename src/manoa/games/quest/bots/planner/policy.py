"""`planner`: the whole turn planned ahead, judged by the turns that will still be needed after it.

It draws first, then follows the best plan of moves and a purchase, one action after the other, and keeps the cards that
will do more in the next turn than those it would draw. It looks at nothing that its seat could not know: its own hand,
and what all its cards are.
"""

from __future__ import annotations

from manoa.games.quest.bots import weights
from manoa.games.quest.bots.greedy import PATIENCE, escape, step_aside
from manoa.games.quest.bots.guide import Guide
from manoa.games.quest.bots.hexed import answer, worth_lifting
from manoa.games.quest.bots.modular import ACTING
from manoa.games.quest.bots.planner.beam import best_plan, only_step
from manoa.games.quest.bots.planner.dragons import bother, herd_on, lay_for, make_way
from manoa.games.quest.bots.planner.hexes import is_planned
from manoa.games.quest.bots.planner.memory import AT, OPEN, ROOT, Memory
from manoa.games.quest.bots.planner.outlook import FAR_OFF
from manoa.games.quest.bots.planner.plans import begin, budget, farthest_from, list_slots, places, turns_from
from manoa.games.quest.bots.planner.valuing import least_loss, most_gain, most_liked, rank, weigh
from manoa.games.quest.bots.shopping import pay
from manoa.games.quest.parts.cards import HAND_SIZE
from manoa.games.quest.rules import ids, market, tasks
from manoa.games.quest.rules.asked import IN_BASE_GAMES
from manoa.games.quest.rules.asked.dragon import tame_choices
from manoa.games.quest.rules.asked.hero import choices as shown_heroes
from manoa.games.quest.rules.asked.take import choices as takeable
from manoa.games.quest.rules.bounds import may_move, usable
from manoa.games.quest.rules.effects import playable_tokens
from manoa.games.quest.rules.expansions import has_hexes, has_module, has_modules, is_expanded
from manoa.games.quest.rules.modules.danger import may_end
from manoa.games.quest.rules.modules.muisca import storable
from manoa.games.quest.rules.movement import is_unfinished
from manoa.games.quest.rules.plays import playable_cards
from manoa.games.quest.rules.reach import OPENED, ROW, SPACE
from manoa.games.quest.rules.state import DISCARD, NATIVE, OUTSIDE, WITH_DRAGONS, Rules, State
from manoa.games.quest.rules.step import is_free, mover_of
from manoa.kernel.bits import lowest
from manoa.kernel.chance import pick
from manoa.kernel.language import kernel
from manoa.kernel.stack import current


@kernel
def planner(rules: Rules, guide: Guide, state: State, memory: Memory, luck: int) -> int:
    memory.haste = 0
    return choice(rules, guide, state, memory, luck)


@kernel
def hasty(rules: Rules, guide: Guide, state: State, memory: Memory, luck: int) -> int:
    """The planner in haste, which simulations go on by."""
    memory.haste = 1
    return choice(rules, guide, state, memory, luck)


@kernel
def choice(rules: Rules, guide: Guide, state: State, memory: Memory, luck: int) -> int:
    task = current(state)
    if is_expanded(rules) and task not in IN_BASE_GAMES:
        return reply(rules, guide, state, task, memory)
    unfinished = is_expanded(rules) and is_unfinished(rules, state)
    if task == tasks.PAY_PRICE:
        return pay(rules, guide, state)
    if state.run_open:
        step = only_step(rules, state, memory)
        if step:
            return step
    elif task == tasks.FREE and not unfinished:
        if not (has_hexes(rules) or state.hand[state.turn] or state.tokens[state.turn] or state.run):
            return ids.END_TURN
        if state.phase == DISCARD:
            weigh(rules, guide, state, 0, memory)
            return let_go(rules, guide, state, memory)
        cards = playable_cards(rules, state)
        if has_modules(rules):
            cards &= ~ACTING
        if cards:
            return ids.USE + lowest(cards) * ids.WAYS
    offered = takeable(rules, state) if task == tasks.TAKE else market.buyable(rules, state)
    weigh(rules, guide, state, offered, memory)
    if task == tasks.TAKE:
        return ids.PILE + most_gain(offered, memory)
    if task in (tasks.REMOVE, tasks.REPLACE):
        return thin(rules, guide, state, memory)
    rank(rules, guide, offered, memory)
    return act(rules, guide, state, memory, luck)


@kernel
def act(rules: Rules, guide: Guide, state: State, memory: Memory, luck: int) -> int:
    """The next step of the best plan."""
    if state.run_open or (is_expanded(rules) and is_unfinished(rules, state)):
        list_slots(rules, guide, state, memory)
        return best_plan(rules, guide, state, memory)
    tokens = helpful_tokens(rules, guide, state, memory)
    if tokens and not state.depth:
        return ids.USE + (ids.TOKENS + lowest(tokens)) * ids.WAYS
    list_slots(rules, guide, state, memory)
    if has_module(rules, WITH_DRAGONS) and not (state.depth or state.run):
        action = make_way(rules, guide, state, memory)
        if action:
            return action
    if may_move(rules, state):
        action = best_plan(rules, guide, state, memory)
        if action:
            return action
        if has_modules(rules) and not may_end(rules, state):
            return escape(rules, state, memory.rows)
    wanted = shop(rules, guide, state, memory)
    if wanted:
        return wanted
    if has_hexes(rules):
        curses = worth_lifting(rules, state)
        if curses:
            return ids.USE + (ids.TOKENS + lowest(curses)) * ids.WAYS
    idle = state.area_size == 0 or (has_modules(rules) and state.round_number > weights.LATE_ROUND)
    if idle and state.round_number > PATIENCE and may_move(rules, state) and pick(luck, 4) == 0:
        action = step_aside(rules, state, luck)
        if action:
            return action
    if has_modules(rules):
        action = use_up(rules, guide, state)
        if action:
            return action
    return let_go(rules, guide, state, memory)


@kernel
def use_up(rules: Rules, guide: Guide, state: State) -> int:
    """What else can be done with cards at the end of a turn: Muisca cards are stored, a dragon holds others; or 0."""
    if storable(rules, state):
        return ids.STORE + lowest(storable(rules, state))
    return bother(rules, guide, state) if has_module(rules, WITH_DRAGONS) else 0


@kernel
def reply(rules: Rules, guide: Guide, state: State, task: int, memory: Memory) -> int:
    """What the sub-phases of the expansions ask for: some ask for a plan, a hero is chosen like a card, and what
    concerns others goes by rules of thumb."""
    if task == tasks.MEET:
        heroes = shown_heroes(rules, state)
        weigh(rules, guide, state, heroes, memory)
        return ids.PILE + most_liked(rules, guide, state, heroes, memory)
    if task in (tasks.TAME, tasks.HERD) and state.round_number <= weights.LATE_ROUND:
        return move_dragon(rules, guide, state, task, memory)
    if is_planned(task):
        offered = market.buyable(rules, state)
        weigh(rules, guide, state, offered, memory)
        rank(rules, guide, offered, memory)
        list_slots(rules, guide, state, memory)
        action = best_plan(rules, guide, state, memory)
        if action:
            return action
    return answer(rules, guide, state, task)


@kernel
def move_dragon(rules: Rules, guide: Guide, state: State, task: int, memory: Memory) -> int:
    """Which card is laid down for a dragon, or where it goes."""
    offered = market.buyable(rules, state)
    weigh(rules, guide, state, offered, memory)
    rank(rules, guide, offered, memory)
    list_slots(rules, guide, state, memory)
    if task == tasks.TAME:
        return lay_for(rules, guide, state, tame_choices(rules, state), memory)
    return herd_on(rules, guide, state, memory)


# Cards to be rid of


@kernel
def thin(rules: Rules, guide: Guide, state: State, memory: Memory) -> int:
    """Remove what the deck does better without; what else is to be laid away goes by the same measure."""
    hand = usable(rules, state) if current(state) == tasks.REPLACE else state.hand[state.turn]
    kind = least_loss(rules, guide, state, hand, memory)
    optional = state.subject[state.depth - 1] != 0
    if optional and memory.losses[kind] > -guide.weights[weights.REMOVE]:
        return ids.DONE
    return ids.CHOOSE + kind


@kernel
def helpful_tokens(rules: Rules, guide: Guide, state: State, memory: Memory) -> int:
    """Tokens to use at once: draws, and removing while there is something in hand to be rid of."""
    found, hand = 0, state.hand[state.turn]
    tokens = playable_tokens(rules, state)
    while tokens:
        token = lowest(tokens)
        tokens &= tokens - 1
        effect = rules.effect[ids.TOKENS + token, 0]
        helps = effect in (tasks.DRAW, tasks.BANISH)
        if effect == tasks.REMOVE and hand:
            helps = memory.losses[least_loss(rules, guide, state, hand, memory)] < -guide.weights[weights.REMOVE]
        found |= helps << token
    return found


# The end of a turn


@kernel
def shop(rules: Rules, guide: Guide, state: State, memory: Memory) -> int:
    """Buy what gains most; 0 if nothing gains anything."""
    coins, _ = budget(rules, guide, state, 0, memory)
    kinds = market.buyable(rules, state) & rules.affordable[coins]
    if not kinds:
        return 0
    kind = most_gain(kinds, memory)
    return ids.PILE + kind if memory.gains[kind] > guide.weights[weights.BUY] else 0


@kernel
def let_go(rules: Rules, guide: Guide, state: State, memory: Memory) -> int:
    """Discard what will be of less use than the cards that would come for it, then end the turn."""
    hand, size = state.hand[state.turn], state.hand_size[state.turn]
    if not hand or (state.arrivals and size <= HAND_SIZE):
        return ids.END_TURN
    begin(rules, state, ROOT, memory)
    worst, least = -1, FAR_OFF
    while hand:
        kind = lowest(hand)
        hand &= hand - 1
        use = use_of(rules, guide, state, ROOT, kind, memory)
        if use < least:
            worst, least = kind, use
    if least <= guide.weights[weights.KEEP_FROM] or size > HAND_SIZE:
        return ids.CHOOSE + worst
    return ids.END_TURN


@kernel
def use_of(rules: Rules, guide: Guide, state: State, plan: int, kind: int, memory: Memory) -> int:
    """The turns that a card would save by itself after a plan; a Native always finds a use."""
    standing = state.standing & ~memory.plans[plan, OPEN]
    now = turns_from(rules, guide, memory.plans[plan, AT], memory.plans[plan, AT + 1], standing, memory)
    least, ways = now, 0 + rules.symbols[kind]
    if is_free(rules, kind):
        if rules.removes_blockades[kind] == NATIVE:
            return guide.weights[weights.KEEP_FROM] + 1
        ways = 1
    for piece in range(rules.pieces):
        if memory.plans[plan, AT + piece] != OUTSIDE:
            farthest = farthest_from(rules, memory.plans[plan, AT + piece], memory)
            for way in range(3):
                if (ways >> way) & 1:
                    mover = mover_of(rules, kind, way)
                    for i in range(1, places(rules, state, plan, piece, mover, farthest, memory)):
                        space, left = memory.rows[ROW * i + SPACE], standing & ~memory.rows[ROW * i + OPENED]
                        first = memory.plans[plan, AT] if piece else space
                        second = space if piece else memory.plans[plan, AT + 1]
                        least = min(least, turns_from(rules, guide, first, second, left, memory))
    return now - least
