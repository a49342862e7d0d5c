"""What an option admits."""

from __future__ import annotations

from typing import Any

import pytest

from manoa.kernel.rulebook import Option

MODULES = Option([], "what is added", values=("swamp", "fog", "dragons"), several=True)


@pytest.mark.parametrize("value", [[], ["fog"], ["dragons", "swamp"], ["swamp", "fog", "dragons"]])
def test_several_values_may_be_chosen_in_any_order(value: list[str]) -> None:
    assert MODULES.admits(value)
    assert MODULES.settled(value) == MODULES.settled(value[::-1])
    assert sorted(MODULES.settled(value)) == sorted(value)


@pytest.mark.parametrize("value", [None, "fog", ("fog",), ["fog", "fog"], ["snow"], [["fog"]], {"fog": True}, [1], 5])
def test_nothing_else_is_a_choice_of_several(value: Any) -> None:
    assert not MODULES.admits(value)
    assert MODULES.allowed == "a list of any of swamp, fog, dragons"


def test_one_value_is_chosen_where_several_may_not_be() -> None:
    option = Option("a", "one of two", values=("a", "b"))
    assert option.admits("b")
    assert not option.admits(["b"])
    assert option.settled("b") == "b"
