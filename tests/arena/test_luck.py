"""How lucky everybody was: nobody on average, and a margin without luck is the same margin with a smaller error."""

from __future__ import annotations

import random
import sys
from collections.abc import Sequence
from pathlib import Path
from typing import Any

import numpy as np
import pytest

import manoa
import tiny
from arena.contests import Here, lost_cities, plan_of, played
from arena.test_ledger import run_on
from manoa import Match
from manoa.arena import Plan, Run, standings
from manoa.arena.duels import FEWEST, evened, plus_minus
from manoa.arena.entries import entry
from manoa.arena.ledger import read
from manoa.arena.luck import AnyPolicy, luck, stand_in
from manoa.arena.report.page import page
from manoa.arena.schedule import Schedule
from manoa.games import REGISTERED, rulebook
from manoa.kernel.language import kernel

WORLDS = 4
SURE = 4.0  # standard errors
RANDOM = ["random", "random"]


@pytest.fixture
def tiny_game(monkeypatch: pytest.MonkeyPatch) -> manoa.Game:
    monkeypatch.setitem(REGISTERED, tiny.NAME, tiny.__name__)
    return manoa.game(tiny.NAME)


@kernel
def always_draw(rules: Any, state: Any, scratch: Any, luck: int) -> int:
    return tiny.DRAW


@kernel
def often_pass(rules: Any, state: Any, scratch: Any, luck: int) -> int:
    return tiny.DRAW if state.left % 3 == 0 else tiny.PASS


def is_nothing(values: Sequence[float]) -> bool:
    """A mean that chance explains."""
    mean, error = plus_minus(values)
    return abs(mean) < SURE * error


# On average nobody is lucky, whoever plays


def eager_and_lazy(game: manoa.Game, seed: int) -> Match:
    """One draws always, the other every third time: the first has more cards, by its own doing."""
    match, choice = game.start(2, seed), random.Random(seed)
    while match.player is not None:
        match.play(tiny.DRAW if match.player == 0 or choice.random() < 1 / 3 else tiny.PASS)
    return match


def test_on_average_nobody_is_lucky(tiny_game: manoa.Game) -> None:
    matches = [eager_and_lazy(tiny_game, seed) for seed in range(300)]
    lucks = [luck(match, RANDOM, WORLDS, seed) for seed, match in enumerate(matches)]
    for seat in (0, 1):
        assert is_nothing([each[seat] for each in lucks])
    margins = [match.scores[0] - match.scores[1] for match in matches]
    assert not is_nothing(margins)
    evens = [margin - (one - two) for margin, (one, two) in zip(margins, lucks, strict=True)]
    assert is_nothing([even - margin for even, margin in zip(evens, margins, strict=True)])
    assert plus_minus(evens)[0] == pytest.approx(plus_minus(margins)[0], abs=SURE * plus_minus(margins)[1])


def test_who_draws_the_high_cards_is_lucky_and_by_so_much(tiny_game: manoa.Game) -> None:
    """Both draw always: six cards of 6.5 on average are what each can expect."""
    for seed in range(8):
        match = tiny_game.start(2, seed)
        while match.player is not None:
            match.play(tiny.DRAW)
        found = luck(match, RANDOM, 4000, seed)
        assert found[0] + found[1] == pytest.approx(0, abs=0.01)
        assert found[0] == pytest.approx(match.scores[0] - 39, abs=1.5)


def test_the_same_seed_finds_the_same_luck_and_more_worlds_less_noise(tiny_game: manoa.Game) -> None:
    match = eager_and_lazy(tiny_game, 5)
    assert luck(match, RANDOM, WORLDS, 1) == luck(match, RANDOM, WORLDS, 1)
    few, many = ([luck(match, RANDOM, worlds, seed)[0] for seed in range(40)] for worlds in (2, 32))
    assert np.std(many) < np.std(few) / 2


def test_luck_is_told_of_every_seat(tiny_game: manoa.Game) -> None:
    match, choice = tiny_game.start(4, seed=1), random.Random(1)
    while not match.over:
        match.play(choice.choice(match.actions()))
    assert len(luck(match, ["random"] * 4, WORLDS, 1)) == 4


# Who plays on for a bot


def plays_on(bot: str, game: str) -> AnyPolicy:
    return stand_in(entry(bot), rulebook(game))


def test_a_bot_that_plays_by_a_policy_is_its_own_stand_in() -> None:
    assert plays_on("greedy", "quest") == "greedy"
    assert plays_on("random", "island") == "random"
    assert plays_on("novice", "island") is rulebook("island").levels["novice"]


@pytest.mark.parametrize("bot", ["search:simulations=5", "strong", "best", "some_bots:Bold", f"cmd: {sys.executable}"])
def test_for_all_others_plays_what_search_simulates_by(bot: str) -> None:
    assert plays_on(bot, "island") == rulebook("island").search.rollout


def test_where_the_bots_do_what_their_policies_would_all_but_what_was_expected_is_luck(tiny_game: manoa.Game) -> None:
    """Each seat is played on by another policy: who draws more may expect more, 6.5 for each card."""
    match, drawn = tiny_game.start(2, seed=3), [0, 0]
    while (seat := match.player) is not None:
        step = tiny.PASS if seat == 1 and match.state.left % 3 else tiny.DRAW
        drawn[seat] += step == tiny.DRAW
        match.play(step)
    assert drawn[0] > drawn[1] > 0
    found = luck(match, [always_draw, often_pass], 4000, 1)
    assert found[0] + found[1] == pytest.approx(0, abs=0.01)
    assert found[0] == pytest.approx(match.scores[0] - 6.5 * drawn[0], abs=0.5)


# Margins without luck


@pytest.mark.parametrize(
    ("game", "bots", "games", "worlds"),
    [
        ("lost-cities", ["search:simulations=30,threads=1", "careful"], 40, 8),
        ("quest", ["hasty", "greedy"], 32, 8),
    ],
)
def test_a_margin_without_luck_has_a_much_smaller_error(game: str, bots: list[str], games: int, worlds: int) -> None:
    """The promise of docs/arena.md, at the same number of games; and it is the same margin."""
    plan = Plan.of(game, bots, [{"rounds": 1} if game == "lost-cities" else {}], seed=5, luck=worlds)
    run = Run(plan, games)
    Here().play(run)
    meeting = standings(plan, run.counted()).meetings[0, 1]
    assert meeting.even_margin is not None
    assert meeting.even_error < 0.7 * meeting.margin_error
    assert abs(meeting.even_margin - meeting.margin) < SURE * meeting.margin_error
    lucks = [outcome.luck[seat] for outcome in run.counted() for seat in (0, 1)]
    assert is_nothing(lucks)


def test_errors_of_margins_without_luck_hold() -> None:
    """Over many runs of few deals: the truth lies as many errors away as it should, though luck counts only in part."""
    chance, off = np.random.default_rng(3), []
    for _ in range(600):
        real = chance.normal(0, 10, 24)
        margins = 5 + real + chance.normal(0, 4, 24)
        mean, error = plus_minus(evened(margins.tolist(), (real + chance.normal(0, 6, 24)).tolist()))
        off.append((mean - 5) / error)
    assert is_nothing(off)
    assert 0.9 < np.std(off) < 1.12


def test_of_few_deals_luck_counts_as_it_is() -> None:
    margins, lucks = [10.0, 4.0, -2.0], [3.0, 0.0, -5.0]
    assert len(margins) < FEWEST
    assert evened(margins, lucks) == [7, 4, 3]


def test_luck_that_is_all_the_same_changes_nothing_but_itself() -> None:
    assert evened([1.0] * FEWEST, [0.0] * FEWEST) == [1.0] * FEWEST


def test_luck_is_counted_by_deals_and_turned_with_the_rest() -> None:
    plan = plan_of(2)
    tasks = list(Schedule(plan).tasks(4))
    lucks = [(6.0, 2.0), (1.0, 3.0), (0.0, 0.0), (2.0, -2.0)]  # of seats: the second game of a deal is the other way
    outcomes = [
        played(task, (10, 0) if task.seats[0] == 0 else (0, 10), luck=list(each))
        for task, each in zip(tasks, lucks, strict=True)
    ]
    found = standings(plan, outcomes)
    meeting = found.meetings[0, 1]
    assert found.are_evened
    assert meeting.even_margin == 10 - ((4 + 2) / 2 + (0 - 4) / 2) / 2
    assert found.meetings[1, 0].even_margin == -meeting.even_margin
    assert found.meetings[1, 0].even_error == meeting.even_error


def test_a_tournament_tells_of_each_bot_how_it_stands_with_average_luck() -> None:
    """Over all that it met: what one is ahead others are behind."""
    plan = plan_of(3)
    outcomes = [
        played(task, [10 * bot for bot in task.seats], luck=[float(2 * bot) for bot in task.seats])
        for task in Schedule(plan).tasks(6)
    ]
    found = {standing.bot: standing for standing in standings(plan, outcomes).bots}
    assert [found[bot].margin for bot in range(3)] == pytest.approx([-15, 0, 15])
    assert [found[bot].even_margin for bot in range(3)] == pytest.approx([-12, 0, 12])
    assert sum(found[bot].even_margin or 0 for bot in range(3)) == pytest.approx(0)


def test_without_luck_nothing_is_told_of_it() -> None:
    plan = plan_of(2)
    found = standings(plan, [played(task, (1, 0)) for task in Schedule(plan).tasks(2)])
    assert not found.are_evened
    assert found.meetings[0, 1].even_margin is None
    assert all(standing.even_margin is None for standing in found.bots)


# Kept and told


def test_luck_is_kept_with_each_game_and_told_in_the_report(tmp_path: Path) -> None:
    plan = lost_cities("careful", "random", luck=2)
    run = run_on(tmp_path / "a.gz", plan, 4)
    kept_plan, outcomes, _ = read(tmp_path / "a.gz")
    assert kept_plan.luck == 2
    assert [outcome.luck for outcome in outcomes] == [outcome.luck for outcome in run.counted()]
    assert all(len(outcome.luck) == 2 and outcome.luck_micros > 0 for outcome in outcomes)
    text = page(plan, standings(plan, outcomes), outcomes)
    assert "with average luck" in text
    assert "<small>even " in text
    assert "points, even " in text, "of each bot as well"


def test_the_games_are_the_same_whether_luck_is_measured_or_not() -> None:
    games = []
    for worlds in (0, 2):
        run = Run(lost_cities("careful", "random", luck=worlds), 2)
        Here().play(run)
        games.append([outcome.actions for outcome in run.counted()])
    assert games[0] == games[1]


@pytest.mark.parametrize("worlds", [-1, 10_001])
def test_a_number_of_worlds_that_cannot_be_is_refused(worlds: int) -> None:
    with pytest.raises(ValueError, match="worlds"):
        Plan.of("lost-cities", ["careful", "random"], luck=worlds)
