"""LC-1 cards and table, LC-2 match and rounds, LC-4 end of a round."""

from __future__ import annotations

from collections import Counter

import pytest

from lost_cities.positions import COLOURS, all_cards, cards_by_place, last_draw, lost_cities, placed, play, scored, walk

BOTH_SIZES = pytest.mark.parametrize("expeditions", [5, 6])
DISCARD_AND_TAKE = ("discard Y2", "take B")


def test_lc_1_1_two_players() -> None:
    assert lost_cities().start().players == 2
    with pytest.raises(ValueError, match="for 2 players, not 3"):
        lost_cities().start(players=3)


def test_lc_1_1_each_colour_has_2_to_10_once_and_three_wagers() -> None:
    dealt = Counter(card for cards in cards_by_place(lost_cities(expeditions=6).start(seed=1)) for card in cards)
    for letter in COLOURS:
        assert dealt[f"{letter}x"] == 3
        assert all(dealt[f"{letter}{number}"] == 1 for number in range(2, 11))
    assert len(dealt) == 60


def test_lc_1_1_the_wagers_of_a_colour_are_one_kind() -> None:
    match = placed(lost_cities(), hands=("Rx Rx Rx Y2 Y3 Y4 Y5 Y6",))
    assert [str(action) for action in match.actions()].count("play Rx") == 1
    assert play(match, "play Rx").view(0)["hand"].count("Rx") == 2


@pytest.mark.parametrize(("expeditions", "cards", "purple"), [(5, 60, 0), (6, 72, 12)])
def test_lc_1_2_purple_belongs_to_the_long_game(expeditions: int, cards: int, purple: int) -> None:
    match = lost_cities(expeditions=expeditions).start(seed=4)
    dealt = [card for place in cards_by_place(match) for card in place]
    assert len(dealt) == cards
    assert sum(card[0] == "P" for card in dealt) == purple


@BOTH_SIZES
def test_lc_1_3_piles_and_columns_of_every_colour_begin_empty(expeditions: int) -> None:
    view = lost_cities(expeditions=expeditions).start(seed=0).view()
    colours = list(COLOURS.values())[:expeditions]
    assert view["discards"] == {colour: {"size": 0, "top": None} for colour in colours}
    assert view["expeditions"] == [{colour: [] for colour in colours}] * 2


@pytest.mark.parametrize("rounds", [1, 3])
def test_lc_2_1_a_match_adds_up_its_rounds(rounds: int) -> None:
    match = lost_cities(rounds=rounds).start(seed=5)
    seen = {now.view()["round"] for now in walk(match, 5)}
    assert seen == set(range(1, rounds + 1))
    results = match.view()["results"]
    assert len(results) == rounds
    assert match.scores == [sum(result[seat] for result in results) for seat in (0, 1)]


def test_lc_2_1_each_round_is_set_up_on_its_own() -> None:
    match = scored(lost_cities(), "Y2 Y3", "R5", idle=7)
    view, place = match.view(), match.snapshot()["position"]
    assert view["phase"] == "play"
    assert view["deck"] == 44
    assert not any(cards for seat in view["expeditions"] for cards in seat.values())
    assert not any(pile["size"] for pile in view["discards"].values())
    assert (place["idle"], place["closed"], place["known"]) == (0, None, [[], []])


@BOTH_SIZES
def test_lc_2_2_setup_deals_eight_cards_each_and_the_rest_is_the_deck(expeditions: int) -> None:
    game = lost_cities(expeditions=expeditions)
    place = game.start(seed=6).snapshot()["position"]
    assert [len(hand) for hand in place["hands"]] == [8, 8]
    assert len(place["deck"]) == len(all_cards(game)) - 16


def test_lc_2_2_every_round_is_shuffled_anew() -> None:
    match = lost_cities().start(seed=6)
    deals = [match.snapshot()["position"]["deck"]]
    for now in walk(match, 6):
        view = now.view()
        if view["deck"] == 44 and view["round"] > len(deals):
            deals.append(now.snapshot()["position"]["deck"])
    assert len({tuple(deck) for deck in deals}) == 3


def test_lc_2_3_random_lets_either_seat_begin() -> None:
    game = lost_cities()
    began = Counter(game.start(seed=seed).player for seed in range(200))
    assert began.keys() == {0, 1}
    assert min(began.values()) > 70


def test_lc_2_3_oldest_is_the_seat_the_host_names_first() -> None:
    game = lost_cities(first_player="oldest")
    assert {game.start(seed=seed).player for seed in range(50)} == {0}


@pytest.mark.parametrize("previous", [0, 1])
@pytest.mark.parametrize(
    ("next_starter", "result", "columns", "begins"),
    [
        ("match_total", [50, 0], ("Y2", ""), 0),  # 32 : 0
        ("match_total", [0, 50], ("", "Y2"), 1),
        ("match_total", [10, 0], ("Y2", ""), 1),  # -8 : 0
        ("last_round", [50, 0], ("Y2", ""), 1),  # -18 : 0 in that round
        ("last_round", [0, 50], ("", "Y2"), 0),
    ],
)
def test_lc_2_4_who_has_most_points_begins_later_rounds(
    next_starter: str, result: list[int], columns: tuple[str, str], begins: int, previous: int
) -> None:
    match = scored(lost_cities(next_starter=next_starter), *columns, results=[result], starter=previous)
    assert (match.player, match.view()["starter"]) == (begins, begins)


@pytest.mark.parametrize("previous", [0, 1])
@pytest.mark.parametrize(
    ("next_starter", "result", "columns"),
    [
        ("match_total", [0, 0], ("", "")),
        ("match_total", [18, 0], ("Y2", "")),
        ("last_round", [99, 0], ("Y2", "B2")),
    ],
)
def test_lc_2_4_on_equality_who_did_not_begin_begins(
    next_starter: str, result: list[int], columns: tuple[str, str], previous: int
) -> None:
    match = scored(lost_cities(next_starter=next_starter), *columns, results=[result], starter=previous)
    assert match.player == 1 - previous


def test_lc_4_1_the_last_deck_card_ends_the_round_without_another_turn() -> None:
    match = last_draw(lost_cities(rounds=1), "Y2 Y9", "R10")
    assert not match.over
    play(match, "draw")
    assert match.over
    assert match.player is None
    assert match.actions() == []


def test_lc_4_1_hands_count_for_nothing() -> None:
    rich = placed(lost_cities(rounds=1), hands=("R10 R9 R8 R7 R6 R5 R4",), deck="R3", phase="draw")
    assert play(rich, "draw").scores == [0, 0]


def test_lc_4_2_sixty_turns_without_a_deck_draw_end_the_round_and_it_is_scored() -> None:
    match = placed(lost_cities(), expeditions=("Y10",), hands=("Y2", "G5"), discards="B3", idle=58)
    play(match, *DISCARD_AND_TAKE)
    assert match.view()["round"] == 1
    play(match, "discard G5", "take Y")
    assert match.view()["results"] == [[-10, 0]]
    assert match.view()["deck"] == 44


def test_lc_4_2_a_deck_draw_starts_the_count_again() -> None:
    match = placed(lost_cities(), hands=("Y2",), discards="B3", idle=59)
    play(match, "discard Y2", "draw")
    assert match.snapshot()["position"]["idle"] == 0
    assert match.view()["round"] == 1


def test_lc_4_2_zero_turns_the_guard_off() -> None:
    match = placed(lost_cities(no_deck_draw_limit=0), hands=("Y2",), discards="B3", idle=100_000)
    play(match, *DISCARD_AND_TAKE)
    assert match.view()["round"] == 1
    assert match.snapshot()["position"]["idle"] == 100_001
