"""The modules in pictures and on the map of the browser: every marker once, where it lies."""

from __future__ import annotations

import math
import re
from collections import Counter
from typing import Any
from xml.etree import ElementTree

import pytest

import manoa
from art.drawings import marked
from manoa import Match
from manoa.art.look import Look
from manoa.games.quest.drawing.picture import picture
from manoa.games.quest.drawing.symbols import symbols
from manoa.games.quest.parts.board import neighbours
from manoa.games.quest.parts.modules import DRAGON_IDS, FOG, places
from manoa.games.quest.parts.routes import listed
from manoa.play.drawings import scene
from quest.hexing import on_route
from quest.moduling import MODULES, on, sketch


def drawn(match: Match) -> ElementTree.Element:
    return ElementTree.fromstring(picture(match.game.options, match.view(0), Look(0)))


@pytest.mark.parametrize("route", listed())
def test_arrows_and_danger_are_printed_on_the_map(route: str) -> None:
    game = manoa.game("quest", modules=MODULES, **on_route(route))
    made = scene(game, 2)
    assert made is not None
    spots = {name: [f"{q},{r}" for q, r in _spots(places(route)[name])] for name in ("current", "danger")}
    for name, at in spots.items():
        assert Counter(re.findall(rf'data-{name}="([^"]+)"', made["svg"])) == Counter(at)


def _spots(given: list[Any]) -> list[tuple[int, int]]:
    return [(one["q"], one["r"]) if isinstance(one, dict) else tuple(one) for one in given]


def test_m_2_1_an_arrow_points_to_where_it_carries() -> None:
    made = scene(manoa.game("quest", modules=["current"]), 2)
    assert made is not None
    middles = {tuple(space["at"]): (space["x"], space["y"]) for space in made["spaces"]}
    turns = dict(re.findall(r'data-current="([^"]+)" transform="[^"]*rotate\(([-.\d]+)\)', made["svg"]))
    for arrow in places("first")["current"]:
        at = arrow["q"], arrow["r"]
        (x, y), (a, b) = middles[at], middles[neighbours(at)[arrow["direction"]]]
        turn = float(turns.get(f"{at[0]},{at[1]}", 0))
        assert math.isclose(math.cos(math.radians(turn)), (a - x) / math.dist((x, y), (a, b)), abs_tol=0.01)
        assert math.isclose(math.sin(math.radians(turn)), (b - y) / math.dist((x, y), (a, b)), abs_tol=0.01)


def test_nothing_is_printed_of_modules_that_are_not_in_play() -> None:
    made = scene(manoa.game("quest"), 2)
    assert made is not None
    assert "data-current" not in made["svg"]
    assert "data-danger" not in made["svg"]


def test_every_face_of_the_fog_has_a_ground() -> None:
    names = symbols()
    for terrain, power in FOG:
        assert {f"quest-unveiled-{terrain}-{power}", f"quest-unveiled-{terrain}-{power}-flat"} <= names.keys()


def test_every_stock_of_the_muisca_can_be_drawn() -> None:
    match = manoa.game("quest", modules=["muisca"]).start(2, seed=1)
    assert all(
        f"quest-reserve-{pile['card']}-{pile['left']}" in symbols() for pile in match.view()["modules"]["muisca"]
    )


def test_a_picture_has_all_that_a_view_tells_of_modules() -> None:
    match = manoa.game("quest", modules=MODULES, starting_player=0).start(3, seed=1)
    match.state["chest_owner"][2] = 1
    match.state["awake"] = 1
    match.state["fog_up"] = 1
    seen, root = match.view(0)["modules"], drawn(match)
    assert marked(root, "dragon") == dict.fromkeys(DRAGON_IDS, 1)
    own = str(seen["chests"][2]["value"])
    assert marked(root, "chest") == {"closed": len(seen["chests"]) - 1, own: 1}
    assert marked(root, "fog") == Counter(token["terrain"] or "down" for token in seen["fog"])
    assert {pile["card"] for pile in seen["muisca"]} <= marked(root, "card").keys()


def test_m_5_3_a_held_piece_has_a_disc() -> None:
    spaces = {(0, 0): "start", (1, 0): "jungle 1", (0, 1): "jungle 1"}
    match = on(sketch(spaces, "dragons"), hand="explorer", dragons={"green": (0, 1)})
    view = match.view(0)
    assert view["modules"]["held"][0] == [["green"]]
    at = match.game.start(3, seed=1).view()["pieces"][0][0]  # the picture is of the printed route
    dragons = [{**dragon, "at": [at[0], at[1] + 1]} for dragon in view["modules"]["dragons"][:1]]
    shown = {**view, "pieces": [[at], [None], [None]], "modules": {**view["modules"], "dragons": dragons}}
    root = ElementTree.fromstring(picture(match.game.options, shown, Look(0)))
    assert marked(root, "held") == {f"{at[0]},{at[1]}": 1}
