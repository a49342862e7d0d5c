"""Tiles, pieces, dice and cards of the Island as drawings."""

from __future__ import annotations

import pytest

from art.drawings import parsed
from manoa.art.hexes import clips
from manoa.art.inks import INKS, contrast
from manoa.art.look import THEMES
from manoa.art.paper import document
from manoa.art.pieces import explorer, mark
from manoa.games.island.drawing import tiles as island
from manoa.games.island.drawing.dice import BEASTLY, GOLDEN, PLAIN, SIDES, die, owned, unrolled
from manoa.games.island.drawing.tiles import COLOURS, glyphs, resource_back, resource_card
from manoa.games.island.drawing.wood import farmhouse, fort, offering, villager
from manoa.games.island.parts.tiles import RESOURCES

CREAM = "#FFF6E0"


def alone(body: str, theme: str = "light", **own: str) -> str:
    return document(body, width=100, height=100, theme=theme, title="A drawing", about="A drawing.", own=own)


@pytest.mark.parametrize("theme", THEMES)
@pytest.mark.parametrize("tile", island.TILES)
def test_every_tile_can_be_drawn(tile: str, theme: str) -> None:
    kinds = [island.ground(tile, kind) for kind in range(island.VARIANTS.get(tile, 1))]
    parsed(alone("".join(kinds) + glyphs(tile), theme, **clips(False)))
    assert len(set(kinds)) == len(kinds)
    assert kinds == [island.ground.__wrapped__(tile, kind) for kind in range(len(kinds))]


@pytest.mark.parametrize("tile", island.TILES)
def test_every_variant_is_used_somewhere_and_no_other(tile: str) -> None:
    used = {island.variant(tile, (q, r)) for q in range(-9, 9) for r in range(-9, 9)}
    assert used == set(range(island.VARIANTS.get(tile, 1)))


def test_a_tile_shows_what_it_produces() -> None:
    shown = {tile: [kind for kind in RESOURCES if f'"#{kind}"' in glyphs(tile)] for tile in island.TILES}
    produced = {tile: kinds for tile, kinds in shown.items() if kinds}
    assert produced == {"food": ["food"], "wood": ["wood"], "gold": ["gold"], "garden": list(RESOURCES)}


@pytest.mark.parametrize("theme", THEMES)
@pytest.mark.parametrize("colour", COLOURS)
def test_every_piece_of_every_colour_bears_its_mark(colour: str, theme: str) -> None:
    tone, number = COLOURS[colour]
    drawings = [draw(number, tone) for draw in (villager, farmhouse, fort, offering)]
    drawings += [explorer(number, tone=tone), mark(number, 0, 0, 12, tone)]
    for drawing in drawings:
        assert f'href="#mark-{number + 1}"' in drawing
        assert f"var(--{tone})" in drawing
        parsed(alone(drawing, theme))


def test_colours_have_inks_and_marks_of_their_own() -> None:
    assert len({colour.tone for colour in COLOURS.values()}) == len(COLOURS)
    assert {colour.mark for colour in COLOURS.values()} == set(range(4))


@pytest.mark.parametrize("value", range(1, SIDES + 1))
def test_a_die_has_as_many_spots_as_it_is_worth(value: int) -> None:
    for inks in (PLAIN, GOLDEN, BEASTLY, owned("orange"), owned("p3")):
        drawing = die(value, inks)
        assert drawing.count("<circle") == value
        parsed(alone(drawing + unrolled()))


def test_a_die_has_no_other_sides() -> None:
    for value in (0, SIDES + 1):
        with pytest.raises(KeyError):
            die(value)


@pytest.mark.parametrize("resource", RESOURCES)
def test_cards_show_their_resource_and_backs_show_none(resource: str) -> None:
    parsed(alone(resource_card(resource) + resource_back(), "dark"))
    assert f'href="#{resource}"' in resource_card(resource)
    assert all(f'"#{kind}"' not in resource_back() for kind in RESOURCES)


@pytest.mark.parametrize("theme", THEMES)
def test_words_and_signs_of_the_island_can_be_read(theme: str) -> None:
    inks = INKS[theme]
    for resource in RESOURCES:
        assert min(contrast(inks[f"r-{resource}"], inks[ground]) for ground in ("sheet", "sheet-2")) >= 4.5
    deep = ("food-deep", "wood-deep", "hill-deep", "garden-deep")
    assert min(contrast(CREAM, inks[name]) for name in deep) >= 7
    assert min(contrast(inks[text], inks["cavern"]) for text in ("on-cavern", "on-cavern-2")) >= 7
    assert contrast(inks["cavern-line"], inks["cavern"]) >= 3
    for colour in COLOURS.values():
        assert contrast(inks[f"{colour.tone}-m"], inks[colour.tone]) >= 4.5
        assert contrast(inks["cut"], inks[f"{colour.tone}-d"]) >= 4.5
