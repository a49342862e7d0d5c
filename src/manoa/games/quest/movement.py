"""Runs, free steps, rubble, camps, blockades, caves (Q-4, Q-10)."""

from __future__ import annotations

from manoa.games.quest.ending import arrive
from manoa.games.quest.state import (
    CAMP,
    CARD_SOURCE,
    NO_SYMBOL,
    OUTSIDE,
    PAY_CAMP,
    PAY_RUBBLE,
    PIECES,
    POWERS,
    TARGETS,
    TOKEN_SOURCE,
    Rules,
    State,
)
from manoa.games.quest.tokens import PER_CAVE
from manoa.games.quest.zones import gain_token, lay, remove, spend_token, use
from manoa.kernel.bits import lowest
from manoa.kernel.language import kernel
from manoa.kernel.stack import pop, push

# Where a piece may go


@kernel
def occupied(state: State, space: int) -> bool:
    """Holding any piece, own or other (Q-1.2)."""
    found = 0
    for piece in range(PIECES):
        found |= state.at[piece] == space
    return found != 0


@kernel
def toll_of(rules: Rules, state: State, space: int, target: int) -> int:
    """What a target takes of a piece on a space: 0 if it cannot be entered or removed at all (Q-4.1, Q-4.8)."""
    if target >= 6:
        gate = target - 6
        in_reach = (rules.reach[space] & state.standing) >> gate
        return rules.blockade_toll[state.blockade[gate]] * (in_reach & 1)
    there = rules.neighbour[space, target]
    if (state.standing >> rules.gate[space, target]) & 1:
        return 0
    if not state.passing and occupied(state, there):
        return 0
    return rules.toll[there]


@kernel
def run_pays(rules: Rules, state: State, space: int, target: int, toll: int) -> bool:
    """The leftover power of the current run is enough (Q-4.2); behind a blockade that a Native removed it may step
    freely, if the option says so (Q-4.9)."""
    if state.run_gate:
        return target < 6 and rules.gate[space, target] == state.run_gate - 1
    return rules.toll_symbol[toll] == state.run_symbol and rules.toll_power[toll] <= state.run_power


@kernel
def may_move(rules: Rules, state: State) -> bool:
    """Not after the purchase (Q-3.3)."""
    return not state.bought or rules.free_order != 0


@kernel
def index_of(rules: Rules, state: State, piece: int) -> int:
    """The place of one of the player's pieces among all."""
    return state.turn * rules.pieces + piece


# Going there


@kernel
def move(rules: Rules, state: State, piece: int, target: int, source: int) -> None:
    """What a MOVE action does: go on with the run, name what is to be paid by cards, or play a card or token."""
    space = state.at[index_of(rules, state, piece)]
    toll = toll_of(rules, state, space, target)
    if source:
        end_run(rules, state)
        begin_run(rules, state, piece, toll, source)
        go(rules, state, target, toll)
    elif goes_on(rules, state, piece, space, target, toll):
        go(rules, state, target, toll)
    else:
        name_payment(rules, state, piece, target, toll)


@kernel
def goes_on(rules: Rules, state: State, piece: int, space: int, target: int, toll: int) -> bool:
    """The current run leads there."""
    return state.run != 0 and state.run_piece == piece and run_pays(rules, state, space, target, toll)


@kernel
def name_payment(rules: Rules, state: State, piece: int, target: int, toll: int) -> None:
    """Rubble and camps take cards from hand, one by one (Q-4.4, Q-4.5)."""
    end_run(rules, state)
    state.used_item = 0
    task = PAY_CAMP if toll // POWERS == CAMP else PAY_RUBBLE
    push(state, task, rules.toll_power[toll], piece * TARGETS + target)


@kernel
def pay_with_card(rules: Rules, state: State, kind: int) -> None:
    """One card for rubble or a camp; the last one takes the piece there."""
    top = state.depth - 1
    if state.task[top] == PAY_CAMP:
        remove(rules, state, kind)
    else:
        lay(rules, state, kind)
    state.due[top] -= 1
    if state.due[top] == 0:
        what = state.what[top]
        pop(state)
        piece, target = what // TARGETS, what % TARGETS
        state.run_piece = piece
        state.run_symbol = NO_SYMBOL
        go(rules, state, target, 0)


@kernel
def begin_run(rules: Rules, state: State, piece: int, toll: int, source: int) -> None:
    """Play a card or token to move a piece (Q-4.2, Q-4.7)."""
    state.used_item = 0
    state.run = source
    state.run_piece = piece
    state.run_symbol = rules.toll_symbol[toll]
    if source < TOKEN_SOURCE:
        kind = source - CARD_SOURCE
        use(rules, state, kind)
        if (rules.free_kinds >> kind) & 1:
            state.run_symbol = NO_SYMBOL
        else:
            state.run_power = rules.power[kind]
            state.changing = 0
    else:
        token = source - TOKEN_SOURCE
        spend_token(rules, state, token)
        if (rules.free_tokens >> token) & 1:
            state.run_symbol = NO_SYMBOL
        else:
            state.run_power = rules.token_power[token]


@kernel
def go(rules: Rules, state: State, target: int, toll: int) -> None:
    """Take the step or remove the blockade, then go on or stop."""
    free = state.run_symbol == NO_SYMBOL
    if not free:
        state.run_power -= rules.toll_power[toll]
    if target >= 6:
        take_blockade(state, target - 6)
        if free and state.run and rules.native_goes_on:
            state.run_gate = target - 6 + 1
    else:
        state.run_gate = 0
        step(rules, state, target)
    if state.ended or not can_go_on(rules, state):
        end_run(rules, state)


@kernel
def step(rules: Rules, state: State, direction: int) -> None:
    """One step; a finish space leads to El Dorado at once (Q-4.10)."""
    piece = index_of(rules, state, state.run_piece)
    there = rules.neighbour[state.at[piece], direction]
    state.run_moved = 1
    if rules.to_go[there] == 0:
        state.at[piece] = OUTSIDE
        state.stale[piece] = 0
        clear_run(state)
        arrive(rules, state)
    else:
        state.at[piece] = there


@kernel
def take_blockade(state: State, gate: int) -> None:
    """The remover keeps it; the joint is open to all (Q-4.9)."""
    state.standing &= ~(1 << gate)
    state.owner[state.blockade[gate]] = state.turn + 1


@kernel
def can_go_on(rules: Rules, state: State) -> bool:
    """Leftover power, or a free step, has somewhere to go."""
    if state.run == 0 or (state.run_symbol == NO_SYMBOL and state.run_gate == 0):
        return False
    if state.run_power == 0 and state.run_gate == 0:
        return False
    space = state.at[index_of(rules, state, state.run_piece)]
    for target in range(6 + rules.gates):
        toll = toll_of(rules, state, space, target)
        if toll and run_pays(rules, state, space, target, toll):
            return True
    return False


@kernel
def end_run(rules: Rules, state: State) -> None:
    """Leftover power is lost (Q-3.5). A piece that has moved stops where it is (Q-1.5)."""
    if state.run_moved:
        stop(rules, state, index_of(rules, state, state.run_piece))
    clear_run(state)


@kernel
def clear_run(state: State) -> None:
    state.run = 0
    state.run_piece = 0
    state.run_symbol = 0
    state.run_power = 0
    state.run_gate = 0
    state.run_moved = 0


@kernel
def stop(rules: Rules, state: State, piece: int) -> None:
    """Explore every fresh cave beside the piece; caves it has left are fresh again (Q-10.1, Q-10.2)."""
    beside = rules.caves[state.at[piece]]
    fresh = beside & ~state.stale[piece]
    state.stale[piece] = beside
    while fresh:
        explore(rules, state, lowest(fresh))
        fresh &= fresh - 1


@kernel
def explore(rules: Rules, state: State, cave: int) -> None:
    """Take the top token of a cave's pile."""
    left = state.cave_left[cave]
    if left:
        place = cave * PER_CAVE + left - 1
        gain_token(rules, state, state.turn, state.cave[place] - 1)
        state.cave[place] = 0
        state.cave_left[cave] = left - 1
        state.revealed += 1
