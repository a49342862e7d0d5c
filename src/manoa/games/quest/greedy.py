"""`greedy`: the shortest weighted way for the cards at hand, sensible purchases, a thin deck.

It draws first, then runs where most of the way is gained, then buys what the way ahead calls for, and lets the rest go.
It looks at nothing that its seat could not know: its own hand, and what all its cards are.
"""

from __future__ import annotations

from typing import Any

from manoa.games.quest import market
from manoa.games.quest.foresight import best_run, gate_gain, weakest
from manoa.games.quest.movement import index_of, may_move, toll_of
from manoa.games.quest.shopping import (
    ITEM_PRICE,
    NEAR,
    TOKEN_PRICE,
    can_spare,
    deck_size,
    dispensable,
    is_shopping,
    most_wanted,
    pay,
    spared,
    way_left,
)
from manoa.games.quest.state import (
    CAMP,
    CARD_SOURCE,
    CHOOSE,
    DISCARD,
    DONE,
    DRAW,
    END_TURN,
    FREE,
    MOVE,
    OUTSIDE,
    PAY_CAMP,
    PAY_PRICE,
    PAY_RUBBLE,
    PILE,
    PLAY,
    POWERS,
    REMOVE,
    SOURCES,
    STOP,
    TAKE,
    TARGETS,
    TOKEN_SOURCE,
    USE,
    Rules,
    State,
)
from manoa.games.quest.turn import card_payers, costs_cards, playable_cards, playable_tokens
from manoa.kernel.bits import lowest
from manoa.kernel.chance import pick
from manoa.kernel.language import kernel
from manoa.kernel.stack import current

# In tenths of a card, like the ways themselves.
CARD_PRICE = 7  # of a card laid on rubble
THIN = 8  # what it is worth to lose a weak card
NATIVE_PRICE = 9
COIN_PRICE = 14  # of moving with a card that could help to buy something better
PATIENCE = 12  # rounds without stepping aside
STEP_ASIDE = 15  # the way that stepping aside may lose
YOUNG = 6  # rounds in which a deck is young
WEAK = 14  # cards esteemed less are better gone
FEWEST = 4  # cards without which one cannot go on


@kernel
def greedy(rules: Rules, state: State, scratch: Any, luck: int) -> int:
    task = current(state)
    if task == FREE:
        return act(rules, state, scratch, luck)
    if task == PAY_PRICE:
        return pay(rules, state)
    if task == TAKE:
        return PILE + most_wanted(rules, state, state.board | state.reserve)
    hand = state.hand[state.turn]
    if task == PAY_CAMP:
        return CHOOSE + spared(rules, state, hand)
    if task == PAY_RUBBLE:
        return CHOOSE + weakest(rules, hand)
    return choose(rules, state, task)


@kernel
def choose(rules: Rules, state: State, task: int) -> int:
    """Remove or replace what is weak; enough when nothing is."""
    kind = spared(rules, state, state.hand[state.turn])
    optional = state.what[state.depth - 1] != 0
    if optional and (rules.esteem[kind] >= WEAK or (task == REMOVE and not can_spare(rules, state, 1))):
        return DONE
    return CHOOSE + kind


@kernel
def act(rules: Rules, state: State, scratch: Any, luck: int) -> int:
    """The next step of the play phase, or of the discard phase."""
    hand = state.hand[state.turn]
    if state.phase == DISCARD:
        return CHOOSE + lowest(hand) if hand else END_TURN
    cards, tokens = playable_cards(rules, state), playable_tokens(rules, state)
    if cards:
        return PLAY + lowest(cards)
    if state.run:
        return go_on(rules, state, scratch)
    useful = helpful_tokens(rules, state, tokens)
    if useful:
        return USE + lowest(useful)
    if may_move(rules, state):
        action = best_move(rules, state, scratch)
        if action:
            return action
    if is_shopping(rules, state):
        wanted = most_wanted(rules, state, market.buyable(rules, state))
        if wanted >= 0:
            return PILE + wanted
    return end_turn(rules, state, luck)


@kernel
def end_turn(rules: Rules, state: State, luck: int) -> int:
    """Let the cards go that found no use. Whoever could not move at all steps aside now and then: somebody may wait
    behind."""
    hand = state.hand[state.turn]
    if state.area_size == 0 and state.round_number > PATIENCE and may_move(rules, state) and pick(luck, 4) == 0:
        action = step_aside(rules, state, luck)
        if action:
            return action
    return CHOOSE + lowest(hand) if hand else END_TURN


@kernel
def step_aside(rules: Rules, state: State, luck: int) -> int:
    """A step that loses little way; 0 if there is none."""
    for piece in range(rules.pieces):
        space = state.at[index_of(rules, state, piece)]
        for turn in range(6):
            direction = (turn + luck) % 6
            toll = toll_of(rules, state, space, direction)
            payers = card_payers(rules, state, toll) & ~rules.items
            loss = rules.way[rules.neighbour[space, direction]] - rules.way[space]
            if payers and loss <= STEP_ASIDE:
                return MOVE + (piece * TARGETS + direction) * SOURCES + CARD_SOURCE + lowest(payers)
    return 0


@kernel
def helpful_tokens(rules: Rules, state: State, tokens: int) -> int:
    """Tokens to use at once: draws, and removing while there is something weak in hand."""
    found = 0
    weak = state.hand[state.turn] and rules.esteem[weakest(rules, state.hand[state.turn])] < WEAK
    while tokens:
        token = lowest(tokens)
        tokens &= tokens - 1
        effect = rules.token_effect[token]
        helps = effect == DRAW or (effect == REMOVE and weak and can_spare(rules, state, 1))
        found |= helps << token
    return found


# Moving


@kernel
def go_on(rules: Rules, state: State, scratch: Any) -> int:
    """On to where the leftover power leads, or stop."""
    space = state.at[index_of(rules, state, state.run_piece)]
    if state.run_gate:
        return STOP
    _, first = best_run(rules, state, space, state.run_symbol, state.run_power, scratch)
    if first < 0:
        return STOP
    return MOVE + (state.run_piece * TARGETS + first) * SOURCES


@kernel
def best_move(rules: Rules, state: State, scratch: Any) -> int:
    """The movement that gains most for what it takes; 0 if none gains anything. (0 is another action: end turn.)"""
    best, action = 0, 0
    coin_price = price_of_coins(rules, state)
    for piece in range(rules.pieces):
        space = state.at[index_of(rules, state, piece)]
        if space != OUTSIDE:
            base = MOVE + piece * TARGETS * SOURCES
            for source in range(1, SOURCES):
                if has_source(state, source):
                    gain, target = source_gain(rules, state, space, source, scratch)
                    gain -= price_of(rules, source, coin_price)
                    if gain > best:
                        best, action = gain, base + target * SOURCES + source
            gain, target = payment_gain(rules, state, space)
            if gain > best:
                best, action = gain, base + target * SOURCES
    return action


@kernel
def price_of_coins(rules: Rules, state: State) -> int:
    """Moving with a card that could help to buy something: dear while the deck is young."""
    shopping = way_left(rules, state) > NEAR and market.buyable(rules, state) != 0
    return max(COIN_PRICE - 2 * max(state.round_number - YOUNG, 0), 0) * shopping


@kernel
def has_source(state: State, source: int) -> bool:
    if source < TOKEN_SOURCE:
        return (state.hand[state.turn] >> (source - CARD_SOURCE)) & 1 != 0
    return (state.tokens[state.turn] >> (source - TOKEN_SOURCE)) & 1 != 0


@kernel
def price_of(rules: Rules, source: int, coin_price: int) -> int:
    """What using a card or token up costs. Of two that lead equally far the weaker goes."""
    if source >= TOKEN_SOURCE:
        token = source - TOKEN_SOURCE
        return TOKEN_PRICE + rules.token_power[token] + NATIVE_PRICE * ((rules.free_tokens >> token) & 1)
    kind = source - CARD_SOURCE
    price = rules.power[kind]
    if (rules.items >> kind) & 1:
        price += ITEM_PRICE
    if (rules.free_kinds >> kind) & 1:
        price += NATIVE_PRICE
    if (rules.coin_kinds >> kind) & 1:
        price += coin_price
    return price


@kernel
def source_gain(rules: Rules, state: State, space: int, source: int, scratch: Any) -> tuple[int, int]:
    """The most way that one card or token gains a piece, and its first target."""
    if is_free(rules, source):
        return free_gain(rules, state, space)
    power, symbols = strength_of(rules, source)
    best, target = 0, 0
    for symbol in range(3):
        if (symbols >> symbol) & 1:
            left, first = best_run(rules, state, space, symbol, power, scratch)
            if first >= 0 and rules.way[space] - left > best:
                best, target = rules.way[space] - left, first
            gain, gate = removal_gain(rules, state, space, symbol, power)
            if gain > best:
                best, target = gain, 6 + gate
    return best, target


@kernel
def is_free(rules: Rules, source: int) -> bool:
    if source < TOKEN_SOURCE:
        return (rules.free_kinds >> (source - CARD_SOURCE)) & 1 != 0
    return (rules.free_tokens >> (source - TOKEN_SOURCE)) & 1 != 0


@kernel
def strength_of(rules: Rules, source: int) -> tuple[int, int]:
    """Power and symbols of a card or token."""
    if source < TOKEN_SOURCE:
        return rules.power[source - CARD_SOURCE], rules.symbols[source - CARD_SOURCE]
    return rules.token_power[source - TOKEN_SOURCE], rules.token_symbols[source - TOKEN_SOURCE]


@kernel
def removal_gain(rules: Rules, state: State, space: int, symbol: int, power: int) -> tuple[int, int]:
    """A blockade in the way that a run of this power removes."""
    gates = rules.reach[space] & state.standing
    while gates:
        gate = lowest(gates)
        gates &= gates - 1
        toll = rules.blockade_toll[state.blockade[gate]]
        if rules.toll_symbol[toll] == symbol and rules.toll_power[toll] <= power:
            return gate_gain(rules, state, space, gate), gate
    return 0, 0


@kernel
def free_gain(rules: Rules, state: State, space: int) -> tuple[int, int]:
    """The best single step, whatever it would take otherwise (Q-4.7)."""
    best, target = 0, 0
    for direction in range(6):
        if toll_of(rules, state, space, direction):
            gain = rules.way[space] - rules.way[rules.neighbour[space, direction]]
            if gain > best:
                best, target = gain, direction
    gates = rules.reach[space] & state.standing
    while gates:
        gate = lowest(gates)
        gates &= gates - 1
        gain = gate_gain(rules, state, space, gate)
        if gain > best:
            best, target = gain, 6 + gate
    return best, target


@kernel
def payment_gain(rules: Rules, state: State, space: int) -> tuple[int, int]:
    """The best rubble, camp or rubble blockade to pay for with cards."""
    best, target = 0, 0
    for at in range(6 + rules.gates):
        toll = toll_of(rules, state, space, at)
        if toll and costs_cards(rules, state, toll):
            if at < 6:
                gain = rules.way[space] - rules.way[rules.neighbour[space, at]]
            else:
                gain = 2 * gate_gain(rules, state, space, at - 6)
            if gain > 0:
                gain -= CARD_PRICE * rules.toll_power[toll]
                if toll // POWERS == CAMP:
                    gain = camp_gain(rules, state, gain, rules.toll_power[toll])
                if gain > best:
                    best, target = gain, at
    return best, target


@kernel
def camp_gain(rules: Rules, state: State, gain: int, cards: int) -> int:
    """A camp thins the deck, as long as the cards in hand can be done without."""
    if dispensable(rules, state) >= cards and (deck_size(state) - cards >= FEWEST or market.on_offer(state) == 0):
        return gain + THIN * cards
    return 0
