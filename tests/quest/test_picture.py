"""Pictures of Quest: the whole route with the names of its spaces, and all that a view shows."""

from __future__ import annotations

import math
import re
from collections import Counter
from html import unescape
from itertools import pairwise
from random import Random
from typing import Any

import pytest

from art.drawings import laid, marked, parsed, texts
from manoa import Match
from manoa.art.look import THEMES, Look
from manoa.art.names import WEIGHT
from manoa.games.quest.drawing.card_parts import figure, title
from manoa.games.quest.drawing.map import joint_lines
from manoa.games.quest.drawing.picture import WIDTH, picture, route_picture
from manoa.games.quest.drawing.plan import Plan, plan
from manoa.games.quest.drawing.symbols import symbols
from manoa.games.quest.parts.board import ROUTES, board, neighbours
from manoa.games.quest.parts.cards import CARDS
from manoa.words import LANGUAGES
from quest import arranging
from quest.lively import choose, quest, rich

BASE = [name for name, route in ROUTES.items() if route["set"] == "base"]


def draw(match: Match, seat: int | None = 0, theme: str = "light", names: tuple[str, ...] = ()) -> str:
    events = tuple(match.log(seat, since=max(0, len(match.steps) - 4)))
    return picture(match.game.options, match.view(seat), Look(seat, names, theme, events))


def lively(match: Match, seed: int, steps: int) -> Match:
    luck = Random(seed)
    while not match.over and len(match.steps) < steps:
        match.play(choose(match, luck))
    return match


def expected(view: dict[str, Any], seat: int | None) -> Counter[str]:
    """The cards that a picture shows: market, play area, and the hand of one seat."""
    near = seat if seat is not None else (view["player"] or 0)
    market = view["market"]
    cards = [pile["card"] for pile in [*market["slots"], *market["reserve"]] if pile]
    cards += view["hand"] if "hand" in view else view["known"][near]
    cards += view["areas"][view["player"]] if view["player"] is not None else []
    return Counter(cards)


# Routes


@pytest.mark.parametrize("route", ROUTES)
def test_every_route_can_be_drawn_with_the_name_of_every_space(route: str) -> None:
    theme = list(THEMES)[len(route) % len(THEMES)]
    written = Counter(texts(parsed(route_picture(route, Look(theme=theme)))))
    assert all(written[space.name] == 1 for space in board(route).spaces)


def test_a_route_may_be_given_in_full() -> None:
    assert route_picture(ROUTES["first"], Look()) == route_picture("first", Look())


@pytest.mark.parametrize("route", ROUTES)
def test_a_map_fills_its_room_and_stays_inside(route: str) -> None:
    laid_out = plan(board(route), (1000, 700))
    width, height = laid_out.extent
    assert max(width / 1000, height / 700) == pytest.approx(1)
    places = [laid_out.xy(space.at) for space in laid_out.board.spaces]
    assert all(abs(x) + 0.8 * laid_out.size < 500.1 and abs(y) + 0.8 * laid_out.size < 350.1 for x, y in places)


def test_a_turned_map_is_the_same_map() -> None:
    route = board("first")
    for angle in range(0, 360, 30):
        turned = Plan(route, angle, 10, (3, 4))
        at = route.starts[0]
        gaps = [math.dist(turned.xy(at), turned.xy(other)) for other in neighbours(at)]
        assert gaps == pytest.approx([10 * math.sqrt(3)] * 6)


@pytest.mark.parametrize("route", ROUTES)
def test_joints_are_the_edges_between_two_tiles(route: str) -> None:
    laid_out = plan(board(route), (1000, 700))
    for joint in laid_out.board.joints:
        lines = joint_lines(laid_out, joint)
        assert sum(len(line) - 1 for line in lines) == len(joint.contacts)
        lengths = [math.dist(*edge) for line in lines for edge in pairwise(line)]
        assert lengths == pytest.approx([laid_out.size] * len(lengths))


# Positions


@pytest.mark.parametrize("route", BASE)
@pytest.mark.parametrize("players", [2, 3, 4])
def test_what_a_view_shows_is_drawn(route: str, players: int) -> None:
    luck = Random(f"{route} {players}")
    match = lively(rich(quest(route=route, caves=True), players, luck), players, 12)
    for seat in (None, *range(players)):
        view = match.view(seat)
        root = parsed(draw(match, seat, THEMES[players % 2]))
        assert marked(root, "card") == expected(view, seat)
        assert marked(root, "seat") == {str(owner): len(pieces) for owner, pieces in enumerate(view["pieces"])}
        standing = [str(blockade["number"]) for blockade in view["blockades"] if blockade["owner"] is None]
        assert marked(root, "blockade") == Counter(standing)
        assert marked(root, "token") == Counter(token for own in view["tokens"] for token in own)
        written = Counter(texts(root))
        assert all(written[space.name] == 1 for space in board(route).spaces)


def test_a_game_can_be_drawn_to_its_end() -> None:
    match = quest(route="first").start(2, 4)
    luck = Random(4)
    while not match.over:
        match.play(choose(match, luck))
        if len(match.steps) % 60 == 0 or match.over:
            parsed(draw(match, 1))
    assert match.view()["player"] is None


def test_the_hand_of_another_seat_changes_nothing() -> None:
    match = quest(route="first").start(2, 1)
    view = match.view(0)
    other = match.view(1)
    assert view["hand"] != other["hand"]
    assert picture(match.game.options, {**other, "hand": view["hand"]}, Look(0)) == draw(match, 0)


def test_closed_discards_are_not_counted() -> None:
    match = lively(quest(route="first", open_discards=False).start(2, 3), 3, 60)
    assert draw(match).count('href="#discard"') == 0
    assert 'href="#discard"' in draw(lively(quest(route="first").start(2, 3), 3, 60))


@pytest.mark.parametrize("players", [2, 4])
def test_nothing_lies_outside_the_picture(players: int) -> None:
    """Not even with more than anybody will ever own."""
    match = quest(route="home_stretch", caves=True).start(players, 1)
    view = match.view(0)
    every = [*arranging.STARTING, *arranging.MARKET]
    view["hand"], view["hands"][0] = every, len(every)
    view["areas"][view["player"]] = every
    view["tokens"] = [["machete_3", "draw_card", "native_step"] * 4] * players
    for place, blockade in enumerate(view["blockades"]):
        blockade["owner"] = 0 if place else None
    root = parsed(picture(match.game.options, view, Look(0)))
    height = float(root.attrib["height"])
    boxes = laid(root)
    assert all(x > -1 and y > -1 and right < WIDTH + 6 and bottom < height + 1 for x, y, right, bottom in boxes)


def test_the_trail_and_the_run_are_shown() -> None:
    luck = Random(8)
    matches = (lively(quest(route="first").start(2, seed), seed, 30 + luck.randrange(20)) for seed in range(40))
    running = next(match for match in matches if match.view()["run"] and match.view()["run"]["card"])
    run, player = running.view()["run"], running.player
    root = parsed(draw(running, player))
    assert any(text.endswith(f": {run['power']} left") for text in texts(root))
    still = picture(running.game.options, running.view(player), Look(player))
    assert draw(running, player).count("stroke-dasharray") > still.count("stroke-dasharray")


@pytest.mark.parametrize(
    "name", ["<script>alert(1)</script>", "&amp;", 'x"/><image href="y"/>', "var(--ink)", "\x00\u202e", "名" * 99]
)
def test_names_are_harmless(name: str) -> None:
    match = lively(quest(route="first").start(4, 1), 1, 40)
    for seat in (None, 2):
        parsed(draw(match, seat, names=(name,) * 4))


def test_the_same_view_gives_the_same_picture() -> None:
    match = quest(route="serpentine", caves=True).start(3, 1)
    assert draw(match) == draw(match)


def test_a_line_tells_of_every_player() -> None:
    match = lively(rich(quest(route="first"), 3, Random(3)), 3, 12)
    view = match.view(1)
    written = texts(parsed(draw(match, 1, names=("Ada", "Bo", "Cy"))))
    assert {"Ada", "Bo", "Cy", "FIRST GAME", f"The Quest for El Dorado · round {view['round']}"} <= set(written)
    assert {str(steps) for seat, steps in enumerate(view["to_go"]) if seat not in view["arrived"]} <= set(written)
    doing = [text for text in written if text.startswith(f"{['Ada', 'Bo', 'Cy'][view['player']]} ")]
    assert doing
    assert not any(" to " in text for text in doing)


# Cards


def test_every_card_has_a_picture() -> None:
    assert {figure(name) for name in CARDS} <= set(symbols())


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("name", CARDS)
def test_every_card_is_named_wherever_it_lies(name: str, language: str) -> None:
    drawn, called = symbols(language), title("card", name, language)
    assert f'href="#{figure(name)}"' in drawn[f"quest-mini-{name}"]
    places = ["card", "tile", *(["market", "reserve"] if "cost" in CARDS[name] else [])]
    for place in places:
        lines = named_on(drawn[f"quest-{place}-{name}"])
        assert len(lines) <= 2
        assert re.sub("- ?", "", " ".join(lines)) == called.replace("-", ""), place


def named_on(drawing: str) -> list[str]:
    """The lines of the name on a card."""
    return [unescape(text) for text in re.findall(rf'<text[^>]* font-weight="{WEIGHT}"[^>]*>([^<]*)<', drawing)]


@pytest.mark.parametrize("language", LANGUAGES)
def test_names_can_be_read_on_their_cards(language: str) -> None:
    """Nothing on a card is drawn to be read below 10.5, and no name below 11 or in the narrow face."""
    for name, drawing in symbols(language).items():
        if name.startswith(("quest-card-", "quest-tile-", "quest-market-", "quest-reserve-")):
            sizes = [float(size) for size in re.findall(r'<text[^>]* font-size="([0-9.]+)"', drawing)]
            assert min(sizes, default=99) >= 10.5, name
            names = re.findall(rf'font-size="([0-9.]+)" font-weight="{WEIGHT}"', drawing)
            assert all(float(size) >= 11 for size in names), name
