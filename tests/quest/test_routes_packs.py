"""The packs of routes: the printed ones, and one for each fan title, made to fit it."""

from __future__ import annotations

import functools
from typing import Any

import pytest

import manoa
from manoa.games import rulebook
from manoa.games.quest.parts.board import ROUTES
from manoa.games.quest.parts.modules import MARKED, MODULES
from manoa.games.quest.parts.routes import listed
from manoa.games.quest.routes.fan import WISHES, fan_routes, printed_figures
from manoa.games.quest.routes.faults import faults
from manoa.games.quest.routes.judging import AHEAD
from manoa.games.quest.routes.measuring import Figures, figures
from manoa.games.quest.routes.packs import PACKS, packs, shelf
from manoa.games.quest.routes.study import study

FAN = [one for one in packs() if one["pack"] == "fan"]


def test_there_are_seventy_fan_routes_with_ids_of_their_own() -> None:
    assert len(FAN) == len({one["id"] for one in FAN}) == len(WISHES) == 70
    assert set(fan_routes()) == {one["id"] for one in FAN}
    assert [one["id"] for one in FAN if one["title"]["en"] == "Which Way Do We Go?"] == [
        "which_way_do_we_go",
        "which_way_do_we_go_2",
    ]
    assert not {one["id"] for one in FAN} & set(ROUTES)
    assert set(printed_figures()) == set(listed())
    assert {one["pack"] for one in packs()} == set(PACKS)


@pytest.mark.parametrize("one", FAN, ids=lambda one: one["id"])
def test_a_fan_route_is_sound_and_its_figures_are_those_of_the_route(one: Any) -> None:
    assert faults(one["route"]) == []
    told = study(one["route"])
    for name in ("spaces", "steps", "terrain", "blockades", "caves", "modules"):
        assert one["figures"][name] == told[name]
    assert one["figures"]["modules"] == list(MARKED)
    assert one["figures"]["games"] >= 600
    assert one["figures"]["ahead"] <= AHEAD
    assert 5 < one["figures"]["rounds"] < 30


@functools.cache
def of(name: str) -> Figures:
    found = figures(shelf()[name]["route"])
    assert found is not None
    return found


def rank(name: str, figure: str) -> float:
    """Which share of all fan routes has less of it."""
    values = [float(getattr(of(one["id"]), figure)) for one in FAN]
    own = float(getattr(of(name), figure))
    return sum(value < own for value in values) / len(values)


@pytest.mark.parametrize(
    ("name", "figure", "least", "most"),
    [
        ("swim_for_it", "river", 0.85, 1),
        ("the_blue_lagoon", "river", 0.8, 1),
        ("single_file_please", "narrow", 0.9, 1),
        ("tight_squeeze", "narrow", 0.9, 1),
        ("wide_open_spaces", "narrow", 0, 0.3),
        ("short_and_sweet", "steps", 0, 0.25),
        ("buckle_up_its_gonna_be_a_long_ride", "steps", 0.75, 1),
        ("run_through_the_jungle", "jungle", 0.85, 1),
        ("youll_need_a_rich_uncle", "village", 0.85, 1),
        ("lost_in_the_mountains", "mountain", 0.85, 1),
        ("circle_of_life", "bent", 0.85, 1),
        ("split_decision", "apart", 0.7, 1),
        ("take_out_the_trash", "rubble", 0.85, 1),
    ],
)
def test_a_fan_route_fits_its_title(name: str, figure: str, least: float, most: float) -> None:
    assert least <= rank(name, figure) <= most


def test_a_fan_route_is_chosen_by_id_and_recorded_as_itself() -> None:
    """So a record can be replayed whatever becomes of the pack."""
    game = manoa.game("quest", route="swim_for_it", modules=["swamp"])
    assert game.options["route"] == shelf()["swim_for_it"]["route"]
    match = game.start(3, seed=1)
    record = match.record()
    assert record["options"]["route"]["pieces"] == shelf()["swim_for_it"]["route"]["pieces"]
    assert manoa.replay(record).game == game
    with pytest.raises(ValueError, match="route is "):
        manoa.game("quest", route="swim_for_its")


def test_a_fan_route_with_demons_is_played_with_heroes_and_hexes() -> None:
    game = manoa.game("quest", route="el_diablo", heroes_hexes=True, modules=[*MODULES])
    assert game.start(3, seed=1).player is not None
    with pytest.raises(ValueError, match="Heroes & Hexes"):
        manoa.game("quest", route="el_diablo")


def test_a_new_table_does_not_list_the_fan_routes() -> None:
    assert rulebook("quest").options["route"].values == tuple(listed())


def test_nobody_changes_the_shelf() -> None:
    game = manoa.game("quest", route="short_and_sweet")
    game.options["route"]["pieces"].clear()
    assert shelf()["short_and_sweet"]["route"]["pieces"]
