"""What a decision is called depends on what it loses, and on how sure that is."""

from __future__ import annotations

import pytest

from manoa.study.judge import Judgement, Option, Outcome
from manoa.study.split import whole
from manoa.study.verdicts import accuracy, charged, loss, verdict

PLAYED, USUAL, OTHER = 1, 2, 3


def option(action: int, behind: float = 0.0, error: float = 0.001) -> Option:
    share = 0.9 - behind
    return Option(action, (share, 1 - share), (0.0, 0.0), behind, error, 0.0, 0.0)


def judged(*options: Option, played: int = PLAYED, usual: int = USUAL) -> Judgement:
    best_first = tuple(sorted(options, key=lambda option: option.behind))
    nothing = Outcome((0.5, 0.5), (0.0, 0.0))
    return Judgement(0, 5, played, usual, usual, best_first, nothing, nothing, 100, 400)


def called(judgement: Judgement) -> str:
    """Where nothing of it stays open."""
    return verdict(judgement, loss(judgement))


@pytest.mark.parametrize(
    ("lost", "name"),
    [
        (0.01, "best"),
        (0.015, "good"),
        (0.062, "good"),
        (0.064, "inexact"),
        (0.112, "inexact"),
        (0.114, "mistake"),
        (0.222, "mistake"),
        (0.224, "blunder"),
        (0.9, "blunder"),
    ],
)
def test_a_slip_is_called_by_what_it_costs_for_sure(lost: float, name: str) -> None:
    slip = judged(option(PLAYED, lost), option(USUAL))
    assert (called(slip), loss(slip)) == (name, lost)


def test_the_less_is_known_the_milder_it_is_called() -> None:
    names = [called(judged(option(PLAYED, 0.3, error), option(USUAL))) for error in (0.01, 0.03, 0.05, 0.09, 0.11)]
    assert names == ["blunder", "mistake", "mistake", "good", "best"]


def test_what_lies_within_three_standard_errors_is_no_slip() -> None:
    assert loss(judged(option(PLAYED, 0.3001, 0.1), option(USUAL))) == 0.3001
    doubtful = judged(option(PLAYED, 0.3, 0.1), option(USUAL))
    assert (called(doubtful), loss(doubtful)) == ("best", 0.0)


MISSED = judged(option(OTHER), option(PLAYED, 0.1), option(USUAL, 0.1))
TAKEN = judged(option(PLAYED), option(USUAL, 0.1))
GONE = judged(option(PLAYED), option(USUAL, 0.0))
LOST_MORE = judged(option(OTHER), option(PLAYED, 0.3), option(USUAL, 0.1))


@pytest.mark.parametrize(
    ("decisions", "still", "owed", "costs", "owes"),
    [
        ([MISSED], [False], 0.0, [0.1], 0.1),
        ([MISSED], [False], 0.1, [0.0], 0.1),  # charged in the turn before
        ([MISSED, MISSED, MISSED], [True, True, False], 0.0, [0.0, 0.0, 0.1], 0.1),
        ([MISSED, TAKEN], [True, False], 0.0, [0.0, 0.0], 0.0),  # taken at the next step
        ([MISSED, GONE], [True, False], 0.0, [0.1, 0.0], 0.0),
        ([MISSED, MISSED], [False, False], 0.0, [0.1, 0.0], 0.1),  # something came to light between them
        ([GONE, MISSED], [False, False], 0.1, [0.0, 0.1], 0.1),  # another option than the one that was charged
        ([LOST_MORE], [False], 0.1, [0.2], 0.3),
    ],
)
def test_an_option_that_stays_open_is_charged_once(
    decisions: list[Judgement], still: list[bool], owed: float, costs: list[float], owes: float
) -> None:
    found, left = charged(decisions, still, owed)
    assert found == pytest.approx(costs)
    assert left == pytest.approx(owes)


def test_what_was_missed_and_stays_open_is_neither_the_best_nor_a_slip() -> None:
    assert verdict(MISSED, 0.0) == "good"
    assert verdict(MISSED, 0.1) == "inexact"


def test_a_brilliant_one_leaves_far_behind_what_the_quick_policy_does() -> None:
    assert called(judged(option(PLAYED), option(USUAL, 0.3), option(OTHER, 0.01))) == "brilliant"
    assert called(judged(option(PLAYED), option(USUAL, 0.26, 0.01))) == "best", "not by more than chance explains"
    assert called(judged(option(PLAYED), option(OTHER, 0.3), usual=PLAYED)) == "only"
    assert called(judged(option(PLAYED), option(OTHER, 0.3), option(USUAL, 0.1), usual=PLAYED)) == "best"


def test_accuracy_follows_what_play_brought_and_cost() -> None:
    assert accuracy(0.0) == pytest.approx(80)
    falling = [accuracy(gained / 10) for gained in range(5, -15, -1)]
    assert falling == sorted(falling, reverse=True)
    assert all(0 < one < 100 for one in falling)
    assert accuracy(-0.5) < 40, "whoever throws an even game away"


@pytest.mark.parametrize(
    "parts", [[1 / 3] * 3, [0.5, 0.5], [0.12345, 0.87655], [1.0, 0.0], [0.99996, 0.00002, 0.00002]]
)
def test_rounded_parts_of_a_whole_add_up_to_it(parts: list[float]) -> None:
    rounded = whole(parts, 10_000)
    assert sum(rounded) == 10_000
    assert all(abs(found - 10_000 * part) < 1 for found, part in zip(rounded, parts, strict=True))
