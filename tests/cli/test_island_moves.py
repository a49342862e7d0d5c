"""The moves of the Island: each once, in few lines, with what there is to know about it."""

from __future__ import annotations

import itertools
import re
from dataclasses import replace
from typing import Any

import pytest
from rich.cells import cell_len

from cli.islands import FIGHT, STANDING, asked, changed, positions, table, text, wandering
from manoa.cli.moves import arranged, numbered
from manoa.cli.tables import Scene, island, table_for
from manoa.cli.tables.island_ground import Ground, around, corner_of, place_of
from manoa.cli.tables.island_moves import _remark
from manoa.cli.tables.island_words import SIGNS, spot
from manoa.play.action import Action

ISLAND = table_for("island")


def all_positions() -> list[Scene]:
    found = [asked(match) for players in (2, 3, 4) for match in positions(players, 13)]
    found += [asked(match) for match in positions(3, 61, open_resources=False, place_blind=True, resource_limit=9)]
    return [shown for shown in found if shown.actions]


def test_every_move_is_in_one_group_once() -> None:
    for shown in all_positions():
        listed = arranged(shown, ISLAND)
        assert sorted(map(str, listed)) == sorted(map(str, shown.actions))
        assert all(moves and moves[0][1] for _, moves in island.groups(shown))


def test_label_and_words_are_the_notation() -> None:
    for shown in all_positions():
        for label, moves in island.groups(shown):
            if all(told for _, told in moves):
                for action, told in moves:
                    assert f"{label} {told.plain}".strip().startswith(str(action))


def test_the_list_is_short_and_fits() -> None:
    for shown in all_positions():
        drawn = text(numbered(shown, ISLAND), 80).splitlines()
        assert max(map(cell_len, drawn)) <= 80
        if shown.view["phase"] != "set":
            assert len(drawn) <= 15


def test_numbers_that_stand_for_many_moves() -> None:
    shown = next(shown for shown in all_positions() if sum(one.data["kind"] == "offer" for one in shown.actions) > 20)
    drawn = text(numbered(shown, ISLAND), 100)
    first, last = map(int, re.findall(r"(\d+)–(\d+) COLOUR 0-3 food for 0-3 gold", drawn)[0])
    moves = arranged(shown, ISLAND)
    assert last == len(moves)
    assert {move.data["kind"] for move in moves[first - 1 : last]} == {"offer"}
    assert all(
        sum(move.data["give"].values()) == 1
        for move in moves[first - 3 : first - 1]
        if shown.view["phase"] == "explore"
    )


def test_every_offer_can_be_listed() -> None:
    match = next(
        match for match in positions(3, 7) if sum(one.data["kind"] == "offer" for one in asked(match).actions) > 20
    )
    shown = asked(match, "offers")
    told = text(numbered(shown, ISLAND), 140)
    for action in shown.actions:
        if action.data["kind"] == "offer":
            assert str(action).removeprefix("offer ") in told
    assert "COLOUR" not in told


def test_pass_comes_first_in_a_window() -> None:
    found = [shown for shown in all_positions() if shown.view["phase"] in ("purchase", "battle")]
    assert found
    for shown in found:
        assert str(arranged(shown, ISLAND)[0]) == "pass"


def test_marches_of_many_armies_take_a_line_each() -> None:
    seen = 0
    for shown in all_positions():
        armies = {spot(one.data["from"]) for one in shown.actions if one.data["kind"] == "march"}
        labels = [label for label, _ in island.groups(shown) if label.startswith("march")]
        assert len(labels) <= 2 * len(armies)
        assert {label.rpartition(" ")[2] for label in labels} == armies
        seen = max(seen, len(armies))
    assert seen > 1


def test_parts_of_an_army_share_a_line() -> None:
    start, ends = ["island", 0, 0], (["island", 1, 0], ["island", 0, -1])
    marches = [
        Action(
            number,
            f"march {many} {spot(start)} {spot(end)}",
            {"kind": "march", "count": many, "from": start, "to": end},
        )
        for number, (many, end) in enumerate(itertools.product((1, 2, 3), ends))
    ]
    shown = replace(changed(table(wandering(3), 0), player=0, fights=[], **STANDING), actions=marches)
    (whole, first), (part, others) = island.groups(shown)
    assert (whole, [str(action) for action, _ in first]) == ("march 3 (0,0)", [str(one) for one in marches[4:]])
    assert (part, {str(action) for action, _ in others}) == ("march 1-2 (0,0)", {str(one) for one in marches[:4]})
    assert "3–6 a part of it, to the same places" in text(numbered(shown, ISLAND), 80)


def test_fights_are_announced() -> None:
    told = 0
    for shown in all_positions():
        for label, moves in island.groups(shown):
            for action, remark in moves:
                if label == "move" and " fight " in remark.plain:
                    letters = remark.plain.partition(" fight ")[2].split()
                    foes = Ground(shown.view).foes(place_of(action.data["to"]), shown.view["player"])
                    assert letters == [shown.view["colours"][seat][0].upper() for seat in foes]
                    told += 1
    assert told


@pytest.mark.parametrize(
    ("line", "steps"),
    [
        ("move (1,0)", ["move (1,0)"]),
        ("move (1,0) (2,-1)", ["move (1,0)", "move (2,-1)"]),
        ("move ne e se", ["move ne", "move e", "move se"]),
        ("Move (1, 0) cave(0,0)", ["move (1,0)", "move cave(0,0)"]),
        ("villager (0,1) (0,1)", ["villager (0,1)", "villager (0,1)"]),
        ("buy farmhouse N(0,0) cave-S(1,-1)", ["farmhouse n(0,0)", "farmhouse cave-s(1,-1)"]),
        ("march 2 (0,0) (1,0) (2,0)", ["march 2 (0,0) (1,0)", "march 2 (1,0) (2,0)"]),
        ("march 2 (0,0) (1,0)", ["march 2 (0,0) (1,0)"]),
        ("return food gold", ["return food", "return gold"]),
        ("discover discover", ["discover", "discover"]),
        ("fly away now", ["fly away now"]),
        ("", [""]),
    ],
)
def test_lines_that_stand_for_several_moves(line: str, steps: list[str]) -> None:
    assert island.expand(line) == steps


# What stands beside a move


def bought(item: str) -> Scene:
    """A position in which a building can be bought."""
    return next(
        shown
        for match in positions(3, 3)
        for shown in [asked(match)]
        if any(one.data.get("item") == item for one in shown.actions)
    )


def test_arrows_tell_the_corner_of_a_building() -> None:
    shown = bought("farmhouse")
    [(_, q, r)] = [shown.view["at"][shown.view["player"]]]
    arrows = {
        spot(["island", "N", q, r]): "↑",
        spot(["island", "S", q + 1, r - 1]): "↗",
        spot(["island", "N", q, r + 1]): "↘",
        spot(["island", "S", q, r]): "↓",
        spot(["island", "N", q - 1, r + 1]): "↙",
        spot(["island", "S", q, r - 1]): "↖",
    }
    [moves] = [moves for label, moves in island.groups(shown) if label == "farmhouse"]
    for action, told in moves:
        corner = str(action).removeprefix("farmhouse ")
        assert told.plain.startswith(f"{corner}{arrows[corner]}")
        tiles = Ground(shown.view).tiles
        touched = [tiles[place] for place in around(corner_of(action.data["at"])) if place in tiles]
        assert told.plain.removeprefix(f"{corner}{arrows[corner]}") == "".join(SIGNS[tile] for tile in touched)


def test_armies_join_a_fight_that_is_on() -> None:
    march: dict[str, Any] = {"kind": "march", "count": 1, "from": ["island", 1, 0], "to": ["island", 0, 0]}
    scene = changed(table(wandering(3), 0), player=0, turn=1, phase="battle", fights=[FIGHT], **STANDING)
    told = _remark(scene, Ground(scene.view), march).plain
    assert told.startswith("←")
    assert told.endswith(" join")
    calm = changed(scene, fights=[], phase="explore")
    assert _remark(calm, Ground(calm.view), march).plain.endswith(" fight " + calm.view["colours"][1][0].upper())
