"""Whether an answer is clearly the best: all that is legal is tried in many worlds, and two policies have to agree."""

import functools
import math
from collections.abc import Iterable, Iterator, Mapping
from typing import Any, NamedTuple

import numpy as np

from manoa.bots.position import Position
from manoa.kernel.chance import sow
from manoa.kernel.threads import Threads
from manoa.play.match import Seat
from manoa.study.judge import SURE, Sample, paired
from manoa.study.puzzles import Answer
from manoa.study.puzzles.depths import DEPTHS, Depth
from manoa.study.puzzles.opinions import OPINIONS, Opinion
from manoa.study.puzzles.plans import Plan, plans_of

STEPS = 4  # looks at a trial before its worlds are used up
TRIALS = 2  # each with other worlds
NARROWING = 8  # the first look at all plans takes one in so many of the worlds of a trial
SLIGHT = 0.2  # of the least gap and of the least points: what differs by less is as good
AHEAD = 1.5  # standard errors by which an answer may be behind another action and still be called the best
HOPELESS = 1.0  # standard errors: what is no further ahead after half of its worlds is given up

PLANS, FIRST, TRY = range(3)  # what a seed is for


class Trial(NamedTuple):
    """How far one plan is ahead of another, in shares of a won match and in the game's measure."""

    gap: float
    error: float
    points: float
    points_error: float

    def is_sure(self) -> bool:
        """In both."""
        return self.gap > SURE * self.error and self.points > SURE * self.points_error

    def is_behind(self, errors: float, least: Depth) -> bool:
        """In either, by more than so many standard errors, and by as much as matters."""
        return (-self.gap > max(errors * self.error, SLIGHT * least.gap)) or (
            -self.points > max(errors * self.points_error, SLIGHT * least.points)
        )


class Series:
    """What comes of some plans in the same worlds, if one policy plays on."""

    def __init__(self, plans: list[Plan], policy: str, seed: int) -> None:
        self.plans, self.worlds = plans, 0
        lasts = dict[bytes, list[int]]()
        for plan in plans:
            here = lasts.setdefault(plan.position, [])
            here += [plan.last] if plan.last not in here else []
        seats = {plan.position: plan.before for plan in plans}
        self.samples = {each: Sample(Opinion(seats[each], seed, policy), lasts[each]) for each in lasts}
        self.columns = [lasts[plan.position].index(plan.last) for plan in plans]

    def add(self, worlds: int, threads: Threads) -> None:
        self.worlds += worlds
        for sample in self.samples.values():
            sample.add(worlds, threads)

    @property
    def shares(self) -> Any:
        """The seat's: a row for each world, a column for each plan."""
        return self._own("shares")

    @property
    def margins(self) -> Any:
        return self._own("margins")

    def _own(self, name: str) -> Any:
        samples = [self.samples[plan.position] for plan in self.plans]
        return np.stack([one.own(getattr(one, name))[:, at] for one, at in zip(samples, self.columns, strict=True)], 1)

    def trials(self) -> list[Trial]:
        """How far the first plan is ahead of each."""
        shares, margins = self.shares, self.margins
        return [between(shares, margins, 0, place) for place in range(len(self.plans))]


class Hearing:
    """What one policy says: the best plan of the first answer against the best plans of all other actions."""

    def __init__(self, policy: str, plans: Mapping[int, list[Plan]], answers: list[int], seed: int) -> None:
        self.policy, self.plans, self.answers, self.seed = policy, plans, answers, seed
        self.rivals: list[tuple[int, Plan]] = []  # actions, the first answer before all, each with a plan
        self.series: list[Series] = []

    def hear(self, worlds: int, threads: Threads) -> None:
        """Which plans are worth a longer look is found out in worlds of its own; whoever looks good there by luck has
        to do it again in others."""
        self.rivals = self._narrowed(max(worlds // NARROWING, STEPS), threads)
        for number in range(TRIALS):
            self.series.append(Series([plan for _, plan in self.rivals], self.policy, mixed(self.seed, TRY, number)))
            if not self._try(self.series[-1], worlds, threads):
                break

    def _narrowed(self, worlds: int, threads: Threads) -> list[tuple[int, Plan]]:
        """Of each action the plan with most wins and the one with most points, unless the action is surely behind."""
        every = [(action, plan) for action in self._in_order() for plan in self.plans[action]]
        series = Series([plan for _, plan in every], self.policy, mixed(self.seed, FIRST))
        series.add(worlds, threads)
        shares, margins = series.shares, series.margins
        means = shares.mean(0), margins.mean(0)
        places = {action: [at for at, one in enumerate(every) if one[0] == action] for action in self.plans}
        best = max(places[self.answers[0]], key=lambda at: tuple(each[at] for each in means))
        kept = [best]
        for action in self._in_order()[1:]:
            tops = list(dict.fromkeys(max(places[action], key=each.__getitem__) for each in means))
            if action in self.answers or not all(between(shares, margins, best, at).is_sure() for at in tops):
                kept += tops
        return [every[at] for at in kept]

    def _in_order(self) -> list[int]:
        return list(dict.fromkeys([*self.answers, *self.plans]))

    def _try(self, series: Series, worlds: int, threads: Threads) -> bool:
        """Until all is clear or the worlds are used up; False if there is no hope."""
        natural = [at for at, (action, _) in enumerate(self.rivals) if action == self.answers[1]]
        for number in range(1, STEPS + 1):
            series.add(worlds * number // STEPS - series.worlds, threads)
            trials = series.trials()
            if all(trial.is_sure() for trial in trials[1:]):
                break
            if number >= STEPS / 2 and any(trials[at].gap < HOPELESS * trials[at].error for at in natural):
                return False
        return True

    def sure(self, action: int, in_each: bool) -> bool:
        """The first answer is surely better than an action, over all trials together or in each of them."""
        places = [at for at, (rival, _) in enumerate(self.rivals) if rival == action]
        told = [series.trials() for series in self.series] if in_each else []
        told.append([trial for _, trial in self.pooled()])
        return len(self.series) == TRIALS and all(trials[at].is_sure() for trials in told for at in places)

    def pooled(self) -> list[tuple[int, Trial]]:
        """Over the worlds of all trials together: each action that may be as good, and how far it is behind; the first
        answer before all."""
        worlds = np.array([series.worlds for series in self.series])
        parts, trials = worlds / worlds.sum(), [series.trials() for series in self.series]
        found = []
        for at, (action, _) in enumerate(self.rivals):
            values = np.array([each[at] for each in trials])
            means, errors = parts @ values, np.sqrt(parts**2 @ values**2)
            found.append((action, Trial(float(means[0]), float(errors[1]), float(means[2]), float(errors[3]))))
        return found

    def plan(self, action: int) -> list[int]:
        """The steps of the plan for an answer that wins most."""
        return next(plan.steps for rival, plan in self.rivals if rival == action)

    def outcome(self, action: int) -> tuple[Any, Any]:
        """What that plan came to in each world: shares and margins."""
        at = next(at for at, (rival, _) in enumerate(self.rivals) if rival == action)
        shares, margins = zip(*((one.shares[:, at], one.margins[:, at]) for one in self.series), strict=True)
        return np.concatenate(shares), np.concatenate(margins)


class Proof:
    """Whether the first answer is the best of all legal actions and surely better than those that follow it, whichever
    of the game's policies plays on. The second is natural. Once one of the `wrong` is no worse, it is given up."""

    def __init__(
        self, seat: Seat, answers: list[int], wrong: list[int], seed: int, worlds: int, threads: Threads
    ) -> None:
        self.answers, self.depth = answers, DEPTHS[seat.game.name]
        plans = plans_of(seat, answers, mixed(seed, PLANS))
        self.hearings: list[Hearing] = []
        for number, policy in enumerate(OPINIONS[seat.game.name]):
            self.hearings.append(Hearing(policy, plans, answers, mixed(seed, number)))
            self.hearings[-1].hear(worlds, threads)
            if not self.is_best() or not all(map(self.is_behind, wrong)):
                break  # nobody else can save it

    @property
    def usual(self) -> Hearing:
        """What the policy of searches says."""
        return self.hearings[0]

    def is_behind(self, action: int) -> bool:
        """Everybody finds an answer surely worse than the first one, and it is no part of the same plan."""
        return all(
            hearing.sure(action, hearing is self.usual) and action not in hearing.plan(self.answers[0])
            for hearing in self.hearings
        )

    def is_best(self) -> bool:
        return not any(self.ahead(AHEAD))

    def ahead(self, errors: float) -> Iterator[tuple[int, str]]:
        """Actions that come out ahead of the first answer in wins or points, by so many standard errors, and who says
        so."""
        for hearing in self.hearings:
            for action, trial in hearing.pooled():
                if trial.is_behind(errors, self.depth):
                    yield action, hearing.policy

    def trial(self) -> Trial:
        """How far the natural answer is behind, by its plan with most wins."""
        return next(trial for action, trial in self.usual.pooled() if action == self.answers[1])


def compare(sample: Sample, better: int, worse: int) -> Trial:
    """Two of the actions of a sample, by their places."""
    return between(sample.own(sample.shares), sample.own(sample.margins), better, worse)


def between(shares: Any, margins: Any, better: int, worse: int) -> Trial:
    """Two columns of what came of some plans."""
    return Trial(*paired(shares[:, better] - shares[:, worse]), *paired(margins[:, better] - margins[:, worse]))


def best_of(sample: Sample) -> int:
    """The place of the best action, by shares and then by margins."""
    shares, margins = sample.own(sample.shares).mean(0), sample.own(sample.margins).mean(0)
    return max(range(len(shares)), key=lambda place: (shares[place], margins[place]))


def measured(position: Position, actions: Iterable[int], worlds: int, threads: Threads) -> Sample:
    """So many worlds of a position."""
    sample = Sample(position, list(actions))
    sample.add(worlds, threads)
    return sample


def answered(plays: list[str], shares: Any, margins: Any) -> Answer:
    """What an action came to in so many worlds, each with its standard error; `plays` are its words."""
    (share, error), (margin, margin_error) = paired(shares), paired(margins)
    return Answer(plays, rounded(share), rounded(margin, 2), rounded(error), rounded(margin_error, 3))


def mixed(seed: int, *numbers: int) -> int:
    """A seed of its own for each thing that is named by numbers."""
    return functools.reduce(sow, numbers, seed)


def rounded(value: Any, digits: int = 4) -> float:
    return round(float(value), digits) if math.isfinite(value) else 0.0
