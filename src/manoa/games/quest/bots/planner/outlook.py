"""How long a deck will take for the way ahead: turns, in hundredths.

A deck is the sum of what its cards add (`Guide.strength`). It pays for a section of a way at the rate at which its
cards of that symbol come to hand. Decks get better while the way gets shorter, the faster the more coins they bring: so
long ways take fewer turns than the present deck would need.
"""

from __future__ import annotations

import math

from manoa.games.quest.bots import weights
from manoa.games.quest.bots.courses import CAMP_CARDS, LANE, LEVELS, RUBBLE_CARDS, SECTIONS, STARTS, UNIT
from manoa.games.quest.bots.guide import Guide
from manoa.games.quest.bots.planner.memory import SPARE, Memory
from manoa.games.quest.parts.cards import HAND_SIZE
from manoa.games.quest.rules.requirements import CURSED, NO_SYMBOL
from manoa.games.quest.rules.state import Rules, State
from manoa.kernel.bits import lowest
from manoa.kernel.language import kernel

LANE_MASK = (1 << LANE) - 1
FAR_OFF = 30_000

Deck = tuple[int, int, int, int, int, int]


@kernel
def deck_of(rules: Rules, guide: Guide, state: State, seat: int) -> Deck:
    """All cards of a seat, wherever they lie."""
    deck = (0, 0, 0, 0, 0, 0)
    for kind in range(rules.kinds):
        if state.held[seat, kind]:
            deck = with_cards(guide, deck, kind, state.held[seat, kind])
    for i in range(state.draw_size[seat]):
        deck = with_cards(guide, deck, state.draw[seat, i], 1)
    for i in range(state.discard_size[seat]):
        deck = with_cards(guide, deck, state.discard[seat, i], 1)
    if seat == state.turn:
        for i in range(state.area_size):
            deck = with_cards(guide, deck, state.area[i], 1)
    return deck


@kernel
def own_deck(memory: Memory) -> Deck:
    """The own deck, once it is written down."""
    deck = memory.deck
    return 0 + deck[0], 0 + deck[1], 0 + deck[2], 0 + deck[3], 0 + deck[4], 0 + deck[5]


@kernel
def with_cards(guide: Guide, deck: Deck, kind: int, cards: int) -> Deck:
    """A deck with so many more cards of a kind, or fewer."""
    one, two, three, runs, rest, merit = deck
    return (
        one + cards * guide.strength[kind, 0],
        two + cards * guide.strength[kind, 1],
        three + cards * guide.strength[kind, 2],
        runs + cards * guide.strength[kind, 3],
        rest + cards * guide.strength[kind, 4],
        merit + cards * guide.strength[kind, 5],
    )


@kernel
def quotient(number: int, by: int) -> int:
    """`number // by`, exactly: processors divide floats several times faster than integers."""
    return math.floor(number / by)


@kernel
def lane(numbers: int, place: int) -> int:
    return (numbers >> (LANE * place)) & LANE_MASK


@kernel
def cycle(deck: Deck) -> int:
    """The cards one has to draw to see the whole deck, in UNITs; those that draw others count less."""
    return max(UNIT * lane(deck[4], 0) - lane(deck[4], 1), UNIT * HAND_SIZE)


@kernel
def price(guide: Guide, deck: Deck, section: int) -> int:
    """What a section costs a deck: the share of a turn after which its cards have paid for one."""
    if section == RUBBLE_CARDS:
        return guide.weights[weights.RUBBLE]
    if section == CAMP_CARDS:
        return guide.weights[weights.CAMP]
    if section >= STARTS:
        offered = lane(deck[3], section - STARTS)
        cost = guide.weights[weights.RUN] * cycle(deck)
    else:
        symbol = section // LEVELS
        steps = deck[0] if symbol == 0 else deck[1] if symbol == 1 else deck[2]
        offered = lane(steps, section % LEVELS)
        cost = guide.weights[weights.STEP] * cycle(deck)
    return min(quotient(cost, HAND_SIZE * max(offered, 1)), guide.weights[weights.DEAREST])


@kernel
def blockade_price(rules: Rules, guide: Guide, required: int, which: int, memory: Memory) -> int:
    """What a blockade on the way costs, by the prices of sections; others may remove it first."""
    symbol, power = rules.required_symbol[required], rules.required_power[required]
    if symbol == CURSED:  # no less than a plan pays for it, or nobody would ever remove it
        return power * (guide.weights[weights.CURSE] + HAND_SIZE * guide.weights[weights.HELD])
    if symbol == NO_SYMBOL:
        cost = power * memory.prices[which, RUBBLE_CARDS]
    else:
        cost = memory.prices[which, symbol * LEVELS + power - 1] + memory.prices[which, STARTS + symbol]
    return cost * guide.weights[weights.BLOCKADE] // 100


@kernel
def quote(rules: Rules, guide: Guide, state: State, deck: Deck, which: int, memory: Memory) -> None:
    """Write down the prices of all sections and blockades, then how many cards the deck can spare."""
    for section in range(SECTIONS):
        memory.prices[which, section] = price(guide, deck, section)
    joints = 0 + state.standing
    while joints:
        joint = lowest(joints)
        joints &= joints - 1
        required = rules.blockade_requirement[state.blockade[joint]]
        memory.prices[which, SECTIONS + joint] = blockade_price(rules, guide, required, which, memory)
    memory.prices[which, SPARE] = lane(deck[4], 0) - guide.weights[weights.FEWEST]


@kernel
def way_cost(guide: Guide, space: int, standing: int, which: int, memory: Memory) -> int:
    """What the cheapest way from a space costs at these prices; FAR_OFF if none leads to El Dorado."""
    least = FAR_OFF
    for manner in range(guide.courses[space]):
        cost = 0
        for section in range(SECTIONS):
            cost += guide.course[space, manner, section] * memory.prices[which, section]
        joints = guide.crossing[space, manner] & standing
        while joints:
            cost += memory.prices[which, SECTIONS + lowest(joints)]
            joints &= joints - 1
        short = guide.course[space, manner, CAMP_CARDS] - memory.prices[which, SPARE]
        least = min(least, cost + max(short, 0) * guide.weights[weights.SHORT])
    return least


@kernel
def pace(guide: Guide, deck: Deck) -> tuple[int, int]:
    """How fast a deck grows, by the coins that it brings; and its merit."""
    income = quotient(HAND_SIZE * lane(deck[4], 2), max(lane(deck[4], 0), HAND_SIZE))
    return guide.weights[weights.GROWTH] + guide.weights[weights.INCOME] * income // UNIT, deck[5]


@kernel
def turns(growth: int, merit: int, cost: int, way: int) -> int:
    """The turns that a way of this cost takes a growing deck: T + a T² / 2 = cost, where a is how fast it gets faster
    compared with how fast it is. Nothing here is negative, so `int` rounds as `quotient` does, and faster."""
    if way == 0:
        return 0
    root = int(math.sqrt(1_000_000 + 2 * growth * cost * cost / way))
    taken = int(2000 * cost / (1000 + root))
    return taken - merit * taken // 1000
