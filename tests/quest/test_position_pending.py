"""Which decisions of Quest a position may list together. Those that come up in play are restored by the tests of what
brings them up."""

from __future__ import annotations

from typing import Any

import pytest

from cases import each
from quest.arranging import adventurous, arranged, dealt
from quest.hexing import hexes

HEXES = hexes("demon_gorge", starting_player=0)
OF = {entry["task"]: entry for entry in adventurous()}
PRICE = {"task": "price", "due": 1, "card": "scout"}
REMOVE = {"task": "remove", "due": 1, "optional": True}


def refusal(*pending: dict[str, Any]) -> str:
    snapshot = dealt(HEXES)
    snapshot["position"]["pending"] = [*pending]
    with pytest.raises(ValueError, match="This position breaks a rule: ") as refused:
        HEXES.restore(snapshot)
    return str(refused.value)


@each(
    "pending",
    [
        [PRICE, PRICE, PRICE],
        [PRICE, REMOVE],
        [REMOVE, PRICE],
        [OF["ward"]],  # it is drawn for something
        [OF["ward"], OF["curse"]],
        [OF["curse"], OF["halt"]],
        [OF["halt"], OF["force"]],
        [OF["curse"], OF["ward"], OF["force"]],
        [OF["hero"], OF["hero"]],
        [OF["curse"], OF["hero"], OF["curse"]],
        [OF["rouse"], OF["force"], OF["force"]],
        [OF["herd"], OF["whistle"]],
        [OF["lift"], OF["dismiss"]],
    ],
)
def test_decisions_that_never_wait_for_each_other_are_refused(pending: list[dict[str, Any]]) -> None:
    assert "cannot be pending like this" in refusal(*pending)


def test_one_curse_asks_each_of_the_others_once() -> None:
    assert "each of the other players move once" in refusal(OF["curse"], *[OF["force"]] * 3)


@each(
    ("entry", "sentence"),
    [
        ({**OF["force"], "due": 0}, "a forced move is one or two steps"),
        ({**OF["force"], "due": 3}, "a forced move is one or two steps"),
        ({**OF["curse"], "seat": 1}, "a curse is drawn for a piece of the player to act"),
        ({**OF["hero"], "due": 2}, "three heroes are shown"),
        (OF["banish"], "what is asked for cannot be given"),  # there is no demon in hand
    ],
)
def test_a_decision_is_about_what_can_be(entry: dict[str, Any], sentence: str) -> None:
    assert sentence in refusal(entry)


def test_a_run_goes_on_after_few_decisions() -> None:
    run = {
        "card": "sailor",
        "token": None,
        "symbol": "paddle",
        "piece": None,
        "power": 1,
        "moved": False,
        "behind": None,
    }
    snapshot = arranged(HEXES, at=(0, 0), area="sailor", pending=[OF["spare"]], run=run)
    with pytest.raises(ValueError, match="a run is over when something else is asked for"):
        HEXES.restore(snapshot)
