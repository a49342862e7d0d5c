"""Effects of action cards and tokens (Q-6.3, Q-10.5).

Which effects a source has and how much of each, `Rules.effect` and `Rules.amount` say. Most are sub-phases: what the
player still has to decide or to be given, on a small stack so that effects nest. The others set a flag.
"""

from __future__ import annotations

from typing import Any

from manoa.games.quest.parts.cards import DEMON
from manoa.games.quest.parts.tokens import ANTI_CURSE
from manoa.games.quest.rules import tasks
from manoa.games.quest.rules.bounds import usable, usable_tokens
from manoa.games.quest.rules.curses import draw_curse
from manoa.games.quest.rules.ending import end_turn
from manoa.games.quest.rules.expansions import is_expanded
from manoa.games.quest.rules.forced import begin_rousing, can_be_forced, rousable, rouse
from manoa.games.quest.rules.ids import TOKENS
from manoa.games.quest.rules.modules.danger import endangered, has_choice, retreat
from manoa.games.quest.rules.modules.dragons import begin_whistling, flights, movable, whistled
from manoa.games.quest.rules.movement import may_move
from manoa.games.quest.rules.notes import BANISHED, DISMISSED, FOUND_SPARE, LAID, REMOVED
from manoa.games.quest.rules.payers import asked_now, token_payers
from manoa.games.quest.rules.state import BY_TOKENS, CAVE_TOKEN_KINDS, EFFECTS, Rules, State
from manoa.games.quest.rules.stops import stop
from manoa.games.quest.rules.zones import draw, gain_token, lay, leave_hand, put_on_discard, remove
from manoa.kernel import chance
from manoa.kernel.bits import lowest
from manoa.kernel.journal import note
from manoa.kernel.language import kernel
from manoa.kernel.stack import pop, push


@kernel
def has_use(rules: Rules, state: State, effect: int) -> bool:
    """Tokens are played only where they do something; a card that takes one needs a pile to take it from."""
    if effect == tasks.REPLACE:
        return usable(rules, state) != 0
    if effect == tasks.REMOVE:
        return state.hand_size[state.turn] > 0
    if effect == tasks.TAKE:
        return (state.board | state.reserve | state.aside) != 0
    if effect == tasks.KEEP:
        return state.used_item != 0
    if effect == tasks.PASS:
        return not state.passing and may_move(rules, state)
    if effect == tasks.CHANGE:
        return not state.changing and may_move(rules, state)
    if effect == tasks.BANISH:
        return state.held[state.turn, DEMON] > 0
    if effect == tasks.OPEN:
        return not state.open_reserve and not state.bought and state.reserve != 0
    if effect == tasks.WHISTLE:
        return movable(rules, state) != 0
    if effect == tasks.CLOAK:
        return not state.cloaked
    if effect == tasks.ROUSE:  # it moves pieces (H-7.1)
        return may_move(rules, state) or rules.version_1 != 0
    return True


@kernel
def begin_effects(rules: Rules, state: State, source: int) -> None:
    """In their order, so the last is pushed first."""
    for i in range(EFFECTS - 1, -1, -1):
        effect = rules.effect[source, i]
        if effect == tasks.KEEP:
            keep(state)
        elif effect == tasks.PASS:
            state.passing = 1
        elif effect == tasks.CHANGE:
            state.changing = 1
        elif effect == tasks.OPEN:
            state.open_reserve = 1
        elif effect == tasks.ROUSE:
            begin_rousing(rules, state)
        elif effect == tasks.CLOAK:
            state.cloaked = 1
        elif effect == tasks.WHISTLE:
            begin_whistling(rules, state, source, rules.amount[source, i])
        elif effect:
            optional = effect == tasks.REMOVE and source < TOKENS  # cards let one stop early
            if effect == tasks.TAKE:
                optional = (rules.board_takers >> source) & 1 != 0
            push(state, effect, state.turn, rules.amount[source, i], optional)


@kernel
def keep(state: State) -> None:
    """The item used just now stays in the play area (Q-10.5)."""
    kind = state.used_item - 1
    state.used_item = 0
    state.removed[state.turn, kind] -= 1
    state.area[state.area_size] = kind
    state.area_size += 1


@kernel
def choose_for_effect(rules: Rules, state: State, kind: int, journal: Any) -> None:
    """A card in hand that an effect asked for."""
    top = state.depth - 1
    state.owed[top] -= 1
    if state.task[top] == tasks.REMOVE:
        note(journal, REMOVED, state.turn, kind, 0, 0, 0)
        remove(rules, state, kind)
    else:
        note(journal, LAID, state.turn, kind, 0, 0, 0)
        lay(rules, state, kind)
        state.subject[top] += 1


@kernel
def enough(rules: Rules, state: State) -> None:
    """Of an effect that lets the player choose how much; as many new cards come as were laid (Q-10.5)."""
    replacing, laid = state.task[state.depth - 1] == tasks.REPLACE, state.subject[state.depth - 1]
    pop(state)
    if replacing:
        push(state, tasks.DRAW, state.turn, laid, 0)


@kernel
def settle(rules: Rules, state: State, journal: Any) -> None:
    """Do all that needs no decision, until something does or the stack is empty."""
    while state.depth:
        top = state.depth - 1
        task, cards = state.task[top], state.owed[top]
        if task == tasks.DRAW:
            pop(state)
            draw(rules, state, state.turn, cards, journal)
        elif task in (tasks.REMOVE, tasks.REPLACE) and (cards == 0 or not has_use(rules, state, task)):
            enough(rules, state)
        elif not is_expanded(rules) or task <= tasks.CHANGE or not settle_expanded(rules, state, task, journal):
            return


@kernel
def settle_expanded(rules: Rules, state: State, task: int, journal: Any) -> bool:
    """The same for the sub-phases of the expansions; whether nothing had to be decided."""
    if task > tasks.OPEN:
        return settle_module(rules, state, task, journal)
    top = state.depth - 1
    owed, subject = 0 + state.owed[top], 0 + state.subject[top]
    seats = rousable(rules, state) if task == tasks.ROUSE else 0
    if task == tasks.FIND:
        pop(state)
        find_tokens(rules, state, owed, journal)
    elif task == tasks.CURSE:
        if owed:
            draw_curse(rules, state, journal)
        else:
            pop(state)
    elif task == tasks.HALT:
        pop(state)
        if owed:
            stop(rules, state, subject, journal)
    elif task == tasks.FORCE and not can_be_forced(rules, state):
        pop(state)
    elif task == tasks.ROUSE and seats & (seats - 1) == 0:
        if seats:
            rouse(rules, state, lowest(seats), journal)
        else:
            pop(state)
    elif (task == tasks.DISMISS and state.held[state.turn, DEMON] == 0) or (
        task == tasks.SPARE and not can_spare(rules, state)
    ):
        pop(state)
    else:
        return False
    return True


@kernel
def settle_module(rules: Rules, state: State, task: int, journal: Any) -> bool:
    """And for those of the modules."""
    if task == tasks.RETREAT:
        return settle_retreat(rules, state, journal)
    if task == tasks.HERD:
        waits = flights(rules, state, state.dragon_at[state.subject[state.depth - 1]]) != 0
    else:
        waits = task != tasks.WHISTLE or whistled(rules, state) != 0
    if not waits:
        pop(state)
    return not waits


@kernel
def settle_retreat(rules: Rules, state: State, journal: Any) -> bool:
    """Pieces in danger go back, one after the other, then the turn ends (M-3.2)."""
    if endangered(rules, state) == 0:
        pop(state)
        end_turn(rules, state, journal)
        return True
    if has_choice(rules, state):
        return False
    retreat(rules, state, 0, journal)
    return True


# Tokens and demons


@kernel
def find_tokens(rules: Rules, state: State, tokens: int, journal: Any) -> None:
    """From the cave reserve; the used pile is shuffled into it when it is empty (H-2.6)."""
    for _ in range(tokens):
        if state.spare_size == 0:
            refill_reserve(rules, state)
        if state.spare_size == 0:
            return
        state.spare_size -= 1
        token = state.spare[state.spare_size] - 1
        state.spare[state.spare_size] = 0
        state.revealed += 1
        gain_token(rules, state, state.turn, token)
        note(journal, FOUND_SPARE, state.turn, token, 0, 0, 0)


@kernel
def refill_reserve(rules: Rules, state: State) -> None:
    for token in range(CAVE_TOKEN_KINDS):
        for _ in range(state.spent[token]):
            state.spare[state.spare_size] = token + 1
            state.spare_size += 1
        state.spent[token] = 0
    chance.shuffle(state, state.spare, state.spare_size)


@kernel
def spareable(rules: Rules, state: State) -> int:
    """The tokens that may be used without spending them, if they have a use (H-7)."""
    return usable_tokens(rules, state) & ~(1 << ANTI_CURSE)


@kernel
def can_spare(rules: Rules, state: State) -> bool:
    """One of them has a use now."""
    machete, paddle, coin = token_payers(rules, state, BY_TOKENS, asked_now(rules, state))
    return spareable(rules, state) & (machete | paddle | coin | playable_tokens(rules, state)) != 0


@kernel
def playable_tokens(rules: Rules, state: State) -> int:
    """Tokens that need no piece, each where it has a use (Q-10.5)."""
    found, rest = 0, usable_tokens(rules, state) & ~rules.moving_tokens
    while rest:
        token = lowest(rest)
        rest &= rest - 1
        effect = rules.effect[TOKENS + token, 0]
        found |= (effect != 0 and has_use(rules, state, effect)) << token
    return found


@kernel
def dismiss(rules: Rules, state: State, journal: Any) -> None:
    """A demon goes back from hand to the supply (Mary Ripley)."""
    note(journal, DISMISSED, state.turn, 0, 0, 0, 0)
    leave_hand(rules, state, state.turn, DEMON)
    state.demons += 1


@kernel
def banish(rules: Rules, state: State, seat: int, journal: Any) -> None:
    """A demon goes from hand to the discard pile of any player (H-6)."""
    pop(state)
    note(journal, BANISHED, state.turn, seat, 0, 0, 0)
    leave_hand(rules, state, state.turn, DEMON)
    put_on_discard(state, seat, DEMON)
    state.gained += seat == state.turn
