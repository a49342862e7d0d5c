"""What games say about two bots: the duels between each seat of the one and each of the other."""

from collections.abc import Iterable, Sequence
from typing import NamedTuple

import numpy as np

from manoa.arena.outcome import Outcome
from manoa.arena.schedule import Schedule, Unit
from manoa.kernel.rulebook import Measure

Units = dict[Unit, list[Outcome]]
POINTS = Measure()
FEWEST = 8  # deals from which what luck is worth can be told; with less, it counts as it is


class Duel(NamedTuple):
    """Of one bot with another, over one deal or one game."""

    score: float  # share of the duels that it won, ties counted half
    margin: float | None  # how far ahead in the game's measure, on average; None where all games were lost by a fault
    weight: int  # games
    luck: float | None = None  # how much of the margin was luck; None where nobody asked


def deals(schedule: Schedule, outcomes: Iterable[Outcome]) -> Units:
    """The deals of which all games were played, in the order of the schedule."""
    found: Units = {}
    for outcome in sorted(outcomes, key=lambda outcome: outcome.number):
        found.setdefault(schedule.unit(outcome.number), []).append(outcome)
    return {unit: games for unit, games in found.items() if len(games) == schedule.sizes[unit.lineup]}


def duel(games: Sequence[Outcome], one: int, other: int, measure: Measure = POINTS) -> Duel:
    """One bot with another over games in which both sat."""
    return mean([_of_game(game, one, other, measure) for game in games], len(games))


def mean(duels: Sequence[Duel], weight: int) -> Duel:
    """Of several duels of one bot; of luck only where all of them tell of it."""
    margins = [part.margin for part in duels if part.margin is not None]
    lucks = [part.luck for part in duels if part.luck is not None]
    score = sum(part.score for part in duels) / len(duels)
    return Duel(score, _mean(margins), weight, _mean(lucks) if len(lucks) == len(margins) else None)


def _mean(values: Sequence[float]) -> float | None:
    return sum(values) / len(values) if values else None


def seats_of(game: Outcome, one: int, other: int) -> list[tuple[int, int]]:
    """Each seat of the one with each of the other."""
    return [(i, j) for i, a in enumerate(game.seats) if a == one for j, b in enumerate(game.seats) if b == other]


def _of_game(game: Outcome, one: int, other: int, measure: Measure) -> Duel:
    places, pairs = game.places, seats_of(game, one, other)
    score = sum((places[i] < places[j]) + (places[i] == places[j]) / 2 for i, j in pairs) / len(pairs)
    ahead = sum(measure.of(game.scores[i]) - measure.of(game.scores[j]) for i, j in pairs) / len(pairs)
    luck = sum(game.luck[i] - game.luck[j] for i, j in pairs) / len(pairs) if game.luck else None
    return Duel(score, None if game.fault else ahead, 1, None if game.fault else luck)


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


def evened(margins: Sequence[float], lucks: Sequence[float]) -> list[float]:
    """The margins of deals less the luck in them. What a point of luck is worth is measured by regression, for each
    deal in all others: a deal's own luck has nothing to do with that, so that on average nothing is added or lost."""
    margin, luck, count = np.asarray(margins, float), np.asarray(lucks, float), len(margins)
    if count < FEWEST:
        return list((margin - luck).tolist())
    off_margin, off_luck = margin - margin.mean(), luck - luck.mean()
    rest = count / (count - 1)  # leaving one out moves the mean of the others too
    both = off_margin @ off_luck - rest * off_margin * off_luck
    square = off_luck @ off_luck - rest * off_luck * off_luck
    worth = np.divide(both, square, out=np.ones(count), where=square > 0)
    return list((margin - worth * luck).tolist())
