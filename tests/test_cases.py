"""Many cases as one test: all are run, and those that fail are named."""

from __future__ import annotations

from typing import Any

import pytest

from cases import each


def test_all_cases_are_run_and_those_that_fail_are_named() -> None:
    seen = []

    @each("wrong", [0, 2, 3])
    @each(("name", "size"), [("a", 1), ("b", 2)])
    def test(name: str, size: int, wrong: int) -> None:
        seen.append((name, size, wrong))
        assert wrong <= size, "too much"

    with pytest.raises(AssertionError) as failed:
        test()
    assert len(seen) == 6
    lines = str(failed.value).splitlines()
    assert lines[0] == "3 cases fail:"
    assert [line.partition(": ")[0] for line in lines[1:]] == [
        "wrong=2, name='a', size=1",
        "wrong=3, name='a', size=1",
        "wrong=3, name='b', size=2",
    ]
    assert all("AssertionError: too much" in line for line in lines[1:])
    assert "too much" in str(failed.value.__cause__), "and the first of them with the line where it failed"


def test_a_refusal_that_does_not_come_is_a_failure() -> None:
    @each("value", [1])
    def test(value: Any) -> None:
        with pytest.raises(ValueError, match="one"):
            str(value)

    with pytest.raises(AssertionError, match="value=1: Failed: DID NOT RAISE"):
        test()


@each("number", range(3))
def test_fixtures_are_given_as_ever(tmp_path: Any, number: int) -> None:
    assert tmp_path.is_dir()
    assert number < 3
