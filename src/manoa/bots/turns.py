"""How a turn goes on after an action, as far as that can be told beforehand."""

from collections.abc import Callable

from manoa.bots.policy import followed
from manoa.play.match import Seat

LONGEST = 60  # steps of a turn


def turn_of(seat: Seat, action: int, go_on: Callable[[Seat], int]) -> list[int]:
    """An action and what is done after it, as long as it is the same seat's turn and nothing hidden comes to light:
    what happens then depends on more than the action."""
    match = seat.imagine()
    revealed = match.revealed
    match.play(action)
    while match.player == seat.seat and match.revealed == revealed and len(match.steps) < LONGEST:
        match.play(go_on(match.for_seat(seat.seat)))
    return match.steps


def usual_turn(seat: Seat, action: int, seed: int) -> list[int]:
    """The same, going on as the game's policy would."""
    search = seat.game.book.search
    policy = search.prior or search.rollout
    return turn_of(seat, action, lambda then: followed(then, policy, seed).action.id)
