"""`greedy`: the shortest weighted way for the cards at hand, sensible purchases, a thin deck.

It draws first, then runs where most of the way is gained, then buys what the way ahead calls for, and lets the rest go.
It looks at nothing that its seat could not know: its own hand, and what all its cards are.
"""

from __future__ import annotations

from typing import Any

from manoa.games.quest.bots.crossing import CARD_PRICE, payment_gain, price_of
from manoa.games.quest.bots.gains import doubled, gain_of, go_together, imitation, source_gain
from manoa.games.quest.bots.guide import Guide
from manoa.games.quest.bots.hexed import answer, worth_lifting
from manoa.games.quest.bots.modular import ACTING, BARS, HOLDS, is_anybody_held, send_away
from manoa.games.quest.bots.shopping import (
    NEAR,
    NOWHERE,
    can_spare,
    is_shopping,
    most_wanted,
    pay,
    spared,
    way_left,
    weakest,
)
from manoa.games.quest.parts.cards import IMITATOR
from manoa.games.quest.rules import ids, market, tasks
from manoa.games.quest.rules.asked import IN_BASE_GAMES
from manoa.games.quest.rules.asked.take import choices as takeable
from manoa.games.quest.rules.board import index_of, requirement_of
from manoa.games.quest.rules.bounds import may_move, usable, usable_tokens
from manoa.games.quest.rules.effects import playable_tokens
from manoa.games.quest.rules.expansions import has_modules, is_expanded
from manoa.games.quest.rules.modules.danger import endangered, may_end
from manoa.games.quest.rules.modules.muisca import storable
from manoa.games.quest.rules.modules.treasures import closed_chest
from manoa.games.quest.rules.movement import is_unfinished
from manoa.games.quest.rules.payers import once_powers, payers_if
from manoa.games.quest.rules.plays import playable_cards
from manoa.games.quest.rules.reach import ROW
from manoa.games.quest.rules.requirements import NO_SYMBOL
from manoa.games.quest.rules.state import DISCARD, OUTSIDE, Rules, State
from manoa.games.quest.rules.step import due, mover_now
from manoa.kernel.bits import lowest
from manoa.kernel.chance import pick
from manoa.kernel.language import kernel
from manoa.kernel.records import Record, int16
from manoa.kernel.stack import current

# In tenths of a card, like the ways themselves.
COIN_PRICE = 14  # of moving with a card that could help to buy something better
PATIENCE = 12  # rounds without stepping aside
STEP_ASIDE = 15  # the way that stepping aside may lose
YOUNG = 6  # rounds in which a deck is young
WEAK = 14  # cards of less value are better gone
MOST = 64  # places that are looked at, more than any run leads to


class Memory(Record):
    """What `greedy` thinks in."""

    rows = int16[ROW * MOST]  # where a run leads: see `rules.reach`


@kernel
def greedy(rules: Rules, guide: Guide, state: State, memory: Memory, luck: int) -> int:
    return next_step(rules, guide, state, memory.rows, luck)


@kernel
def next_step(rules: Rules, guide: Guide, state: State, rows: Any, luck: int) -> int:
    """What to do now. `rows` is room for the places that runs lead to."""
    task = current(state)
    if task == tasks.FREE:
        return act(rules, guide, state, rows, luck)
    if task == tasks.PAY_PRICE:
        return pay(rules, guide, state)
    if task == tasks.TAKE:
        return ids.PILE + any_of(most_wanted(rules, guide, state, takeable(rules, state)), takeable(rules, state))
    if is_expanded(rules) and task in (tasks.IMITATE, tasks.TWICE):
        return go_together(rules, state, task, rows)
    if is_expanded(rules) and task not in IN_BASE_GAMES:
        return answer(rules, guide, state, task)
    hand = state.hand[state.turn] if task == tasks.REMOVE else usable(rules, state)
    if task == tasks.PAY_CAMP:
        return ids.CHOOSE + spared(rules, guide, state, hand)
    if task == tasks.PAY_RUBBLE:
        return ids.CHOOSE + weakest(guide, hand)
    return choose(rules, guide, state, task, hand)


@kernel
def any_of(wanted: int, kinds: int) -> int:
    """What is wanted, or something where nothing is."""
    return wanted if wanted >= 0 else lowest(kinds)


@kernel
def choose(rules: Rules, guide: Guide, state: State, task: int, hand: int) -> int:
    """Remove or replace what is weak; enough when nothing is."""
    kind = spared(rules, guide, state, hand)
    optional = state.subject[state.depth - 1] != 0
    if optional and guide.card_value[kind] >= WEAK:
        return ids.DONE
    if optional and task == tasks.REMOVE and not can_spare(rules, guide, state, 1):
        return ids.DONE
    return ids.CHOOSE + kind


@kernel
def act(rules: Rules, guide: Guide, state: State, rows: Any, luck: int) -> int:
    """The next step of the play phase, or of the discard phase."""
    hand = state.hand[state.turn]
    if state.phase == DISCARD:
        return ids.CHOOSE + lowest(hand) if hand else ids.END_TURN
    cards, tokens = playable_cards(rules, state), playable_tokens(rules, state)
    if state.run_open:
        return best_step(rules, state, rows)
    if is_expanded(rules):
        if is_unfinished(rules, state):
            return go_on(rules, state, rows)
        curses = worth_lifting(rules, state)
        if curses:
            return ids.USE + (ids.TOKENS + lowest(curses)) * ids.WAYS
        if cards & ACTING and not is_anybody_held(rules, state):
            cards &= ~ACTING
    if cards:
        return ids.USE + lowest(cards) * ids.WAYS
    if state.run:
        return go_on(rules, state, rows)
    useful = helpful_tokens(rules, guide, state, tokens)
    if useful:
        return ids.USE + (ids.TOKENS + lowest(useful)) * ids.WAYS
    if has_modules(rules):
        action = send_away(rules, state, HOLDS - BARS)
        if action:
            return action
    if may_move(rules, state):
        action = best_move(rules, guide, state, rows)
        if is_expanded(rules):
            action = doubled(rules, state, action) if action else imitation(rules, state, rows)
        if action:
            return action
    if has_modules(rules):
        if not may_end(rules, state):
            return escape(rules, state, rows)
        action = send_away(rules, state, 1)
        if action:
            return action
    if is_shopping(rules, guide, state):
        wanted = most_wanted(rules, guide, state, market.buyable(rules, state))
        if wanted >= 0:
            return ids.PILE + wanted
    return end_turn(rules, guide, state, luck)


@kernel
def end_turn(rules: Rules, guide: Guide, state: State, luck: int) -> int:
    """Let the cards go that found no use. Whoever could not move at all steps aside now and then: somebody may wait
    behind."""
    hand = state.hand[state.turn]
    if state.area_size == 0 and state.round_number > PATIENCE and may_move(rules, state) and pick(luck, 4) == 0:
        action = step_aside(rules, state, luck)
        if action:
            return action
    if has_modules(rules) and storable(rules, state):
        return ids.STORE + lowest(storable(rules, state))
    return ids.CHOOSE + lowest(hand) if hand else ids.END_TURN


@kernel
def step_aside(rules: Rules, state: State, luck: int) -> int:
    """A step that loses little way; 0 if there is none."""
    for piece in range(rules.pieces):
        space = state.at[index_of(rules, state, piece)]
        for turn in range(6):
            direction = (turn + luck) % 6
            required = requirement_of(rules, state, space, direction)
            symbol = rules.required_symbol[required]
            way = 0 if symbol >= NO_SYMBOL else symbol
            ways = payers_if(rules, state, state.changing, 1 << required, rules.symbol_kinds)
            payers = ways[way] & usable(rules, state) & ~rules.items
            loss = rules.way[rules.neighbour[space, direction]] - rules.way[space]
            if payers and loss <= STEP_ASIDE:
                return ids.USE + lowest(payers) * ids.WAYS + way
    return 0


@kernel
def helpful_tokens(rules: Rules, guide: Guide, state: State, tokens: int) -> int:
    """Tokens to use at once: draws, and removing while there is something weak in hand."""
    found = 0
    weak = state.hand[state.turn] and guide.card_value[weakest(guide, state.hand[state.turn])] < WEAK
    while tokens:
        token = lowest(tokens)
        tokens &= tokens - 1
        effect = rules.effect[ids.TOKENS + token, 0]
        helps = effect == tasks.DRAW or (effect == tasks.REMOVE and weak and can_spare(rules, guide, state, 1))
        found |= helps << token
    return found


# Moving


@kernel
def go_on(rules: Rules, state: State, rows: Any) -> int:
    """On to where the leftover power leads, or stop."""
    gain, first = gain_of(rules, state, state.run_piece, mover_now(rules, state), rows)
    if has_modules(rules) and closed_chest(rules, state, state.at[index_of(rules, state, state.run_piece)]) >= 0:
        return ids.STOP
    return ids.STEP + state.run_piece * ids.TARGETS + first if gain > 0 else ids.STOP


@kernel
def best_step(rules: Rules, state: State, rows: Any) -> int:
    """The first step of what was just played: the one that leads farthest, or loses least."""
    best, action = -NOWHERE, ids.STOP
    for piece in range(rules.pieces):
        if state.at[index_of(rules, state, piece)] != OUTSIDE:
            gain, first = gain_of(rules, state, piece, mover_now(rules, state), rows)
            if first >= 0 and gain > best:
                best, action = gain, ids.STEP + piece * ids.TARGETS + first
    return action


@kernel
def best_move(rules: Rules, guide: Guide, state: State, rows: Any) -> int:
    """The movement that gains most for what it takes; 0 if none gains anything. (0 is another action: end turn.)"""
    best, action = 0, 0
    coin_price = price_of_coins(rules, state)
    for piece in range(rules.pieces):
        space = state.at[index_of(rules, state, piece)]
        if space != OUTSIDE:
            gain, play = best_source(rules, state, piece, coin_price, rows)
            if gain > best:
                best, action = gain, play
            gain, target = payment_gain(rules, guide, state, piece, space)
            if gain > best:
                best, action = gain, ids.ENTER + piece * ids.TARGETS + target
    return action


@kernel
def best_source(rules: Rules, state: State, piece: int, coin_price: int, rows: Any) -> tuple[int, int]:
    """The most that a card or token gains for a piece, less what using it up costs, and its action."""
    best, action = -NOWHERE, 0
    kinds = usable(rules, state) & rules.moving_kinds
    tokens = (usable_tokens(rules, state) | once_powers(rules, state)) & rules.moving_tokens
    while kinds or tokens:
        if kinds:
            source = lowest(kinds)
            kinds &= kinds - 1
        else:
            source = ids.TOKENS + lowest(tokens)
            tokens &= tokens - 1
        gain, way = source_gain(rules, state, piece, source, rows)
        gain -= price_of(rules, source, coin_price)
        if gain > best:
            best, action = gain, ids.USE + source * ids.WAYS + way
    return best, action


@kernel
def escape(rules: Rules, state: State, rows: Any) -> int:
    """Out of danger at the least loss: the turn may not end before (M-3.1)."""
    best, action, pieces = -NOWHERE, 0, endangered(rules, state)
    while pieces:
        piece = lowest(pieces)
        pieces &= pieces - 1
        gain, way_out = way_out_of(rules, state, piece, rows)
        if gain > best:
            best, action = gain, way_out
    return action if action else ids.USE + IMITATOR * ids.WAYS


@kernel
def way_out_of(rules: Rules, state: State, piece: int, rows: Any) -> tuple[int, int]:
    """The action that takes one piece away, and what it gains."""
    best, action = best_source(rules, state, piece, 0, rows)
    space = state.at[index_of(rules, state, piece)]
    for direction in range(rules.degree):
        required = requirement_of(rules, state, space, direction)
        if required and due(rules, state, piece, space, direction, required):
            gain = rules.way[space] - rules.way[rules.neighbour[space, direction]] - CARD_PRICE
            if gain > best:
                best, action = gain, ids.ENTER + piece * ids.TARGETS + direction
    return best, action


@kernel
def price_of_coins(rules: Rules, state: State) -> int:
    """Moving with a card that could help to buy something: dear while the deck is young."""
    shopping = way_left(rules, state) > NEAR and market.buyable(rules, state) != 0
    return max(COIN_PRICE - 2 * max(state.round_number - YOUNG, 0), 0) * shopping
