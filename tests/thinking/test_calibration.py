"""Estimates put right by what was counted."""

from __future__ import annotations

import numpy as np
import pytest

from manoa.study.calibration import CORRECTIONS, put_right

SHARES = np.array([[share, 1 - share] for share in (0.0, 0.1, 0.35, 0.5, 0.65, 0.9, 1.0)])


@pytest.mark.parametrize("game", [game for game, players in CORRECTIONS if players == 2])
def test_shares_stay_shares_in_their_order(game: str) -> None:
    for seat in (0, 1):
        right = put_right(game, SHARES, seat)
        assert right.sum(1) == pytest.approx(np.ones(len(SHARES)))
        assert (np.diff(right[:, 0]) > 0).all()
        assert right[[0, -1]] == pytest.approx(SHARES[[0, -1]])


def test_whoever_is_to_act_thinks_too_well_of_it() -> None:
    even = np.array([[0.5, 0.5]])
    for seat in (0, 1):
        assert put_right("lost-cities", even, seat)[0, seat] < 0.45


def test_what_was_not_measured_stays_as_it_is() -> None:
    three = np.full((2, 3), 1 / 3)
    assert put_right("lost-cities", three, 0) is three
    assert put_right("no such game", SHARES, 0) is SHARES
