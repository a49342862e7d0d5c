"""`planner`: the whole turn planned ahead, judged by the turns that will still be needed after it.

It draws first, then follows the best plan of moves and a purchase, one action after the other, and keeps the cards that
will do more in the next turn than those it would draw. It looks at nothing that its seat could not know: its own hand,
and what all its cards are.
"""

from __future__ import annotations

from typing import Any

from manoa.games.quest import market, weights
from manoa.games.quest.beam import best_plan
from manoa.games.quest.cards import HAND_SIZE, KINDS
from manoa.games.quest.greedy import PATIENCE, step_aside
from manoa.games.quest.keeping import use_of
from manoa.games.quest.movement import index_of, may_move
from manoa.games.quest.outlook import FAR_OFF, Deck, deck_of, pace, quote, toil, turns, with_cards
from manoa.games.quest.plans import (
    BEST_BUY,
    GAINS,
    LOSSES,
    PACE,
    PLANS,
    PRICES,
    begin,
    budget,
    list_slots,
)
from manoa.games.quest.shopping import pay
from manoa.games.quest.state import (
    CHOOSE,
    DISCARD,
    DONE,
    DRAW,
    END_TURN,
    FREE,
    OUTSIDE,
    PAY_PRICE,
    PILE,
    PLAY,
    REMOVE,
    REPLACE,
    RICHES,
    TAKE,
    USE,
    Rules,
    State,
)
from manoa.games.quest.turn import playable_cards, playable_tokens
from manoa.kernel.bits import lowest
from manoa.kernel.chance import pick
from manoa.kernel.language import kernel
from manoa.kernel.stack import current


@kernel
def planner(rules: Rules, state: State, scratch: Any, luck: int) -> int:
    task = current(state)
    if task == PAY_PRICE:
        return pay(rules, state)
    if task == FREE:
        if state.phase == DISCARD:
            left_with(rules, state, deck_of(rules, state, state.turn), scratch)
            return let_go(rules, state, scratch)
        cards = playable_cards(rules, state)
        if cards:
            return PLAY + lowest(cards)
    weigh(rules, state, scratch)
    if task == TAKE:
        return PILE + most_gain(state.board | state.reserve, scratch)
    if task in (REMOVE, REPLACE):
        return thin(rules, state, scratch)
    return act(rules, state, scratch, luck)


@kernel
def act(rules: Rules, state: State, scratch: Any, luck: int) -> int:
    """The next step of the best plan."""
    tokens = helpful_tokens(rules, state, scratch)
    if tokens and not state.depth:
        return USE + lowest(tokens)
    list_slots(rules, state, scratch)
    if may_move(rules, state):
        action = best_plan(rules, state, scratch)
        if action:
            return action
    wanted = shop(rules, state, scratch)
    if wanted:
        return wanted
    if state.area_size == 0 and state.round_number > PATIENCE and may_move(rules, state) and pick(luck, 4) == 0:
        action = step_aside(rules, state, luck)
        if action:
            return action
    return let_go(rules, state, scratch)


# What the deck is worth, and would be with a card more or less


@kernel
def weigh(rules: Rules, state: State, scratch: Any) -> None:
    """Write down the prices for the own deck, what each kind would gain that can be had, how much those in hand would
    be missed. A card gained or lost shows only after the next shuffle."""
    seat = state.turn
    deck = deck_of(rules, state, seat)
    now = left_with(rules, state, deck, scratch)
    offered = state.board | state.reserve
    late = min(rules.weights[weights.LATE] * state.draw_size[seat] // HAND_SIZE + rules.weights[weights.LATER], now)
    for kind in range(KINDS):
        scratch[GAINS + kind] = 0
        scratch[LOSSES + kind] = 0
        if (offered >> kind) & 1:
            gain = now - left_with(rules, state, with_cards(rules, deck, kind, 1), scratch)
            scratch[GAINS + kind] = gain * (now - late) // max(now, 1)
        if state.held[seat, kind]:
            loss = left_with(rules, state, with_cards(rules, deck, kind, -1), scratch) - now
            scratch[LOSSES + kind] = loss * (now - late) // max(now, 1)
    left_with(rules, state, deck, scratch)
    rank(rules, state, scratch)


@kernel
def left_with(rules: Rules, state: State, deck: Deck, scratch: Any) -> int:
    """The turns left with a deck, and its prices written down."""
    quote(rules, state, deck, scratch, PRICES)
    growth, merit = pace(rules, deck)
    scratch[PACE] = growth
    scratch[PACE + 1] = merit
    cost, way = 0, 0
    for piece in range(rules.pieces):
        space = state.at[index_of(rules, state, piece)]
        if space != OUTSIDE:
            cost += toil(rules, space, state.standing, scratch, PRICES)
            way += rules.way[space]
    return min(turns(growth, merit, cost, way), FAR_OFF)


@kernel
def rank(rules: Rules, state: State, scratch: Any) -> None:
    """The most that so many half coins gain."""
    offered = market.on_offer(state)
    for coins in range(RICHES + 1):
        best = rules.weights[weights.BUY]
        kinds = offered & rules.affordable[coins]
        while kinds:
            best = max(best, scratch[GAINS + lowest(kinds)])
            kinds &= kinds - 1
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
def least_loss(kinds: int, scratch: Any) -> int:
    """The kind in hand that is missed least."""
    best, least = -1, FAR_OFF
    while kinds:
        kind = lowest(kinds)
        kinds &= kinds - 1
        if scratch[LOSSES + kind] < least:
            best, least = kind, scratch[LOSSES + kind]
    return best


@kernel
def thin(rules: Rules, state: State, scratch: Any) -> int:
    """Remove what the deck does better without; what else is to be laid away goes by the same measure."""
    kind = least_loss(state.hand[state.turn], scratch)
    optional = state.what[state.depth - 1] != 0
    if optional and scratch[LOSSES + kind] > -rules.weights[weights.REMOVE]:
        return DONE
    return CHOOSE + kind


@kernel
def helpful_tokens(rules: Rules, state: State, scratch: Any) -> int:
    """Tokens to use at once: draws, and removing while there is something in hand to be rid of."""
    found, hand = 0, state.hand[state.turn]
    tokens = playable_tokens(rules, state)
    while tokens:
        token = lowest(tokens)
        tokens &= tokens - 1
        effect = rules.token_effect[token]
        helps = effect == DRAW
        if effect == REMOVE and hand:
            helps = scratch[LOSSES + least_loss(hand, scratch)] < -rules.weights[weights.REMOVE]
        found |= helps << token
    return found


# The end of a turn


@kernel
def shop(rules: Rules, state: State, scratch: Any) -> int:
    """Buy what gains most; 0 if nothing gains anything."""
    coins, _ = budget(rules, state, 0, scratch)
    kinds = market.on_offer(state) & rules.affordable[coins]
    if state.bought or not kinds:
        return 0
    kind = most_gain(kinds, scratch)
    return PILE + kind if scratch[GAINS + kind] > rules.weights[weights.BUY] else 0


@kernel
def let_go(rules: Rules, state: State, scratch: Any) -> int:
    """Discard what will be of less use than the cards that would come for it, then end the turn."""
    hand, size = state.hand[state.turn], state.hand_size[state.turn]
    if not hand or (state.arrivals and size <= HAND_SIZE):
        return END_TURN
    begin(rules, state, PLANS + 1, scratch)
    worst, least = -1, FAR_OFF
    while hand:
        kind = lowest(hand)
        hand &= hand - 1
        use = use_of(rules, state, PLANS + 1, kind, scratch)
        if use < least:
            worst, least = kind, use
    if least <= rules.weights[weights.KEEP_FROM] or size > HAND_SIZE:
        return CHOOSE + worst
    return END_TURN
