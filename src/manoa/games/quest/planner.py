"""`planner`: the whole turn planned ahead, judged by the turns that will still be needed after it.

It draws first, then follows the best plan of moves and a purchase, one action after the other, and keeps the cards that
will do more in the next turn than those it would draw. It looks at nothing that its seat could not know: its own hand,
and what all its cards are.
"""

from __future__ import annotations

from typing import Any

from manoa.games.quest import market
from manoa.games.quest.cards import HAND_SIZE, KINDS
from manoa.games.quest.greedy import PATIENCE, greedy, step_aside
from manoa.games.quest.movement import index_of, may_move
from manoa.games.quest.outlook import FAR_OFF, Deck, deck_of, pace, quote, toil, turns, with_cards
from manoa.games.quest.plans import (
    BEST_BUY,
    FIELDS,
    GAINS,
    LOSSES,
    PACE,
    PLACE,
    PLANS,
    PRICES,
    begin,
    best_plan,
    list_slots,
    spread,
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

BUY_MARGIN, REMOVE_MARGIN, KEEP_MARGIN = 12, 13, 14


@kernel
def planner(rules: Rules, state: State, scratch: Any, luck: int) -> int:
    task = current(state)
    if task == PAY_PRICE:
        return pay(rules, state)
    if state.changing or task == REPLACE or state.run_gate:
        return greedy(rules, state, scratch, luck)
    if task == FREE:
        if state.phase == DISCARD:
            return let_go(rules, state, scratch)
        cards = playable_cards(rules, state)
        if cards:
            return PLAY + lowest(cards)
    weigh(rules, state, scratch)
    if task == TAKE:
        return PILE + most_gain(state.board | state.reserve, scratch)
    if task == REMOVE:
        return thin(rules, state, scratch)
    return act(rules, state, scratch, luck)


@kernel
def act(rules: Rules, state: State, scratch: Any, luck: int) -> int:
    """The next step of the best plan."""
    tokens = helpful_tokens(rules, state, scratch)
    if tokens and not state.depth:
        return USE + lowest(tokens)
    if may_move(rules, state):
        list_slots(rules, state, scratch)
        action = best_plan(rules, state, scratch)
        if action:
            return action
    wanted = market.buyable(rules, state)
    if wanted:
        kind = most_gain(wanted, scratch)
        if scratch[GAINS + kind] > rules.taste[BUY_MARGIN]:
            return PILE + kind
    if state.area_size == 0 and state.round_number > PATIENCE and may_move(rules, state) and pick(luck, 4) == 0:
        action = step_aside(rules, state, luck)
        if action:
            return action
    return let_go(rules, state, scratch)


# What the deck is worth, and would be with a card more or less


@kernel
def weigh(rules: Rules, state: State, scratch: Any) -> None:
    """Write down the prices for the own deck, what every kind on offer would gain, how much those in hand are missed."""
    seat = state.turn
    deck = deck_of(rules, state, seat)
    now = left_with(rules, state, deck, scratch)
    offered = state.board | state.reserve
    for kind in range(KINDS):
        scratch[GAINS + kind] = 0
        scratch[LOSSES + kind] = 0
        if (offered >> kind) & 1:
            scratch[GAINS + kind] = now - left_with(rules, state, with_cards(rules, deck, kind, 1), scratch)
        if state.held[seat, kind]:
            scratch[LOSSES + kind] = left_with(rules, state, with_cards(rules, deck, kind, -1), scratch) - now
    left_with(rules, state, deck, scratch)
    rank(rules, state, scratch)


@kernel
def left_with(rules: Rules, state: State, deck: Deck, scratch: Any) -> int:
    """The turns left with a deck, and its prices written down."""
    quote(rules, state, deck, scratch, PRICES)
    growth, bonus = pace(rules, deck)
    scratch[PACE] = growth
    scratch[PACE + 1] = bonus
    cost, way = 0, 0
    for piece in range(rules.pieces):
        space = state.at[index_of(rules, state, piece)]
        cost += toil(rules, space, state.standing, scratch, PRICES)
        way += rules.way[space] if space != OUTSIDE else 0
    return min(turns(growth, bonus, cost, way), FAR_OFF)


@kernel
def rank(rules: Rules, state: State, scratch: Any) -> None:
    """The most that so many half coins gain."""
    offered = market.on_offer(state)
    for coins in range(RICHES + 1):
        best = rules.taste[BUY_MARGIN]
        kinds = offered & rules.affordable[coins]
        while kinds:
            best = max(best, scratch[GAINS + lowest(kinds)])
            kinds &= kinds - 1
        scratch[BEST_BUY + coins] = best - rules.taste[BUY_MARGIN]


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
    """Remove what the deck does better without."""
    kind = least_loss(state.hand[state.turn], scratch)
    optional = state.what[state.depth - 1] != 0
    if optional and scratch[LOSSES + kind] > -rules.taste[REMOVE_MARGIN]:
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
            helps = scratch[LOSSES + least_loss(hand, scratch)] < -rules.taste[REMOVE_MARGIN]
        found |= helps << token
    return found


# Keeping cards


@kernel
def let_go(rules: Rules, state: State, scratch: Any) -> int:
    """Discard what will be of less use than the cards that would come for it, then end the turn."""
    hand = state.hand[state.turn]
    if not hand or (state.arrivals and state.hand_size[state.turn] <= HAND_SIZE):
        return END_TURN
    deck = deck_of(rules, state, state.turn)
    now = left_with(rules, state, deck, scratch)
    begin(rules, state, PLANS, scratch)
    expected = mean_use(rules, state, now, scratch)
    worst, least = -1, FAR_OFF
    while hand:
        kind = lowest(hand)
        hand &= hand - 1
        use = use_of(rules, state, kind, now, scratch)
        if use < least:
            worst, least = kind, use
    if least <= expected + rules.taste[KEEP_MARGIN] or state.hand_size[state.turn] > HAND_SIZE:
        return CHOOSE + worst
    return END_TURN


@kernel
def mean_use(rules: Rules, state: State, now: int, scratch: Any) -> int:
    """The use of a card from the draw pile, or of any other of the deck if that has run out."""
    seat, total = state.turn, 0
    size = state.draw_size[seat]
    for i in range(size):
        total += use_of(rules, state, state.draw[seat, i], now, scratch)
    if size == 0:
        size = state.discard_size[seat]
        for i in range(size):
            total += use_of(rules, state, state.discard[seat, i], now, scratch)
    return total // max(size, 1)


@kernel
def use_of(rules: Rules, state: State, kind: int, now: int, scratch: Any) -> int:
    """The turns that a card would save by itself if it were in hand now."""
    least = now
    power = rules.power[kind]
    for piece in range(rules.pieces):
        if state.at[index_of(rules, state, piece)] != OUTSIDE:
            for symbol in range(3):
                if (rules.symbols[kind] >> symbol) & 1:
                    for i in range(1, spread(rules, state, PLANS, piece, symbol, power, scratch)):
                        least = min(least, left_at(rules, state, piece, PLACE * i, scratch))
    return now - least


@kernel
def left_at(rules: Rules, state: State, piece: int, place: int, scratch: Any) -> int:
    """The turns left with a piece on a place."""
    cost, way = 0, 0
    standing = state.standing & ~scratch[place + 2]
    for other in range(rules.pieces):
        space = scratch[place] if other == piece else state.at[index_of(rules, state, other)]
        if space != OUTSIDE:
            cost += toil(rules, space, standing, scratch, PRICES)
            way += rules.way[space]
    return turns(scratch[PACE], scratch[PACE + 1], cost, way)
