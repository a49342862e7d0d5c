"""The map of Quest in text: nothing is missing, nothing lies on top of something else, and it fits."""

from __future__ import annotations

import itertools
import re

import pytest
from rich.cells import cell_len

import manoa
from cli.quests import ALL, PLAYABLE, SIZES, lines, positions, table, text, wandering
from manoa.cli.boards.canvas import Canvas
from manoa.cli.boards.quest import table as quest
from manoa.cli.boards.quest.ground import Ground
from manoa.cli.boards.quest.map import CITY, HALF, WIDTH, Layout, Marks, drawn, layouts
from manoa.cli.boards.quest.signs import COSTS, SHAPES, SIGNS
from manoa.cli.words import LANGUAGES
from manoa.games.quest.parts.board import Hex, blockade_joints, board, neighbours
from manoa.games.quest.parts.routes import is_expansion

BARE = Marks({}, (), {}, (), False)


def written(canvas: Canvas, spot: tuple[int, int], width: int) -> str:
    """What is on the map at a place."""
    column, row = spot
    [line] = canvas.lines(range(column, column + width), range(row, row + 1))
    return line.plain.ljust(width)


@pytest.mark.parametrize("route", ALL)
def test_every_space_shows_in_every_layout(route: str) -> None:
    for layout in layouts(board(route)):
        canvas, spots = drawn(layout, BARE)
        assert len(spots) == len(layout.board.spaces)
        for space in layout.board.spaces:
            shown = written(canvas, spots[space.at], 3)
            if space.terrain in ("mountain", "cave"):
                assert shown in ("^^^", "^∩^")
            elif space.terrain == "finish":
                assert shown == f"★{SIGNS[space.requires]}{space.power}"
            else:
                assert shown == f"{SIGNS[space.terrain]}{space.power or '○'}{space.piece}"


@pytest.mark.parametrize("route", ALL)
def test_neighbours_are_neighbours_on_the_map(route: str) -> None:
    for layout in layouts(board(route)):
        spaces = {space.at for space in layout.board.spaces}
        for at in spaces:
            x, y = layout.place(at)
            for other in spaces.intersection(neighbours(at)):
                aside, down = (part - own for part, own in zip(layout.place(other), (x, y), strict=True))
                assert (abs(aside), abs(down)) in ((2 * HALF, 0), (HALF, 1))


@pytest.mark.parametrize("route", ALL)
def test_every_blockade_shows_with_its_number_and_what_it_takes(route: str) -> None:
    for layout in layouts(board(route)):
        joints = blockade_joints(layout.board.joints, "listed", 6)
        walls = [(joint, f"{number} {COSTS[number]}") for number, joint in enumerate(joints, 1)]
        canvas, spots = drawn(layout, BARE._replace(walls=walls))
        shown = "\n".join(line.plain for line in canvas.lines(canvas.columns, canvas.rows))
        for _, label in walls:
            assert label in shown or re.search(rf"[A-Z^4-9]\s*{label[0]}[♣≈$∴Δ^]", shown)
        for space in layout.board.spaces:  # and they cover no space
            assert written(canvas, spots[space.at], 1) in SIGNS.values()


@pytest.mark.parametrize("route", PLAYABLE)
def test_a_blockade_is_labelled_where_the_map_is_usually_seen(route: str) -> None:
    match = manoa.game("quest", route=route, heroes_hexes=is_expansion(route)).start(players=3, seed=1)
    for width in (80, 100, 140):
        shown = "\n".join(lines(match, 0, width))
        for blockade in match.view()["blockades"]:
            number = blockade["number"]
            assert f"{number} {COSTS[number]}" in shown or re.search(rf"[A-Z^] *{number}[♣≈$∴Δ^]", shown)


@pytest.mark.parametrize("route", ALL)
def test_el_dorado_is_named(route: str) -> None:
    for layout in layouts(board(route)):
        canvas, _ = drawn(layout, BARE)
        assert any(CITY in line.plain for line in canvas.lines(canvas.columns, canvas.rows))


@pytest.mark.parametrize("players", [2, 3, 4])
@pytest.mark.parametrize("route", PLAYABLE)
def test_every_piece_shows(route: str, players: int) -> None:
    layout = Layout(board(route), 0)
    for match in positions(route, players):
        scene = table(match, 0)
        canvas, spots = drawn(layout, quest._marks(scene, Ground(scene)))
        for seat, places in enumerate(match.view()["pieces"]):
            for piece, at in enumerate(places):
                own = f"[{piece + 1}]" if players == 2 else f"[{SHAPES[0]}]"
                other = f"{SHAPES[seat]}{piece + 1}" if players == 2 else SHAPES[seat]
                if at is not None:
                    assert written(canvas, spots[at[0], at[1]], 3).strip() == (other if seat else own)


@pytest.mark.parametrize("route", PLAYABLE)
def test_the_names_of_spaces_in_reach_can_be_read(route: str) -> None:
    for match in itertools.chain(positions(route, 2), positions(route, 3)):
        if match.player is None:
            continue
        shown = "\n".join(lines(match, match.player, 80)).split("Market")[1].split("jungle")[0]
        for action in match.actions():
            if "to" in action.data:
                assert re.search(rf"{str(action).split()[-1]}\b", shown)


def test_the_word_names_numbers_every_space() -> None:
    match = wandering("first", 3, 60)
    shown = "\n".join(lines(match, 0, 140, None, "names"))
    taken = {tuple(at) for places in match.view()["pieces"] for at in places if at is not None}
    for space in board("first").spaces:
        if space.at not in taken and space.terrain not in ("mountain", "cave"):
            assert re.search(rf"\b{space.name}\b", shown)


def test_caves_show_the_tokens_that_are_left() -> None:
    for match in positions("first", 3, caves=True):
        shown = "".join(lines(match, 0, 100)).split("Market")[1]
        found = sorted(int(left) for left in re.findall(r"\^∩(\d)", shown))
        assert found == sorted(cave["left"] for cave in match.view()["caves"])


@pytest.mark.parametrize("players", [2, 4])
@pytest.mark.parametrize("route", PLAYABLE)
def test_it_fits_the_width(route: str, players: int) -> None:
    """All sizes, words and languages come up over the routes, in turn."""
    shapes = list(itertools.product(SIZES, ((), ("names",), ("map", "market")), LANGUAGES))
    turn = PLAYABLE.index(route) + players // 4
    for place, match in enumerate(positions(route, players, 331)):
        for (width, height), switches, language in shapes[(turn + place) % 11 :: 11]:
            shown = lines(match, match.player, width, height, *switches, language=language)
            assert max(map(cell_len, shown)) <= width


@pytest.mark.parametrize("route", PLAYABLE)
def test_it_fits_the_height(route: str) -> None:
    sizes = itertools.cycle([(80, 30), (100, 32), (140, 30), (140, 45)])
    for match, (width, height) in zip(positions(route, 3), sizes, strict=False):
        shown = lines(match, 0, width, height)
        assert len(shown) <= height, (width, height)


@pytest.mark.parametrize("route", PLAYABLE)
def test_a_part_of_the_map_shows_the_own_pieces(route: str) -> None:
    for match in positions(route, 4, 67):
        shown = "\n".join(lines(match, 1, 80, 24))
        assert f"[{SHAPES[1]}]" in shown or match.view()["pieces"][1] == [None]
        assert re.search(r"^Part of the map \(write map for all\)(; El Dorado lies [a-z ]+)?\.$", shown, re.MULTILINE)
        needed = min(len(drawn(layout, BARE)[0].columns) for layout in layouts(board(route)))
        whole = "\n".join(lines(match, 1, 80, 24, "map"))
        assert ("Part of the map" in whole) == (needed > 80)
        assert "Part of the map" not in "\n".join(lines(match, 1, needed, 24, "map"))


@pytest.mark.parametrize("width", [80, 100, 140])
def test_the_map_does_not_turn_whatever_comes_below_it(width: int) -> None:
    scene = table(wandering("first", 3, 60), 0)
    parts = [text(quest.BOARD.draw(scene, width, 50, below), width).split("[●]")[1][:12] for below in range(30)]
    assert len(set(parts)) == 1


@pytest.mark.parametrize("width", [80, 100, 140])
def test_without_colour_there_are_the_same_characters(width: int) -> None:
    for match in positions("swamplands", 3, 67, caves=True):
        drawing = quest.BOARD.draw(table(match, match.player), width)
        coloured = text(drawing, width, colours=True)
        assert "\x1b[" in coloured
        assert re.sub(r"\x1b\[[\d;]*m", "", coloured) == text(drawing, width)


@pytest.mark.parametrize(("width", "height"), [(20, 5), (40, 10), (60, 200), (400, 2)])
def test_odd_sizes_do_no_harm(width: int, height: int) -> None:
    for seat in (None, 0):
        assert lines(wandering("serpentine", 2, 200), seat, width, height)


def test_a_spectator_sees_the_pieces_of_all_seats_alike() -> None:
    match = wandering("first", 3, 50)
    shown = "\n".join(lines(match, None, 100))
    assert "[" not in shown
    assert all(f" {shape} " in shown.split("Market")[1] for shape in SHAPES[:3])


def test_signs_take_one_column() -> None:
    assert all(cell_len(sign) == 1 for sign in (*SIGNS.values(), *SHAPES))
    assert len(set(SIGNS.values())) == len(SIGNS)


def test_marks_stand_where_the_pieces_are() -> None:
    at: Hex = board("first").starts[0]
    canvas, spots = drawn(Layout(board("first"), 0), BARE._replace(pieces={at: ("[●]", "")}))
    assert written(canvas, spots[at], WIDTH) == "[●]"
