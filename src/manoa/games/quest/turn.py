"""A turn: what may be done, and doing it (Q-3)."""

from __future__ import annotations

from typing import Any

from manoa.games.quest import market
from manoa.games.quest.cards import HAND_SIZE, MOVERS
from manoa.games.quest.ending import end_turn
from manoa.games.quest.movement import end_run, goes_on, index_of, may_move, move, pay_with_card, toll_of
from manoa.games.quest.stack import finish_replacing, settle
from manoa.games.quest.state import (
    ACT,
    CARD_SOURCE,
    CHANGE,
    CHANGED,
    CHOOSE,
    COINS,
    DISCARD,
    DONE,
    EFFECTS,
    END_TURN,
    FREE,
    KEEP,
    MOVE,
    NO_SYMBOL,
    OUTSIDE,
    PASS,
    PAY_CAMP,
    PAY_PRICE,
    PAY_RUBBLE,
    PILE,
    PLAY,
    REMOVE,
    REPLACE,
    SOURCES,
    STOP,
    TAKE,
    TARGETS,
    TOKEN_SOURCE,
    USE,
    Rules,
    State,
)
from manoa.games.quest.tokens import TOKEN_KINDS, TOKEN_MOVERS
from manoa.games.quest.zones import clear_area, lay, put_down, put_on_discard, remove, spend_token, use
from manoa.kernel.bits import write
from manoa.kernel.language import kernel
from manoa.kernel.stack import current, pop, push

MOVING_CARDS = (1 << MOVERS) - 1
MOVING_TOKENS = (1 << TOKEN_MOVERS) - 1


@kernel
def player(rules: Rules, state: State) -> int:
    """The seat to act."""
    return state.turn


# What may be done


@kernel
def actions(rules: Rules, state: State, out: Any) -> int:
    """The legal actions, ascending."""
    task = current(state)
    if task != FREE:
        return answers(rules, state, task, out)
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
    size = write(playable_cards(rules, state), PLAY, out, size)
    size = write(playable_tokens(rules, state), USE, out, size)
    return moves(rules, state, out, size) if may_move(rules, state) else size


@kernel
def answers(rules: Rules, state: State, task: int, out: Any) -> int:
    """What the current sub-phase asks for."""
    size, top = 0, state.depth - 1
    hand = state.hand[state.turn]
    if task in (REMOVE, REPLACE) and state.what[top]:
        out[size] = DONE
        size += 1
    if task == TAKE:
        return write(state.board | state.reserve, PILE, out, size)
    if task != PAY_PRICE:
        return write(hand, CHOOSE, out, size)
    size = write(market.payers(rules, state), CHOOSE, out, size)
    size = write(market.changed_payers(rules, state), CHANGED, out, size)
    return write(market.coin_tokens(rules, state), COINS, out, size)


@kernel
def playable_cards(rules: Rules, state: State) -> int:
    """Action cards that need no piece (Q-6.3). One that takes a card needs a pile to take it from."""
    cards = state.hand[state.turn] & ~MOVING_CARDS
    return cards if state.board | state.reserve else cards & ~rules.takers


@kernel
def playable_tokens(rules: Rules, state: State) -> int:
    """Tokens that need no piece, each where it has a use (Q-10.5)."""
    tokens = state.tokens[state.turn] & ~MOVING_TOKENS
    for token in range(TOKEN_MOVERS, TOKEN_KINDS):
        if (tokens >> token) & 1 and not has_use(rules, state, rules.token_effect[token]):
            tokens &= ~(1 << token)
    return tokens


@kernel
def has_use(rules: Rules, state: State, effect: int) -> bool:
    if effect in (REMOVE, REPLACE):
        return state.hand_size[state.turn] > 0
    if effect == KEEP:
        return state.used_item != 0
    if effect == PASS:
        return not state.passing and may_move(rules, state)
    if effect == CHANGE:
        return not state.changing and may_move(rules, state)
    return True


@kernel
def moves(rules: Rules, state: State, out: Any, size: int) -> int:
    """Every movement of the player's pieces: leftover power, cards and tokens to play, payments to name (Q-4)."""
    for piece in range(rules.pieces):
        space = state.at[index_of(rules, state, piece)]
        if space != OUTSIDE:
            for target in range(6 + rules.gates):
                toll = toll_of(rules, state, space, target)
                if toll:
                    size = ways(rules, state, piece, space, target, toll, out, size)
    return size


@kernel
def ways(rules: Rules, state: State, piece: int, space: int, target: int, toll: int, out: Any, size: int) -> int:
    """The ways to take one target."""
    first = MOVE + (piece * TARGETS + target) * SOURCES
    if costs_cards(rules, state, toll) or goes_on(rules, state, piece, space, target, toll):
        out[size] = first
        size += 1
    size = write(card_payers(rules, state, toll), first + CARD_SOURCE, out, size)
    return write(rules.token_payers[toll] & state.tokens[state.turn], first + TOKEN_SOURCE, out, size)


@kernel
def costs_cards(rules: Rules, state: State, toll: int) -> bool:
    """Rubble or a camp, and enough cards in hand for it (Q-4.6)."""
    power = rules.toll_power[toll]
    return rules.toll_symbol[toll] == NO_SYMBOL and 0 < power <= state.hand_size[state.turn]


@kernel
def card_payers(rules: Rules, state: State, toll: int) -> int:
    """The kinds in hand of which one card pays a toll."""
    payers = rules.changed_payers[toll] if state.changing else rules.card_payers[toll]
    return payers & state.hand[state.turn]


# Doing it


@kernel
def apply(rules: Rules, state: State, action: int) -> None:
    """One step."""
    if action >= MOVE:
        place = (action - MOVE) // SOURCES
        move(rules, state, place // TARGETS, place % TARGETS, (action - MOVE) % SOURCES)
    elif action == END_TURN:
        end_run(rules, state)
        end_turn(rules, state)
    elif action == STOP:
        end_run(rules, state)
    elif action == DONE:
        enough(rules, state)
    elif action < CHANGED:
        choose(rules, state, action - CHOOSE)
    elif action < COINS:
        market.pay_changed(rules, state, action - CHANGED)
    elif action < PILE:
        market.pay_token(rules, state, action - COINS)
    elif action < PLAY:
        choose_pile(rules, state, action - PILE)
    elif action < USE:
        play(rules, state, action - PLAY)
    else:
        use_token(rules, state, action - USE)
    settle(rules, state)


@kernel
def enough(rules: Rules, state: State) -> None:
    if current(state) == REPLACE:
        finish_replacing(rules, state)
    else:
        pop(state)


@kernel
def choose(rules: Rules, state: State, kind: int) -> None:
    """A card from hand, for whatever asks."""
    task, top = current(state), state.depth - 1
    if task == FREE:
        discard(rules, state, kind)
    elif task == PAY_PRICE:
        market.pay_price(rules, state, kind)
    elif task in (PAY_RUBBLE, PAY_CAMP):
        pay_with_card(rules, state, kind)
    elif task == REMOVE:
        remove(rules, state, kind)
        state.due[top] -= 1
    else:
        lay(rules, state, kind)
        state.due[top] -= 1
        state.what[top] += 1


@kernel
def discard(rules: Rules, state: State, kind: int) -> None:
    """The first discard begins phase 2: the play area goes first (Q-7.1)."""
    if state.phase == ACT:
        end_run(rules, state)
        clear_area(state)
        state.used_item = 0
        state.phase = DISCARD
    put_down(rules, state, state.turn, kind)
    put_on_discard(state, state.turn, kind)


@kernel
def choose_pile(rules: Rules, state: State, kind: int) -> None:
    if current(state) == TAKE:
        pop(state)
        market.take(state, kind)
    else:
        end_run(rules, state)
        state.used_item = 0
        market.buy(rules, state, kind)


@kernel
def play(rules: Rules, state: State, kind: int) -> None:
    """An action card: its effects in their order, so the last is pushed first (Q-6.3)."""
    end_run(rules, state)
    state.used_item = 0
    use(rules, state, kind)
    for i in range(EFFECTS - 1, -1, -1):
        effect = rules.effect[kind, i]
        if effect:
            push(state, effect, rules.amount[kind, i], effect == REMOVE)  # cards let one stop early


@kernel
def use_token(rules: Rules, state: State, token: int) -> None:
    end_run(rules, state)
    spend_token(rules, state, token)
    effect = rules.token_effect[token]
    if effect == KEEP:
        keep(state)
    elif effect == PASS:
        state.passing = 1
    elif effect == CHANGE:
        state.changing = 1
    else:
        push(state, effect, rules.token_amount[token], 0)
    state.used_item = 0


@kernel
def keep(state: State) -> None:
    """The item used just now stays in the play area (Q-10.5)."""
    kind = state.used_item - 1
    state.removed[state.turn, kind] -= 1
    state.area[state.area_size] = kind
    state.area_size += 1
