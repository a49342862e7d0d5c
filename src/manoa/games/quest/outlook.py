"""How long a deck will take for the way ahead: turns, in hundredths.

A deck is the sum of what its cards add (`Rules.strength`). It pays for a section of a way at the rate at which its
cards of that symbol come to hand. Decks get better while the way gets shorter, the faster the more coins they bring: so
long ways take fewer turns than the present deck would need.
"""

from __future__ import annotations

import math
from typing import Any

from manoa.games.quest import weights
from manoa.games.quest.cards import HAND_SIZE, KINDS
from manoa.games.quest.state import (
    CAMP_CARDS,
    GATES,
    LANE,
    LEVELS,
    NO_SYMBOL,
    RUBBLE_CARDS,
    SECTIONS,
    STARTS,
    UNIT,
    Rules,
    State,
)
from manoa.kernel.bits import lowest
from manoa.kernel.language import kernel

FAR = 1 << 14  # the way from where none leads to the finish
LANE_MASK = (1 << LANE) - 1
FAR_OFF = 30_000

Deck = tuple[int, int, int, int, int, int]


@kernel
def deck_of(rules: Rules, state: State, seat: int) -> Deck:
    """All cards of a seat, wherever they lie."""
    deck = (0, 0, 0, 0, 0, 0)
    for kind in range(KINDS):
        if state.held[seat, kind]:
            deck = with_cards(rules, deck, kind, state.held[seat, kind])
    for i in range(state.draw_size[seat]):
        deck = with_cards(rules, deck, state.draw[seat, i], 1)
    for i in range(state.discard_size[seat]):
        deck = with_cards(rules, deck, state.discard[seat, i], 1)
    if seat == state.turn:
        for i in range(state.area_size):
            deck = with_cards(rules, deck, state.area[i], 1)
    return deck


@kernel
def with_cards(rules: Rules, deck: Deck, kind: int, cards: int) -> Deck:
    """A deck with so many more cards of a kind, or fewer."""
    one, two, three, runs, rest, merit = deck
    return (
        one + cards * rules.strength[kind, 0],
        two + cards * rules.strength[kind, 1],
        three + cards * rules.strength[kind, 2],
        runs + cards * rules.strength[kind, 3],
        rest + cards * rules.strength[kind, 4],
        merit + cards * rules.strength[kind, 5],
    )


@kernel
def lane(numbers: int, place: int) -> int:
    return (numbers >> (LANE * place)) & LANE_MASK


@kernel
def cycle(deck: Deck) -> int:
    """The cards one has to draw to see the whole deck, in UNITs; those that draw others count less."""
    return max(UNIT * lane(deck[4], 0) - lane(deck[4], 1), UNIT * HAND_SIZE)


@kernel
def price(rules: Rules, deck: Deck, section: int) -> int:
    """What a section costs a deck: the share of a turn after which its cards have paid for one."""
    if section == RUBBLE_CARDS:
        return rules.weights[weights.RUBBLE]
    if section == CAMP_CARDS:
        return rules.weights[weights.CAMP]
    if section >= STARTS:
        offered = lane(deck[3], section - STARTS)
        cost = rules.weights[weights.RUN] * cycle(deck)
    else:
        symbol = section // LEVELS
        steps = deck[0] if symbol == 0 else deck[1] if symbol == 1 else deck[2]
        offered = lane(steps, section % LEVELS)
        cost = rules.weights[weights.STEP] * cycle(deck)
    cost //= HAND_SIZE * max(offered, 1)
    return min(cost, rules.weights[weights.DEAREST])


@kernel
def gate_price(rules: Rules, deck: Deck, toll: int) -> int:
    """What a blockade on the way costs; others may remove it first."""
    symbol, power = rules.toll_symbol[toll], rules.toll_power[toll]
    if symbol == NO_SYMBOL:
        cost = power * price(rules, deck, RUBBLE_CARDS)
    else:
        cost = price(rules, deck, symbol * LEVELS + power - 1) + price(rules, deck, STARTS + symbol)
    return cost * rules.weights[weights.GATE] // 100


@kernel
def quote(rules: Rules, state: State, deck: Deck, out: Any, first: int) -> None:
    """Write down the prices of all sections and gates, then how many cards the deck can spare."""
    for section in range(SECTIONS):
        out[first + section] = price(rules, deck, section)
    for gate in range(rules.gates):
        out[first + SECTIONS + gate] = gate_price(rules, deck, rules.blockade_toll[state.blockade[gate]])
    out[first + SECTIONS + GATES] = lane(deck[4], 0) - rules.weights[weights.FEWEST]


@kernel
def toil(rules: Rules, space: int, standing: int, prices: Any, first: int) -> int:
    """What the cheapest way from a space costs at these prices."""
    least = FAR_OFF
    if rules.way[space] >= FAR:
        return least
    for taste in range(rules.ways[space]):
        cost = 0
        for section in range(SECTIONS):
            cost += rules.course[space, taste, section] * prices[first + section]
        gates = rules.crossing[space, taste] & standing
        while gates:
            cost += prices[first + SECTIONS + lowest(gates)]
            gates &= gates - 1
        short = rules.course[space, taste, CAMP_CARDS] - prices[first + SECTIONS + GATES]
        least = min(least, cost + max(short, 0) * rules.weights[weights.SHORT])
    return least


@kernel
def pace(rules: Rules, deck: Deck) -> tuple[int, int]:
    """How fast a deck grows, by the coins that it brings; and its merit."""
    income = HAND_SIZE * lane(deck[4], 2) // max(lane(deck[4], 0), HAND_SIZE)
    return rules.weights[weights.GROWTH] + rules.weights[weights.INCOME] * income // UNIT, deck[5]


@kernel
def turns(growth: int, merit: int, cost: int, way: int) -> int:
    """The turns that a way of this cost takes a growing deck: T + a T² / 2 = cost, where a is how fast it gets faster
    compared with how fast it is."""
    if way == 0:
        return 0
    root = int(math.sqrt(1_000_000 + 2 * growth * cost * cost // way))
    taken = 2000 * cost // (1000 + root)
    return taken - merit * taken // 1000
