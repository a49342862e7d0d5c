"""A turn: what may be done, and doing it (Q-3)."""

from __future__ import annotations

from typing import Any

from manoa.games.quest.parts.cards import DEMON, HAND_SIZE
from manoa.games.quest.parts.tokens import ANTI_CURSE, FIRST_CURSE
from manoa.games.quest.rules import market
from manoa.games.quest.rules.bounds import usable
from manoa.games.quest.rules.curses import (
    begin_lifting,
    lay_card,
    lay_token,
    let_happen,
    lifting_cards,
    lifting_tokens,
    ward_off,
)
from manoa.games.quest.rules.effects import banish, begin_effects, choose_for_effect, dismiss, enough, settle
from manoa.games.quest.rules.ending import end_turn
from manoa.games.quest.rules.expansions import has_module, has_modules, is_expanded
from manoa.games.quest.rules.forced import force, forced_steps, rousable, rouse
from manoa.games.quest.rules.heroes import join, shown_heroes
from manoa.games.quest.rules.leaving import may_end
from manoa.games.quest.rules.modules.asking import module_actions, module_answers
from manoa.games.quest.rules.modules.danger import endangered, retreat
from manoa.games.quest.rules.modules.dragons import begin_taming, choose_whistled, fly, lay_for_dragon
from manoa.games.quest.rules.modules.muisca import store
from manoa.games.quest.rules.movement import (
    begin_run,
    end_or_repeat,
    end_run,
    is_unfinished,
    may_move,
    pay_with_card,
    step,
)
from manoa.games.quest.rules.notes import DISCARDED, FINISHED, PLAYED, STOPPED
from manoa.games.quest.rules.plays import (
    act_as,
    bound_ways,
    imitable,
    imitate,
    imitated_ways,
    once_twice,
    playable_cards,
    playable_tokens,
    source_ways,
    spare_ways,
    steps,
    twice_ways,
    write_ways,
)
from manoa.games.quest.rules.state import (
    ACT,
    ACT_AS,
    BACK,
    BANISH,
    BY_TOKENS,
    CHOOSE,
    CURSE_KINDS,
    DISCARD,
    DISMISS,
    DONE,
    DRAGON,
    END_TURN,
    FORCE,
    FREE,
    HERD,
    IMITATE,
    LIFT,
    MEET,
    OPEN,
    PAY_CAMP,
    PAY_PRICE,
    PAY_RUBBLE,
    PILE,
    REMOVE,
    REPLACE,
    RETREAT,
    ROUSE,
    SEAT,
    SPARE,
    STEP,
    STOP,
    STORE,
    STORED,
    TAKE,
    TAME,
    TARGETS,
    TOKENS,
    TWICE,
    USE,
    WARD,
    WAYS,
    WITH_DANGER,
    Rules,
    State,
)
from manoa.games.quest.rules.zones import cast_off, clear_area, put_down, spend_token, use
from manoa.kernel.bits import write
from manoa.kernel.journal import note
from manoa.kernel.language import kernel
from manoa.kernel.stack import current, decider, pop, push


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
        return first_steps(rules, state, out)
    if is_expanded(rules) and is_unfinished(rules, state):
        out[0] = STOP
        return steps(rules, state, out, 1, True)[0]
    size, ends = 0, True
    if has_module(rules, WITH_DANGER) and state.phase == ACT:
        ends = may_end(rules, state)
    if ends and (not rules.trim_hand or state.hand_size[state.turn] <= HAND_SIZE):
        out[size] = END_TURN
        size += 1
    if state.run:
        out[size] = STOP
        size += 1
    if ends:
        size = write(state.hand[state.turn], CHOOSE, out, size)
    if state.phase == DISCARD:
        return size
    size = write(market.buyable(rules, state), PILE, out, size)
    asked = 0
    if may_move(rules, state):
        size, asked = steps(rules, state, out, size, False)
    if is_expanded(rules):
        size = bound_ways(rules, state, asked, out, size)
        return module_actions(rules, state, out, size) if has_modules(rules) else size
    hand, tokens = state.hand[state.turn], state.tokens[state.turn]
    size = source_ways(rules, state.changing, asked, playable_cards(rules, state), hand, 0, out, size)
    if tokens == 0:
        return size
    return source_ways(rules, BY_TOKENS, asked, playable_tokens(rules, state), tokens, TOKENS, out, size)


@kernel
def first_steps(rules: Rules, state: State, out: Any) -> int:
    """What was just played takes its first step; a Shaman may do without (H-6)."""
    size = 0
    if is_expanded(rules) and state.run <= TOKENS and (rules.resting >> (state.run - 1)) & 1:
        out[size] = STOP
        size += 1
    return steps(rules, state, out, size, True)[0]


@kernel
def answers(rules: Rules, state: State, task: int, out: Any) -> int:
    """What the current sub-phase asks for."""
    size = 0
    if is_expanded(rules) and task > REPLACE:
        return expanded_answers(rules, state, task, out)
    if task in (REMOVE, REPLACE) and state.subject[state.depth - 1]:
        out[size] = DONE
        size += 1
    if task == TAKE:
        return write(market.takeable(rules, state), PILE, out, size)
    if task != PAY_PRICE:
        kinds = state.hand[state.turn] if task == REMOVE else usable(rules, state)
        return write(kinds, CHOOSE, out, size)
    size = write(market.payers(rules, state), CHOOSE, out, size)
    size = write_ways(0, 0, market.changed_payers(rules, state), 0, out, size)
    return write_ways(0, 0, market.coin_tokens(rules, state), TOKENS, out, size)


@kernel
def expanded_answers(rules: Rules, state: State, task: int, out: Any) -> int:
    """The same for the sub-phases of the expansions."""
    if task > OPEN:
        return module_answers(rules, state, task, out)
    size, subject = 0, state.subject[state.depth - 1]
    if task in (WARD, FORCE, SPARE, DISMISS, ROUSE):
        out[size] = DONE
        size += 1
    if task == FORCE:
        return forced_steps(rules, state, out, size)
    if task == WARD:
        return write_ways(1 << ANTI_CURSE, 0, 0, TOKENS, out, size)
    if task == LIFT:
        size = write(lifting_cards(rules, state, subject), CHOOSE, out, size)
        return write_ways(lifting_tokens(rules, state, subject), 0, 0, TOKENS, out, size)
    if task == MEET:
        return write(shown_heroes(state), PILE, out, size)
    if task == DISMISS:
        return write(1 << DEMON, CHOOSE, out, size)
    if task == BANISH:
        return write((1 << rules.players) - 1, SEAT, out, size)
    if task == ROUSE:
        return rousable(rules, state, out, size)
    if task == IMITATE:
        return write(imitable(rules, state), PILE, out, size)
    if task == SPARE:
        return spare_ways(rules, state, out, size)
    if task == ACT_AS:
        machete, paddle, coin = imitated_ways(rules, state, subject)
        return write_ways(machete, paddle, coin, 0, out, size)
    machete, paddle = twice_ways(rules, state)
    size = write_ways(machete, paddle, 0, 0, out, size)
    machete, paddle = once_twice(rules, state)
    return write_ways(machete, paddle, 0, TOKENS, out, size)


# Doing it


@kernel
def apply(rules: Rules, state: State, action: int, journal: Any) -> None:
    """One step."""
    if is_expanded(rules) and action >= USE + (TOKENS + STORED) * WAYS:
        apply_module(rules, state, action, journal)
    elif action >= SEAT:
        choose_seat(rules, state, action - SEAT, journal)
    elif action >= USE:
        play(rules, state, (action - USE) // WAYS, (action - USE) % WAYS, journal)
    elif action >= STEP:
        if has_modules(rules) and current(state) == HERD:
            fly(rules, state, action - STEP, journal)
        elif is_expanded(rules) and current(state) == FORCE:
            force(rules, state, (action - STEP) // TARGETS, (action - STEP) % TARGETS, journal)
        else:
            step(rules, state, (action - STEP) // TARGETS, (action - STEP) % TARGETS, journal)
    elif action == END_TURN:
        end_run(rules, state, journal)
        if has_modules(rules) and endangered(rules, state):
            push(state, RETREAT, state.turn, 0, 0)
        else:
            end_turn(rules, state, journal)
    elif action == STOP:
        note(journal, STOPPED, state.turn, 0, 0, 0, 0)
        end_or_repeat(rules, state, journal)
    elif action == DONE:
        note(journal, FINISHED, decider(state), 0, 0, 0, 0)
        finish(rules, state, journal)
    elif action < PILE:
        choose(rules, state, action - CHOOSE, journal)
    else:
        choose_pile(rules, state, action - PILE, journal)
    settle(rules, state, journal)


@kernel
def apply_module(rules: Rules, state: State, action: int, journal: Any) -> None:
    """A stored card is played, or one is stored; a dragon or a place to go back to is chosen."""
    if action >= BACK:
        retreat(rules, state, action - BACK, journal)
    elif action < STORE:
        play(rules, state, (action - USE) // WAYS, (action - USE) % WAYS, journal)
    elif current(state) == FREE:
        end_run(rules, state, journal)
        state.used_item = 0
        if action >= DRAGON:
            begin_taming(rules, state, action - DRAGON, journal)
        else:
            store(rules, state, action - STORE, journal)
    else:
        choose_whistled(rules, state, action - DRAGON, journal)


@kernel
def finish(rules: Rules, state: State, journal: Any) -> None:
    """Enough of what is asked for, or none of it."""
    task = current(state)
    if task <= REPLACE:
        enough(rules, state)
    elif task == WARD:
        let_happen(rules, state, journal)
    else:
        pop(state)


@kernel
def choose_seat(rules: Rules, state: State, seat: int, journal: Any) -> None:
    if current(state) == BANISH:
        banish(rules, state, seat, journal)
    else:
        rouse(rules, state, seat, journal)


@kernel
def play(rules: Rules, state: State, source: int, way: int, journal: Any) -> None:
    """A card or token in one of its ways: to move a piece, for its effects, or in a payment as coins."""
    token = source - TOKENS
    if state.depth and answer_with(rules, state, source, way, journal):
        return
    if token >= FIRST_CURSE and token < FIRST_CURSE + CURSE_KINDS:
        end_run(rules, state, journal)
        state.used_item = 0
        begin_lifting(rules, state, token, journal)
    elif token >= 0 and (rules.moving_tokens >> token) & 1:
        begin_run(rules, state, source, way, (rules.free_tokens >> token) & 1 != 0, journal)
    elif token < 0 and (rules.moving_kinds >> source) & 1:
        begin_run(rules, state, source, way, (rules.free_kinds >> source) & 1 != 0, journal)
    else:
        play_action(rules, state, source, journal)


@kernel
def answer_with(rules: Rules, state: State, source: int, way: int, journal: Any) -> bool:
    """A card or token that the current sub-phase asks for; False if it is played like any other."""
    task = current(state)
    if task == PAY_PRICE:
        market.pay_power(rules, state, source, journal)
    elif task == WARD:
        ward_off(rules, state, journal)
    elif task == LIFT:
        lay_token(rules, state, source - TOKENS, journal)
    elif task == ACT_AS:
        act_as(rules, state, source, way, journal)
    elif task == TWICE:
        pop(state)
        begin_run(rules, state, source, way, False, journal)
        state.run_twice = 1
    else:  # SPARE
        pop(state)
        state.sparing = 1
        return False
    return True


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
    elif task == LIFT:
        lay_card(rules, state, kind, journal)
    elif task == DISMISS:
        dismiss(rules, state, journal)
    elif task == TAME:
        lay_for_dragon(rules, state, kind, journal)
    else:
        choose_for_effect(rules, state, kind, journal)


@kernel
def discard(rules: Rules, state: State, kind: int, journal: Any) -> None:
    """The first discard begins phase 2: the play area goes first (Q-7.1)."""
    if state.phase == ACT:
        end_run(rules, state, journal)
        clear_area(rules, state)
        state.used_item = 0
        state.phase = DISCARD
    note(journal, DISCARDED, state.turn, kind, 0, 0, 0)
    put_down(rules, state, state.turn, kind)
    cast_off(rules, state, kind)


@kernel
def choose_pile(rules: Rules, state: State, kind: int, journal: Any) -> None:
    task = current(state)
    if task == TAKE:
        market.take(rules, state, kind, journal)
    elif task == MEET:
        join(rules, state, kind, journal)
    elif task == IMITATE:
        imitate(rules, state, kind, journal)
    else:
        end_run(rules, state, journal)
        state.used_item = 0
        market.buy(rules, state, kind, journal)
