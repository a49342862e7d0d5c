"""The drawing of Lost Cities, and that nothing hidden shows in it."""

from __future__ import annotations

import io
import re
from collections.abc import Sequence
from dataclasses import replace
from itertools import cycle
from typing import Any, Literal

import pytest
from rich.cells import cell_len
from rich.console import Console, RenderableType

import manoa
from manoa.cli.boards import generic, lost_cities
from manoa.cli.boards.board import Scene, scene_of
from manoa.cli.moves import numbered
from manoa.cli.words import LANGUAGES, words_for

COLOURS = ("yellow", "blue", "white", "green", "red", "purple")
NAMES = ["You", "Careful", "Random"]

# LC-T1, the scoring example of the rulebook.
EXAMPLE = {
    "yellow": ["Y5", "Y8", "Y10"],
    "blue": [],
    "white": ["Wx"],
    "green": ["Gx", "G7", "G8"],
    "red": ["Rx", "Rx", "R2", "R4", "R5", "R7", "R8", "R9"],
}
POINTS = {"yellow": 3, "blue": 0, "white": -40, "green": -10, "red": 65}


def drawn(drawing: RenderableType, width: int = 80, colours: bool = False) -> str:
    out = io.StringIO()
    system: Literal["standard"] | None = "standard" if colours else None
    Console(file=out, width=width, force_terminal=colours, color_system=system, highlight=False).print(drawing)
    return out.getvalue()


def scene(
    match: manoa.Match, seat: int | None, names: Sequence[str] = NAMES, language: str = "en", you: int | None = None
) -> Scene:
    return scene_of(match, seat, names[: match.players], words_for("lost-cities", language), you=you)


def lines(match: manoa.Match, seat: int | None, width: int = 80, language: str = "en") -> list[str]:
    shown = scene(match, seat, language=language, you=seat)
    return drawn(lost_cities.BOARD.draw(shown, width), width).splitlines()


def with_columns(columns: dict[str, list[str]], points: dict[str, int]) -> Scene:
    """A table on which seat 0 has laid some cards."""
    match = manoa.game("lost-cities").start(seed=1)
    shown = scene(match, 0)
    shown.view["expeditions"][0] |= columns
    shown.view["points"][0] |= points
    shown.view["round_points"][0] = sum(points.values())
    return shown


def wanderings(**options: Any) -> list[manoa.Match]:
    """Positions all through a match."""
    match = manoa.game("lost-cities", **options).start(seed=5)
    bot = manoa.bot("random", seed=5)
    while not match.over:
        match.play(bot.choose(match.for_seat(match.player or 0)))
    return [match.at(step) for step in range(0, len(match.steps) + 1, 19)]


def test_every_expedition_shows_its_points_as_they_stand() -> None:
    shown = drawn(lost_cities.BOARD.draw(with_columns(EXAMPLE, POINTS), 80))
    assert re.search(r"^You +5 8 10 +· +x +x 7 8 +x x 2 4 5 7 *$", shown, re.MULTILINE)
    assert re.search(r"^  points 18 +3 +−40 +−10 +65 *$", shown, re.MULTILINE)


def test_every_colour_has_a_symbol_of_one_column() -> None:
    symbols = [lost_cities.SYMBOLS[colour] for colour in COLOURS]
    assert len(set(symbols)) == 6
    assert all(cell_len(symbol) == 1 for symbol in symbols)
    head = lines(manoa.game("lost-cities", expeditions=6).start(), 0)[2]
    assert head.split() == [part for colour in COLOURS for part in (lost_cities.SYMBOLS[colour], colour)]


@pytest.mark.parametrize("width", [80, 100])
@pytest.mark.parametrize("options", [{}, {"expeditions": 6}, {"expeditions": 6, "three_players": True}])
def test_the_table_fits(width: int, options: dict[str, Any]) -> None:
    for match, language in zip(wanderings(rounds=1, **options), cycle(LANGUAGES), strict=False):
        for seat in (None, match.players - 1):
            shown = lines(match, seat, width, language)
            assert max(map(cell_len, shown)) <= width
            assert len(shown) <= 24


def test_own_lanes_are_below_and_the_next_seat_above() -> None:
    match = manoa.game("lost-cities", three_players=True).start(seed=2)
    order = [line.split()[0] for line in lines(match, 1) if line.split()[:1] and line.split()[0] in NAMES]
    assert order == ["Random", "You", "Careful"]


def test_the_heading_tells_round_deck_totals_and_turn() -> None:
    match = manoa.game("lost-cities", first_player="oldest").start(seed=2)
    assert re.fullmatch(r"Lost Cities · round 1 of 3 · deck 44 {3,}You 0, Careful 0", lines(match, 0)[0])
    assert "Careful to play" not in lines(match, 1)[0]
    assert "deck 44 · Careful to play" in drawn(lost_cities.BOARD.draw(scene(match, None, ["Careful", "You"]), 80))
    quiet = manoa.game("lost-cities", rounds=1, show_deck_count=False, first_player="oldest").start(seed=2)
    assert lines(quiet, 0)[0].strip() == "Lost Cities"


def test_piles_show_their_top_and_size_or_all_cards() -> None:
    for option, shown in (("top", "G8 (2)"), ("all", "G7 G8")):
        match = manoa.game("lost-cities", show_discards=option, first_player="oldest").start(seed=7)
        table = scene(match, 0)
        pile = {"size": 2, "top": "G8"} | ({"cards": ["G7", "G8"]} if option == "all" else {})
        table.view["discards"]["green"] = pile
        assert shown in drawn(lost_cities.BOARD.draw(replace(table, actions=[]), 80))


def test_what_can_be_done_now_is_bold() -> None:
    match = manoa.game("lost-cities", first_player="oldest").start(seed=7)
    playing = drawn(lost_cities.BOARD.draw(scene(match, 0), 80), colours=True)
    card = next(action.data["card"] for action in match.actions() if action.data["card"].startswith("Y"))
    assert f"\x1b[1;33m{card}\x1b[0m" in playing
    match.play(f"discard {match.view(0)['hand'][-1]}")
    drawing = drawn(lost_cities.BOARD.draw(scene(match, 0), 80), colours=True)
    assert f"\x1b[33m{card}" in drawing
    assert "\x1b[1;3" not in drawing


def test_what_a_seat_cannot_know_does_not_show() -> None:
    """Worlds that look the same to a seat are drawn the same."""
    for match in wanderings(expeditions=6, rounds=1):
        for seat in range(2):
            other = match.for_seat(seat).imagine(seed=99)
            for board in (lost_cities.BOARD, generic.BOARD):
                true, imagined = (board.draw(scene(world, seat), 80) for world in (match, other))
                assert drawn(true) == drawn(imagined)


def test_only_the_one_to_act_is_given_moves() -> None:
    match = manoa.game("lost-cities", first_player="oldest").start(seed=7)
    assert [len(scene(match, seat).actions) for seat in (None, 0, 1)] == [0, len(match.actions()), 0]


def test_moves_are_numbered_in_their_order() -> None:
    match = manoa.game("lost-cities", expeditions=6).start(seed=7)
    shown = drawn(numbered(lost_cities.BOARD.groups(scene(match, match.player))))
    kind, found = "", []
    for word in shown.split():
        if word in ("play", "discard"):
            kind = word
        elif not word.endswith(")"):
            found.append(f"{kind} {word}")
    assert found == [str(action) for action in match.actions()]
    numbers = [word for word in shown.split() if word.endswith(")")]
    assert numbers == [f"{number})" for number in range(1, len(found) + 1)]  # no number is read as a value


def test_the_generic_table_outlines_any_view() -> None:
    view = {
        "round": 2,
        "open": True,
        "deck": None,
        "totals": [3, -4],
        "hand": ["a", "b"],
        "empty": [],
        "map": {"a1": {"size": 1, "top": "x"}, "b2": {"size": 0, "top": None}},
        "rows": [[1, 2], [3, 4], [5, 6]],
    }
    shown = drawn(generic.BOARD.draw(Scene(view, 0, NAMES[:2], words_for(None, "en"), game="Chess"), 80))
    assert [line.rstrip() for line in shown.splitlines()] == [
        "Chess",
        "round   2",
        "open    yes",
        "deck    –",
        "totals  You 3, Careful −4",
        "hand    a b",
        "empty   –",
        "map",
        "  a1    size 1, top x",
        "  b2    size 0, top –",
        "rows",
        "  1     You 1, Careful 2",
        "  2     You 3, Careful 4",
        "  3     You 5, Careful 6",
    ]
