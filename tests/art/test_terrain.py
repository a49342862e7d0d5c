"""Hexes, pieces and cards as drawings."""

from __future__ import annotations

import pytest

from art.drawings import parsed
from manoa.art import expedition_cards
from manoa.art.barriers import palisade, plaque
from manoa.art.city import city, rays
from manoa.art.landscapes import NAMES
from manoa.art.look import THEMES
from manoa.art.paper import compass_rose, contours, document
from manoa.art.pieces import chip, counter, explorer, last_move_ring, mark, token, turn_pill
from manoa.art.terrain import GLYPHS, VARIANTS, clips, cost_glyph, ground, variant

POWERS = {"mountain": (0,), "cave": (0,), "start": (0,)}


def sheet(body: str, theme: str = "light", **own: str) -> str:
    return document(body, width=100, height=100, theme=theme, title="A drawing", about="A drawing.", own=own)


@pytest.mark.parametrize("theme", THEMES)
@pytest.mark.parametrize("flat", [False, True])
@pytest.mark.parametrize("terrain", VARIANTS)
def test_every_kind_of_ground_can_be_drawn(terrain: str, flat: bool, theme: str) -> None:
    for power in POWERS.get(terrain, (1, 2, 3, 4)):
        kinds = [ground(terrain, power, kind, "river", flat) for kind in range(VARIANTS[terrain])]
        parsed(sheet("".join(kinds), theme, **clips(flat)))


@pytest.mark.parametrize("terrain", ["jungle", "river", "village", "rubble"])
def test_variants_differ_and_are_the_same_every_time(terrain: str) -> None:
    kinds = [ground(terrain, 1, kind, terrain, False) for kind in range(VARIANTS[terrain])]
    assert len(set(kinds)) == len(kinds)
    assert kinds == [ground.__wrapped__(terrain, 1, kind, terrain, False) for kind in range(VARIANTS[terrain])]


def test_neighbours_mostly_look_different() -> None:
    for line in range(-9, 9):
        assert len({variant((q, line), "jungle", 1) for q in range(-9, 9)}) > 3
        assert len({variant((line, r), "river", 1) for r in range(-9, 9)}) > 3
    assert all(0 <= variant((q, r), "camp", 2) < 2 for q in range(-9, 9) for r in range(-9, 9))


@pytest.mark.parametrize("terrain", GLYPHS)
def test_a_glyph_has_pips_from_power_2_on(terrain: str) -> None:
    assert "<circle" not in cost_glyph(terrain, 1)
    assert cost_glyph(terrain, 3).count("<circle") == 2 * 3  # on a halo each


@pytest.mark.parametrize("theme", THEMES)
def test_all_that_stands_on_a_board_can_be_drawn(theme: str) -> None:
    zigzag = [(0.0, 0.0), (10.0, 5.0), (20.0, 0.0)]
    body = palisade(zigzag, 20) + plaque("rubble", 2, 6, (5, 5), 20) + plaque("demon", 1, 7, (5, 5), 20)
    body += rays() + city() + "".join(explorer(seat) + mark(seat, 0, 0, 12) for seat in range(4))
    body += token("machete", 3, 0, 0) + token("draw", None, 0, 0) + chip("+3", 0, 0) + chip("−3", 0, 0, "bad", 2)
    body += counter(12, 0, 0) + turn_pill("Mira to play", 0, 0, 200) + last_move_ring(0, 0, 50, 70, 6)
    parsed(sheet(body + contours(100, 100) + compass_rose(50, 50, 40), theme))


@pytest.mark.parametrize("kind", NAMES)
def test_every_expedition_card_can_be_drawn(kind: str) -> None:
    clip = {expedition_cards.CLIP: expedition_cards.CLIP_PATH}
    draws = (expedition_cards.face, expedition_cards.covered, expedition_cards.strip, expedition_cards.chip)
    for draw in draws:
        for value in expedition_cards.VALUES:
            text = draw(kind, value)
            parsed(sheet(text, **clip))
            assert f">{value}</text>" in text or not value
            assert f'href="#x-{kind}"' in text
    parsed(sheet(expedition_cards.back() + expedition_cards.ghost(kind), "dark", **clip))


def test_every_player_has_a_mark_of_its_own() -> None:
    assert all(f'href="#mark-{seat + 1}"' in explorer(seat) for seat in range(4))
