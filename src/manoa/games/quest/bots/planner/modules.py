"""What the plans of a turn know of the modules, in the order of part M. Swamps (M-1), flowing water (M-2) and fog (M-7)
need nothing here: `reach` knows who enters a swamp, and where fog lies a way ends until it lifts."""

from __future__ import annotations

from manoa.games.quest.bots import weights
from manoa.games.quest.bots.guide import Guide
from manoa.games.quest.parts.modules import CHESTS, RACE_POINTS
from manoa.games.quest.rules.expansions import has_module
from manoa.games.quest.rules.modules.dragons import flights, holds_who_comes
from manoa.games.quest.rules.modules.treasures import points, treasure
from manoa.games.quest.rules.places import is_beside
from manoa.games.quest.rules.state import DRAGONS, OUTSIDE, WITH_DRAGONS, WITH_TREASURES, Rules, State
from manoa.kernel.bits import lowest
from manoa.kernel.language import kernel

ALL_CHESTS, ALL_POINTS = len(CHESTS), sum(CHESTS)


# Danger and dragons (M-3, M-5)


@kernel
def unrest(rules: Rules, guide: Guide, state: State, first: int, second: int) -> int:
    """What it costs to end a turn with the own pieces there: one goes back from danger, dragons are to be passed."""
    cost = 0
    for space in (first, second):
        if space != OUTSIDE:
            if rules.danger[space]:
                cost += guide.weights[weights.DANGER]
            if has_module(rules, WITH_DRAGONS) and state.round_number <= weights.LATE_ROUND:
                cost += guide.weights[weights.GRIP] * dragons_to_pass(rules, state, space) // 2
    return cost


@kernel
def dragons_to_pass(rules: Rules, state: State, space: int) -> int:
    """Those that hold a piece there, or stand between it and El Dorado and will hold it once, in halves. If only those
    counted that hold it now, nobody would ever come near one."""
    found = 0
    for dragon in range(DRAGONS):
        lair = state.dragon_at[dragon]
        if holds_who_comes(rules, state, dragon, space):
            found += 2 if gets_away(rules, state, space, lair) else 3
        elif rules.way[lair] < rules.way[space]:
            found += 2
    return found


@kernel
def gets_away(rules: Rules, state: State, space: int, lair: int) -> bool:
    """A dragon there needs but one step to let go of a piece."""
    ahead = flights(rules, state, lair)
    while ahead:
        if not is_beside(rules, space, rules.neighbour[lair, lowest(ahead)]):
            return True
        ahead &= ahead - 1
    return False


# Treasures (M-6)


@kernel
def chest_worth(guide: Guide, state: State) -> int:
    """What a chest is worth that nobody has opened: the mean of those that are not seen yet."""
    hidden, left = ALL_CHESTS, ALL_POINTS
    for place in range(ALL_CHESTS):
        if state.chest_owner[place]:
            hidden -= 1
            left -= state.chest[place]
    return guide.weights[weights.CHEST] * left // max(hidden, 1)


@kernel
def chests_left(rules: Rules, state: State) -> bool:
    """Nobody has taken some chest on the route."""
    for place in range(rules.chests):
        if state.chest_owner[place] == 0:
            return True
    return False


@kernel
def is_lost(rules: Rules, guide: Guide, state: State, bonus: int) -> bool:
    """Somebody else has more points than the player would have by arriving first: it is better to look for more, as
    long as there are chests and nobody has arrived."""
    if not has_module(rules, WITH_TREASURES) or state.arrivals or state.round_number > weights.LATE_ROUND:
        return False
    if not chests_left(rules, state):
        return False
    seat, best = state.turn, 0
    for other in range(rules.players):
        if other != seat:
            best = max(best, points(rules, state, other))
    gained = bonus // max(guide.weights[weights.CHEST], 1)
    return treasure(rules, state, seat) + RACE_POINTS[0] + max(gained, 0) < best
