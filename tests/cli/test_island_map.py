"""The maps of the Island in text: nothing is missing, nothing lies on top of something else, and it fits."""

from __future__ import annotations

import re
from itertools import cycle
from typing import Any

import pytest
from rich.cells import cell_len

from cli.islands import SIZES, asked, changed, lines, positions, table, text, wandering
from manoa.cli.boards.island import table as island
from manoa.cli.boards.island.ground import Corner, Ground, Place, around, arrow, corners
from manoa.cli.boards.island.map import HALF, LABEL, Chart, Marks, chart
from manoa.cli.boards.island.signs import SIGNS
from manoa.cli.words import LANGUAGES
from manoa.games.island.parts.tiles import DIRECTIONS

BARE = Marks({}, {}, (), (), ())
TILES: dict[Place, str] = {
    ("island", 0, 0): "gold",
    ("island", 1, 0): "wood",
    ("island", -1, 1): "shrine",
    ("island", 0, 1): "food",
    ("island", -2, -1): "water",
}
BUILDINGS: dict[Corner, tuple[str, str]] = {
    ("island", "N", 0, 1): ("⌂O", ""),
    ("island", "S", -2, -1): ("♜W", ""),
}
MARKS = Marks(
    {
        ("island", 0, 0): [("W", ""), ("w2", "")],
        ("island", 0, 1): [("O", ""), ("B", ""), ("o1", ""), ("b3", "")],
        ("island", -1, 1): [("W", ""), ("O", "")],
    },
    BUILDINGS,
    (),
    [("island", 1, -1)],
    [("island", 0, 0)],
)


def drawn(one: Chart) -> list[str]:
    return [line.plain for line in one.canvas.lines(one.canvas.columns, one.canvas.rows)]


def test_the_first_tile() -> None:
    assert drawn(chart({("island", 0, 0): "gold"}, BARE)) == ["$0,0"]


def test_a_small_island() -> None:
    one = chart(TILES, MARKS)
    assert drawn(one) == [
        "≈-2,-1                  ?1,-1",
        "   ♜W",
        "                    $0 W w2 ♣1,0",
        "                           ⌂O",
        "                ▲-1 W O ¤OBo1b3",
    ]
    assert set(one.labels.values()) == {-1, 0, 1}
    assert one.size == (32 + LABEL, 5)


def test_pieces_that_find_no_room_are_not_forgotten() -> None:
    crowd = [("O", ""), ("B", ""), ("o2", ""), ("b3", ""), ("w4", "")]
    one = chart({("island", 0, 0): "gold"}, BARE._replace(pieces={("island", 0, 0): crowd}))
    assert drawn(one) == ["$OBo2+"]


def test_a_map_that_stands_on_the_table() -> None:
    """The island beside the cave, r at the left, q and r in the places."""
    shown = table(wandering(2, 100), 0)
    view: dict[str, Any] = {
        "tiles": [
            {"at": ["island", 0, 0], "tile": "garden"},
            {"at": ["island", -1, 0], "tile": "cave_entrance"},
            {"at": ["cave", 0, 0], "tile": "cave_exit"},
            {"at": ["cave", 1, -1], "tile": "serpent"},
        ],
        "colours": ["blue", "purple"],
        "at": [["cave", 1, -1], None],
        "villagers": [[], [{"at": ["island", 0, 0], "count": 4}]],
        "farmhouses": [[], [["island", "N", 0, 0]]],
        "forts": [None, None],
        "offerings": [[], []],
        "phase": "explore",
    }
    drawn = [line for line in lines(changed(shown, **view), 80, 24, 12) if re.search(r"^Island  |^ +(-?\d |⌂)", line)]
    assert [line[:36].rstrip() for line in drawn] == [
        "Island              Cave",
        "               ⌂P    -1     ¥1 [B]",
        "  0 ∩-1,0   ✿0 p4     0 ∩0,0",
    ]


# Geometry


def test_corners_and_places_agree() -> None:
    for q in range(-2, 3):
        place = ("island", q, -1)
        assert all(place in around(corner) for corner in corners(place))
        assert len(set(corners(place))) == 6


def test_arrows_lead_where_they_point() -> None:
    here = ("cave", 2, -3)
    found = [arrow(here, ("cave", 2 + q, -3 + r)) for q, r in DIRECTIONS]
    assert found == ["→", "↗", "↖", "←", "↙", "↘"]
    assert arrow(here, ("island", 2, -3)) == arrow(None, here) == arrow(here, ("cave", 9, 9)) == ""


def test_neighbours_are_neighbours_and_every_tile_shows() -> None:
    for match in positions(4):
        ground = Ground(match.view())
        one = island._chart(ground, "island", BARE)
        for place, (column, row) in one.spots.items():
            [line] = one.canvas.lines(range(column - HALF + 1, column + HALF), range(row, row + 1))
            assert re.fullmatch(rf"\{SIGNS[ground.tiles[place]]}{place[1]}(,{place[2]})?", line.plain.rstrip())
            for q, r in DIRECTIONS:
                other = one.spots.get((place[0], place[1] + q, place[2] + r))
                if other is not None:
                    aside, down = other[0] - column, other[1] - row
                    assert (abs(aside), abs(down)) in ((2 * HALF, 0), (HALF, 1))


def test_every_building_shows_at_its_corner() -> None:
    for match in positions(4):
        view = match.view()
        ground = Ground(view)
        marks = island._marks(table(match), ground)
        one = island._chart(ground, "island", marks)
        shown = "\n".join(drawn(one))
        here = [corner for corner in marks.buildings if corner[0] == "island"]
        assert shown.count("⌂") + shown.count("♜") == len(here)
        for corner in here:
            column = (2 * corner[2] + corner[3]) * HALF
            touched = [one.spots[place] for place in around(corner) if place in one.spots]
            assert {abs(spot[0] - column) for spot in touched} <= {0, HALF}


def test_every_piece_shows() -> None:
    for match in positions(3):
        ground = Ground(match.view())
        marks = island._marks(table(match), ground)
        shown = "\n".join(drawn(island._chart(ground, "island", marks)))
        for seat in ground.seats:
            letter = match.view()["colours"][seat][0].upper()
            stands = ground.at[seat]
            if stands is not None and stands[0] == "island":
                assert re.search(rf"(?<![⌂♜]){letter}", shown)
            for place, many in ground.armies[seat].items():
                if place[0] == "island" and "+" not in shown:
                    assert f"{letter.lower()}{many if many > 1 else ''}" in shown


def test_places_for_a_tile_are_marked() -> None:
    match = next(match for match in positions(3, 1) if match.view()["phase"] == "place")
    shown = asked(match)
    for size in SIZES:
        drawn = "\n".join(lines(shown, *size))
        for action in shown.actions:
            if action.data["kind"] == "place":
                _, q, r = action.data["at"]
                assert f"?{q},{r}" in drawn


# It fits


@pytest.mark.parametrize("size", SIZES)
def test_no_line_is_too_wide(size: tuple[int, int | None]) -> None:
    width, height = size
    for match, language in zip([*positions(2, 97), *positions(4)], cycle(LANGUAGES), strict=False):
        for seat in (None, match.player):
            drawn = lines(table(match, seat, language=language), width, height, 8)
            assert max(map(cell_len, drawn)) <= width


@pytest.mark.parametrize("width", [60, 72, 80])
def test_narrow_terminals(width: int) -> None:
    for match in positions(3, 97):
        for switches in ((), ("map", "more")):
            drawn = lines(asked(match, *switches), width, 24, 10)
            assert max(map(cell_len, drawn)) <= width


def test_what_matters_shows_on_a_small_screen() -> None:
    """The own explorer, or the fight, with its place."""
    for match in positions(3, 23):
        shown = asked(match)
        place = Ground(shown.view).at[match.player or 0]
        drawn = "\n".join(lines(shown, 80, 24, 9))
        if place is not None and not shown.view["fights"] and shown.view["purchase"] is None:
            letter = shown.view["colours"][match.player][0].upper()
            assert re.search(rf"\[{letter}\]|[¤♣$✿∩◦]-?\d* ?{letter}", drawn)


def test_a_small_screen_is_filled_but_not_left() -> None:
    """With nine lines below it, the table takes the other fifteen, or the least that it can."""
    for match in positions(3, 23):
        drawn = lines(asked(match), 80, 24, 9)
        count = sum(not re.match(r" *-?\d+ [^ ]|(Island|Cave)\b| +[⌂♜]", line) for line in drawn)
        assert len(drawn) <= max(15, count + island.FEWEST_ROWS)


def test_a_part_of_the_map_says_so() -> None:
    small = {match: "\n".join(lines(table(match, 0), 80, 24, 8)) for match in positions(3)}
    match = next(match for match in reversed(small) if "map shows all" in small[match])
    assert re.search(r"^(Island|Cave), .*; map shows all$", small[match], re.MULTILINE)
    whole = "\n".join(lines(table(match, 0, "map"), 80, 24, 8))
    assert "map shows all" not in whole
    ground = Ground(match.view())
    assert all(re.search(rf"^ *{r} ", whole, re.MULTILINE) for _, _, r in ground.tiles)


def test_a_map_that_is_left_out_is_named() -> None:
    shown = table(wandering(2, 100), 0)
    long: list[dict[str, Any]] = [{"at": ["island", q, 0], "tile": "gold"} for q in range(14)]
    cave: list[dict[str, Any]] = [{"at": ["cave", 0, 0], "tile": "cave_exit"}]
    bare: dict[str, Any] = {"tiles": long + cave, "villagers": [[], []], "farmhouses": [[], []], "forts": [None, None]}
    bare |= {"offerings": [[], []], "fights": [], "purchase": None}
    inside = lines(changed(shown, **bare, at=[["cave", 0, 0], None]), 80, 24, 8)
    assert "Cave, without the island; map shows all" in inside
    outside = lines(changed(shown, **bare, at=[["island", 9, 0], None]), 80, 24, 8)
    assert "Island, a part of it and without the cave; map shows all" in outside
    assert any("$9 [" in line for line in outside)


def test_colours_are_the_colours_of_the_cards() -> None:
    match = wandering(3)
    shown = island._marks(table(match, 0), Ground(match.view()))
    inks = {"orange": "dark_orange", "white": "default", "blue": "bright_blue", "purple": "magenta"}
    for seat, colour in enumerate(match.view()["colours"]):
        place = Ground(match.view()).at[seat]
        if place is not None:
            assert any(mark == colour[0].upper() and inks[colour] in style for mark, style in shown.pieces[place])
    assert "\x1b[" in text(island.BOARD.draw(table(match, 0), 100), colours=True)
    assert "\x1b[" not in text(island.BOARD.draw(table(match, 0), 100))
