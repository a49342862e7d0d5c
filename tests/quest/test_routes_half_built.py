"""Routes half built, and hostile ones: they get codes, never an exception, and cost little."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any
from unittest.mock import patch

import pytest
from hypothesis import given
from hypothesis import strategies as st

import manoa
from manoa.games import rulebook
from manoa.games.quest.parts.board import ROUTES, lay_piece
from manoa.games.quest.parts.modules import places
from manoa.games.quest.routes import faults as judging
from manoa.games.quest.routes import laying
from manoa.games.quest.routes.faults import faults
from manoa.games.quest.routes.form import MOST_FAULTS, PIECES
from manoa.games.quest.routes.study import study
from quest.faulty import assert_told, codes
from quest.test_routes import first, moved

MAKING = rulebook("quest").routes


def test_the_rulebook_names_what_makers_of_routes_need() -> None:
    assert MAKING is not None
    assert MAKING.faults(first()) == []
    assert MAKING.study(first())["steps"]["3"] == [28, 28]
    assert {one["pack"] for one in MAKING.packs()} >= {"printed", "heroes_hexes"}
    assert rulebook("lost-cities").routes is None


@pytest.mark.parametrize("route", [{}, {"pieces": []}, {"pieces": None, "finish": None}])
def test_a_route_with_nothing_on_it_lacks_pieces_and_finish(route: Any) -> None:
    assert codes(route) == ["no-pieces", "no-finish"]
    assert study(route)["spaces"] == 0


@pytest.mark.parametrize("pieces", range(1, 6))
def test_a_route_is_judged_as_far_as_it_goes(pieces: int) -> None:
    route = {**first(joints=[]), "pieces": first()["pieces"][:pieces], "finish": None}
    assert codes(route) == ["no-finish"]
    assert study(route)["spaces"] == sum(len(PIECES[piece["piece"]]["hexes"]) for piece in route["pieces"])
    assert study(route)["steps"] == {}


def test_what_is_wrong_is_told_before_there_is_a_finish() -> None:
    route = {**moved("N", r=-10), "finish": None, "joints": [{"between": ["B", "K"], "blockade": True}]}
    assert codes(route) == ["overlaps", "loose", "no-finish"]
    route = {**first(), "finish": None, "joints": [{"between": ["B", "K"], "blockade": True}]}
    assert codes(route) == ["no-joint", "no-finish"]


@st.composite
def half_built(draw: st.DrawFn) -> dict[str, Any]:
    """Pieces anywhere near, with or without the rest."""
    near = st.integers(-12, 12)
    laid = {"q": near, "r": near, "rotation": st.integers(0, 5)}
    piece = st.fixed_dictionaries({"piece": st.sampled_from(sorted(PIECES)), **laid})
    finish = st.fixed_dictionaries({"side": st.sampled_from(["river", "jungle"]), **laid})
    pieces = draw(st.lists(piece, max_size=5))
    begins = draw(st.lists(st.fixed_dictionaries({"piece": st.sampled_from("AB"), **laid}), max_size=1))
    joint = st.fixed_dictionaries({"between": st.lists(st.sampled_from("ABCNZ"), min_size=2, max_size=2)})
    spot = st.lists(near, min_size=2, max_size=2)
    arrow = st.fixed_dictionaries({"q": near, "r": near, "direction": st.integers(0, 5)})
    markers: dict[str, Any] = {"danger": st.lists(spot, max_size=4), "current": st.lists(arrow, max_size=3)}
    more: dict[str, Any] = {
        "finish": st.none() | finish,
        "joints": st.lists(joint, max_size=3),
        "modules": st.none() | st.fixed_dictionaries({}, optional=markers),
        "tavern": st.none()
        | st.fixed_dictionaries(
            {
                "attached_to": st.sampled_from("ABC"),
                "side": st.sampled_from("ab"),
                "spaces": st.lists(spot, min_size=3, max_size=3),
            }
        ),
    }
    return {"pieces": [*begins, *pieces], **draw(st.fixed_dictionaries({}, optional=more))}


@given(half_built())
def test_whatever_is_laid_gets_codes_or_is_good(route: dict[str, Any]) -> None:
    found = faults(route)
    studied = study(route)
    assert studied["spaces"] >= 0
    if found:
        assert_told(found)
    else:
        manoa.game("quest", route=route, heroes_hexes=True)


AT = {"q": 0, "r": 0, "rotation": 0}
FAR = {"side": "river", "q": 90, "r": 90, "rotation": 0}


def many(count: int) -> dict[str, Any]:
    return first(pieces=[{"piece": "C", **AT}] * count)


HOSTILE: dict[str, tuple[Callable[[], Any], str]] = {
    "a thousand tiles": (lambda: many(1000), "too-many-pieces"),
    "a hundred thousand tiles": (lambda: many(100_000), "too-many-pieces"),
    "all on one another": (lambda: first(pieces=[{"piece": x, **AT} for x in PIECES]), "overlaps"),
    "a name of 10 kB": (lambda: first(name={"en": "x" * 10_000}), "too-large"),
    "a long name": (lambda: first(name="x" * 500), "bad-name"),
    "markup in a name": (lambda: first(name={"en": "<script>alert(1)</script>"}), "bad-name"),
    "a control code in a name": (lambda: first(name={"fr": "a\x1b[2J"}), "bad-name"),
    "a thousand joints": (lambda: first(joints=[{"between": ["B", "K"]}] * 900), "no-joint"),
    "a finish far away": (lambda: first(finish=FAR), "finish-corner"),
    "an unreachable finish": (lambda: first(finish=FAR), "no-way"),
    "a thousand modules": (lambda: first(modules={f"m{i}": [] for i in range(1000)}), "no-such-module"),
    "a thousand swamps": (lambda: first(modules={"swamp": [{"swamp": "swamp_1", **AT}] * 900}), "bad-swamp"),
}


@pytest.mark.parametrize("what", HOSTILE)
def test_hostile_routes_are_refused_cheaply(what: str) -> None:
    """Whatever comes, no more is laid out than the box has pieces, a few times over, and few faults are told."""
    make, code = HOSTILE[what]
    route, laid = make(), []

    def counted(piece: Any) -> Any:
        laid.append(piece)
        return lay_piece(piece)

    with patch.object(judging, "lay_piece", counted), patch.object(laying, "lay_piece", counted):
        found = faults(route)
    assert code in [fault["code"] for fault in found]
    assert len(found) <= MOST_FAULTS
    assert len(laid) <= 8 * len(PIECES)
    if code == "bad-name":  # which keeps nobody from playing: matches of before may have one
        assert manoa.game("quest", route=route).options["route"] == route
    else:
        with pytest.raises(ValueError, match="route is "):
            manoa.game("quest", route=route)


def test_a_printed_route_with_its_markers_is_sound() -> None:
    for one in MAKING.packs() if MAKING else []:
        assert faults(one["route"]) == []
        if one["id"] in ROUTES:
            assert one["figures"]["modules"] == [module for module, at in places(one["id"]).items() if at]
