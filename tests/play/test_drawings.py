"""Drawings for the browser: every one there, harmless, closed in itself, and small."""

from __future__ import annotations

import gzip
import json
import re
from collections import Counter
from pathlib import Path
from typing import Any
from xml.etree import ElementTree

import pytest

import manoa
import tiny
from all_drawings import SHOWN, drawings_of
from art.drawings import HARMLESS, NUMBERS, SVG, parsed
from manoa.art.inks import INKS
from manoa.art.sprites import icons
from manoa.games import REGISTERED
from manoa.games.quest.parts.routes import is_expansion
from manoa.play.drawings import ICONS, scene, symbol_set, symbol_sets, symbols
from manoa.words import LANGUAGES

GAMES = manoa.games()
LARGEST_SET, LARGEST_SCENE = 150_000, 60_000  # bytes, packed
ROUTES = manoa.game("quest").book.options["route"].values


def checked(svg: str, elsewhere: set[str]) -> ElementTree.Element:
    """A drawing with named inks that may lie in any page: no style, no script, nothing from outside."""
    root = ElementTree.fromstring(svg)
    ids = Counter(element.get("id") for element in root.iter() if element.get("id"))
    assert set(ids.values()) <= {1}
    for element in root.iter():
        assert element.tag.removeprefix(SVG) in HARMLESS - {"style", "title", "desc"}
        assert not {name for name in element.attrib if name == "style" or name.startswith("on")}
        for name in NUMBERS & set(element.attrib):
            float(element.attrib[name])
    for target in (element.attrib["href"] for element in root.iter(f"{SVG}use")):
        assert target.startswith("#")
        assert target[1:] in ids.keys() | elsewhere, target
    assert set(re.findall(r"url\(#([^)]*)\)", svg)) <= ids.keys()
    assert set(re.findall(r"url\(([^)]*)", svg)) <= {f"#{name}" for name in ids}
    assert set(re.findall(r"https?:[^\s\"']*", svg)) <= {"http://www.w3.org/2000/svg"}
    for inks in INKS.values():
        assert set(re.findall(r"var\(--([\w-]+)\)", svg)) <= inks.keys()
    return root


def packed(text: str) -> int:
    return len(gzip.compress(text.encode(), 9))


# Sets of symbols


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("name", symbol_sets())
def test_a_set_can_be_put_into_any_page(name: str, language: str) -> None:
    text = symbol_set(name, language)
    root = checked(text, set() if name == ICONS else set(icons()))
    assert [part.tag for part in root] == [f"{SVG}defs"]
    assert packed(text) < LARGEST_SET


@pytest.mark.parametrize("game", GAMES)
def test_all_symbols_of_a_game_are_in_its_set_under_the_same_ids_in_every_language(game: str) -> None:
    for language in LANGUAGES:
        drawn = symbols(game, language)
        assert drawn.keys() == symbols(game).keys()
        ids = set(re.findall(r' id="([^"]+)"', symbol_set(game, language)))
        assert drawn.keys() <= ids
        assert not ids & icons().keys()
        assert all(f'id="{name}"' in drawing for name, drawing in drawn.items())


@pytest.mark.parametrize("game", GAMES)
def test_symbols_have_boxes_and_names_of_their_game(game: str) -> None:
    short = {"lost-cities": "lc"}.get(game, game)
    for name, drawing in symbols(game).items():
        if drawing.startswith("<symbol"):
            assert name.startswith(f"{short}-")
            box = re.search(r' viewBox="([^"]+)"', drawing)
            assert box is not None
            _, _, width, height = map(float, box[1].split())
            assert width > 0
            assert height > 0


def test_drawings_that_two_sets_share_are_the_same() -> None:
    """Several sets may lie in one page, where an id stands for one drawing."""
    found: dict[str, str] = {}
    for game in GAMES:
        for part in ElementTree.fromstring(symbol_set(game))[0]:
            drawing = ElementTree.tostring(part, encoding="unicode")
            assert found.setdefault(part.attrib["id"], drawing) == drawing


def test_words_are_in_the_language_asked_for() -> None:
    assert ["WAGER" in symbol_set("lost-cities", language) for language in LANGUAGES] == [True, False, False]
    assert ">WETTE<" in symbol_set("lost-cities", "de")
    assert ">Éclaireur<" in symbol_set("quest", "fr")


def test_there_are_no_other_sets_and_languages() -> None:
    with pytest.raises(ValueError, match="no symbols of 'chess'"):
        symbol_set("chess")
    with pytest.raises(ValueError, match="not 'it'"):
        symbol_set("quest", "it")


# Pictures use them


@pytest.mark.parametrize("game", GAMES)
def test_a_picture_is_made_of_the_symbols_of_the_set(game: str) -> None:
    short = {"lost-cities": "lc"}.get(game, game)
    svg = manoa.game(game).start(seed=3).svg(0)
    used = {name for name in re.findall(r'href="#([\w-]+)"', svg) if name.startswith(f"{short}-")}
    ground = {name for name in used if re.match("quest-(ground|glyph)-|island-names|cave-names", name)}
    assert len(used - ground) > 5
    assert used - ground <= symbols(game).keys()


# Scenes


def parts(found: dict[str, Any]) -> str:
    """All drawings of a scene as one document."""
    more = "".join(joint["palisade"] + joint.get("demon_palisade", "") for joint in found.get("joints", ()))
    return f'<svg xmlns="http://www.w3.org/2000/svg">{found["svg"]}{more}</svg>'


@pytest.mark.parametrize("tall", [False, True])
@pytest.mark.parametrize("route", ROUTES)
def test_the_scene_of_every_route_is_harmless_and_small(route: str, tall: bool) -> None:
    found = scene(manoa.game("quest", route=route, heroes_hexes=is_expansion(route)), 2, tall)
    assert found is not None
    checked(parts(found), set(icons()))
    assert packed(json.dumps(found)) < LARGEST_SCENE
    assert json.loads(json.dumps(found)) == found


def test_the_scene_of_the_island_is_harmless_and_small() -> None:
    found = scene(manoa.game("island"))
    assert found is not None
    checked(parts(found), set(icons()))
    assert packed(json.dumps(found)) < LARGEST_SCENE
    assert json.loads(json.dumps(found)) == found


def test_a_game_may_have_no_scene_and_no_symbols(monkeypatch: pytest.MonkeyPatch) -> None:
    assert scene(manoa.game("lost-cities")) is None
    monkeypatch.setitem(REGISTERED, tiny.NAME, tiny.__name__)
    assert scene(manoa.game(tiny.NAME)) is None
    assert symbol_set(tiny.NAME) == '<svg xmlns="http://www.w3.org/2000/svg"><defs></defs></svg>'


# What is written about them


def test_the_page_about_drawings_names_every_symbol_and_no_other() -> None:
    page = (Path(__file__).parents[2] / "docs" / "art.md").read_text(encoding="utf-8")
    drawn = {name for game in GAMES for name, drawing in symbols(game).items() if "<symbol" in drawing}
    rows = "".join(line for line in page.splitlines() if line.startswith("| `"))
    found = re.findall(r"`((?:lc|quest|island)-[\w<>-]+)`", rows)
    patterns = {pattern: re.compile(re.sub(r"<\w+>", r"\\w+", pattern)) for pattern in found}
    assert not [name for name in drawn if not any(known.fullmatch(name) for known in patterns.values())]
    assert not [pattern for pattern, known in patterns.items() if not any(map(known.fullmatch, drawn))]


@pytest.mark.parametrize("sheet", SHOWN)
def test_all_drawings_of_a_sheet_can_be_drawn_at_once(sheet: str) -> None:
    svg = drawings_of(sheet)
    assert len(svg.encode()) < 300_000
    parsed(svg)


def test_every_game_has_a_sheet() -> None:
    assert set(GAMES) <= SHOWN.keys()


# Where they lie


def test_drawings_see_views_and_parts_only() -> None:
    """Neither rules nor states, nor what is made of them for people."""
    folder = Path(manoa.__file__).parent / "games"
    files = list(folder.glob("*/drawing/*.py"))
    assert len(files) > 20
    imports = {found for file in files for found in re.findall(r"from (manoa\.\S+) import", file.read_text())}
    rooms = {name.split(".")[3] for name in imports if name.startswith("manoa.games.")}
    assert rooms <= {"drawing", "parts"}
    assert {name.split(".")[1] for name in imports} <= {"art", "games", "words"}
