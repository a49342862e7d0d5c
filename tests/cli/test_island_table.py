"""The table of the Island: all that a view tells, who is asked and why, and the moves in few lines."""

from __future__ import annotations

import re
from typing import Any

import pytest

from cli.islands import FIGHT, STANDING, asked, changed, lines, positions, table, text, wandering, words
from island.arranging import FLOWER
from island.arranging import table as arranged
from manoa.cli.boards.board import Scene
from manoa.cli.boards.island.signs import SIGNS, cards
from manoa.cli.boards.island.table import BOARD
from manoa.cli.words import LANGUAGES
from manoa.games.island.parts.tiles import RESOURCES
from manoa.games.island.people.reading import where_text

Views = dict[str, Any]


def row(shown: Scene, seat: int) -> list[str]:
    """The line of a seat, cell by cell, on a wide terminal."""
    line = next(line for line in lines(shown, 140) if re.match(rf"[› ] [OWBP] {shown.names[seat]} ", line))
    return re.split(r" {2,}", line[4:])


# Seats


@pytest.mark.parametrize("players", [2, 3, 4])
def test_the_seats_show_what_is_open(players: int) -> None:
    for match in positions(players, 61):
        shown, view = asked(match), match.view()
        for seat in range(players):
            name, explorer, shrines, *held, total, strong, at, home = row(shown, seat)
            assert name == shown.names[seat]
            assert explorer.lower() == (view["explorers"][seat] or "–")
            assert shrines == ("▲" * len(view["offerings"][seat])).ljust(3, "·") + (
                "∩" if view["cave_shrine"] == seat else "·"
            )
            assert held == [str(view["resources"][seat][name]) for name in RESOURCES]
            assert (total, strong) == (str(view["cards"][seat]), str(view["strengths"][seat]))
            assert at == (where_text(view["at"][seat]) if view["at"][seat] else "–")
            farms, fort = 2 - len(view["farmhouses"][seat]), int(view["forts"][seat] is None)
            assert home == f"{view['homes'][seat]} {farms} {fort} {3 - len(view['offerings'][seat])}"


def test_whoever_acts_is_marked() -> None:
    for match in positions(3, 61):
        marked = [line for line in lines(asked(match), 140) if line.startswith("›")]
        assert [line[4:].startswith("You ") for line in marked] == [True]


def test_hidden_resources_do_not_show() -> None:
    for match in positions(3, 61, open_resources=False):
        shown = table(match, 0)
        for seat in (1, 2):
            known = shown.view["known"][seat]
            assert row(shown, seat)[3:6] == [f"{known[name]}+" if known[name] else "?" for name in RESOURCES]
            assert row(shown, seat)[6] == str(shown.view["cards"][seat])
        assert row(shown, 0)[3:6] == [str(match.view(0)["resources"][0][name]) for name in RESOURCES]
        assert f"Supply, {shown.view['supply_size']}: hidden" in words(shown, 140)
        assert "lacks" not in words(table(match), 140)


def test_what_everybody_knows_of_hidden_resources() -> None:
    shown = table(wandering(3, open_resources=False), 0)
    known = [{"food": 0, "wood": 2, "gold": 0}] * 3
    found = row(changed(shown, known=known, cards=[1, 8, 0]), 1)
    assert found[3:7] == ["?", "2+", "?", "8"]


def test_what_can_be_paid_and_what_is_lacking() -> None:
    shown = asked(arranged(FLOWER, 3, resources={0: (1, 2, 1)}))
    sentence = words(shown, 140)
    assert "villager ¤1 $1 ✓ " in sentence
    assert "fort ♣3 $2 lacks ♣1 $1 " in sentence
    assert "offering ¤2 ♣2 $2 lacks ¤1 $1 " in sentence
    assert "march ¤1 ✓ " in sentence
    sentence = words(changed(shown, homes=[0, 0, 0], unbuilt=[{"farmhouse": 1, "fort": 0}] * 3), 140)
    assert "no villager left" in sentence
    assert "no fort left" in sentence


# What else there is


def test_every_entry_of_the_view_is_told() -> None:
    for match in positions(3, 61):
        shown, view = asked(match), match.view(match.player)
        sentence = words(shown, 140)
        assert f"round {view['round']}" in sentence
        assert ("truce" in sentence) == view["truce"]
        if view["dice"] and view["phase"] != "side":
            assert f"dice {view['dice'][0]} {view['dice'][1]}" in sentence
        if view["speed"] is not None:
            assert f"speed left {view['speed']}, gather {view['gather']}" in sentence
        for board in ("island", "cave"):
            assert f"{board.capitalize()} stack, {view['stacks'][board]}: " in sentence
            for tile, many in view["left"][board].items():
                assert f"{shown.words.name('tile', tile)} {many}" in sentence or many == 1
        assert f"Supply, {view['supply_size']}: " in sentence
        for name, many in view["treasure"].items():
            assert f"{many} {name}" in sentence.split("Thieves’ treasure: ")[1] or not many
        if view["phase"] != "side":
            seat = match.player or 0
            assert f"bank {view['rates'][seat]} for 1" in sentence
            assert f"offers left {view['offers_left'][seat]}" in sentence
            for item, price in view["costs"][seat].items():
                assert f"{item} {cards(shown, price)}" in sentence or f"no {item} left" in sentence
        for explorer in filter(None, view["explorers"]):
            assert f"{explorer.capitalize()}: " in sentence


def test_rare_entries_are_told() -> None:
    shown = table(wandering(3), 0)
    parts: Views = {"under": ["water", "shrine"], "out": ["gold"], "free_marches": 1, "turn": 0, "phase": "explore"}
    sentence = words(changed(shown, **parts), 140)
    assert "At its bottom, as they will come: water, shrine" in sentence
    assert "no gold left" in sentence
    assert "the next march is free" in sentence


# Who is asked, and why


def window(**parts: Any) -> str:
    """What seat 0 reads when it is asked out of turn."""
    shown = table(wandering(3), 0)
    shown = changed(shown, **{"player": 0, "turn": 1, "fights": [], "purchase": None, "offer": None, **parts})
    return words(shown, 140)


@pytest.mark.parametrize(
    ("item", "at", "expected"),
    [
        ("fort", ["island", "N", 0, 0], "a fort at N(0,0)"),
        ("offering", ["island", 2, -2], "an offering at (2,-2)"),
        ("villager", ["cave", 1, 0], "a villager at cave(1,0)"),
    ],
)
def test_a_purchase_window(item: str, at: list[Any], expected: str) -> None:
    shown = window(phase="purchase", purchase={"item": item, "at": at})
    assert f"Out of turn: Greedy 1 wants to buy {expected}. You may march first; pass lets it happen." in shown


def test_a_battle_window() -> None:
    shown = window(phase="battle", fights=[FIGHT], **STANDING)
    assert (
        "Out of turn: Greedy 1 attacks you at (0,0): 3 dice against 6. "
        "You may march armies in or away first; pass goes on to the dice."
    ) in shown


def test_a_battle_of_my_own_and_those_that_wait() -> None:
    mine = {**FIGHT, "attacker": 0, "defenders": [], "beast": "serpent", "attack": 1, "defence": [4]}
    house = {"seat": 2, "at": ["island", "S", 0, -1]}
    raid = {**FIGHT, "attacker": 0, "defenders": [], "farmhouse": house, "attack": 1, "defence": [1]}
    several = {**FIGHT, "attacker": 1, "defenders": [0, 2], "defence": [6, 1]}
    shown = window(phase="battle", turn=0, fights=[mine, raid, several], **STANDING)
    assert "You attack the Cave Serpent at (0,0): 1 die against 4." in shown
    assert "Out of turn" not in shown
    assert (
        "After that: You attack Greedy 2’s farmhouse at S(0,-1) from (0,0); Greedy 1 attacks you and Greedy 2" in shown
    )


def test_other_questions() -> None:
    offer = {"by": 1, "to": 0, "give": {"food": 2}, "take": {}}
    assert "Out of turn: Greedy 1 offers you 2 food for nothing. Accept or refuse." in window(
        phase="answer", offer=offer
    )
    shown = window(phase="set", defeated=1)
    assert "Out of turn: Set Greedy 1’s beaten explorer on a tile of the island." in shown
    shown = window(phase="retreat", retreat=["island", 0, 1])
    assert "A tie: your pieces leave (0,1). Choose where to." in shown
    shown = window(phase="order", fights=[{**FIGHT, "attacker": 0, "defenders": [1, 2], "defence": [2, 1]}], **STANDING)
    assert "against 2 (Greedy 1) and 1 (Greedy 2). Choose who you fight first." in shown
    shown = window(phase="place", turn=0, turned="garden")
    assert "You turned up garden: choose its place, marked ? on the map." in shown
    shown = window(phase="return", turn=0)
    assert "give back until 0 are left." in shown


def test_others_are_told_whom_the_table_waits_for() -> None:
    shown = window(phase="purchase", player=2, purchase={"item": "fort", "at": ["island", "N", 0, 0]})
    assert "Greedy 1 wants to buy a fort at N(0,0). Greedy 2 may march first." in shown
    assert "Out of turn" not in shown


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_question_is_told_in_every_language(language: str) -> None:
    phases: dict[str, Views] = {
        "side": {},
        "roll": {"dice": [1, 2]},
        "gather": {"gather": 1},
        "explore": {"speed": 0},
        "purchase": {"purchase": {"item": "fort", "at": ["island", "N", 0, 0]}},
        "battle": {"fights": [FIGHT, FIGHT], **STANDING},
        "set": {"defeated": 0},
        "answer": {"offer": {"by": 1, "to": 0, "give": {"food": 2}, "take": {}}},
    }
    for phase, parts in phases.items():
        for player in (0, 2):
            shown = table(wandering(3), 0, language=language)
            view: Views = {"player": player, "turn": 1, "fights": [], "phase": phase, **parts}
            assert words(changed(shown, **view), 140).endswith(".")


def test_every_phase_asks_in_its_own_words() -> None:
    seen = set()
    for match in positions(3, 7):
        shown = asked(match)
        phase = shown.view["phase"]
        seen.add(phase)
        assert (BOARD.question(shown) == "your move") == (phase == "explore")
        assert lines(shown, 140)[-1]
    assert {"side", "roll", "explore", "answer"} <= seen


# The end


def test_the_outcome_of_four_shrines() -> None:
    shown = changed(
        table(wandering(3), 0),
        player=None,
        shrines=[4, 1, 2],
        all_shrines=0,
        cave_shrine=0,
        cards=[3, 9, 0],
        round=23,
        phase="over",
    )
    sentence = text(BOARD.outcome(shown, [1000, 200, 300]))
    assert re.search(r"^1\. You +4 +yes +3 *$", sentence, re.MULTILINE)
    assert re.search(r"^2\. Greedy 2 +2 +– +0 *$", sentence, re.MULTILINE)
    assert re.search(r"^3\. Greedy 1 +1 +– +9 *$", sentence, re.MULTILINE)
    assert "You hold all four shrines, in round 23." in sentence
    assert " · over" in lines(shown, 80)[0]


def test_the_outcome_of_the_last_round() -> None:
    shown = changed(table(wandering(3), 0), player=None, shrines=[2, 2, 1], cave_shrine=1, round=30, phase="over")
    sentence = text(BOARD.outcome(shown, [515, 643, 256]))
    assert re.search(r"^1\. Greedy 1 ", sentence, re.MULTILINE)
    assert "After 30 rounds the most shrines count, then the cave’s, then cards." in sentence


def test_signs_are_told_apart() -> None:
    assert (
        len({SIGNS[name] for name in ("food", "wood", "gold", "garden", "shrine", "water", "cave", "cave_exit")}) == 8
    )
