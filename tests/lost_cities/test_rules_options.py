"""LC-8 the options."""

from __future__ import annotations

from typing import Any

import pytest

from lost_cities.positions import lost_cities, placed, play, scored, texts

DEFAULTS = {
    "expeditions": 5,
    "rounds": 3,
    "first_player": "random",
    "next_starter": "match_total",
    "no_deck_draw_limit": 60,
    "show_deck_count": True,
    "show_discards": "top",
    "three_players": False,
}
ALLOWED: list[tuple[str, list[Any]]] = [
    ("expeditions", [5, 6]),
    ("rounds", [1, 3]),
    ("first_player", ["random", "oldest"]),
    ("next_starter", ["match_total", "last_round"]),
    ("no_deck_draw_limit", [0, 1, 60, 2**31 - 1]),
    ("show_deck_count", [True, False]),
    ("show_discards", ["top", "all"]),
    ("three_players", [False, True]),
]
REFUSED: list[tuple[str, list[Any]]] = [
    ("expeditions", [4, 7, 5.0, "5", None, True]),
    ("rounds", [0, 2, 4, True]),
    ("first_player", ["youngest", 0, None, ""]),
    ("next_starter", ["total", 1]),
    ("no_deck_draw_limit", [-1, 2**31, 1.5, "60", True, None]),
    ("show_deck_count", [1, 0, "true", None]),
    ("show_discards", ["none", True]),
    ("three_players", [3, 1, "yes"]),
]


def each(table: list[tuple[str, list[Any]]]) -> pytest.MarkDecorator:
    return pytest.mark.parametrize(("name", "value"), [(name, value) for name, values in table for value in values])


def test_lc_8_the_defaults() -> None:
    assert lost_cities().options == DEFAULTS


@each(ALLOWED)
def test_lc_8_allowed_values(name: str, value: Any) -> None:
    game = lost_cities(**{name: value})
    assert game.options[name] == value
    assert game.restore(game.start(seed=1).snapshot()).game == game


@each(REFUSED)
def test_lc_8_other_values_are_refused(name: str, value: Any) -> None:
    with pytest.raises(ValueError, match=f"{name} is .*, not "):
        lost_cities(**{name: value})


def test_lc_8_there_are_no_other_options() -> None:
    with pytest.raises(ValueError, match="no option 'colours'; there are: expeditions, rounds"):
        lost_cities(colours=5)


@pytest.mark.parametrize(("expeditions", "deck"), [(5, 44), (6, 56)])
def test_lc_8_expeditions(expeditions: int, deck: int) -> None:
    assert lost_cities(expeditions=expeditions).start(seed=1).view()["deck"] == deck


@pytest.mark.parametrize(("rounds", "over"), [(1, True), (3, False)])
def test_lc_8_rounds(rounds: int, over: bool) -> None:
    assert scored(lost_cities(rounds=rounds)).over == over


@pytest.mark.parametrize(("first_player", "seats"), [("random", {0, 1, 2}), ("oldest", {0})])
def test_lc_8_first_player(first_player: str, seats: set[int]) -> None:
    game = lost_cities(first_player=first_player, three_players=True)
    assert {game.start(seed=seed).player for seed in range(40)} == seats


@pytest.mark.parametrize(("next_starter", "begins"), [("match_total", 0), ("last_round", 1)])
def test_lc_8_next_starter(next_starter: str, begins: int) -> None:
    assert scored(lost_cities(next_starter=next_starter), "Y2", results=[[90, 0]]).player == begins


@pytest.mark.parametrize(("limit", "round_number"), [(0, 1), (1, 2), (2, 1)])
def test_lc_8_no_deck_draw_limit(limit: int, round_number: int) -> None:
    match = placed(lost_cities(no_deck_draw_limit=limit), hands=("Y2",), discards="B3")
    assert play(match, "discard Y2", "take B").view()["round"] == round_number


@pytest.mark.parametrize(("show", "deck"), [(True, 44), (False, None)])
def test_lc_8_show_deck_count(show: bool, deck: int | None) -> None:
    match = lost_cities(show_deck_count=show).start(seed=1)
    assert [match.view(seat)["deck"] for seat in (0, 1, None)] == [deck] * 3


@pytest.mark.parametrize("seat", [0, 1, None])
def test_lc_8_show_discards(seat: int | None) -> None:
    piles = [
        placed(lost_cities(show_discards=show), discards="R4 R2").view(seat)["discards"] for show in ("top", "all")
    ]
    assert piles[0]["red"] == {"size": 2, "top": "R2"}
    assert piles[1]["red"] == {"size": 2, "top": "R2", "cards": ["R4", "R2"]}
    assert piles[1]["blue"] == {"size": 0, "top": None, "cards": []}


THREE = lost_cities(three_players=True)


def test_lc_8_three_players_sit_in_a_circle_with_seven_cards() -> None:
    match = placed(THREE, hands=("R2", "R3", "R4"), player=1)
    assert match.view()["hands"] == [7, 7, 7]
    assert match.view()["deck"] == 60 - 21
    seats = [play(match, f"play {card}", "draw").player for card in ("R3", "R4", "R2")]
    assert seats == [2, 0, 1]


def test_lc_8_three_players_are_three() -> None:
    for wrong in (2, 4):
        with pytest.raises(ValueError, match=f"for 3 players, not {wrong}"):
            THREE.start(players=wrong)


def test_lc_8_three_players_pay_fifteen_and_earn_fifteen_from_seven_cards() -> None:
    seven = "Y2 Y3 Y4 Y5 Y6 Y7 Y8"
    assert scored(THREE, "Gx R10", seven, "B2 B3 B4 B5 B6 B7").view()["results"] == [[-30 - 5, 35, 27 - 15]]


@pytest.mark.parametrize(
    ("result", "previous", "begins"),
    [([0, 0, 0], 0, 1), ([0, 0, 0], 2, 0), ([5, 0, 5], 0, 2), ([5, 0, 5], 2, 0), ([5, 0, 0], 0, 0), ([0, 5, 5], 2, 1)],
)
def test_lc_8_three_players_of_equal_leaders_the_next_after_the_starter_begins(
    result: list[int], previous: int, begins: int
) -> None:
    assert scored(THREE, results=[result], starter=previous).player == begins


def test_lc_8_three_players_close_a_pile_for_one_turn_only() -> None:
    match = placed(THREE, hands=("R2", "R3", "R4"))
    assert "take R" not in texts(play(match, "discard R2"))
    assert "take R" in texts(play(match, "draw", "play R3"))
