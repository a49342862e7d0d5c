"""Cards, spaces, tokens and pieces of the Quest expansions as drawings."""

from __future__ import annotations

import gzip
import json
import math
from collections import Counter
from typing import Any

import manoa
from art.drawings import marked, parsed
from cases import each
from manoa.art.look import Look
from manoa.art.paper import document
from manoa.art.sprites import icons
from manoa.games.quest.drawing.card_parts import figures
from manoa.games.quest.drawing.card_signs import HEROES, SIGNS, family, second_family, signs, token_sign
from manoa.games.quest.drawing.landmarks import house_at, house_box, turned
from manoa.games.quest.drawing.map import ground_map
from manoa.games.quest.drawing.picture import picture
from manoa.games.quest.drawing.plan import plan
from manoa.games.quest.drawing.scene import scene
from manoa.games.quest.drawing.tunnels import tunnels
from manoa.games.quest.parts.board import ROUTES, board
from manoa.games.quest.parts.cards import DATA as CARDS
from manoa.games.quest.parts.tokens import DATA as TOKENS

GROUPS = ("heroes", "familiars", "heroes_hexes_market", "promos", "muisca", "dragons")
NEW = {card["id"]: card for group in GROUPS for card in CARDS[group]} | {"demon": CARDS["demon"]}


def alone(body: str, **own: str) -> str:
    return document(body, width=100, height=100, theme="light", title="A drawing", about="A drawing.", own=own)


@each("name", NEW)
def test_every_card_of_the_data_has_a_picture_and_signs(name: str) -> None:
    parsed(alone(f'<use href="#fig-{name}"/>', **figures()))
    assert {sign for sign, _ in signs(NEW[name])} - {""} <= icons().keys()


def test_a_hero_is_drawn_in_two_layers() -> None:
    assert all({f"fig-{hero}-scene", f"fig-{hero}-person"} <= figures().keys() for hero in HEROES)


def test_every_operation_has_a_sign() -> None:
    effects = [part["op"] for card in NEW.values() for part in card.get("effect", [])]
    tokens = [token for group in TOKENS["cave_tokens"].values() for token in group]
    assert {*effects, *(part["op"] for token in tokens for part in token.get("effect", []))} <= SIGNS.keys()
    assert set(SIGNS.values()) <= icons().keys()
    assert {token_sign(token).icon for token in tokens} <= icons().keys()


def test_heads_say_what_cards_do() -> None:
    def said(name: str) -> str:
        return " ".join(f"{text} {icon}".strip() for icon, text in signs(NEW[name]))

    assert said("amelia_lockart") == "6 step"
    assert said("ian_magellan") == "1 step"
    assert said("mary_ripley") == "3 joker banish"
    assert said("luna") == "1 machete / paddle"
    assert said("mountain_guide") == "step 3+"
    assert said("geologist") == "step mountain"
    assert said("shaman") == "2 step curse"
    assert said("dragon_whistle") == "1 dragon dragon"
    assert said("demon") == "demon"


def test_cards_without_a_colour_take_the_inks_of_what_they_are() -> None:
    found = {name: family(card) for name, card in NEW.items() if "colour" not in card}
    assert {name for name, inks in found.items() if inks == "hero"} == HEROES
    assert [found[name] for name in ("leeroy", "frank", "luna", "polly", "demon")] == [
        *("green", "white", "green", "yellow", "demon")
    ]
    assert [name for name, card in NEW.items() if second_family(card)] == ["luna"]


def test_icons_have_no_ink_of_their_own() -> None:
    assert not [name for name, drawing in icons().items() if "fill=" in drawing.replace('fill="none"', "")]


# On the map

OPTIONS: dict[str, Any] = {"modules": [], "disputed_blockades": "listed", "heroes_hexes": True, "tavern_side": "listed"}
HEXED = [name for name, route in ROUTES.items() if route.get("tavern")]


@each("angle", range(0, 360, 30))
@each("route", HEXED)
def test_the_tavern_has_a_house_that_hides_no_space(route: str, angle: int) -> None:
    laid = board(route)
    door = house_at(laid, angle)
    assert door is not None
    left, top, right, bottom = house_box(door)
    for x, y in (turned(space.at, angle) for space in laid.spaces):
        assert math.hypot(max(left - x, 0, x - right), max(top - y, 0, y - bottom)) > 0.85


def test_a_route_without_a_tavern_has_no_house() -> None:
    assert HEXED
    assert house_at(board("first"), 0) is None


def test_mountains_have_a_ledge_where_somebody_may_stand_on_them() -> None:
    def grounds(route: str) -> set[str]:
        _, own = ground_map(plan(board(route), (1000, 700)))
        return {name.split("-")[2] for name in own if name.startswith("quest-ground-")}

    assert "ledge" in grounds("demon_gorge")
    assert "mountain" not in grounds("demon_gorge")
    assert "ledge" not in grounds("serpentine")


def test_rails_join_the_mouths_of_a_tile_and_of_no_other() -> None:
    laid = board("demon_gorge")
    mouths = Counter(space.piece for space in laid.spaces if space.terrain == "tunnel")
    strokes = tunnels(laid, lambda at: (at[0] * 10.0, at[1] * 10.0), 5).count("<path") / 4
    assert strokes == sum(math.comb(count, 2) for count in mouths.values())


@each("tall", [False, True])
@each("route", HEXED)
def test_the_scene_of_a_route_with_demons_is_small_and_has_burnt_stakes_for_every_joint(route: str, tall: bool) -> None:
    found = scene({**OPTIONS, "route": route}, 2, tall)
    assert len(gzip.compress(json.dumps(found).encode(), 9)) < 60_000
    assert found["joints"]
    for joint in found["joints"]:
        assert "--demon-deep" in joint["demon_palisade"]
        assert "--demon" not in joint["palisade"]


def test_other_routes_have_wooden_stakes_only() -> None:
    plain = scene({**OPTIONS, "route": "first"}, 2)
    assert not any("demon_palisade" in joint for joint in plain["joints"])


def test_curses_lie_in_front_of_their_owner() -> None:
    match = manoa.game("quest", route="demon_gorge", heroes_hexes=True).start(3, seed=1)
    view: Any = match.view(0)
    view["hexes"]["curses"] = [[], ["misery", "misery", "lethargy_coin"], []]
    root = parsed(picture(match.game.options, view, Look(0)))
    assert marked(root, "curse") == {"misery": 2, "lethargy_coin": 1}
