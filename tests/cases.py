"""Many small cases of one property, as one test whose failure names them all.

    @each("wrong", [-1, 7, None])
    @each("field", ["player", "starter"])
    def test_seats_are_0_to_2(field: str, wrong: Any) -> None: ...

It is written like `pytest.mark.parametrize`. For a test that takes a millisecond, being a test of its own takes longer
than the test.
"""

from __future__ import annotations

import functools
import inspect
import reprlib
from collections.abc import Callable, Iterable
from typing import Any

import pytest

LONGEST = 200  # letters of a reason that are shown
SHOWN = reprlib.Repr()
SHOWN.maxstring = SHOWN.maxother = 80
Test = Callable[..., None]


class Failed(AssertionError):
    """Cases that failed, each with its reason; its cause is the error of the first."""


def each(names: str | tuple[str, ...], values: Iterable[Any]) -> Callable[[Test], Test]:
    """Run a test for each of some values; `names` says what they are, as for `parametrize`."""
    parts = tuple(part.strip() for part in names.split(",")) if isinstance(names, str) else names
    cases = [
        dict(zip(parts, [value] if isinstance(names, str) and len(parts) == 1 else value, strict=True))
        for value in values
    ]
    assert cases, "there is no case"

    def one_after_the_other(test: Test) -> Test:
        @functools.wraps(test)
        def run(**given: Any) -> None:
            wrong = [failure for case in cases for failure in failures(test, case, given)]
            if wrong:
                raise Failed("\n".join([f"{len(wrong)} cases fail:", *(reason for reason, _ in wrong)])) from wrong[0][
                    1
                ]

        kept = [part for name, part in inspect.signature(test).parameters.items() if name not in parts]
        vars(run)["__signature__"] = inspect.Signature(kept)
        return run

    return one_after_the_other


def failures(test: Test, case: dict[str, Any], given: dict[str, Any]) -> list[tuple[str, BaseException | None]]:
    """Why a case fails, if it does; of cases within it, why those do."""
    try:
        test(**case, **given)
    except Failed as inner:
        return [(f"{named(case)}, {line}", inner.__cause__) for line in str(inner).splitlines()[1:]]
    except (Exception, pytest.fail.Exception) as error:
        return [(f"{named(case)}: {type(error).__name__}: {' '.join(str(error).split())[:LONGEST]}", error)]
    return []


def named(case: dict[str, Any]) -> str:
    """However long or deep its values are."""
    return ", ".join(f"{name}={SHOWN.repr(value)}" for name, value in case.items())
