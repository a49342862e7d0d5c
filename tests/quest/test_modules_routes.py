"""Modules and routes: where places are missing, and routes of the players' own that have them."""

from __future__ import annotations

from typing import Any

import pytest

import manoa
from manoa.games.quest.parts.board import ROUTES, board
from manoa.games.quest.parts.modules import places
from manoa.games.quest.parts.routes import problems
from quest.moduling import MODULES

OWN = {**ROUTES["first"], "modules": places("first")}


def test_a_route_of_ones_own_with_places_is_played_with_every_module() -> None:
    assert problems(OWN) == []
    own, printed = (manoa.game("quest", route=route, modules=MODULES).start(3, seed=4) for route in (OWN, "first"))
    assert own.view() == printed.view()


@pytest.mark.parametrize("module", [name for name in MODULES if name != "muisca"])
def test_a_module_needs_places_on_the_route(module: str) -> None:
    with pytest.raises(ValueError, match="no places"):
        manoa.game("quest", route=ROUTES["first"], modules=[module])
    manoa.game("quest", route=ROUTES["first"], modules=["muisca"])


@pytest.mark.parametrize(
    ("markers", "problem"),
    [
        ([], "modules is an object"),
        ({"volcano": []}, "No module 'volcano'"),
        ({"danger": [[0, 0], [0]]}, "danger is a list of at most 4 places"),
        ({"danger": [[99, 99]]}, "danger: [99, 99] is not jungle"),
        ({"dragons": [[-3, -3]]}, "dragons is a list of 4 places"),
        ({"danger": [[-2, -7]], "treasures": [[-2, -7]]}, "Two markers lie on"),
        ({"fog": ["G"]}, "no tile of this route"),
        ({"fog": ["N", "I", "K"]}, "fog is a list of at most 2"),
        ({"swamp": [{"swamp": "swamp_1", "q": 60, "r": 60, "rotation": 0}]}, "does not touch the route"),
        ({"swamp": [{"swamp": "swamp_9", "q": 0, "r": 0, "rotation": 0}]}, "swamp is a list of swamps"),
        ({"current": [{"q": -2, "r": -3, "direction": 9}]}, "current is a list"),
    ],
)
def test_what_is_wrong_with_markers_is_told(markers: Any, problem: str) -> None:
    found = problems({**ROUTES["first"], "modules": markers})
    assert any(problem in one for one in found)


def test_a_swamp_may_lie_over_terrain_and_keeps_the_name_of_the_space() -> None:
    q, r = places("first")["danger"][0]
    routes = [over(q, r, rotation) for rotation in range(6)]
    route = next(route for route in routes if not problems(route))
    covered = next(space for space in board(route, swamps=True).spaces if space.at == (q, r))
    printed = next(space for space in board("first").spaces if space.at == (q, r))
    assert (covered.name, covered.terrain, covered.power) == (printed.name, "swamp", 1)
    manoa.game("quest", route=route, modules=["swamp"]).start(2, seed=1)


def over(q: int, r: int, rotation: int) -> dict[str, Any]:
    return {**ROUTES["first"], "modules": {"swamp": [{"swamp": "swamp_1", "q": q, "r": r, "rotation": rotation}]}}
