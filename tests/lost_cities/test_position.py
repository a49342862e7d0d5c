"""Positions as JSON: what a snapshot holds, and every rule that one can break."""

from __future__ import annotations

import copy
import json
from collections.abc import Callable
from typing import Any

import pytest

from lost_cities.positions import cards_by_place, last_draw, lost_cities, placed, play, sound, walk

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


@pytest.mark.parametrize("options", [{}, {"expeditions": 6}, {"three_players": True}, {"no_deck_draw_limit": 2}])
def test_snapshots_go_through_json_and_back(options: dict[str, Any]) -> None:
    game = lost_cities(**options)
    match = game.start(seed=2)
    for number, now in enumerate(walk(match, 2)):
        if number % 40 == 0:
            written = json.loads(json.dumps(now.snapshot()))
            assert written == now.snapshot()
            assert game.restore(written).snapshot() == written
    assert game.restore(match.snapshot()).over


def test_the_next_deck_card_comes_first() -> None:
    match = placed(GAME, deck="R7 R2 B9", phase="draw")
    assert "R7" in play(match, "draw").view(0)["hand"]
    assert match.snapshot()["position"]["deck"] == ["R2", "B9"]


def test_a_restored_match_goes_on_to_the_same_shuffles() -> None:
    match = last_draw(GAME)
    restored = GAME.restore(match.snapshot())
    assert play(restored, "draw").snapshot() == play(match, "draw").snapshot()


def test_restoring_leaves_the_snapshot_alone() -> None:
    snapshot = sound(GAME)
    before = copy.deepcopy(snapshot)
    play(GAME.restore(snapshot), "draw")
    assert snapshot == before


def test_a_finished_match_may_have_an_empty_deck_and_any_idle_count() -> None:
    ended = play(last_draw(lost_cities(rounds=1), "Y2"), "draw")
    assert ended.snapshot()["position"]["deck"] == []
    assert ended.game.restore(ended.snapshot()).scores == [-18, 0]
    limited = placed(lost_cities(rounds=1, no_deck_draw_limit=1), discards="R4", phase="draw")
    play(limited, "take R")
    assert limited.over
    assert limited.game.restore(limited.snapshot()).over


# Each takes one rule away.


def card_twice(place: Place) -> None:
    place["deck"].append("Y2")


def fourth_wager(place: Place) -> None:
    place["deck"].append("Rx")


def card_missing(place: Place) -> None:
    place["deck"].pop()


def pile_card_missing(place: Place) -> None:
    place["discards"]["red"].clear()
    place["closed"] = None


def hand_too_small(place: Place) -> None:
    place["deck"].append(place["hands"][1].pop())


def hand_too_large(place: Place) -> None:
    place["hands"][1].append(place["deck"].pop())


def hand_full_before_the_draw(place: Place) -> None:
    place["hands"][0].append(place["deck"].pop())


def hand_short_before_the_play(place: Place) -> None:
    place.update(phase="play", closed=None)


def column_downwards(place: Place) -> None:
    place["expeditions"][0]["yellow"].reverse()


def wager_on_a_number(place: Place) -> None:
    place["expeditions"][1]["blue"].reverse()


def wrong_column(place: Place) -> None:
    columns = place["expeditions"][0]
    columns["green"], columns["white"] = columns["white"], columns["green"]


def wrong_pile(place: Place) -> None:
    piles = place["discards"]
    piles["green"], piles["white"] = piles["white"], piles["green"]


def closed_while_playing(place: Place) -> None:
    place["phase"] = "play"
    place["hands"][0].append(place["deck"].pop())


def closed_pile_empty(place: Place) -> None:
    place["closed"] = "green"


def known_not_in_hand(place: Place) -> None:
    place["known"][0] = ["R7"]


def known_of_the_other_seat(place: Place) -> None:
    place["known"].reverse()


def known_twice(place: Place) -> None:
    place["known"][1] = ["Gx", "Gx"]


def deck_empty(place: Place) -> None:
    while place["deck"]:
        card = place["deck"].pop()
        next(pile for colour, pile in place["discards"].items() if colour[0].upper() == card[0]).insert(0, card)


BREAKS: list[tuple[Callable[[Place], None], str]] = [
    (card_twice, "Y2 is counted once too often"),
    (fourth_wager, "Rx is counted once too often"),
    (card_missing, "is missing: every card has to be somewhere"),
    (pile_card_missing, "R7 is missing: every card has to be somewhere"),
    (hand_too_small, "seat 1 has 7 cards in hand and should have 8"),
    (hand_too_large, "seat 1 has 9 cards in hand and should have 8"),
    (hand_full_before_the_draw, "seat 0 has 8 cards in hand and should have 7"),
    (hand_short_before_the_play, "seat 0 has 7 cards in hand and should have 8"),
    (column_downwards, "Y2 is out of order: wagers first, then numbers upwards"),
    (wager_on_a_number, "Bx is out of order: wagers first, then numbers upwards"),
    (wrong_column, "Wx lies in a green expedition"),
    (wrong_pile, "W9 lies in the green discard pile"),
    (closed_while_playing, "so the phase has to be 'draw'"),
    (closed_pile_empty, "closed names the green pile, which is empty"),
    (known_not_in_hand, "R7"),
    (known_of_the_other_seat, "Gx"),
    (known_twice, "Gx is counted once too often"),
    (deck_empty, "the deck is empty, which would have ended the round"),
]


@pytest.mark.parametrize(("broken", "sentence"), BREAKS, ids=[broken.__name__ for broken, _ in BREAKS])
def test_a_position_that_breaks_a_rule_is_refused_with_the_rule(broken: Callable[[Place], None], sentence: str) -> None:
    snapshot = sound(GAME)
    broken(snapshot["position"])
    refused(snapshot, sentence)


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
