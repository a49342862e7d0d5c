"""Looking back at a match: it adds up, it is the same each time, and it comes from nothing that was hidden."""

from __future__ import annotations

import json
from itertools import pairwise
from typing import Any

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from manoa.kernel.threads import Threads
from manoa.study import Judge, Telling, told
from manoa.study import review as review_of
from manoa.study.figures import figures
from manoa.study.review import FULL, SIMULATIONS, phases_of, usual_depth
from study.played import GAMES, HASTY, played, reviews
from worlds import worlds

every_game = pytest.mark.parametrize("game", sorted(GAMES))
few = settings(max_examples=4, deadline=None, database=None, suppress_health_check=list(HealthCheck))


@every_game
@few
@given(seed=st.integers(0, 1000))
def test_start_slips_and_luck_are_the_result_to_the_last_digit(game: str, seed: int) -> None:
    match = played(game, seed)
    review = reviews(match)[-1]
    winners = match.placings.count(1)
    for seat, place in enumerate(match.placings):
        shares, _ = review.accounts(seat)
        assert shares.start + shares.own + shares.others + shares.luck == shares.result
        assert abs(shares.result - (10_000 / winners if place == 1 else 0)) < 1
    assert sum(review.accounts(seat)[0].result for seat in range(match.players)) == 10_000
    for _, accounts in review.shares:
        chances = [account.result for account in accounts]
        assert sum(chances) == 10_000
        assert all(0 <= chance <= 10_000 for chance in chances), "never below 0 or above 100"


def test_margins_are_the_points_that_were_made() -> None:
    match = played("lost-cities", 3)
    review = reviews(match)[-1]
    own, other = match.scores
    assert [review.accounts(seat)[1].result for seat in (0, 1)] == [100 * (own - other), 100 * (other - own)]


@every_game
def test_it_grows_until_it_is_complete(game: str) -> None:
    match = played(game, 5)
    steps = reviews(match)
    for before, after in pairwise(steps):
        assert before.steps <= after.steps
        assert before.turns == after.turns[: len(before.turns)]
        assert before.shares == after.shares[: len(before.shares)]
        assert before.margins == after.margins[: len(before.margins)]
        assert before.simulations <= after.simulations
        assert not before.is_complete
    last = steps[-1]
    assert last.is_complete
    assert [turn.first for turn in last.turns[1:]] == [turn.last + 1 for turn in last.turns[:-1]]
    assert last.turns[-1].last + 1 == last.of == len(match.steps)


@every_game
def test_the_same_seed_gives_the_same_review_however_many_threads_there_are(game: str) -> None:
    match = played(game, 6)
    one = told(match, reviews(match)[-1])
    assert told(match, reviews(match)[-1]) == one
    *_, spread = review_of(match, HASTY, 0, threads=3)
    assert told(match, spread) == one
    assert told(match, reviews(match, seed=1)[-1]) != one


@every_game
def test_it_is_told_a_turn_at_a_time_as_it_is_told_in_the_end(game: str) -> None:
    match = played(game, 6)
    telling = Telling(match)
    for step in (grown := reviews(match)):
        found = telling.told(step)
    assert found == told(match, grown[-1])
    assert json.loads(json.dumps(found)) == found, "plain data"


@every_game
def test_a_judgement_is_the_same_in_all_worlds_that_the_seat_cannot_tell_apart(game: str) -> None:
    """Down to the words: what speaks against a play is made from what the seat knows, too."""
    match, compared = played(game, 7), 0
    reason = match.game.book.study.reason
    assert reason is not None
    for step in range(3, len(match.steps), 1 + len(match.steps) // 12):
        then = match.at(step)
        if then.player is None or len(then.legal) < 2:
            continue
        found = []
        for world in worlds(then, then.player):
            with Threads(1) as hands:
                judged = Judge(HASTY, hands).judge(placed(world, then.player, step), match.steps[step])
            said = [reason(world.rules, world.state, match.steps[step], option.action) for option in judged.options]
            found.append(json.dumps((judged, said)))
            compared += 1
        assert len(set(found)) == 1
    assert compared >= 12


@every_game
def test_what_was_missed_before_is_tried_as_long_as_it_is_there(game: str) -> None:
    """However short the search is, which may overlook it."""
    match = played(game, 7)
    step = next(step for step in range(3, len(match.steps)) if len(match.at(step).legal) > 3)
    then = match.at(step)
    assert then.player is not None
    with Threads(1) as hands:
        judge, seat = Judge(1, hands), then.for_seat(then.player)
        overlooked = judge.judge(seat, match.steps[step])
        known = {option.action for option in overlooked.options}
        missed = next(action for action in then.legal if action not in known)
        gone = max(then.legal) + 1
        found = judge.judge(seat, match.steps[step], [gone, missed])
    assert {option.action for option in found.options} == {*known, missed}


def placed(world: Any, seat: int, step: int) -> Any:
    """As if the world had as many steps behind it."""
    place = world.for_seat(seat)
    place.step = step
    return place


def test_a_match_that_goes_on_is_not_reviewed() -> None:
    match = played("lost-cities", 3)
    with pytest.raises(ValueError, match="over"):
        reviews(match.at(10))


def test_a_match_that_was_given_up_ends_by_the_decision_of_who_gave_up() -> None:
    match = played("lost-cities", 3).at(20)
    review = reviews(match, placings=[1, 2])[-1]
    winner, loser = (review.accounts(seat)[0] for seat in (0, 1))
    before = review.shares[-2][1]
    assert (winner.result, loser.result) == (10_000, 0)
    assert winner.luck == before[0].luck
    assert loser.own == before[1].own - before[1].result
    assert not told(match, review)["played_out"]


@every_game
def test_figures_sum_the_losses_of_each_phase(game: str) -> None:
    match = played(game, 5)
    review = reviews(match)[-1]
    sums = figures(told(match, review))
    for seat, found in enumerate(sums):
        for phase, (count, lost) in enumerate(found["phases"]):
            losses = [turn.loss for turn in review.turns_of(seat, phase)]
            assert count == len(losses)
            assert lost == pytest.approx(sum(losses), abs=1e-3)
        mine = [cost for turn in review.turns if turn.seat == seat for cost in turn.costs]
        assert sum(lost for _, lost in found["phases"]) == pytest.approx(sum(mine), abs=1e-2)
        if found["fair_margin"] is not None:
            assert found["margin"] - found["fair_margin"] == review.accounts(seat)[1].luck


def test_phases_are_thirds_of_each_round() -> None:
    match = played("lost-cities", 4, rounds=3)
    phases = phases_of(match)
    assert len(phases) == len(match.steps)
    rises = [step for step in range(1, len(phases)) if phases[step] < phases[step - 1]]
    assert len(rises) == 2, "three rounds"
    assert [match.at(step).view()["round"] for step in rises] == [2, 3]


def test_long_matches_are_looked_at_less_closely() -> None:
    match = played("lost-cities", 3)
    usual = usual_depth(match)
    assert usual == SIMULATIONS["lost-cities"]
    longer = match.at(0)
    longer.steps = [0] * (3 * FULL)
    assert usual_depth(longer) == usual // 3


def test_turning_points_are_steps_of_the_match_in_their_order() -> None:
    match = played("lost-cities", 3)
    found = told(match, reviews(match)[-1])
    assert found["turning"]
    assert found["turning"] == sorted(found["turning"])
    assert set(found["turning"]) <= {moment["step"] for moment in found["shares"]}
