"""What the games of a run say, in numbers."""

from __future__ import annotations

import math
from collections import Counter
from collections.abc import Sequence
from dataclasses import dataclass, replace
from itertools import combinations
from typing import Any

import numpy as np

from manoa.arena.deciding import decided
from manoa.arena.duels import Duel, Units, deals, duel, evened, mean, plus_minus, seats_of
from manoa.arena.outcome import Fault, Outcome
from manoa.arena.plan import Plan
from manoa.arena.ratings import Bout, Rating, bradley_terry, open_skill
from manoa.arena.schedule import Schedule


@dataclass(frozen=True)
class Meeting:
    """Two bots over all games in which both sat, as the first one sees it. The unit of errors is the deal."""

    one: int
    other: int
    games: int
    won: int  # duels: the games themselves, where two play
    drawn: int
    lost: int
    score: float  # 0 to 1
    score_error: float
    margin: float
    margin_error: float
    margins: tuple[float, ...]  # of each deal
    verdict: int  # of the sequential test: 1 or -1 once it is decided
    even_margin: float | None = None  # with average luck; None where nobody measured that
    even_error: float = math.nan

    def turned(self) -> Meeting:
        """The meeting as the other bot sees it."""
        return replace(
            self,
            one=self.other,
            other=self.one,
            won=self.lost,
            lost=self.won,
            score=1 - self.score,
            margin=-self.margin,
            margins=tuple(-margin for margin in self.margins),
            verdict=-self.verdict,
            even_margin=None if self.even_margin is None else -self.even_margin,
        )


@dataclass(frozen=True)
class Standing:
    """One bot over all its games."""

    bot: int
    games: int
    won: int  # games with a seat of its own alone in front
    drawn: int  # and with the first place shared
    elo: Rating
    skill: Rating
    millis: float  # a move, on average
    faults: Counter[str]
    margin: float  # how far ahead of the others it met, on average
    margin_error: float
    even_margin: float | None  # with average luck; None where nobody measured that
    even_error: float


@dataclass(frozen=True)
class Standings:
    """What a run says: how every bot stands, and how any two of them met."""

    labels: list[str]  # what the bots are called
    bots: list[Standing]  # the strongest first
    meetings: dict[tuple[int, int], Meeting]  # both ways
    by_setting: list[dict[tuple[int, int], Meeting]]  # the meetings of each setting alone
    games: int
    turns: float
    turns_error: float
    unit: str  # of margins
    capped: int
    faults: list[tuple[Outcome, Fault]]

    @property
    def are_evened(self) -> bool:
        """Of some comparison it is known how it would stand with average luck."""
        return any(meeting.even_margin is not None for meeting in self.meetings.values())

    def pairs(self) -> list[tuple[int, int]]:
        """Bots that met, each two once, the stronger one first."""
        places = {standing.bot: place for place, standing in enumerate(self.bots)}
        met = [(one, other) for one, other in self.meetings if places[one] < places[other]]
        return sorted(met, key=lambda pair: (places[pair[0]], places[pair[1]]))


def standings(plan: Plan, outcomes: Sequence[Outcome]) -> Standings:
    """How all bots stand after the games of a plan that count: `standings(plan, run.counted())`."""
    schedule = Schedule(plan)
    units = deals(schedule, outcomes)
    elos = bradley_terry(len(plan.bots), _bouts(schedule, units))
    skills = open_skill(len(plan.bots), outcomes)
    ahead = [_ahead(plan, schedule, units, bot) for bot in range(len(plan.bots))]
    bots = [_standing(bot, outcomes, elos[bot], skills[bot], ahead[bot]) for bot in range(len(plan.bots))]
    whole = [outcome for outcome in outcomes if outcome.fault is None]
    turns, turns_error = plus_minus([outcome.turns for outcome in whole])
    return Standings(
        labels=plan.labels,
        bots=sorted(bots, key=lambda standing: -standing.elo.value),
        meetings=_meetings(plan, schedule, units),
        by_setting=[_meetings(plan, schedule, _of(schedule, units, place)) for place in range(len(plan.settings))],
        games=len(outcomes),
        turns=turns,
        turns_error=turns_error,
        unit=plan.measure.unit,
        capped=sum(outcome.capped for outcome in outcomes),
        faults=[(outcome, outcome.fault) for outcome in outcomes if outcome.fault is not None],
    )


def _bouts(schedule: Schedule, units: Units) -> list[Bout]:
    return [
        Bout(unit, one, other, result.score, result.weight)
        for unit, games in units.items()
        for one, other in combinations(schedule.lineups[unit.lineup].bots, 2)
        for result in [duel(games, one, other)]
    ]


def _meetings(plan: Plan, schedule: Schedule, units: Units) -> dict[tuple[int, int], Meeting]:
    pairs = sorted({pair for lineup in schedule.lineups for pair in combinations(lineup.bots, 2)})
    found = {(one, other): _meeting(plan, schedule, units, one, other) for one, other in pairs}
    return found | {(other, one): meeting.turned() for (one, other), meeting in found.items()}


def _of(schedule: Schedule, units: Units, setting: int) -> Units:
    return {unit: games for unit, games in units.items() if schedule.lineups[unit.lineup].setting == setting}


def _meeting(plan: Plan, schedule: Schedule, units: Units, one: int, other: int) -> Meeting:
    shared = [games for unit, games in units.items() if {one, other} <= set(schedule.lineups[unit.lineup].bots)]
    results = [duel(games, one, other, plan.measure) for games in shared]
    score, score_error = plus_minus([result.score for result in results], [result.weight for result in results])
    counts = _duels([outcome for games in shared for outcome in games], one, other)
    verdict = decided((result.score for result in results), plan.decide)[0] if plan.decide else 0
    return Meeting(
        one=one,
        other=other,
        games=sum(map(len, shared)),
        won=counts[1],
        drawn=counts[0],
        lost=counts[-1],
        score=score,
        score_error=score_error,
        margins=tuple(result.margin for result in results if result.margin is not None),
        verdict=verdict,
        **_ahead_by(results),
    )


def _evened(results: Sequence[Duel]) -> tuple[float | None, float]:
    """The margin with average luck, and its error."""
    known = [(result.margin, result.luck, result.weight) for result in results if result.margin is not None]
    measured = [(margin, luck, weight) for margin, luck, weight in known if luck is not None]
    if not measured or len(measured) < len(known):
        return None, math.nan
    margins, lucks, weights = zip(*measured, strict=True)
    return plus_minus(evened(margins, lucks), weights)


def _duels(games: Sequence[Outcome], one: int, other: int) -> Counter[int]:
    """Duels won (1), drawn (0) and lost (-1)."""
    found = [(game.places, seats_of(game, one, other)) for game in games]
    return Counter(int(np.sign(places[j] - places[i])) for places, pairs in found for i, j in pairs)


def _ahead(plan: Plan, schedule: Schedule, units: Units, bot: int) -> list[Duel]:
    """One bot and all others of each of its deals: the mean of its duels with them."""
    shared = [(games, schedule.lineups[unit.lineup].bots) for unit, games in units.items()]
    return [
        mean([duel(games, bot, other, plan.measure) for other in sorted(set(bots) - {bot})], len(games))
        for games, bots in shared
        if bot in bots and set(bots) != {bot}
    ]


def _standing(bot: int, outcomes: Sequence[Outcome], elo: Rating, skill: Rating, ahead: Sequence[Duel]) -> Standing:
    own = [outcome for outcome in outcomes if bot in outcome.seats]
    firsts = [_first(outcome, bot) for outcome in own]
    seats = [(outcome, seat) for outcome in own for seat, sitting in enumerate(outcome.seats) if sitting == bot]
    timed = sum(outcome.timed[seat] for outcome, seat in seats)
    micros = sum(outcome.micros[seat] for outcome, seat in seats)
    return Standing(
        bot=bot,
        games=len(own),
        won=firsts.count(1),
        drawn=firsts.count(0),
        elo=elo,
        skill=skill,
        millis=micros / 1000 / timed if timed else float("nan"),
        faults=Counter(outcome.fault.kind for outcome, seat in seats if outcome.fault and outcome.fault.seat == seat),
        **_ahead_by(ahead),
    )


def _ahead_by(results: Sequence[Duel]) -> dict[str, Any]:
    """The margin and the one with average luck, each with its error."""
    whole = [(result.margin, result.weight) for result in results if result.margin is not None]
    margin, error = plus_minus([margin for margin, _ in whole], [weight for _, weight in whole])
    even_margin, even_error = _evened(results)
    return {"margin": margin, "margin_error": error, "even_margin": even_margin, "even_error": even_error}


def _first(outcome: Outcome, bot: int) -> int:
    """1 if a bot alone is in front, 0 if it shares that, -1 if it does not."""
    front = {sitting for sitting, place in zip(outcome.seats, outcome.places, strict=True) if place == 1}
    return (1 if len(front) == 1 else 0) if bot in front else -1
