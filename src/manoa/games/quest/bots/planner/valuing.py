"""What the deck is worth, and would be with a card more or less: what the planner buys and lays away by.

To try a deck takes a while, so only what can matter is tried: what there are coins for, and what is asked for.
"""

from __future__ import annotations

from manoa.games.quest.bots import weights
from manoa.games.quest.bots.guide import Guide
from manoa.games.quest.bots.planner.memory import GROWTH, MERIT, PRESENT, TRIAL, Memory
from manoa.games.quest.bots.planner.outlook import (
    FAR_OFF,
    Deck,
    deck_of,
    own_deck,
    pace,
    quote,
    quotient,
    turns,
    way_cost,
    with_cards,
)
from manoa.games.quest.bots.planner.plans import forget
from manoa.games.quest.parts.cards import HAND_SIZE
from manoa.games.quest.rules.board import index_of
from manoa.games.quest.rules.state import OUTSIDE, RICHES, Rules, State
from manoa.kernel.bits import lowest
from manoa.kernel.language import kernel

UNKNOWN = -FAR_OFF - 1


@kernel
def weigh(rules: Rules, guide: Guide, state: State, kinds: int, memory: Memory) -> None:
    """Write down the prices for the own deck, what each of some kinds would gain, how much items would be missed."""
    seat = state.turn
    deck = deck_of(rules, guide, state, seat)
    now = left_with(rules, guide, state, deck, PRESENT, memory)
    memory.left = now
    memory.deck[0], memory.deck[1], memory.deck[2], memory.deck[3], memory.deck[4], memory.deck[5] = deck
    forget(memory)
    for kind in range(rules.kinds):
        memory.gains[kind] = 0
        memory.losses[kind] = UNKNOWN
        if (kinds >> kind) & 1:
            gain = now - left_with(rules, guide, state, with_cards(guide, deck, kind, 1), TRIAL, memory)
            memory.gains[kind] = delayed(rules, guide, state, gain, now)
        if state.held[seat, kind] and (rules.items >> kind) & 1:
            loss_of(rules, guide, state, kind, memory)


@kernel
def loss_of(rules: Rules, guide: Guide, state: State, kind: int, memory: Memory) -> int:
    """How much a kind in hand would be missed; what was asked before is written down."""
    if memory.losses[kind] == UNKNOWN:
        deck = with_cards(guide, own_deck(memory), kind, -1)
        loss = left_with(rules, guide, state, deck, TRIAL, memory) - memory.left
        memory.losses[kind] = delayed(rules, guide, state, loss, memory.left)
    return memory.losses[kind]


@kernel
def delayed(rules: Rules, guide: Guide, state: State, change: int, now: int) -> int:
    """What a change of the deck comes to in the turns left: it shows only after the next shuffle."""
    late = guide.weights[weights.LATE] * state.draw_size[state.turn] // HAND_SIZE + guide.weights[weights.LATER]
    return quotient(change * (now - min(late, now)), max(now, 1))


@kernel
def left_with(rules: Rules, guide: Guide, state: State, deck: Deck, which: int, memory: Memory) -> int:
    """The turns left with a deck; its prices and its pace are written down."""
    quote(rules, guide, state, deck, which, memory)
    growth, merit = pace(guide, deck)
    memory.prices[which, GROWTH] = growth
    memory.prices[which, MERIT] = merit
    cost, way = 0, 0
    for piece in range(rules.pieces):
        space = state.at[index_of(rules, state, piece)]
        if space != OUTSIDE:
            cost += way_cost(guide, space, state.standing, which, memory)
            way += rules.way[space]
    return min(turns(growth, merit, cost, way), FAR_OFF)


# Buying


@kernel
def rank(rules: Rules, guide: Guide, kinds: int, memory: Memory) -> None:
    """The most that so many half coins gain, of some kinds."""
    best = 0 + guide.weights[weights.BUY]
    for coins in range(RICHES + 1):
        dearest = kinds & rules.affordable[coins]
        kinds &= ~dearest
        while dearest:
            best = max(best, memory.gains[lowest(dearest)])
            dearest &= dearest - 1
        memory.best_buy[coins] = best - guide.weights[weights.BUY]


@kernel
def most_gain(kinds: int, memory: Memory) -> int:
    """The kind that gains most."""
    best, most = -1, -FAR_OFF
    while kinds:
        kind = lowest(kinds)
        kinds &= kinds - 1
        if memory.gains[kind] > most:
            best, most = kind, memory.gains[kind]
    return best


@kernel
def most_liked(rules: Rules, guide: Guide, state: State, heroes: int, memory: Memory) -> int:
    """The hero that gains most, as far as a deck tells and beyond."""
    rest = heroes
    while rest:
        hero = lowest(rest)
        rest &= rest - 1
        beyond = quotient(guide.taste[hero] * memory.left, 1000)
        memory.gains[hero] += delayed(rules, guide, state, beyond, memory.left)
    return most_gain(heroes, memory)


@kernel
def least_loss(rules: Rules, guide: Guide, state: State, kinds: int, memory: Memory) -> int:
    """The kind in hand that is missed least."""
    best, least = -1, FAR_OFF
    while kinds:
        kind = lowest(kinds)
        kinds &= kinds - 1
        if loss_of(rules, guide, state, kind, memory) < least:
            best, least = kind, memory.losses[kind]
    return best
