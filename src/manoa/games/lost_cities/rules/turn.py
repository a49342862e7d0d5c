"""A turn: play a card, then draw one (LC-3)."""

from typing import Any

from manoa.games.lost_cities.parts.cards import COLOURS, RANKS, WAGER_BITS, add, colour_of, covered, remove, top
from manoa.games.lost_cities.rules.deal import draw_card
from manoa.games.lost_cities.rules.ending import end_round
from manoa.games.lost_cities.rules.state import (
    DECK,
    DISCARDED,
    DISCARDS,
    DRAW,
    DREW,
    LAID,
    NOWHERE,
    PLAY,
    TAKES,
    TOOK,
    Rules,
    State,
)
from manoa.kernel.bits import write
from manoa.kernel.journal import note
from manoa.kernel.language import kernel


@kernel
def player(rules: Rules, state: State) -> int:
    """The seat to act."""
    return state.turn


@kernel
def actions(rules: Rules, state: State, out: Any) -> int:
    """The legal actions, ascending (LC-3.1, LC-3.2)."""
    if state.phase == PLAY:
        hand = state.hand[state.turn]
        found = write(hand & state.layable[state.turn], 0, out, 0)
        return write(hand, DISCARDS, out, found)
    out[0] = DECK
    return write(open_piles(rules, state), TAKES, out, 1)


@kernel
def open_piles(rules: Rules, state: State) -> int:
    """A bit for each colour that may be taken: any pile with a card but the one just discarded to (LC-3.2)."""
    piles = 0
    for colour in range(len(COLOURS)):
        piles |= (state.pile[colour] != 0) << colour
    return piles & ~state.closed


@kernel(inline=True)
def apply(rules: Rules, state: State, action: int, journal: Any) -> None:
    """One step."""
    if action < DISCARDS:
        lay(state, action, journal)
    elif action < DECK:
        discard(state, action - DISCARDS, journal)
    elif action == DECK:
        draw(rules, state, journal)
    else:
        take(rules, state, action - TAKES, journal)


@kernel(inline=True)
def lay(state: State, kind: int, journal: Any) -> None:
    """Put a card from the hand at the end of the own column."""
    note(journal, LAID, state.turn, kind, 0, 0, 0)
    spend(state, state.turn, kind)
    extend(state, state.turn, kind)
    state.phase = DRAW


@kernel
def may_lay(state: State, seat: int, kind: int) -> int:
    """1: the expedition of its colour accepts the card (LC-3.1), which `extend` keeps up."""
    return (state.layable[seat] >> kind) & 1


@kernel(inline=True)
def extend(state: State, seat: int, kind: int) -> None:
    """Add a card to a column. A number closes the column to wagers and lower numbers (LC-3.1)."""
    add(state.column, state.column_wagers, seat, kind)
    number = 1 - ((WAGER_BITS >> kind) & 1)
    bottom = colour_of(kind) * RANKS
    state.layable[seat] &= ~(number * ((2 << kind) - (1 << bottom)))


@kernel(inline=True)
def discard(state: State, kind: int, journal: Any) -> None:
    """Put a card on the pile of its colour; it may not be taken back this turn (LC-3.2)."""
    note(journal, DISCARDED, state.turn, kind, 0, 0, 0)
    spend(state, state.turn, kind)
    colour = colour_of(kind)
    state.pile[colour] = covered(state.pile[colour], kind - colour * RANKS)
    state.closed = 1 << colour
    state.phase = DRAW


@kernel
def spend(state: State, seat: int, kind: int) -> None:
    """A card leaves the hand; of equal wagers, one that was seen goes first."""
    remove(state.hand, state.hand_wagers, seat, kind)
    remove(state.known, state.known_wagers, seat, kind)


@kernel(inline=True)
def draw(rules: Rules, state: State, journal: Any) -> None:
    """Draw from the deck; its last card ends the round at once (LC-4.1)."""
    note(journal, DREW, state.turn, draw_card(state, state.turn), 0, 0, 0)
    state.idle = 0
    state.revealed += 1
    if state.left == 0:
        end_round(rules, state, journal)
    else:
        pass_turn(rules, state)


@kernel(inline=True)
def take(rules: Rules, state: State, colour: int, journal: Any) -> None:
    """Take the top card of a discard pile; too many such turns in a row end the round (LC-4.2)."""
    kind = top(state.pile[colour], colour)
    note(journal, TOOK, state.turn, kind, 0, 0, 0)
    state.pile[colour] >>= 4
    add(state.hand, state.hand_wagers, state.turn, kind)
    add(state.known, state.known_wagers, state.turn, kind)
    state.idle += 1
    if state.idle == rules.limit:
        end_round(rules, state, journal)
    else:
        pass_turn(rules, state)


@kernel
def pass_turn(rules: Rules, state: State) -> None:
    state.turn = next_seat(rules, state.turn)
    state.phase = PLAY
    state.closed = NOWHERE


@kernel
def next_seat(rules: Rules, seat: int) -> int:
    """The seat whose turn follows."""
    return seat + 1 if seat + 1 < rules.players else 0
