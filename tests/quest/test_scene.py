"""The map of a route for the browser: every space, every blockade, and where they lie."""

from __future__ import annotations

import copy
import math
import re
from itertools import pairwise
from random import Random
from typing import Any

import pytest

import manoa
from manoa.games.quest.parts.board import ROUTES, board, neighbours
from manoa.games.quest.parts.routes import listed
from manoa.play.drawings import scene
from quest.hexing import on_route
from quest.lively import quest

Found = dict[str, Any]


def found(tall: bool = False, **options: Any) -> Found:
    made = scene(quest(**on_route(**{"route": "first", **options})), 2, tall)
    assert made is not None
    return made


def middles(made: Found) -> dict[tuple[int, int], tuple[float, float]]:
    return {tuple(space["at"]): (space["x"], space["y"]) for space in made["spaces"]}


@pytest.mark.parametrize("tall", [False, True])
@pytest.mark.parametrize("route", listed())
def test_every_space_is_there_once_and_inside(route: str, tall: bool) -> None:
    made = found(tall, route=route)
    spaces = board(route).spaces
    assert [(space["name"], space["terrain"], space["power"], space["requires"]) for space in made["spaces"]] == [
        (space.name, space.terrain, space.power, space.requires) for space in spaces
    ]
    assert made["viewBox"] == f"0 0 {made['width']} {made['height']}"
    size = made["size"]
    assert all(
        size <= x <= made["width"] - size and size <= y <= made["height"] - size for x, y in middles(made).values()
    )
    assert (made["height"] > made["width"]) == tall


@pytest.mark.parametrize("route", listed())
def test_neighbours_share_two_corners(route: str) -> None:
    made = found(route=route)
    places = middles(made)
    assert len(made["corners"]) == 6
    for at, (x, y) in places.items():
        for there in neighbours(at):
            if there in places:
                a, b = places[there]
                gaps = [
                    math.dist((x + corner[0], y + corner[1]), (a + other[0], b + other[1]))
                    for corner in made["corners"]
                    for other in made["corners"]
                ]
                assert sum(gap < 0.2 for gap in gaps) == 2


def test_starts_caves_and_the_finish_are_marked() -> None:
    made = found(route="serpentine")
    starts = {space["start"]: tuple(space["at"]) for space in made["spaces"] if "start" in space}
    assert list(starts.values()) == list(board("serpentine").starts)
    for terrain in ("cave", "finish"):
        marked = [space["at"] for space in made["spaces"] if space.get(terrain)]
        assert marked == [list(space.at) for space in board("serpentine").spaces if space.terrain == terrain]
        assert marked


@pytest.mark.parametrize("disputed", ["listed", "all", "none"])
@pytest.mark.parametrize("route", listed())
def test_every_blockade_of_a_game_has_its_joint(route: str, disputed: str) -> None:
    options: dict[str, Any] = {"route": route, "disputed_blockades": disputed}
    made = found(**options)
    match = quest(**on_route(**options)).start(2, 1)
    dealt = [sorted(blockade["between"]) for blockade in match.view()["blockades"]]
    assert [sorted(joint["between"]) for joint in made["joints"]] == dealt
    for joint in made["joints"]:
        assert sum(len(line) - 1 for line in joint["lines"]) == len(joint["contacts"])
        lengths = [math.dist(*edge) for line in joint["lines"] for edge in pairwise(line)]
        assert lengths == pytest.approx([made["size"]] * len(lengths), abs=0.05)
        x, y = joint["plaque"]
        assert 0 < x < made["width"]
        assert 0 < y < made["height"]
        assert min(math.dist(joint["plaque"], point) for line in joint["lines"] for point in line) < 1.5 * made["size"]
        assert joint["palisade"].startswith("<path")


def test_the_drawing_has_all_that_is_printed_and_nothing_that_moves() -> None:
    made = found(route="first")
    grounds = re.findall(r'<use href="#quest-ground-[\w-]+" transform', made["svg"])
    assert len(grounds) == len(made["spaces"])
    glyphs = re.findall(r'<use href="#quest-glyph-[\w-]+" transform', made["svg"])
    payable = [space for space in made["spaces"] if space["power"] and space["terrain"] != "start"]
    assert len(glyphs) == len(payable)
    assert sorted(re.findall(r"<text[^>]*>([^<]*)</text>", made["svg"])) == ["1", "2", "3", "4"]
    assert not re.search("quest-(piece|blockade|cave|card|token)", made["svg"])


def test_a_route_of_ones_own_is_drawn_like_a_listed_one() -> None:
    listed_one, own_one = found(route="first"), scene(manoa.game("quest", route=copy.deepcopy(ROUTES["first"])))
    assert own_one is not None
    assert own_one["spaces"] == listed_one["spaces"]
    assert own_one["joints"] == listed_one["joints"]


def test_maps_can_lie_in_one_page() -> None:
    """The ids that two maps share stand for the same drawings; the outline of the land is each map's own."""
    known: dict[str, str] = {}
    lands = set()
    for route in listed():
        for tall in (False, True):
            svg = found(tall, route=route)["svg"]
            defined = re.findall(r'<(g|clipPath|path) id="([\w-]+)"(.*?)(?=<(?:g|clipPath|path) id=|</defs>)', svg)
            assert defined
            for _, name, drawing in defined:
                assert known.setdefault(name, drawing) == drawing
            lands |= {name for _, name, _ in defined if name.startswith("quest-land-")}
    assert len(lands) == 2 * len(listed())


def test_the_same_options_give_the_same_scene() -> None:
    route = Random(3).choice(listed())
    assert found(route=route) == found(route=route)
