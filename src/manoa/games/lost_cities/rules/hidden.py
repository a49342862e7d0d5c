"""What a seat cannot know, drawn again (LC-7)."""

from typing import Any

from manoa.games.lost_cities.parts.cards import KINDS, add, copies
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
    size = state.left
    for other in range(rules.players):
        if other != seat != ALL:
            size = give_up(state, other, size)
    chance.sort(state.deck, size)
    chance.shuffle(state, state.deck, size)
    for other in range(rules.players):
        if other != seat != ALL:
            size = take_back(state, other, size)
    state.left = size


@kernel
def give_up(state: State, seat: int, size: int) -> int:
    """Lay what nobody saw of a hand onto the deck; in its place the hand counts the cards it is owed."""
    owed = 0
    for kind in range(KINDS):
        seen = copies(state.known[seat], state.known_wagers[seat], kind)
        for _ in range(copies(state.hand[seat], state.hand_wagers[seat], kind) - seen):
            state.deck[size + owed] = kind
            owed += 1
    state.hand[seat] = owed
    return size + owed


@kernel
def take_back(state: State, seat: int, size: int) -> int:
    """Give a hand the cards everybody saw, and from the deck as many as it is owed."""
    owed = state.hand[seat]
    state.hand[seat] = state.known[seat]
    state.hand_wagers[seat] = state.known_wagers[seat]
    for i in range(size - owed, size):
        add(state.hand, state.hand_wagers, seat, state.deck[i])
        state.deck[i] = 0
    return size - owed
