"""LC-10: the test cases of the rules, word for word."""

from __future__ import annotations

import pytest

from lost_cities.positions import cards_by_place, last_draw, lost_cities, placed, play, scored, texts
from manoa import IllegalAction

NUMBERS = ["2", "3", "4", "5", "6", "7", "8", "9", "10"]
RULEBOOK_EXAMPLE = "Y5 Y8 Y10 Wx Gx G7 G8 Rx Rx R2 R4 R5 R7 R8 R9"


def red(*ranks: str) -> str:
    return " ".join(f"R{rank}" for rank in ranks)


def test_lc_t1_the_rulebook_example_totals_18() -> None:
    match = scored(lost_cities(rounds=1), RULEBOOK_EXAMPLE)
    ended = next(event for event in match.log() if event["key"] == "round")
    assert ended["expeditions"][0] == {"yellow": 3, "white": -40, "blue": 0, "green": -10, "red": 45 + 20}
    assert match.scores == [18, 0]


def test_lc_t2_three_wagers_alone_cost_80() -> None:
    assert scored(lost_cities(rounds=1), red("x", "x", "x")).scores == [-80, 0]


def test_lc_t3_a_full_column_earns_156() -> None:
    assert scored(lost_cities(rounds=1), red("x", "x", "x", *NUMBERS)).scores == [156, 0]


def test_lc_t4_eight_numbers_without_a_wager_earn_44() -> None:
    assert scored(lost_cities(rounds=1), red(*NUMBERS[:8])).scores == [44, 0]


@pytest.mark.parametrize("card", ["R3", "Rx"])
def test_lc_t5_on_a_4_a_3_and_a_wager_are_refused(card: str) -> None:
    match = placed(lost_cities(), hands=("R3 Rx R5 R10",), expeditions=("R4",))
    with pytest.raises(IllegalAction):
        match.play(f"play {card}")


@pytest.mark.parametrize("card", ["R5", "R10"])
def test_lc_t5_on_a_4_a_5_and_a_10_are_accepted(card: str) -> None:
    match = placed(lost_cities(), hands=("R3 Rx R5 R10",), expeditions=("R4",))
    assert play(match, f"play {card}").view()["expeditions"][0]["red"] == ["R4", card]


@pytest.mark.parametrize("draw", ["draw", "take B", "take Y"])
def test_lc_t6_a_discard_cannot_be_taken_back_but_the_opponent_may_take_it(draw: str) -> None:
    match = placed(lost_cities(), hands=("R3", "G5"), discards="B4 Y2")
    play(match, "discard R3")
    with pytest.raises(IllegalAction, match="red pile"):
        match.play("take R")
    assert texts(match) == ["draw", "take Y", "take B"]
    play(match, draw, "play G5", "take R")
    assert "R3" in match.view(1)["hand"]


def test_lc_t7_drawing_the_last_deck_card_ends_the_round_at_once() -> None:
    match = last_draw(lost_cities())
    assert (match.view()["round"], match.view()["deck"]) == (1, 1)
    play(match, "draw")
    assert (match.view()["round"], match.view()["deck"]) == (2, 44)


def test_lc_t8_with_one_deck_card_drawing_from_a_pile_does_not_end_the_round() -> None:
    match = play(last_draw(lost_cities()), "take R")
    assert (match.view()["round"], match.view()["deck"]) == (1, 1)
    assert (match.player, match.view()["phase"]) == (1, "play")


@pytest.mark.parametrize(("expeditions", "deck"), [(5, 44), (6, 56)])
def test_lc_t9_the_deal(expeditions: int, deck: int) -> None:
    match = lost_cities(expeditions=expeditions).start(seed=2)
    assert match.view()["deck"] == deck
    dealt = [card for cards in cards_by_place(match) for card in cards]
    assert any(card.startswith("P") for card in dealt) == (expeditions == 6)


@pytest.mark.parametrize("began", [0, 1])
def test_lc_t10_equal_after_round_1_lets_the_other_player_begin_round_2(began: int) -> None:
    match = scored(lost_cities(), "Y5", "B5", starter=began)
    assert match.scores == [-15, -15]
    assert match.player == 1 - began
