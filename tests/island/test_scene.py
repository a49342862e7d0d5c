"""The geometry of the Island for the browser."""

from __future__ import annotations

import math
from typing import Any

import pytest

import manoa
from manoa.games.island.drawing.map import Plan
from manoa.games.island.drawing.symbols import symbols, tile_name
from manoa.games.island.parts.tiles import DIRECTIONS, TILE_IDS
from manoa.play.drawings import scene

# The same in web/src/art/symbols.test.ts: browser and picture lay the same drawing.
LAID = {
    ("gold", 0, 0): "island-tile-gold-0",
    ("gold", 2, -1): "island-tile-gold-2",
    ("water", -3, 5): "island-tile-water-2",
    ("wood", -7, -11): "island-tile-wood-1",
    ("cave", 4, -2): "island-tile-cave-4",
    ("food", 24, -24): "island-tile-food-2",
    ("garden", 1, 1): "island-tile-garden-0",
}


def found(**options: Any) -> dict[str, Any]:
    made = scene(manoa.game("island", **options))
    assert made is not None
    return made


def test_places_lie_where_pictures_have_them() -> None:
    made = found()
    plan = Plan(made["size"], (0, 0))
    for q, r in ((0, 0), (3, -2), (-4, 1)):
        x, y = (q * made["step"]["q"][axis] + r * made["step"]["r"][axis] for axis in (0, 1))
        assert (x, y) == pytest.approx(plan.xy((q, r)), abs=0.05)
        for letter, (dx, dy) in made["corner"].items():
            assert (x + dx, y + dy) == pytest.approx(plan.corner(letter, q, r), abs=0.05)
    assert list(map(tuple, made["directions"].values())) == list(DIRECTIONS)


def test_the_six_corners_of_a_tile_go_clockwise_from_the_top() -> None:
    made = found()
    corners = [corner["at"] for corner in made["corners"]]
    turns = [math.degrees(math.atan2(x, -y)) % 360 for x, y in corners]
    assert turns == pytest.approx([0, 60, 120, 180, 240, 300], abs=0.01)
    assert all(math.hypot(x, y) == pytest.approx(made["size"], abs=0.01) for x, y in corners)
    assert sorted(map(tuple, corners)) == sorted(map(tuple, made["outline"]))


def test_the_radius_is_that_of_the_options() -> None:
    assert found(board_radius=4)["radius"] == {"island": 4, "cave": 4}
    assert found()["radius"]["island"] > 20


def test_every_tile_and_colour_has_its_drawings() -> None:
    made = found()
    assert made["variants"].keys() == set(TILE_IDS)
    drawn = symbols()
    assert all(
        f"island-tile-{tile}-{kind}" in drawn for tile, kinds in made["variants"].items() for kind in range(kinds)
    )
    assert all(f"island-explorer-{colour}" in drawn for colour in made["colours"])


@pytest.mark.parametrize(("tile", "q", "r"), LAID)
def test_a_tile_looks_the_same_in_pictures_and_in_the_browser(tile: str, q: int, r: int) -> None:
    assert tile_name(tile, (q, r)) == LAID[tile, q, r]
