"""Fog (M-7)."""

from __future__ import annotations

from collections import Counter

import pytest

from manoa.games.quest.parts.board import ROUTES, board, neighbours
from manoa.games.quest.parts.modules import FOG, FOGGY, places
from manoa.games.quest.parts.routes import listed
from manoa.games.quest.routes.study import study
from quest.arranging import play, position, where
from quest.hexing import imagined
from quest.moduling import MODULES, events, on, placed, sketch, with_modules


@pytest.mark.parametrize("route", listed())
def test_m_7_1_the_middles_of_some_tiles_are_covered(route: str) -> None:
    match = with_modules("fog", route=route).start(4, seed=1)
    tokens = position(match)["modules"]["fog"]
    assert Counter((token["terrain"], token["power"]) for token in tokens) == Counter(FOG)
    spaces = {space.at: space for space in board(route).spaces}
    covered = [spaces[token["at"][0], token["at"][1]] for token in tokens if token["at"]]
    assert {space.piece for space in covered} <= set(places(route)["fog"])
    assert all(space.terrain in FOGGY for space in covered)
    assert 3 <= len(covered) <= 7 * len(places(route)["fog"])


@pytest.mark.parametrize("route", listed())
def test_m_7_1_markers_of_other_modules_stay_uncovered(route: str) -> None:
    match = with_modules(*MODULES, route=route).start(4, seed=1)
    seen = match.view()["modules"]
    fog = {tuple(token["at"]) for token in seen["fog"]}
    marked = [*seen["danger"], *(one["at"] for kind in ("arrows", "chests", "dragons") for one in seen[kind])]
    assert not fog & {tuple(at) for at in marked}


@pytest.mark.parametrize("route", ["first", "serpentine"])
def test_m_7_1_the_study_of_a_route_tells_what_fog_covers(route: str) -> None:
    match = with_modules(*MODULES, route=route).start(4, seed=1)
    fog = study({**ROUTES[route], "modules": places(route)})["fog"]
    assert sorted(fog) == sorted(token["at"] for token in match.view()["modules"]["fog"])


def test_m_7_2_a_piece_beside_it_turns_it_up_also_in_passing() -> None:
    spaces = {(q, 0): "jungle 1" for q in range(1, 6)} | {(0, 0): "start", (2, 2): "jungle 3"}
    spaces |= {(1, 1): "cave", (2, 1): "start", (3, 1): "cave", (1, 2): "cave", (3, 2): "cave"}
    game = sketch(spaces, "fog", {"fog": ["N"]})
    match = on(game, hand="native explorer sailor", at=(1, 0), fog=(("river", 1),))
    assert match.view()["modules"]["fog"] == [{"at": [2, 2], "terrain": None, "power": None}]
    assert [event["key"] for event in events(match, "explorer L2")] == ["run", "go"]
    seen = events(match, "native M2")
    assert {key: seen[-1][key] for key in ("key", "space", "terrain", "power")} == {
        "key": "lift_fog",
        "space": "N2",
        "terrain": "river",
        "power": 1,
    }
    play(match, "sailor N2")
    assert where(match) == (2, 2), "what the token says replaces what is printed"


def test_m_7_2_no_run_is_planned_through_what_nobody_knows() -> None:
    spaces = {(0, 0): "start", (0, 1): "jungle 1", (1, 1): "jungle 1", (2, 1): "jungle 1", (3, 1): "cave"}
    match = on(sketch(spaces, "fog", {"fog": ["M"]}), at=(0, 0), hand="pioneer", fog=(("jungle", 2),) * 2)
    ends = {end["space"] for way in match.view(0)["reach"] for end in way["ends"]}
    up = [token for token in match.view()["modules"]["fog"] if token["terrain"]]
    assert ends <= {"M0", *(f"M{token['at'][0]}" for token in up)}


def test_m_7_2_faces_are_hidden_from_all() -> None:
    match = with_modules("fog").start(2, seed=3)
    hidden = [token["terrain"] for token in match.view()["modules"]["fog"]]
    assert hidden == [None] * len(hidden)
    worlds = [
        tuple(t["terrain"] + str(t["power"]) for t in imagined(match, 0, seed)["modules"]["fog"]) for seed in range(12)
    ]
    assert len(set(worlds)) > 8


def test_m_7_3_every_token_can_be_entered_and_nothing_closed_is_hidden() -> None:
    assert {terrain for terrain, _ in FOG} <= set(FOGGY)
    match = with_modules("fog").start(2, seed=3)
    names = {space.name for space in board("first").spaces if space.terrain in ("mountain", "cave", "demon", "tunnel")}
    fog = {tuple(token["at"]) for token in match.view()["modules"]["fog"]}
    assert not fog & {space.at for space in board("first").spaces if space.name in names}


def test_m_7_2_the_view_offers_no_run_on_past_fog_that_lifts_on_the_way() -> None:
    """A run that goes on after something came to light is walked in two parts: the first may be undone no more."""
    match = placed(with_modules("fog"), at=(-2, -8), hand="pioneer")
    ends = {end["text"] for way in match.view(0)["reach"] for end in way["ends"]}
    steps = [text.split()[1:] for text in ends]
    foggy = {tuple(token["at"]) for token in match.view()["modules"]["fog"] if token["terrain"] is None}
    spots = {space.name: space.at for space in board("first").spaces}
    beside = {name for name, at in spots.items() if foggy & {at, *neighbours(at)}}
    assert any(way[-1] in beside for way in steps), "next to fog"
    assert not [way for way in steps if beside & set(way[:-1])], "and no farther"
