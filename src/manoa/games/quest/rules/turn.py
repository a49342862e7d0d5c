"""A turn: what may be done, and doing it (Q-3)."""

from __future__ import annotations

from typing import Any

from manoa.games.quest.parts.cards import HAND_SIZE
from manoa.games.quest.rules import asking, ids, market
from manoa.games.quest.rules.asked import price
from manoa.games.quest.rules.bounds import may_move
from manoa.games.quest.rules.effects import playable_tokens
from manoa.games.quest.rules.ending import end_turn
from manoa.games.quest.rules.expansions import is_expanded
from manoa.games.quest.rules.modules import hooks
from manoa.games.quest.rules.movement import (
    begin,
    can_begin,
    end_or_repeat,
    end_run,
    enter_unplayed,
    is_unfinished,
    may_skip_step,
    step,
)
from manoa.games.quest.rules.notes import DISCARDED, STOPPED
from manoa.games.quest.rules.plays import bound_ways, play, playable_cards, source_ways, steps, unplayed_steps
from manoa.games.quest.rules.state import ACT, BY_TOKENS, DISCARD, Rules, State
from manoa.games.quest.rules.zones import clear_area, discard_played, leave_hand
from manoa.kernel.bits import write
from manoa.kernel.journal import note
from manoa.kernel.language import kernel
from manoa.kernel.stack import decider


@kernel
def player(rules: Rules, state: State) -> int:
    """The seat to act."""
    return decider(state)


# What may be done


@kernel
def actions(rules: Rules, state: State, out: Any) -> int:
    """The legal actions, ascending."""
    if state.depth:
        return asking.answers(rules, state, out)
    if state.run_open:
        return first_steps(rules, state, out)
    if is_expanded(rules) and is_unfinished(rules, state):
        out[0] = ids.STOP
        return steps(rules, state, out, 1)
    size, ends = 0, state.phase != ACT or hooks.may_end(rules, state)
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
        return hooks.actions(rules, state, out, size)
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


# Doing it


@kernel
def apply(rules: Rules, state: State, action: int, journal: Any) -> None:
    """One step."""
    if state.depth:
        asking.answer(rules, state, action, journal)
    elif ids.STEP <= action < ids.ENTER:
        step(rules, state, (action - ids.STEP) // ids.TARGETS, (action - ids.STEP) % ids.TARGETS, journal)
    elif action == ids.STOP:
        note(journal, STOPPED, state.turn, 0, 0, 0, 0)
        end_or_repeat(rules, state, journal)
    else:
        begin(rules, state, action, journal)
        act(rules, state, action, journal)
    if is_expanded(rules) and state.run_open and may_skip_step(rules, state) and not can_begin(rules, state):
        end_run(rules, state, journal)  # nobody is asked to stop where nothing else could be done
    asking.settle(rules, state, journal)


@kernel
def act(rules: Rules, state: State, action: int, journal: Any) -> None:
    """Something new, which is no answer and does not go on with a run."""
    if is_expanded(rules) and action >= ids.STORE:
        hooks.act(rules, state, action, journal)
    elif action >= ids.USE:
        play(rules, state, action, journal)
    elif action >= ids.ENTER:
        enter_unplayed(rules, state, (action - ids.ENTER) // ids.TARGETS, (action - ids.ENTER) % ids.TARGETS, journal)
    elif action >= ids.PILE:
        price.begin(rules, state, action - ids.PILE, journal)
    elif action >= ids.CHOOSE:
        discard(rules, state, action - ids.CHOOSE, journal)
    elif hooks.ends_turn(rules, state):
        end_turn(rules, state, journal)


@kernel
def discard(rules: Rules, state: State, kind: int, journal: Any) -> None:
    """The first discard begins phase 2: the play area goes first (Q-7.1)."""
    if state.phase == ACT:
        clear_area(rules, state)
        state.phase = DISCARD
    note(journal, DISCARDED, state.turn, kind, 0, 0, 0)
    leave_hand(rules, state, state.turn, kind)
    discard_played(rules, state, kind)
