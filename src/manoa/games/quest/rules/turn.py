"""A turn: what may be done, and doing it (Q-3)."""

from __future__ import annotations

from typing import Any

from manoa.games.quest.parts.cards import COIN, HAND_SIZE
from manoa.games.quest.rules import market
from manoa.games.quest.rules.board import index_of, nth_target, occupied, requirement_if
from manoa.games.quest.rules.effects import begin_effects, choose_for_effect, enough, has_use, settle
from manoa.games.quest.rules.ending import end_turn
from manoa.games.quest.rules.movement import begin_run, costs_cards, end_run, goes_on, may_move, pay_with_card, step
from manoa.games.quest.rules.notes import DISCARDED, FINISHED, PLAYED, STOPPED
from manoa.games.quest.rules.state import (
    ACT,
    BY_TOKENS,
    CHOOSE,
    DISCARD,
    DONE,
    END_TURN,
    FREE,
    OUTSIDE,
    PAY_CAMP,
    PAY_PRICE,
    PAY_RUBBLE,
    PILE,
    REMOVE,
    REPLACE,
    STEP,
    STOP,
    TAKE,
    TARGETS,
    TOKENS,
    USE,
    WAYS,
    Rules,
    State,
)
from manoa.games.quest.rules.zones import clear_area, put_down, put_on_discard, spend_token, use
from manoa.kernel.bits import lowest, write
from manoa.kernel.journal import note
from manoa.kernel.language import kernel
from manoa.kernel.stack import current, decider


@kernel
def player(rules: Rules, state: State) -> int:
    """The seat to act."""
    return decider(state)


# What may be done


@kernel
def actions(rules: Rules, state: State, out: Any) -> int:
    """The legal actions, ascending."""
    task = current(state)
    if task != FREE:
        return answers(rules, state, task, out)
    if state.run_open:
        return steps(rules, state, out, 0)[0]
    size = 0
    if not rules.trim_hand or state.hand_size[state.turn] <= HAND_SIZE:
        out[size] = END_TURN
        size += 1
    if state.run:
        out[size] = STOP
        size += 1
    size = write(state.hand[state.turn], CHOOSE, out, size)
    if state.phase == DISCARD:
        return size
    size = write(market.buyable(rules, state), PILE, out, size)
    asked = 0
    if may_move(rules, state):
        size, asked = steps(rules, state, out, size)
    hand, tokens = state.hand[state.turn], state.tokens[state.turn]
    size = source_ways(rules, state.changing, asked, playable_cards(rules, state), hand, 0, out, size)
    if tokens == 0:
        return size
    return source_ways(rules, BY_TOKENS, asked, playable_tokens(rules, state), tokens, TOKENS, out, size)


@kernel
def answers(rules: Rules, state: State, task: int, out: Any) -> int:
    """What the current sub-phase asks for."""
    size = 0
    if task in (REMOVE, REPLACE) and state.subject[state.depth - 1]:
        out[size] = DONE
        size += 1
    if task == TAKE:
        return write(state.board | state.reserve, PILE, out, size)
    if task != PAY_PRICE:
        return write(state.hand[state.turn], CHOOSE, out, size)
    size = write(market.payers(rules, state), CHOOSE, out, size)
    size = write_ways(0, 0, market.changed_payers(rules, state), 0, out, size)
    return write_ways(0, 0, market.coin_tokens(rules, state), TOKENS, out, size)


@kernel
def steps(rules: Rules, state: State, out: Any, size: int) -> tuple[int, int]:
    """Steps that the run pays, or cards that will be asked for (Q-4). Also, as bits, the requirements of all targets
    of the player's pieces: what cards and tokens could be played for."""
    asked, taken, standing = 0, occupied(state), state.standing
    for piece in range(rules.pieces):
        space = state.at[index_of(rules, state, piece)]
        if space != OUTSIDE:
            for i in range(rules.degree + rules.joints):
                target = nth_target(rules, i)
                required = requirement_if(rules, state, space, target, standing, taken)
                if required:
                    asked |= 1 << required
                    paid = goes_on(rules, state, piece, space, target, required)
                    if paid or costs_cards(rules, state, required):
                        out[size] = STEP + piece * TARGETS + target
                        size += 1
    return size, asked


@kernel
def source_ways(rules: Rules, which: int, asked: int, playable: int, held: int, first: int, out: Any, size: int) -> int:
    """Cards or tokens to play: each in the ways that meet one of the requirements, and those that need no piece
    (Q-4.11, Q-6.3, Q-10.5). `which` is a row of `Rules.payers`."""
    machete, paddle, coin = playable, 0, 0
    while asked:
        required = lowest(asked)
        asked &= asked - 1
        machete |= rules.payers[which, required, 0]
        paddle |= rules.payers[which, required, 1]
        coin |= rules.payers[which, required, 2]
    return write_ways(machete & held, paddle & held, coin & held, first, out, size)


@kernel
def write_ways(machete: int, paddle: int, coin: int, first: int, out: Any, size: int) -> int:
    """Append the actions for sets of sources, one set for each way."""
    rest = machete | paddle | coin
    while rest:
        source = lowest(rest)
        rest &= rest - 1
        action = USE + (first + source) * WAYS
        if (machete >> source) & 1:
            out[size] = action
            size += 1
        if (paddle >> source) & 1:
            out[size] = action + 1
            size += 1
        if (coin >> source) & 1:
            out[size] = action + COIN
            size += 1
    return size


@kernel
def playable_cards(rules: Rules, state: State) -> int:
    """Action cards that need no piece (Q-6.3)."""
    cards = state.hand[state.turn] & ~rules.moving_kinds
    return cards if has_use(rules, state, TAKE) else cards & ~rules.takers


@kernel
def playable_tokens(rules: Rules, state: State) -> int:
    """Tokens that need no piece, each where it has a use (Q-10.5)."""
    found, rest = 0, state.tokens[state.turn] & ~rules.moving_tokens
    while rest:
        token = lowest(rest)
        rest &= rest - 1
        found |= has_use(rules, state, rules.effect[TOKENS + token, 0]) << token
    return found


# Doing it


@kernel
def apply(rules: Rules, state: State, action: int, journal: Any) -> None:
    """One step."""
    if action >= USE:
        play(rules, state, (action - USE) // WAYS, (action - USE) % WAYS, journal)
    elif action >= STEP:
        step(rules, state, (action - STEP) // TARGETS, (action - STEP) % TARGETS, journal)
    elif action == END_TURN:
        end_run(rules, state, journal)
        end_turn(rules, state, journal)
    elif action == STOP:
        note(journal, STOPPED, state.turn, 0, 0, 0, 0)
        end_run(rules, state, journal)
    elif action == DONE:
        note(journal, FINISHED, state.turn, 0, 0, 0, 0)
        enough(rules, state)
    elif action < PILE:
        choose(rules, state, action - CHOOSE, journal)
    else:
        choose_pile(rules, state, action - PILE, journal)
    settle(rules, state, journal)


@kernel
def play(rules: Rules, state: State, source: int, way: int, journal: Any) -> None:
    """A card or token in one of its ways: to move a piece, for its effects, or in a payment as coins."""
    token = source - TOKENS
    if state.depth:
        market.pay_power(rules, state, source, journal)
    elif token >= 0 and (rules.moving_tokens >> token) & 1:
        begin_run(rules, state, source, way, (rules.free_tokens >> token) & 1 != 0, journal)
    elif token < 0 and (rules.moving_kinds >> source) & 1:
        begin_run(rules, state, source, way, (rules.free_kinds >> source) & 1 != 0, journal)
    else:
        play_action(rules, state, source, journal)


@kernel
def play_action(rules: Rules, state: State, source: int, journal: Any) -> None:
    """An action card, or a token that needs no piece (Q-6.3, Q-10.5)."""
    end_run(rules, state, journal)
    note(journal, PLAYED, state.turn, source, 0, 0, 0)
    if source >= TOKENS:
        spend_token(rules, state, source - TOKENS)
        begin_effects(rules, state, source)
        state.used_item = 0
    else:
        state.used_item = 0
        use(rules, state, source)
        begin_effects(rules, state, source)


@kernel
def choose(rules: Rules, state: State, kind: int, journal: Any) -> None:
    """A card from hand, for whatever asks."""
    task = current(state)
    if task == FREE:
        discard(rules, state, kind, journal)
    elif task == PAY_PRICE:
        market.pay_price(rules, state, kind, journal)
    elif task in (PAY_RUBBLE, PAY_CAMP):
        pay_with_card(rules, state, kind, journal)
    else:
        choose_for_effect(rules, state, kind, journal)


@kernel
def discard(rules: Rules, state: State, kind: int, journal: Any) -> None:
    """The first discard begins phase 2: the play area goes first (Q-7.1)."""
    if state.phase == ACT:
        end_run(rules, state, journal)
        clear_area(state)
        state.used_item = 0
        state.phase = DISCARD
    note(journal, DISCARDED, state.turn, kind, 0, 0, 0)
    put_down(rules, state, state.turn, kind)
    put_on_discard(state, state.turn, kind)


@kernel
def choose_pile(rules: Rules, state: State, kind: int, journal: Any) -> None:
    if current(state) == TAKE:
        market.take(rules, state, kind, journal)
    else:
        end_run(rules, state, journal)
        state.used_item = 0
        market.buy(rules, state, kind, journal)
