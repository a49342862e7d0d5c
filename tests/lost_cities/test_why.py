"""Why a move is refused, in a sentence."""

from __future__ import annotations

import pytest

from lost_cities.positions import lost_cities, placed, play, scored
from manoa import IllegalAction, Match
from walks import sentence_of, why_not

NO_PURPLE = "There is no purple expedition in this match; the expeditions are Y B W G R."
HAND = "Rx R3 Y2 Y3 Y4 Y5 Y6 Y7"


def refusal(match: Match, move: str) -> str:
    """The sentence, the same from `why` and from `play`, after which nothing has changed."""
    before = match.state.tobytes()
    said = why_not(match, move)
    with pytest.raises(IllegalAction) as refused:
        match.play(move)
    assert match.state.tobytes() == before
    assert refused.value.code == ("over" if match.over else "illegal")
    assert sentence_of(refused.value) == said
    return str(said)


def test_a_wager_after_numbers() -> None:
    match = placed(lost_cities(), hands=(HAND,), expeditions=("R4 R8",))
    assert refusal(match, "play Rx") == "Wagers come before the numbers; your red expedition stands at R8."


def test_a_number_that_is_too_low() -> None:
    match = placed(lost_cities(), hands=(HAND,), expeditions=("Rx R4",))
    assert refusal(match, "play R3") == "R3 is too low; your red expedition stands at R4 and only goes up."


@pytest.mark.parametrize("verb", ["play", "discard"])
def test_a_card_that_is_not_in_hand(verb: str) -> None:
    match = placed(lost_cities(), hands=(HAND, "R9"))
    hand = "Y2, Y3, Y4, Y5, Y6, Y7, Rx and R3"
    assert refusal(match, f"{verb} R9") == f"R9 is not in your hand; you hold {hand}."


@pytest.mark.parametrize("move", ["draw", "take R", "take Y"])
def test_drawing_before_playing(move: str) -> None:
    match = placed(lost_cities(), discards="R9")
    assert refusal(match, move) == "First play or discard a card; drawing comes after it."


@pytest.mark.parametrize("move", ["play Y2", "discard Y2", "play R3", "discard R9"])
def test_playing_twice(move: str) -> None:
    match = play(placed(lost_cities(), hands=(HAND,)), "play R3")
    expected = "You have already played a card; now draw from the deck or take the top card of a pile."
    assert refusal(match, move) == expected


def test_an_empty_pile() -> None:
    match = play(placed(lost_cities(), hands=(HAND,)), "play R3")
    assert refusal(match, "take W") == "The white pile is empty."


@pytest.mark.parametrize("below", ["", "R9"])
def test_the_pile_just_discarded_to(below: str) -> None:
    match = play(placed(lost_cities(), hands=(HAND,), discards=below), "discard R3")
    expected = "You discarded to the red pile this turn; what you just laid down stays there."
    assert refusal(match, "take R") == expected


@pytest.mark.parametrize("move", ["play P5", "discard Px"])
def test_purple_cards_in_the_five_expedition_game(move: str) -> None:
    assert refusal(lost_cities().start(seed=1), move) == NO_PURPLE


def test_the_purple_pile_in_the_five_expedition_game() -> None:
    match = play(placed(lost_cities(), hands=(HAND,)), "play R3")
    assert refusal(match, "take P") == NO_PURPLE


@pytest.mark.parametrize("move", ["draw", "play R3", "discard R3", "take R", "play P2"])
def test_anything_after_the_end(move: str) -> None:
    assert refusal(scored(lost_cities(rounds=1)), move) == "The match is over."


@pytest.mark.parametrize("moves", [(), ("discard R3",)])
def test_there_is_no_why_for_what_is_allowed(moves: tuple[str, ...]) -> None:
    match = play(placed(lost_cities(), hands=(HAND,), discards="W3"), *moves)
    assert [match.why(action) for action in match.actions()] == [None] * len(match.actions())


def test_every_refusal_is_a_sentence() -> None:
    match = placed(lost_cities(), hands=(HAND,), expeditions=("R4 Y10",), discards="W3")
    for now in (match, play(match.at(0), "discard R3")):
        legal = {action.id for action in now.actions()}
        for action in set(range(127)) - legal:
            said = why_not(now, action)
            assert said is not None
            assert said[0].isupper()
            assert said.endswith(".")
