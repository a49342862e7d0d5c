"""Runs, free steps, rubble, camps, blockades, caves (Q-4, Q-10).

A movement is *play this, in this way*, then *step there*, once or more often: what was begun is completed.
"""

from __future__ import annotations

from typing import Any

from manoa.games.quest.parts.cards import FIRST_FAMILIAR
from manoa.games.quest.rules import ids, tasks
from manoa.games.quest.rules.board import index_of, occupied, requirement_of
from manoa.games.quest.rules.bounds import is_card
from manoa.games.quest.rules.ending import arrive, steps_to_go
from manoa.games.quest.rules.expansions import is_expanded
from manoa.games.quest.rules.heroes import help_run
from manoa.games.quest.rules.modules import hooks
from manoa.games.quest.rules.notes import FREED, HOME, NAMED, NAMED_BLOCKADE, OPENED, RUN, WENT
from manoa.games.quest.rules.requirements import CAMP, CURSED, NO_SYMBOL, POWERS
from manoa.games.quest.rules.state import OUTSIDE, Rules, State
from manoa.games.quest.rules.step import (
    Mover,
    after,
    cost,
    curses_for,
    is_free,
    mover_now,
    mover_of,
    steps_of,
)
from manoa.games.quest.rules.stops import meets, stop
from manoa.games.quest.rules.zones import remove, spend_token, use
from manoa.kernel.journal import note
from manoa.kernel.language import kernel
from manoa.kernel.stack import push

UNPLAYED = Mover(0, NO_SYMBOL, 0, 0, 0)  # cards were paid


# Playing and stepping


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
def begin_run(rules: Rules, state: State, source: int, symbol: int, journal: Any) -> None:
    """Play a card or token to move a piece (Q-4.2, Q-4.7)."""
    note_run(rules, state, source, symbol, journal)
    use_source(rules, state, source)
    set_run(rules, state, source, symbol)


@kernel
def use_source(rules: Rules, state: State, source: int) -> None:
    """What is used for its power goes where it belongs: a familiar used for its once-power leaves the game (H-5.3)."""
    if ids.TOKENS + ids.ONCE <= source < ids.TOKENS + ids.STORED:
        remove(rules, state, familiar(source))
        state.used_item = familiar(source) + 1
    elif source >= ids.TOKENS:
        spend_token(rules, state, source - ids.TOKENS)
    else:
        use(rules, state, source)


@kernel
def note_run(rules: Rules, state: State, source: int, symbol: int, journal: Any) -> None:
    if is_free(rules, source):
        note(journal, FREED, state.turn, source, 0, 0, 0)
    else:
        note(journal, RUN, state.turn, source, symbol, 0, 0)


@kernel
def familiar(source: int) -> int:
    """The kind of the familiar whose once-power a source is."""
    return source - ids.TOKENS - ids.ONCE + FIRST_FAMILIAR


@kernel
def set_run(rules: Rules, state: State, source: int, symbol: int) -> None:
    """What was played takes its first step next."""
    state.run_open = 1
    move_by(rules, state, mover_of(rules, source, symbol))
    if state.run_symbol != NO_SYMBOL and is_card(source):
        state.changing = 0
    if is_expanded(rules):
        help_run(rules, state, source)


@kernel
def move_by(rules: Rules, state: State, mover: Mover) -> None:
    """A mover is the run from now on."""
    free = mover.symbol == NO_SYMBOL
    state.run = mover.source
    state.run_symbol = mover.symbol
    state.run_power = 0 if free else mover.left
    state.run_joint = mover.joint
    if is_expanded(rules):
        state.run_steps = mover.left if free else 0


@kernel
def may_skip_step(rules: Rules, state: State) -> bool:
    """What was just played need not step: a Shaman (H-6)."""
    return state.run <= ids.TOKENS and (rules.may_skip_steps >> (state.run - 1)) & 1 != 0


@kernel
def can_begin(rules: Rules, state: State) -> bool:
    """What was just played has a first step."""
    for piece in range(rules.pieces):
        if steps_of(rules, state, piece):
            return True
    return False


@kernel
def step(rules: Rules, state: State, piece: int, target: int, journal: Any) -> None:
    """Go on with the run."""
    space, mover = 0 + state.at[index_of(rules, state, piece)], mover_now(rules, state)
    paid = cost(rules, state, mover, space, target, state.standing, occupied(state))
    go(rules, state, mover, piece, target, paid, journal)


@kernel
def enter_unplayed(rules: Rules, state: State, piece: int, target: int, journal: Any) -> None:
    """Without anything played: name what is to be paid by cards, or draw curses for it."""
    required = requirement_of(rules, state, state.at[index_of(rules, state, piece)], target)
    if rules.required_symbol[required] == CURSED:
        demon_step(rules, state, piece, target, required, journal)
    else:
        name_payment(rules, state, piece, target, required, journal)


@kernel
def demon_step(rules: Rules, state: State, piece: int, target: int, required: int, journal: Any) -> None:
    """Nothing is played: the piece moves, or removes a blockade; curses are drawn; then it stops (H-2.2, H-2.5)."""
    state.run_piece = piece
    mover = index_of(rules, state, piece)
    curses = curses_for(rules, state.at[mover], target, required)
    if target >= ids.DIRECTIONS:
        take_blockade(state, target - ids.DIRECTIONS, journal)
    else:
        there = rules.neighbour[state.at[mover], target]
        note(journal, WENT, state.turn, piece, state.at[mover], there, 0)
        state.at[mover] = there
        hooks.come(rules, state, mover, journal)
        state.entered[mover] |= 1 << (rules.spirit[there] - 1)
        push(state, tasks.HALT, state.turn, 1, mover)
    clear_run(state)
    push(state, tasks.CURSE, state.turn, curses, mover)


@kernel
def name_payment(rules: Rules, state: State, piece: int, target: int, required: int, journal: Any) -> None:
    """Rubble and camps take cards from hand, one by one (Q-4.4, Q-4.5)."""
    space = state.at[index_of(rules, state, piece)]
    if target >= ids.DIRECTIONS:
        note(journal, NAMED_BLOCKADE, state.turn, state.blockade[target - ids.DIRECTIONS], piece, 0, 0)
    else:
        note(journal, NAMED, state.turn, piece, space, rules.neighbour[space, target], 0)
    task = tasks.PAY_CAMP if required // POWERS == CAMP else tasks.PAY_RUBBLE
    push(state, task, state.turn, rules.required_power[required], piece * ids.TARGETS + target)


@kernel
def go(rules: Rules, state: State, mover: Mover, piece: int, target: int, paid: int, journal: Any) -> None:
    """Take the step or remove the blockade, then go on or stop."""
    space = 0 + state.at[index_of(rules, state, piece)]
    state.run_piece = piece
    state.run_open = 0
    if target >= ids.DIRECTIONS:
        take_blockade(state, target - ids.DIRECTIONS, journal)
    elif enter(rules, state, space, 0 + rules.neighbour[space, target], journal):
        return
    move_by(rules, state, after(rules, state, mover, space, target, paid))
    if not can_go_on(rules, state):
        end_or_repeat(rules, state, journal)


@kernel
def enter(rules: Rules, state: State, space: int, there: int, journal: Any) -> bool:
    """One step; whether it has led to El Dorado, as a finish space does at once (Q-4.10)."""
    piece = index_of(rules, state, state.run_piece)
    note(journal, WENT, state.turn, state.run_piece, space, there, state.run)
    if rules.to_go[there]:
        state.run_moved = 1
        state.at[piece] = there
        hooks.come(rules, state, piece, journal)
        return False
    note(journal, HOME, state.turn, state.run_piece, 0, 0, 0)
    state.at[piece] = OUTSIDE
    state.explored[piece] = 0
    source = state.run - 1
    clear_run(state)
    if source >= 0 and steps_to_go(rules, state, state.turn):
        follow_up(rules, state, source, piece)
    arrive(rules, state, journal)
    return True


@kernel
def take_blockade(state: State, joint: int, journal: Any) -> None:
    """The remover keeps it; the joint is open to all (Q-4.9)."""
    note(journal, OPENED, state.turn, state.blockade[joint], state.run_piece, 0, 0)
    state.standing &= ~(1 << joint)
    state.owner[state.blockade[joint]] = state.turn + 1


@kernel
def can_go_on(rules: Rules, state: State) -> bool:
    """Leftover power, or a free step, has somewhere to go."""
    return state.run != 0 and steps_of(rules, state, state.run_piece) != 0


@kernel
def end_run(rules: Rules, state: State, journal: Any) -> None:
    """Leftover power is lost (Q-3.5). A piece that has moved stops where it is (Q-1.5)."""
    source, piece = state.run - 1, index_of(rules, state, state.run_piece)
    brings_more = is_expanded(rules) and source >= 0
    if brings_more and not rules.version_1:
        follow_up(rules, state, source, piece)  # below what the stop asks for
    if state.run_moved:
        stop(rules, state, piece, journal)
    clear_run(state)
    if brings_more and rules.version_1:
        follow_up(rules, state, source, piece)


@kernel
def follow_up(rules: Rules, state: State, source: int, piece: int) -> None:
    """A Shaman brings a curse once its steps are done, and after the whole of its stop (H-6.1). It is about the piece
    that acted; if that has arrived, about the other one (H-4.2)."""
    if rules.effect[source, 0] == tasks.CURSE:
        if state.at[piece] == OUTSIDE and not rules.version_1:
            piece = index_of(rules, state, 1 - (piece - index_of(rules, state, 0)))
        push(state, tasks.CURSE, state.turn, rules.amount[source, 0], piece)


@kernel
def is_unfinished(rules: Rules, state: State) -> bool:
    """The end of the current run asks for something, so nothing else is begun before it has ended: a curse is due, the
    piece stands in the tavern, where its owner will choose a hero, or on an arrow that will carry it (M-2.1)."""
    if not state.run:
        return False
    space = state.at[index_of(rules, state, state.run_piece)]
    due = state.run_moved and (hooks.carries(rules, space) or meets(rules, state, space))
    return due or rules.effect[state.run - 1, 0] == tasks.CURSE


@kernel
def end_or_repeat(rules: Rules, state: State, journal: Any) -> None:
    """The end of a run, or with Twins of the first of two: the second has its full power for the same piece (P-4)."""
    source, piece, symbol, twice = state.run - 1, state.run_piece, state.run_symbol, state.run_twice
    end_run(rules, state, journal)
    if twice:
        state.run_piece = piece
        move_by(rules, state, mover_of(rules, source, symbol))
        if not can_go_on(rules, state):
            clear_run(state)


@kernel
def clear_run(state: State) -> None:
    state.run = 0
    state.run_open = 0
    state.run_piece = 0
    state.run_symbol = 0
    state.run_power = 0
    state.run_joint = 0
    state.run_moved = 0
    state.run_steps = 0
    state.run_twice = 0
