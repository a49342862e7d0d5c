"""A turn: what may be done, and doing it (Q-3)."""

from __future__ import annotations

from typing import Any

from manoa.games.quest.parts.cards import DEMON, HAND_SIZE
from manoa.games.quest.parts.tokens import ANTI_CURSE, FIRST_CURSE
from manoa.games.quest.rules import ids, market, tasks
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
from manoa.games.quest.rules.effects import (
    banish,
    begin_effects,
    choose_for_effect,
    dismiss,
    enough,
    playable_tokens,
    settle,
)
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
    can_begin,
    end_or_repeat,
    end_run,
    enter_unplayed,
    is_unfinished,
    may_move,
    may_skip_step,
    pay_with_card,
    step,
    use_source,
)
from manoa.games.quest.rules.notes import DISCARDED, FINISHED, PLAYED, STOPPED
from manoa.games.quest.rules.plays import (
    bound_ways,
    imitable,
    imitate,
    once_twice,
    playable_cards,
    source_ways,
    spare_ways,
    steps,
    twice_ways,
    unplayed_steps,
    write_ways,
)
from manoa.games.quest.rules.purse import purse_tokens, stored_changed
from manoa.games.quest.rules.state import ACT, BY_TOKENS, CURSE_KINDS, DISCARD, WITH_DANGER, Rules, State
from manoa.games.quest.rules.zones import clear_area, discard_played, leave_hand
from manoa.kernel.bits import write
from manoa.kernel.journal import note
from manoa.kernel.language import kernel
from manoa.kernel.stack import current, decider, pop, push

PLAYING = (tasks.SPARE, tasks.TWICE)  # sub-phases that ask for something to be played


@kernel
def player(rules: Rules, state: State) -> int:
    """The seat to act."""
    return decider(state)


# What may be done


@kernel
def actions(rules: Rules, state: State, out: Any) -> int:
    """The legal actions, ascending."""
    task = current(state)
    if task != tasks.FREE:
        return answers(rules, state, task, out)
    if state.run_open:
        return first_steps(rules, state, out)
    if is_expanded(rules) and is_unfinished(rules, state):
        out[0] = ids.STOP
        return steps(rules, state, out, 1)
    size, ends = 0, True
    if has_module(rules, WITH_DANGER) and state.phase == ACT:
        ends = may_end(rules, state)
    if ends and (not rules.trim_hand or state.hand_size[state.turn] <= HAND_SIZE):
        out[size] = ids.END_TURN
        size += 1
    if state.run:
        out[size] = ids.STOP
        size += 1
    if ends:
        size = write(state.hand[state.turn], ids.CHOOSE, out, size)
    if state.phase == DISCARD:
        return size
    size = write(market.buyable(rules, state), ids.PILE, out, size)
    asked = 0
    if may_move(rules, state):
        if state.run:
            size = steps(rules, state, out, size)
        size, asked = unplayed_steps(rules, state, out, size)
    if is_expanded(rules):
        size = bound_ways(rules, state, asked, out, size)
        return module_actions(rules, state, out, size) if has_modules(rules) else size
    hand, tokens = state.hand[state.turn], state.tokens[state.turn]
    size = source_ways(rules, state.changing, asked, playable_cards(rules, state), hand, 0, out, size)
    if tokens == 0:
        return size
    return source_ways(rules, BY_TOKENS, asked, playable_tokens(rules, state), tokens, ids.TOKENS, out, size)


@kernel
def first_steps(rules: Rules, state: State, out: Any) -> int:
    """What was just played takes its first step."""
    size = 0
    if is_expanded(rules) and may_skip_step(rules, state):
        out[size] = ids.STOP
        size += 1
    return steps(rules, state, out, size)


@kernel
def answers(rules: Rules, state: State, task: int, out: Any) -> int:
    """What the current sub-phase asks for."""
    size = 0
    if is_expanded(rules) and task > tasks.REPLACE:
        return expanded_answers(rules, state, task, out)
    if task in (tasks.REMOVE, tasks.REPLACE) and state.subject[state.depth - 1]:
        out[size] = ids.DONE
        size += 1
    if task == tasks.TAKE:
        return write(market.takeable(rules, state), ids.PILE, out, size)
    if task != tasks.PAY_PRICE:
        kinds = state.hand[state.turn] if task == tasks.REMOVE else usable(rules, state)
        return write(kinds, ids.CHOOSE, out, size)
    size = write(market.payers(rules, state), ids.CHOOSE, out, size)
    size = write_ways(0, 0, market.changed_payers(rules, state), 0, out, size)
    changed = stored_changed(rules, state) if has_modules(rules) else 0
    return write_ways(0, changed, purse_tokens(rules, state), ids.TOKENS, out, size)


@kernel
def expanded_answers(rules: Rules, state: State, task: int, out: Any) -> int:
    """The same for the sub-phases of the expansions."""
    if task > tasks.OPEN:
        return module_answers(rules, state, task, out)
    size, subject = 0, state.subject[state.depth - 1]
    if task in (tasks.WARD, tasks.FORCE, tasks.SPARE, tasks.DISMISS, tasks.ROUSE):
        out[size] = ids.DONE
        size += 1
    if task == tasks.FORCE:
        return forced_steps(rules, state, out, size)
    if task == tasks.WARD:
        return write_ways(1 << ANTI_CURSE, 0, 0, ids.TOKENS, out, size)
    if task == tasks.LIFT:
        size = write(lifting_cards(rules, state, subject), ids.CHOOSE, out, size)
        return write_ways(lifting_tokens(rules, state, subject), 0, 0, ids.TOKENS, out, size)
    if task == tasks.MEET:
        return write(shown_heroes(state), ids.PILE, out, size)
    if task == tasks.DISMISS:
        return write(1 << DEMON, ids.CHOOSE, out, size)
    if task == tasks.BANISH:
        return write((1 << rules.players) - 1, ids.SEAT, out, size)
    if task == tasks.ROUSE:
        return write(rousable(rules, state), ids.SEAT, out, size)
    if task == tasks.SPARE:
        return spare_ways(rules, state, out, size)
    if task == tasks.IMITATE:
        machete, paddle, coin = imitable(rules, state)
        return write_ways(machete, paddle, coin, 0, out, size)
    machete, paddle = twice_ways(rules, state)
    size = write_ways(machete, paddle, 0, 0, out, size)
    machete, paddle = once_twice(rules, state)
    return write_ways(machete, paddle, 0, ids.TOKENS, out, size)


# Doing it


@kernel
def apply(rules: Rules, state: State, action: int, journal: Any) -> None:
    """One step."""
    if begins(rules, state, action):
        begin(rules, state, action, journal)
    if is_expanded(rules) and action >= ids.USE + (ids.TOKENS + ids.STORED) * ids.WAYS:
        apply_module(rules, state, action, journal)
    elif action >= ids.SEAT:
        choose_seat(rules, state, action - ids.SEAT, journal)
    elif action >= ids.USE:
        play(rules, state, (action - ids.USE) // ids.WAYS, (action - ids.USE) % ids.WAYS, journal)
    elif action >= ids.ENTER:
        enter_unplayed(rules, state, (action - ids.ENTER) // ids.TARGETS, (action - ids.ENTER) % ids.TARGETS, journal)
    elif action >= ids.STEP:
        if has_modules(rules) and current(state) == tasks.HERD:
            fly(rules, state, action - ids.STEP, journal)
        elif is_expanded(rules) and current(state) == tasks.FORCE:
            force(rules, state, (action - ids.STEP) // ids.TARGETS, (action - ids.STEP) % ids.TARGETS, journal)
        else:
            step(rules, state, (action - ids.STEP) // ids.TARGETS, (action - ids.STEP) % ids.TARGETS, journal)
    elif action == ids.END_TURN:
        if has_modules(rules) and endangered(rules, state):
            push(state, tasks.RETREAT, state.turn, 0, 0)
        else:
            end_turn(rules, state, journal)
    elif action == ids.STOP:
        note(journal, STOPPED, state.turn, 0, 0, 0, 0)
        end_or_repeat(rules, state, journal)
    elif action == ids.DONE:
        note(journal, FINISHED, decider(state), 0, 0, 0, 0)
        finish(rules, state, journal)
    elif action < ids.PILE:
        choose(rules, state, action - ids.CHOOSE, journal)
    else:
        choose_pile(rules, state, action - ids.PILE, journal)
    if is_expanded(rules) and state.run_open and may_skip_step(rules, state) and not can_begin(rules, state):
        end_run(rules, state, journal)  # nobody is asked to stop where nothing else could be done
    settle(rules, state, journal)


@kernel
def begins(rules: Rules, state: State, action: int) -> bool:
    """It is something new. What goes on are the steps of a run and its end, and what answers a question; but what is
    played as an answer (P-4, H-7) is new."""
    task = current(state)
    if task == tasks.FREE:
        return action != ids.STOP and not ids.STEP <= action < ids.ENTER
    return is_expanded(rules) and task in PLAYING and action >= ids.USE


@kernel
def begin(rules: Rules, state: State, action: int, journal: Any) -> None:
    """What is new ends the run, and its leftover power is lost (Q-3.5). An item used before cannot be kept any more,
    unless that is what is played now (Q-10.5); or the turn ends."""
    if state.run:
        end_run(rules, state, journal)
    keeps = ids.USE <= action < ids.SEAT and rules.effect[(action - ids.USE) // ids.WAYS, 0] == tasks.KEEP
    if not keeps and action != ids.END_TURN:
        state.used_item = 0


@kernel
def apply_module(rules: Rules, state: State, action: int, journal: Any) -> None:
    """A stored card is played, or one is stored; a dragon or a place to go back to is chosen."""
    if action >= ids.BACK:
        retreat(rules, state, action - ids.BACK, journal)
    elif action < ids.STORE:
        play(rules, state, (action - ids.USE) // ids.WAYS, (action - ids.USE) % ids.WAYS, journal)
    elif action < ids.DRAGON:
        store(rules, state, action - ids.STORE, journal)
    elif current(state) == tasks.FREE:
        begin_taming(rules, state, action - ids.DRAGON, journal)
    else:
        choose_whistled(rules, state, action - ids.DRAGON, journal)


@kernel
def finish(rules: Rules, state: State, journal: Any) -> None:
    """The player stops choosing, or declines."""
    task = current(state)
    if task <= tasks.REPLACE:
        enough(rules, state)
    elif task == tasks.WARD:
        let_happen(rules, state, journal)
    else:
        pop(state)


@kernel
def choose_seat(rules: Rules, state: State, seat: int, journal: Any) -> None:
    if current(state) == tasks.BANISH:
        banish(rules, state, seat, journal)
    else:
        rouse(rules, state, seat, journal)


@kernel
def play(rules: Rules, state: State, source: int, way: int, journal: Any) -> None:
    """A card or token in one of its ways: to move a piece, for its effects, or in a payment as coins."""
    token = source - ids.TOKENS
    if state.depth and answer_with(rules, state, source, way, journal):
        return
    if token >= FIRST_CURSE and token < FIRST_CURSE + CURSE_KINDS:
        begin_lifting(rules, state, token, journal)
    elif (rules.moving_kinds >> source if token < 0 else rules.moving_tokens >> token) & 1:
        begin_run(rules, state, source, way, journal)
    else:
        play_action(rules, state, source, journal)


@kernel
def answer_with(rules: Rules, state: State, source: int, way: int, journal: Any) -> bool:
    """A card or token that the current sub-phase asks for; False if it is played like any other."""
    task = current(state)
    if task == tasks.PAY_PRICE:
        market.pay_power(rules, state, source, way, journal)
    elif task == tasks.WARD:
        ward_off(rules, state, journal)
    elif task == tasks.LIFT:
        lay_token(rules, state, source - ids.TOKENS, journal)
    elif task == tasks.IMITATE:
        imitate(rules, state, source, way, journal)
    elif task == tasks.TWICE:
        pop(state)
        begin_run(rules, state, source, way, journal)
        state.run_twice = 1
    else:  # SPARE
        pop(state)
        state.sparing = 1
        return False
    return True


@kernel
def play_action(rules: Rules, state: State, source: int, journal: Any) -> None:
    """An action card, or a token that needs no piece (Q-6.3, Q-10.5)."""
    note(journal, PLAYED, state.turn, source, 0, 0, 0)
    use_source(rules, state, source)
    begin_effects(rules, state, source)


@kernel
def choose(rules: Rules, state: State, kind: int, journal: Any) -> None:
    """A card from hand, for the sub-phase that asks for one."""
    task = current(state)
    if task == tasks.FREE:
        discard(rules, state, kind, journal)
    elif task == tasks.PAY_PRICE:
        market.pay_price(rules, state, kind, journal)
    elif task in (tasks.PAY_RUBBLE, tasks.PAY_CAMP):
        pay_with_card(rules, state, kind, journal)
    elif task == tasks.LIFT:
        lay_card(rules, state, kind, journal)
    elif task == tasks.DISMISS:
        dismiss(rules, state, journal)
    elif task == tasks.TAME:
        lay_for_dragon(rules, state, kind, journal)
    else:
        choose_for_effect(rules, state, kind, journal)


@kernel
def discard(rules: Rules, state: State, kind: int, journal: Any) -> None:
    """The first discard begins phase 2: the play area goes first (Q-7.1)."""
    if state.phase == ACT:
        clear_area(rules, state)
        state.phase = DISCARD
    note(journal, DISCARDED, state.turn, kind, 0, 0, 0)
    leave_hand(rules, state, state.turn, kind)
    discard_played(rules, state, kind)


@kernel
def choose_pile(rules: Rules, state: State, kind: int, journal: Any) -> None:
    task = current(state)
    if task == tasks.TAKE:
        market.take(rules, state, kind, journal)
    elif task == tasks.MEET:
        join(rules, state, kind, journal)
    else:
        market.buy(rules, state, kind, journal)
