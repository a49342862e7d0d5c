"""Dragons (M-5): asleep until somebody comes, then they hold the pieces beside them, and players move them: see
`asked.tame`, `asked.whistle` and `asked.herd`."""

from __future__ import annotations

from typing import Any

from manoa.games.quest.parts.modules import TWO_CARDS
from manoa.games.quest.rules.bounds import is_lethargic, usable, usable_cards
from manoa.games.quest.rules.expansions import has_module
from manoa.games.quest.rules.ids import AROUND
from manoa.games.quest.rules.notes import WOKE
from manoa.games.quest.rules.requirements import NO_SYMBOL
from manoa.games.quest.rules.state import DRAGONS, OUTSIDE, PIECES, WITH_DRAGONS, Rules, State
from manoa.kernel.bits import lowest
from manoa.kernel.journal import note
from manoa.kernel.language import kernel

ALL_DRAGONS = (1 << DRAGONS) - 1


@kernel
def apart(rules: Rules, one: int, other: int) -> int:
    """How many steps two spaces lie apart, whatever is between them."""
    q, r = rules.q[one] - rules.q[other], rules.r[one] - rules.r[other]
    return max(abs(q), abs(r), abs(q + r))


@kernel
def is_beside(rules: Rules, one: int, other: int) -> bool:
    """Two spaces are adjacent: they touch, or a tunnel leads from one to the other (H-2.3)."""
    if apart(rules, one, other) == 1:
        return True
    for direction in range(AROUND, rules.degree):
        if rules.neighbour[one, direction] == other:
            return True
    return False


@kernel
def has_dragon(rules: Rules, state: State, space: int) -> bool:
    """A dragon is there: nothing enters its space (M-5.1)."""
    if has_module(rules, WITH_DRAGONS):
        for dragon in range(DRAGONS):
            if state.dragon_at[dragon] == space:
                return True
    return False


@kernel
def is_vacant(state: State, space: int) -> bool:
    """Neither a piece nor a dragon is there."""
    for piece in range(PIECES):
        if state.at[piece] == space:
            return False
    for dragon in range(DRAGONS):
        if state.dragon_at[dragon] == space:
            return False
    return True


@kernel
def is_cloaked(state: State, seat: int) -> bool:
    """Dragons do not hold the pieces of a seat: it wears a cloak in its turn (M-5.5)."""
    return state.cloaked != 0 and seat == state.turn


@kernel
def holders(rules: Rules, state: State, seat: int, space: int) -> int:
    """The dragons, as bits, that hold a piece of a seat there, so that it does not move by any means: those that are
    awake and beside it (M-5.3)."""
    found, awake = 0, 0 if is_cloaked(state, seat) else 0 + state.awake
    while awake:
        dragon = lowest(awake)
        awake &= awake - 1
        found |= is_beside(rules, space, state.dragon_at[dragon]) << dragon
    return found


@kernel
def holds(rules: Rules, state: State, space: int) -> bool:
    """A dragon holds a piece of the player there."""
    return holders(rules, state, state.turn, space) != 0


@kernel
def shares_tile(rules: Rules, one: int, other: int) -> bool:
    """Two spaces lie on the same piece of the route: who comes to one wakes a dragon on the other (M-5.2)."""
    return rules.letter[one] == rules.letter[other]


@kernel
def holds_who_comes(rules: Rules, state: State, dragon: int, space: int) -> bool:
    """A dragon holds a piece that comes there, unless it wears a cloak: it is awake by then."""
    lair = state.dragon_at[dragon]
    wakes = (state.awake >> dragon) & 1 or shares_tile(rules, lair, space)
    return wakes and is_beside(rules, space, lair)


@kernel
def would_hold(rules: Rules, state: State, space: int) -> bool:
    """A dragon holds a piece of the player that comes there; or stands there: one asleep wakes only when somebody comes
    (M-5.2)."""
    if is_cloaked(state, state.turn):
        return False
    for piece in range(state.turn * rules.pieces, (state.turn + 1) * rules.pieces):
        if state.at[piece] == space:
            return holds(rules, state, space)
    for dragon in range(DRAGONS):
        if holds_who_comes(rules, state, dragon, space):
            return True
    return False


@kernel
def write_zones(rules: Rules, state: State, out: Any) -> None:
    """Of every space the dragons, as bits, that hold a piece that comes there, unless it wears a cloak."""
    for space in range(rules.spaces):
        out[space] = 0
        for dragon in range(DRAGONS):
            out[space] |= holds_who_comes(rules, state, dragon, space) << dragon


@kernel
def wake(rules: Rules, state: State, space: int, journal: Any) -> None:
    """The dragons on the tile that a piece has come to are awake for good (M-5.2)."""
    asleep = ALL_DRAGONS & ~state.awake
    while asleep:
        dragon = lowest(asleep)
        asleep &= asleep - 1
        if shares_tile(rules, state.dragon_at[dragon], space):
            state.awake |= 1 << dragon
            note(journal, WOKE, state.turn, dragon, state.dragon_at[dragon], 0, 0)


# Moving them


@kernel
def flights(rules: Rules, state: State, space: int) -> int:
    """The directions, as bits, in which a dragon there may go now (M-5.4)."""
    found, ahead = 0, rules.flights[space]
    while ahead:
        direction = lowest(ahead)
        ahead &= ahead - 1
        found |= is_vacant(state, rules.neighbour[space, direction]) << direction
    return found


@kernel
def movable(rules: Rules, state: State) -> int:
    """The dragons that are awake and have somewhere to go."""
    found, awake = 0, state.awake
    while awake:
        dragon = lowest(awake)
        awake &= awake - 1
        found |= (flights(rules, state, state.dragon_at[dragon]) != 0) << dragon
    return found


@kernel
def tamable(rules: Rules, state: State) -> int:
    """Those that the cards at hand move: one with its symbol, or any two."""
    if not has_module(rules, WITH_DRAGONS) or state.awake == 0:
        return 0
    found, rest = 0, movable(rules, state)
    enough = usable_cards(rules, state) >= TWO_CARDS
    while rest:
        dragon = lowest(rest)
        rest &= rest - 1
        found |= (enough or alone(rules, state, dragon) != 0) << dragon
    return found


@kernel
def alone(rules: Rules, state: State, dragon: int) -> int:
    """The kinds in hand that move a dragon with a single card: those with its symbol; of the white one, any."""
    if dragon < NO_SYMBOL and is_lethargic(rules, state, dragon):
        return 0
    return usable(rules, state) & rules.dragon_kinds[dragon]


@kernel
def clear_dragons(state: State) -> None:
    """None is there."""
    for dragon in range(DRAGONS):
        state.dragon_at[dragon] = OUTSIDE
    state.awake = 0
    state.cloaked = 0
