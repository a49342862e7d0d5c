"""Offers of `greedy`: which to make, card by card, and what to answer. No gifts, nothing that helps a rival more."""

from typing import Any

from manoa.games.island.bots import wishes
from manoa.games.island.bots.memory import LAST, MOST_SWAPPED, Memory
from manoa.games.island.rules import ids
from manoa.games.island.rules.buying import offerings_left
from manoa.games.island.rules.state import ASKED, GIVEN, Rules, State
from manoa.games.island.rules.trade import offered
from manoa.games.island.rules.turn import IN_TURN
from manoa.kernel.language import kernel
from manoa.kernel.stack import current

NO_BARGAIN = -(10**6)


@kernel
def judge_offer(rules: Rules, state: State, memory: Memory, seat: int, partner: int) -> int:
    """One offer a turn, and not before gathering: then it shows what is lacking."""
    early = current(state) in IN_TURN
    if early or rules.closed or state.offers[seat] > 0:
        return NO_BARGAIN
    return find_bargain(rules, state, memory, seat, partner)


@kernel
def find_bargain(rules: Rules, state: State, memory: Memory, seat: int, partner: int) -> int:
    """The swap that serves oneself most, as far as it serves the partner too: `memory.plan` has its changes. What it is
    worth; NO_BARGAIN if there is none. Where no gold can make food and wood the best bargain, none is tried."""
    for resource in range(3):
        given, asked = swappable(state, seat, resource), swappable(state, partner, resource)
        weigh(rules, state, seat, resource, given, asked, memory.mine[resource])
        weigh(rules, state, partner, resource, asked, given, memory.theirs[resource])
    least, most = MOST_SWAPPED - swappable(state, seat, 2), MOST_SWAPPED + swappable(state, partner, 2)
    best = 0
    for food in range(MOST_SWAPPED - swappable(state, seat, 0), MOST_SWAPPED + swappable(state, partner, 0) + 1):
        for wood in range(MOST_SWAPPED - swappable(state, seat, 1), MOST_SWAPPED + swappable(state, partner, 1) + 1):
            so_far = memory.mine[0, food] + memory.mine[1, wood]
            theirs_so_far = memory.theirs[0, LAST - food] + memory.theirs[1, LAST - wood]
            if so_far + memory.mine[2, most] <= best or theirs_so_far + memory.theirs[2, LAST - least] <= 0:
                continue
            for gold in range(least, most + 1):
                gain, theirs = so_far + memory.mine[2, gold], theirs_so_far + memory.theirs[2, LAST - gold]
                if gain > best and suits_both(rules, state, seat, partner, gain, theirs):
                    best = gain
                    memory.plan[0] = food - MOST_SWAPPED
                    memory.plan[1] = wood - MOST_SWAPPED
                    memory.plan[2] = gold - MOST_SWAPPED
    return best if best else NO_BARGAIN


@kernel
def swappable(state: State, seat: int, resource: int) -> int:
    """How many cards of a type a bargain may take from a seat."""
    return min(MOST_SWAPPED, state.held[seat, resource])


@kernel
def weigh(rules: Rules, state: State, seat: int, resource: int, fewer: int, more: int, worth: Any) -> None:
    """Write what changes of a type's cards are worth to a seat: up to so many fewer, up to so many more."""
    held = state.held[seat, resource]
    worth[MOST_SWAPPED] = 0
    for change in range(more):
        card = wishes.card_worth(rules, state, seat, resource, held + change)
        worth[MOST_SWAPPED + change + 1] = worth[MOST_SWAPPED + change] + card
    for change in range(fewer):
        card = wishes.card_worth(rules, state, seat, resource, held - change - 1)
        worth[MOST_SWAPPED - change - 1] = worth[MOST_SWAPPED - change] - card


@kernel
def suits_both(rules: Rules, state: State, seat: int, partner: int, gain: int, theirs: int) -> bool:
    """What the partner would refuse is not worth an offer."""
    return pays_off(rules, state, partner, gain, theirs) and pays_off(rules, state, seat, theirs, gain)


@kernel
def pays_off(rules: Rules, state: State, partner: int, gain: int, theirs: int) -> bool:
    """Whether a bargain is good for oneself. What serves a rival more than oneself is a loss: with two players always,
    with more if the partner lacks but one offering."""
    rival = rules.players == 2 or offerings_left(rules, state, partner) == 1
    return gain > 0 and (gain >= theirs or not rival)


@kernel
def next_card(rules: Rules, state: State, memory: Memory, seat: int, size: int) -> int:
    """The next step of the best bargain. An offer that does not lead there, because somebody else began it, is taken
    back, or where that cannot be, ended as it is: these actions come last."""
    legal = memory.legal[:]
    if not rules.closed and find_bargain(rules, state, memory, seat, state.owed[state.depth - 1]) > 0:
        for i in range(size):
            if is_planned(state, memory, legal[i]):
                return legal[i]
    return legal[size - 1]


@kernel
def is_planned(state: State, memory: Memory, action: int) -> bool:
    """Whether a card belongs to the plan and does not lie there yet, or all of them do."""
    if action >= ids.PROPOSE:
        return action == ids.PROPOSE and is_complete(state, memory)
    if action >= ids.ASK:
        return state.offer[ASKED, action - ids.ASK] < memory.plan[action - ids.ASK]
    return state.offer[GIVEN, action - ids.GIVE] < -memory.plan[action - ids.GIVE]


@kernel
def is_complete(state: State, memory: Memory) -> bool:
    """Whether the offer is just what is planned."""
    for resource in range(3):
        if state.offer[ASKED, resource] - state.offer[GIVEN, resource] != memory.plan[resource]:
            return False
    return True


@kernel
def judge_answer(rules: Rules, state: State, seat: int) -> int:
    """Accept what serves, but not what serves a rival more; of closed cards, all given may be needed."""
    partner, theirs = state.owed[state.depth - 1], offered(state, ASKED) * wishes.NEEDED
    gain = wishes.offer_worth(rules, state, seat, -1)
    if not rules.closed:
        theirs = wishes.offer_worth(rules, state, partner, 1)
    return gain if pays_off(rules, state, partner, gain, theirs) else NO_BARGAIN
