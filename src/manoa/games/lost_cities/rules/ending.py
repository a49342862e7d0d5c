"""How rounds and matches end, and what they are worth (LC-2.4, LC-4, LC-5)."""

from typing import Any

from manoa.games.lost_cities.parts.cards import COLOUR_BITS, RANKS
from manoa.games.lost_cities.rules.deal import set_up
from manoa.games.lost_cities.rules.state import MATCH_ENDED, NOBODY, POINTS, ROUND_ENDED, ROUNDS, TOTAL, Rules, State
from manoa.kernel.bits import count, lowest
from manoa.kernel.journal import note
from manoa.kernel.language import kernel

# Points


@kernel
def expedition(rules: Rules, column: int, wagers: int, colour: int) -> int:
    """What one column is worth: its bonus is never multiplied."""
    numbers, cost, factor, bonus = breakdown(rules, column, wagers, colour)
    return (numbers - cost) * factor + bonus


@kernel
def breakdown(rules: Rules, column: int, wagers: int, colour: int) -> tuple[int, int, int, int]:
    """How the points of one column come about: the sum of its numbers, its cost, its factor, its bonus."""
    numbers = (column >> (colour * RANKS)) & (COLOUR_BITS - 1)
    stakes = (wagers >> (4 * colour)) & 15
    cards = count(numbers) + stakes
    cost = rules.cost if cards else 0  # LC-5.1
    bonus = rules.bonus_points if cards >= rules.bonus_cards else 0  # LC-5.3
    points = 0
    while numbers:
        points += lowest(numbers) + 1  # rank r is the number r + 1
        numbers &= numbers - 1
    return points, cost, 1 + stakes, bonus  # LC-5.2


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


# Ends


@kernel
def end_round(rules: Rules, state: State, journal: Any) -> None:
    """Score the round (LC-5.4) and set up the next, if there is one (LC-2.1)."""
    note(journal, ROUND_ENDED, NOBODY, state.finished + 1, 0, 0, 0)
    for seat in range(rules.players):
        for colour in range(rules.colours):
            points = expedition(rules, state.column[seat], state.column_wagers[seat], colour)
            state.scores[state.finished, seat] += points
            note(journal, POINTS, seat, colour, points, 0, 0)
    state.finished += 1
    state.revealed += 1
    if over(rules, state):
        end_match(rules, state, journal)
    else:
        state.starter = next_starter(rules, state)
        set_up(rules, state)


@kernel
def end_match(rules: Rules, state: State, journal: Any) -> None:
    """Note the end of the match and every seat's total."""
    note(journal, MATCH_ENDED, NOBODY, 0, 0, 0, 0)
    for seat in range(rules.players):
        note(journal, TOTAL, seat, total(rules, state, seat), 0, 0, 0)


@kernel
def next_starter(rules: Rules, state: State) -> int:
    """Who has most points begins; on equality the first after the previous starter, who comes last (LC-2.4)."""
    best = state.starter
    most = -(1 << 30)
    for step in range(1, rules.players + 1):
        seat = (state.starter + step) % rules.players
        points = total(rules, state, seat)
        if rules.last_round_counts:
            points = state.scores[state.finished - 1, seat]
        if points > most:
            most = points
            best = seat
    return best


@kernel
def over(rules: Rules, state: State) -> bool:
    """All rounds are finished."""
    return state.finished >= rules.rounds


@kernel
def part(rules: Rules, state: State) -> int:
    """The current round. A decision affects only its own round, except for who begins the next."""
    return state.finished
