"""LC-3 the turn."""

from __future__ import annotations

import numpy as np
import pytest

from lost_cities.positions import lost_cities, placed, play, texts, walk
from manoa import IllegalAction, Match
from manoa.games.lost_cities.parts.cards import COLOURS, RANKS, add, covered, size, top
from manoa.games.lost_cities.people.notation import KIND_OF
from manoa.games.lost_cities.people.reading import pile_list


def random_match(**options: object) -> Match:
    return lost_cities(**options).start(seed=11)


def columns(match: Match, seat: int) -> dict[str, list[str]]:
    cards: dict[str, list[str]] = match.view()["expeditions"][seat]
    return cards


@pytest.mark.parametrize(
    ("column", "card", "fits"),
    [
        ("", "Rx", True),
        ("Rx", "Rx", True),
        ("Rx Rx", "Rx", True),
        ("R2", "Rx", False),
        ("Rx R2", "Rx", False),
        ("Y2", "Rx", True),
    ],
)
def test_lc_3_1_a_wager_needs_a_column_without_numbers(column: str, card: str, fits: bool) -> None:
    match = placed(lost_cities(), hands=(card,), expeditions=(column,))
    assert (f"play {card}" in texts(match)) == fits


@pytest.mark.parametrize(
    ("column", "card", "fits"),
    [
        ("", "R2", True),
        ("", "R10", True),
        ("Rx", "R2", True),
        ("Rx Rx Rx", "R10", True),
        ("R4", "R5", True),
        ("R2", "R10", True),
        ("R4", "R3", False),
        ("R10", "R2", False),
        ("R2 R9", "R8", False),
        ("Rx R5", "R4", False),
        ("Y10 G10 W10 B10", "R2", True),
    ],
)
def test_lc_3_1_a_number_needs_a_lower_last_number(column: str, card: str, fits: bool) -> None:
    match = placed(lost_cities(), hands=(card,), expeditions=(column,))
    assert (f"play {card}" in texts(match)) == fits


@pytest.mark.parametrize(
    ("laid", "fits"),
    [("Rx", ["Rx", "R3", "R4", "R10"]), ("R3", ["R4", "R10"]), ("R4", ["R10"]), ("R10", [])],
)
def test_lc_3_1_what_fits_follows_from_what_was_laid(laid: str, fits: list[str]) -> None:
    match = placed(lost_cities(), hands=("Rx Rx R3 R4 R10", "G5"))
    play(match, f"play {laid}", "draw", "play G5", "draw")
    assert [move for move in texts(match) if move.startswith("play R")] == [f"play {card}" for card in fits]


def test_lc_3_1_a_card_goes_to_the_end_of_the_own_column_of_its_colour() -> None:
    match = play(placed(lost_cities(), hands=("R7",), expeditions=("Rx R3", "R5")), "play R7")
    assert columns(match, 0)["red"] == ["Rx", "R3", "R7"]
    assert columns(match, 1)["red"] == ["R5"]
    assert "R7" not in match.view(0)["hand"]


def test_lc_3_1_only_cards_in_hand_can_be_played() -> None:
    match = random_match()
    seat = match.player
    hand = set(match.view(seat)["hand"])
    assert {action.data["card"] for action in match.actions()} == hand


@pytest.mark.parametrize("seed", range(5))
def test_lc_3_1_every_card_may_be_discarded(seed: int) -> None:
    for match in walk(lost_cities().start(seed=seed), seed):
        view = match.view(match.player)
        if view["phase"] == "play":
            assert {f"discard {card}" for card in view["hand"]} <= set(texts(match))


def test_lc_3_1_a_discard_lies_on_top_of_the_pile_of_its_colour() -> None:
    match = play(placed(lost_cities(), hands=("R3",), discards="R9 R5"), "discard R3")
    assert match.snapshot()["position"]["discards"]["red"] == ["R9", "R5", "R3"]
    assert match.view()["discards"]["red"] == {"size": 3, "top": "R3"}


def test_lc_3_2_the_deck_gives_its_top_card() -> None:
    match = placed(lost_cities(), hands=("R3",))
    top = match.snapshot()["position"]["deck"][0]
    play(match, "play R3", "draw")
    assert top in match.view(0)["hand"]
    assert match.view()["deck"] == 43


def test_lc_3_2_a_pile_gives_its_top_card() -> None:
    match = play(placed(lost_cities(), hands=("R3",), discards="B4 B2 B9"), "play R3", "take B")
    assert "B9" in match.view(0)["hand"]
    assert match.view()["discards"]["blue"] == {"size": 2, "top": "B2"}
    assert match.view()["deck"] == 41


def test_lc_3_2_the_pile_just_discarded_to_is_closed_however_many_cards_it_has() -> None:
    match = play(placed(lost_cities(), hands=("R3",), discards="R9 B4 Wx"), "discard R3")
    assert texts(match) == ["draw", "take B", "take W"]


def test_lc_3_2_after_playing_to_an_expedition_every_pile_with_cards_is_open() -> None:
    match = play(placed(lost_cities(), hands=("R3",), discards="R9 B4 Wx"), "play R3")
    assert texts(match) == ["draw", "take B", "take W", "take R"]


def test_lc_3_2_the_pile_the_opponent_just_used_is_open() -> None:
    match = placed(lost_cities(), hands=("R3", "G5"))
    assert "take R" in texts(play(match, "discard R3", "draw", "play G5"))


def test_lc_3_2_the_closed_pile_opens_again_in_the_next_own_turn() -> None:
    match = placed(lost_cities(), hands=("R3 B2", "G5"))
    play(match, "discard R3", "draw", "play G5", "draw", "discard B2")
    assert "take R" in texts(match)


@pytest.mark.parametrize("three_players", [False, True])
def test_lc_3_players_alternate_and_a_turn_is_play_then_draw(three_players: bool) -> None:
    match = random_match(three_players=three_players)
    begins = match.player
    assert begins is not None
    turns = []
    for now, _ in zip(walk(match, 1), range(24), strict=False):
        turns.append((now.player, now.view()["phase"]))
    players = [(begins + turn) % match.players for turn in range(12)]
    assert turns == [(player, phase) for player in players for phase in ("play", "draw")]


@pytest.mark.parametrize("move", ["draw", "take B"])
def test_lc_3_drawing_does_not_come_first(move: str) -> None:
    match = placed(lost_cities(), discards="B4")
    with pytest.raises(IllegalAction, match="drawing comes after"):
        match.play(move)


def test_lc_3_there_is_no_second_play_in_a_turn() -> None:
    match = play(placed(lost_cities(), hands=("R3 R4",)), "play R3")
    with pytest.raises(IllegalAction, match="already played a card"):
        match.play("play R4")


@pytest.mark.parametrize("three_players", [False, True])
def test_lc_3_3_columns_only_grow_at_the_end_and_by_their_owner(three_players: bool) -> None:
    match = random_match(three_players=three_players, rounds=1)
    before = match.view()["expeditions"]
    actor = match.player
    for now in walk(match, 2):
        after = now.view()["expeditions"]
        for seat in range(match.players):
            for colour, cards in before[seat].items():
                assert after[seat][colour][: len(cards)] == cards
                assert len(after[seat][colour]) <= len(cards) + (seat == actor)
        before, actor = after, now.player


@pytest.mark.parametrize("seed", range(5))
def test_lc_3_4_there_is_always_a_legal_turn(seed: int) -> None:
    for match in walk(lost_cities(expeditions=6).start(seed=seed), seed):
        view = match.view()
        assert view["deck"] > 0
        assert match.actions()
        assert view["phase"] == "play" or "draw" in texts(match)


@pytest.mark.parametrize(("three_players", "cards"), [(False, 8), (True, 7)])
def test_lc_3_5_hands_are_full_at_the_start_of_every_turn(three_players: bool, cards: int) -> None:
    for match in walk(random_match(three_players=three_players), 3):
        view = match.view()
        missing = [view["phase"] == "draw" and seat == match.player for seat in range(match.players)]
        assert view["hands"] == [cards - one for one in missing]


def test_sets_and_piles_read_as_they_were_written() -> None:
    """Sets are counted, piles are covered and read from the top."""
    cards, wagers, pile = np.zeros(1, np.int64), np.zeros(1, np.int32), 0
    held = ["Yx", "Yx", "Yx", "Y2", "Rx", "R10", "Px", "P10"]
    for name in held:
        add(cards, wagers, 0, KIND_OF[name])
    assert size(int(cards[0]), int(wagers[0])) == len(held)
    laid = ["P2", "Px", "P10"]
    for name in laid:
        pile = covered(pile, KIND_OF[name] % RANKS)
        assert top(pile, COLOURS.index("purple")) == KIND_OF[name]
    assert pile_list(pile, COLOURS.index("purple")) == laid
