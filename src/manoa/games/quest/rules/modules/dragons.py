"""Dragons (M-5): asleep until somebody comes, then they hold the pieces beside them, and players move them.

The sub-phase WHISTLE lets its player move dragons one after the other: `owed` is how many; of `subject` the lowest bits
are those that may still be chosen, the others how far each may go.
"""

from __future__ import annotations

from typing import Any

from manoa.games.quest.parts.modules import FAST, SLOW, TWO_CARDS
from manoa.games.quest.rules.bounds import is_lethargic, usable, usable_cards
from manoa.games.quest.rules.expansions import has_module
from manoa.games.quest.rules.ids import AROUND
from manoa.games.quest.rules.modules.fog import ground
from manoa.games.quest.rules.notes import FLEW, LAID, TAMING, WOKE
from manoa.games.quest.rules.requirements import NO_SYMBOL, POWERS
from manoa.games.quest.rules.state import DRAGONS, OUTSIDE, PIECES, WITH_DRAGONS, Rules, State
from manoa.games.quest.rules.tasks import HERD, TAME, WHISTLE
from manoa.games.quest.rules.zones import lay, use
from manoa.kernel.bits import lowest
from manoa.kernel.journal import note
from manoa.kernel.language import kernel
from manoa.kernel.stack import pop, push

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
def taming_cards(rules: Rules, state: State) -> int:
    """The kinds that may be laid down now."""
    top = state.depth - 1
    if state.owed[top] < TWO_CARDS or usable_cards(rules, state) >= TWO_CARDS:
        return usable(rules, state)
    return alone(rules, state, state.subject[top])


@kernel
def begin_taming(rules: Rules, state: State, dragon: int, journal: Any) -> None:
    note(journal, TAMING, state.turn, dragon, 0, 0, 0)
    push(state, TAME, state.turn, TWO_CARDS, dragon)


@kernel
def lay_for_dragon(rules: Rules, state: State, kind: int, journal: Any) -> None:
    """One card with the symbol is enough; otherwise two cards are needed."""
    top = state.depth - 1
    dragon, first = 0 + state.subject[top], state.owed[top] == TWO_CARDS
    single = first and (alone(rules, state, dragon) >> kind) & 1 != 0
    note(journal, LAID, state.turn, kind, 0, 0, 0)
    if single and dragon < NO_SYMBOL:
        use(rules, state, kind)
    else:
        lay(rules, state, kind)
    if first and not single:
        state.owed[top] -= 1
        return
    pop(state)
    push(state, HERD, state.turn, flight_range(rules, state, dragon, single), dragon)


@kernel
def flight_range(rules: Rules, state: State, dragon: int, single: bool) -> int:
    """How far cards move a dragon: a single card farther, from a space of the dragon's own colour (M-5.4)."""
    colour = ground(rules, state, state.dragon_at[dragon]) // POWERS
    return FAST if single and (rules.dragon_fast[dragon] >> colour) & 1 else SLOW


@kernel
def begin_whistling(rules: Rules, state: State, source: int, count: int) -> None:
    """Dragon Tamer and Dragon Whistle (M-5.5)."""
    push(state, WHISTLE, state.turn, count, (rules.steps[source] << DRAGONS) | state.awake)


@kernel
def whistled(rules: Rules, state: State) -> int:
    """The dragons that may be chosen next."""
    top = state.depth - 1
    return movable(rules, state) & state.subject[top] if state.owed[top] else 0


@kernel
def choose_whistled(rules: Rules, state: State, dragon: int, journal: Any) -> None:
    top = state.depth - 1
    note(journal, TAMING, state.turn, dragon, 0, 0, 0)
    state.owed[top] -= 1
    state.subject[top] &= ~(1 << dragon)
    push(state, HERD, state.turn, state.subject[top] >> DRAGONS, dragon)


@kernel
def fly(rules: Rules, state: State, direction: int, journal: Any) -> None:
    """One space, over blockades and without any requirement."""
    top = state.depth - 1
    dragon = state.subject[top]
    there = rules.neighbour[state.dragon_at[dragon], direction]
    note(journal, FLEW, state.turn, dragon, state.dragon_at[dragon], there, 0)
    state.dragon_at[dragon] = there
    state.owed[top] -= 1
    if state.owed[top] == 0:
        pop(state)


@kernel
def clear_dragons(state: State) -> None:
    """None is there."""
    for dragon in range(DRAGONS):
        state.dragon_at[dragon] = OUTSIDE
    state.awake = 0
    state.cloaked = 0
