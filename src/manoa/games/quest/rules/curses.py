"""Curses: drawn, sent away, suffered, lifted (H-4)."""

from __future__ import annotations

from typing import Any

from manoa.games.quest.parts.cards import DEMON, SYMBOLS
from manoa.games.quest.parts.tokens import (
    ANTI_CURSE,
    CAVE_FEVER,
    CAVE_TOKENS,
    FIRST_CURSE,
    FIRST_IMMEDIATE,
    LETHARGY,
    MISERY,
    MISFORTUNE,
    PARALYSIS,
    VOODOO,
)
from manoa.games.quest.rules.bounds import is_cursed
from manoa.games.quest.rules.forced import push_others, push_voodoo
from manoa.games.quest.rules.ids import TOKENS
from manoa.games.quest.rules.notes import HEXED, LAID, LAID_TOKEN, LIFTED, LIFTING, SUFFERED, TORMENTED, WARDED
from manoa.games.quest.rules.state import CURSE_KINDS, Rules, State
from manoa.games.quest.rules.tasks import LIFT, WARD
from manoa.games.quest.rules.zones import gain_card, lay, spend_token
from manoa.kernel import chance
from manoa.kernel.bits import lowest
from manoa.kernel.journal import note
from manoa.kernel.language import kernel
from manoa.kernel.stack import pop, push

LASTING = ((1 << FIRST_IMMEDIATE) - 1) & ~CAVE_TOKENS
LETHARGIES = len(SYMBOLS)
LIFTING_POWER, LIFTING_CARDS = 2, 2  # what a lethargy and Misfortune take


# Drawing


@kernel
def draw_curse(rules: Rules, state: State, journal: Any) -> None:
    """The next curse that is due: it is turned up, and may be sent away (H-4.1)."""
    top = state.depth - 1
    state.owed[top] -= 1
    if state.curse_size == 0:
        refill_curses(rules, state)
    if state.curse_size == 0:
        return
    state.curse_size -= 1
    curse = 0 + state.curses[state.curse_size]
    state.curses[state.curse_size] = 0
    state.revealed += 1
    note(journal, HEXED, state.turn, curse, 0, 0, 0)
    if (state.tokens[state.turn] >> ANTI_CURSE) & 1 and not is_cursed(state, CAVE_FEVER):
        push(state, WARD, state.turn, 1, curse)
    else:
        suffer(rules, state, curse, state.subject[top], journal)


@kernel
def refill_curses(rules: Rules, state: State) -> None:
    """The curses in the box become a new pile (H-1.6)."""
    for kind in range(CURSE_KINDS):
        for _ in range(state.lifted[kind]):
            state.curses[state.curse_size] = FIRST_CURSE + kind
            state.curse_size += 1
        state.lifted[kind] = 0
    chance.shuffle(state, state.curses, state.curse_size)


@kernel
def ward_off(rules: Rules, state: State, journal: Any) -> None:
    """Token and curse go away unused (H-4.1)."""
    curse = state.subject[state.depth - 1]
    pop(state)
    note(journal, WARDED, state.turn, curse, 0, 0, 0)
    spend_token(rules, state, ANTI_CURSE)
    state.lifted[curse - FIRST_CURSE] += 1


@kernel
def let_happen(rules: Rules, state: State, journal: Any) -> None:
    """The curse is not sent away. Below it on the stack lies what it was drawn for."""
    curse = state.subject[state.depth - 1]
    pop(state)
    suffer(rules, state, curse, state.subject[state.depth - 1], journal)


@kernel
def suffer(rules: Rules, state: State, curse: int, piece: int, journal: Any) -> None:
    """A lasting curse stays open in front of the player; an immediate one happens and goes to the box."""
    note(journal, SUFFERED, state.turn, curse, 0, 0, 0)
    if curse < FIRST_IMMEDIATE:
        state.owned[state.turn, curse] += 1
        state.tokens[state.turn] |= 1 << curse
        return
    state.lifted[curse - FIRST_CURSE] += 1
    if curse == VOODOO:
        push_voodoo(rules, state, piece)
    elif curse == PARALYSIS:
        push_others(rules, state, piece)
    elif state.demons:
        note(journal, TORMENTED, state.turn, 0, 0, 0, 0)
        state.demons -= 1
        gain_card(state, DEMON)


# Lifting


@kernel
def liftable(rules: Rules, state: State) -> int:
    """The curses in front of the player that can be lifted with what is at hand (H-4.2)."""
    found, rest = 0, state.tokens[state.turn] & LASTING
    while rest:
        curse = lowest(rest)
        rest &= rest - 1
        found |= (lifting_power(rules, state, curse) >= due(curse)) << curse
    return found


@kernel
def due(curse: int) -> int:
    """The power, the cards or the tokens that lift a curse."""
    if curse < LETHARGY + LETHARGIES:
        return LIFTING_POWER
    return LIFTING_CARDS if curse == MISFORTUNE else 1


@kernel
def lifting_power(rules: Rules, state: State, curse: int) -> int:
    """What all that the player has counts together."""
    seat, power = state.turn, 0
    kinds, tokens = lifting_cards(rules, state, curse), lifting_tokens(rules, state, curse)
    while kinds:
        kind = lowest(kinds)
        kinds &= kinds - 1
        power += state.held[seat, kind] * counts_for(rules, kind, curse)
    while tokens:
        token = lowest(tokens)
        tokens &= tokens - 1
        power += state.owned[seat, token] * counts_for(rules, TOKENS + token, curse)
    return power


@kernel
def counts_for(rules: Rules, source: int, curse: int) -> int:
    """A lethargy takes power, the others take cards or tokens whatever they are."""
    return rules.power[source] if curse < LETHARGY + LETHARGIES else 1


@kernel
def lifting_cards(rules: Rules, state: State, curse: int) -> int:
    """The kinds in hand that count: of the symbol, purple ones, any. What a curse forbids to play may still be laid."""
    hand = state.hand[state.turn]
    if curse < LETHARGY + LETHARGIES:
        return hand & rules.symbol_kinds[curse - LETHARGY]
    if curse == MISERY:
        return hand & rules.purple
    return hand if curse == MISFORTUNE else 0


@kernel
def lifting_tokens(rules: Rules, state: State, curse: int) -> int:
    """The tokens that count."""
    tokens = state.tokens[state.turn] & CAVE_TOKENS
    if curse < LETHARGY + LETHARGIES:
        return tokens & rules.symbol_tokens[curse - LETHARGY]
    return tokens if curse == CAVE_FEVER else 0


@kernel
def begin_lifting(rules: Rules, state: State, curse: int, journal: Any) -> None:
    note(journal, LIFTING, state.turn, curse, 0, 0, 0)
    push(state, LIFT, state.turn, due(curse), curse)


@kernel
def lay_card(rules: Rules, state: State, kind: int, journal: Any) -> None:
    """A card laid down for lifting, without effect."""
    note(journal, LAID, state.turn, kind, 0, 0, 0)
    lay(rules, state, kind)
    lift(rules, state, kind, journal)


@kernel
def lay_token(rules: Rules, state: State, token: int, journal: Any) -> None:
    note(journal, LAID_TOKEN, state.turn, token, 0, 0, 0)
    spend_token(rules, state, token)
    lift(rules, state, TOKENS + token, journal)


@kernel
def lift(rules: Rules, state: State, source: int, journal: Any) -> None:
    """Once enough is laid down the curse goes to the box; the surplus is lost."""
    top = state.depth - 1
    curse = state.subject[top]
    owed = state.owed[top] - counts_for(rules, source, curse)
    if owed > 0:
        state.owed[top] = owed
        return
    pop(state)
    note(journal, LIFTED, state.turn, curse, 0, 0, 0)
    left = state.owned[state.turn, curse] - 1
    state.owned[state.turn, curse] = left
    state.tokens[state.turn] &= ~((left == 0) << curse)
    state.lifted[curse - FIRST_CURSE] += 1
