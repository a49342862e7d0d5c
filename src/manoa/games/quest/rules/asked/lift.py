"""Laying down what lifts a curse (H-4.2): `owed` power, cards or tokens for the curse that is the `subject`."""

from __future__ import annotations

from typing import Any

from manoa.games.quest.parts.cards import SYMBOLS
from manoa.games.quest.parts.tokens import (
    CAVE_FEVER,
    CAVE_TOKENS,
    FIRST_CURSE,
    FIRST_IMMEDIATE,
    LETHARGY,
    MISERY,
    MISFORTUNE,
)
from manoa.games.quest.rules import ids, notes, tasks, zones
from manoa.games.quest.rules.payers import Ways, write_ways
from manoa.games.quest.rules.state import Rules, State
from manoa.kernel.bits import lowest, write
from manoa.kernel.journal import note
from manoa.kernel.language import kernel
from manoa.kernel.stack import pop, push

LASTING = ((1 << FIRST_IMMEDIATE) - 1) & ~CAVE_TOKENS
LETHARGIES = len(SYMBOLS)
LIFTING_POWER, LIFTING_CARDS = 2, 2  # what a lethargy and Misfortune take


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
        power += state.owned[seat, token] * counts_for(rules, ids.TOKENS + token, curse)
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
def begin(rules: Rules, state: State, curse: int, journal: Any) -> None:
    note(journal, notes.LIFTING, state.turn, curse, 0, 0, 0)
    push(state, tasks.LIFT, state.turn, due(curse), curse)


@kernel
def answers(rules: Rules, state: State, out: Any) -> int:
    curse = 0 + state.subject[state.depth - 1]
    size = write(lifting_cards(rules, state, curse), ids.CHOOSE, out, 0)
    return write_ways(Ways(lifting_tokens(rules, state, curse), 0, 0), ids.TOKENS, out, size)


@kernel
def fits(rules: Rules, state: State) -> bool:
    top = state.depth - 1
    return lifting_power(rules, state, state.subject[top]) >= state.owed[top]


@kernel
def answer(rules: Rules, state: State, action: int, journal: Any) -> None:
    """A card or token is laid down, without effect. Once it is enough the curse goes to the box; the rest is lost."""
    top = state.depth - 1
    curse, source = 0 + state.subject[top], action - ids.CHOOSE if action < ids.USE else (action - ids.USE) // ids.WAYS
    if source < ids.TOKENS:
        note(journal, notes.LAID, state.turn, source, 0, 0, 0)
        zones.lay(rules, state, source)
    else:
        note(journal, notes.LAID_TOKEN, state.turn, source - ids.TOKENS, 0, 0, 0)
        zones.spend_token(rules, state, source - ids.TOKENS)
    owed = state.owed[top] - counts_for(rules, source, curse)
    if owed > 0:
        state.owed[top] = owed
        return
    pop(state)
    note(journal, notes.LIFTED, state.turn, curse, 0, 0, 0)
    left = state.owned[state.turn, curse] - 1
    state.owned[state.turn, curse] = left
    state.tokens[state.turn] &= ~((left == 0) << curse)
    state.lifted[curse - FIRST_CURSE] += 1
