"""What the planner does about dragons (M-5): it moves one out of its way, or wears a cloak, if the best plan after that
is better; and with cards that it would let go it sends one to hold others.

A place for a dragon is tried on a copy of the state, in the planner's memory.
"""

from __future__ import annotations

from manoa.games.quest.bots import weights
from manoa.games.quest.bots.guide import Guide
from manoa.games.quest.bots.modular import ACTING, BARS, HOLDS, NEAR, best_flight, nuisance, send_away
from manoa.games.quest.bots.planner.beam import best_value
from manoa.games.quest.bots.planner.memory import Memory
from manoa.games.quest.bots.planner.outlook import FAR_OFF
from manoa.games.quest.parts.modules import SLOW, TWO_CARDS
from manoa.games.quest.rules import ids
from manoa.games.quest.rules.asked.dragon import flight_range
from manoa.games.quest.rules.bounds import may_move, usable, usable_cards
from manoa.games.quest.rules.modules.dragons import alone, flights, movable
from manoa.games.quest.rules.places import apart, is_beside
from manoa.games.quest.rules.plays import playable_cards
from manoa.games.quest.rules.state import OUTSIDE, Rules, State
from manoa.games.quest.rules.tasks import CLOAK
from manoa.kernel.bits import lowest
from manoa.kernel.language import kernel

# Out of the way


@kernel
def hindering(rules: Rules, state: State) -> int:
    """The dragons, as bits, that hold an own piece or stand before it."""
    found, dragons = 0, 0 + state.awake
    while dragons:
        dragon = lowest(dragons)
        dragons &= dragons - 1
        found |= is_near(rules, state, 0 + state.dragon_at[dragon]) << dragon
    return found


@kernel
def is_near(rules: Rules, state: State, lair: int) -> bool:
    for piece in range(state.turn * rules.pieces, (state.turn + 1) * rules.pieces):
        space = state.at[piece]
        if space != OUTSIDE:
            barred = apart(rules, space, lair) <= NEAR and rules.way[lair] < rules.way[space]
            if barred or is_beside(rules, space, lair):
                return True
    return False


@kernel
def make_way(rules: Rules, guide: Guide, state: State, memory: Memory) -> int:
    """Move a dragon or play a card about dragons, if that gains something; 0 if not. Late in a game it goes by the same
    rules of thumb as `greedy`: nobody waits until somebody else moves a dragon."""
    if state.round_number > weights.LATE_ROUND:
        return send_away(rules, state, HOLDS - BARS)
    dragons = hindering(rules, state)
    if dragons == 0 or state.cloaked or not may_move(rules, state):
        return 0
    usual = best_value(rules, guide, state, 0, memory)
    best, action, rest = 0 + guide.weights[weights.TAMING], 0, dragons
    while rest:
        dragon = lowest(rest)
        rest &= rest - 1
        value, kind = best_card(rules, guide, state, dragon, memory)
        if kind >= 0 and value - usual > best:
            best, action = value - usual, ids.DRAGON + dragon
    for place in range(memory.slots):
        kind = 0 + memory.slot[place]
        if kind < ids.TOKENS and (ACTING >> kind) & (playable_cards(rules, state) >> kind) & 1:
            gain = best_acting(rules, guide, state, dragons, place, memory) - usual
            if gain > best:
                best, action = gain, ids.USE + kind * ids.WAYS
    return action


@kernel
def best_card(rules: Rules, guide: Guide, state: State, dragon: int, memory: Memory) -> tuple[int, int]:
    """What the best plan is worth after a dragon was moved by cards in hand, and the card to lay down first; -1 if they
    do not move it."""
    single, enough = alone(rules, state, dragon), usable_cards(rules, state) >= TWO_CARDS
    best, choice, last = -FAR_OFF - 1, -1, -1
    for place in range(memory.slots):
        kind = 0 + memory.slot[place]
        if kind >= ids.TOKENS or kind == last or not (usable(rules, state) >> kind) & 1:
            continue
        last = kind
        spent, does_alone = 1 << place, (single >> kind) & 1 != 0
        if single and not does_alone:
            continue
        if not does_alone:
            spent |= cheapest(rules, guide, state, spent, memory) if enough else 0
        if does_alone or enough:
            value = value_after(
                rules, guide, state, dragon, flight_range(rules, state, dragon, does_alone), spent, memory
            )
            if value > best:
                best, choice = value, kind
    return best, choice


@kernel
def cheapest(rules: Rules, guide: Guide, state: State, spent: int, memory: Memory) -> int:
    """One more card, as a bit: the one of least value."""
    best, least = 0, 1 << 14
    for place in range(memory.slots):
        kind = 0 + memory.slot[place]
        free = kind < ids.TOKENS and not (spent >> place) & 1 and (usable(rules, state) >> kind) & 1
        if free and guide.card_value[kind] < least:
            best, least = 1 << place, 0 + guide.card_value[kind]
    return best


@kernel
def value_after(rules: Rules, guide: Guide, state: State, dragon: int, steps: int, spent: int, memory: Memory) -> int:
    """What the best plan is worth after a dragon went so far out of the way, for things that are spent."""
    memory.trial[0] = state
    return value_driven(rules, guide, memory.trial[0], dragon, steps, spent, memory)


@kernel
def value_driven(rules: Rules, guide: Guide, trial: State, dragon: int, steps: int, spent: int, memory: Memory) -> int:
    """Drive the dragon of a trial so far, and see what the best plan is worth then."""
    lair = 0 + trial.dragon_at[dragon]
    for _ in range(steps):
        direction = best_flight(rules, trial, dragon)
        if direction >= 0:
            trial.dragon_at[dragon] = rules.neighbour[trial.dragon_at[dragon], direction]
    if trial.dragon_at[dragon] == lair:
        return -FAR_OFF - 1
    return best_value(rules, guide, trial, spent, memory)


@kernel
def best_acting(rules: Rules, guide: Guide, state: State, dragons: int, place: int, memory: Memory) -> int:
    """What the best plan is worth after Dragon Cloak, Dragon Tamer or Dragon Whistle (M-5.5)."""
    kind = 0 + memory.slot[place]
    if rules.effect[kind, 0] == CLOAK:
        memory.trial[0] = state
        memory.trial[0].cloaked = 1
        return best_value(rules, guide, memory.trial[0], 1 << place, memory)
    best = -FAR_OFF - 1
    while dragons:
        dragon = lowest(dragons)
        dragons &= dragons - 1
        best = max(best, value_after(rules, guide, state, dragon, 0 + rules.flight_steps[kind], 1 << place, memory))
    if (rules.items >> kind) & 1:
        best -= max(memory.losses[kind], 0)
    return best


# What is asked for


@kernel
def lay_for(rules: Rules, guide: Guide, state: State, kinds: int, memory: Memory) -> int:
    """The card to lay down for the dragon that was chosen: of some kinds the one after which most can be done."""
    top = state.depth - 1
    dragon = 0 + state.subject[top]
    if state.owed[top] == TWO_CARDS:
        kind = best_card(rules, guide, state, dragon, memory)[1]
        return ids.CHOOSE + (kind if kind >= 0 else lowest(kinds))
    best, choice = -FAR_OFF - 2, lowest(kinds)
    for place in range(memory.slots):
        kind = 0 + memory.slot[place]
        if kind < ids.TOKENS and (kinds >> kind) & 1:
            value = value_after(rules, guide, state, dragon, SLOW, 1 << place, memory)
            if value > best:
                best, choice = value, kind
    return ids.CHOOSE + choice


@kernel
def herd_on(rules: Rules, guide: Guide, state: State, memory: Memory) -> int:
    """The step of a dragon after which most can be done and others least; or enough. A dragon that holds both an own
    piece and others goes on: if each waited for the other, nobody would ever arrive."""
    top = state.depth - 1
    dragon, steps = 0 + state.subject[top], state.owed[top] - 1
    here = 0 + state.dragon_at[dragon]
    best, action = best_value(rules, guide, state, 0, memory), ids.DONE
    if nuisance(rules, state, here) < 0:
        best += bothered(rules, guide, state, here)
    ahead = flights(rules, state, here)
    while ahead:
        direction = lowest(ahead)
        ahead &= ahead - 1
        there = 0 + rules.neighbour[here, direction]
        memory.trial[0] = state
        memory.trial[0].dragon_at[dragon] = there
        value = best_value(rules, guide, memory.trial[0], 0, memory) + bothered(rules, guide, state, there)
        if steps:
            value = max(value, value_driven(rules, guide, memory.trial[0], dragon, steps, 0, memory))
        if value > best:
            best, action = value, ids.STEP + direction
    return action


@kernel
def bothered(rules: Rules, guide: Guide, state: State, lair: int) -> int:
    """What it is worth that a dragon there holds others."""
    return guide.weights[weights.BOTHER] * held_by(rules, state, lair)


@kernel
def held_by(rules: Rules, state: State, lair: int) -> int:
    """How many pieces of others a dragon there holds."""
    found = 0
    for piece in range(rules.players * rules.pieces):
        other = piece // rules.pieces != state.turn and state.at[piece] != OUTSIDE
        found += other and is_beside(rules, 0 + state.at[piece], lair)
    return found


# In the way of others


@kernel
def bother(rules: Rules, guide: Guide, state: State) -> int:
    """With a card that is left over, send a dragon to hold somebody else; 0 if none can be."""
    late = state.round_number > weights.LATE_ROUND
    dragons = 0 if late or not guide.weights[weights.BOTHER] else movable(rules, state)
    while dragons:
        dragon = lowest(dragons)
        dragons &= dragons - 1
        here = 0 + state.dragon_at[dragon]
        if alone(rules, state, dragon) and held_by(rules, state, here) == 0 and nuisance(rules, state, here) <= 0:
            ahead = flights(rules, state, here)
            while ahead:
                there = 0 + rules.neighbour[here, lowest(ahead)]
                ahead &= ahead - 1
                if held_by(rules, state, there) and nuisance(rules, state, there) < 0:
                    return ids.DRAGON + dragon
    return 0
