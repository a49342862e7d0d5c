"""What `greedy` does about the modules: out of danger, past dragons, to the chests, and Muisca cards kept for later."""

from __future__ import annotations

from manoa.games.quest.bots.guide import Guide
from manoa.games.quest.bots.shopping import weakest
from manoa.games.quest.parts.cards import DRAGON_CARDS
from manoa.games.quest.parts.modules import TWO_CARDS
from manoa.games.quest.rules import ids
from manoa.games.quest.rules.asked.dragon import tame_choices, whistle_choices
from manoa.games.quest.rules.asked.retreat import first_endangered, nth_back, places_back
from manoa.games.quest.rules.expansions import has_module
from manoa.games.quest.rules.modules.dragons import alone, flights, holders, tamable
from manoa.games.quest.rules.modules.ground import bars_step
from manoa.games.quest.rules.modules.treasures import closed_chest
from manoa.games.quest.rules.places import apart, is_beside
from manoa.games.quest.rules.state import OUTSIDE, WITH_DRAGONS, Rules, State
from manoa.games.quest.rules.tasks import HERD, RETREAT, TAME
from manoa.kernel.bits import lowest
from manoa.kernel.language import kernel

# In tenths of a card, like the ways themselves.
DANGER_PRICE = 18  # of stopping where no turn may end
HELD_PRICE = 6  # of stopping beside a dragon
HOLDS, BARS, MOST_NUISANCE = 10, 4, 100  # how much a dragon is in the way
NEAR = 2  # steps within which it bars the way
CHEST_GAIN = 12  # for each point that a chest is worth on average
ACTING = sum(1 << card["number"] for card in DRAGON_CARDS if card.get("effect"))  # cards that only dragons concern


@kernel
def stop_value(rules: Rules, state: State, space: int) -> int:
    """What a stop there is worth beside the way that it gains."""
    value = 0
    if rules.danger[space]:
        value -= DANGER_PRICE
    if bars_step(rules, state, space):
        value -= HELD_PRICE
    if closed_chest(rules, state, space) >= 0:
        value += CHEST_GAIN
    return value


# Dragons


@kernel
def is_anybody_held(rules: Rules, state: State) -> bool:
    """One of the own pieces does not get away."""
    for piece in range(state.turn * rules.pieces, (state.turn + 1) * rules.pieces):
        if state.at[piece] != OUTSIDE and holders(rules, state, state.turn, state.at[piece]):
            return True
    return False


@kernel
def nuisance(rules: Rules, state: State, lair: int) -> int:
    """How much a dragon there is in the way: of own pieces that it holds, then of those that it bars the way; that it
    holds others is welcome."""
    found = 0
    for piece in range(rules.players * rules.pieces):
        space = state.at[piece]
        if space != OUTSIDE:
            beside, own = is_beside(rules, space, lair), piece // rules.pieces == state.turn
            if own and beside:
                found += HOLDS
            if own and apart(rules, space, lair) <= NEAR and rules.way[lair] < rules.way[space]:
                found += BARS
            if not own and beside:
                found -= 1
    return found


@kernel
def best_flight(rules: Rules, state: State, dragon: int) -> int:
    """The direction that takes a dragon out of the way; -1 if none does. One that holds an own piece goes anywhere, of
    equals to where it gets away from with the next card, then to where it is farther behind."""
    here, best, behind = 0 + state.dragon_at[dragon], -1, 0
    least, next_least = nuisance(rules, state, here), 0
    if least >= HOLDS - BARS:
        least = MOST_NUISANCE
    ahead = flights(rules, state, here)
    while ahead:
        direction = lowest(ahead)
        ahead &= ahead - 1
        there = 0 + rules.neighbour[here, direction]
        value, then = nuisance(rules, state, there), least_beyond(rules, state, there)
        better = value < least
        if value == least and best >= 0:
            better = then < next_least or (then == next_least and rules.way[there] > behind)
        if better:
            best, least, next_least, behind = direction, value, then, 0 + rules.way[there]
    return best


@kernel
def least_beyond(rules: Rules, state: State, lair: int) -> int:
    """How little a dragon could be in the way one space farther."""
    least, ahead = MOST_NUISANCE, flights(rules, state, lair)
    while ahead:
        least = min(least, nuisance(rules, state, 0 + rules.neighbour[lair, lowest(ahead)]))
        ahead &= ahead - 1
    return least


@kernel
def to_be_moved(rules: Rules, state: State, dragons: int, least: int) -> int:
    """One of some dragons that is at least so much in the way, and can be sent out of it; -1 if there is none."""
    while dragons:
        dragon = lowest(dragons)
        dragons &= dragons - 1
        worse = nuisance(rules, state, state.dragon_at[dragon])
        if worse >= least and best_flight(rules, state, dragon) >= 0:
            return dragon
    return -1


@kernel
def send_away(rules: Rules, state: State, least: int) -> int:
    """Move a dragon that is so much in the way, if there are cards for it; 0 if not."""
    if not has_module(rules, WITH_DRAGONS) or state.cloaked:
        return 0
    dragon = to_be_moved(rules, state, tamable(rules, state), least)
    return ids.DRAGON + dragon if dragon >= 0 else 0


@kernel
def herd(rules: Rules, state: State) -> int:
    """Away from the own pieces, and beside those of others."""
    direction = best_flight(rules, state, state.subject[state.depth - 1])
    return ids.STEP + direction if direction >= 0 else ids.DONE


# What is asked for


@kernel
def answer_module(rules: Rules, guide: Guide, state: State, task: int) -> int:
    top = state.depth - 1
    if task == TAME:
        single = alone(rules, state, state.subject[top]) if state.owed[top] == TWO_CARDS else 0
        return ids.CHOOSE + weakest(guide, single if single else tame_choices(rules, state))
    if task == HERD:
        return herd(rules, state)
    if task == RETREAT:
        return ids.BACK + best_back(rules, state)
    dragon = to_be_moved(rules, state, whistle_choices(rules, state), 1)
    return ids.DRAGON + dragon if dragon >= 0 else ids.DONE


@kernel
def best_back(rules: Rules, state: State) -> int:
    """Of the places to go back to the one with the shortest way."""
    mover = first_endangered(rules, state)
    best, shortest = 0, 1 << 15
    for index in range(places_back(rules, state, mover)[1]):
        way = rules.way[nth_back(rules, state, mover, index)]
        if way < shortest:
            best, shortest = index, 0 + way
    return best
