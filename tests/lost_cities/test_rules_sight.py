"""LC-7 what players see; chance."""

from __future__ import annotations

import json

import pytest

from lost_cities.positions import lost_cities, placed, play, walk

HIDDEN = "R10"


def test_lc_7_1_a_hand_is_shown_to_its_owner_only() -> None:
    match = placed(lost_cities(), hands=(HIDDEN,))
    assert HIDDEN in match.view(0)["hand"]
    assert HIDDEN not in json.dumps(match.view(1))
    assert HIDDEN not in json.dumps(match.view())


def test_lc_7_1_the_opponent_sees_the_number_of_cards() -> None:
    match = play(placed(lost_cities(), hands=("R3",)), "play R3")
    assert match.view(1)["hands"] == match.view()["hands"] == [7, 8]


@pytest.mark.parametrize("seat", [0, 1, None])
def test_lc_7_2_the_deck_is_a_number_and_no_order(seat: int | None) -> None:
    match = placed(lost_cities(), deck=f"{HIDDEN} B3 Y4")
    assert match.view(seat)["deck"] == 3
    assert HIDDEN not in json.dumps(match.view(seat))


@pytest.mark.parametrize("seat", [0, 1, None])
def test_lc_7_3_columns_are_open(seat: int | None) -> None:
    match = placed(lost_cities(), expeditions=("Rx R5", "Y3 B2 B10"))
    mine, theirs = match.view(seat)["expeditions"]
    assert mine == {"yellow": [], "blue": [], "white": [], "green": [], "red": ["Rx", "R5"]}
    assert theirs == {"yellow": ["Y3"], "blue": ["B2", "B10"], "white": [], "green": [], "red": []}


@pytest.mark.parametrize("seat", [0, 1, None])
def test_lc_7_3_of_a_pile_the_top_and_the_size_are_shown(seat: int | None) -> None:
    match = placed(lost_cities(), discards=f"{HIDDEN} R2 R7 B3", hands=("Y2", "Y3"))
    assert match.view(seat)["discards"]["red"] == {"size": 3, "top": "R7"}
    assert HIDDEN not in json.dumps(match.view(seat))


@pytest.mark.parametrize("seat", [0, 1, None])
def test_lc_7_4_a_card_taken_from_a_pile_was_seen_by_all(seat: int | None) -> None:
    match = play(placed(lost_cities(), hands=("Y2",), discards="B9"), "discard Y2", "take B")
    assert match.view(seat)["known"] == [["B9"], []]


def test_lc_7_5_nothing_but_a_new_round_uses_chance() -> None:
    match = lost_cities(no_deck_draw_limit=3).start(seed=8)
    chance, number = match.snapshot()["position"]["chance"], 1
    for now in walk(match, 8):
        position, view = now.snapshot()["position"], now.view()
        assert (position["chance"] == chance) == (view["round"] == number)
        chance, number = position["chance"], view["round"]
    assert match.snapshot()["position"]["chance"] == chance


def test_lc_7_5_without_a_random_first_player_chance_only_shuffles() -> None:
    """Both deals use the same key; the random starter takes one number from the stream before the shuffle."""
    random, oldest = (lost_cities(first_player=first).start(seed=9) for first in ("random", "oldest"))
    used = [match.snapshot()["position"]["chance"] for match in (random, oldest)]
    spent = [16 * (chance["counter"] - 1) + chance["used"] for chance in used]
    assert spent[1] == 59
    assert spent[0] == 60
