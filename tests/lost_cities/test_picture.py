"""Pictures of Lost Cities: all of a view and nothing else, well-formed and harmless."""

from __future__ import annotations

from collections import Counter
from itertools import cycle
from typing import Any

import pytest

from art.drawings import laid, marked, parsed, texts
from lost_cities.positions import lost_cities, placed, play, sound, walk
from manoa import Match
from manoa.art.look import THEMES, Look
from manoa.games.lost_cities.drawing.picture import HEIGHT, WIDTH, picture

VARIANTS: list[dict[str, Any]] = [
    {},
    {"expeditions": 6, "rounds": 1},
    {"three_players": True},
    {"show_discards": "all"},
]


def draw(match: Match, seat: int | None = 0, theme: str = "light", names: tuple[str, ...] = ()) -> str:
    events = tuple(match.log(seat, since=max(0, len(match.steps) - 2)))
    return picture(match.game.options, match.view(seat), Look(seat, names, theme, events))


def expected(view: dict[str, Any], seat: int | None) -> Counter[str]:
    """Every card that a view shows: laid, on top of a pile, in the own hand, known of the others."""
    cards = [card for own in view["expeditions"] for column in own.values() for card in column]
    cards += [pile["top"] for pile in view["discards"].values() if pile["top"]]
    cards += view.get("hand", [])
    cards += [card for owner, known in enumerate(view["known"]) for card in known if owner != seat]
    return Counter(cards)


@pytest.mark.parametrize("options", VARIANTS, ids=str)
def test_what_a_view_shows_is_drawn_and_nothing_else(options: dict[str, Any]) -> None:
    match, themes = lost_cities(**options).start(seed=5), cycle(THEMES)
    for number, now in enumerate(walk(match, 5)):
        if number % 41 == 0 or now.over:
            theme = next(themes)
            for seat in (None, *range(now.players)):
                view = now.view(seat)
                root = parsed(draw(now, seat, theme))
                assert marked(root, "card") == expected(view, seat)


def test_hidden_cards_change_nothing() -> None:
    """Two tables that look the same to seat 0, with other cards in the hand of seat 1 and in the deck."""
    game = lost_cities()
    hands = (
        ("Y2 Y3 Y4 Y5 B2 B3 B4 B5", "R2 R3 R4 R5 G2 G3 G4 G5"),
        ("Y2 Y3 Y4 Y5 B2 B3 B4 B5", "W2 W3 W4 W5 R2 R3 R4 R5"),
    )
    first, second = (draw(placed(game, hands=hand), 0) for hand in hands)
    assert first == second


@pytest.mark.parametrize("players", [2, 3])
def test_nothing_lies_outside_the_picture(players: int) -> None:
    """Not even where everybody has laid all that can be laid."""
    match = lost_cities(expeditions=6, three_players=players == 3).start(seed=1)
    view = match.view(0)
    for seat in range(players):
        view["expeditions"][seat] = {
            colour: [f"{letter}x"] * 3 + [f"{letter}{value}" for value in range(2, 11)]
            for colour, letter in zip(view["discards"], "YBWGRP", strict=True)
        }
        view["known"][seat] = ["Yx", "Y10", "B10", "W10", "G10", "R10", "P10"]
    root = parsed(picture(match.game.options, view, Look(0)))
    assert all(x > -1 and y > -1 and right < WIDTH + 1 and bottom < HEIGHT + 1 for x, y, right, bottom in laid(root))


def test_points_names_and_totals_are_written() -> None:
    match = lost_cities().restore(sound(lost_cities()))
    view = match.view(0)
    written = texts(parsed(draw(match, 0, names=("Anna", "Mira"))))
    assert {"Anna", "Mira", "Anna to draw", "LOST CITIES"} <= set(written)
    assert "−13" in written  # Y2 Y5
    for seat in (0, 1):
        total = view["totals"][seat] + sum(view["points"][seat].values())
        assert f"−{-total}" in written


def test_the_deck_is_counted_only_if_it_may_be() -> None:
    counted = texts(parsed(draw(lost_cities().start(seed=1))))
    assert {"44", "cards left"} <= set(counted)
    silent = texts(parsed(draw(lost_cities(show_deck_count=False).start(seed=1))))
    assert not {"44", "cards left"} & set(silent)


def test_the_last_move_is_marked() -> None:
    match = placed(lost_cities(), hands=("R3 R4",), expeditions=("R2",), discards="W9")
    moved = draw(play(match, "play R3", "take W"), 1)
    still = picture(match.game.options, match.view(1), Look(1))
    assert moved.count("stroke-dasharray") == still.count("stroke-dasharray") + 2


def test_the_deck_is_marked_whoever_has_drawn() -> None:
    match = play(lost_cities().start(seed=1), f"discard {lost_cities().start(seed=1).view(1)['hand'][0]}", "draw")
    for seat in (0, 1, None):
        still = picture(match.game.options, match.view(seat), Look(seat))
        assert draw(match, seat).count("stroke-dasharray") == still.count("stroke-dasharray") + 2


def test_a_match_that_is_over_names_its_winner() -> None:
    match = lost_cities(rounds=1).start(seed=2)
    *_, last = walk(match, 2)
    assert last.over
    written = texts(parsed(last.svg(0, names=("Anna", "Mira"))))
    mine, theirs = last.scores
    assert ("A draw" if mine == theirs else "Anna wins" if mine > theirs else "Mira wins") in written


@pytest.mark.parametrize(
    "name", ["<script>alert(1)</script>", "&amp;", 'x"/><image href="y"/>', "var(--ink)", "\x00\u202e", "名" * 99]
)
def test_names_are_harmless(name: str) -> None:
    for seat in (None, 0, 1):
        parsed(draw(lost_cities().start(seed=1), seat, names=(name, name)))


def test_the_same_view_gives_the_same_picture() -> None:
    match = lost_cities(expeditions=6).start(seed=3)
    assert draw(match) == draw(match)
    assert draw(match, 0) != draw(match, 1)
