"""What a decision is called depends on what it loses, and on how sure that is."""

from __future__ import annotations

import pytest

from manoa.study.judge import Judgement, Option
from manoa.study.split import whole
from manoa.study.verdicts import BLUNDER, accuracy, is_slip, loss, verdict

PLAYED, USUAL, OTHER = 1, 2, 3


def option(action: int, behind: float = 0.0, error: float = 0.001) -> Option:
    share = 0.9 - behind
    return Option(action, (share, 1 - share), (0.0, 0.0), behind, error, 0.0, 0.0)


def judged(*options: Option, played: int = PLAYED, usual: int = USUAL) -> Judgement:
    best_first = tuple(sorted(options, key=lambda option: option.behind))
    return Judgement(0, 5, played, usual, best_first, 100, 400)


@pytest.mark.parametrize(
    ("lost", "name"),
    [
        (0.01, "best"),
        (0.015, "good"),
        (0.059, "good"),
        (0.06, "inexact"),
        (0.109, "inexact"),
        (0.11, "mistake"),
        (0.219, "mistake"),
        (0.22, "blunder"),
        (0.9, "blunder"),
    ],
)
def test_a_slip_is_called_by_what_it_costs(lost: float, name: str) -> None:
    slip = judged(option(PLAYED, lost), option(USUAL))
    assert (verdict(slip), loss(slip)) == (name, lost)


def test_what_lies_within_three_standard_errors_is_no_slip() -> None:
    assert not is_slip(judged(option(PLAYED, 0.3, 0.1), option(USUAL)))
    assert is_slip(judged(option(PLAYED, 0.3001, 0.1), option(USUAL)))
    doubtful = judged(option(PLAYED, 0.3, 0.1), option(USUAL))
    assert (verdict(doubtful), loss(doubtful)) == ("best", 0.0)


def test_a_brilliant_one_leaves_far_behind_what_the_quick_policy_does() -> None:
    assert verdict(judged(option(PLAYED), option(USUAL, 0.3), option(OTHER, 0.01))) == "brilliant"
    assert verdict(judged(option(PLAYED), option(USUAL, 0.26, 0.01))) == "best", "not by more than chance explains"
    assert verdict(judged(option(PLAYED), option(OTHER, 0.3), usual=PLAYED)) == "only"
    assert verdict(judged(option(PLAYED), option(OTHER, 0.3), option(USUAL, 0.1), usual=PLAYED)) == "best"


def test_accuracy_falls_with_what_is_lost_and_needs_some_turns() -> None:
    assert accuracy([0.0] * 8) == 100
    assert accuracy([0.0] * 7) is None
    assert accuracy([0.0] * 3, 3) == 100
    better, worse = accuracy([0.01] * 20), accuracy([0.02] * 20)
    assert better is not None
    assert worse is not None
    assert 100 > better > worse > 0


def test_a_blunder_is_the_worst() -> None:
    assert verdict(judged(option(PLAYED, 0.9), option(USUAL))) == BLUNDER


@pytest.mark.parametrize(
    "parts", [[1 / 3] * 3, [0.5, 0.5], [0.12345, 0.87655], [1.0, 0.0], [0.99996, 0.00002, 0.00002]]
)
def test_rounded_parts_of_a_whole_add_up_to_it(parts: list[float]) -> None:
    rounded = whole(parts, 10_000)
    assert sum(rounded) == 10_000
    assert all(abs(found - 10_000 * part) < 1 for found, part in zip(rounded, parts, strict=True))
