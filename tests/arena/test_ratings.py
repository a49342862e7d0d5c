"""Ratings find the strengths that results were made from, and know how sure they are."""

from __future__ import annotations

import random
from collections.abc import Sequence
from itertools import combinations

import numpy as np
import pytest

from arena.contests import plan_of, played, simulated
from manoa.arena import Fault, Outcome, Plan, standings
from manoa.arena.deciding import expected
from manoa.arena.ratings import Bout, bradley_terry, open_skill
from manoa.arena.schedule import Schedule, Task

TRUE = [250, 100, -50, -300]


def by_strength(elos: Sequence[float], luck: random.Random) -> list[Bout]:
    """300 deals of each two bots, two games each."""
    bouts = []
    for one, other in combinations(range(len(elos)), 2):
        chance = expected(elos[one] - elos[other])
        for deal in range(300):
            games = [float(luck.random() < chance) for _ in range(2)]
            bouts.append(Bout((one, other, deal), one, other, sum(games) / 2, 2))
    return bouts


def test_bradley_terry_recovers_known_strengths() -> None:
    found = bradley_terry(4, by_strength(TRUE, random.Random(1)))
    assert [rating.value for rating in found] == pytest.approx(TRUE, abs=40)
    assert all(10 < rating.error < 40 for rating in found)


def test_intervals_hold_the_truth_about_19_times_in_20() -> None:
    held = []
    for seed in range(60):
        for rating, true in zip(bradley_terry(4, by_strength(TRUE, random.Random(seed))), TRUE, strict=True):
            held.append(abs(rating.value - true) <= rating.error)
    assert 0.9 < np.mean(held) < 0.99


def test_intervals_hold_where_the_games_of_a_deal_agree() -> None:
    """Two games that always end alike say no more than one."""
    held = []
    for seed in range(80):
        luck, chance = random.Random(seed), expected(100)
        scores = [float(luck.random() < chance) for _ in range(200)]
        found = bradley_terry(2, [Bout(deal, 0, 1, score, 2) for deal, score in enumerate(scores)])
        held.append(abs(found[0].value - 50) <= found[0].error)
    assert 0.88 < np.mean(held) <= 1


def test_duels_of_one_deal_are_not_taken_for_independent() -> None:
    """A bot that beats both others or neither: two duels say no more about it than one."""
    luck = random.Random(2)
    together, apart = [], []
    for deal in range(200):
        score = float(luck.random() < 0.5)
        for other in (1, 2):
            together.append(Bout(deal, 0, other, score, 3))
            apart.append(Bout((deal, other), 0, other, score, 3))
    assert bradley_terry(3, together)[0].error > 1.2 * bradley_terry(3, apart)[0].error


def test_draws_count_half() -> None:
    drawn = bradley_terry(2, [Bout(deal, 0, 1, 0.5, 2) for deal in range(50)])
    assert [rating.value for rating in drawn] == pytest.approx([0, 0])


def test_who_wins_all_games_is_not_infinitely_strong_nor_is_that_sure() -> None:
    few, many = (bradley_terry(2, [Bout(deal, 0, 1, 1, 2) for deal in range(deals)]) for deals in (5, 500))
    assert 100 < few[0].value < many[0].value < 1500
    assert few[0].error > 50
    assert many[0].error > 50


def test_open_skill_puts_bots_in_order_and_grows_surer() -> None:
    plan, luck = plan_of(4), random.Random(3)
    outcomes = simulated(plan, 100, lambda task: _scores(task, luck))
    early, late = open_skill(4, outcomes[:24]), open_skill(4, outcomes)
    values = [rating.value for rating in late]
    assert values == sorted(values, reverse=True)
    assert all(after.error < before.error for before, after in zip(early, late, strict=True))


def test_open_skill_of_a_bot_in_several_seats_is_one_rating() -> None:
    plan = plan_of(2, (4,))
    found = open_skill(2, simulated(plan, 16, lambda task: [10 * (bot == 0) for bot in task.seats]))
    assert found[0].value > 25 > found[1].value


def _scores(task: Task, luck: random.Random) -> list[int]:
    return [round(luck.gauss(TRUE[bot] / 4, 60)) for bot in task.seats]


# Standings


def test_standings_count_wins_draws_margins_and_limits() -> None:
    plan = plan_of(2)
    tasks = list(Schedule(plan).tasks(4))
    outcomes = [
        played(tasks[0], (30, 10), turns=40),
        played(tasks[1], (10, 20), turns=60, capped=True),
        played(tasks[2], (5, 5)),
        played(tasks[3], (9, 1)),
    ]
    found = standings(plan, outcomes)
    meeting = found.meetings[0, 1]
    assert (meeting.games, meeting.won, meeting.drawn, meeting.lost) == (4, 2, 1, 1)
    assert meeting.score == (1 + 1 + 0.5 + 0) / 4
    assert meeting.margins == (15, -4)
    assert meeting.margin == 5.5
    assert meeting.margin_error == pytest.approx(np.std([15, -4], ddof=1) / 2**0.5)
    assert found.meetings[1, 0] == meeting.turned()
    assert (found.turns, found.capped, found.games) == (50, 1, 4)
    assert [(bot.bot, bot.won, bot.drawn) for bot in found.bots] == [(0, 2, 1), (1, 1, 1)]


def test_margins_are_told_in_what_people_count() -> None:
    """An arrival scores 10,000 in Quest: what shows is the steps that the other had to go. In Island it is shrines."""
    for game, scores, margin, unit in [
        ("quest", (10_230, -7), 7, "steps"),
        ("island", (4 * 256 + 130, 2 * 256 + 5), 2, "shrines"),
    ]:
        plan = Plan.of(game, ["random", "greedy"])
        outcomes = [played(task, [scores[bot] for bot in task.seats]) for task in Schedule(plan).tasks(2)]
        found = standings(plan, outcomes)
        assert (found.meetings[0, 1].margin, found.unit) == (margin, unit)


def test_a_fault_loses_the_game_and_tells_nothing_of_margins() -> None:
    plan = plan_of(2)
    first, second = Schedule(plan).tasks(2)
    fault = Fault(0, "crashed", "failed")
    found = standings(plan, [played(first, (90, 0), fault, turns=3), played(second, (10, 20))])
    meeting = found.meetings[0, 1]
    assert (meeting.won, meeting.lost, meeting.margins) == (1, 1, (10,))
    assert found.turns == 50
    assert [bot.faults.total() for bot in found.bots if bot.bot == 0] == [1]


def test_at_larger_tables_a_fault_lets_all_others_share_the_first_place() -> None:
    task = next(iter(Schedule(plan_of(3, (3,))).tasks(3)))
    assert played(task, (50, 0, 20), Fault(0, "slow", "slow")).places == [2, 1, 1]


@pytest.mark.parametrize("players", [2, 3, 4])
@pytest.mark.parametrize("bots", [2, 4])
def test_a_seat_that_always_wins_makes_nobody_stronger(players: int, bots: int) -> None:
    plan = plan_of(bots, (players,))
    found = standings(plan, simulated(plan, 24, lambda task: [9, 5, 3, 1][: len(task.seats)]))
    assert [bot.elo.value for bot in found.bots] == pytest.approx([0] * bots, abs=1e-6)
    assert all(meeting.score == pytest.approx(0.5) for meeting in found.meetings.values())


def test_settings_are_told_apart() -> None:
    plan = plan_of(2, (2, 3))
    found = standings(plan, simulated(plan, 12, lambda task: [bot == len(task.seats) - 2 for bot in task.seats]))
    assert [meetings[0, 1].score for meetings in found.by_setting] == [1, 0]
    assert [meetings[0, 1].games for meetings in found.by_setting] == [12, 12]
    assert found.meetings[0, 1].score == 0.5


def test_an_unfinished_deal_does_not_count() -> None:
    plan: Plan = plan_of(2)
    outcomes: list[Outcome] = simulated(plan, 4, lambda _: (1, 0))[:3]
    assert standings(plan, outcomes).meetings[0, 1].games == 2
