"""The sequential test errs as seldom as it promises."""

from __future__ import annotations

import random
from collections.abc import Callable

import pytest

from arena.contests import plan_of, played, simulated
from manoa.arena import Run
from manoa.arena.deciding import LEAST, decided, expected
from manoa.arena.plan import Decide
from manoa.arena.schedule import Task

RUNS = 300
Score = Callable[[random.Random, float], float]


def coins(luck: random.Random, chance: float) -> float:
    """Two games of a deal that know nothing of each other."""
    return ((luck.random() < chance) + (luck.random() < chance)) / 2


def twins(luck: random.Random, chance: float) -> float:
    """Two that always end alike."""
    return float(luck.random() < chance)


def mostly_even(luck: random.Random, chance: float) -> float:
    """Each bot usually wins one of the two."""
    return 0.5 if luck.random() < 0.8 else 0.5 + (2.5 if luck.random() < chance else -2.5) / 5


@pytest.mark.parametrize("score", [coins, twins])
@pytest.mark.parametrize("elo", [40, 80])
def test_the_weaker_bot_is_seldom_called_the_better(score: Score, elo: float) -> None:
    """At the distance asked about the errors come near what is allowed; farther apart there are fewer."""
    verdicts = [_verdict(score, expected(elo), seed)[0] for seed in range(RUNS)]
    allowed = 0.05 if elo == 40 else 0.01
    assert verdicts.count(0) == 0
    assert verdicts.count(-1) / RUNS <= allowed + 3 * (allowed * (1 - allowed) / RUNS) ** 0.5


def test_with_the_other_bot_stronger_it_is_the_same() -> None:
    verdicts = [_verdict(coins, expected(-40), seed)[0] for seed in range(RUNS)]
    assert verdicts.count(1) / RUNS <= 0.09


def test_equal_bots_are_called_either_way_or_not_at_all() -> None:
    verdicts = [_verdict(mostly_even, 0.5, seed)[0] for seed in range(RUNS)]
    assert abs(verdicts.count(1) - verdicts.count(-1)) < 0.2 * RUNS


def test_a_clear_lead_is_decided_soon_and_a_close_one_late() -> None:
    clear = [_verdict(coins, 0.95, seed)[1] for seed in range(30)]
    close = [_verdict(coins, expected(40), seed)[1] for seed in range(30)]
    assert min(clear) >= LEAST
    assert max(clear) < 40 < sum(close) / 30


def _verdict(score: Score, chance: float, seed: int) -> tuple[int, int]:
    luck = random.Random(seed)
    return decided((score(luck, chance) for _ in range(3_000)), Decide(0.05, 40))


# In a run


def by_first(task: Task) -> list[int]:
    return [10 if bot == 0 else 0 for bot in task.seats]


def test_a_decided_lineup_hands_out_no_more_games() -> None:
    plan = plan_of(3, decide=Decide(0.05, 40))
    run = Run(plan, 400)
    while tasks := run.take(1):
        run.deliver([played(task, by_first(task)) for task in tasks])
    assert len(run.ended) == 2  # both of the first bot; the other two only draw
    games = dict.fromkeys(range(3), 0)
    for outcome in run.counted():
        games[run.schedule.unit(outcome.number).lineup] += 1
    assert games[0] == games[1] < 60
    assert games[2] == 400
    assert run.left == 0


def test_what_counts_does_not_depend_on_the_order_in_which_games_come_in() -> None:
    plan = plan_of(2, decide=Decide(0.05, 40))
    outcomes = simulated(plan, 200, by_first)
    straight, mixed = Run(plan, 200), Run(plan, 200)
    straight.deliver(outcomes)
    shuffled = random.Random(1).sample(outcomes, len(outcomes))
    for outcome in shuffled:
        mixed.deliver([outcome])
    assert straight.counted() == mixed.counted()
    assert 2 * LEAST <= len(straight.counted()) < 60
