"""A turning point is a change that lasts."""

from __future__ import annotations

from manoa.study.turning import turning_points

CALM = [(step, [5_000, 5_000]) for step in range(10)]


def test_a_curve_that_only_goes_up_and_down_has_none() -> None:
    zigzag = [(step, [4_200, 5_800] if step % 2 else [5_800, 4_200]) for step in range(20)]
    assert turning_points(CALM) == turning_points(zigzag) == []


def test_a_change_that_lasts_is_found_once_where_it_happens() -> None:
    later = [(step, [8_000, 2_000]) for step in range(10, 20)]
    (found,) = turning_points([*CALM, *later])
    assert (found.step, found.before, found.after) == (10, [5_000, 5_000], [8_000, 2_000])


def test_the_greatest_are_told_in_their_order() -> None:
    values = [5_000, 6_100, 2_000, 9_000, 1_000, 7_000, 3_000, 8_500, 4_000]
    course = [(10 * part + step, [value, 10_000 - value]) for part, value in enumerate(values) for step in range(10)]
    found = turning_points(course)
    assert [one.step for one in found] == [20, 30, 40, 50, 70, 80]
