"""What the deck is worth, and would be with a card more or less: what the planner buys and lays away by.

To try a deck takes a while, so only what can matter is tried: what there are coins for, and what is asked for.
"""

from __future__ import annotations

from typing import Any

from manoa.games.quest import market, weights
from manoa.games.quest.cards import HAND_SIZE, KINDS
from manoa.games.quest.movement import index_of
from manoa.games.quest.outlook import FAR_OFF, Deck, deck_of, pace, quote, toil, turns, with_cards
from manoa.games.quest.plans import BEST_BUY, GAINS, LOSSES, PACE, PRICES, TRIAL, forget
from manoa.games.quest.state import OUTSIDE, RICHES, Rules, State
from manoa.kernel.bits import lowest
from manoa.kernel.language import kernel

UNKNOWN = -FAR_OFF - 1


@kernel
def weigh(rules: Rules, state: State, kinds: int, scratch: Any) -> None:
    """Write down the prices for the own deck, what each of some kinds would gain, how much items would be missed."""
    seat = state.turn
    deck = deck_of(rules, state, seat)
    now = left_with(rules, state, deck, PRICES, scratch)
    forget(scratch)
    for kind in range(KINDS):
        scratch[GAINS + kind] = 0
        scratch[LOSSES + kind] = UNKNOWN
        if (kinds >> kind) & 1:
            gain = now - left_with(rules, state, with_cards(rules, deck, kind, 1), TRIAL, scratch)
            scratch[GAINS + kind] = delayed(rules, state, gain, now)
        if state.held[seat, kind] and (rules.items >> kind) & 1:
            loss_of(rules, state, kind, scratch)


@kernel
def loss_of(rules: Rules, state: State, kind: int, scratch: Any) -> int:
    """How much a kind in hand would be missed; what was asked before is written down."""
    if scratch[LOSSES + kind] == UNKNOWN:
        deck = deck_of(rules, state, state.turn)
        now = left_with(rules, state, deck, TRIAL, scratch)
        loss = left_with(rules, state, with_cards(rules, deck, kind, -1), TRIAL, scratch) - now
        scratch[LOSSES + kind] = delayed(rules, state, loss, now)
    return scratch[LOSSES + kind]


@kernel
def delayed(rules: Rules, state: State, change: int, now: int) -> int:
    """What a change of the deck comes to in the turns left: it shows only after the next shuffle."""
    late = rules.weights[weights.LATE] * state.draw_size[state.turn] // HAND_SIZE + rules.weights[weights.LATER]
    return change * (now - min(late, now)) // max(now, 1)


@kernel
def left_with(rules: Rules, state: State, deck: Deck, first: int, scratch: Any) -> int:
    """The turns left with a deck; its prices and its pace are written down."""
    quote(rules, state, deck, scratch, first)
    growth, merit = pace(rules, deck)
    scratch[first + PACE - PRICES] = growth
    scratch[first + PACE - PRICES + 1] = merit
    cost, way = 0, 0
    for piece in range(rules.pieces):
        space = state.at[index_of(rules, state, piece)]
        if space != OUTSIDE:
            cost += toil(rules, space, state.standing, scratch, first)
            way += rules.way[space]
    return min(turns(growth, merit, cost, way), FAR_OFF)


# Buying


@kernel
def within_purse(rules: Rules, state: State) -> int:
    """The kinds that all coins together can buy."""
    if state.bought:
        return 0
    return market.on_offer(state) & rules.affordable[min(state.purse[state.turn], RICHES)]


@kernel
def rank(rules: Rules, kinds: int, scratch: Any) -> None:
    """The most that so many half coins gain, of some kinds."""
    for coins in range(RICHES + 1):
        best = rules.weights[weights.BUY]
        rest = kinds & rules.affordable[coins]
        while rest:
            best = max(best, scratch[GAINS + lowest(rest)])
            rest &= rest - 1
        scratch[BEST_BUY + coins] = best - rules.weights[weights.BUY]


@kernel
def most_gain(kinds: int, scratch: Any) -> int:
    """The kind that gains most."""
    best, most = -1, -FAR_OFF
    while kinds:
        kind = lowest(kinds)
        kinds &= kinds - 1
        if scratch[GAINS + kind] > most:
            best, most = kind, scratch[GAINS + kind]
    return best


@kernel
def least_loss(rules: Rules, state: State, kinds: int, scratch: Any) -> int:
    """The kind in hand that is missed least."""
    best, least = -1, FAR_OFF
    while kinds:
        kind = lowest(kinds)
        kinds &= kinds - 1
        if loss_of(rules, state, kind, scratch) < least:
            best, least = kind, scratch[LOSSES + kind]
    return best
