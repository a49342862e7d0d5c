"""What a plan has to remember of Heroes & Hexes and the promo cards, all in one number, and what curses forbid in it.

from bit 0    the lasting curses in front of the player that it has not lifted
DRAWN         how often curses are drawn in it
SECOND        the run that Twins still owe: its power and its symbol (P-4)
MET           it stops in the tavern
"""

from __future__ import annotations

from manoa.games.quest.parts.tokens import FIRST_CURSE
from manoa.games.quest.rules.asked.lift import LASTING, LETHARGIES
from manoa.games.quest.rules.bounds import coins_now, leaves
from manoa.games.quest.rules.state import Rules, State
from manoa.kernel.language import kernel

LASTING_KINDS = LETHARGIES + 3
DRAWN = 1 << LASTING_KINDS
MOST_DRAWN = 3 * DRAWN
SECOND = LASTING_KINDS + 2  # the first of four bits
MET = 1 << (SECOND + 4)
LEAVE_SECOND = MET | ((1 << SECOND) - 1)


@kernel
def lasting(state: State) -> int:
    """The lasting curses in front of the player, as bits."""
    return (state.tokens[state.turn] & LASTING) >> FIRST_CURSE


@kernel
def is_forbidden(rules: Rules, hexes: int, slot: int) -> bool:
    """A curse forbids to play a card or token for anything."""
    return not leaves(rules, hexes << FIRST_CURSE, slot)


@kernel
def is_asleep(hexes: int, symbol: int) -> bool:
    """A lethargy forbids a symbol."""
    return (hexes >> symbol) & 1 != 0


@kernel
def worth_now(rules: Rules, state: State, slot: int) -> int:
    """The half coins that a card or token pays under the curses there are."""
    if is_forbidden(rules, lasting(state), slot):
        return 0
    return coins_now(rules, state, slot)


@kernel
def second_run(symbol: int, power: int) -> int:
    """The bits of a run that comes a second time: only machetes and paddles do."""
    return ((power << 1) | symbol) << SECOND
