"""Hexes, pieces and cards as drawings."""

from __future__ import annotations

import re

from art.drawings import parsed, texts
from cases import each
from manoa.art.hexes import clips
from manoa.art.lettering import width
from manoa.art.look import THEMES
from manoa.art.paper import compass_rose, contours, document
from manoa.art.pieces import counter, explorer, mark
from manoa.art.table import ROOM, Line, caption, counts, heading, player_line, rail
from manoa.games.lost_cities.drawing import cards as expedition_cards
from manoa.games.lost_cities.drawing.landscapes import KINDS, parts
from manoa.games.quest.drawing.blockades import palisade, plaque
from manoa.games.quest.drawing.city import city, rays
from manoa.games.quest.drawing.tavern import house, sign
from manoa.games.quest.drawing.terrain import GLYPHS, VARIANTS, cost_glyph, ground, variant

POWERS = {"mountain": (0,), "cave": (0,), "start": (0,), "ledge": (0,)}


def alone(body: str, theme: str = "light", **own: str) -> str:
    return document(body, width=100, height=100, theme=theme, title="A drawing", about="A drawing.", own=own)


@each("theme", THEMES)
@each("flat", [False, True])
@each("terrain", VARIANTS)
def test_every_kind_of_ground_can_be_drawn(terrain: str, flat: bool, theme: str) -> None:
    for power in POWERS.get(terrain, (1, 2, 3, 4)):
        kinds = [ground(terrain, power, kind, "river", flat) for kind in range(VARIANTS[terrain])]
        parsed(alone("".join(kinds), theme, **clips(flat)))


@each("terrain", ["jungle", "river", "village", "rubble", "demon", "tunnel", "tavern", "swamp", "ledge"])
def test_variants_differ_and_are_the_same_every_time(terrain: str) -> None:
    kinds = [ground(terrain, 1, kind, terrain, False) for kind in range(VARIANTS[terrain])]
    assert len(set(kinds)) == len(kinds)
    assert kinds == [ground.__wrapped__(terrain, 1, kind, terrain, False) for kind in range(VARIANTS[terrain])]


def test_neighbours_mostly_look_different() -> None:
    for line in range(-9, 9):
        assert len({variant((q, line), "jungle", 1) for q in range(-9, 9)}) > 3
        assert len({variant((line, r), "river", 1) for r in range(-9, 9)}) > 3
    assert all(0 <= variant((q, r), "camp", 2) < 2 for q in range(-9, 9) for r in range(-9, 9))


@each("terrain", sorted(GLYPHS.keys() - {"swamp"}))
def test_a_glyph_has_pips_from_power_2_on(terrain: str) -> None:
    assert "<circle" not in cost_glyph(terrain, 1)
    assert cost_glyph(terrain, 3).count("<circle") == 2 * 3  # on a halo each


def test_a_swamp_says_that_its_number_must_be_met_exactly() -> None:
    shown = [cost_glyph("swamp", power) for power in (1, 2, 3)]
    assert [glyph.count("<circle") for glyph in shown] == [2 * 1, 2 * 2, 2 * 3]
    assert all(glyph.count("<path") == 2 for glyph in shown)  # the equals sign, on its halo


@each("theme", THEMES)
def test_all_that_stands_on_a_board_can_be_drawn(theme: str) -> None:
    zigzag = [(0.0, 0.0), (10.0, 5.0), (20.0, 0.0)]
    body = palisade(zigzag, 20) + plaque("rubble", 2, 6, (5, 5), 20)
    body += palisade(zigzag, 20, "demon") + plaque("demon", 1, 7, (5, 5), 20) + house()
    body += "".join(sign("coin", "village", power) for power in (1, 2))
    body += rays() + city() + "".join(explorer(seat) + mark(seat, 0, 0, 12) for seat in range(4))
    parsed(alone(body + counter(12, 0, 0) + contours(100, 100) + compass_rose(50, 50, 40), theme))


@each("theme", THEMES)
def test_all_that_stands_beside_a_board_can_be_drawn(theme: str) -> None:
    said, end = caption(
        "A game", ["round 3", "a sentence that is too long for one line of this paper"], "Ada", False, 0
    )
    assert end > caption("A game", ["round 3"], "Ada", False, 0)[1]
    line = Line("Ada", (0, "p1"), now=True, number="12", unit="to go", hat=True, role="Captain")
    some, right = counts([("hand", 4, "ink"), ("deck", 12, "ink-2")], 0, 0)
    assert right > counts([("hand", 4, "ink")], 0, 0)[1]
    root = parsed(alone(rail(0, 100) + said + heading("HAND", 0, 0) + player_line(line, 0, 0) + some, theme))
    assert {"A GAME", "round 3", "Ada", "12", "to go", "Captain", "HAND", "4"} <= set(texts(root))
    assert player_line(line, 0, 0).count("var(--gold)") == 1
    assert "var(--gold)" not in player_line(line._replace(now=False), 0, 0)


@each("name", ["Ada", "Wolfgang Amadeus Theophilus", "W" * 99])
def test_a_name_leaves_room_for_the_number(name: str) -> None:
    written = texts(parsed(alone(player_line(Line(name, (3, "p4"), False, "−128", "to go", True, "Jack"), 0, 0))))
    assert sum(width(text, 15) for text in written) < ROOM


@each("kind", KINDS)
def test_every_expedition_card_can_be_drawn(kind: str) -> None:
    clip = {**parts(), expedition_cards.CLIP: expedition_cards.CLIP_PATH}
    draws = (expedition_cards.face, expedition_cards.covered, expedition_cards.strip, expedition_cards.chip)
    for draw in draws:
        for value in expedition_cards.VALUES:
            text = draw(kind, value)
            parsed(alone(text, **clip))
            assert f">{value}</text>" in text or not value
            assert f'href="#x-{kind}"' in text
    parsed(alone(expedition_cards.back() + expedition_cards.ghost(kind), "dark", **clip))


def test_every_player_has_a_mark_of_its_own() -> None:
    assert all(f'href="#mark-{seat + 1}"' in explorer(seat) for seat in range(4))


@each("flat", [False, True])
def test_rocks_rise_over_their_upper_edge_and_cover_their_hex(flat: bool) -> None:
    cut, raised = (
        [(float(x), float(y)) for x, y in re.findall(r"(-?[\d.]+) (-?[\d.]+)", clip)] for clip in clips(flat).values()
    )
    assert min(y for _, y in raised) < min(y for _, y in cut) - 30
    assert {(x, y) for x, y in cut if y > -10} <= set(raised)
