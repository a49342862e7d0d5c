"""Points (LC-5)."""

from __future__ import annotations

from typing import Any

from manoa.games.lost_cities.cards import COLOUR_BITS, RANKS
from manoa.games.lost_cities.state import ROUNDS, Rules, State
from manoa.kernel.bits import count, lowest
from manoa.kernel.language import kernel


@kernel
def expedition(rules: Rules, column: int, wagers: int, colour: int) -> int:
    """What one column is worth."""
    numbers = (column >> (colour * RANKS)) & (COLOUR_BITS - 1)
    stakes = (wagers >> (4 * colour)) & 15
    cards = count(numbers) + stakes
    if cards == 0:
        return 0  # LC-5.1
    points = -rules.cost
    while numbers:
        points += lowest(numbers) + 1  # rank r is the number r + 1
        numbers &= numbers - 1
    points *= 1 + stakes  # LC-5.2
    if cards >= rules.bonus_cards:
        points += rules.bonus_points  # LC-5.3: never multiplied
    return points


@kernel
def standings(rules: Rules, state: State, out: Any) -> None:
    """What every column is worth as it stands: out[seat, colour]."""
    for seat in range(rules.players):
        for colour in range(rules.colours):
            out[seat, colour] = expedition(rules, state.column[seat], state.column_wagers[seat], colour)


@kernel
def round_score(rules: Rules, state: State, seat: int) -> int:
    """What a seat's columns are worth as they stand (LC-5.4)."""
    points = 0
    for colour in range(rules.colours):
        points += expedition(rules, state.column[seat], state.column_wagers[seat], colour)
    return points


@kernel
def total(rules: Rules, state: State, seat: int) -> int:
    """The points of a seat over all finished rounds; a round to come has none."""
    points = 0
    for number in range(ROUNDS):
        points += state.scores[number, seat]
    return points


@kernel
def score(rules: Rules, state: State, out: Any) -> None:
    """The match total of each seat so far."""
    for seat in range(rules.players):
        out[seat] = total(rules, state, seat)
