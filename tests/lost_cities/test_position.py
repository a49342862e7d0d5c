"""Positions as JSON: what a snapshot holds, and every rule that one can break."""

from __future__ import annotations

from typing import Any

import pytest

from cases import each
from edits import Edit, add, edited, move, pop, put, swap, turn
from lost_cities.positions import cards_by_place, last_draw, lost_cities, placed, play, sound

GAME = lost_cities()
Place = dict[str, Any]


def refused(snapshot: Any, sentence: str) -> None:
    with pytest.raises(ValueError, match=sentence):
        GAME.restore(snapshot)


def test_a_sound_position_is_restored_as_it_was_written() -> None:
    snapshot = sound(GAME)
    restored = GAME.restore(snapshot).snapshot()
    for cards in snapshot["position"]["hands"]:
        assert sorted(cards) in [sorted(hand) for hand in restored["position"]["hands"]]
    for place in (snapshot, restored):
        del place["position"]["hands"]
    assert restored == snapshot


def test_the_order_of_cards_in_hand_does_not_matter() -> None:
    turned = sound(GAME)
    for hand in turned["position"]["hands"]:
        hand.reverse()
    assert GAME.restore(turned).state.tobytes() == GAME.restore(sound(GAME)).state.tobytes()


def test_the_next_deck_card_comes_first() -> None:
    match = placed(GAME, deck="R7 R2 B9", phase="draw")
    assert "R7" in play(match, "draw").view(0)["hand"]
    assert match.snapshot()["position"]["deck"] == ["R2", "B9"]


def test_a_restored_match_goes_on_to_the_same_shuffles() -> None:
    match = last_draw(GAME)
    restored = GAME.restore(match.snapshot())
    assert play(restored, "draw").snapshot() == play(match, "draw").snapshot()


def test_a_finished_match_may_have_an_empty_deck_and_any_idle_count() -> None:
    ended = play(last_draw(lost_cities(rounds=1), "Y2"), "draw")
    assert ended.snapshot()["position"]["deck"] == []
    assert ended.game.restore(ended.snapshot()).scores == [-18, 0]
    limited = placed(lost_cities(rounds=1, no_deck_draw_limit=1), discards="R4", phase="draw")
    play(limited, "take R")
    assert limited.over
    assert limited.game.restore(limited.snapshot()).over


# Each list of edits takes one rule away.


def empty_deck(place: Place) -> None:
    while place["deck"]:
        card = place["deck"].pop()
        next(pile for colour, pile in place["discards"].items() if colour[0].upper() == card[0]).insert(0, card)


NO_COLUMNS: list[dict[str, list[str]]] = [{}, {"red": []}]
BREAKS: list[tuple[list[Edit], str]] = [
    ([add("deck", "Y2")], "Y2 is counted once too often"),
    ([add("deck", "Rx")], "Rx is counted once too often"),
    ([pop("deck")], "is missing: every card has to be somewhere"),
    ([put("discards.red", []), put("closed", None)], "R7 is missing: every card has to be somewhere"),
    ([move("hands.1", "deck")], "seat 1 has 7 cards in hand and should have 8"),
    ([move("deck", "hands.1")], "seat 1 has 9 cards in hand and should have 8"),
    ([move("deck", "hands.0")], "seat 0 has 8 cards in hand and should have 7"),
    ([put("phase", "play"), put("closed", None)], "seat 0 has 7 cards in hand and should have 8"),
    ([turn("expeditions.0.yellow")], "Y2 is out of order: wagers first, then numbers upwards"),
    ([turn("expeditions.1.blue")], "Bx is out of order: wagers first, then numbers upwards"),
    ([swap("expeditions.0.green", "expeditions.0.white")], "Wx lies in a green expedition"),
    ([swap("discards.green", "discards.white")], "W9 lies in the green discard pile"),
    ([put("phase", "play"), move("deck", "hands.0")], "so the phase has to be 'draw'"),
    ([put("closed", "green")], "closed names the green pile, which is empty"),
    ([put("closed", "purple")], "closed is null or one of yellow, blue, white, green, red"),
    ([put("known.0", ["R7"])], "R7"),
    ([turn("known")], "Gx"),
    ([put("known.1", ["Gx", "Gx"])], "Gx is counted once too often"),
    ([empty_deck], "the deck is empty, which would have ended the round"),
    *(
        ([put(seat, wrong)], f"{seat} is a whole number from 0 to 1")
        for seat in ("player", "starter")
        for wrong in (-1, 2)
    ),
    ([put("idle", -1)], "idle is a whole number from 0 to 60"),
    ([put("idle", 60)], "idle has reached no_deck_draw_limit"),
    ([put("results", [[0, 0]] * 4)], "results lists at most 3 rounds"),
    *(([put("results.0", wrong)], "each round of results has 2 scores") for wrong in ([], [1], [1, 2, 3])),
    *(([put("expeditions.0", wrong)], "expeditions has one entry for each of yellow, blue") for wrong in NO_COLUMNS),
    ([put("discards.purple", [])], "discards has one entry for each of yellow, blue, white, green, red"),
    *(
        ([add(cards, wrong)], f"'{wrong}' is no card here")
        for cards in ("hands.0", "known.1", "expeditions.0.blue", "discards.blue", "deck")
        for wrong in ("Q5", "R1", "R11", "r3", "R", "P5", "Px")
    ),
]


@each(("edits", "sentence"), BREAKS)
def test_a_position_that_breaks_a_rule_is_refused_with_the_rule(edits: list[Edit], sentence: str) -> None:
    refused(edited(sound(GAME), *edits), sentence)


@each("wrong", [2**31, 2**31 + 1, 2**63])
def test_without_a_limit_idle_may_be_any_number_that_fits(wrong: int) -> None:
    unlimited = lost_cities(no_deck_draw_limit=0)
    for fits in (0, 61, 2**31 - 1):
        assert placed(unlimited, idle=fits).snapshot()["position"]["idle"] == fits
    with pytest.raises(ValueError, match="idle is a whole number from 0 to"):
        placed(unlimited, idle=wrong)


@each(
    ("options", "least", "most"),
    [({}, -400, 780), ({"expeditions": 6}, -480, 936), ({"expeditions": 6, "three_players": True}, -360, 1026)],
)
def test_lc_5_4_the_scores_that_a_round_can_bring(options: dict[str, Any], least: int, most: int) -> None:
    """In every expedition nothing but wagers, or all of its cards."""
    game = lost_cities(**options)
    results = [[least, most, 0][: game.player_counts[0]]]
    assert placed(game, results=results).view()["results"] == results
    for wrong in (least - 1, most + 1):
        with pytest.raises(ValueError, match=f"from {least} to {most}"):
            placed(game, results=[[wrong, *results[0][1:]]])


def test_all_cards_of_a_snapshot_count() -> None:
    """Whichever card is taken out of a position, it is missed."""
    for number in range(60):
        snapshot = sound(GAME)
        place = snapshot["position"]
        columns = [cards for seat in place["expeditions"] for cards in seat.values()]
        lists = [*place["hands"], *columns, *place["discards"].values(), place["deck"]]
        owner = next(cards for at, cards in enumerate(lists) if number < sum(map(len, lists[: at + 1])))
        owner.pop()
        refused(snapshot, "is missing|should have|is empty")
    assert sum(map(len, cards_by_place(GAME.restore(sound(GAME))))) == 60
