"""`planner`: the whole turn planned ahead, judged by the turns that will still be needed after it.

It draws first, then follows the best plan of moves and a purchase, one action after the other, and keeps the cards that
will do more in the next turn than those it would draw. It looks at nothing that its seat could not know: its own hand,
and what all its cards are.
"""

from __future__ import annotations

from typing import Any

from manoa.games.quest import market, weights
from manoa.games.quest.beam import best_plan
from manoa.games.quest.cards import HAND_SIZE
from manoa.games.quest.greedy import PATIENCE, step_aside
from manoa.games.quest.keeping import use_of
from manoa.games.quest.movement import may_move
from manoa.games.quest.outlook import FAR_OFF
from manoa.games.quest.plans import (
    GAINS,
    HASTE,
    LOSSES,
    PLANS,
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
    PAY_PRICE,
    PILE,
    PLAY,
    REMOVE,
    REPLACE,
    TAKE,
    USE,
    Rules,
    State,
)
from manoa.games.quest.turn import playable_cards, playable_tokens
from manoa.games.quest.valuing import least_loss, most_gain, rank, weigh, within_purse
from manoa.kernel.bits import lowest
from manoa.kernel.chance import pick
from manoa.kernel.language import kernel
from manoa.kernel.stack import current


@kernel
def planner(rules: Rules, state: State, scratch: Any, luck: int) -> int:
    scratch[HASTE] = 0
    return choice(rules, state, scratch, luck)


@kernel
def scout(rules: Rules, state: State, scratch: Any, luck: int) -> int:
    """The planner in haste, which simulations go on by."""
    scratch[HASTE] = 1
    return choice(rules, state, scratch, luck)


@kernel
def choice(rules: Rules, state: State, scratch: Any, luck: int) -> int:
    task = current(state)
    if task == PAY_PRICE:
        return pay(rules, state)
    if task == FREE:
        if not (state.hand[state.turn] or state.tokens[state.turn] or state.run):
            return END_TURN
        if state.phase == DISCARD:
            weigh(rules, state, 0, scratch)
            return let_go(rules, state, scratch)
        cards = playable_cards(rules, state)
        if cards:
            return PLAY + lowest(cards)
    offered = state.board | state.reserve if task == TAKE else within_purse(rules, state)
    weigh(rules, state, offered, scratch)
    if task == TAKE:
        return PILE + most_gain(offered, scratch)
    if task in (REMOVE, REPLACE):
        return thin(rules, state, scratch)
    rank(rules, offered, scratch)
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


# Cards to be rid of


@kernel
def thin(rules: Rules, state: State, scratch: Any) -> int:
    """Remove what the deck does better without; what else is to be laid away goes by the same measure."""
    kind = least_loss(rules, state, state.hand[state.turn], scratch)
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
            helps = scratch[LOSSES + least_loss(rules, state, hand, scratch)] < -rules.weights[weights.REMOVE]
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
