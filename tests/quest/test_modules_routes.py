"""Modules and routes: where places are missing, and routes of the players' own that have them."""

from __future__ import annotations

from typing import Any

import pytest

import manoa
from manoa.games.quest.parts.board import ROUTES, TILES, board
from manoa.games.quest.parts.modules import SWAMPS, places
from quest.faulty import codes, fault_of
from quest.moduling import MODULES

OWN = {**ROUTES["first"], "modules": places("first")}


def test_a_route_of_ones_own_with_places_is_played_with_every_module() -> None:
    assert codes(OWN) == []
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
        ([], "bad-modules"),
        ({"volcano": []}, "no-such-module"),
        ({"danger": [[0, 0], [0]]}, "bad-danger"),
        ({"danger": [[99, 99]]}, "marker-ground"),
        ({"dragons": [[-3, -3]]}, "bad-dragons"),
        ({"treasures": [[0, 0]] * 20}, "bad-treasures"),
        ({"danger": [[-2, -7]], "treasures": [[-2, -7]]}, "markers-meet"),
        ({"fog": ["G"]}, "fog-nowhere"),
        ({"fog": ["N", "I", "K"]}, "bad-fog"),
        ({"swamp": [{"swamp": "swamp_1", "q": 60, "r": 60, "rotation": 0}]}, "swamp-loose"),
        ({"swamp": [{"swamp": "swamp_1", "q": 0, "r": 3, "rotation": 0}]}, "swamp-covers"),
        ({"swamp": [{"swamp": "swamp_9", "q": 0, "r": 0, "rotation": 0}]}, "bad-swamp"),
        ({"swamp": [{"swamp": [], "q": 0, "r": 0, "rotation": 0}]}, "bad-swamp"),
        ({"current": [{"q": -2, "r": -3, "direction": 9}]}, "bad-current"),
        ({"current": [{"q": 0, "r": 3, "direction": 0}]}, "marker-ground"),
    ],
)
def test_what_is_wrong_with_markers_is_told(markers: Any, problem: str) -> None:
    assert problem in codes({**ROUTES["first"], "modules": markers})


def test_a_misplaced_marker_is_found_on_the_map() -> None:
    route = {**ROUTES["first"], "modules": {"danger": [[99, 98]]}}
    assert fault_of(route, "marker-ground")["hexes"] == [[99, 98]]
    assert fault_of({**route, "finish": None}, "marker-ground")["parts"] == {"module": "danger", "at": "(99,98)"}


def test_m_1_1_swamps_must_leave_another_way(monkeypatch: pytest.MonkeyPatch) -> None:
    """A swamp as large as the tile N leaves none."""
    strip = next(piece for piece in ROUTES["first"]["pieces"] if piece["piece"] == "N")
    monkeypatch.setitem(SWAMPS, "swamp_1", [{**part, "power": 1} for part in TILES["pieces"]["N"]["hexes"]])
    assert "swamps-close-way" in codes(over(strip["q"], strip["r"], strip["rotation"]))


def test_a_swamp_may_lie_over_terrain_and_keeps_the_name_of_the_space() -> None:
    q, r = places("first")["danger"][0]
    routes = [over(q, r, rotation) for rotation in range(6)]
    route = next(route for route in routes if not codes(route))
    covered = next(space for space in board(route, swamps=True).spaces if space.at == (q, r))
    printed = next(space for space in board("first").spaces if space.at == (q, r))
    assert (covered.name, covered.terrain, covered.power) == (printed.name, "swamp", 1)
    manoa.game("quest", route=route, modules=["swamp"]).start(2, seed=1)


def over(q: int, r: int, rotation: int) -> dict[str, Any]:
    return {**ROUTES["first"], "modules": {"swamp": [{"swamp": "swamp_1", "q": q, "r": r, "rotation": rotation}]}}
