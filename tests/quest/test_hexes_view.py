"""Heroes & Hexes: what a view says of curses, forced moves and familiars, for people who do not know the rules."""

from __future__ import annotations

from typing import Any

import pytest

from quest.arranging import on, play
from quest.hexing import row

DEMONS = ("jungle 1", "demon 1", "jungle 1", "jungle 1", "jungle 1")


@pytest.mark.parametrize(
    ("curse", "bound"),
    [
        ("lethargy_machete", {"explorer", "machete_1"}),
        ("lethargy_coin", {"traveler"}),
        ("misery", {"compass"}),
        ("cave_fever", {"machete_1"}),
        ("misfortune", {"explorer", "traveler", "compass", "jack_of_all_trades"}),
    ],
)
def test_what_a_curse_forbids_is_told_to_its_owner(curse: str, bound: set[str]) -> None:
    hand = "explorer traveler compass jack_of_all_trades"
    match = on(row(*DEMONS), hand=hand, tokens="machete_1", curses={0: curse})
    assert match.view(0)["bound"] == dict.fromkeys(bound, curse)
    assert match.view(1)["bound"] == {}
    assert "bound" not in match.view()


def test_a_change_of_symbol_leaves_a_lethargic_card_a_use() -> None:
    match = on(row(*DEMONS), hand="explorer", tokens="change_symbol", curses={0: "lethargy_machete"})
    assert play(match, "play change-symbol").view(0)["bound"] == {}


def forced_by(pile: str, *texts: str, **options: Any) -> Any:
    match = play(on(row(*DEMONS, **options), pile=pile), "enter L1", *texts)
    return match.view()["hexes"]["forced"]


def test_a_forced_move_tells_which_curse_made_it() -> None:
    assert forced_by("voodoo") == {"seat": 0, "pieces": [0], "steps": 2, "curse": "voodoo"}
    assert forced_by("voodoo", "move L2")["curse"] == "voodoo"
    assert forced_by("voodoo", paralysis="victim")["curse"] == "voodoo"
    assert forced_by("paralysis", paralysis="victim")["curse"] == "paralysis"


def test_a_familiar_reaches_with_both_powers() -> None:
    match = on(row("jungle 1", "jungle 2", "jungle 2"), hand="leeroy")
    reaches = {reach.get("once", False): reach["ends"] for reach in match.view(0)["reach"]}
    assert {once: [end["text"] for end in ends] for once, ends in reaches.items()} == {
        False: ["leeroy L1"],
        True: ["leeroy-once L1", "leeroy-once L1 L2"],
    }
