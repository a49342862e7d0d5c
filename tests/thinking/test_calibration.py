"""Estimates put right by what was counted."""

from __future__ import annotations

import numpy as np
import pytest

import manoa
from manoa.study.calibration import CORRECTIONS, Form, form_of, put_right

SHARES = np.array([[share, 1 - share] for share in (0.0, 0.1, 0.35, 0.5, 0.65, 0.9, 1.0)])


@pytest.mark.parametrize("form", CORRECTIONS)
def test_shares_stay_shares_in_their_order(form: Form) -> None:
    for seat in (0, 1):
        right = put_right(form, SHARES, seat)
        assert right.sum(1) == pytest.approx(np.ones(len(SHARES)))
        assert (np.diff(right[:, 0]) > 0).all()
        assert right[[0, -1]] == pytest.approx(SHARES[[0, -1]])
        assert ((right >= 0) & (right <= 1)).all()


@pytest.mark.parametrize("form", CORRECTIONS)
def test_whoever_is_to_act_thinks_too_well_of_it(form: Form) -> None:
    even = np.array([[0.5, 0.5]])
    for seat in (0, 1):
        assert put_right(form, even, seat)[0, seat] < 0.45


def test_less_is_to_come_the_more_a_lead_is_worth_and_the_more_it_is_put_right() -> None:
    even, match = np.array([[0.5, 0.5]]), [Form("lost-cities", 2, 3, to_come, False) for to_come in (2, 1, 0)]
    first, second, last = (put_right(form, even, 0)[0, 0] for form in match)
    assert first > second > last
    game = manoa.game("lost-cities", rounds=1)
    young = game.start(seed=1)
    old = young.at(0)
    old.state["left"] = 20
    forms = [form_of("lost-cities", one.rules, one.state) for one in (young, old)]
    assert forms == [Form("lost-cities", 2, 1, 0, True), Form("lost-cities", 2, 1, 0, False)]
    in_one, beginning = (put_right(form, even, 0)[0, 0] for form in reversed(forms))
    assert in_one < second < beginning


def test_what_was_not_measured_stays_as_it_is() -> None:
    three = np.full((2, 3), 1 / 3)
    assert put_right(Form("lost-cities", 3, 1, 0, False), three, 0) is three
    assert put_right(Form("no such game", 2, 1, 0, False), SHARES, 0) is SHARES
