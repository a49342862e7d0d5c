"""What a seat cannot know, drawn again (LC-7)."""

from typing import Any

from manoa.games.lost_cities.parts.cards import KINDS, add, copies, size
from manoa.games.lost_cities.rules.state import Rules, State
from manoa.kernel import chance
from manoa.kernel.chance import ALL
from manoa.kernel.language import kernel


@kernel
def imagine(rules: Rules, state: State, seat: int, key: Any) -> None:
    """Deal again all that a seat cannot know: the deck and the other hands, but for the cards everybody saw them take.

    The unknown cards are first put into one fixed order, so that the outcome depends on what the seat knows and on the
    key alone: nothing of the true deal shows through. For all seats together every hand stays what it is.
    """
    revealed = state.revealed
    chance.start(state, key)
    state.revealed = revealed
    left = state.left
    for other in range(rules.players):
        if other != seat != ALL:
            left += give_up(state, other, left)
    chance.sort(state.deck, left)
    chance.shuffle(state, state.deck, left)
    for other in range(rules.players):
        if other != seat != ALL:
            left -= take_back(state, other, left)
    state.left = left


@kernel
def give_up(state: State, seat: int, left: int) -> int:
    """Lay what nobody saw of a hand onto the deck, where so many cards are left; how many it is. The hand itself stays
    as it is until `take_back`."""
    given = 0
    for kind in range(KINDS):
        seen = copies(state.known[seat], state.known_wagers[seat], kind)
        for _ in range(copies(state.hand[seat], state.hand_wagers[seat], kind) - seen):
            state.deck[left + given] = kind
            given += 1
    return given


@kernel
def take_back(state: State, seat: int, left: int) -> int:
    """Give a hand the cards everybody saw, and from the deck as many as it gave up; how many those are."""
    taken = size(state.hand[seat], state.hand_wagers[seat]) - size(state.known[seat], state.known_wagers[seat])
    state.hand[seat] = state.known[seat]
    state.hand_wagers[seat] = state.known_wagers[seat]
    for i in range(left - taken, left):
        add(state.hand, state.hand_wagers, seat, state.deck[i])
        state.deck[i] = 0
    return taken
