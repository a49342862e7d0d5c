"""How strong bots are, from whom they beat: Bradley–Terry over all games at once, and OpenSkill game by game."""

from collections.abc import Iterable, Sequence
from typing import Any, NamedTuple

import numpy as np

from manoa.arena.outcome import Outcome

ELO = 400 / np.log(10)  # points of Elo for a factor e in the odds
SURE = 1.96  # standard errors to each side of an interval that holds the truth 19 times in 20
VIRTUAL = 0.5  # draws that every two bots are taken to have had: who has won all games is not infinitely strong
STEPS = 2_000
CLOSE = 1e-9


class Rating(NamedTuple):
    """With the distance to each end of its interval (95 %)."""

    value: float
    error: float


class Bout(NamedTuple):
    """What one deal says about two bots."""

    deal: Any  # duels of one deal are not independent, and share this
    one: int
    other: int
    score: float  # of the first one, 0 to 1
    weight: float  # games


def bradley_terry(count: int, bouts: Sequence[Bout]) -> list[Rating]:
    """Elo of each bot, 0 the mean of all: the strengths that make the results likeliest, found by the steps of Hunter
    (2004); ties count half. The errors are those of a fit with independent deals ("sandwich"), so neither mirrored
    deals nor several duels in one game make them look smaller or larger than they are."""
    won, met = _tables(count, bouts)
    strength = np.ones(count)
    for _ in range(STEPS):
        before = strength
        strength = won.sum(1) / (met / (strength[:, None] + strength[None])).sum(1)
        strength /= np.exp(np.log(strength).mean())
        if np.abs(np.log(strength / before)).max() < CLOSE:
            break
    errors = _errors(strength, met, bouts)
    return [
        Rating(float(ELO * np.log(each)), float(SURE * ELO * error))
        for each, error in zip(strength, errors, strict=True)
    ]


def _tables(count: int, bouts: Sequence[Bout]) -> tuple[Any, Any]:
    """Games won (row against column) and games played."""
    won = np.zeros((count, count))
    for one, other in _pairs(bouts):
        won[one, other] = won[other, one] = VIRTUAL / 2
    for bout in bouts:
        won[bout.one, bout.other] += bout.weight * bout.score
        won[bout.other, bout.one] += bout.weight * (1 - bout.score)
    if not bouts:
        won += VIRTUAL
    np.fill_diagonal(won, 0)
    return won, won + won.T


def _pairs(bouts: Sequence[Bout]) -> set[tuple[int, int]]:
    return {(min(bout.one, bout.other), max(bout.one, bout.other)) for bout in bouts}


def _errors(strength: Any, met: Any, bouts: Sequence[Bout]) -> Any:
    """Standard errors of the logarithms of strengths."""
    chance = strength[:, None] / (strength[:, None] + strength[None])
    information = -met * chance * (1 - chance)
    np.fill_diagonal(information, -information.sum(1))
    inverse = np.linalg.pinv(information)
    pulls: dict[Any, Any] = {}
    for bout in bouts:
        pull = pulls.setdefault(bout.deal, np.zeros(len(strength)))
        surprise = bout.weight * (bout.score - chance[bout.one, bout.other])
        pull[bout.one] += surprise
        pull[bout.other] -= surprise
    for one, other in _pairs(bouts):
        pull = pulls.setdefault(("virtual", one, other), np.zeros(len(strength)))
        pull[one], pull[other] = VIRTUAL * (0.5 - chance[one, other]), VIRTUAL * (chance[one, other] - 0.5)
    spread = sum((np.outer(pull, pull) for pull in pulls.values()), np.zeros_like(information))
    return np.sqrt(np.maximum(np.diag(inverse @ spread @ inverse), 0))


def open_skill(count: int, outcomes: Iterable[Outcome]) -> list[Rating]:
    """Plackett–Luce ratings, updated after each game in the order of the schedule. A bot in several seats moves by the
    mean of what these would."""
    from openskill.models import PlackettLuce

    model = PlackettLuce()
    skills = [model.rating() for _ in range(count)]
    for outcome in outcomes:
        teams = [[model.rating(mu=skills[bot].mu, sigma=skills[bot].sigma)] for bot in outcome.seats]
        rated = model.rate(teams, ranks=[float(place) for place in outcome.places])
        for bot in set(outcome.seats):
            own = [rated[seat][0] for seat, sitting in enumerate(outcome.seats) if sitting == bot]
            skills[bot].mu = float(np.mean([each.mu for each in own]))
            skills[bot].sigma = float(np.mean([each.sigma for each in own]))
    return [Rating(skill.mu, SURE * skill.sigma) for skill in skills]
