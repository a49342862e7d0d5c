"""The moves of the Island: each once, in few lines, with what there is to know about it."""

from __future__ import annotations

import functools
import itertools
from dataclasses import replace

import pytest
from rich.cells import cell_len

from cli.islands import FIGHT, STANDING, asked, changed, positions, table, text, wandering
from manoa.cli.boards.board import Scene
from manoa.cli.boards.island.asking import asking
from manoa.cli.boards.island.ground import Ground, around, place_of
from manoa.cli.boards.island.moves import _remark, expand, groups
from manoa.cli.boards.island.signs import SIGNS
from manoa.cli.moves import arranged, numbered
from manoa.games.island.people.reading import where_text
from manoa.play.action import Action


@functools.cache
def all_positions() -> list[Scene]:
    found = [asked(match) for players in (2, 3, 4) for match in positions(players, 13)]
    found += [asked(match) for match in positions(3, 61, open_resources=False, place_blind=True, resource_limit=9)]
    return [shown for shown in found if shown.actions]


def test_every_move_is_in_one_group_once() -> None:
    for shown in all_positions():
        listed = arranged(groups(shown))
        assert sorted(listed) == sorted(map(str, shown.actions))
        assert all(moves and moves[0][1] for _, moves in groups(shown))


def test_label_and_words_are_the_notation() -> None:
    for shown in all_positions():
        for label, moves in groups(shown):
            if all(found for _, found in moves):
                for move, found in moves:
                    assert f"{label} {found.plain}".strip().startswith(move)


def test_the_list_is_short_and_fits() -> None:
    for shown in all_positions():
        drawn = text(numbered(groups(shown)), 80).splitlines()
        assert max(map(cell_len, drawn)) <= 80
        if shown.view["phase"] != "set":
            assert len(drawn) <= 15


def test_an_offer_is_listed_by_its_partner_and_tells_how_it_is_written() -> None:
    shown = next(shown for shown in all_positions() if sum(one.data["kind"] == "offer" for one in shown.actions) > 1)
    partners = [str(one) for one in shown.actions if one.data["kind"] == "offer"]
    assert [move for move in arranged(groups(shown)) if move.startswith("offer")] == partners
    assert f"{partners[-1].split()[1]} 2 food 1 wood for 1 gold" in text(numbered(groups(shown)), 100)


def test_an_offer_that_is_begun_can_be_taken_back() -> None:
    match = next(match for match in positions(3, 13) if any(one.data["kind"] == "offer" for one in match.actions()))
    match.play(next(one for one in match.actions() if one.data["kind"] == "offer"))
    shown = asked(match)
    assert arranged(groups(shown))[0] == "withdraw"
    assert "Give, ask, propose or withdraw." in " ".join(line.plain for line in asking(shown, 100))


def test_pass_comes_first_in_a_window() -> None:
    found = [shown for shown in all_positions() if shown.view["phase"] in ("purchase", "battle")]
    assert found
    for shown in found:
        assert arranged(groups(shown))[0] == "pass"


def test_marches_of_many_armies_take_a_line_each() -> None:
    seen = 0
    for shown in all_positions():
        armies = {where_text(one.data["from"]) for one in shown.actions if one.data["kind"] == "march"}
        labels = [label for label, _ in groups(shown) if label.startswith("march")]
        assert len(labels) <= 2 * len(armies)
        assert {label.rpartition(" ")[2] for label in labels} == armies
        seen = max(seen, len(armies))
    assert seen > 1


def test_parts_of_an_army_share_a_line() -> None:
    start, ends = ["island", 0, 0], (["island", 1, 0], ["island", 0, -1])
    marches = [
        Action.named(
            number,
            f"march {many} {where_text(start)} {where_text(end)}",
            {"kind": "march", "count": many, "from": start, "to": end},
        )
        for number, (many, end) in enumerate(itertools.product((1, 2, 3), ends))
    ]
    shown = replace(changed(table(wandering(3), 0), player=0, fights=[], **STANDING), actions=marches)
    (whole, first), (part, others) = groups(shown)
    assert (whole, [move for move, _ in first]) == ("march 3 (0,0)", [str(one) for one in marches[4:]])
    assert (part, {move for move, _ in others}) == ("march 1-2 (0,0)", {str(one) for one in marches[:4]})
    assert "3–6) a part of it, to the same places" in text(numbered(groups(shown)), 80)


def test_fights_are_announced() -> None:
    count = 0
    for shown in all_positions():
        for label, moves in groups(shown):
            actions = {str(action): action for action in shown.actions}
            for move, remark in moves:
                if label == "move" and " fight " in remark.plain:
                    letters = remark.plain.partition(" fight ")[2].split()
                    there, me = actions[move].data["to"], shown.view["player"]
                    foes = [
                        seat for seat, places in enumerate(shown.view["occupied"]) if there in places and seat != me
                    ]
                    assert letters == [shown.view["colours"][seat][0].upper() for seat in foes]
                    count += 1
    assert count


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
    assert expand(line) == steps


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
        where_text(["island", "N", q, r]): "↑",
        where_text(["island", "S", q + 1, r - 1]): "↗",
        where_text(["island", "N", q, r + 1]): "↘",
        where_text(["island", "S", q, r]): "↓",
        where_text(["island", "N", q - 1, r + 1]): "↙",
        where_text(["island", "S", q, r - 1]): "↖",
    }
    [moves] = [moves for label, moves in groups(shown) if label == "farmhouse"]
    places = {str(action): action.data["at"] for action in shown.actions if "at" in action.data}
    for move, found in moves:
        corner = move.removeprefix("farmhouse ")
        assert found.plain.startswith(f"{corner}{arrows[corner]}")
        tiles = Ground(shown.view).tiles
        touched = [tiles[place] for place in around(place_of(places[move])) if place in tiles]
        assert found.plain.removeprefix(f"{corner}{arrows[corner]}") == "".join(SIGNS[tile] for tile in touched)


def test_armies_join_a_fight_that_is_on() -> None:
    march = {"kind": "march", "count": 1, "from": ["island", 1, 0], "to": ["island", 0, 0]}
    scene = changed(table(wandering(3), 0), player=0, turn=1, phase="battle", fights=[FIGHT], **STANDING)
    found = _remark(scene, Ground(scene.view), march | {"foes": [], "joins": True}).plain
    assert found.startswith("←")
    assert found.endswith(" join")
    calm = changed(scene, fights=[], phase="explore")
    attack = _remark(calm, Ground(calm.view), march | {"foes": [1], "joins": False}).plain
    assert attack.endswith(" fight " + calm.view["colours"][1][0].upper())
