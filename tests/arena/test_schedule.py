"""Who meets whom: nobody has an easier draw than anybody else."""

from __future__ import annotations

from collections import Counter
from itertools import combinations
from math import factorial

import pytest
from hypothesis import given
from hypothesis import strategies as st

from arena.contests import plan_of
from manoa.arena import Plan
from manoa.arena.schedule import Schedule, seatings

PLANS = st.builds(
    plan_of,
    st.integers(2, 6),
    st.lists(st.sampled_from((2, 3, 4)), min_size=1, max_size=3, unique=True),
    st.booleans(),
)


@given(PLANS)
def test_in_every_deal_each_bot_sits_in_each_seat_as_often(plan: Plan) -> None:
    schedule = Schedule(plan)
    deals: dict[object, list[tuple[int, ...]]] = {}
    for task in schedule.tasks(30):
        deals.setdefault(schedule.unit(task.number), []).append(task.seats)
    for games in deals.values():
        seats = Counter((seat, bot) for game in games for seat, bot in enumerate(game))
        assert len(set(seats.values())) == 1
        assert len(seats) == len(games[0]) * len(set(games[0]))


@given(PLANS, st.integers(1, 40))
def test_every_lineup_plays_the_games_asked_for_in_whole_deals(plan: Plan, games: int) -> None:
    schedule = Schedule(plan)
    tasks = list(schedule.tasks(games))
    lineups = Counter(schedule.unit(task.number).lineup for task in tasks)
    assert set(lineups) == set(range(len(schedule.lineups)))
    for lineup, many in lineups.items():
        assert games <= many < games + schedule.sizes[lineup]
        assert many % schedule.sizes[lineup] == 0
    assert schedule.count(games) == len(tasks)


@given(PLANS)
def test_all_games_of_a_deal_and_no_others_have_its_seed(plan: Plan) -> None:
    schedule = Schedule(plan)
    tasks = list(schedule.tasks(24))
    units = {(schedule.unit(task.number), task.seed) for task in tasks}
    assert len(units) == len({unit for unit, _ in units}) == len({seed for _, seed in units})


@given(PLANS)
def test_everybody_meets_everybody_or_in_a_gauntlet_the_first(plan: Plan) -> None:
    schedule = Schedule(plan)
    for setting in range(len(plan.settings)):
        met = {
            pair for lineup in schedule.lineups if lineup.setting == setting for pair in combinations(lineup.bots, 2)
        }
        wanted = set(combinations(range(len(plan.bots)), 2))
        if plan.gauntlet:
            assert {pair for pair in wanted if 0 in pair} <= met
            assert all(0 in lineup.bots for lineup in schedule.lineups)
        else:
            assert met == wanted


@given(PLANS, st.integers(1, 20), st.integers(0, 20))
def test_a_longer_run_begins_with_the_same_games(plan: Plan, games: int, more: int) -> None:
    schedule = Schedule(plan)
    short, long = list(schedule.tasks(games)), list(schedule.tasks(games + more))
    assert set(short) <= set(long)
    numbers = [task.number for task in long]
    assert len(set(numbers)) == len(numbers)
    assert [schedule.task(number) for number in numbers] == long


@pytest.mark.parametrize("seats", [3, 4])
def test_over_the_deals_everybody_sits_behind_everybody_as_often(seats: int) -> None:
    bots = tuple(range(seats))
    games = [game for deal in range(factorial(seats - 1)) for game in seatings(bots, seats, deal)]
    behind = Counter((game[seat - 1], game[seat]) for game in games for seat in range(seats))
    assert len(behind) == seats * (seats - 1)
    assert len(set(behind.values())) == 1


def test_two_bots_at_a_larger_table_sit_alone_and_in_company() -> None:
    assert seatings((0, 1), 3, 0) == [(0, 1, 1), (1, 0, 1), (1, 1, 0), (1, 0, 0), (0, 1, 0), (0, 0, 1)]
    assert seatings((0, 1), 2, 7) == [(0, 1), (1, 0)]
