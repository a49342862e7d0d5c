"""What games say about two bots: the duels between each seat of the one and each of the other."""

from collections.abc import Iterable, Sequence
from typing import NamedTuple

import numpy as np

from manoa.arena.outcome import Outcome
from manoa.arena.schedule import Schedule, Unit
from manoa.kernel.rulebook import Measure

Units = dict[Unit, list[Outcome]]
POINTS = Measure()


class Duel(NamedTuple):
    """Of one bot with another, over one deal or one game."""

    score: float  # share of the duels that it won, ties counted half
    margin: float | None  # how far ahead in the game's measure, on average; None where all games were lost by a fault
    weight: int  # games


def deals(schedule: Schedule, outcomes: Iterable[Outcome]) -> Units:
    """The deals of which all games were played, in the order of the schedule."""
    found: Units = {}
    for outcome in sorted(outcomes, key=lambda outcome: outcome.number):
        found.setdefault(schedule.unit(outcome.number), []).append(outcome)
    return {unit: games for unit, games in found.items() if len(games) == schedule.sizes[unit.lineup]}


def duel(games: Sequence[Outcome], one: int, other: int, measure: Measure = POINTS) -> Duel:
    """One bot with another over games in which both sat."""
    single = [_of_game(game, one, other, measure) for game in games]
    margins = [part.margin for part in single if part.margin is not None]
    margin = sum(margins) / len(margins) if margins else None
    return Duel(sum(part.score for part in single) / len(single), margin, len(games))


def _of_game(game: Outcome, one: int, other: int, measure: Measure) -> Duel:
    places, seats = game.places, game.seats
    pairs = [(i, j) for i, a in enumerate(seats) if a == one for j, b in enumerate(seats) if b == other]
    score = sum((places[i] < places[j]) + (places[i] == places[j]) / 2 for i, j in pairs) / len(pairs)
    ahead = sum(measure.of(game.scores[i]) - measure.of(game.scores[j]) for i, j in pairs) / len(pairs)
    return Duel(score, None if game.fault else ahead, 1)


def plus_minus(values: Sequence[float], weights: Sequence[float] | None = None) -> tuple[float, float]:
    """Mean and standard error; of less than two values nobody knows the error."""
    if not values:
        return 0.0, float("nan")
    given = np.asarray(values, float)
    weight = np.ones(len(given)) if weights is None else np.asarray(weights, float)
    mean = float(weight @ given / weight.sum())
    if len(given) < 2:
        return mean, float("nan")
    spread = float(weight**2 @ (given - mean) ** 2) * len(given) / (len(given) - 1)
    return mean, float(spread**0.5 / weight.sum())
